/**
 * Names of objects. Each is signed, because the runtime keeps something of every object that is called: whoever makes names up finds none.
 */
import { constantTimeEqual, hexOf } from '../../domain/bytes.js';
import { ROUTE, routeIn } from '../../domain/merchants/keys.js';
import { hashes } from '../page/hashes.js';
import { drawId } from '../page/random.js';

const DRAWN = 12;
const SIGNED = 8;
const PATH = new RegExp(`^/~(${ROUTE})(/.*)?$`);

/** A text and what signs it. */
export const signatureOf = (text: string, secret: string): string => hexOf(hashes.hmacSha256(secret, text));

const signed = (drawn: string, secret: string): string =>
  drawn + signatureOf(`route ${drawn}`, secret).slice(0, SIGNED);

/** A name that no object has. */
export const newRoute = (secret: string): string => signed(drawId(DRAWN), secret);

const checked = (route: string | undefined, secret: string): string | undefined =>
  route !== undefined && constantTimeEqual(signed(route.slice(0, DRAWN), secret), route) ? route : undefined;

/**
 * The gate of an address. A few hundred share them all, because each costs as much memory as a merchant while it is awake, and nobody
 * can choose whom they share one with.
 */
export const gateOf = (address: string, secret: string): string => signatureOf(`gate ${address}`, secret).slice(0, 2);

/** The object that the credential of a call names. */
export const routeOfKey = ({ headers }: Request, secret: string): string | undefined =>
  checked(routeIn(headers.get('authorization') ?? '') ?? routeIn(headers.get('x-api-key') ?? ''), secret);

/** The object that a path names, and the path in it, which is empty for the object alone. */
export function routeOfPath(pathname: string, secret: string): { route: string; path: string } | undefined {
  const [, named, path = ''] = PATH.exec(pathname) ?? [];
  const route = checked(named, secret);
  return route === undefined ? undefined : { route, path };
}
