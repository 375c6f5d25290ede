/** A contract as it is shown: its examples, and the document of a merchant. */

import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { Contract, Operation } from './contract.js';
import { escapeKey, resolve, valueAt } from './pointer.js';

/** What stands below a pointer, by name and in the order of the document, references followed. */
function namedAt<T>({ document }: Contract, pointer: string): [name: string, value: T][] {
  const names = Object.keys((valueAt(document, pointer) ?? {}) as object);
  return names.map((name) => [name, resolve<T>(document, `${pointer}/${escapeKey(name)}`).value]);
}

/** The examples that an operation documents for a status, by name, in the order of the document. */
export function examplesOf({ contract, details }: Operation, status: number): Map<string, unknown> {
  const documented = details.responses.get(status);
  if (documented?.contentType === undefined) return new Map();
  const pointer = `${documented.pointer}/content/${escapeKey(documented.contentType)}/examples`;
  return new Map(namedAt<{ value?: unknown }>(contract, pointer).map(([name, { value }]) => [name, value]));
}

/** The headers that an answer of this status always has, or that its body speaks of, each with the value of its example. */
export function headerExamplesOf(
  { contract, details }: Operation,
  status: number,
  body: unknown,
): Record<string, string> {
  const documented = details.responses.get(status);
  if (documented === undefined) return {};
  const text = JSON.stringify(body) ?? '';
  const headers = namedAt<{ required?: boolean; example?: unknown }>(contract, `${documented.pointer}/headers`);
  const shown = headers.flatMap(([name, { required, example }]) =>
    example !== undefined && (required === true || text.includes(name)) ? [[name, String(example)]] : [],
  );
  return Object.fromEntries(shown);
}

/** How finely moments are written. */
type Precision = 'seconds' | 'milliseconds';

const DAY_MS = 86_400_000;
/** The examples tell what happened from three days before this one on, and what is still to come. */
const EXAMPLES_TODAY = Date.UTC(2026, 10, 23);
/** By how many days the examples can be moved until one of them has a year of five digits. */
const MOST_DAYS = (Date.UTC(9999, 10, 1) - EXAMPLES_TODAY) / DAY_MS;

/** By how many days the examples are moved for one whose time it is, in milliseconds. */
const daysUntil = (now_ms: number): number => Math.min(Math.floor((now_ms - EXAMPLES_TODAY) / DAY_MS), MOST_DAYS);

const MOMENT = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\dZ)?$/;

/**
 * An example with its moments as many days away from the merchant's now as it has them from its own, in the precision of the
 * profile; what an error quotes of a request stays as it was sent.
 * @param now_ms the merchant's time, in milliseconds
 */
export function shownExample(example: unknown, precision: Precision, now_ms: number): unknown {
  return moved(example, precision, daysUntil(now_ms));
}

function moved(example: unknown, precision: Precision, days: number): unknown {
  if (typeof example === 'string') return movedText(example, precision, days);
  if (Array.isArray(example)) return example.map((one) => moved(one, precision, days));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, name === 'value' ? value : moved(value, precision, days)]),
  );
}

function movedText(text: string, precision: Precision, days: number): string {
  if (!MOMENT.test(text) || Number.isNaN(Date.parse(text))) return text;
  const iso = new Date(Date.parse(text) + days * DAY_MS).toISOString();
  if (!text.includes('T')) return iso.slice(0, text.length);
  return precision === 'milliseconds' ? iso : iso.replace('.000Z', 'Z');
}

/** Has every example of a document show its moments as `shownExample` does, in place. */
function showTimes(document: object, precision: Precision, days: number): void {
  const nodes = document as Record<string, unknown>;
  for (const [name, child] of Object.entries(nodes)) {
    if (name === 'example') nodes[name] = moved(child, precision, days);
    else if (typeof child !== 'object' || child === null) continue;
    else if (name !== 'examples') showTimes(child, precision, days);
    else if (Array.isArray(child)) nodes[name] = moved(child, precision, days);
    else
      nodes[name] = Object.fromEntries(
        Object.entries(child).map(([id, entry]) => [id, movedEntry(entry, precision, days)]),
      );
  }
}

/** An example of OpenAPI (with its text in `value`, or by reference), or one of JSON Schema, which is bare. */
const movedEntry = (entry: unknown, precision: Precision, days: number): unknown =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'value')
    ? { ...entry, value: moved((entry as { value: unknown }).value, precision, days) }
    : moved(entry, precision, days);

/** Of a profile, what its contract shows besides its rules. The durations are in seconds. */
interface ShownSettings {
  readonly timestamps: Precision;
  readonly webhook_json: 'js' | 'plain' | 'fixed' | 'php' | 'indented';
  readonly payment_expiry: number;
  readonly signed_window: number;
}

/** For whom a contract is published. */
interface Reader {
  readonly settings: ShownSettings;
  /** The merchant's time, in milliseconds. */
  readonly now_ms: number;
  /** The value of Service-Signature for an event that is sent to an endpoint with that secret. */
  sign(event: Readonly<Record<string, unknown>>, secret: string): string;
}

type Node = Record<string, unknown>;

const published = new WeakMap<Contract, { key: string; document: OpenAPIObject }>();

/**
 * The contract as a merchant is shown it: the values of the settings stand in its texts, the times of its examples lie about the
 * merchant's own, and its example signatures are those of the example events as they are shown. It stays the same for a day.
 */
export function publishedDocument(contract: Contract, reader: Reader): OpenAPIObject {
  const { timestamps, webhook_json, payment_expiry, signed_window } = reader.settings;
  const days = daysUntil(reader.now_ms);
  const key = [timestamps, webhook_json, payment_expiry, signed_window, days].join(' ');
  let found = published.get(contract);
  if (found?.key !== key) {
    const document = structuredClone(contract.document);
    sayDurations(document, reader.settings);
    showTimes(document, timestamps, days);
    signExamples(document, reader);
    found = { key, document };
    published.set(contract, found);
  }
  return found.document;
}

/** What the base document says, which is written for the defaults. */
const DURATIONS = [
  { at: '#/paths/~1payments/post', words: '15 minutes', setting: 'payment_expiry' },
  {
    at: '#/components/schemas/CreatePaymentRequest/properties/expires_at',
    words: '15 minutes',
    setting: 'payment_expiry',
  },
  { at: '#/components/securitySchemes/timestamp', words: '5 minutes', setting: 'signed_window' },
] as const;

function sayDurations(document: OpenAPIObject, settings: ShownSettings): void {
  for (const { at, words, setting } of DURATIONS) {
    const place = valueAt(document, at) as { description: string } | undefined;
    // Not every profile has signed requests.
    if (place !== undefined) place.description = place.description.replace(words, durationOf(settings[setting]));
  }
}

function durationOf(seconds: number): string {
  const [count, unit] = seconds % 60 === 0 ? [seconds / 60, 'minute'] : [seconds, 'second'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How the body of the example events is printed, of which a signature speaks. */
const PRINTED: Readonly<Record<ShownSettings['webhook_json'], string>> = {
  js: 'compact JSON',
  plain: 'compact JSON without exponents',
  fixed: 'compact JSON in which amounts have all decimals of their currency',
  php: 'compact JSON with escaped slashes and escaped characters beyond ASCII',
  indented: 'JSON indented by four spaces',
};

function signExamples(document: OpenAPIObject, { settings, sign }: Reader): void {
  const { ServiceSignature } = (valueAt(document, '#/components/parameters') ?? {}) as Record<string, Node>;
  const examples = (valueAt(document, '#/components/examples') ?? {}) as Record<string, Node>;
  const secret = (examples.CreateWebhookSigned?.value as Node | undefined)?.secret as string;
  if (ServiceSignature === undefined) return;
  ServiceSignature.description += ` Each example belongs to the example event of the same name, sent as ${PRINTED[settings.webhook_json]} to an endpoint with the secret \`${secret}\`.`;
  ServiceSignature.examples = Object.fromEntries(
    Object.entries(examples)
      .filter(([name]) => name.startsWith('Event'))
      .map(([name, { value }]) => [nameInside(name), { value: sign(value as Node, secret) }]),
  );
}

/** `EventPaymentCreated` → `paymentCreated`. */
const nameInside = (component: string): string =>
  component.charAt('Event'.length).toLowerCase() + component.slice('Event'.length + 1);

const formatted = new WeakMap<OpenAPIObject, { url: string; text: string }>();

/**
 * The text of a contract as it is published: with the address that it was asked for at. Nearly everybody asks at the same one, so
 * the last is kept.
 */
export function publishedText(document: OpenAPIObject, url: string): string {
  let found = formatted.get(document);
  if (found?.url !== url) {
    found = { url, text: JSON.stringify({ ...document, servers: [{ url }] }) };
    formatted.set(document, found);
  }
  return found.text;
}
