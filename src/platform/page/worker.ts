/**
 * The worker that may hold the engine. Each page of the site has one; the first takes the lock of the site, opens the files and answers
 * for all. When its page is gone the next one takes over, and finds in the files what the last one has answered.
 */
import type { SandboxFetch } from '../fetch/fetch.js';
import { emptyDisk, openDisk } from './disk.js';
import { DATA_FILE } from './files.js';
import { drawSecret } from './random.js';
import { type Anew, type Answering, type Asking, channelName, type EngineState, unavailable } from './wire.js';

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

/** What calls come by, and go back by: the page whose worker this is, or the channel of the site. */
interface Line {
  postMessage(message: Answering): void;
  onmessage: ((event: { data: Asking | Anew }) => void) | null;
}

const browser = globalThis as unknown as Line & {
  origin: string;
  location: { hash: string };
  navigator: { locks: { request(name: string, run: () => Promise<unknown>): Promise<unknown> } };
};

/** Every reader sees the same ids, as long as nobody asks for others. */
const USUAL_SEED = 1;

type Start = (options: StartOptions) => Promise<Opened>;

/** The sandbox of a site, and what is told of it. */
class Holder {
  private opened: Opened | undefined;
  /** Whether the browser keeps the files; unknown until they are open. */
  private kept: boolean | undefined;
  /** Nothing while a sandbox is being opened: who asks then is told in the end. */
  last: EngineState | undefined;
  private turn = Promise.resolve();
  private readonly calls = new Map<string, AbortController>();

  /** @param base whatever the path of a call begins with, it is below this; @param path that of the site; null where nothing may be kept */
  constructor(
    private readonly base: string,
    private readonly path: string | null,
    private readonly start: Start,
    private readonly lines: readonly Line[],
  ) {}

  private announce(state: EngineState): void {
    this.last = state;
    for (const line of this.lines) line.postMessage(state);
  }

  /** Opens it once what was asked before is done. @param isAnew whether what was kept is to be forgotten */
  open(seed: number, isAnew = false): Promise<void> {
    this.turn = this.turn.then(() => this.openNow(seed, isAnew));
    return this.turn;
  }

  private async openNow(seed: number, isAnew: boolean): Promise<void> {
    const engine = drawSecret();
    let notice: string | null = null;
    this.last = undefined;
    try {
      this.kept ??= this.path !== null && (await openDisk(channelName(encodeURIComponent(this.path)), DATA_FILE));
      const { kept } = this;
      if (isAnew) this.forget();
      this.opened = await this.start({
        url: this.base.slice(0, -1),
        data_file: kept ? DATA_FILE : null,
        seed,
        notice: (message) => {
          notice = message;
          if (this.last?.kind === 'here' && this.last.engine === engine) this.announce({ ...this.last, notice });
        },
      });
      this.announce({ kind: 'here', engine, kept, notice });
    } catch (error) {
      this.announce({ kind: 'failed', engine, reason: (error as Error).message });
    }
  }

  private forget(): void {
    try {
      this.opened?.close();
    } catch {
      // What cannot be written any more is to be forgotten anyway.
    }
    this.opened = undefined;
    if (this.kept) emptyDisk(DATA_FILE);
  }

  async answer(call: Extract<Asking, { kind: 'call' }>, line: Line): Promise<void> {
    const { id, engine, method, url, headers, body } = call;
    if (engine !== this.last?.engine) return;
    const cut = new AbortController();
    this.calls.set(id, cut);
    line.postMessage({ kind: 'taken', id });
    try {
      const address = this.base + url.slice(1);
      const request = new Request(address, { method, headers: [...headers], body, signal: cut.signal });
      const { last, opened } = this;
      const response = last.kind === 'failed' ? unavailable(last.reason) : await (opened as Opened).fetch(request);
      await pass(id, response, (message) => line.postMessage(message));
    } catch {
      line.postMessage({ kind: 'cut', id });
    } finally {
      this.calls.delete(id);
    }
  }

  leave(id: string): void {
    this.calls.get(id)?.abort();
  }
}

/** @param base the address of the site, with a slash at its end */
export function serveSite(base: string, start: Start): void {
  const { pathname } = new URL(base);
  // A frame of another site's page, and a page that the browser lets share nothing with others, have a sandbox of their own.
  const isAlone = browser.location.hash !== '' || browser.origin === 'null';
  const others = isAlone ? [] : [new BroadcastChannel(channelName(pathname)) as unknown as Line];
  const lines = [browser, ...others];
  const holder = new Holder(base, isAlone ? null : pathname, start, lines);
  const hear = (data: Asking | Anew, line: Line): void => {
    if (data.kind === 'call') void holder.answer(data, line);
    else if (data.kind === 'leave') holder.leave(data.id);
    else if (data.kind === 'anew') void holder.open(data.seed, true);
    else if (holder.last !== undefined) line.postMessage(holder.last);
  };
  const serve = async (): Promise<void> => {
    for (const line of lines) line.onmessage = ({ data }) => hear(data, line);
    await holder.open(USUAL_SEED);
    // Until the page is gone.
    await new Promise(() => undefined);
  };
  if (isAlone) void serve();
  else void browser.navigator.locks.request(channelName(pathname), serve);
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
