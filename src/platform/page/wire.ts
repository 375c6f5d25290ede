/**
 * What the service worker and the worker with the engine tell each other, over a channel of the site: so that either finds the other
 * again after the browser has ended one of them.
 */

/** What the service worker says. */
export type Asking =
  | {
      kind: 'call';
      id: string;
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
  /** It has the engine. `notice`: what the reader has to know. */
  | { kind: 'here'; engine: string; kept: boolean; notice: string | null }
  | { kind: 'failed'; reason: string }
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

/** What pages of the site say to it: begin anew, with this seed. */
export interface Anew {
  kind: 'anew';
  seed: number;
}

/** The name of the channel, and of the lock that whoever has the engine holds. @param base the path of the site, with a slash at its end */
export const channelName = (base: string): string => `tenderbox ${base}`;
