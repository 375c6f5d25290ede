import { describe, expect, test } from 'vitest';
import { createInvoice } from '../../src/domain/invoices/invoices.js';
import { minorOf } from '../../src/domain/money.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { createPayout } from '../../src/domain/payouts/payouts.js';
import { COURSES, DELIVERIES, INVOICE, type Kind, kindIn, PAYMENT, PAYOUT } from './courses.js';
import { ORIGIN, SHIPPED, type Stage, stage } from './fixture.js';

function create({ world }: Stage, kind: Kind, name: string): string {
  const metadata = { sandbox_scenario: name };
  if (kind === 'payment') return createPayment(world, { ...PAYMENT, metadata }, ORIGIN).id;
  if (kind === 'invoice') return createInvoice(world, { ...INVOICE, metadata }, ORIGIN).id;
  return createPayout(world, { ...PAYOUT, metadata }).id;
}

/** Status and phase of a payment, and the status of everything else. */
function stateOf({ world }: Stage, id: string): string {
  const payment = world.payments.get(id);
  if (payment !== undefined) return `${payment.status} (${payment.phase})`;
  return (world.invoices.get(id) ?? world.payouts.get(id))?.status ?? 'gone';
}

/** These happen to calls and not to a resource; real clients meet them in api-faults.test.ts. */
const OF_THE_API = [
  'api-429-burst',
  'api-503-burst',
  'api-500-after-commit',
  'api-connection-cut-after-commit',
  'api-slow-answer',
];

describe('a shipped scenario', () => {
  test('stands in a file of its own name, without match, and has a course in this table', async () => {
    const { library } = await stage();
    const listed = library.list();
    expect(listed.map(({ scenario }) => scenario.name)).toEqual([...Object.keys(COURSES), ...OF_THE_API].sort());
    for (const { scenario, file, source } of listed) {
      expect({ file, source, match: scenario.matches }).toEqual({
        file: `scenarios/${scenario.name}.yaml`,
        source: 'shipped',
        match: undefined,
      });
      expect(scenario.description).toMatch(/^[A-Z].*\.$/);
    }
    for (const { text } of SHIPPED) expect(text).toMatch(/^# yaml-language-server: \$schema=schema\.json\n/);
  });

  test.each(Object.entries(COURSES))('%s takes its course', async (name, course) => {
    const play = await stage();
    const { world } = play;
    const { available: opening } = world.books.accounts('BTC');
    const id = create(play, kindIn(name), name);
    for (const [by, state] of course.states) {
      play.advance(by);
      expect([by, stateOf(play, id)]).toEqual([by, state]);
      expect(play.unbalanced()).toEqual([]);
    }
    expect(play.events()).toEqual(course.events);
    const [run] = world.related.runs.of(id);
    expect(run).toMatchObject({ scenario: name, resource_id: id, status: course.run ?? 'completed' });
    expect(run?.deliveries).toEqual(DELIVERIES[name] ?? []);
    if (course.transactions !== undefined) {
      const told = world.data.transactions.map(
        ({ type, status, failure }) => `${type} ${status}${failure === undefined ? '' : `: ${failure}`}`,
      );
      expect(told).toEqual(course.transactions);
    }
    if (!Number.isNaN(course.gained)) {
      expect(Number(world.books.accounts('BTC').available - opening)).toBe(course.gained);
    }
  });

  test('payout-completed leaves the amount and the fee that was paid, and holds nothing', async () => {
    const play = await stage();
    const { available: opening } = play.world.books.accounts('BTC');
    const id = create(play, 'payout', 'payout-completed');
    play.advance('1m');
    const { fee_paid = '0' } = play.world.payouts.get(id) ?? {};
    const { available, held } = play.world.books.accounts('BTC');
    expect(held).toBe(0n);
    expect(opening - available).toBe(minorOf('0.5', 'BTC') + BigInt(fee_paid));
  });

  test('webhook-dropped-then-reconciled asks for the failed deliveries once', async () => {
    const play = await stage();
    create(play, 'payment', 'webhook-dropped-then-reconciled');
    play.advance('1h9s');
    expect(play.replays).toBe(0);
    play.advance('1s');
    expect(play.replays).toBe(1);
  });

  test.each([
    ['accept', 'paid (paid)'],
    ['fail', 'failed (failed)'],
  ] as const)('payment-underpaid ends as the setting underpayment: %s says', async (underpayment, state) => {
    const play = await stage({ settings: { underpayment } });
    const id = create(play, 'payment', 'payment-underpaid');
    play.advance('15m');
    expect(stateOf(play, id)).toBe(state);
    expect(play.unbalanced()).toEqual([]);
  });
});
