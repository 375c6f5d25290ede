/** Webhooks: endpoints, deliveries, and sending once more. */
import type { ControlSchema } from '../../contract/types.js';
import { replay, replayFailed, subscribableNames, subscribedAs, typesNamed } from '../../deliveries/enqueue.js';
import { inboxNameIn } from '../../deliveries/inbox.js';
import { nowOf } from '../../domain/clock.js';
import { Collection } from '../../domain/collection.js';
import { retryAll } from '../../domain/endpoints/deliveries.js';
import { createWebhook, deleteWebhook, listWebhooks } from '../../domain/endpoints/webhooks.js';
import { runDue } from '../../domain/jobs.js';
import type { Sliced } from '../../domain/ports.js';
import { Problem, requireFound } from '../../domain/problems.js';
import type { DeliveryRecord, KeyRecord, RequestEntry, WebhookRecord, WorldData } from '../../domain/records.js';
import { heldSecret } from '../../domain/request-log.js';
import { deliveryFacets, type World } from '../../domain/world.js';
import { requireThere } from '../guard.js';
import type { ControlHost, Handlers } from '../host.js';
import { invalid } from '../problems.js';
import { foundPage } from '../search.js';
import { deliveriesAbout } from '../shapes/causal-timeline.js';
import { at } from '../shapes/clock.js';
import { showCounts, showDelivery, showDeliverySummary, showHealth } from '../shapes/deliveries.js';
import { showRequest } from '../shapes/requests.js';
import { requireEventType } from '../wait.js';

const LISTED_MAX = 1_000;

/** Long work whose attempts begin as they are planned, piece by piece. */
function* startingEach<T>(world: World, work: Sliced<T>): Sliced<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    runDue(world);
    yield;
  }
}

function showEndpoint(world: World, host: ControlHost, endpoint: WebhookRecord): ControlSchema<'Endpoint'> {
  const { id, url, secret, event_types, disabled = false, created_at_ms } = endpoint;
  return {
    id,
    url,
    event_types: subscribedAs(world, event_types),
    secret_provided: secret !== undefined,
    disabled,
    ...showHealth(world, id),
    inbox: host.isOwn(url) ? (inboxNameIn(url) ?? null) : null,
    deliveries: showCounts(world, id),
    created_at: at(created_at_ms),
  };
}

// A recorded call, sent once more to the API that it came to.

/** Headers that belong to the connection or to whoever called; credentials are put in anew. */
const LEFT_OUT = new Set([
  'authorization',
  'x-api-key',
  'x-api-timestamp',
  'x-api-signature',
  'cookie',
  'proxy-authorization',
  'x-control-token',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'te',
  'trailer',
  'upgrade',
  'expect',
  'content-length',
  'origin',
]);

/** Why a call cannot be sent again as it was; undefined when it can. */
function reasonAgainst({ body, body_truncated, path, query, headers }: RequestEntry): string | undefined {
  if (body_truncated) return 'its body was too long to be kept whole';
  if (body.includes('"****"') || [body, query, path, ...Object.values(headers)].some(heldSecret))
    return 'secrets in it are masked, and nobody has them any more';
  return body.includes('\uFFFD') ? 'its body was no text, and was not kept byte by byte' : undefined;
}

/** The key that it came with, while that is in force; else the first one that is. */
function keyFor({ data }: World, { key_id }: RequestEntry): KeyRecord {
  const keys = data.keys.filter(({ revoked }) => !revoked);
  const key = keys.find(({ id }) => id === key_id) ?? keys[0];
  if (key === undefined)
    throw new Problem('illegal_move', 'Every key of this merchant is revoked; make one with POST /_sandbox/keys.');
  return key;
}

interface Credential {
  headers: Record<string, string>;
  /** To be called once the call was answered. */
  done?(): void;
}

/** The credential that the merchant's profile accepts. */
function credential(world: World, entry: RequestEntry, host: ControlHost): Credential {
  const key = keyFor(world, entry);
  if (world.data.settings.auth !== 'signed') {
    if (key.api_key !== null) return { headers: { authorization: `Bearer ${key.api_key}` } };
    // It ends in stars, because the request log shows the end of a credential that it masks.
    const token = `tb_key_${host.drawSecret()}****`;
    return { headers: { authorization: `Bearer ${token}` }, done: host.worlds.issueToken({ world, key }, token) };
  }
  const stamp = String(Math.floor(nowOf(world) / 1_000));
  const message = entry.method + entry.path + stamp + entry.body;
  const signature = btoa(String.fromCharCode(...world.env.crypto.hmacSha256(key.secret_key, message)));
  return { headers: { 'x-api-key': key.public_key, 'x-api-timestamp': stamp, 'x-api-signature': signature } };
}

const lastNumbers = new WeakMap<WorldData, number>();

/** A number for a new key: that of the call to come, unless a call that is still on its way to the API has it. */
function nextNumber({ data }: World): number {
  const number = Math.max(data.counters.request, lastNumbers.get(data) ?? 0) + 1;
  lastNumbers.set(data, number);
  return number;
}

function headersFor(world: World, entry: RequestEntry, keyed: 'same' | 'new' | 'none', credentials: Credential) {
  const kept = Object.entries(entry.headers).filter(
    ([name]) => !LEFT_OUT.has(name.toLowerCase()) && (keyed === 'same' || name.toLowerCase() !== 'idempotency-key'),
  );
  return {
    ...Object.fromEntries(kept),
    ...credentials.headers,
    ...(keyed === 'new' ? { 'idempotency-key': `${entry.id}_again_${nextNumber(world)}` } : {}),
    'content-length': String(new TextEncoder().encode(entry.body).length),
  };
}

const found = (world: World, id: string | undefined): RequestEntry | undefined =>
  world.data.journal.find((entry) => entry.id === id);

/** Which of the deliveries that failed are meant. */
function readOnly({ endpoint, event_type }: ControlSchema<'FailedDeliveries'>) {
  if (event_type !== undefined) requireEventType(event_type, 'event_type');
  return { ...(endpoint && { endpoint_id: endpoint }), ...(event_type && { event_type }) };
}

const showFirst = (world: World, deliveries: readonly DeliveryRecord[]) =>
  deliveries.slice(0, LISTED_MAX).map((delivery) => showDeliverySummary(world, delivery));

export const deliveriesOperations = {
  listDeliveries: ({ query }, { world }) => {
    const { endpoint, event_type, status, resource_id } = query;
    if (event_type !== undefined) requireEventType(event_type, 'event_type');
    const facet = [status, endpoint, event_type].filter((part) => part !== undefined).join('|') || undefined;
    const filters = { endpoint, event_type, status, resource_id };
    const of =
      resource_id === undefined
        ? world.deliveries
        : new Collection(deliveriesAbout(world, resource_id), deliveryFacets());
    return foundPage(world, query, { name: 'deliveries', of, filters, facet, show: showDeliverySummary });
  },

  getDelivery: ({ path }, { world }) => showDelivery(world, world.deliveries.require(path.id)),

  replayDelivery: ({ path }, { world }) => showDelivery(world, replay(world, path.id)),

  replayFailedDeliveries: async ({ body }, { host, world }) => {
    const sent = await host.inSlices(startingEach(world, replayFailed(world, readOnly(body))));
    requireThere(host, world);
    return { replayed: sent.length, deliveries: showFirst(world, sent) };
  },

  retryDeliveries: async ({ body }, { host, world }) => {
    const due = await host.inSlices(startingEach(world, retryAll(world, readOnly(body))));
    requireThere(host, world);
    return { retried: due.length, deliveries: showFirst(world, due) };
  },

  listEndpoints: (_request, { world, host }) => {
    const data = listWebhooks(world).map((endpoint) => showEndpoint(world, host, endpoint));
    return { data, types: subscribableNames(world), deliveries: showCounts(world) };
  },

  registerEndpoint: ({ body }, { world, host }) => {
    const names = subscribableNames(world);
    const unknown = body.event_types.find((name) => !names.includes(name));
    if (unknown !== undefined) {
      const message = `There is no event type ${JSON.stringify(unknown)} to subscribe to. The types are ${names.join(', ')}.`;
      throw invalid('event_types', unknown, `in:${names.join(',')}`, message);
    }
    const { url, secret } = body;
    const event_types = typesNamed(world, body.event_types);
    const created = createWebhook(world, { url, event_types, ...(secret === undefined ? {} : { secret }) });
    return showEndpoint(world, host, created);
  },

  deleteEndpoint: ({ path }, { world }) => ({ id: deleteWebhook(world, path.id).id, deleted: true }),

  resendRequest: async ({ path, body }, { world, host }) => {
    const entry = requireFound(found(world, path.id), 'request', path.id);
    const against = reasonAgainst(entry);
    if (against !== undefined) throw new Problem('illegal_move', `${path.id} cannot be sent again: ${against}.`);
    const target = entry.query === '' ? entry.path : `${entry.path}?${entry.query}`;
    const credentials = credential(world, entry, host);
    const headers = headersFor(world, entry, body.idempotency_key ?? 'same', credentials);
    const known = new Set(world.data.journal.map(({ id }) => id));
    let id: string | undefined;
    try {
      id = await host.callOwnServer({ method: entry.method, path: target, headers, body: entry.body });
    } catch (error) {
      // No call that came to this API is like that, but one of an imported world may be.
      const why = `it is no call that HTTP can carry: ${(error as Error).message}`;
      throw new Problem('illegal_move', `${path.id} cannot be sent again: ${why}.`);
    } finally {
      credentials.done?.();
    }
    const { method } = entry;
    const made =
      found(world, id) ??
      world.data.journal.findLast((each) => !known.has(each.id) && each.method === method && each.path === entry.path);
    if (made !== undefined) return showRequest(world, made);
    const message = `${path.id} was sent again, and no answer of it was recorded. Look at GET /_sandbox/requests.`;
    throw new Problem('illegal_move', message);
  },
} satisfies Handlers;
