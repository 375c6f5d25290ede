/** One exchange with a receiver: a body goes out, at once or badly on purpose, and an answer is read as far as it is worth. */
import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Writable } from 'node:stream';
import type { OutboundRequest, OutboundResult } from '../../deliveries/attempt.js';
import { Explained } from './network-errors.js';

/** What is kept of an answer's body; the rest is read and thrown away. */
const KEPT_BYTES = 16 * 1024;
/** An answer longer than this is not read to its end: its status is known, and the receiver would only keep the connection busy. */
const READ_BYTES = 1024 * 1024;
/** In how many pieces a slow body is sent. */
const SLOW_PIECES = 20;

export type Answer = Omit<Extract<OutboundResult, { kind: 'answered' }>, 'kind' | 'duration_ms'>;

/** A connection that had been used before ended without a byte of answer. */
export class ConnectionLost extends Error {}

/**
 * Sends what was asked for and reads what is answered.
 * @param client the request, of which nothing was sent yet
 * @throws ConnectionLost, Explained, or what Node says of the network
 */
export function exchange(client: ClientRequest, request: OutboundRequest, timeout_ms: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let isAnnounced = false;
    let isAnswered = false;
    const timer = setTimeout(() => fail(new Explained(timeoutText(request, isAnswered))), timeout_ms);
    // Destroying a request makes it report an error of its own, which comes too late to count.
    const fail = (error: NodeJS.ErrnoException): void => {
      clearTimeout(timer);
      client.destroy();
      const isLost = client.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
      reject(isLost && !isAnnounced && !isAnswered ? new ConnectionLost() : error);
    };
    const end = (answer: Answer): void => {
      clearTimeout(timer);
      // Nobody asks for the rest: what else comes on this connection belongs to no request.
      if (!client.writableFinished) client.destroy();
      resolve(answer);
    };
    client.on('error', fail);
    // Before an answer there may be words about it: who says them has the request.
    client.on('information', () => {
      isAnnounced = true;
    });
    client.on('response', (response) => {
      isAnswered = true;
      response.on('error', fail);
      // The parser takes any three digits, and 000 is no status that the history could keep.
      if ((response.statusCode ?? 0) >= 100) readAnswer(response, end);
      else fail(Object.assign(new Error('The status is below 100.'), { code: 'HPE_INVALID_STATUS' }));
    });
    // Nobody asked for another protocol, and after this there is no answer to wait for.
    client.on('upgrade', (response, socket) => {
      socket.destroy();
      end(answerOf(response, ''));
    });
    sendBody(client, request, () =>
      fail(new Explained('The connection was cut on purpose in the middle of the body.')),
    );
  });
}

function timeoutText({ timeout_ms }: OutboundRequest, isAnswered: boolean): string {
  const seconds = timeout_ms / 1_000;
  return isAnswered ? `The answer did not end within ${seconds} s.` : `No answer within ${seconds} s.`;
}

/** Reads an answer to its end, or as far as it is worth. */
function readAnswer(response: IncomingMessage, done: (answer: Answer) => void): void {
  const kept: Buffer[] = [];
  let read = 0;
  const finish = (): void => {
    const body = Buffer.concat(kept).toString('utf8', 0, Math.min(read, KEPT_BYTES));
    done(answerOf(response, body, read > KEPT_BYTES));
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

const answerOf = ({ statusCode = 0, headers }: IncomingMessage, body: string, truncated = false): Answer => ({
  status: statusCode,
  headers: flatHeaders(headers),
  body,
  truncated,
});

/** Headers by name; one that stands more than once is joined. */
function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

/** @param onCut is called when the half of a body that is cut on purpose has been written */
function sendBody(client: ClientRequest, { body, cut, slow_ms }: OutboundRequest, onCut: () => void): void {
  if (cut === true) client.write(firstHalf(body), () => void setImmediate(onCut));
  else if (slow_ms !== undefined) sendSlowly(client, Buffer.from(body), slow_ms);
  else client.end(body);
}

function firstHalf(body: string): Buffer {
  const bytes = Buffer.from(body);
  return bytes.subarray(0, bytes.length >> 1);
}

/** Sends a body piece by piece; when the request is closed before its end, what waits for the next piece goes with it. */
export function sendSlowly(client: Writable, body: Buffer, slow_ms: number): void {
  const piece_bytes = Math.max(1, Math.ceil(body.length / SLOW_PIECES));
  const pause_ms = slow_ms / Math.ceil(body.length / piece_bytes);
  let pause: NodeJS.Timeout | undefined;
  const send = (from: number): void => {
    if (client.destroyed) return;
    if (from >= body.length) {
      client.end();
      return;
    }
    client.write(body.subarray(from, from + piece_bytes));
    pause = setTimeout(() => send(from + piece_bytes), pause_ms);
  };
  client.on('close', () => clearTimeout(pause));
  send(0);
}
