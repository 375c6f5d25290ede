/**
 * The worker in front of the merchants: it finds the object of a call by the key, which carries its name, or by the path, and wakes no
 * object for a call that names none.
 */
import { countedAddress, withoutPort } from '../../api/shares.js';
import { programVersion } from '../node/files.js';
import { uptimeSeconds } from '../node/time.js';
import { BOUNDS, issueOf, perHour, proofBits, publicUrl } from './bounds.js';
import { challengeFor, isProof } from './proof.js';
import {
  CLAIM,
  failed,
  json,
  MERCHANTS,
  notAllowed,
  notThere,
  problem,
  rejectForeign,
  tooMany,
  unknownKey,
} from './rejections.js';
import { gateOf, newRoute, routeOfKey, routeOfPath } from './routes.js';
import { type Env, type GateStub, objectOf } from './runtime.js';

const PROOF = 'x-proof-of-work';
/** The longest body that is held here. */
const MOST_BYTES = 65_536;
const PREFLIGHT_S = '600';

/**
 * Answers a call, or has the object of its merchant answer it.
 * @param show what is for people who have no merchant yet; undefined where there is nothing of the path
 */
export async function front(
  request: Request,
  env: Env,
  show: (request: Request) => Promise<Response | undefined>,
): Promise<Response> {
  const issue = issueOf(env);
  if (issue !== undefined) return problem(503, 'misconfigured', issue);
  const url = new URL(request.url);
  const routed = routeOfPath(url.pathname, env.SECRET);
  if (routed !== undefined) {
    const { route, path } = routed;
    if (path === '') return Response.redirect(`${publicUrl(env, url.origin)}/~${route}/`, 302);
    return handOn(request, route, path, env);
  }
  const { pathname } = url;
  if (pathname === MERCHANTS && request.method === 'POST') return create(request, env);
  const shown = SHOWN[pathname];
  if (shown !== undefined)
    return /^(?:GET|HEAD)$/.test(request.method) ? json(200, shown(env)) : notAllowed('GET, HEAD');
  if (!/^\/(?:v1|_sandbox)(?:\/|$)/.test(pathname)) return (await show(request)) ?? nothingHere(pathname);
  if (request.method === 'OPTIONS' && pathname.startsWith('/v1')) return preflight(request);
  const route = routeOfKey(request, env.SECRET);
  return route === undefined ? unknownKey(pathname) : handOn(request, route, pathname, env);
}

/** Whether a call failed where no program of ours did: its machine was lost, or its bucket did not take what was to be kept. */
const isRuntimes = ({ retryable, message }: Error & { retryable?: boolean }): boolean =>
  retryable === true || message.startsWith('internal error');

/** Has the object of a merchant answer. Only a call whose body is held here follows an object that moves to another machine meanwhile. */
async function handOn(request: Request, route: string, path: string, env: Env): Promise<Response> {
  const { headers, method } = request;
  const rejected = method === 'POST' && path === CLAIM ? await countClaim(request, route, env) : undefined;
  if (rejected !== undefined) return rejected;
  const isShort = Number(headers.get('content-length') ?? MOST_BYTES + 1) <= MOST_BYTES;
  const held = isShort && request.body !== null ? new Request(request, { body: await request.arrayBuffer() }) : request;
  try {
    return await objectOf(env.MERCHANT, route).fetch(held);
  } catch (error) {
    if (isRuntimes(error as Error)) return notThere(path);
    console.error(error);
    return failed(path);
  }
}

function limitsOf(env: Env) {
  const { merchants, lifetime_ms, per_hour: _, ...ofOne } = BOUNDS;
  return { merchants, lifetime_seconds: lifetime_ms / 1_000, merchants_per_hour: perHour(env), ...ofOne };
}

/** What is shown to everybody, as by the control API of one process. */
const SHOWN: Readonly<Record<string, (env: Env) => object>> = {
  '/_sandbox/mode': (env) => ({ public: true, limits: limitsOf(env) }),
  '/_sandbox/health': () => ({ status: 'ok', version: programVersion(), uptime_seconds: uptimeSeconds() }),
};

/** A browser asks without its key whether it may call. */
function preflight({ headers }: Request): Response {
  const asked = headers.get('access-control-request-headers');
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
      ...(asked === null ? {} : { 'access-control-allow-headers': asked }),
      'access-control-max-age': PREFLIGHT_S,
      vary: 'Access-Control-Request-Headers',
    },
  });
}

const nothingHere = (pathname: string): Response =>
  problem(
    404,
    'not_found',
    `There is nothing at ${pathname.slice(0, 200)}. POST ${MERCHANTS} makes a merchant, whose pages are below /~ROUTE/.`,
  );

/** The body of a call, which is read no further than it may be long; undefined where it is longer. */
async function bodyOf({ body }: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body?.getReader();
  const read: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done || value === undefined) return new Uint8Array(await new Blob(read).arrayBuffer());
    size += value.length;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      return undefined;
    }
    read.push(value);
  }
}

const ADDRESS = /^(?:[\d.]+|(?=.*:)[\da-f:.]+(?:%.*)?)$/i;

/** Who calls, as far as it is counted; all whose address is none are one. */
function addressOf({ headers }: Request, { ADDRESS_HEADER }: Env): string {
  const named = ADDRESS_HEADER ? headers.get(ADDRESS_HEADER) : null;
  // Whoever stands in front appends what it has seen; what stands before that may be anybody's word.
  const address = withoutPort(named?.split(',').at(-1)?.trim() ?? '');
  return ADDRESS.test(address) ? countedAddress(address) : '';
}

/** What counts for an address. */
const gate = (address: string, env: Env): GateStub => objectOf(env.GATE, gateOf(address, env.SECRET));

/** Counts a code for keeping a merchant, so that nobody guesses it. @returns what is said to an address that has given too many */
async function countClaim(request: Request, route: string, env: Env): Promise<Response | undefined> {
  const named = routeOfKey(request, env.SECRET);
  // Whoever only knows where a merchant is has no code to give.
  if (!env.CLAIM_CODE || named !== route) return undefined;
  const address = addressOf(request, env);
  // As merchants are counted, but by themselves; what stands for a proof is drawn for each.
  const drawn = challengeFor(address, env.SECRET, Date.now());
  const wait_ms = (await gate(address, env).admit(`claims of ${address}`, drawn, perHour(env))) ?? 0;
  if (wait_ms === 0) return undefined;
  return tooMany(`One address may give ${perHour(env)} codes an hour here.`, wait_ms);
}

/** Makes a merchant for whoever has proved some work, as far as its address may have one. */
async function create(request: Request, env: Env): Promise<Response> {
  const foreign = rejectForeign(request);
  if (foreign !== undefined) return foreign;
  const address = addressOf(request, env);
  const proof = request.headers.get(PROOF) ?? '';
  const bits = proofBits(env);
  const asked = (why: string): Response => {
    const challenge = challengeFor(address, env.SECRET, Date.now());
    const detail = `${why} Send the header ${PROOF}: "CHALLENGE TEXT", the SHA-256 of which begins with ${bits} bits of zero.`;
    return problem(428, 'proof_required', detail, { challenge, bits });
  };
  if (!isProof(proof, address, env.SECRET, bits, Date.now())) return asked('A merchant costs some work.');
  const body = await bodyOf(request);
  if (body === undefined) return problem(413, 'too_large', `The body is longer than ${MOST_BYTES} bytes.`);
  const wait_ms = await gate(address, env).admit(address, proof, perHour(env));
  if (wait_ms === null) return asked('This proof was used before.');
  if (wait_ms > 0) {
    const detail = `One address may make ${perHour(env)} merchants an hour here. A merchant can be reset as often as you like.`;
    return tooMany(detail, wait_ms);
  }
  const route = newRoute(env.SECRET);
  const url = publicUrl(env, new URL(request.url).origin);
  const made = await objectOf(env.MERCHANT, route).create({ route, url }, body, request.headers.get('content-type'));
  if (made.status !== 201) await gate(address, env).forgive(proof);
  return new Response(made.body, { status: made.status, headers: made.headers });
}
