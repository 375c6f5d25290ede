/** Whose call it is, and whether it may be made. */
import type { Call } from '../api/call.js';
import { namesOwnHost } from '../api/own-host.js';
import type { Reply } from '../api/reply.js';
import type { Operation } from '../contract/index.js';
import { runDue } from '../domain/clock.js';
import { nextRequestId } from '../domain/journal.js';
import { Problem } from '../domain/problems.js';
import type { KeyRecord } from '../domain/types.js';
import { authenticate, recognise, requireScope } from '../variants/auth.js';
import { answerHeaders, countRequest } from '../variants/limits.js';
import { effective, type Found, type Route, type Started, type With } from './call.js';
import type { MerchantHost } from './host.js';
import { refuse } from './spell.js';

/** Counts calls whose merchant is not recognised; a limit is never enforced on it, because such calls are refused anyway. */
const ANONYMOUS = 'anonymous';
export const MAX_BODY_BYTES = 64 * 1024;
const NOTHING = new Uint8Array(0);

/** Whose call it is, as far as its credential tells; brings that world up to date and counts the call. */
export function identify(host: MerchantHost, route: Route, call: Call): Started {
  const started_ms = host.hostTime();
  const owner = recognise(host.worlds, call.headers);
  const world = owner?.world ?? host.worlds.default;
  runDue(world);
  const request_id = nextRequestId(world);
  const standing = countRequest(world, owner?.key.id ?? ANONYMOUS);
  const { retry_after_s } = standing;
  const headers = answerHeaders(request_id, standing);
  return { host, call, route, started_ms, owner, world, request_id, retry_after_s, headers };
}

/** @throws Problem where there is nothing to be carried out */
export function operationOf({ route: { operation, miss } }: Started): Operation {
  if (miss !== undefined) throw miss();
  return operation as Operation;
}

/**
 * Bound to loopback the sandbox has keys that everybody knows, and no page of the web may use them: one whose name is made to
 * lead here would be of the same origin to its browser, and only the Host header tells. Strangers of a public sandbox have none
 * but drawn keys.
 */
export function refuseForeignHost({ host: { bound }, call }: Started): void {
  // No browser leaves the Host out, which HTTP/1.0 allows.
  const { host: given } = call.headers;
  if (given === undefined || !bound.loopback || bound.public === true || namesOwnHost(call, bound)) return;
  const host = given.slice(0, 255);
  const named = host === '' ? 'The Host header is empty' : `The Host header names ${JSON.stringify(host)}`;
  const message = `${named}; the sandbox answers to 127.0.0.1, localhost and [::1] only. Start it with --public-url to give it another name, or with --host to open it to the network.`;
  throw new Problem('forbidden', message, {
    detail: { parameter: 'Host', value: host, rule: 'in:127.0.0.1,localhost,[::1]' },
  });
}

export function refuseWhileDraining(context: Started): Reply | undefined {
  if (!context.host.draining()) return undefined;
  const problem = new Problem('unavailable', 'The sandbox is stopping. Start it again and retry.', {
    retry_after_s: 1,
  });
  return refuse(context, problem, { Connection: 'close' });
}

type Body = Found['body'];
const NO_BODY: Body = { bytes: NOTHING, fault: null };

/** Nobody is told to send a body whose call is refused for its key in any case. */
export function readBody({ call, owner }: Started): Body | Promise<Body> {
  if (call.waitsForLeave && owner?.key.revoked !== false) return NO_BODY;
  const read = call.body(MAX_BODY_BYTES);
  return read instanceof Promise ? read.then(bodyOf) : bodyOf(read);
}

const bodyOf = (read: Awaited<ReturnType<Call['body']>>): Body =>
  read.ok ? { bytes: read.bytes, fault: null } : { bytes: NOTHING, fault: read.fault };

export function authenticateCaller(context: With<'operation' | 'body'>): KeyRecord {
  const { call, world, owner, route, body } = context;
  const { method, headers } = call;
  const key = authenticate(world, owner, {
    method,
    path: route.path,
    headers,
    body: body.bytes,
    query: route.query,
  });
  requireScope(key, effective(context, context.operation).scope);
  return key;
}

/** @throws Problem `rate_limited` */
export function limitRate({ call, world, retry_after_s: limit_s }: Started): void {
  const refused = call.count(world.id);
  if (refused !== undefined) throw new Problem('rate_limited', refused, { retry_after_s: 1 });
  const quota_s = Math.ceil((world.env.quotas?.requests.take(world) ?? 0) / 1_000);
  const retry_after_s = limit_s ?? (quota_s > 0 ? quota_s : undefined);
  if (retry_after_s === undefined) return;
  const message = `The rate limit is exceeded; the next request can succeed in ${retry_after_s} s.`;
  throw new Problem('rate_limited', message, { retry_after_s });
}
