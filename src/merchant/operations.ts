/** Carries a call out: a handler for every operation (unpack, call one function of the core, pack), its check and its log entry. */

import { Reply } from '../api/call.js';
import { validateResponse } from '../contract/index.js';
import type { OperationAnswer, OperationHandlers, OperationId } from '../contract/types.js';
import { nowOf } from '../domain/clock.js';
import { countAnswer, noteViolation } from '../domain/coverage.js';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  publicWebhook,
  webhookItem,
} from '../domain/endpoints/webhooks.js';
import { because } from '../domain/events.js';
import { carriedOut, conclude, isGone } from '../domain/idempotency.js';
import { createInvoice, invoiceItem, publicInvoice } from '../domain/invoices/invoices.js';
import { publicBalance } from '../domain/ledger/ledger.js';
import { requireBelowLimit } from '../domain/limits.js';
import { listPage } from '../domain/lists.js';
import { publicAccount } from '../domain/merchants/merchants.js';
import { createPayment, paymentItem, publicPayment } from '../domain/payments/payments.js';
import { publicTransaction, transactionItem } from '../domain/payments/transactions.js';
import { createdPayout, createPayout, payoutItem, publicPayout } from '../domain/payouts/payouts.js';
import { Problem } from '../domain/problems.js';
import type { RequestEntry } from '../domain/records.js';
import {
  correct,
  headersToLog,
  MAX_KEPT_BODY,
  maskBody,
  maskQuery,
  maskText,
  record,
  withoutKeys,
} from '../domain/request-log.js';
import type { World } from '../domain/world.js';
import { subscribedNames, subscribedTypes } from '../variants/envelopes.js';
import { type Closing, type Found, type OperationContext, type Outcome, VERSION_PATH, type With } from './call.js';
import { faultsOf, giveBack } from './faults.js';
import { accountOf, effective, outsideContract, reject } from './request.js';

/** How a list is read that is filtered by status alone, which its records are indexed under. */
const listed = ({ data }: World, path: string, status: string | undefined) => {
  return { path: `${VERSION_PATH}/${path}`, filters: { status }, facet: status, precision: data.settings.timestamps };
};

/** The same endpoint with its types by the names that this profile gives them. */
function named<Shown extends { event_types: string[] }>(world: World, shown: Shown): Shown {
  return { ...shown, event_types: subscribedNames(shown.event_types, world.data.settings) };
}

/** A handler for every operation: what it answers when it succeeds, with the status that the contract has for that. */
const HANDLERS: {
  readonly [Id in OperationId]: (
    ...given: Parameters<OperationHandlers<OperationContext>[Id]>
  ) => OperationAnswer<Id>['body'];
} = {
  createPayment: ({ body }, { world, origin }) => publicPayment(world, createPayment(world, body, origin())),
  getPayment: ({ path }, { world }) => publicPayment(world, world.payments.require(path.payment_request_id)),
  listPayments: ({ query }, { world }) =>
    listPage(world.payments, query, listed(world, 'payments', query.status), (one) => paymentItem(world, one)),

  getTransaction: ({ path }, { world }) => publicTransaction(world, world.transactions.require(path.transaction_id)),
  listTransactions: ({ query }, { world }) => {
    const { status, type } = query;
    // Transactions are indexed under `<status>`, `|<type>` and `<status>|<type>`.
    const facet = type === undefined ? status : `${status ?? ''}|${type}`;
    const options = { ...listed(world, 'transactions', status), filters: { status, type }, facet };
    return listPage(world.transactions, query, options, (one) => transactionItem(world, one));
  },

  createInvoice: ({ body }, { world, origin }) => publicInvoice(world, createInvoice(world, body, origin())),
  getInvoice: ({ path }, { world }) => publicInvoice(world, world.invoices.require(path.invoice_id)),
  listInvoices: ({ query }, { world }) =>
    listPage(world.invoices, query, listed(world, 'invoices', query.status), (one) => invoiceItem(world, one)),

  createPayout: ({ body }, { world }) => createdPayout(world, createPayout(world, body)),
  getPayout: ({ path }, { world }) => publicPayout(world, world.payouts.require(path.payout_id)),
  listPayouts: ({ query }, { world }) =>
    listPage(world.payouts, query, listed(world, 'payouts', query.status), (one) => payoutItem(world, one)),

  createWebhook: ({ body }, { world }) => {
    const event_types = subscribedTypes(body.event_types, world.data.settings);
    return named(world, publicWebhook(world, createWebhook(world, { ...body, event_types })));
  },
  getWebhook: ({ path }, { world }) => named(world, publicWebhook(world, getWebhook(world, path.webhook_id))),
  /** All endpoints at once: there are at most 16 (docs/service.md#lists). */
  listWebhooks: (_request, { world }) => {
    const data = listWebhooks(world).map((webhook) => named(world, webhookItem(world, webhook)));
    return { data, has_more: false, url: `${VERSION_PATH}/webhooks` };
  },
  deleteWebhook: ({ path }, { world }) => ({ id: deleteWebhook(world, path.webhook_id).id, deleted: true }),

  getBalance: (_request, { world }) => publicBalance(world),
  getAccount: (_request, { world }) => publicAccount(world),
};

// The one step that changes a world, the check of what it answers, and what is kept of both before anybody is told.

/** A new resource may ask for a scenario in its metadata; few ever do, so that scenarios are loaded for the first one. */
export function prepareScenarios({ host, input }: With<'input'>): Promise<void> | undefined {
  const asked = (input.body as { metadata?: Record<string, unknown> } | undefined)?.metadata;
  if (typeof asked !== 'object' || asked === null || !Object.hasOwn(asked, 'sandbox_scenario')) return undefined;
  return host.scenariosReady()?.then(() => undefined);
}

/**
 * A call that has waited meets the world for which it came. Carried out in another one it would be done under no key, and again when it
 * is sent again.
 */
export function rejectReplaced({ host, world, slot }: With<'operation'> & Pick<Found, 'slot'>): undefined {
  const isThere = host.worlds.get(world.id) === world;
  if (isThere && (slot?.reservation === undefined || !isGone(world, slot.reservation.record))) return undefined;
  const message = `The state of this merchant was ${isThere ? 'replaced' : 'given up'} while this request waited, and nothing was done. Send it again.`;
  throw new Problem('unavailable', message, { retry_after_s: 1 });
}

type Handler = (request: object, context: OperationContext) => unknown;

/** Carries the call out, within a turn of its world. */
export function execute(context: With<'operation' | 'query' | 'input'>): Outcome {
  const { host, world, call, operation, query, input, route, request_id } = context;
  const handler = HANDLERS[operation.operationId as OperationId] as Handler;
  const { max_records, max_bytes } = world.env;
  if (operation.method === 'POST' && (max_records ?? max_bytes) !== undefined) requireBelowLimit(world);
  const deliveries_before = world.deliveries.size;
  const request = { query, path: route.params, body: input.body };
  const within = { world, origin: () => host.originOf(call) };
  const body = because(world, request_id, () => handler(request, within));
  // Statuses stand in their order, and each operation has one success.
  return { status: operation.statuses[0] as number, body, deliveries_before };
}

/**
 * Holds the answer against the contract, and makes the reply of it.
 * What is carried out is held against the profile of that moment, which may have changed while the call waited.
 */
export function validateReply(context: With<'operation' | 'outcome' | 'slot'>): Reply {
  const { world, slot, headers, outcome } = context;
  const { status, body } = outcome;
  const [violation] = validateResponse(effective(context, context.operation), status, body);
  if (violation !== undefined) throw outsideContract(violation);
  const text = JSON.stringify(body);
  if (slot?.reservation !== undefined) carriedOut(world, slot.reservation.record, { status, body: text });
  return new Reply(status, headers, text);
}

/** Keeps the reply for repetitions. What a fault makes of it on its way is not kept. */
export function concludeKey({ world, slot, reply }: Closing): void {
  const { reservation } = slot ?? {};
  if (reservation === undefined || reservation.replay !== null) return;
  conclude(world, reservation.record, { status: reply.status, body: textOf(reply) });
}

const READING: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Writes what has changed. @returns what a call that was to change something is told where that cannot be written */
function save(context: Closing): Reply | undefined {
  try {
    context.host.save();
    return undefined;
  } catch (error) {
    if (READING.includes(context.call.method)) return undefined;
    const message = `The sandbox cannot write down what this request did: ${(error as Error).message}`;
    const reply = reject(context, new Problem('unavailable', message, { retry_after_s: 1 }));
    giveBack(context, reply);
    return reply;
  }
}

/**
 * Keeps what the call did, with its entry in the request log: nothing is answered as done that a crash could undo. What could not be
 * written is still in memory and is written as soon as it can be: a retry with the same idempotency key is then answered as the first
 * call would have been. A call that did nothing waits for no writing of its entry.
 */
export function commit(context: Closing): Reply | undefined {
  const { host, world, call, outcome, slot } = context;
  const acts = !READING.includes(call.method) && (outcome ?? slot?.reservation) !== undefined;
  const before = acts ? log(context, record) : undefined;
  const reply = save(context);
  const answered = reply === undefined ? context : { ...context, reply };
  const entry = before !== undefined && reply === undefined ? before : log(answered, acts ? correct : record);
  host.onCall(world, entry, Math.max(0, host.hostTime() - context.started_ms));
  return reply;
}

const textOf = ({ body }: Reply): string => (typeof body === 'string' ? body : '');

/** Puts the call into the request log, and counts it. */
function log(context: Closing, keep: (world: World, entry: RequestEntry) => void): RequestEntry {
  const entry = entryOf(context);
  keep(context.world, entry);
  cover(context, entry);
  return entry;
}

/** What coverage counts of a call; one whose connection was cut before there was an answer has none. */
function cover({ world, reply }: Closing, { operation_id, status, method, path, refusal }: RequestEntry): void {
  const { crash, intended = false } = accountOf(reply);
  if (crash === true) noteViolation(world, `${method} ${path}: ${refusal?.explanation}`);
  if (operation_id === null || status === 0) return;
  countAnswer(world, { operation_id, status, code: refusal?.code ?? null, forced: intended });
}

const decoder = new TextDecoder();

/** The body as text, without what is too long for the log. Most calls have none, or one that was read already. */
function bodyText({ input, body }: Closing): string {
  if (body === undefined || body.bytes.length === 0) return '';
  const { bytes } = body;
  return input?.text !== undefined && bytes.length <= MAX_KEPT_BODY
    ? input.text
    : decoder.decode(bytes.subarray(0, MAX_KEPT_BODY));
}

function entryOf(context: Closing): RequestEntry {
  const { host, call, route, world, owner, key, body, slot, reply, started_ms } = context;
  const { status } = reply;
  const text = textOf(reply);
  const failed = status >= 500 || status === 0;
  const entry: RequestEntry = {
    id: context.request_id,
    at_ms: nowOf(world),
    method: call.method,
    path: maskText(call.path),
    query: maskQuery(call.query),
    operation_id: route.operation?.operationId ?? null,
    headers: headersToLog(call.headers),
    key_id: key?.id ?? owner?.key.id ?? null,
    body: maskBody(bodyText(context)),
    body_truncated: (body?.bytes.length ?? 0) > MAX_KEPT_BODY || (body?.reason ?? null) !== null,
    status,
    response_headers: status === 0 ? {} : reply.headers,
    response_body: maskText(text.slice(0, MAX_KEPT_BODY)),
    response_truncated: text.length > MAX_KEPT_BODY,
    real_ms: started_ms,
    duration_ms: Math.max(0, host.hostTime() - started_ms),
    verdict: failed ? 'failed' : status < 400 ? 'accepted' : 'refused',
    refusal: accountOf(reply).refusal,
    idempotency: slot === undefined ? null : withoutKeys(slot.note),
  };
  const faults = context.faults === undefined ? [] : faultsOf(context);
  // A copy, as recordEvent keeps one: where most of what a literal makes stays a while, V8 puts it among the old objects, and there it stays long.
  return faults.length === 0 ? { ...entry } : { ...entry, faults };
}
