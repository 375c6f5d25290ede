/** Webhooks of a sandbox in a page: those to its inboxes never come here, and a page cannot call servers in the name of another one. */
import type { Exchange, Sender } from '../../deliveries/attempt.js';

const REJECTION =
  'A sandbox in a page delivers to its own inboxes only (/_sandbox/inbox/NAME). Take it home, and it delivers to your server.';

/** Says of every webhook where it can be delivered. */
export class HttpSender implements Sender {
  send(): Exchange {
    return { result: Promise.resolve({ kind: 'failed', error: REJECTION, duration_ms: 0 }), abandon() {} };
  }

  close(): void {}
}
