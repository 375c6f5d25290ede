/** The battery that a webhook receiver is examined with, as a table: what is sent, what is expected, what a failure means. */
import { DAY_MS } from '../domain/clock.js';
import {
  type Case,
  CONTENT_CASES,
  type Examined,
  type Expectation,
  genuine,
  type Message,
  printed,
  type Step,
  signatureOf,
  withSignature,
} from './receiver-messages.js';

const MINUTE_MS = 60_000;

const step = (message: Message, expect: Expectation): Step => ({ message, expect });

/** A genuine message whose body is changed after it was signed. */
function altered(name: string, examined: Examined, pattern: RegExp, change: (found: string) => string): Message {
  const { body, headers } = genuine({ name }, examined);
  const changed = body.replace(pattern, change);
  if (changed === body) throw new Error(`The case ${name} changes nothing: ${body}`);
  return { body: changed, headers };
}

const AMOUNT = /"amount":\s*"?100/;
const dearer = (found: string): string => found.replace(/100$/, '900');

/** A genuine message with a signature that is made from the right one. */
function resigned(name: string, examined: Examined, change: (signature: string) => string): Message {
  const { body, signed } = printed({ name }, examined);
  return withSignature(body, change(signatureOf(signed, examined)));
}

const FORGED = 'Anybody who knows the URL can make you ship goods that nobody paid for.';
const VERIFY =
  'Compute the HMAC-SHA256 over event_id + event_type + created_at + the raw text of data (form 2: the whole body) and answer 400 unless it equals Service-Signature; see docs/verify-webhooks.md.';
const IDEMPOTENT = 'Remember the event_ids that you have handled, and answer 200 to one that comes again.';
const REPEATS =
  'Deliveries come at least once: a refused duplicate is tried for days, and counts as a failed delivery.';

const GENUINE: readonly Case[] = [
  {
    id: 'valid',
    title: 'accepts a genuine webhook',
    steps: (examined) => [step(genuine({ name: 'valid' }, examined), 'accepted')],
    means: 'No webhook gets through: every delivery would be retried, and fail.',
    fix: 'Check the secret, the encoding of the signature and the envelope, and that the raw body is verified before any JSON parser touches it.',
  },
  {
    id: 'unknown-type',
    title: 'accepts an event type that it does not know',
    steps: (examined) => [step(genuine({ name: 'unknown', event_type: 'payment.teleported' }, examined), 'accepted')],
    means: 'New event types are added without notice; each refused one is retried for days and fills your error log.',
    fix: 'Answer 200 to event types that you do not handle, and ignore them.',
  },
  {
    id: 'duplicate-sequential',
    title: 'accepts the same event twice, one after the other',
    steps: (examined) => {
      const message = genuine({ name: 'twice' }, examined);
      return [step(message, 'accepted'), step(message, 'accepted')];
    },
    means: REPEATS,
    fix: IDEMPOTENT,
  },
  {
    id: 'duplicate-parallel',
    title: 'accepts the same event twice at the same time',
    parallel: true,
    steps: (examined) => {
      const message = genuine({ name: 'twins' }, examined);
      return [step(message, 'accepted'), step(message, 'accepted')];
    },
    means: REPEATS,
    fix: 'Claim the event_id in one atomic step (a unique index), and answer 200 when it is taken already.',
  },
  {
    id: 'reordered',
    title: 'accepts an earlier event that comes later',
    steps: (examined) => {
      const named = examined.settings.events === 'named';
      const before = named ? 'payment.failed' : 'payment.pending';
      const late = genuine({ name: 'earlier', about: 'order', event_type: before, shift_ms: -MINUTE_MS }, examined);
      const first = genuine({ name: 'later', about: 'order' }, examined);
      return [step(first, 'accepted'), step(late, 'accepted')];
    },
    means: 'Deliveries are made in no promised order: what came late is retried for days in vain.',
    fix: 'Answer 200, and ask the API for the resource where the order matters, instead of refusing.',
  },
  {
    id: 'stale',
    title: 'a genuine webhook of three days ago',
    steps: (examined) => [step(genuine({ name: 'stale', shift_ms: -3 * DAY_MS }, examined), 'any')],
    means: 'Genuine retries run for days with their first timestamp, so a window of minutes loses events.',
    fix: 'Defend against replays with the event_id; if you keep a window of time, let it be longer than the retries.',
  },
];

const FORGERIES: readonly Case[] = [
  {
    id: 'tampered-amount',
    title: 'refuses a body whose amount was changed',
    steps: (examined) => [step(altered('amount', examined, AMOUNT, dearer), 'refused')],
    means: FORGED,
    fix: VERIFY,
  },
  {
    id: 'tampered-type',
    title: 'refuses a body whose event type was changed',
    steps: (examined) => [
      step(
        altered('type', examined, /payment.(succeeded|received)/, () => 'payment.failed'),
        'refused',
      ),
    ],
    means: 'One genuine webhook can be turned into another kind of event.',
    fix: VERIFY,
  },
  {
    id: 'tampered-time',
    title: 'refuses a body whose time was changed',
    steps: (examined) => [
      step(
        altered('time', examined, /"(created_at|timestamp)":\s*"20/, (found) => found.replace(/20$/, '21')),
        'refused',
      ),
    ],
    means: 'An old webhook can be made to look new.',
    fix: VERIFY,
  },
  {
    id: 'tampered-id',
    title: 'refuses a body whose event_id was changed',
    envelope: 'form1',
    steps: (examined) => [
      step(
        altered('id', examined, /evt_/, () => 'evt_x'),
        'refused',
      ),
    ],
    means: 'An old webhook passes as a new event as often as somebody likes.',
    fix: VERIFY,
  },
  {
    id: 'altered-duplicate',
    title: 'refuses a known event_id with changed data',
    steps: (examined) => {
      const message = genuine({ name: 'again' }, examined);
      return [step(message, 'accepted'), step(altered('again', examined, AMOUNT, dearer), 'refused')];
    },
    means: 'Whoever has seen one webhook can send its event_id again with any data.',
    fix: 'Verify the signature first, and look up the event_id afterwards.',
  },
  {
    id: 'second-data',
    title: 'refuses a body with a second member data',
    envelope: 'form1',
    steps: (examined) => [
      step(
        altered('second', examined, /\}\s*$/, () => ',"data":{"id":"pay_req_forged","amount":900,"status":"paid"}}'),
        'refused',
      ),
    ],
    means: 'The signature is checked over the one data, and the other one is handled: amounts can be forged.',
    fix: 'Refuse a body in which a member stands twice, or handle only the text that was verified.',
  },
  {
    id: 'wrong-signature',
    title: 'refuses a signature that is wrong in one character',
    steps: (examined) => [
      step(
        resigned('one', examined, (right) => (right.startsWith('a') ? 'b' : 'a') + right.slice(1)),
        'refused',
      ),
    ],
    means: FORGED,
    fix: VERIFY,
  },
  {
    id: 'short-signature',
    title: 'refuses the first half of a signature',
    steps: (examined) => [
      step(
        resigned('half', examined, (right) => right.slice(0, 16)),
        'refused',
      ),
    ],
    means: 'A signature can be guessed piece by piece.',
    fix: 'Compare the whole value, in constant time, and refuse another length.',
  },
  {
    id: 'other-secret',
    title: 'refuses a signature made with another secret',
    steps: (examined) => [
      step(genuine({ name: 'other' }, { ...examined, secret: `not ${examined.secret}` }), 'refused'),
    ],
    means: FORGED,
    fix: 'Use the secret of this endpoint, and refuse what does not fit it.',
  },
  {
    id: 'unsigned',
    title: 'refuses a webhook without a signature',
    steps: (examined) => [step(withSignature(printed({ name: 'bare' }, examined).body, null), 'kept_out')],
    means: FORGED,
    fix: 'Refuse requests without Service-Signature with 400.',
  },
  {
    id: 'malformed',
    title: 'refuses a body that is no JSON',
    steps: (examined) => {
      const body = '{"event_id": "evt_1", "data": {';
      return [step(withSignature(body, signatureOf('another text', examined)), 'kept_out')];
    },
    means: 'Noise from the internet ends in your error log, or is taken for an event.',
    fix: 'Catch the fault of the JSON parser and answer 400.',
  },
];

const VARIANTS: readonly Case[] = [
  {
    id: 'other-encoding',
    title: 'accepts the signature in the other encoding',
    graded: 'noted',
    steps: (examined) => {
      const signature_encoding = examined.settings.signature_encoding === 'hex' ? 'base64' : 'hex';
      return [step(genuine({ name: 'encoding', settings: { signature_encoding } }, examined), 'accepted')];
    },
    means: 'The service does not say whether signatures are hexadecimal or Base64; a guess can be wrong.',
    fix: 'Compare with both encodings of the HMAC.',
  },
  {
    id: 'other-envelope',
    title: 'accepts the other form of the envelope',
    graded: 'asked',
    steps: (examined) => {
      const envelope = examined.settings.envelope === 'form1' ? 'form2' : 'form1';
      return [step(genuine({ name: 'envelope', settings: { envelope } }, examined), 'accepted')];
    },
    means: 'The service does not say which envelope it sends; a guess can be wrong.',
    fix: 'Read both: form 1 has event_id, event_type, created_at and data; form 2 has event, timestamp and data, and its whole body is signed.',
  },
];

/** Every check, in the order of the report card. */
export const CASES: readonly Case[] = [...GENUINE, ...FORGERIES, ...CONTENT_CASES, ...VARIANTS];
