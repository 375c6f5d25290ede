/**
 * Test vectors for whoever verifies webhooks, in any language: bodies as senders print them, signatures in both encodings, and
 * what must be refused. The same count and seed give the same vectors everywhere.
 */
import { createHmac } from 'node:crypto';
import { defaultSettings } from '../src/domain/merchants/settings.js';
import type { EventRecord, Json, JsonObject } from '../src/domain/records.js';
import { printEvent } from '../src/variants/envelopes.js';
import { rawMembers } from '../src/variants/json.js';

export interface Vector {
  name: string;
  /** Base64, because some bodies are no text. */
  body: string;
  /** The value of Service-Signature; null where the header is missing. */
  signature: string | null;
  valid: boolean;
}

export interface Vectors {
  secret: string;
  vectors: Vector[];
}

export const VECTOR_SECRET = 'whsec_vectors/+=';
const STYLES = ['js', 'plain', 'fixed', 'php', 'indented'] as const;
const SATOSHI = 1e8;

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const PIECES = [
  ...['a', 'Z', '0', ' ', '<&>', '</script>', "it's", '"', '\\', '\\u0041', '/', '\\/', '\n', '\t', '\r', '\b', '\f'],
  ...['\u0001', '\u001f', '\u007f', '\u0080', '\u2028', '\u2029', '\ufeff', '\ufffd', 'é', 'e\u0301', 'ß', 'ключ'],
  ...['漢字', '😀', '👩‍👩‍👧', '\u{10ffff}', '{"data":{}}', ',"data":', '}', ']', '[', '{', ':', ',', '1e-8', 'null'],
];

class Draw {
  private readonly random: () => number;
  constructor(seed: number) {
    this.random = randomOf(seed);
  }
  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }
  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
  text(): string {
    return Array.from({ length: this.below(12) }, () => this.of(PIECES)).join('');
  }
  /** From one satoshi upwards, every size as likely as the next. */
  amount(): number {
    return this.of([1, 2, 10, 99, 1 + this.below(10 ** (1 + this.below(9))), 10 ** this.below(12)]) / SATOSHI;
  }
  value(depth: number): Json {
    const kind = this.below(depth > 2 ? 4 : 6);
    if (kind === 0) return this.of([null, true, false, 0, -1, 9_007_199_254_740_991]);
    if (kind === 1) return this.amount();
    if (kind < 4) return this.text();
    if (kind === 4) return Array.from({ length: this.below(4) }, () => this.value(depth + 1));
    return Object.fromEntries(Array.from({ length: this.below(4) }, () => [`k${this.text()}`, this.value(depth + 1)]));
  }
}

function dataOf(draw: Draw, id: string): JsonObject {
  return {
    id: `inv_${id}`,
    amount: draw.amount(),
    currency: draw.of(['BTC', 'EUR', 'ETH', 'JPY']),
    status: 'paid',
    invoice_url: `https://pay.example/invoices/inv_${id}?a=1&b=2`,
    description: draw.text(),
    items: [{ name: draw.text(), quantity: 1 + draw.below(9), unit_price: draw.amount() }],
    metadata: { order_id: draw.text(), extra: draw.value(0) },
    paid_amount: draw.amount(),
    paid_currency: 'BTC',
  };
}

/** Where the bytes of the signed values stand: all of them in form 2. */
function signedRange(body: string, draw: Draw): [start: number, end: number] {
  const members = rawMembers(body);
  const name = draw.of(['data', 'data', 'data', 'event_id', 'event_type', 'created_at']);
  const slice = members.has('event_id') ? members.get(name) : { start: 0, end: body.length };
  const { start, end } = slice as { start: number; end: number };
  return [Buffer.byteLength(body.slice(0, start)), Buffer.byteLength(body.slice(0, end))];
}

interface Genuine {
  body: string;
  signature: string;
  digest: Buffer;
}

type Spoilt = Partial<Pick<Vector, 'signature'>> & { bytes?: Buffer };

/** Every way to spoil a genuine webhook; `undefined` where it does not fit. */
const SPOILERS: Readonly<Record<string, (genuine: Genuine, draw: Draw) => Spoilt | undefined>> = {
  'one bit of the body': ({ body }, draw) => {
    const bytes = Buffer.from(body);
    const [start, end] = signedRange(body, draw);
    const at = start + draw.below(end - start);
    bytes[at] = (bytes[at] as number) ^ (1 << draw.below(8));
    return { bytes };
  },
  'a byte too few': ({ body }) => ({ bytes: Buffer.from(body).subarray(0, -1) }),
  'a space inside of data': ({ body }) => ({ bytes: Buffer.from(body.replace(/"data":(\s*)\{/, '"data":$1{ ')) }),
  'a second data': ({ body }) => ({ bytes: Buffer.from(body.replace(/\}\s*$/, ',"data":{"amount":900}}')) }),
  'a second data, its name escaped': ({ body }) => ({
    bytes: Buffer.from(body.replace(/\}\s*$/, ',"d\\u0061ta":{"amount":900}}')),
  }),
  'another version': ({ body }) =>
    body.includes('"v1"') ? { bytes: Buffer.from(body.replace(/"v1"(\s*\})$/, '"v2"$1')) } : undefined,
  'one character of the signature': ({ signature }, draw) => {
    const at = draw.below(signature.length - 2);
    const other = signature[at] === '0' ? '1' : '0';
    return { signature: signature.slice(0, at) + other + signature.slice(at + 1) };
  },
  'half of the signature': ({ signature }) => ({ signature: signature.slice(0, signature.length / 2) }),
  'hex in capitals': ({ digest }) => ({ signature: digest.toString('hex').toUpperCase() }),
  'Base64 without padding': ({ digest }) => ({ signature: digest.toString('base64').replace(/=+$/, '') }),
  'another secret': ({ body, digest }) => ({
    signature: createHmac('sha256', digest).update(body).digest('hex'),
  }),
  'no signature': () => ({ signature: null }),
};
const SPOILER_NAMES = Object.keys(SPOILERS);

function vector(index: number, seed: number): Vector {
  const draw = new Draw(seed * 1_000_003 + index);
  const style = STYLES[index % STYLES.length] as (typeof STYLES)[number];
  const envelope = draw.below(5) === 0 ? 'form2' : 'form1';
  const encoding = draw.of(['hex', 'base64'] as const);
  const id = `${seed}x${index}`;
  const data = dataOf(draw, id);
  const created_at_ms = Date.UTC(2026, 10, 20, 17) + draw.below(10 ** 9);
  const event: EventRecord = { id: `evt_${id}`, type: 'invoice.paid', created_at_ms, resource_id: null, data };
  const { body, signed } = printEvent(event, { ...defaultSettings(), envelope, webhook_json: style });
  const digest = createHmac('sha256', VECTOR_SECRET).update(signed).digest();
  const genuine = { body, signature: digest.toString(encoding), digest };
  const name = `${index}: ${envelope}, ${style}, ${encoding}`;
  const sound = { body: Buffer.from(body).toString('base64'), signature: genuine.signature };
  // Two of five are genuine; the others are spoilt in one of the ways.
  if (draw.below(5) < 2) return { name, ...sound, valid: true };
  const spoiler = draw.of(SPOILER_NAMES);
  const spoilt = SPOILERS[spoiler]?.(genuine, draw);
  if (spoilt === undefined) return { name, ...sound, valid: true };
  const { bytes = Buffer.from(body), signature = genuine.signature } = spoilt;
  return { name: `${name}, ${spoiler}`, body: bytes.toString('base64'), signature, valid: false };
}

/** So many vectors, the same for the same seed. */
export function makeVectors(count: number, seed = 1): Vectors {
  return { secret: VECTOR_SECRET, vectors: Array.from({ length: count }, (_, index) => vector(index, seed)) };
}
