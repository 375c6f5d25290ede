/** What is said to those who are not let in, in the words of the two APIs. */

/** The path at which the holder of a key asks for more time. */
export const RENEW = '/_sandbox/merchants/renew';

/** The path at which merchants are made: in front, and in no object. */
export const MERCHANTS = '/_sandbox/merchants';

/** The path at which the holder of a key gives the code that keeps their merchant. */
export const CLAIM = '/_sandbox/claim';

const ADVICE = 'Merchants of this sandbox end by themselves; make another one with POST /_sandbox/merchants.';

/** An answer of this API, which nobody keeps. */
export const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

const TITLES: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** A rejection in the form of the control API. */
export function problem(
  status: number,
  code: string,
  detail: string,
  more: object = {},
  headers: Record<string, string> = {},
): Response {
  const body = { type: 'about:blank', title: TITLES[status], status, detail, code, ...more };
  return json(status, body, { 'content-type': 'application/problem+json; charset=utf-8', ...headers });
}

/** A call of an address that has had what it may have in an hour. */
export const tooMany = (detail: string, wait_ms: number): Response =>
  problem(429, 'rate_limited', detail, {}, { 'retry-after': String(Math.ceil(wait_ms / 1_000)) });

/** A call that a page of another site made; undefined for all others. */
export function rejectForeign({ headers }: Request): Response | undefined {
  if (headers.get('sec-fetch-site') !== 'cross-site') return undefined;
  return problem(
    403,
    'permission_denied',
    'A page of another site made this call; the control API is not for foreign pages.',
  );
}

/** A call by a method that its path does not know. */
export const notAllowed = (allow: string): Response =>
  problem(405, 'method_not_allowed', `This path knows ${allow}.`, { allowed: allow.split(', ') }, { allow });

/** A rejection in the words of the API that a path is of. */
function rejected(
  path: string,
  status: number,
  code: string,
  detail: string,
  headers: Record<string, string> = {},
): Response {
  if (path.startsWith('/_sandbox')) return problem(status, code, detail, {}, headers);
  const said = { ...headers, 'access-control-allow-origin': '*' };
  return json(status, { error: { code: code.toUpperCase(), message: detail } }, said);
}

/** A call without a key that could be somebody's. */
export const unknownKey = (path: string): Response =>
  rejected(path, 401, 'unauthenticated', `The API key is unknown. ${ADVICE}`, {
    'www-authenticate': 'Bearer realm="merchant API"',
  });

/** A call whose object was lost with its machine, or could not keep what it did. */
export const notThere = (path: string): Response =>
  rejected(
    path,
    503,
    'service_unavailable',
    'The machine that has this merchant is gone, or cannot keep what it does. That passes within half a minute; send the call again, with the same Idempotency-Key, because it may have been carried out.',
    { 'retry-after': '1' },
  );

/** A call whose object cannot be started, such as one whose data file is damaged. */
export const failed = (path: string): Response =>
  rejected(path, 500, 'internal_server_error', 'This merchant cannot be had; the log of the service has the details.');
