import type { IncomingMessage } from 'node:http';

/** What came of reading a request's body. */
export type BodyRead =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; fault: 'too_large' | 'encoded' | 'aborted'; read: number };

/** Long bodies that are in memory at the same time. */
export class BodyRoom {
  private taken_bytes = 0;

  constructor(private readonly bytes: number) {}

  /** @returns whether there is room; one body alone always has it */
  take(bytes: number): boolean {
    if (this.taken_bytes > 0 && this.taken_bytes + bytes > this.bytes) return false;
    this.taken_bytes += bytes;
    return true;
  }

  give(bytes: number): void {
    this.taken_bytes -= bytes;
  }
}

/** The bytes that a body takes at most: those that it announces, or all that it may. */
export function bytesAhead(req: IncomingMessage, limit: number): number {
  const announced = Number(req.headers['content-length'] ?? limit);
  return Math.min(announced, limit);
}

/** A request whose client sends the body only when it is told to (`Expect: 100-continue`), which `openBody` does. */
export type OwnRequest = IncomingMessage & {
  /** Tells the client to send it; undefined where it is told, or does not wait for that. */
  heldBack?: (() => void) | undefined;
};

const NOTHING = new Uint8Array(0);

/** A shorter piece takes more memory than its bytes do. */
const SHORT_PIECE = 1_024;
const BLOCK = 16 * 1_024;

/** Bytes that come in pieces. Short ones are copied together, so that a body of one byte at a time takes what another one does. */
class Pieces {
  private readonly whole: Uint8Array[] = [];
  private block: Uint8Array | undefined;
  private used = 0;

  add(piece: Uint8Array): void {
    if (piece.length >= SHORT_PIECE || (this.whole.length === 0 && this.block === undefined)) {
      this.closeBlock();
      this.whole.push(piece);
      return;
    }
    if (this.block === undefined || this.used + piece.length > BLOCK) {
      this.closeBlock();
      this.block = new Uint8Array(BLOCK);
    }
    this.block.set(piece, this.used);
    this.used += piece.length;
  }

  private closeBlock(): void {
    if (this.block !== undefined) this.whole.push(this.block.subarray(0, this.used));
    this.block = undefined;
    this.used = 0;
  }

  joined(): Uint8Array {
    this.closeBlock();
    return this.whole.length === 1 ? (this.whole[0] as Uint8Array) : Buffer.concat(this.whole);
  }
}

/** Whether the request announces a body at all. */
function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || (req.headers['content-length'] ?? '0') !== '0';
}

/** What is wrong with a body before the first byte of it is read. */
function refusedAhead(req: IncomingMessage, limit: number): BodyRead | undefined {
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') return { ok: false, fault: 'encoded', read: 0 };
  if (Number(req.headers['content-length'] ?? 0) > limit) return { ok: false, fault: 'too_large', read: 0 };
  return undefined;
}

/** Tells what comes of the body of a request, unless that is known already. */
export type BodyAhead = (tell: (read: BodyRead) => void) => void;

/**
 * Reads the raw bytes of a request, because signatures are computed over them. Reading ends at the limit; the rest is left to
 * whoever answers, who must close the connection then. Compressed bodies are refused: the contract knows plain JSON only.
 *
 * A body that has to be awaited is told and not promised: each call with a body waits for it, and a promise has to be made, kept
 * and found again at each step on its way out.
 * @param limit in bytes
 */
export function openBody(req: OwnRequest, limit: number): BodyRead | BodyAhead {
  if (!hasBody(req)) return { ok: true, bytes: NOTHING };
  const refused = refusedAhead(req, limit);
  if (refused !== undefined) return refused;
  req.heldBack?.();
  req.heldBack = undefined;
  return (tell) => {
    const pieces = new Pieces();
    let read = 0;
    // Whichever comes first counts: a stream that ended closes as well. One that lost its client closes, and says an error only
    // to those who listen for it.
    let told = false;
    const onData = (chunk: Buffer): void => {
      read += chunk.length;
      if (read <= limit) {
        pieces.add(chunk);
        return;
      }
      req.off('data', onData);
      told = true;
      // The parser is still at work on what it has read, and an answer may end its connection.
      queueMicrotask(() => tell({ ok: false, fault: 'too_large', read }));
    };
    const onEnd = (): void => {
      if (told) return;
      told = true;
      tell({ ok: true, bytes: pieces.joined() });
    };
    const onClose = (): void => {
      if (told) return;
      told = true;
      tell({ ok: false, fault: 'aborted', read });
    };
    req.on('data', onData).on('end', onEnd).on('close', onClose);
  };
}

/** The same as a promise, for those who have something else to wait for. */
export async function readBody(req: IncomingMessage, limit: number): Promise<BodyRead> {
  const body = openBody(req, limit);
  return typeof body === 'function' ? new Promise(body) : body;
}
