/** Bodies of requests as they come in. */
import type { IncomingMessage } from 'node:http';
import { type BodyRead, ClientGone } from '../../../api/call.js';

/** A request whose client sends the body only when it is told to (`Expect: 100-continue`), which `readBody` does. */
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
  if (encoding !== undefined && encoding !== 'identity') return { ok: false, fault: 'encoded' };
  if (Number(req.headers['content-length'] ?? 0) > limit) return { ok: false, fault: 'too_large' };
  return undefined;
}

/**
 * Reads the raw bytes of a request, because signatures are computed over them. Reading ends at the limit; the rest is left to
 * whoever replies, who must close the connection then. Compressed bodies are refused: the contract knows plain JSON only.
 * @param limit in bytes
 * @returns a promise where bytes are still to come, which rejects with ClientGone when they never do
 */
export function readBody(req: OwnRequest, limit: number): BodyRead | Promise<BodyRead> {
  if (!hasBody(req)) return { ok: true, bytes: NOTHING };
  const refused = refusedAhead(req, limit);
  if (refused !== undefined) return refused;
  req.heldBack?.();
  req.heldBack = undefined;
  return new Promise((resolve, reject) => {
    const pieces = new Pieces();
    let read = 0;
    const onData = (chunk: Buffer): void => {
      read += chunk.length;
      if (read <= limit) {
        pieces.add(chunk);
        return;
      }
      req.off('data', onData);
      resolve({ ok: false, fault: 'too_large' });
    };
    // One that lost its client closes, and says an error only to those who listen for it; one that ended closes as well.
    const onClose = (): void => reject(new ClientGone());
    req.on('data', onData).on('close', onClose);
    req.on('end', () => {
      req.off('close', onClose);
      resolve({ ok: true, bytes: pieces.joined() });
    });
  });
}
