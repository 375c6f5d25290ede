/** The public API: one route per operation of the contract, then 405, then 404, each with the same life. */
import cors from 'cors';
import express, { type Express, type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { NO_SNIFFING, sayHowLongKept, sendText } from '../api/answer.js';
import { loadContract, type Operation, publishedText } from '../contract/index.js';
import { Problem } from '../domain/problems.js';
import { recognise } from '../variants/auth.js';
import { JSON_TYPE } from './answer.js';
import { begin, ending, lead, VERSION_PATH } from './call.js';
import type { HttpContext } from './context.js';
import { originOf, splitTarget } from './exchange.js';
import { identify, LIFE, type Step } from './life.js';

/** The methods of each path, as Express writes it. */
function methodsByPath(operations: readonly Operation[]): Map<string, Operation[]> {
  const paths = new Map<string, Operation[]>();
  for (const operation of operations) {
    const path = VERSION_PATH + operation.expressPath;
    paths.set(path, [...(paths.get(path) ?? []), operation]);
  }
  return paths;
}

function methodNotAllowed(method: string, allow: string[]): Problem {
  const supported = `${allow.join(' and ')} ${allow.length === 1 ? 'is' : 'are'}`;
  return new Problem('method_not_allowed', `${method} is not supported here; ${supported}.`, { allow });
}

/** A browser's question in advance, whether a page of another origin may make a call. */
const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;

/**
 * A preflight that comes as far as a route is one that the middleware did not answer. It is refused as any OPTIONS is, so that
 * the browser makes no call, and the developer who looks into the network panel or the journal reads what to do.
 */
function originNotNamed(req: Request, allow: string[]): Problem {
  const origin = String(req.headers.origin).slice(0, 200);
  const message = /^https?:/i.test(origin)
    ? `Pages of ${origin} may not call this sandbox: start it with --cors ${origin} to let them.`
    : 'Pages without an origin, such as files, may not call this sandbox: open the page from a server on localhost.';
  return new Problem('method_not_allowed', message, { allow });
}

/** Whether a path, split at its slashes, is one that an operation has. */
const fits = ({ path }: Operation, segments: readonly string[]): boolean => {
  const parts = path.split('/');
  return parts.length === segments.length && parts.every((part, i) => part.startsWith('{') || part === segments[i]);
};

const segmentsOf = (req: Request): string[] => splitTarget(req.originalUrl).path.slice(VERSION_PATH.length).split('/');

/** The methods that a path has. One that the API does not know is only ever looked at. */
function methodsAt(req: Request, operations: readonly Operation[]): string[] {
  const segments = segmentsOf(req);
  const here = operations.filter((operation) => fits(operation, segments));
  return here.length === 0 ? ['GET'] : here.map(({ method }) => method);
}

/** Loopback origins, and those that were named, may read answers from a browser. */
function corsMiddleware(origins: readonly string[], operations: readonly Operation[]) {
  const loopback = /^https?:\/\/(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
  const exposedHeaders = [
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
  const everyone = origins.includes('*');
  const admits = (origin: string): boolean => everyone || loopback.test(origin) || origins.includes(origin);
  const known = cors<Request>((req, decide) => {
    decide(null, { origin: everyone ? '*' : true, methods: methodsAt(req, operations), exposedHeaders, maxAge: 600 });
  });
  return (req: Request, res: Response, next: NextFunction): void => {
    const { origin } = req.headers;
    // A plain OPTIONS is a method like any other; only a browser's question in advance is answered here.
    if (origin === undefined || (req.method === 'OPTIONS' && !isPreflight(req))) next();
    else if (admits(origin)) {
      if (req.method === 'OPTIONS') {
        res.set(NO_SNIFFING);
        sayHowLongKept(res);
      }
      known(req, res, next);
    } else {
      res.vary('Origin');
      next();
    }
  };
}

/** A percent escape that is no text: names the parameter whose place in the path it has. */
function badEscape(req: Request, operations: readonly Operation[]): Problem {
  const { path } = splitTarget(req.originalUrl);
  const segments = segmentsOf(req);
  const owner = operations.find((operation) => fits(operation, segments));
  const parameter = owner?.pathParameters[0]?.name ?? 'path';
  const place = owner?.path.split('/').findIndex((part) => part.startsWith('{')) ?? -1;
  const detail = { parameter, value: segments[place] ?? path, rule: 'format:url_encoding' };
  return new Problem('invalid', `${parameter} has a percent escape that is not valid UTF-8.`, { detail });
}

function serveContract(context: HttpContext, req: Request, res: Response): void {
  const owner = recognise(context.worlds, req.headers);
  const document = context.documentOf(owner?.world ?? context.worlds.default);
  const body = publishedText(document, originOf(begin(context, req, res, null, {})) + VERSION_PATH);
  sendText(res, { status: 200, contentType: JSON_TYPE, body, compress: true });
}

/**
 * Builds the Express app of the public API; the control API is mounted before it by the composition root.
 * @param outside is asked about every path that the API does not know, after its routes, so that no call pays for it
 */
export function createPublicApp(
  context: HttpContext,
  mounted: (app: Express) => void,
  outside?: RequestHandler,
): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').enable('strict routing').enable('case sensitive routing');
  app.set('query parser', false);
  mounted(app);
  const { operations } = loadContract('merchant');
  app.use(VERSION_PATH, corsMiddleware(context.corsOrigins, operations));
  const serve = (steps: readonly Step[], operation: Operation | null) => (req: Request, res: Response) =>
    lead(begin(context, req, res, operation, req.params as Record<string, string>), steps);
  app.get(`${VERSION_PATH}/openapi.json`, (req, res, next) => {
    if (req.method === 'GET') serveContract(context, req, res);
    else next();
  });
  for (const [path, here] of methodsByPath(operations)) {
    const allow = here.map(({ method }) => method);
    app.all(path, (req, res) => {
      const operation = here.find(({ method }) => method === req.method);
      if (operation !== undefined) serve(LIFE, operation)(req, res);
      // Nobody called an operation: what a browser asks in advance counts for none of them.
      else if (isPreflight(req))
        serve(
          ending(() => originNotNamed(req, allow)),
          null,
        )(req, res);
      else
        serve(
          ending(() => methodNotAllowed(req.method, allow)),
          here[0] ?? null,
        )(req, res);
    });
  }
  app.all(`${VERSION_PATH}/openapi.json`, (req, res) => {
    serve(
      ending(() => methodNotAllowed(req.method, ['GET'])),
      null,
    )(req, res);
  });
  if (outside !== undefined) app.use(outside);
  app.use((req: Request, res: Response) => {
    const { path } = splitTarget(req.originalUrl);
    const slash = path.length > VERSION_PATH.length + 1 && path.endsWith('/') ? 'no path ends with a slash, and ' : '';
    const where = path.startsWith(`${VERSION_PATH}/`)
      ? `${slash}the paths are listed in ${VERSION_PATH}/openapi.json`
      : `the API is below ${VERSION_PATH}`;
    const message = `There is nothing at ${JSON.stringify(path.slice(0, 200))}; ${where}.`;
    serve(
      ending(() => new Problem('not_found', message)),
      null,
    )(req, res);
  });
  app.use((error: unknown, req: Request, res: Response, _next: NextFunction) => {
    const undecodable = error instanceof URIError || (error as { status?: number }).status === 400;
    const thrown = undecodable ? badEscape(req, operations) : error;
    serve(
      [
        identify,
        () => {
          throw thrown;
        },
      ],
      null,
    )(req, res);
  });
  return app;
}
