/** A sandbox with one of everything that has an id, so that every operation of both contracts can be called on something. */
import { expect } from 'vitest';
import type { Operation } from '../../src/contract/index.js';
import type { Sandbox, TenderboxOptions } from '../../src/index.js';
import { type Body, type Control, openSandbox } from '../control/context.js';

/** Ids by the first segment of a path; `any` fits where several kinds do. */
export type Ids = Readonly<Record<string, string>>;

export interface Stocked {
  box: Sandbox;
  control: Control;
  ids: Ids;
  /** Customers' pages. */
  pages: readonly string[];
}

const BTC_ADDRESS = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

async function made(reply: Promise<{ status: number; text: string; body: Body }>): Promise<Body> {
  const { status, text, body } = await reply;
  expect([200, 201], text).toContain(status);
  return body;
}

/** One of everything, made with a merchant's key. */
export async function stock(control: Control, key: string): Promise<Ids> {
  const own = { key };
  const inbox = (await made(control.put('/inbox/web', {}, own))).url;
  const webhook = await made(
    control.v1('POST', '/webhooks', { url: inbox, event_types: ['payment.created', 'payment.succeeded'] }, key),
  );
  const payment = await made(control.v1('POST', '/payments', { amount: 100, currency: 'EUR' }, key));
  await made(control.post(`/payments/${payment.id}/pay`, {}, own));
  const pending = await made(control.v1('POST', '/payments', { amount: 50, currency: 'EUR' }, key));
  const invoice = await made(control.v1('POST', '/invoices', { amount: 100, currency: 'EUR' }, key));
  const payout = await made(
    control.v1('POST', '/payouts', { amount: 0.5, currency: 'BTC', address: BTC_ADDRESS }, key),
  );
  const link = await made(control.post('/payment-links', { currency: 'EUR', amount: 25 }, own));
  const subscription = await made(
    control.post('/subscriptions', { amount: 1, currency: 'EUR', interval: 'month' }, own),
  );
  const run = await made(control.post('/scenarios/payment-confirmed/run', {}, own));
  const fault = await made(
    control.post('/faults', { match: { operation_id: 'createPayout' }, effect: { status: 503 } }, own),
  );
  await made(control.post('/snapshots', { name: 'stocked' }, own));
  await made(control.post('/settle', {}, own));
  const first = async (path: string): Promise<string> => (await made(control.get(path, own))).data[0].id;
  return {
    payments: payment.id,
    pending: pending.id,
    invoices: invoice.id,
    payouts: payout.id,
    withdrawals: payout.id,
    webhooks: webhook.id,
    endpoints: webhook.id,
    'payment-links': link.id,
    subscriptions: subscription.id,
    runs: run.id,
    snapshots: 'stocked',
    diff: 'stocked',
    faults: fault.id,
    inbox: 'web',
    scenarios: 'payment-confirmed',
    transactions: await first('/transactions'),
    deliveries: await first('/deliveries'),
    events: (await made(control.get('/events', own))).data[0].event_id,
    requests: await first('/requests'),
    keys: await first('/keys'),
    timeline: payment.id,
    moves: payment.id,
  };
}

export async function openStocked(options: TenderboxOptions = {}): Promise<Stocked> {
  const { box, control } = await openSandbox(options);
  const ids: Ids = { ...(await stock(control, box.apiKey)), merchants: box.id };
  const { payments, pending, invoices } = ids;
  const pages = [`/pay/${payments}`, `/pay/${pending}`, `/invoices/${invoices}`, `/l/${ids['payment-links']}`];
  return { box, control, ids, pages };
}

/** The path of an operation with an id in it that there is. @throws Error for a path that nobody has stocked */
export function pathOf({ path }: Pick<Operation, 'path'>, ids: Ids): string {
  const kind = path.split('/')[1] ?? '';
  const id = ids[kind];
  if (path.includes('{') && id === undefined) throw new Error(`There is nothing in stock for ${path}.`);
  return path.replace(/\{[^}]+\}/, id ?? '');
}
