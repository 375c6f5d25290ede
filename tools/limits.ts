/** What a sandbox takes at most, and how it answers one more: made from the code, for docs/configuration.md. */

import { STOP_LIMITS } from '../src/app/start.js';
import { maxDepth } from '../src/contract/json-scan.js';
import {
  LONGEST_BODIES,
  LONGEST_BODY,
  LONGEST_PUBLIC_BODY,
  MEMORY_FOR_BODIES,
  PUBLIC_HEAVY,
} from '../src/control/heavy.js';
import { STREAM_LIMITS } from '../src/control/stream/streams.js';
import { WAIT_LIMITS } from '../src/control/wait.js';
import { DELIVERY_LIMITS } from '../src/deliveries/dispatcher.js';
import { MAX_INBOXES, MAX_MESSAGES } from '../src/deliveries/inbox.js';
import { MAX_WEBHOOKS } from '../src/domain/endpoints/webhooks.js';
import { MAX_ENTRIES, MAX_KEPT_BODY, MAX_REQUEST_LOG_BYTES } from '../src/domain/request-log.js';
import { MAX_BODY_BYTES } from '../src/merchant/request.js';
import { LONGEST_FORM } from '../src/pages/customer/html.js';
import { MOST_STREAMS } from '../src/pages/customer/page.js';
import { SERVER_LIMITS } from '../src/platform/node/http/limits.js';
import { LINGER_MS, MOST_DROPPED } from '../src/platform/node/http/send.js';
import { MOST_HEADERS } from '../src/platform/node/http/server.js';
import { UNREAD_LIMITS } from '../src/platform/node/http/unread.js';
import { CONNECTION_LIMITS } from '../src/platform/node/sender.js';

const KIB = 1024;
const size = (bytes: number): string => (bytes < KIB * KIB ? `${bytes / KIB} KiB` : `${bytes / KIB / KIB} MiB`);
const seconds = (duration_ms: number): string => `${duration_ms / 1_000} s`;

/** Each as what, how much, and what becomes of more. */
export const LIMIT_ROWS: readonly (readonly [what: string, limit: string, beyond: string])[] = [
  ['request line and headers', size(SERVER_LIMITS.header_bytes), '431, and the connection is closed'],
  ['headers', String(MOST_HEADERS), '431, and the connection is closed'],
  ['time for the headers', seconds(SERVER_LIMITS.headers_ms), '408, and the connection is closed'],
  ['time for headers and body', seconds(SERVER_LIMITS.request_ms), '408, and the connection is closed'],
  [
    'with `--public`, time for a body',
    `${seconds(SERVER_LIMITS.body_ms)}, and ${seconds(SERVER_LIMITS.looked_at_ms)} more for each KiB that has come`,
    '408, and the connection is closed',
  ],
  ['time for the TLS handshake', seconds(SERVER_LIMITS.handshake_ms), 'the connection is closed'],
  ['connection without a request', seconds(SERVER_LIMITS.idle_ms), 'it is closed'],
  ['connection whose client does not read on', seconds(SERVER_LIMITS.unread_ms), 'it is closed'],
  [
    'open connections',
    String(SERVER_LIMITS.connections),
    'one is closed to make room: one that has said nothing, else the one that was idle longest, else one whose request or reading has stopped; where there is none of these, the new one',
  ],
  [
    'the same with `--public` or `--host`',
    'those of the address that has the most come first',
    'a busy one too, for an address that has fewer',
  ],
  ['with `--public`, calls of a merchant at a time', String(UNREAD_LIMITS.merchant_calls), '429 with `Retry-After`'],
  [
    'with `--public`, long answers that a merchant has not read',
    size(UNREAD_LIMITS.merchant_bytes),
    'its next calls: 429 with `Retry-After`',
  ],
  [
    'with `--public`, long answers that an address has not read, and all together',
    `${size(UNREAD_LIMITS.address_bytes)}, ${size(UNREAD_LIMITS.total_bytes)}`,
    'those that have gone unread longest are cut',
  ],
  ['requests ahead of the answers', String(SERVER_LIMITS.ahead), 'the next ones are read when half are answered'],
  [
    'the same on all connections',
    String(SERVER_LIMITS.ahead_in_all),
    `a connection that has more than ${SERVER_LIMITS.ahead} of them is closed`,
  ],
  ['body of a call of the merchant API', size(MAX_BODY_BYTES), '400, and the connection is closed'],
  ['body of a call of the control API', size(LONGEST_BODY), '400, and the connection is closed'],
  [
    'body of `PUT /_sandbox/scenarios/{name}`',
    size(LONGEST_BODIES.putScenario ?? 0),
    '400, and the connection is closed',
  ],
  [
    'body of `PUT /_sandbox/state`',
    `${size(LONGEST_BODIES.putState ?? 0)}; with \`--public\` ${size(LONGEST_PUBLIC_BODY)}`,
    '400, and the connection is closed',
  ],
  ['bodies longer than usual, at a time', `${size(MEMORY_FOR_BODIES)}, or one alone`, '503 with `Retry-After`'],
  ['form of a customer’s page', size(LONGEST_FORM), '413, and the connection is closed'],
  ['nesting of a JSON body', `${maxDepth} levels`, '400'],
  ['compressed bodies', 'none', '400'],
  ['rest of a request that was refused', `${size(MOST_DROPPED)}, or ${seconds(LINGER_MS)} of silence`, 'it is cut'],
  [
    'streams of the control API',
    `${STREAM_LIMITS.per_merchant} of a merchant, ${STREAM_LIMITS.per_address} of an address with \`--public\` or \`--host\`, ${STREAM_LIMITS.total} in all`,
    '429; in all 503',
  ],
  [
    'with `--public`, exports, audits and the like that wait for their turn',
    `${PUBLIC_HEAVY.of_one} of a merchant, ${PUBLIC_HEAVY.in_all} in all`,
    '429; in all 503',
  ],
  [
    'streams of customers’ pages',
    `${MOST_STREAMS.total}; with \`--public\` or \`--host\` ${MOST_STREAMS.share} of a merchant or an address`,
    '503; of these 429',
  ],
  [
    'calls that wait',
    `${WAIT_LIMITS.per_merchant} of a merchant, ${WAIT_LIMITS.per_address} of an address with \`--public\` or \`--host\`, ${WAIT_LIMITS.total} in all`,
    '429; in all 503',
  ],
  ['unread by the client of a stream', size(STREAM_LIMITS.waiting_bytes), 'it is cut'],
  [
    'request log of a merchant',
    `${MAX_ENTRIES} calls, ${size(MAX_REQUEST_LOG_BYTES)}, ${size(MAX_KEPT_BODY)} of a body`,
    'the oldest calls are forgotten, bodies are cut and say so',
  ],
  ['webhook endpoints of a merchant', String(MAX_WEBHOOKS), '400'],
  [
    'webhooks under way at a time',
    `${DELIVERY_LIMITS.per_endpoint} of a merchant to one URL, ${DELIVERY_LIMITS.total} in all without those to inboxes`,
    'they wait for their turn',
  ],
  [
    'idle connections to receivers',
    `${seconds(CONNECTION_LIMITS.idle_ms)}; ${CONNECTION_LIMITS.idle_per_receiver} to one, ${CONNECTION_LIMITS.idle_total} in all by each of http and https`,
    'they are closed; in all the one that was idle longest',
  ],
  [
    'inboxes of a merchant, messages in each',
    `${MAX_INBOXES}, ${MAX_MESSAGES}`,
    'the delivery fails; the oldest messages go',
  ],
  [
    'a stop, for webhooks in flight and requests that are not whole',
    seconds(STOP_LIMITS.patience_ms),
    'they are given up',
  ],
  ['a stop, for everything', seconds(STOP_LIMITS.deadline_ms), 'what is still open is cut'],
];
