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

async function call({ method, path, headers, body }: FramedCall, ask: Ask): Promise<Omit<FramedAnswer, 'id'>> {
  if (/^\/_sandbox\/stream\b/.test(path)) throw new TypeError(`${path} has no end, and is not shown here.`);
  if (!APIS.test(path)) throw new TypeError(`${path} is no call of the sandbox.`);
  // What browsers do not send is rejected here with their reason; the engine would only cut it off.
  const request = new Request('https://sandbox.example', { method, headers, body });
  const bytes = body === undefined ? null : new TextEncoder().encode(body).buffer;
  const answer = await ask({ method: request.method, url: path, headers: Object.entries(headers), body: bytes });
  if (answer.type === 'error') throw new TypeError('The connection was cut.');
  return { tenderbox: 'answer', status: answer.status, headers: [...answer.headers], body: await answer.text() };
}

/** Makes a call. @returns the answer; with status 0 why there is none */
export async function answerTo(asked: FramedCall, ask: Ask): Promise<FramedAnswer> {
  const failed = ({ message }: Error) => ({ tenderbox: 'answer' as const, status: 0, headers: [], body: message });
  return { ...(await call(asked, ask).catch(failed)), id: asked.id };
}

/** Answers the page around, which has this sandbox for itself as long as it is open. */
export function serveParent(ask: Ask): void {
  window.addEventListener('message', async ({ source, data }: MessageEvent<FramedCall>) => {
    if (source !== window.parent || data?.tenderbox !== 'call') return;
    notifyParent(await answerTo(data, ask));
  });
  notifyParent({ tenderbox: 'ready' });
}

/** Nothing of it is a secret, and nobody says to the frame whose it is. */
export const notifyParent = (says: FrameSays): void => window.parent.postMessage(says, '*');
