/**
 * Who may call, and what. Bound to loopback the sandbox needs no credential, so it must not be reachable through a browser that a
 * foreign page drives: names that resolve to loopback by somebody else's DNS are rejected, and so are foreign origins.
 */
import { type Bound, type Call, hostName, isExposed, isLoopbackName, isOwnName, namesOwnHost } from '../api/call.js';
import type { Routes } from '../api/pipeline.js';
import type { Operation } from '../contract/index.js';
import { constantTimeEqual } from '../domain/bytes.js';
import type { KeyOwner, Worlds } from '../domain/merchants/worlds.js';
import { invalidInput, Problem } from '../domain/problems.js';
import type { World } from '../domain/world.js';
import { CONTROL_PATH, type ControlHost } from './host.js';

function forbidden(parameter: string, value: string | undefined, message: string): Problem {
  const shown = value === undefined ? {} : { value: value.slice(0, 255) };
  return new Problem('forbidden', message, { detail: { parameter, ...shown } });
}

function checkOrigin(call: Call, bound: Bound): void {
  const { origin, host } = call.headers;
  if (call.headers['sec-fetch-site'] === 'cross-site') {
    const message = 'A page of another site made this call; the control API is not for foreign pages.';
    throw forbidden('Sec-Fetch-Site', 'cross-site', message);
  }
  if (origin === undefined) return;
  const name = /^https?:\/\//i.test(origin) ? hostName(origin.replace(/^https?:\/\//i, '')) : undefined;
  const sameHost = name !== undefined && name === hostName(host ?? '');
  const sameMachine = name !== undefined && isOwnName(name, bound) && !(bound.public === true && isLoopbackName(name));
  const own = sameMachine || (sameHost && (!bound.loopback || bound.public === true));
  const message = `The Origin ${origin.slice(0, 255)} is foreign; only pages of this machine may call.`;
  if (!own) throw forbidden('Origin', origin, message);
}

/**
 * Rejects calls of foreign pages.
 * @throws Problem `forbidden` for a foreign Host or Origin; never throws anything else, however odd the headers are
 */
export function rejectForeign(call: Call, bound: Bound): void {
  if (!namesOwnHost(call, bound)) {
    const { host } = call.headers;
    const named = host ? `The Host header names ${host.slice(0, 255)}` : 'There is no Host header';
    throw forbidden('Host', host, `${named}; the control API answers to 127.0.0.1, localhost and [::1] only.`);
  }
  checkOrigin(call, bound);
}

/** The API key that a call carries, as Bearer or as X-API-Key; null when it carries none. */
function presentedKey(call: Call): string | null {
  const { authorization } = call.headers;
  if (authorization !== undefined) return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
  const key = call.headers['x-api-key'];
  return key === undefined ? null : String(key);
}

/** Where anybody may have a merchant, and so a key. */
const MAKE = 'tenderbox create merchant';

function unknownKey({ worlds, bound }: ControlHost): Problem {
  const { unknown_key_advice: made } = worlds.env;
  const say = (advice: string, extras = {}): Problem =>
    new Problem('unauthenticated', `No merchant has this API key. ${advice}`, extras);
  if (made !== undefined) return say(made, { fix: MAKE });
  if (isExposed(bound)) return say('The sandbox prints those of the merchant `default` when it starts.');
  return say('Leave it out to mean the merchant `default`.', { fix: 'unset TENDERBOX_API_KEY' });
}

/**
 * Whom the call's key belongs to; null when it carries none.
 * @throws Problem `unauthenticated` for a key that no merchant has, or that is revoked
 */
function readOwner(call: Call, host: ControlHost): KeyOwner | null {
  const key = presentedKey(call);
  if (key === null) return null;
  const owner = host.worlds.ownerOf('api', key);
  if (owner === undefined) throw unknownKey(host);
  if (owner.key.revoked) throw new Problem('unauthenticated', `The API key ${owner.key.id} is revoked.`);
  return owner;
}

/** @throws Problem `unauthenticated` where the merchant was deleted, or its time came, while a call waited or was worked on */
export function requireThere({ worlds }: ControlHost, world: World): void {
  if (worlds.get(world.id) === world) return;
  const advice = worlds.env.unknown_key_advice ?? 'It was deleted while this call was waiting.';
  throw new Problem('unauthenticated', `This merchant is no more. ${advice}`);
}

/** Whether a call carries the token of the operator. */
export function hasToken(call: Call, { controlToken }: ControlHost): boolean {
  const token = call.headers['x-control-token'];
  return controlToken !== undefined && typeof token === 'string' && constantTimeEqual(controlToken, token);
}

function requireToken(call: Call, host: ControlHost): void {
  if (hasToken(call, host)) return;
  const { controlToken } = host;
  const given =
    call.headers['x-control-token'] === undefined ? '' : ' The one that was given is not that of this sandbox.';
  const why = controlToken === undefined ? ' It was started without one (--control-token).' : given;
  const message = `Calls about merchants as a whole need the header X-Control-Token, because ${exposure(host)}.${why}`;
  throw forbidden('X-Control-Token', undefined, message);
}

/** Why a credential is asked for. */
const exposure = ({ publicMode }: ControlHost): string =>
  publicMode === undefined ? 'the sandbox is not bound to loopback' : 'the sandbox is public';

/** Operations that are about merchants as a whole, not about one merchant's world. */
const ABOUT_MERCHANTS: ReadonlySet<string> = new Set([
  'getMetrics',
  'listMerchants',
  'createMerchant',
  'forkMerchant',
  'getMerchant',
  'deleteMerchant',
]);

/**
 * The world that a call is about, once its authority is established.
 * @throws Problem `unauthenticated` or `forbidden`
 */
export function findWorld(call: Call, host: ControlHost, operation_id: string) {
  // Whether the sandbox is ready is nobody's secret, and asked before anybody has a key.
  if (operation_id === 'getHealth' || operation_id === 'getMode') return host.worlds.default;
  const owner = readOwner(call, host);
  const exposed = isExposed(host.bound);
  // Whether one more is let in is decided where it is made.
  const is_admitted = operation_id === 'forkMerchant' && host.publicMode !== undefined;
  if (operation_id === 'createMerchant' && host.publicMode !== undefined) return host.worlds.default;
  const may_name = owner === null && (!exposed || hasToken(call, host));
  const named = may_name ? namedWorld(call, host.worlds) : undefined;
  if (exposed && ABOUT_MERCHANTS.has(operation_id) && !is_admitted) requireToken(call, host);
  else if (exposed && owner === null && named === undefined) {
    const make = host.publicMode === undefined ? '' : ' POST /_sandbox/merchants makes one.';
    const why = exposure(host);
    const message = `${why.charAt(0).toUpperCase()}${why.slice(1)}, so a call needs the API key of its merchant (Bearer or X-API-Key).${make}`;
    throw new Problem('unauthenticated', message, host.publicMode === undefined ? {} : { fix: MAKE });
  }
  return owner?.world ?? named ?? host.worlds.default;
}

/**
 * The merchant that a call names in X-Merchant. Where no credential is needed, or the operator's is there, a name is enough: the dashboard
 * has no keys of merchants that were made before it was opened, and the operator none of anybody's.
 */
function namedWorld(call: Call, worlds: Worlds): World | undefined {
  const id = call.headers['x-merchant'];
  if (id === undefined) return undefined;
  const world = worlds.get(String(id));
  if (world === undefined) {
    throw new Problem('unauthenticated', `No merchant has the id ${String(id).slice(0, 128)} that X-Merchant names.`);
  }
  return world;
}

// Which operation a path and method name, and what is said where they name none.

export interface Route {
  operation: Operation;
  params: Record<string, string>;
}

/** What is said where somebody would send a webhook to an inbox from outside. */
const INBOX_HINT =
  ' Only the deliveries of this sandbox arrive in an inbox: register its URL as a webhook endpoint, and have something happen.';

/** @throws Problem for another method than those */
export function requireMethod(method: string, allow: readonly string[], hint = ''): void {
  if (allow.includes(method)) return;
  const message = `${method} is not a method of this path; it knows ${allow.join(', ')}.${hint}`;
  throw new Problem('method_not_allowed', message, { allow: [...allow] });
}

/**
 * Finds the operation of a call.
 * @throws Problem `not_found`, `method_not_allowed`, or `invalid` for a path that cannot be decoded
 */
export function findRoute(routes: Routes<Operation>, method: string, path: string): Route {
  const found = routes.find(CONTROL_PATH + path);
  if (found === undefined) {
    const message = `There is no ${path.slice(0, 200)} in the control API; see ${CONTROL_PATH}/openapi.json.${routes.meant(CONTROL_PATH + path)}`;
    throw new Problem('not_found', message, { fix: 'curl -s $TENDERBOX_CONTROL_URL/openapi.json' });
  }
  const { methods, params, undecodable } = found;
  const reading = methods.get('GET');
  // The transport leaves out the body; a stream has nothing else.
  const head = reading === undefined || reading.operationId === 'openStream' ? [] : ['HEAD'];
  requireMethod(method, [...methods.keys(), ...head], path.startsWith('/inbox') ? INBOX_HINT : '');
  if (undecodable !== undefined) {
    const value = undecodable.value.slice(0, 255);
    throw invalidInput('path', value, 'format:url_encoding', 'The path is not valid percent-encoded UTF-8.');
  }
  return { operation: (methods.get(method) ?? reading) as Operation, params: { ...params } };
}
