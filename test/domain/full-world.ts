/** A world with at least one record of every kind, each field that may be left out somewhere given: what exports are judged by. */

import { createPaymentLink, openPaymentLink } from '../../src/domain/billing/payment-links.js';
import { createSubscription, pauseSubscription } from '../../src/domain/billing/subscriptions.js';
import { createWebhook } from '../../src/domain/endpoints/webhooks.js';
import { addFault } from '../../src/domain/faults/faults.js';
import { conclude, reserve } from '../../src/domain/idempotency.js';
import { createInvoice, openInvoice } from '../../src/domain/invoices/invoices.js';
import { payInvoice } from '../../src/domain/invoices/outcomes.js';
import { createKey } from '../../src/domain/merchants/keys.js';
import { failPayment, refund } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { pay, receive } from '../../src/domain/payments/receiving.js';
import { completePayout, createPayout, failPayout, processPayout } from '../../src/domain/payouts/payouts.js';
import type { DeliveryRecord, RequestEntry, RunRecord } from '../../src/domain/records.js';
import { record } from '../../src/domain/request-log.js';
import type { World } from '../../src/domain/world.js';
import { ORIGIN, START_MS, type TestWorld, testWorld, turn } from '../support/world.js';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const USD = { amount: 120, currency: 'USD' } as const;
const BTC = { amount: 0.5, currency: 'BTC', address: ADDRESS } as const;

function makePayments(world: World): void {
  const full = { description: 'Ünï', callback_url: 'https://shop.example/', metadata: { order: '1', n: 2 } };
  const { id } = createPayment(world, { ...USD, ...full, customer_email: 'ada@example.com' }, ORIGIN);
  pay(world, id, { currency: 'BTC' });
  refund(world, id, { amount: 10 });
  failPayment(world, createPayment(world, USD, ORIGIN).id, { reason: 'because' });
  receive(world, createPayment(world, USD, ORIGIN).id, { percent: 50, confirmations: 1 });
  createPayment(world, USD, ORIGIN);
}

function makeInvoices(world: World): void {
  const items = [{ name: 'x', quantity: 0.5, unit_price: 1 }];
  const who = { description: 'd', customer_name: 'Ada', customer_email: 'ada@example.com', due_date: '2026-12-04' };
  payInvoice(world, createInvoice(world, { amount: 0.5, currency: 'USD', ...who, items }, ORIGIN).id);
  openInvoice(world, createInvoice(world, USD, ORIGIN).id);
  openPaymentLink(world, createPaymentLink(world, { ...USD, description: 'd', callback_url: ORIGIN }, ORIGIN).id);
  createPaymentLink(world, { currency: 'EUR' }, ORIGIN);
  createSubscription(world, { ...USD, interval: 'month', customer_name: 'Ada', customer_email: 'a@b.c' }, ORIGIN);
  const { id } = createSubscription(world, { ...USD, interval: 'day', description: 'd' }, ORIGIN);
  pauseSubscription(world, id).failure = 'It could not be made.';
}

function makePayouts(world: World): void {
  completePayout(world, createPayout(world, { ...BTC, description: 'd' }).id);
  failPayout(world, processPayout(world, createPayout(world, BTC, 'merchant').id).id);
  processPayout(world, createPayout(world, BTC).id);
  createPayout(world, BTC);
}

const HEADERS = { 'content-type': 'application/json' };

/** What other rooms write into a world: deliveries, runs of scenarios, the request log. */
function makeTraces(world: World): void {
  const webhook = createWebhook(world, {
    url: 'http://127.0.0.1:9/hook',
    secret: 's3cr3t',
    event_types: ['payment.succeeded'],
  });
  webhook.disabled = true;
  const event = world.events.records[0];
  if (event === undefined) throw new Error('nothing has happened yet');
  Object.assign(event, { body: '{}', signed: '{}', test: true, cause: 'req_0_000001' });
  const sent: DeliveryRecord = {
    id: 'dlv_1',
    created_at_ms: START_MS,
    event_id: event.id,
    event_type: 'payment.created',
    endpoint_id: webhook.id,
    status: 'failed',
    url: webhook.url,
    signature: 'abc',
    attempts: [
      {
        number: 1,
        scheduled_at_ms: START_MS,
        at_ms: START_MS,
        url: webhook.url,
        request_headers: HEADERS,
        status: 500,
        response_headers: HEADERS,
        response_body: 'no',
        response_truncated: false,
        duration_ms: 1.5,
        error: null,
      },
    ],
    next_attempt_at_ms: null,
    replay_of: null,
    misbehaviour: ['duplicate'],
    behave: { duplicate: 2, parallel: true, delay_ms: 1, reorder: true, bad_signature: true, stale_ms: 1 },
    printed: { body: '{}', signed: '{}' },
  };
  world.deliveries.add(sent);
  const again = { other_envelope: true, slow_ms: 1, cut: true, before_answer: true };
  world.deliveries.add({ ...structuredClone(sent), id: 'dlv_2', replay_of: 'dlv_1', behave: again });
  const run: RunRecord = {
    id: 'run_1',
    scenario: 'mine',
    resource_id: event.resource_id,
    status: 'running',
    started_at_ms: START_MS,
    steps: [{ verb: 'pay', due_ms: START_MS, status: 'failed', error: 'no' }],
    plan: [{ pay: {} }],
    deliveries: [{ event: 'payment.succeeded' }],
  };
  world.data.runs.push(run);
  world.data.scenarios.mine = { description: 'x' };
  world.data.inboxes.mine = { answer: 'status', status: 200, delay_ms: 0 };
  record(world, entry());
}

const entry = (): RequestEntry => ({
  id: 'req_0_000001',
  at_ms: START_MS,
  method: 'POST',
  path: '/v1/payments',
  query: '',
  operation_id: 'createPayment',
  headers: HEADERS,
  key_id: 'key_1',
  body: '{}',
  body_truncated: false,
  status: 400,
  response_headers: HEADERS,
  response_body: '{}',
  response_truncated: false,
  real_ms: START_MS,
  duration_ms: 1.5,
  verdict: 'refused',
  refusal: { code: 'X', parameter: 'amount', rule: 'min:0', pointer: '/a', explanation: 'why' },
  idempotency: { key: 'once', outcome: 'stored' },
  faults: [{ id: 'flt_1', effects: ['slow'] }],
});

/** The same world each time that it is called. */
export function fullWorld(): TestWorld {
  const webhooks = [{ url: 'http://127.0.0.1:9/first', secret: 's', event_types: ['payment.failed'] }];
  const made = testWorld({ webhooks, ends_at_ms: START_MS + 1e9 });
  const { world, worlds } = made;
  turn(world, makePayments);
  turn(world, makeInvoices);
  turn(world, makePayouts);
  turn(world, makeTraces);
  createKey(worlds, world, { label: 'second' });
  addFault(world, {
    match: {
      operation_id: 'getAccount',
      method: 'GET',
      path: '/account',
      key: 'default',
      idempotency_key: 'a',
      nth: 2,
    },
    effect: { status: 503, retry_after: 3, message: 'm', after_commit: true, latency_ms: { min: 1, max: 2 } },
    probability: 0.5,
    times: null,
  });
  addFault(world, { match: {}, effect: { reset: 'before_commit', latency_ms: 5 }, scenario: 'mine' });
  addFault(world, { match: {}, effect: { truncate_bytes: 5 } });
  addFault(world, { match: {}, effect: { drip: { bytes_per_second: 5 } } });
  addFault(world, { webhook: { endpoint: 'whk_1', event_type: 'payment.failed' }, behave: { drop: true } });
  const { record: slot } = reserve(world, { method: 'POST', path: '/payments', key: 'once', body: {} });
  conclude(world, slot, { status: 201, body: '{}' });
  world.data.windows.key_1 = [{ seconds: 60, start_ms: START_MS, count: 3 }];
  Object.assign(world.data.coverage, {
    answers: { 'createPayment 201': { count: 1, forced: 0 } },
    codes: { 'createPayment 400 X': { count: 1, forced: 1 } },
    events: { 'payment.succeeded': 1 },
    states: ['payment paid'],
    settings: ['auth any'],
    violations: ['a breach'],
  });
  return made;
}
