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
  503: 'Service Unavailable',
};

/** A refusal in the form of the control API. */
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

/** A call by a method that its path does not know. */
export const notAllowed = (allow: string): Response =>
  problem(405, 'method_not_allowed', `This path knows ${allow}.`, { allowed: allow.split(', ') }, { allow });

/** A call without a key that could be somebody's. */
export function unknownKey(path: string): Response {
  const detail = `No merchant has this API key. ${ADVICE}`;
  if (path.startsWith('/_sandbox')) return problem(401, 'unauthenticated', detail);
  const challenge = { 'www-authenticate': 'Bearer realm="merchant API"', 'access-control-allow-origin': '*' };
  return json(401, { error: { code: 'UNAUTHENTICATED', message: `The API key is unknown. ${ADVICE}` } }, challenge);
}

/** A call whose object was lost with its machine, or could not keep what it did. */
export function notThere(path: string): Response {
  const detail =
    'The machine that has this merchant is gone, or cannot keep what it does. That passes within half a minute; send the call again, with the same Idempotency-Key, because it may have been carried out.';
  const retry = { 'retry-after': '1' };
  if (path.startsWith('/_sandbox')) return problem(503, 'unavailable', detail, {}, retry);
  const headers = { ...retry, 'access-control-allow-origin': '*' };
  return json(503, { error: { code: 'SERVICE_UNAVAILABLE', message: detail } }, headers);
}
