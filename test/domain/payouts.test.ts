/** Payouts, row by row of the state table: by the clock, by magic addresses, and by hand; and what the books hold. */
import { describe, expect, it } from 'vitest';
import { type MagicByte, magicAddress } from '../../src/chains/index.js';
import type { Settings } from '../../src/domain/merchants/settings.js';
import {
  completePayout,
  createdPayout,
  createPayout,
  failPayout,
  type NewPayout,
  processPayout,
  publicPayout,
} from '../../src/domain/payouts/payouts.js';
import type { PayoutRecord } from '../../src/domain/records.js';
import {
  accountsOf,
  advanceBy,
  booksAddUp,
  DAY_MS,
  eventsOf,
  refusal,
  SECOND_MS,
  type TestWorld,
  testWorld,
} from '../support/world.js';

const ADDRESS = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
/** One BTC with a medium fee of 5,000 satoshi. */
const BODY: NewPayout = { amount: 1, currency: 'BTC', address: ADDRESS };
const OPENING = 200_000_000n;
const HELD = 100_005_000n;
const COMPLETED = ['transaction.confirmed', 'payout.completed'];
const PROCESSING = ['transaction.created', 'payout.processing'];

function started(
  body: Partial<NewPayout> = {},
  settings: Partial<Settings> = {},
): TestWorld & { payout: PayoutRecord; first: string[] } {
  const made = testWorld({ settings, balances: { BTC: OPENING.toString(), USDT: '100000000' } });
  const first = eventsOf(made, (world) => createPayout(world, { ...BODY, ...body }));
  return { ...made, payout: made.world.payouts.records[0] as PayoutRecord, first };
}

type Started = ReturnType<typeof started>;
const bitcoin = ({ world }: TestWorld) => accountsOf(world, 'BTC');
const waits = (made: Started, by_ms: number) => {
  made.events.length = 0;
  advanceBy(made.world, by_ms);
  return [...made.events];
};
const does = {
  process: (made: Started) => eventsOf(made, (w) => processPayout(w, made.payout.id)),
  complete: (made: Started) => eventsOf(made, (w) => completePayout(w, made.payout.id)),
  fail: (made: Started, input = {}) => eventsOf(made, (w) => failPayout(w, made.payout.id, input)),
};

describe('A payout', () => {
  it('is pending and holds its amount and estimated fee', () => {
    const made = started();
    expect(made.first).toEqual(['payout.created']);
    expect(made.payout.status).toBe('pending');
    expect(bitcoin(made)).toMatchObject({ available: OPENING - HELD, held: HELD });
  });

  it('is processing after 5 s and completed 30 s later', () => {
    const made = started();
    expect(waits(made, 5 * SECOND_MS - 1)).toEqual([]);
    expect(waits(made, 1)).toEqual(PROCESSING);
    expect(waits(made, 30 * SECOND_MS - 1)).toEqual([]);
    expect(waits(made, 1)).toEqual(COMPLETED);
    expect(waits(made, DAY_MS)).toEqual([]);
  });

  it('returns what the fee was less than estimated', () => {
    const made = started();
    waits(made, DAY_MS);
    const fee = BigInt(made.payout.fee_paid ?? '0');
    expect(fee).toBeGreaterThan(0n);
    expect(fee).toBeLessThanOrEqual(5_000n);
    expect(bitcoin(made)).toMatchObject({ available: OPENING - 100_000_000n - fee, held: 0n, network_fees: fee });
    expect(booksAddUp(made.world)).toBe(true);
  });

  it('shows its fee and transaction in single retrieval once they exist', () => {
    const made = started();
    expect(createdPayout(made.world, made.payout)).not.toHaveProperty('updated_at');
    expect(publicPayout(made.world, made.payout)).not.toHaveProperty('transaction_id');
    waits(made, DAY_MS);
    expect(publicPayout(made.world, made.payout)).toMatchObject({
      status: 'completed',
      fee_currency: 'BTC',
      updated_at: '2026-11-20T17:00:35Z',
      transaction_id: made.world.transactions.records[0]?.id,
    });
  });

  it('has a transaction that is tied to no payment request', () => {
    const made = started({ metadata: { order: 1 } });
    waits(made, 5 * SECOND_MS);
    expect(made.world.transactions.records[0]).toMatchObject({
      payment_request_id: null,
      type: 'payout',
      status: 'pending',
      amount: '100000000',
      currency: 'BTC',
      metadata: { order: 1 },
    });
  });

  it('has a transaction in the display currency with payout_amounts: fiat', () => {
    const made = started({}, { payout_amounts: 'fiat' });
    waits(made, 5 * SECOND_MS);
    expect(made.world.transactions.records[0]).toMatchObject({ amount: '6000000', currency: 'USD' });
  });

  it.each([
    ['the API', undefined, undefined],
    ['the merchant', 'merchant', true],
  ] as const)('that %s asked for is a withdrawal or not', (_name, by, withdrawal) => {
    const { world } = testWorld();
    const payout = createPayout(world, { ...BODY, description: 'Wages' }, by);
    expect([payout.withdrawal, payout.description]).toEqual([withdrawal, 'Wages']);
    expect(createPayout(world, BODY)).not.toHaveProperty('description');
  });

  it('of exactly the minimum withdrawal is made', () => {
    expect(started({ amount: 0.0002 }).payout.amount).toBe('20000');
  });

  it('moves on when told so, and its own clock then lets it be', () => {
    const made = started();
    expect(does.process(made)).toEqual(PROCESSING);
    expect(does.complete(made)).toEqual(COMPLETED);
    expect(waits(made, DAY_MS)).toEqual([]);
  });

  it('is sent first when told to complete', () => {
    expect(does.complete(started())).toEqual([...PROCESSING, ...COMPLETED]);
  });

  it('completes 30 s after it was told to process', () => {
    const made = started();
    waits(made, 2 * SECOND_MS);
    does.process(made);
    expect(waits(made, 30 * SECOND_MS - 1)).toEqual([]);
    expect(waits(made, 1)).toEqual(COMPLETED);
  });

  it('only moves when told so with payout_progress: manual', () => {
    const made = started({}, { payout_progress: 'manual' });
    expect(waits(made, DAY_MS)).toEqual([]);
    does.process(made);
    expect(waits(made, DAY_MS)).toEqual([]);
    expect(does.complete(made)).toEqual(COMPLETED);
  });
});

describe('A payout that fails', () => {
  it('in review returns all that was held', () => {
    const made = started();
    expect(does.fail(made)).toEqual(['payout.failed']);
    expect(made.payout.failure).toEqual({ stage: 'review', reason: 'rejected in review' });
    expect(bitcoin(made)).toMatchObject({ available: OPENING, held: 0n, network_fees: 0n });
    expect(waits(made, DAY_MS)).toEqual([]);
  });

  it('at broadcast fails its transaction first', () => {
    const made = started();
    does.process(made);
    expect(does.fail(made)).toEqual(['transaction.failed', 'payout.failed']);
    expect(made.payout.failure).toEqual({ stage: 'broadcast', reason: 'failed at broadcast' });
    expect(made.world.transactions.records[0]?.failure).toBe('failed at broadcast');
    expect(bitcoin(made)).toMatchObject({ available: OPENING, held: 0n });
    expect(waits(made, DAY_MS)).toEqual([]);
  });

  it('at broadcast is sent first when it is pending', () => {
    expect(does.fail(started(), { stage: 'broadcast' })).toEqual([
      ...PROCESSING,
      'transaction.failed',
      'payout.failed',
    ]);
  });

  it('for a reason says it', () => {
    const made = started();
    does.fail(made, { reason: 'No such customer' });
    expect(made.payout.failure).toEqual({ stage: 'review', reason: 'No such customer' });
  });

  it('cannot be rejected in review once it is sent', () => {
    const made = started();
    does.process(made);
    expect(refusal(() => failPayout(made.world, made.payout.id, { stage: 'review' })).kind).toBe('illegal_move');
    expect(made.payout.status).toBe('processing');
  });
});

describe.each(['auto', 'manual'] as const)('A payout to a magic address (payout_progress: %s)', (payout_progress) => {
  const toMagic = (byte: MagicByte) => started({ address: magicAddress('BTC', byte) }, { payout_progress });

  it('0x11 completes at once', () => {
    const made = toMagic(0x11);
    expect(made.first).toEqual(['payout.created', ...PROCESSING, ...COMPLETED]);
    expect(made.payout.updated_at_ms).toBe(made.payout.created_at_ms);
  });

  it('0x22 is rejected in review', () => {
    const made = toMagic(0x22);
    expect(made.first).toEqual(['payout.created']);
    expect(waits(made, DAY_MS)).toEqual(['payout.failed']);
    expect(made.payout.updated_at_ms - made.payout.created_at_ms).toBe(5 * SECOND_MS);
    expect(bitcoin(made)).toMatchObject({ available: OPENING, held: 0n });
  });

  it('0x33 fails at broadcast', () => {
    const made = toMagic(0x33);
    expect(waits(made, 5 * SECOND_MS)).toEqual(PROCESSING);
    expect(waits(made, 30 * SECOND_MS - 1)).toEqual([]);
    expect(waits(made, 1)).toEqual(['transaction.failed', 'payout.failed']);
    expect(bitcoin(made)).toMatchObject({ available: OPENING, held: 0n });
  });

  it('0x44 stays pending', () => {
    const made = toMagic(0x44);
    expect(waits(made, DAY_MS)).toEqual([]);
    expect(made.payout.status).toBe('pending');
    expect(bitcoin(made).held).toBe(HELD);
  });

  it('0x55 stays processing', () => {
    const made = toMagic(0x55);
    expect(waits(made, DAY_MS)).toEqual(PROCESSING);
    expect(made.payout.status).toBe('processing');
  });

  it('0x22 that was told to process before its review is over is not rejected any more', () => {
    const made = toMagic(0x22);
    does.process(made);
    expect(waits(made, DAY_MS)).toEqual([]);
    expect(made.payout.status).toBe('processing');
  });
});

describe('A payout is rejected', () => {
  it.each([
    ['below the minimum withdrawal', { amount: 0.00019999 }, 'invalid_value', 'amount', 'min:0.0002'],
    ['with more decimals than the currency has', { amount: 1.000000001 }, 'invalid_value', 'amount', 'decimals:8'],
    [
      'in a fiat currency',
      { currency: 'USD' as never },
      'invalid_value',
      'currency',
      'in:BTC,ETH,LTC,USDT,USDC,TRX,XRP,SOL,DOGE',
    ],
    ['to a bad address', { address: `${ADDRESS}x` }, 'invalid_address', 'address', 'format:address'],
    ['to an address of another chain', { currency: 'ETH' as const }, 'invalid_address', 'address', 'format:address'],
    ['without the funds', { amount: 2 }, 'insufficient_balance', 'amount', 'max:1.99995'],
    ['without the funds for its fee', { amount: 1.99995001 }, 'insufficient_balance', 'amount', 'max:1.99995'],
    ['address before balance', { amount: 5, address: 'nowhere' }, 'invalid_address', 'address', 'format:address'],
  ])('%s', (_name, fault, kind, parameter, rule) => {
    const made = testWorld({ balances: { BTC: OPENING.toString() } });
    const problem = refusal(() => createPayout(made.world, { ...BODY, ...fault }));
    expect(problem).toMatchObject({ kind, extras: { detail: { parameter, rule } } });
    expect(made.world.payouts.size).toBe(0);
    expect(bitcoin(made)).toMatchObject({ available: OPENING, held: 0n });
  });

  it.each([
    ['low', 198_000_000n],
    ['medium', 195_000_000n],
    ['high', 188_000_000n],
  ] as const)('unless amount and %s fee are exactly there', (fee_level, minor) => {
    const fee = { low: 2_000n, medium: 5_000n, high: 12_000n }[fee_level];
    const made = testWorld({ balances: { BTC: (minor + fee).toString() } });
    const payout = createPayout(made.world, { ...BODY, fee_level, amount: Number(minor) / 1e8 });
    expect(payout.fee_estimate).toBe(fee.toString());
    expect(bitcoin(made)).toMatchObject({ available: 0n, held: minor + fee });
  });
});
