/**
 * One course of calls against a sandbox with a fixed seed on a frozen clock, printed as a digest of all that it left behind: run
 * by determinism.mjs in each version of Node, in different zones and languages. What is measured in real time is left out.
 */
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { createTenderbox } from '../dist/index.js';
import { listen } from './processes.mjs';

const BTC_ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

// Answers of the receiver depend on what was sent, and not on when it came.
const receiver = await listen(async (req, res) => {
  const body = await text(req);
  res.sendDate = false;
  res.writeHead(body.includes('payout') ? 500 : 200).end();
});

const box = await createTenderbox({
  seed: 42,
  clock: 'frozen',
  now: '2026-11-20T10:00:00Z',
  publicUrl: 'https://sandbox.example',
  webhook: `${receiver.url}/hooks`,
  webhookSecret: 'a-secret-of-the-course',
});

async function call(method, path, body, headers = {}) {
  const answer = await fetch(box.url + path, {
    method,
    headers: { authorization: `Bearer ${box.apiKey}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return JSON.parse(await answer.text());
}

for (let round = 1; round <= 25; round++) {
  const payment = {
    amount: round * 3.17,
    currency: ['EUR', 'USD', 'JPY'][round % 3],
    description: `Straße № ${round} ☕`,
  };
  if (payment.currency === 'JPY') payment.amount = round * 100;
  const { id } = await call('POST', '/payments', payment, { 'idempotency-key': `key-${round}` });
  await call('POST', '/payments', payment, { 'idempotency-key': `key-${round}` });
  await call('POST', '/payments', { ...payment, amount: -round });
  if (round % 3 === 0) await box.payments.pay(id, { currency: ['BTC', 'ETH', 'SOL'][(round / 3) % 3] });
  if (round % 6 === 0) await box.payments.refund(id);
  if (round % 4 === 0) await call('POST', '/payouts', { amount: 0.001 * round, currency: 'BTC', address: BTC_ADDRESS });
  if (round % 5 === 0) {
    const invoice = await call('POST', '/invoices', { amount: round, currency: 'EUR', due_date: '2026-12-01' });
    if (round % 10 === 0) await box.invoices.pay(invoice.id);
  }
  if (round % 7 === 0)
    await call('POST', '/payments', {
      amount: 9,
      currency: 'EUR',
      metadata: { sandbox_scenario: 'payment-underpaid-then-completed' },
    });
  await box.clock.advance(`${round}m`);
}
await box.settle();
await box.clock.advance('3d');
await box.settle();
for (const path of ['payments', 'transactions', 'invoices', 'payouts']) await call('GET', `/${path}?limit=100`);

/** The port of this run and what is measured in real time; the order of what is filed, and not of what happened, is none. */
const REAL = new Set(['real_ms', 'duration_ms', 'anchor_ms', 'exported_at']);
const PORTS = new RegExp(`127\\.0\\.0\\.1:(?:${new URL(box.url).port}|${new URL(receiver.url).port})`, 'g');
const state = box.exportState();
await box.close();
receiver.close();
// The client of each version of Node names itself otherwise, and is no part of the sandbox.
for (const world of Object.values(state.worlds)) {
  for (const entry of world.journal) entry.headers = {};
  // A heap has the next one first, and the others as they came.
  world.jobs.sort((one, other) => one.due_ms - other.due_ms || one.id - other.id);
}
const left = JSON.stringify(state, (name, value) => (REAL.has(name) ? undefined : value)).replace(PORTS, 'HOST');
if (process.env.TENDERBOX_COURSE_TEXT) console.error(left);
const counts = Object.values(state.worlds).map(
  (world) => `${world.events.length} events, ${world.deliveries.length} deliveries, ${world.ledger.length} movements`,
);
console.log(`${createHash('sha256').update(left).digest('hex')} ${counts.join('; ')}`);
