import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { type Body, type Control, openSandbox, worldOf } from './context.js';

let box: Sandbox;
let control: Control;
let receiver: Receiver;

beforeEach(async () => {
  ({ box, control } = await openSandbox());
  receiver = await startReceiver();
});
afterEach(async () => {
  await box.close();
  await receiver.close();
});

async function lineOf(id: string): Promise<Body[]> {
  const { body } = await control.get(`/timeline/${id}`);
  expect(body).toMatchObject({ id, complete: true });
  const seen = new Set<string>();
  for (const entry of body.entries) {
    expect(entry.caused_by === null || seen.has(entry.caused_by), JSON.stringify(entry)).toBe(true);
    expect(entry.gap_ms === null).toBe(entry.caused_by === null);
    seen.add(entry.id);
  }
  expect(seen.size).toBe(body.entries.length);
  return body.entries;
}

/** From an entry back to where its line begins. */
function wayTo(line: Body[], last: Body): string[] {
  const way = [last];
  for (let at = last; at.caused_by !== null; way.unshift(at)) {
    at = line.find(({ id }) => id === way[0].caused_by);
  }
  return way.map(({ kind }) => kind);
}

const ofKind = (line: Body[], kind: string): Body[] => line.filter((entry) => entry.kind === kind);

test('a payment leads from the call over the chain to the receiver and the books', async () => {
  receiver.answers(500, 200);
  await control.webhook(receiver.url, ['payment.succeeded']);
  const id = await control.payment();
  await control.post('/clock/advance', { by: '1m' });
  await control.post(`/payments/${id}/pay`);
  await control.post('/clock/advance', { by: '10s' });
  const line = await lineOf(id);
  expect(line[0]).toMatchObject({ kind: 'request', title: 'POST /v1/payments was answered 201.' });
  const answers = ofKind(line, 'answer');
  expect(answers.map(({ title }) => title.slice(0, 26))).toEqual([
    'The receiver answered 500 ',
    'The receiver answered 200 ',
  ]);
  expect(answers.map(({ ok }) => ok)).toEqual([false, true]);
  const way = ['call', 'state', 'event', 'delivery', 'attempt', 'answer', 'attempt', 'answer'];
  expect(wayTo(line, answers[1])).toEqual(way);
  expect(ofKind(line, 'attempt')[1].gap_ms).toBe(5_000);
  expect(ofKind(line, 'chain')).toHaveLength(2);
  const movements = ofKind(line, 'ledger');
  expect(movements.length).toBeGreaterThan(1);
  for (const movement of movements) expect(wayTo(line, movement)).toEqual(['call', 'ledger']);
  expect(ofKind(line, 'call')[0].title).toBe('payPayment was called.');
});

test('each confirmation has its entry, before and with the last one', async () => {
  const id = await control.payment();
  await control.post(`/payments/${id}/receive`, { currency: 'LTC' });
  for (let block = 1; block <= 6; block++) {
    await control.post('/clock/advance', { by: '1m' });
    await control.post(`/payments/${id}/confirm`, { confirmations: 1 });
  }
  const line = await lineOf(id);
  const chain = ofKind(line, 'chain').map(({ title }) => title.slice(0, 20));
  expect(chain.slice(1)).toEqual([1, 2, 3, 4, 5, 6].map((block) => `${block} of 6 confirmations`));
  const fourth = ofKind(line, 'chain')[4];
  expect(wayTo(line, fourth)).toEqual(['call', 'chain']);
});

test('what one call did at two instants of a running clock has one call before it', async () => {
  const id = await control.payment();
  await control.post(`/payments/${id}/receive`, {});
  await control.post(`/payments/${id}/confirm`, {});
  const { data } = worldOf(box);
  const last = data.events.at(-1);
  if (last === undefined) throw new Error('nothing happened');
  last.created_at_ms += 3;
  expect(ofKind(await lineOf(id), 'call')).toHaveLength(2);
  // The data file knows nothing of this, and is compared when the sandbox closes.
  last.created_at_ms -= 3;
});

test('a retry that is still to come stands at its time', async () => {
  receiver.answers(500);
  await control.webhook(receiver.url, ['payment.failed']);
  const id = await control.payment();
  await control.post(`/payments/${id}/fail`);
  await control.post('/settle');
  const [retry] = ofKind(await lineOf(id), 'retry');
  expect(retry).toMatchObject({ gap_ms: 5_000, title: 'Attempt 2 is due.' });
});

test('what fell due and what a scenario did say so', async () => {
  const expired = await control.payment();
  const played = await control.payment({ metadata: { sandbox_scenario: 'payment-confirmed' } });
  await control.post('/clock/advance', { by: '15m' });
  const [job] = ofKind(await lineOf(expired), 'job');
  expect(job).toMatchObject({ title: 'The time of the payment request was up.', gap_ms: 900_000 });
  const steps = ofKind(await lineOf(played), 'step');
  expect(steps.map(({ title }) => title)).toEqual([
    'Step 1 of the scenario payment-confirmed: receive.',
    'Step 2 of the scenario payment-confirmed: confirm.',
  ]);
  const runs = worldOf(box).data.runs;
  expect(await lineOf(runs[0]?.id ?? '')).toEqual(await lineOf(played));
});

test('invoices, payouts, transactions, events, deliveries and calls have their lines', async () => {
  await control.webhook(receiver.url, ['invoice.paid', 'payout.completed']);
  const invoice = await control.invoice();
  await control.post(`/invoices/${invoice}/pay`);
  const payout = await control.payout();
  await control.post(`/payouts/${payout}/complete`);
  await control.post('/settle');
  const [ofInvoice, ofPayout] = [await lineOf(invoice), await lineOf(payout)];
  expect(ofKind(ofInvoice, 'event').map(({ title }) => title)).toContain('payment.succeeded');
  expect(ofKind(ofPayout, 'event').map(({ title }) => title)).toContain('transaction.confirmed');
  const transaction = worldOf(box).payouts.get(payout)?.transaction_id ?? '';
  expect(await lineOf(transaction)).toEqual(ofPayout);
  const [delivery] = ofKind(ofInvoice, 'delivery');
  const { event_id, delivery_id } = delivery.ids;
  expect((await lineOf(delivery_id)).map(({ kind }) => kind)).toEqual((await lineOf(event_id)).map(({ kind }) => kind));
  expect((await lineOf(event_id)).map(({ kind }) => kind)).toEqual([
    'call',
    'state',
    'event',
    'delivery',
    'attempt',
    'answer',
  ]);
  const replay = (await control.post(`/deliveries/${delivery_id}/replay`)).body.id;
  await control.post('/settle');
  expect(ofKind(await lineOf(event_id), 'delivery').find(({ id }) => id === replay).caused_by).toBe(delivery_id);
  const request = ofKind(ofPayout, 'request')[0].id;
  const ofRequest = await lineOf(request);
  expect(ofKind(ofRequest, 'ledger')).toHaveLength(1);
  expect(ofKind(ofRequest, 'state')[0].title).toMatch(/^The payout was created/);
  expect((await control.get('/timeline/nope')).status).toBe(404);
});

test('the cause survives an export, and looking changes nothing', async () => {
  const id = await control.payment();
  await control.post(`/payments/${id}/pay`);
  const before = await lineOf(id);
  const state = (await control.get('/state')).body;
  await control.put('/state', state);
  expect(await lineOf(id)).toEqual(before);
  await box.payments.refund(id);
  expect(ofKind(await lineOf(id), 'call').at(-1).title).toBe('Code that runs the sandbox did this.');
});

test('what a customer does on a page is told from what code does', async () => {
  const id = await control.payment();
  const body = new URLSearchParams({ currency: 'BTC' });
  await fetch(new URL(`/pay/${id}/pay`, box.url), { method: 'POST', body, redirect: 'manual' });
  expect(ofKind(await lineOf(id), 'call').map(({ title }) => title)).toEqual(['A page that customers see did this.']);
});

test('a call that has left the request log is still named', async () => {
  const id = await control.payment();
  await control.delete('/requests');
  expect((await lineOf(id))[0].title).toMatch(/not in the journal any more/);
});
