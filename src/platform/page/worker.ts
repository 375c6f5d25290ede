/**
 * The worker that may hold the engine. Each page of the site has one; the first takes the lock of the site, opens the files and answers
 * for all. When its page is gone the next one takes over, and finds in the files what the last one has answered.
 */
import type { SandboxFetch } from '../fetch/fetch.js';
import { emptyDisk, openDisk } from './disk.js';
import { DATA_FILE } from './files.js';
import { drawSecret } from './random.js';
import { type Anew, type Answering, type Asking, channelName } from './wire.js';

/** A sandbox that answers. */
export interface Opened {
  fetch: SandboxFetch;
  close(): void;
}

interface StartOptions {
  /** Where the sandbox is, without a slash at its end. */
  url: string;
  /** Null where the browser keeps none. */
  data_file: string | null;
  seed: number;
  /** What the reader has to know. */
  notice(message: string): void;
}

const browser = globalThis as unknown as {
  location: { hash: string };
  navigator: { locks: { request(name: string, run: () => Promise<unknown>): Promise<unknown> } };
};

const yesOrNo = [(): boolean => true, (): boolean => false] as const;

/** Every reader sees the same ids, as long as nobody asks for others. */
const USUAL_SEED = 1;

/** @param base the address of the site, with a slash at its end */
export function serveSite(base: string, start: (options: StartOptions) => Promise<Opened>): void {
  const { pathname } = new URL(base);
  // A frame of another site's page names itself: it has a sandbox for that page alone, because browsers let it keep nothing.
  const { hash } = browser.location;
  const name = channelName(pathname) + hash;
  const channel = new BroadcastChannel(name);
  const say = (message: Answering): void => channel.postMessage(message);
  const calls = new Map<string, AbortController>();
  let opened: Opened | undefined;
  let kept = true;
  let last: Answering | undefined;

  const open = async (seed: number): Promise<void> => {
    let notice: string | null = null;
    try {
      opened = await start({
        url: base.slice(0, -1),
        data_file: kept ? DATA_FILE : null,
        seed,
        notice: (message) => {
          notice = message;
        },
      });
      last = { kind: 'here', engine: drawSecret(), kept, notice };
    } catch (error) {
      last = { kind: 'failed', reason: (error as Error).message };
    }
    say(last);
  };
  const anew = async (seed: number): Promise<void> => {
    opened?.close();
    opened = undefined;
    if (kept) emptyDisk();
    await open(seed);
  };
  const answer = async (asked: Extract<Asking, { kind: 'call' }>): Promise<void> => {
    const { id, method, url, headers, body } = asked;
    const cut = new AbortController();
    calls.set(id, cut);
    say({ kind: 'taken', id });
    try {
      if (opened === undefined) throw new TypeError('There is no sandbox.');
      const response = await opened.fetch(
        new Request(new URL(url, base), { method, headers: [...headers], body, signal: cut.signal }),
      );
      await pass(id, response, say);
    } catch {
      say({ kind: 'cut', id });
    } finally {
      calls.delete(id);
    }
  };
  let turn: Promise<void> | undefined;
  const listen = ({ data }: { data: Asking | Anew }): void => {
    if (data.kind === 'call') void answer(data);
    else if (data.kind === 'leave') calls.get(data.id)?.abort();
    else if (data.kind === 'anew') turn = (turn ?? Promise.resolve()).then(() => anew(data.seed));
    else if (data.kind === 'who' && last !== undefined) say(last);
  };
  const serve = async (): Promise<void> => {
    kept = hash === '' && (await openDisk(channelName(encodeURIComponent(pathname))).then(...yesOrNo));
    await open(USUAL_SEED);
    channel.onmessage = (event) => listen(event as { data: Asking | Anew });
    // Until the page is gone.
    await new Promise(() => undefined);
  };
  if (hash === '') void browser.navigator.locks.request(name, serve);
  else void serve();
}

/** Hands an answer on: in one piece where it is whole, else as it comes. */
async function pass(id: string, response: Response, say: (message: Answering) => void): Promise<void> {
  const { status, body } = response;
  const head = { kind: 'reply', id, status, headers: [...response.headers] } as const;
  const length = response.headers.get('content-length');
  if (body === null) return say({ ...head, bytes: null, whole: true });
  const reader = body.getReader();
  if (length === null) say({ ...head, bytes: null, whole: false });
  else {
    const { value = null } = await reader.read();
    const whole = value?.length === Number(length);
    say({ ...head, bytes: value, whole });
    if (whole) return;
  }
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return say({ kind: 'end', id });
    say({ kind: 'piece', id, bytes: value });
  }
}
