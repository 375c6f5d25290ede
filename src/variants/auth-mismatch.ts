/**
 * Why a signature was refused, for the journal. Only its maker knows what was signed; but the usual slips can be tried, and
 * where one of them gives the very signature that came, what was signed is known to the byte.
 */

import { base64 } from '@scure/base';
import { constantTimeEqual } from '../domain/constant-time.js';
import { hexOf } from '../domain/hex.js';
import { maskBody } from '../domain/journal.js';

/** The parts of a signed request, as the server saw them. */
export interface SignedParts {
  method: string;
  path: string;
  stamp: string;
  body: string;
  /** Everything after the `?`; empty where there was none. */
  query: string;
}

interface Keys {
  secret_key: string;
  /** null where only its digest is known: what it was keyed with cannot be tried then. */
  api_key: string | null;
  public_key: string;
}

type Hmac = (key: string, message: string) => Uint8Array;

interface Slip {
  what: string;
  text(parts: SignedParts): string;
}

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

const SLIPS: readonly Slip[] = [
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
  return `${said} What the client signed cannot be told from its signature: compare this string with its own, and the secret keys.`;
}
