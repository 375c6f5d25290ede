/** News from the sandbox: one stream for the whole page, whoever listens. Lost streams come back by themselves. */
import { base } from './base.js';
import { noteAnswer, noteSilence, returns } from './connection.js';
import { chosen, credential } from './merchant.js';
import { messagesOf, type StreamMessage } from './stream-text.js';

/** What changed: the kind of the records and which ones, or everything. */
interface Change {
  kind: string;
  ids?: readonly string[];
}

type Listener = (change: Change) => void;

const listeners = new Set<Listener>();
/** Grows up to the last one while the sandbox stays away. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000];
/** Screens read again at most this often, however much happens. */
const GATHER_MS = 80;

/** Calls `listener` for each change. @returns ends it */
export function onChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells everybody of a change; also of one that this page made itself. */
export function announceChange(change: Change): void {
  for (const listener of listeners) listener(change);
}

/** Makes of many calls in a row one at the end. */
export function gathered(act: () => void): { ask(): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    ask() {
      timer ??= setTimeout(() => {
        timer = undefined;
        act();
      }, GATHER_MS);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

const EVERYTHING: Change = { kind: '*' };

/** Whether the stream tells what happens, and whether something was read before it did, which may have changed since. */
let told = false;
let readUntold = false;

/** To be called when something that changes was read. */
export function noteRead(): void {
  readUntold ||= !told;
}

/** What a message of the stream says about what is shown; nothing of the first, unless something may have been missed before it. */
function changeOf({ event, data }: StreamMessage, again: boolean): Change | undefined {
  if (event === 'hello') {
    const missed = again ? !(data as { resumed: boolean }).resumed : readUntold;
    [told, readUntold] = [true, false];
    return missed ? EVERYTHING : undefined;
  }
  // What is read again then is rejected, and the rejection says that the merchant is gone.
  if (event === 'bye') return (data as { reason: string }).reason === 'merchant_deleted' ? EVERYTHING : undefined;
  if (event === 'change') return data as Change;
  return event === 'resync' ? EVERYTHING : { kind: event };
}

/** Keeps one stream open for as long as the page is. */
export function startLive(): void {
  let current = new AbortController();
  let last_id: string | undefined;
  chosen.subscribe(() => {
    last_id = undefined;
    told = false;
    current.abort();
  });
  returns.subscribe((count) => {
    if (count > 0) announceChange(EVERYTHING);
  });
  /** @returns whether there was anything to listen to */
  const listen = async (): Promise<boolean> => {
    current = new AbortController();
    told = false;
    const resume: Record<string, string> = last_id === undefined ? {} : { 'last-event-id': last_id };
    const response = await fetch(`${base}/_sandbox/stream`, {
      headers: { ...credential(), accept: 'text/event-stream', ...resume },
      signal: current.signal,
    });
    noteAnswer();
    if (!response.ok || response.body === null) return false;
    for await (const message of messagesOf(response.body)) {
      const change = changeOf(message, last_id !== undefined);
      last_id = message.id ?? last_id;
      if (change !== undefined) announceChange(change);
    }
    return true;
  };
  const keepListening = async (): Promise<never> => {
    for (let failures = 0; ; ) {
      try {
        failures = (await listen()) ? 0 : failures + 1;
      } catch {
        if (current.signal.aborted) continue;
        failures += 1;
        noteSilence();
      }
      const delay_ms = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, delay_ms));
    }
  };
  void keepListening();
}
