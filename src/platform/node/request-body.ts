/** How the body of a webhook is sent: at once, or badly on purpose. */
import type { ClientRequest } from 'node:http';
import type { Writable } from 'node:stream';
import type { OutboundRequest } from '../../deliveries/sender.js';

/**
 * Sends a body as it was asked for.
 * @param cut is called when the half of a body that is cut on purpose has been written
 */
export function sendBody(client: ClientRequest, request: OutboundRequest, cut: () => void): void {
  const { body, slow_ms } = request;
  if (request.cut === true) client.write(firstHalf(body), () => void setImmediate(cut));
  else if (slow_ms !== undefined) sendSlowly(client, Buffer.from(body), slow_ms);
  else endAtOnce(client, body);
}

/** With one text for head and body, as answers are sent (api/outbox.ts): `end` with a body adds an empty text behind it. */
function endAtOnce(client: ClientRequest, body: string): void {
  client.on('socket', (socket) => {
    socket.cork();
    client.write(body);
    socket.uncork();
    client.end();
  });
}

function firstHalf(body: string): Buffer {
  const bytes = Buffer.from(body);
  return bytes.subarray(0, bytes.length >> 1);
}

/** In how many pieces a slow body is sent. */
const SLOW_PIECES = 20;

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
