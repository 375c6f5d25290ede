/** The battery that a webhook receiver is examined with, as a table: what is sent, what is expected, what a failure means. */
import { DAY_MS } from '../domain/clock.js';
import {
  accepted,
  type Case,
  CONTENT_CASES,
  genuine,
  printed,
  type Step,
  signatureOf,
  withSignature,
} from './receiver-messages.js';

const MINUTE_MS = 60_000;

type Make = Step['message'];
const refused = (message: Make): Step => ({ message, expect: 'refused' });
const keptOut = (message: Make): Step => ({ message, expect: 'kept_out' });

/** A genuine message whose body is changed after it was signed. */
const altered =
  (name: string, pattern: RegExp, change: (found: string) => string): Make =>
  (examined) => {
    const { body, headers } = genuine({ name })(examined);
    const changed = body.replace(pattern, change);
    if (changed === body) throw new Error(`The case ${name} changes nothing: ${body}`);
    return { body: changed, headers };
  };

const AMOUNT = /"amount":\s*"?100/;
const dearer = (found: string): string => found.replace(/100$/, '900');

/** A genuine message with a signature that is made from the right one. */
const resigned =
  (name: string, change: (signature: string) => string): Make =>
  (examined) => {
    const { body, signed } = printed({ name }, examined);
    return withSignature(body, change(signatureOf(signed, examined)));
  };

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
    steps: [accepted(genuine({ name: 'valid' }))],
    means: 'No webhook gets through: every delivery would be retried, and fail.',
    fix: 'Check the secret, the encoding of the signature and the envelope, and that the raw body is verified before any JSON parser touches it.',
  },
  {
    id: 'unknown-type',
    title: 'accepts an event type that it does not know',
    steps: [accepted(genuine({ name: 'unknown', event_type: 'payment.teleported' }))],
    means: 'New event types are added without notice; each refused one is retried for days and fills your error log.',
    fix: 'Answer 200 to event types that you do not handle, and ignore them.',
  },
  {
    id: 'duplicate-sequential',
    title: 'accepts the same event twice, one after the other',
    steps: [accepted(genuine({ name: 'twice' })), accepted(genuine({ name: 'twice' }))],
    means: REPEATS,
    fix: IDEMPOTENT,
  },
  {
    id: 'duplicate-parallel',
    title: 'accepts the same event twice at the same time',
    parallel: true,
    steps: [accepted(genuine({ name: 'twins' })), accepted(genuine({ name: 'twins' }))],
    means: REPEATS,
    fix: 'Claim the event_id in one atomic step (a unique index), and answer 200 when it is taken already.',
  },
  {
    id: 'reordered',
    title: 'accepts an earlier event that comes later',
    steps: [
      accepted(genuine({ name: 'later', about: 'order' })),
      accepted((examined) => {
        const event_type = examined.settings.events === 'named' ? 'payment.failed' : 'payment.pending';
        return genuine({ name: 'earlier', about: 'order', event_type, shift_ms: -MINUTE_MS })(examined);
      }),
    ],
    means: 'Deliveries are made in no promised order: what came late is retried for days in vain.',
    fix: 'Answer 200, and ask the API for the resource where the order matters, instead of refusing.',
  },
  {
    id: 'stale',
    title: 'a genuine webhook of three days ago',
    steps: [{ message: genuine({ name: 'stale', shift_ms: -3 * DAY_MS }), expect: 'any' }],
    means: 'Genuine retries run for days with their first timestamp, so a window of minutes loses events.',
    fix: 'Defend against replays with the event_id; if you keep a window of time, let it be longer than the retries.',
  },
];

const FORGERIES: readonly Case[] = [
  {
    id: 'tampered-amount',
    title: 'refuses a body whose amount was changed',
    steps: [refused(altered('amount', AMOUNT, dearer))],
    means: FORGED,
    fix: VERIFY,
  },
  {
    id: 'tampered-type',
    title: 'refuses a body whose event type was changed',
    steps: [refused(altered('type', /payment.(succeeded|received)/, () => 'payment.failed'))],
    means: 'One genuine webhook can be turned into another kind of event.',
    fix: VERIFY,
  },
  {
    id: 'tampered-time',
    title: 'refuses a body whose time was changed',
    steps: [refused(altered('time', /"(created_at|timestamp)":\s*"20/, (found) => found.replace(/20$/, '21')))],
    means: 'An old webhook can be made to look new.',
    fix: VERIFY,
  },
  {
    id: 'tampered-id',
    title: 'refuses a body whose event_id was changed',
    envelope: 'form1',
    steps: [refused(altered('id', /evt_/, () => 'evt_x'))],
    means: 'An old webhook passes as a new event as often as somebody likes.',
    fix: VERIFY,
  },
  {
    id: 'altered-duplicate',
    title: 'refuses a known event_id with changed data',
    steps: [accepted(genuine({ name: 'again' })), refused(altered('again', AMOUNT, dearer))],
    means: 'Whoever has seen one webhook can send its event_id again with any data.',
    fix: 'Verify the signature first, and look up the event_id afterwards.',
  },
  {
    id: 'second-data',
    title: 'refuses a body with a second member data',
    envelope: 'form1',
    steps: [
      refused(altered('second', /\}\s*$/, () => ',"data":{"id":"pay_req_forged","amount":900,"status":"paid"}}')),
    ],
    means: 'The signature is checked over the one data, and the other one is handled: amounts can be forged.',
    fix: 'Refuse a body in which a member stands twice, or handle only the text that was verified.',
  },
  {
    id: 'wrong-signature',
    title: 'refuses a signature that is wrong in one character',
    steps: [refused(resigned('one', (right) => (right.startsWith('a') ? 'b' : 'a') + right.slice(1)))],
    means: FORGED,
    fix: VERIFY,
  },
  {
    id: 'short-signature',
    title: 'refuses the first half of a signature',
    steps: [refused(resigned('half', (right) => right.slice(0, 16)))],
    means: 'A signature can be guessed piece by piece.',
    fix: 'Compare the whole value, in constant time, and refuse another length.',
  },
  {
    id: 'other-secret',
    title: 'refuses a signature made with another secret',
    steps: [refused((examined) => genuine({ name: 'other' })({ ...examined, secret: `not ${examined.secret}` }))],
    means: FORGED,
    fix: 'Use the secret of this endpoint, and refuse what does not fit it.',
  },
  {
    id: 'unsigned',
    title: 'refuses a webhook without a signature',
    steps: [keptOut((examined) => withSignature(printed({ name: 'bare' }, examined).body, null))],
    means: FORGED,
    fix: 'Refuse requests without Service-Signature with 400.',
  },
  {
    id: 'malformed',
    title: 'refuses a body that is no JSON',
    steps: [
      keptOut((examined) => withSignature('{"event_id": "evt_1", "data": {', signatureOf('another text', examined))),
    ],
    means: 'Noise from the internet ends in your error log, or is taken for an event.',
    fix: 'Catch the fault of the JSON parser and answer 400.',
  },
];

const VARIANTS: readonly Case[] = [
  {
    id: 'other-encoding',
    title: 'accepts the signature in the other encoding',
    graded: 'noted',
    steps: [
      accepted((examined) => {
        const signature_encoding = examined.settings.signature_encoding === 'hex' ? 'base64' : 'hex';
        return genuine({ name: 'encoding', settings: { signature_encoding } })(examined);
      }),
    ],
    means: 'The service does not say whether signatures are hexadecimal or Base64; a guess can be wrong.',
    fix: 'Compare with both encodings of the HMAC.',
  },
  {
    id: 'other-envelope',
    title: 'accepts the other form of the envelope',
    graded: 'asked',
    steps: [
      accepted((examined) => {
        const envelope = examined.settings.envelope === 'form1' ? 'form2' : 'form1';
        return genuine({ name: 'envelope', settings: { envelope } })(examined);
      }),
    ],
    means: 'The service does not say which envelope it sends; a guess can be wrong.',
    fix: 'Read both: form 1 has event_id, event_type, created_at and data; form 2 has event, timestamp and data, and its whole body is signed.',
  },
];

/** Every check, in the order of the report card. */
export const CASES: readonly Case[] = [...GENUINE, ...FORGERIES, ...CONTENT_CASES, ...VARIANTS];
