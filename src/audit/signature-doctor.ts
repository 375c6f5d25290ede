/**
 * Why a receiver computes another signature than the one that was sent: the known mistakes as tables of secrets, texts and
 * encodings, tried against what it computed.
 */
import type { ControlSchema } from '../contract/types.js';
import { constantTimeEqual, hexOf } from '../domain/bytes.js';
import type { Json, JsonObject } from '../domain/records.js';
import { base64 } from '../variants/envelopes.js';
import { inAscii, printJson, rawMembers } from '../variants/json.js';

/** What was sent, and what a receiver says of it. */
export interface Symptoms {
  /** The bytes that were sent, as text, and the text that is signed for them. */
  body: string;
  signed: string;
  /** The secret that it is signed with. */
  secret: string;
  encoding: 'hex' | 'base64';
  computed_signature?: string | undefined;
  /** Secrets that a receiver may have taken, by what they are. */
  other_secrets: readonly { what: string; secret: string }[];
  received_body?: string | undefined;
  hmac(key: string, message: string): Uint8Array;
}

export type SignatureFinding = ControlSchema<'DiagnosisFinding'>;

/** A way of doing one part of it; the right way has no sentence. */
interface Way<T> {
  mistake: string;
  sentence: string | null;
  value: T;
}

const RIGHT = { mistake: 'none', sentence: null };

const ENCODINGS: readonly { name: string; what: string; encode(bytes: Uint8Array): string }[] = [
  { name: 'hex', what: 'hex', encode: hexOf },
  { name: 'base64', what: 'Base64', encode: base64 },
  { name: 'upper_hex', what: 'hex in capital letters', encode: (bytes) => hexOf(bytes).toUpperCase() },
  {
    name: 'base64url',
    what: 'Base64 for URLs',
    encode: (bytes) => base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
  },
  { name: 'unpadded_base64', what: 'Base64 without padding', encode: (bytes) => base64(bytes).replace(/=+$/, '') },
  { name: 'base64_of_hex', what: 'Base64 of the hex text', encode: (bytes) => btoa(hexOf(bytes)) },
  { name: 'prefixed_hex', what: 'hex behind sha256=', encode: (bytes) => `sha256=${hexOf(bytes)}` },
];

function encodings(right: Symptoms['encoding']): Way<(bytes: Uint8Array) => string>[] {
  return ENCODINGS.map(({ name, what, encode }) => {
    const sentence = `The signature is encoded as ${what}; the setting signature_encoding is ${right}.`;
    return name === right ? { ...RIGHT, value: encode } : { mistake: `encoding_${name}`, sentence, value: encode };
  });
}

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(value[name] as Json)]));
}

/** As Python prints: a space behind each comma and colon. */
function spaced(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${spaced(member)}`);
  return `{${members.join(', ')}}`;
}

/** How libraries print JSON that they have parsed. */
const PRINTERS: readonly [mistake: string, what: string, print: (value: Json) => string][] = [
  ['reserialised_js', 'as JSON.stringify does', (value) => JSON.stringify(value)],
  ['reserialised_python', 'as json.dumps of Python does', (value) => inAscii(spaced(value))],
  ['reserialised_spaced', 'with a space behind each comma and colon', spaced],
  ['reserialised_php', 'as json_encode of PHP does', (value) => printJson(value, 'php')],
  ['reserialised_sorted', 'with its names sorted, as maps of Go do', (value) => JSON.stringify(sorted(value))],
  ['reserialised_plain', 'without exponents', (value) => printJson(value, 'plain')],
  ['reserialised_indented_2', 'indented by two spaces', (value) => JSON.stringify(value, null, 2)],
  ['reserialised_indented_4', 'indented by four spaces', (value) => JSON.stringify(value, null, 4)],
];

const BYTES = 'Sign the bytes as they came, before anything parses them.';

/** Changes that a body suffers on its way through a framework. */
const WORN: readonly [mistake: string, what: string, wear: (text: string) => string][] = [
  ['crlf', 'with its line ends turned into CRLF', (text) => text.replace(/\r?\n/g, '\r\n')],
  ['trailing_newline', 'with a line break behind it', (text) => `${text}\n`],
  ['trailing_crlf', 'with CRLF behind it', (text) => `${text}\r\n`],
  ['trimmed', 'without the white space around it', (text) => text.trim()],
  ['byte_order_mark', 'with a byte order mark before it', (text) => `\ufeff${text}`],
];

/** What stands before the data in what is signed in form 1. */
const PARTS = ['event_id', 'event_type', 'created_at'];

/** What may have been signed instead. */
function texts({ body, signed, received_body }: Symptoms): Way<string>[] {
  const members = rawMembers(body);
  const raw = (name: string): string => {
    const slice = members.get(name);
    return slice === undefined ? '' : body.slice(slice.start, slice.end);
  };
  const data = raw('data');
  const form1 = members.has('event_id');
  const head = PARTS.map((name) => (form1 ? String(JSON.parse(raw(name))) : ''));
  const whole = form1 ? data : body;
  const around = (text: string): string => (form1 ? head.join('') + text : text);
  const ways: Way<string>[] = [{ ...RIGHT, value: signed }];
  const add = (mistake: string, sentence: string, value: string): void => void ways.push({ mistake, sentence, value });
  for (const [mistake, what, print] of PRINTERS) {
    const part = form1 ? 'data' : 'The body';
    const sentence = `${part} was parsed and printed again ${what}. ${BYTES}`;
    add(mistake, sentence, around(print(JSON.parse(whole) as Json)));
  }
  for (const [mistake, what, wear] of WORN) {
    add(mistake, `The signed text was taken ${what}. ${BYTES}`, wear(signed));
    if (form1 && wear(body) !== body)
      add(`whole_body_${mistake}`, `The whole body was signed, ${what}. ${BYTES}`, wear(body));
  }
  add('data_only', 'Only data was signed.', data);
  if (form1) {
    const order = 'In form 1 it is event_id + event_type + created_at + the text of data.';
    add('form2', `The whole body was signed, as in form 2. ${order}`, body);
    for (const [i, name] of PARTS.entries())
      add(`missing_${name}`, `${name} is missing in the signed text. ${order}`, head.toSpliced(i, 1).join('') + data);
    for (const separator of ['.', ':', ',', '|', '\n', ' ']) {
      const sentence = `The parts were joined with ${JSON.stringify(separator)}; nothing stands between them.`;
      add('separator', sentence, [...head, data].join(separator));
    }
    const [id = '', type = '', created_at = ''] = head;
    add('order', `The parts stand in another order. ${order}`, created_at + id + type + data);
    const instant_ms = Date.parse(created_at);
    const times = [new Date(instant_ms).toISOString(), String(instant_ms / 1_000), String(instant_ms)];
    for (const time of times.filter((each) => each !== created_at)) {
      const sentence = `created_at was written as ${time}; sign its text as it stands in the body.`;
      add('created_at_reformatted', sentence, id + type + time + data);
    }
  } else {
    const { event, timestamp } = JSON.parse(body) as JsonObject;
    const value = `${String(event)}${String(timestamp)}${data}`;
    add('form1', 'Parts of the body were joined, as in form 1. In form 2 the whole body is signed.', value);
  }
  if (received_body !== undefined && received_body !== body) {
    add('received_body', 'The body that was received was signed, and it is not the one that was sent.', received_body);
  }
  return ways;
}

function secrets({ secret, other_secrets }: Symptoms): Way<string>[] {
  const wrong = (mistake: string, sentence: string, value: string): Way<string> => ({ mistake, sentence, value });
  return [
    { ...RIGHT, value: secret },
    wrong('secret_newline', 'A line break stands behind the secret, as a file has it. Trim it.', `${secret}\n`),
    wrong('secret_trimmed', 'White space of the secret was cut off.', secret.trim()),
    wrong('secret_prefix', 'The part of the secret before its underscore was cut off.', secret.replace(/^[a-z]+_/, '')),
    wrong('secret_quoted', 'The secret stands in quotation marks.', `"${secret}"`),
    wrong('secret_empty', 'The secret is empty; is the variable set?', ''),
    ...other_secrets.map((other) => wrong('wrong_secret', `It was keyed with ${other.what}.`, other.secret)),
  ];
}

/** How the body that was received differs from the one that was sent. */
function bodyFinding({ body, received_body }: Symptoms): SignatureFinding[] {
  if (received_body === undefined || received_body === body) return [];
  const worn = WORN.find(([, , wear]) => wear(body) === received_body);
  if (worn !== undefined) return [{ mistake: `body_${worn[0]}`, sentence: `The body arrived ${worn[1]}. ${BYTES}` }];
  let at = 0;
  while (at < body.length && body[at] === received_body[at]) at += 1;
  const shown = (text: string): string => JSON.stringify(text.slice(at, at + 20));
  const where = `They differ from character ${at + 1} on: ${shown(body)} was sent, ${shown(received_body)} was received.`;
  const style = PRINTERS.find(([, , print]) => print(JSON.parse(body) as Json) === received_body);
  const what = style === undefined ? 'is not the one that was sent' : `was parsed and printed again ${style[1]}`;
  return [
    { mistake: style === undefined ? 'body_differs' : `body_${style[0]}`, sentence: `The body ${what}. ${where}` },
  ];
}

/** The mistakes that together give what the receiver computed; undefined when no known ones do, empty when there is none. */
function mistakesOf(symptoms: Symptoms, computed: string): SignatureFinding[] | undefined {
  const ways = { texts: texts(symptoms), encodings: encodings(symptoms.encoding) };
  // Fewer mistakes come first: every text with the right secret, then the right text with every secret.
  for (const secret of secrets(symptoms)) {
    for (const text of ways.texts) {
      const bytes = symptoms.hmac(secret.value, text.value);
      for (const encoding of ways.encodings) {
        if (!constantTimeEqual(encoding.value(bytes), computed)) continue;
        return [secret, text, encoding].flatMap(({ mistake, sentence }) =>
          sentence === null ? [] : [{ mistake, sentence }],
        );
      }
    }
  }
  return undefined;
}

/** What is wrong with how a receiver verifies, in sentences. */
export function diagnoseSignature(symptoms: Symptoms): Pick<ControlSchema<'Diagnosis'>, 'verdict' | 'findings'> {
  const { computed_signature } = symptoms;
  const about = bodyFinding(symptoms);
  if (computed_signature === undefined) return { verdict: about.length > 0 ? 'explained' : 'right', findings: about };
  const found = mistakesOf(symptoms, computed_signature) ?? mistakesOf(symptoms, computed_signature.trim());
  if (found === undefined) return { verdict: about.length > 0 ? 'explained' : 'unexplained', findings: about };
  const findings = [...found, ...about.filter(() => found.length > 0)];
  return { verdict: findings.length === 0 ? 'right' : 'explained', findings };
}
