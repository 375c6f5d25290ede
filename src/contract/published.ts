import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { Contract } from './contract.js';
import { daysUntil, type Precision, showTimes } from './examples.js';
import { valueAt } from './pointer.js';

/** Of a profile, what its contract shows besides its rules. The durations are in seconds. */
export interface ShownSettings {
  readonly timestamps: Precision;
  readonly webhook_json: 'js' | 'plain' | 'fixed' | 'php' | 'indented';
  readonly payment_expiry: number;
  readonly signed_window: number;
}

/** For whom a contract is published. */
export interface Reader {
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
    showTimes(document, timestamps, reader.now_ms);
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

const spelled = new WeakMap<OpenAPIObject, { url: string; text: string }>();

/**
 * The text of a contract as it is published: with the address that it was asked for at. Nearly everybody asks at the same one, and
 * spelling half a megabyte anew for each took 20 ms.
 */
export function publishedText(document: OpenAPIObject, url: string): string {
  let found = spelled.get(document);
  if (found?.url !== url) {
    found = { url, text: JSON.stringify({ ...document, servers: [{ url }] }) };
    spelled.set(document, found);
  }
  return found.text;
}
