import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { type Body, type Control, openSandbox } from './context.js';

let box: Sandbox;
let control: Control;

beforeAll(async () => {
  ({ box, control } = await openSandbox());
});
afterAll(() => box.close());

const ITEM = { currency: 'EUR', amount: 20 };

/** How a record of each kind is made. */
const MAKERS: Readonly<Record<string, () => Promise<string>>> = {
  payment: () => control.payment(),
  invoice: () => control.invoice(),
  payout: () => control.payout(),
  subscription: async () => (await control.post('/subscriptions', { ...ITEM, interval: 'month' })).body.id,
  payment_link: async () => (await control.post('/payment-links', ITEM)).body.id,
};

/** What is done between two moves, so that states come about that no single verb leads to. */
const BETWEEN: readonly ((id: string) => Promise<unknown>)[] = [
  () => Promise.resolve(),
  (id) => control.post(`/payments/${id}/receive`, { percent: 40 }),
  (id) => control.post(`/payments/${id}/receive`, { confirmations: 1 }),
  (id) => control.post(`/payments/${id}/refund`, { percent: 50 }),
  () => control.post('/clock/advance', { by: '16m' }),
  () => control.put('/balance', { BTC: 0 }),
];

async function movesOf(id: string): Promise<Body[]> {
  const { status, body } = await control.get(`/moves/${id}`);
  expect(status).toBe(200);
  return body.moves;
}

/** The world without what a refused call may leave: the time at which it was written down. */
async function state(): Promise<string> {
  const { exported_at: _, ...rest } = (await control.get('/state')).body;
  return JSON.stringify(rest);
}

/** Does every refused move, which must change nothing, then an allowed one. */
async function walk(id: string, choice: number): Promise<void> {
  const moves = await movesOf(id);
  const before = await state();
  for (const { path, reason } of moves.filter(({ allowed }) => !allowed)) {
    const refused = await control.post(path.replace('/_sandbox', ''));
    expect([refused.status, refused.body.detail], path).toEqual([409, reason]);
  }
  expect(await state()).toBe(before);
  const open = moves.filter(({ allowed }) => allowed);
  if (open.length === 0) return;
  const { path } = open[choice % open.length];
  const done = await control.post(path.replace('/_sandbox', ''));
  expect([200, 201], `${path} ${done.text}`).toContain(done.status);
}

describe('what is said of a move is true', () => {
  test.each(Object.keys(MAKERS))('of a %s, wherever it has come to', async (kind) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('wait', 'accept', 'fail'),
        fc.constantFrom('record', 'accept', 'refund'),
        fc.array(fc.tuple(fc.nat(20), fc.nat(BETWEEN.length - 1)), { minLength: 1, maxLength: 4 }),
        async (underpayment, late_payment, steps) => {
          await control.post('/reset');
          await control.patch('/profile', { underpayment, late_payment, payout_progress: 'manual' });
          const id = (await MAKERS[kind]?.()) ?? '';
          for (const [choice, between] of steps) {
            await BETWEEN[between]?.(id);
            await walk(id, choice);
          }
        },
      ),
      { numRuns: 12, seed: 1 },
    );
  });
});

test('an invoice that is being paid says why it cannot be voided', async () => {
  const id = await control.invoice();
  await control.post(`/invoices/${id}/open`);
  const moves = await movesOf(id);
  expect(moves.map(({ verb, allowed }) => [verb, allowed])).toEqual([
    ['open', false],
    ['pay', true],
    ['void', true],
    ['past-due', true],
  ]);
});

test('what cannot be moved is not found', async () => {
  for (const id of ['nope', 'evt_nope', 'pay_req_nope', 'sub_nope']) {
    expect((await control.get(`/moves/${id}`)).status, id).toBe(404);
  }
});

test('jobs are listed in the order in which they fall due, page by page', async () => {
  await control.post('/reset');
  const id = await control.payment();
  const played = await control.payment({ metadata: { sandbox_scenario: 'payment-confirmed' } });
  const { body } = await control.get('/jobs');
  expect(body.data.map(({ kind }: Body) => kind)).toEqual([
    'scenario.step',
    'scenario.step',
    'payment.expire',
    'payment.expire',
  ]);
  expect(body).toMatchObject({ total: 4, has_more: false });
  expect(body.data[0].does).toBe('Step 1 of the scenario payment-confirmed is played: receive.');
  const second = (await control.get('/jobs?limit=1&offset=1')).body;
  expect([second.data, second.has_more]).toEqual([[body.data[1]], true]);
  expect((await control.get(`/jobs?resource_id=${id}`)).body.data).toMatchObject([
    { resource_id: id, due_at: '2026-11-20T17:15:00.000Z' },
  ]);
  expect((await control.get('/jobs?kind=payment.expire')).body.data[1].resource_id).toBe(played);
});
