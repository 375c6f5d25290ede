/** What a receiver answers, as far as it is worth reading. */
import type { IncomingMessage } from 'node:http';
import type { OutboundResult } from '../../deliveries/sender.js';
import { headersOf, type Target } from './targets.js';

/** What is kept of an answer's body; the rest is read and thrown away. */
const KEPT_BYTES = 16 * 1024;
/** An answer longer than this is not read to its end: its status is known, and the receiver would only keep the line busy. */
const READ_BYTES = 1024 * 1024;

export type Answer = Omit<Extract<OutboundResult, { kind: 'answered' }>, 'kind' | 'duration_ms'>;

const NOTHING = Buffer.alloc(0);

/** Reads an answer to its end, or as far as it is worth. */
export function readAnswer(response: IncomingMessage, target: Target, done: (answer: Answer) => void): void {
  const kept: Buffer[] = [];
  let read = 0;
  const finish = (): void => {
    const [only = NOTHING, ...more] = kept;
    const body = (more.length === 0 ? only : Buffer.concat(kept)).toString('utf8', 0, Math.min(read, KEPT_BYTES));
    done({
      status: response.statusCode ?? 0,
      headers: headersOf(response, target),
      body,
      truncated: read > KEPT_BYTES,
    });
  };
  response.on('data', (chunk: Buffer) => {
    if (read < KEPT_BYTES) kept.push(chunk);
    read += chunk.length;
    if (read <= READ_BYTES) return;
    finish();
    response.destroy();
  });
  response.on('end', finish);
}
