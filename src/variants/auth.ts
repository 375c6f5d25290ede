/**
 * Who calls (docs/service.md#authentication). The three variants are one table; of several credentials
 * the signed triple counts, else Bearer, else X-API-Key. A key in the URL is never read.
 */
import { base64 } from '@scure/base';
import { constantTimeEqual, hexOf } from '../domain/bytes.js';
import { nowOf } from '../domain/clock.js';
import type { Settings } from '../domain/merchants/settings.js';
import type { KeyOwner, Worlds } from '../domain/merchants/worlds.js';
import type { Crypto } from '../domain/ports.js';
import { Problem } from '../domain/problems.js';
import type { KeyRecord } from '../domain/records.js';
import { maskBody } from '../domain/request-log.js';
import type { World } from '../domain/world.js';

/** What authentication looks at; `path` is the full URI path as sent, without the query string. */
export interface SignedRequest {
  method: string;
  path: string;
  /** The path that the sandbox is mounted below, which is no part of `path`. */
  mount?: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
  /** The query string without its `?`; never signed, and looked at only to explain a signature that covers it. */
  query?: string;
}

type Scheme = 'signed' | 'bearer' | 'key';

const ACCEPTED: Readonly<Record<Settings['auth'], readonly Scheme[]>> = {
  any: ['signed', 'bearer', 'key'],
  bearer: ['bearer'],
  signed: ['signed'],
  key: ['bearer', 'key'],
};

const WANTED: Readonly<Record<Settings['auth'], string>> = {
  any: 'Send the header Authorization: Bearer <API key>, or X-API-Key, or a signed request.',
  bearer: 'Send the header Authorization: Bearer <API key>.',
  signed: 'Send X-API-Key (the public key), X-API-Timestamp and X-API-Signature.',
  key: 'Send the header X-API-Key, or Authorization: Bearer <API key>.',
};

const text = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

interface Presented {
  scheme: Scheme;
  value: string;
  /** Once its owner was looked for. */
  digest?: string;
}

/** The credential of a request that counts, if it has one. */
function readCredential(headers: SignedRequest['headers']): Presented | undefined {
  const key = text(headers['x-api-key']);
  const signed =
    key !== undefined && headers['x-api-timestamp'] !== undefined && headers['x-api-signature'] !== undefined;
  if (signed) return { scheme: 'signed', value: key };
  const bearer = /^Bearer +([\x21-\x7e]+)$/i.exec(text(headers.authorization) ?? '')?.[1];
  if (bearer !== undefined) return { scheme: 'bearer', value: bearer };
  return key === undefined ? undefined : { scheme: 'key', value: key };
}

let last: { headers: SignedRequest['headers']; presented?: Presented | undefined } = { headers: {} };

/** The same, read once for each set of headers: it is asked for twice in a call, and calls that follow each other often share theirs. */
function presentedBy(headers: SignedRequest['headers']): Presented | undefined {
  if (headers !== last.headers) last = { headers, presented: readCredential(headers) };
  return last.presented;
}

/** Whose credential it is. */
interface Caller extends KeyOwner {
  /** Its public key was sent where its API key belongs, or the other way round: it is known, and never accepted. */
  mixed_up?: boolean;
}

/** Whose credential it is, accepted or not: a call is checked against the profile of the merchant who is recognised. */
export function recognise(worlds: Worlds, headers: SignedRequest['headers']): Caller | undefined {
  const presented = presentedBy(headers);
  if (presented === undefined) return undefined;
  const [kind, other] = presented.scheme === 'signed' ? (['public', 'api'] as const) : (['api', 'public'] as const);
  // A twentieth of a GET, whose floor of the bench falls without this.
  presented.digest ??= worlds.digestOf(kind, presented.value);
  const owner = worlds.ownerBy(presented.digest);
  if (owner !== undefined) return owner;
  const mixed = worlds.ownerOf(other, presented.value);
  return mixed && { ...mixed, mixed_up: true };
}

/**
 * Checks the credential of a request.
 * @returns the key, in force
 * @throws Problem `unauthenticated` or `signature_refused`; the explanation is for the request log only
 */
export function authenticate(world: World, owner: Caller | undefined, request: SignedRequest): KeyRecord {
  const { auth } = world.data.settings;
  const presented = presentedBy(request.headers);
  if (presented === undefined) {
    const sent = request.headers.authorization !== undefined;
    throw rejection(`${sent ? 'The Authorization header is malformed.' : 'No credential was sent.'} ${WANTED[auth]}`);
  }
  if (!ACCEPTED[auth].includes(presented.scheme))
    throw rejection(`This merchant does not accept that credential. ${WANTED[auth]}`);
  if (owner === undefined || owner.mixed_up) {
    const { unknown_key_advice } = world.env;
    const message = `The API key is unknown. ${mixUpOf(presented) ?? unknown_key_advice ?? WHERE_KEYS_ARE}`;
    throw rejection(message, explainUnknown(world, presented, owner !== undefined));
  }
  if (owner.key.revoked) throw rejection('The API key is revoked.');
  if (presented.scheme === 'signed') checkSignature(world, owner.key, request);
  return owner.key;
}

const WHERE_KEYS_ARE =
  'The sandbox prints its keys when it starts, and its README names them under Credentials; those of a further merchant are in the answer that made it.';

const MIX_UPS = {
  signed: 'A signed request carries the public key (tb_public_…) in X-API-Key.',
  public_key: 'What was sent is a public key: sign the request, or send the API key (tb_key_…).',
  secret_key: 'What was sent is a secret key, which is for signing only: send the API key (tb_key_…).',
};

/** What was mixed up, as far as the form of a value tells: that says nothing about which keys there are. */
function mixUpOf({ scheme, value }: Presented): string | undefined {
  if (scheme === 'signed') return /^tb_(key|secret)_/.test(value) ? MIX_UPS.signed : undefined;
  if (value.startsWith('tb_public_')) return MIX_UPS.public_key;
  return value.startsWith('tb_secret_') ? MIX_UPS.secret_key : undefined;
}

/** The request log's word on the usual mix-up, also of imported keys that have another form; undefined where the answer says it all. */
function explainUnknown({ data }: World, { scheme, value }: Presented, mixed_up: boolean): string | undefined {
  if (!mixed_up && !data.keys.some(({ secret_key }) => constantTimeEqual(secret_key, value))) return undefined;
  const mixUp = scheme === 'signed' ? 'signed' : mixed_up ? 'public_key' : 'secret_key';
  return `The API key is unknown. ${MIX_UPS[mixUp]}`;
}

const rejection = (message: string, explanation = message): Problem =>
  new Problem('unauthenticated', message, { explanation });

function checkSignature(world: World, key: KeyRecord, request: SignedRequest): void {
  const stamp = text(request.headers['x-api-timestamp']) ?? '';
  const now_s = Math.floor(nowOf(world) / 1000);
  const window_s = world.data.settings.signed_window;
  if (!/^\d{1,12}$/.test(stamp))
    throw rejected('X-API-Timestamp is not Unix time in seconds.', `It was ${JSON.stringify(stamp.slice(0, 40))}.`);
  if (Math.abs(now_s - Number(stamp)) > window_s) {
    const explanation = `X-API-Timestamp was ${stamp}; the merchant's clock says ${now_s}, and ${window_s} s are allowed in both directions.`;
    throw rejected('X-API-Timestamp is outside the validity window.', explanation);
  }
  const { method, path, mount = '', query = '', headers, body } = request;
  const { hmacSha256 } = world.env.crypto;
  const given = text(headers['x-api-signature']) ?? '';
  // A client signs the path of the address that it calls; where others lead its call below a mount, it does not know of that.
  for (const signed of [path, mount + path]) {
    const head = new TextEncoder().encode(method + signed + stamp);
    const message = new Uint8Array(head.length + body.length);
    message.set(head);
    message.set(body, head.length);
    const expected = base64.encode(hmacSha256(key.secret_key, message));
    if (constantTimeEqual(expected, given)) return;
  }
  const parts = { method, path, mount, stamp, query, body: new TextDecoder().decode(body) };
  throw rejected('X-API-Signature does not match.', explainMismatch(parts, given, key, hmacSha256));
}

const rejected = (message: string, explanation: string): Problem =>
  new Problem('signature_refused', message, { explanation: `${message} ${explanation}` });

/** @throws Problem `forbidden` when the key lacks the scope of the operation */
export function requireScope(key: KeyRecord, scope: string | undefined): void {
  if (scope === undefined || key.scopes.includes(scope)) return;
  throw new Problem('forbidden', `The key ${JSON.stringify(key.label)} lacks the scope ${scope}.`);
}

// Why a signature was rejected, for the request log. Only its maker knows what was signed; but the usual slips can be tried, and where
// one of them gives the very signature that came, what was signed is known to the byte.

/** The parts of a signed request, as the server saw them. */
interface SignedParts {
  method: string;
  path: string;
  /** What the path is below, which a client may sign with it. */
  mount?: string;
  stamp: string;
  body: string;
  /** Everything after the `?`; empty where there was none. */
  query: string;
}

type Keys = Pick<KeyRecord, 'secret_key' | 'api_key' | 'public_key'>;
type Hmac = Crypto['hmacSha256'];

const join = ({ method, path, stamp, body }: SignedParts): string => method + path + stamp + body;

/** JSON printed anew with other white space; undefined where the body is none. */
function reprinted(body: string, indent: number | undefined): string | undefined {
  try {
    return JSON.stringify(JSON.parse(body), null, indent);
  } catch {
    return undefined;
  }
}

/** JSON as Python prints it: a space after each comma and colon. */
const spaced = (body: string): string | undefined =>
  reprinted(body, 1)
    ?.replace(/,\n\s*/g, ', ')
    .replace(/\n\s*/g, '');

const SLIPS: readonly { what: string; text(parts: SignedParts): string }[] = [
  { what: 'left the version segment out of the path', text: (p) => join({ ...p, path: p.path.replace(/^\/v1/, '') }) },
  { what: 'signed the query string too', text: (p) => join({ ...p, path: `${p.path}?${p.query}` }) },
  { what: 'signed the method in lower case', text: (p) => join({ ...p, method: p.method.toLowerCase() }) },
  { what: 'left the body out', text: (p) => join({ ...p, body: '' }) },
  { what: 'signed {} for a body that is not there', text: (p) => join({ ...p, body: '{}' }) },
  { what: 'signed another timestamp, in milliseconds', text: (p) => join({ ...p, stamp: `${p.stamp}000` }) },
  { what: 'put line breaks between the parts', text: (p) => [p.method, p.path, p.stamp, p.body].join('\n') },
  { what: 'put the timestamp first', text: (p) => p.stamp + p.method + p.path + p.body },
  {
    what: 'signed other JSON text: compact',
    text: (p) => join({ ...p, body: reprinted(p.body, undefined) ?? p.body }),
  },
  { what: 'signed other JSON text: spaced', text: (p) => join({ ...p, body: spaced(p.body) ?? p.body }) },
  { what: 'signed other JSON text: indented by 2', text: (p) => join({ ...p, body: reprinted(p.body, 2) ?? p.body }) },
];

/** Longer bodies are not tried: each slip costs an HMAC over all of it. */
const MAX_TRIED = 16_384;
const MAX_SHOWN = 2_000;
const AROUND = 24;

const shown = (text: string, most: number): string => JSON.stringify(maskBody(text.slice(0, most)));

/** The first byte in which two texts differ, with what stands there in each. */
function firstDifference(server: string, client: string): string {
  const [ours, theirs] = [new TextEncoder().encode(server), new TextEncoder().encode(client)];
  let at = 0;
  while (at < ours.length && ours[at] === theirs[at]) at += 1;
  const part = (bytes: Uint8Array): string =>
    at >= bytes.length ? 'nothing' : shown(new TextDecoder().decode(bytes.subarray(at, at + AROUND)), AROUND);
  return `The first byte that differs is byte ${at}: the server has ${part(ours)}, the client ${part(theirs)}.`;
}

/** Other ways to key and to print an HMAC over the right text. */
function slipOfForm(signed: string, given: string, keys: Keys, hmac: Hmac): string | undefined {
  const digest = hmac(keys.secret_key, signed);
  if (constantTimeEqual(hexOf(digest), given.toLowerCase()))
    return 'The text is right; the signature came in hex and not in Base64.';
  const bare = (text: string): string => text.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (constantTimeEqual(bare(base64.encode(digest)), bare(given)))
    return 'The text is right; the signature came in Base64 of another alphabet or without padding.';
  const wrong = (['api_key', 'public_key'] as const).find((name) => {
    const key = keys[name];
    // Of an API key that is known by its digest alone it cannot be tried.
    return key !== null && constantTimeEqual(base64.encode(hmac(key, signed)), given);
  });
  return wrong && `The text is right; it was keyed with the ${wrong.replace('_', ' ')} and not with the secret key.`;
}

/** Says which string the server signed, and where the client's differs as far as that can be known. */
export function explainMismatch(parts: SignedParts, given: string, keys: Keys, hmac: Hmac): string {
  const signed = join(parts);
  const bytes = new TextEncoder().encode(signed).length;
  const said = `The server signed (method, path, timestamp, body; ${bytes} bytes): ${shown(signed, MAX_SHOWN)}.`;
  if (signed.length > MAX_TRIED) return said;
  const form = slipOfForm(signed, given, keys, hmac);
  if (form !== undefined) return `${said} ${form}`;
  for (const { what, text } of SLIPS) {
    const other = text(parts);
    if (other === signed || !constantTimeEqual(base64.encode(hmac(keys.secret_key, other)), given)) continue;
    return `${said} The client ${what}. ${firstDifference(signed, other)}`;
  }
  const { mount = '', path } = parts;
  if (mount !== '') return explainMismatch({ ...parts, mount: '', path: mount + path }, given, keys, hmac);
  return `${said} What the client signed cannot be told from its signature: compare this string with its own, and the secret keys.`;
}
