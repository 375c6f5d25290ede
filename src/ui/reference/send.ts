/** Makes the call that the form describes, with the reader's key, and tells what came of it. */

import type { Scheme } from '../../snippets/index.js';
import { base } from '../api/base.js';
import { noteAnswer, noteSilence } from '../api/connection.js';
import { read } from '../api/control.js';
import type { Keys } from './keys.js';

export interface Call {
  method: string;
  /** Path and query, from /v1 on. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
}

/** What was answered, or why nothing was. */
export type Outcome =
  | { kind: 'answered'; status: number; headers: readonly (readonly [string, string])[]; body: string; took_ms: number }
  | { kind: 'failed'; reason: string };

/** Headers that say something about the call; the others are about the connection. */
const SHOWN = [
  'x-request-id',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'retry-after',
  'idempotent-replayed',
  'preference-applied',
  'allow',
  'content-type',
];

/** Longer than any answer takes, those included that a fault delays. */
const PATIENCE_MS = 60_000;

/** Why a call cannot be made with these keys; undefined when it can. */
export function missingFor(scheme: Scheme, keys: Keys): string | undefined {
  if (scheme === 'signed') {
    if (keys.public_key === '' || keys.secret_key === '')
      return 'Signed requests need the public and the secret key; enter them under “Your key”.';
    // Browsers keep cryptography from pages that could have been changed on their way.
    if (globalThis.crypto?.subtle === undefined)
      return 'This browser signs on pages of https and localhost only; open the sandbox under one of these, or copy the code.';
    return undefined;
  }
  return keys.api_key === '' ? 'A call needs an API key; enter yours under “Your key”.' : undefined;
}

/** The merchant's time in seconds: the timestamp of a signed request is held against the merchant's clock. */
async function merchantSeconds(): Promise<number> {
  const present = await read('/clock').then(
    ({ now }) => Date.parse(now),
    () => Date.now(),
  );
  return Math.floor(present / 1_000);
}

async function signedHeaders({ method, path, body = '' }: Call, keys: Keys): Promise<Record<string, string>> {
  const timestamp = String(await merchantSeconds());
  const text = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', text.encode(keys.secret_key), algorithm, false, ['sign']);
  const message = text.encode(method + new URL(path, location.origin).pathname + timestamp + body);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
  return {
    'x-api-key': keys.public_key,
    'x-api-timestamp': timestamp,
    'x-api-signature': btoa(String.fromCharCode(...signature)),
  };
}

async function credentialOf(call: Call, scheme: Scheme, keys: Keys): Promise<Record<string, string>> {
  if (scheme === 'signed') return signedHeaders(call, keys);
  return scheme === 'key' ? { 'x-api-key': keys.api_key } : { authorization: `Bearer ${keys.api_key}` };
}

const JSON_BODY = { 'content-type': 'application/json' };

/** Sends the call. It never throws. */
export async function sendCall(call: Call, scheme: Scheme, keys: Keys): Promise<Outcome> {
  try {
    const credential = await credentialOf(call, scheme, keys);
    const started = performance.now();
    const response = await fetch(base + call.path, {
      method: call.method,
      headers: { ...call.headers, ...(call.body !== undefined && JSON_BODY), ...credential },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: call.body,
    });
    const body = await response.text();
    noteAnswer();
    const shown = SHOWN.map((name) => [name, response.headers.get(name)] as const);
    return {
      kind: 'answered',
      status: response.status,
      headers: shown.filter((header): header is readonly [string, string] => header[1] !== null),
      body,
      took_ms: Math.round(performance.now() - started),
    };
  } catch (error) {
    return { kind: 'failed', reason: await reasonOf(error) };
  }
}

async function reasonOf(error: unknown): Promise<string> {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `No answer came within ${PATIENCE_MS / 1_000} seconds. A fault that delays answers may be set; see Faults in the dashboard.`;
  if (
    error instanceof DOMException ||
    (error instanceof TypeError && /header|ByteString|code point/i.test(error.message))
  )
    return `The browser cannot send this call: ${error.message}`;
  // A reset connection is what a fault may be for; whether the sandbox is gone, its health tells.
  const alive = await fetch(`${base}/_sandbox/health`, { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (alive)
    return 'The connection was cut before the answer was whole. A fault of this merchant may do that; see Faults in the dashboard.';
  noteSilence();
  return 'The sandbox does not answer. Start it again, then send the call again; whether this one was carried out, the dashboard shows.';
}

/** A key that no call has carried before, in the form of a UUID. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}
