/** Rules about single calls and about how the API is read. */
import { heldKey, unescaped } from '../domain/request-log.js';
import { requestsPerMinute } from '../variants/limits.js';
import { type Call, evidenceOf, grouped, type Occurrence, type Seen, times } from './calls.js';

/** POSTs that are safe to repeat without a key: a second endpoint with the same URL is rejected by itself. */
const REPEATABLE: readonly string[] = ['createWebhook'];
/** The span of the limit that polling is held against. */
export const POLLING_SPAN_MS = 60_000;
/** The page size that asks for as much as there is; a smaller one says that no more was wanted. */
export const LARGEST_PAGE = 100;
/** The same unknown field so often is no slip. */
export const UNKNOWN_FIELD_TIMES = 2;

/** Names under which clients put credentials into URLs; `page_token` and the like are none. */
const CREDENTIAL_NAME =
  /^(?:(?:x[-_])?(?:api|access|auth|secret|public|private)[-_]?(?:key|token|secret)|x[-_]api[-_]signature|key|token|secret|authorization|bearer)$/i;

export function missingKey({ calls }: Seen): Occurrence[] {
  return calls.flatMap((call): Occurrence[] => {
    const { operation, entry, key, name } = call;
    if (operation?.method !== 'POST' || key !== undefined || REPEATABLE.includes(operation.operationId)) return [];
    // A call that was rejected did nothing, so that nothing can happen twice.
    if (entry.verdict === 'refused') return [];
    const message = (count: number) => `${name} was sent without Idempotency-Key ${times(count)}.`;
    return [{ subject: name, message, ...evidenceOf(call) }];
  });
}

export function reusedKey({ calls }: Seen): Occurrence[] {
  return calls.flatMap((call, index): Occurrence[] => {
    if (call.entry.idempotency?.outcome !== 'conflict') return [];
    const first = calls.slice(0, index).findLast(({ entry, key }) => {
      const { path, idempotency } = entry;
      return key === call.key && path === call.entry.path && idempotency?.outcome === 'stored';
    });
    const message = (count: number) =>
      `${call.name} was sent with the Idempotency-Key of a request with another body ${times(count)}.`;
    return [{ subject: call.name, message, ...evidenceOf(...(first === undefined ? [] : [first]), call) }];
  });
}

/** Where a credential stands in the URL, in words; null where none does. Its value is never repeated. */
function credentialIn({ entry }: Call, secrets: ReadonlySet<string>): string | null {
  for (const [name, value] of new URLSearchParams(entry.query)) {
    if (CREDENTIAL_NAME.test(name) && value !== '') return `the query parameter ${name}`;
    if (secrets.has(value) || heldKey(`${name}=${value}`)) return `the query parameter ${name}`;
  }
  const isKey = (segment: string): boolean => secrets.has(segment) || heldKey(segment);
  const segments = entry.path.replaceAll('+', ' ').split('/');
  return segments.some((segment) => isKey(unescaped(segment, decodeURIComponent))) ? 'the path' : null;
}

export function keyInUrl({ calls, recorded }: Seen): Occurrence[] {
  const secrets = new Set(
    // A key that is known by its digest alone was drawn, and is found by its form.
    recorded.keys.flatMap(({ api_key, public_key, secret_key }) => [api_key ?? [], public_key, secret_key].flat()),
  );
  return calls.flatMap((call): Occurrence[] => {
    const place = credentialIn(call, secrets);
    if (place === null) return [];
    const message = (count: number) => `A credential was sent in ${place} ${times(count)}.`;
    return [{ subject: place, message, ...evidenceOf(call) }];
  });
}

/** The time between two calls: real, or the merchant's where more of that went by. */
const spanOf = (first: Call, last: Call): number =>
  Math.max(
    (last.entry.real_ms ?? Number.POSITIVE_INFINITY) - (first.entry.real_ms ?? 0),
    last.entry.at_ms - first.entry.at_ms,
  );

/** One resource read more often within a minute than the limit allows for all calls together. */
export function polledTooFast({ calls, recorded }: Seen): Occurrence[] {
  const limit = requestsPerMinute(recorded.settings.rate_limit);
  const reads = grouped(calls, ({ operation, entry }) =>
    operation?.method === 'GET' && operation.details.pathParameters.length > 0 ? `${entry.key_id} ${entry.path}` : null,
  );
  return [...reads.values()].flatMap((polls): Occurrence[] => {
    const last = polls.findIndex((call, i) => i >= limit && spanOf(polls[i - limit] as Call, call) <= POLLING_SPAN_MS);
    if (last === -1) return [];
    const busy = polls.slice(last - limit, last + 1);
    const { name } = busy[0] as Call;
    const message = (count: number) =>
      `${name} read the same resource more than ${limit} times within a minute${count === 1 ? '' : `, for ${count} resources`}.`;
    return [{ subject: name, message, ...evidenceOf(...busy) }];
  });
}

function hasMore({ entry }: Call): boolean {
  if (entry.status !== 200 || entry.response_truncated || !entry.response_body.includes('"has_more":true'))
    return false;
  try {
    return (JSON.parse(entry.response_body) as { has_more?: unknown }).has_more === true;
  } catch {
    // An imported request log may hold any text.
    return false;
  }
}

/** Lists that were read as far as the first page by callers who never read a second page of them. */
export function unfollowedLists({ calls }: Seen): Occurrence[] {
  const lists = grouped(calls, ({ operation, entry, name }) => {
    const paged = operation?.details.queryParameters.some((parameter) => parameter.name === 'starting_after');
    return paged === true ? `${entry.key_id} ${name}` : null;
  });
  return [...lists.values()].flatMap((reads): Occurrence[] => {
    const queries = reads.map(({ entry }) => new URLSearchParams(entry.query));
    if (queries.some((query) => query.has('starting_after') || query.has('ending_before'))) return [];
    const cutShort = reads.filter((call, i) => {
      const limit = queries[i]?.get('limit') ?? LARGEST_PAGE;
      return Number(limit) === LARGEST_PAGE && hasMore(call);
    });
    return cutShort.map((call) => ({
      subject: call.name,
      message: (count) => `${call.name} answered has_more ${times(count)}, and no further page was ever read.`,
      ...evidenceOf(call),
    }));
  });
}

export function unknownFields({ calls }: Seen): Occurrence[] {
  const rejected = grouped(calls, ({ entry, name }) => {
    const { rule, parameter = '' } = entry.refusal ?? {};
    // A credential in the query string is unknown too, and has a rule of its own.
    return rule === 'unknown' && !CREDENTIAL_NAME.test(parameter) ? `${parameter} ${name}` : null;
  });
  return [...rejected.values()]
    .filter((group) => group.length >= UNKNOWN_FIELD_TIMES)
    .map((group) => {
      const { entry, name } = group[0] as Call;
      const parameter = entry.refusal?.parameter ?? '';
      const message = () =>
        `${name} was sent ${times(group.length)} with ${parameter}, which the contract does not have.`;
      return { subject: `${name} ${parameter}`, message, ...evidenceOf(...group) };
    });
}
