/** The public API: the steps of a call in order, what each path leads to, and what is rejected before there is an operation. */
import { type Call, isBelow, JSON_TYPE, LONG, OWN_PLACES, Reply } from '../api/call.js';
import { createCors, createHandle, createRoutes, type Handle, Pipeline, type Routes } from '../api/pipeline.js';
import { loadContract, type Operation, publishedText } from '../contract/index.js';
import { bringUpToDate, runDue } from '../domain/jobs.js';
import { invalidInput, Problem } from '../domain/problems.js';
import { recognise } from '../variants/auth.js';
import { didYouMean } from '../words/nearest.js';
import { type Found, type MerchantHost, type Route, type Started, VERSION_PATH } from './call.js';
import {
  breakReply,
  faultAfterExecution,
  forceReply,
  holdForDeliveries,
  meetFaults,
  pause,
  pauseUnlessPaused,
  replyByFault,
} from './faults.js';
import { commit, concludeKey, execute, prepareScenarios, rejectReplaced, validateReply } from './operations.js';
import {
  authenticateCaller,
  format,
  identify,
  limitRate,
  operationOf,
  parse,
  readBody,
  rejectForeignHost,
  rejectWhileDraining,
  replay,
  reserveKey,
  validate,
} from './request.js';

// Few calls prefer anything, and few merchants have faults or runs of scenarios: other calls do not take the steps of those.
const prefers = ({ call }: Started): boolean => call.headers.prefer !== undefined;
const hasFaults = ({ world }: Started): boolean => world.data.faults.length > 0;
const isStruck = ({ faults }: Partial<Found>): boolean => faults !== undefined;
const waits = ({ host, faults }: Started & Partial<Found>): boolean => host.delay_ms > 0 || faults !== undefined;
const mayHold = (context: Started): boolean => hasFaults(context) || context.world.data.runs.length > 0;

/** The order is behaviour (docs/decisions/0024-one-runner.md): what rejects a call first decides what its client is told. */
const PIPELINE = Pipeline.of<Started>()
  .find('operation', operationOf)
  .check(rejectForeignHost)
  .check(rejectWhileDraining)
  .find('body', readBody)
  .find('key', authenticateCaller)
  .check(forceReply, prefers)
  .find('faults', meetFaults, hasFaults)
  .check(replyByFault, isStruck)
  .check(limitRate)
  .find('input', parse)
  .find('slot', reserveKey)
  .check(replay)
  .find('query', validate)
  .check(prepareScenarios)
  .find('paused', pause, waits)
  .check(({ host, world }) => bringUpToDate(world, host.inSlices))
  .check(rejectReplaced)
  .find('outcome', execute)
  .check(validateReply)
  .close(holdForDeliveries, mayHold)
  .close(pauseUnlessPaused, waits)
  .close(concludeKey)
  .close(faultAfterExecution, isStruck)
  .close(commit)
  .close(({ world }) => runDue(world))
  .close(breakReply, isStruck);

/** Headers that pages of other origins may read. */
const EXPOSED = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Retry-After',
  'Idempotent-Replayed',
  'Preference-Applied',
  'Allow',
  'WWW-Authenticate',
];

const CONTRACT_PATH = `${VERSION_PATH}/openapi.json`;

/** All of the public API, and the rejection of whatever is nobody's. */
export function createMerchantApi(host: MerchantHost): Handle {
  const { operations } = loadContract('merchant');
  const routes = createRoutes(operations, VERSION_PATH);
  const cors = createCors({
    origins: host.corsOrigins,
    exposed: EXPOSED,
    // A path that the API does not know is only ever looked at.
    methodsAt: ({ path }) => [...(routes.find(path)?.methods.keys() ?? ['GET'])],
  });
  const serve = createHandle({
    start: (call: Call) => identify(host, routeOf(call, routes, cors.isPreflight), call),
    pipeline: PIPELINE,
    format,
  });
  const answer: Handle = (call) => (asksForContract(call) ? contractReply(host, call) : serve(call));
  const answerPage: Handle = async (call) => cors.preflight(call) ?? (await answer(call)).with(cors.headersFor(call));
  return (call) => {
    const isPage = call.headers.origin !== undefined && isBelow(call.path, VERSION_PATH);
    return isPage ? answerPage(call) : answer(call);
  };
}

const asksForContract = ({ method, path }: Call): boolean => method === 'GET' && path === CONTRACT_PATH;

async function contractReply(host: MerchantHost, call: Call): Promise<Reply> {
  const owner = recognise(host.worlds, call.headers);
  const document = host.documentOf(owner?.world ?? host.worlds.default);
  const body = publishedText(document, host.originOf(call) + VERSION_PATH);
  return new Reply(200, { 'content-type': JSON_TYPE }, body, { compressFrom: LONG });
}

/** What a call names, or why there is nothing of that name. */
function routeOf(call: Call, routes: Routes<Operation>, isPreflight: (call: Call) => boolean): Route {
  const { path } = call;
  const miss = (problem: () => Problem, operation: Operation | null = null): Route => ({
    ...{ params: {}, operation, miss: problem },
  });
  if (path === CONTRACT_PATH) return miss(() => methodNotAllowed(call.method, ['GET']));
  const found = routes.find(path);
  if (found === undefined) return miss(() => notFound(call, routes));
  const { methods, params, undecodable } = found;
  if (undecodable !== undefined) return miss(() => badEscape(undecodable));
  const operation = methods.get(call.method);
  if (operation !== undefined) return { params, operation };
  const allow = [...methods.keys()];
  // Nobody called an operation: what a browser asks in advance counts for none of them.
  if (isPreflight(call)) return miss(() => originNotNamed(String(call.headers.origin), allow));
  const [first = null] = methods.values();
  return miss(() => methodNotAllowed(call.method, allow), first);
}

function notFound({ path, mount = '' }: Call, routes: Routes<Operation>): Problem {
  const slash = path.length > VERSION_PATH.length + 1 && path.endsWith('/') ? 'no path ends with a slash, and ' : '';
  const isBelowVersion = path.startsWith(`${VERSION_PATH}/`);
  const where = isBelowVersion
    ? `${slash}the paths are listed in ${CONTRACT_PATH}`
    : `the API is below ${mount}${VERSION_PATH}; --base names what is before ${VERSION_PATH}`;
  const meant = isBelowVersion ? routes.meant(path) : didYouMean(path, OWN_PLACES, '`');
  return new Problem('not_found', `There is nothing at ${JSON.stringify(path.slice(0, 200))}; ${where}.${meant}`);
}

function methodNotAllowed(method: string, allow: string[]): Problem {
  const supported = `${allow.join(' and ')} ${allow.length === 1 ? 'is' : 'are'}`;
  return new Problem('method_not_allowed', `${method} is not supported here; ${supported}.`, { allow });
}

/**
 * A preflight of a page that may not call is rejected as any OPTIONS is, so that the browser makes no call, and the developer who
 * looks into the network panel or the request log reads what to do.
 */
function originNotNamed(given: string, allow: string[]): Problem {
  const origin = given.slice(0, 200);
  const message = /^https?:/i.test(origin)
    ? `Pages of ${origin} may not call this sandbox: start it with --cors ${origin} to let them.`
    : 'Pages without an origin, such as files, may not call this sandbox: open the page from a server on localhost.';
  return new Problem('method_not_allowed', message, { allow });
}

const badEscape = ({ name, value }: { name: string; value: string }): Problem =>
  invalidInput(name, value, 'format:url_encoding', `${name} has a percent escape that is not valid UTF-8.`);
