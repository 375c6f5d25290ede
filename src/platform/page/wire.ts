/**
 * What the service worker and the worker with the engine tell each other, over a channel of the site: so that either finds the other
 * again after the browser has ended one of them.
 */

/** What the service worker says. */
export type Asking =
  | {
      kind: 'call';
      id: string;
      /** Whom it is for: another one than that does not answer, and is sent the call once it has said who it is. */
      engine: string;
      method: string;
      url: string;
      headers: readonly [string, string][];
      body: ArrayBuffer | null;
    }
  /** Nobody waits for the answer any more. */
  | { kind: 'leave'; id: string }
  /** Who has the engine is to say so. */
  | { kind: 'who' };

/** What the engine's worker says. */
export type Answering =
  /** It has the engine. `notice`: what the reader has to know; it is said again whenever there is something new. */
  | { kind: 'here'; engine: string; kept: boolean; notice: string | null }
  /** It has none, and answers calls with the reason. */
  | { kind: 'failed'; engine: string; reason: string }
  /** It has got a call: nobody else may be asked any more. */
  | { kind: 'taken'; id: string }
  /** An answer, or how it begins: `whole` when there is no more of it. */
  | {
      kind: 'reply';
      id: string;
      status: number;
      headers: readonly [string, string][];
      bytes: Uint8Array | null;
      whole: boolean;
    }
  | { kind: 'piece'; id: string; bytes: Uint8Array }
  | { kind: 'end'; id: string }
  /** The connection was cut. */
  | { kind: 'cut'; id: string };

/** What whoever may have the engine says of itself. */
export type EngineState = Extract<Answering, { engine: string }>;

/** What pages of the site say to it: begin anew, with this seed. */
export interface Anew {
  kind: 'anew';
  seed: number;
}

/** The answer where there is no sandbox. */
export const unavailable = (detail: string): Response => Response.json({ detail }, { status: 503 });

/** The name of the channel, and of the lock that whoever has the engine holds. @param base the path of the site, with a slash at its end */
export const channelName = (base: string): string => `tenderbox ${base}`;
