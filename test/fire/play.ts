/** Plays a case against a server, byte for byte, and reads whatever comes back. */
import { connect, type RawAnswer } from '../support/raw.js';
import type { Case } from './case.js';

/** No answer takes this long; what does was left hanging. */
const HANGING_MS = 10_000;

export interface Played {
  answers: RawAnswer[];
  /** Set when neither the answers nor the end of the connection came in time. */
  hung: boolean;
}

/** What stands in a case for the id of a payment request that there is. */
const PLACE = '{payment}';

function bytesOf(piece: string | Uint8Array, payment_id: string): Buffer {
  const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : Buffer.from(piece);
  const at = bytes.subarray(0, 100).indexOf(PLACE);
  if (at === -1) return bytes;
  return Buffer.concat([bytes.subarray(0, at), Buffer.from(payment_id), bytes.subarray(at + PLACE.length)]);
}

/** Writes what the client writes, and resolves when the connection ends or, where it stays, all answers are there. */
export async function play(
  origin: string,
  { sent, answers, leaves, stays }: Case,
  payment_id: string,
): Promise<Played> {
  const connection = await connect(origin);
  const { socket } = connection;
  socket.setNoDelay(true);
  const closed = new Promise<void>((resolve) => socket.once('close', resolve));
  for (const piece of sent) {
    // What the server has refused already takes no more.
    if (socket.destroyed) break;
    const left = new Promise<void>((resolve) => socket.write(bytesOf(piece, payment_id), () => resolve()));
    await Promise.race([left, closed]);
  }
  if (leaves === 'half') socket.end();
  if (leaves === 'reset') socket.resetAndDestroy();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), HANGING_MS);
  });
  const came = await Promise.race([connection.answers(stays ? answers.length : undefined), late]);
  clearTimeout(timer);
  socket.destroy();
  return { answers: came ?? (await connection.answers()), hung: came === undefined };
}
