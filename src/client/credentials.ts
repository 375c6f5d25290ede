/** The headers by which a request authenticates (docs/service.md#authentication, variants A, B and C). */
import type { Machine } from './machine.js';

export type Credentials =
  | { readonly auth: 'bearer' | 'key'; readonly apiKey: string }
  | { readonly auth: 'signed'; readonly publicKey: string; readonly secretKey: string };

/** A request as it goes out. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The very bytes that are sent; absent where there is no body. */
  readonly body?: Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();

function join(head: Uint8Array<ArrayBuffer>, tail: Uint8Array<ArrayBuffer> | undefined): Uint8Array<ArrayBuffer> {
  if (tail === undefined) return head;
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

async function hmac(secret: string, message: Uint8Array<ArrayBuffer>): Promise<string> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) {
    throw new TypeError(
      "auth: 'signed' needs WebCrypto, which browsers offer to pages over HTTPS and on localhost only. Open the page so.",
    );
  }
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  return btoa(String.fromCharCode(...new Uint8Array(await subtle.sign('HMAC', key, message))));
}

/** The credentials of one attempt. A signature is made anew for each, because its timestamp grows old. */
export async function credentialHeaders(
  credentials: Credentials,
  { method, url, body }: Outgoing,
  { now }: Pick<Machine, 'now'>,
): Promise<Record<string, string>> {
  if (credentials.auth !== 'signed') {
    const { auth, apiKey } = credentials;
    return auth === 'bearer' ? { authorization: `Bearer ${apiKey}` } : { 'x-api-key': apiKey };
  }
  const timestamp = String(Math.floor(now() / 1000));
  const head = encoder.encode(method + new URL(url).pathname + timestamp);
  return {
    'x-api-key': credentials.publicKey,
    'x-api-timestamp': timestamp,
    'x-api-signature': await hmac(credentials.secretKey, join(head, body)),
  };
}

/** A text without the secrets of these credentials, whoever wrote it. */
export function withoutSecrets(text: string, credentials: Credentials): string {
  const secret = credentials.auth === 'signed' ? credentials.secretKey : credentials.apiKey;
  return text.replaceAll(secret, '****');
}
