/** What a frame of the site does for a page of somebody else's: it makes the calls that the page asks for, to the sandbox behind it. */

import type { createAsk } from '../../platform/page/ask.js';
import { APIS } from '../../platform/page/routes.js';

type Ask = ReturnType<typeof createAsk>;

/** A call that the page around asks for. */
export interface FramedCall {
  tenderbox: 'call';
  id: number;
  method: string;
  /** Path and query, from /v1 or /_sandbox on. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What was answered. */
export interface FramedAnswer {
  tenderbox: 'answer';
  id: number;
  status: number;
  headers: [string, string][];
  body: string;
}

/** What the frame says: that it is ready, that it never will be, or what was answered. */
export type FrameSays = { tenderbox: 'ready' } | { tenderbox: 'failed'; reason: string } | FramedAnswer;

/** @throws TypeError for a path that is no call's */
export async function answerTo({ id, method, path, headers, body }: FramedCall, ask: Ask): Promise<FramedAnswer> {
  if (!APIS.test(path)) throw new TypeError(`${path} is no call of the sandbox.`);
  const bytes = body === undefined ? null : new TextEncoder().encode(body).buffer;
  const answer = await ask({ method, url: path, headers: Object.entries(headers), body: bytes });
  return { tenderbox: 'answer', id, status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

/** Answers the page around, which has this sandbox for itself as long as it is open. */
export function serveParent(ask: Ask): void {
  window.addEventListener('message', async ({ source, data }: MessageEvent<FramedCall>) => {
    if (source !== window.parent || data?.tenderbox !== 'call') return;
    const failed = (error: Error): FrameSays => ({
      ...{ tenderbox: 'answer', id: data.id, status: 0, headers: [] },
      body: error.message,
    });
    notifyParent(await answerTo(data, ask).catch(failed));
  });
  notifyParent({ tenderbox: 'ready' });
}

/** Nothing of it is a secret, and nobody says to the frame whose it is. */
export const notifyParent = (says: FrameSays): void => window.parent.postMessage(says, '*');
