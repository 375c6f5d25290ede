/**
 * Long answers on their way. They leave piece by piece as their client reads, so that it is seen whether it does; and in a sandbox
 * that strangers share, what they have not read is bounded.
 */
import type { ServerResponse } from 'node:http';
import { Tally } from '../../../api/shares.js';
import { yieldToLoop } from '../time.js';
import type { OwnResponse } from './send.js';

/** So much is handed to the system at a time. What is shorter is sent whole. */
export const AT_ONCE_BYTES = 64 * 1024;

/**
 * Writes a body of known length.
 * @param pieces its bytes, in as many parts as they were made in
 * @param end called when all of it was handed to the system
 */
export function writeInPieces(res: ServerResponse, pieces: readonly Uint8Array[], end: () => void): void {
  const { unread } = res as OwnResponse;
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (length > AT_ONCE_BYTES) unread?.hold(res, length);
  let [index, at] = [0, 0];
  const goOn = (): void => {
    unread?.readOn(res);
    for (; index < pieces.length && !res.destroyed; index++, at = 0) {
      const piece = pieces[index] as Uint8Array;
      while (at < piece.length && !res.destroyed) {
        const part = piece.subarray(at, at + AT_ONCE_BYTES);
        at += part.length;
        const last = index === pieces.length - 1 && at >= piece.length;
        if (!res.write(part) && !last) {
          // A client that reads as fast as is written is told so within the turn, and others would wait for the whole answer.
          res.once('drain', () => void yieldToLoop().then(goOn));
          return;
        }
      }
    }
    if (!res.destroyed) end();
  };
  goOn();
}

/** Bounds of what strangers have not read of their answers, and of how much they may be answered at a time. */
export interface UnreadLimits {
  /** Bytes of a merchant's long answers; with more, its next calls are rejected before anything is done for them. */
  merchant_bytes: number;
  /** Calls of a merchant that are under way at a time; more are rejected. */
  merchant_calls: number;
  /** Bytes of long answers to one address, and of all of them; for more, those are cut whose clients have not read for the longest time. */
  address_bytes: number;
  total_bytes: number;
}

const MIB = 1024 * 1024;
export const UNREAD_LIMITS: UnreadLimits = {
  merchant_bytes: 32 * MIB,
  merchant_calls: 256,
  address_bytes: 64 * MIB,
  total_bytes: 256 * MIB,
};

interface Held {
  readonly bytes: number;
  readonly address: string | undefined;
  readonly merchant: string | undefined;
}

/** What the clients of a sandbox have still to read, and how many calls each merchant has under way. */
export class Unread {
  /** The one whose client has not read for the longest time comes first. */
  private readonly held = new Map<ServerResponse, Held>();
  private readonly calls = new Tally<string>();

  /** @param addressOf whom an answer is for, as shares are counted */
  constructor(
    private readonly addressOf: (res: ServerResponse) => string | undefined,
    private readonly limits: UnreadLimits = UNREAD_LIMITS,
  ) {}

  /** A long answer begins; others are cut where there are too many. One alone always has room. */
  hold(res: ServerResponse, bytes: number): void {
    const address = this.addressOf(res);
    this.held.set(res, { bytes, address, merchant: (res as OwnResponse).merchant });
    res.once('close', () => this.held.delete(res));
    this.cut(res, this.limits.address_bytes, (held) => held.address === address);
    this.cut(res, this.limits.total_bytes, () => true);
  }

  /** The client of an answer has read on. */
  readOn(res: ServerResponse): void {
    const held = this.held.get(res);
    if (held === undefined) return;
    this.held.delete(res);
    this.held.set(res, held);
  }

  private cut(latest: ServerResponse, most_bytes: number, isMeant: (held: Held) => boolean): void {
    const meant = [...this.held].filter(([res, held]) => !res.destroyed && isMeant(held));
    let bytes = meant.reduce((sum, [, held]) => sum + held.bytes, 0);
    for (const [res, held] of meant) {
      if (bytes <= most_bytes) return;
      if (res === latest) continue;
      bytes -= held.bytes;
      res.destroy();
    }
  }

  /**
   * Counts a call of a merchant until its answer has left.
   * @returns why it is to be rejected; undefined where it may go on
   */
  count(res: ServerResponse, merchant: string): string | undefined {
    const { merchant_bytes, merchant_calls } = this.limits;
    if (this.calls.of(merchant) >= merchant_calls)
      return `${merchant_calls} calls of this merchant are under way, and no more may be at a time; try again when one of them is answered.`;
    let bytes = 0;
    for (const held of this.held.values()) if (held.merchant === merchant) bytes += held.bytes;
    if (bytes >= merchant_bytes)
      return `Answers of ${merchant_bytes / MIB} MiB to calls of this merchant are still to be read; read them, or end their connections, and try again.`;
    (res as OwnResponse).merchant = merchant;
    res.once('close', this.calls.add(merchant));
    return undefined;
  }
}
