import type { ServerResponse } from 'node:http';

/** Sends one complete answer. What has begun already, or has lost its client, is left alone. */
export function sendText(
  res: ServerResponse,
  answer: { status: number; contentType: string; body: string; headers?: Readonly<Record<string, string>> },
): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(answer.status, {
    ...answer.headers,
    'content-type': answer.contentType,
    'content-length': Buffer.byteLength(answer.body),
  });
  res.end(res.req?.method === 'HEAD' ? undefined : answer.body);
}
