/** Answers that go wrong on purpose: cut, dripped, or not given at all. */
import type { ServerResponse } from 'node:http';
import { endsConnection, NO_SNIFFING, sayHowLongKept, type WholeAnswer } from './answer.js';
import { writeInPieces } from './unread.js';

/** Resets the connection (RST), or closes it where there is no bare TCP below, as under TLS. */
export function resetConnection(res: ServerResponse): void {
  const { socket } = res;
  if (socket === null || socket.destroyed) return;
  try {
    socket.resetAndDestroy();
  } catch {
    socket.destroy();
  }
}

function begin(res: ServerResponse, answer: WholeAnswer): Buffer | null {
  if (res.headersSent || res.destroyed) return null;
  const { status, contentType, body, headers } = answer;
  if (endsConnection(res, answer)) res.shouldKeepAlive = false;
  sayHowLongKept(res);
  const bytes = Buffer.from(body, 'utf8');
  res.writeHead(status, { ...NO_SNIFFING, ...headers, 'content-type': contentType, 'content-length': bytes.length });
  return bytes;
}

/**
 * Sends the beginning of an answer and ends the connection; the head announces the whole.
 * @param length in bytes; at least the last byte is kept back
 */
export function sendTruncated(res: ServerResponse, answer: WholeAnswer, length: number): void {
  const bytes = begin(res, answer);
  if (bytes === null) return;
  const sent = bytes.subarray(0, Math.max(0, Math.min(length, bytes.length - 1)));
  if (sent.length === 0) res.flushHeaders();
  // What was written is still sent before the connection goes.
  writeInPieces(res, [sent], () => res.socket?.destroySoon());
}

/** How often a dripped answer is continued. */
const DRIPS_PER_SECOND = 20;

/** Sends an answer slowly; ends early when the client has gone. */
export async function sendDripped(
  res: ServerResponse,
  answer: WholeAnswer,
  bytes_per_second: number,
  sleep: (delay_ms: number) => Promise<void>,
): Promise<void> {
  const bytes = begin(res, answer);
  if (bytes === null) return;
  res.flushHeaders();
  const drip_bytes = Math.max(1, Math.round(bytes_per_second / DRIPS_PER_SECOND));
  const pause_ms = (drip_bytes / bytes_per_second) * 1000;
  for (let at = 0; at < bytes.length && !res.destroyed; at += drip_bytes) {
    res.write(bytes.subarray(at, at + drip_bytes));
    await sleep(pause_ms);
  }
  if (!res.destroyed) res.end();
}
