/** Webhooks in words. */

/** What is short enough for a column: the name of an inbox, else the host and the end of the path. */
export function endpointName(url: string): string {
  const { host, pathname } = new URL(url);
  const inbox = /\/_sandbox\/inbox\/([^/]+)$/.exec(pathname)?.[1];
  if (inbox !== undefined) return `${inbox} inbox`;
  return pathname === '/' ? host : host + pathname;
}

/** A duration in real milliseconds, with as many digits as say something. */
export function durationText(duration_ms: number): string {
  if (duration_ms < 0.1) return '<0.1 ms';
  if (duration_ms >= 1_000) return `${(duration_ms / 1_000).toPrecision(3)} s`;
  return `${duration_ms >= 10 ? Math.round(duration_ms) : Number(duration_ms.toPrecision(2))} ms`;
}

/** A share as percent that is 100 or 0 only where it is. */
export const percentText = (share: number): string => `${share > 0.99 && share < 1 ? '99' : Math.ceil(share * 100)} %`;
