/** Where and how much a customer can still pay: what the checkout shows. */
import { describe, expect, it } from 'vitest';
import { expirePayment, failPayment } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { depositOn, depositsIn, missingIn, pay, receive } from '../../src/domain/payments/receiving.js';
import type { PaymentRecord } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import { exported, ORIGIN, testWorld, turn } from '../support/world.js';

const requested = (w: World) => createPayment(w, { amount: 120, currency: 'USD' }, ORIGIN);

describe('What is missing', () => {
  it.each<[string, (w: World) => PaymentRecord, bigint, bigint]>([
    ['is all, at first', requested, 200_000n, 4_000_000n],
    [
      'is the rest, in the currency of the first part',
      (w) => receive(w, requested(w).id, { percent: 25, currency: 'BTC' }),
      150_000n,
      4_000_000n,
    ],
    [
      'is nothing once all was seen',
      (w) => receive(w, requested(w).id, { percent: 150, currency: 'BTC' }),
      0n,
      4_000_000n,
    ],
    ['is nothing once it is paid', (w) => pay(w, requested(w).id), 0n, 0n],
    ['is nothing once it has failed', (w) => failPayment(w, requested(w).id), 0n, 0n],
    [
      'is all of what has expired, because money may come late',
      (w) => expirePayment(w, requested(w).id),
      200_000n,
      4_000_000n,
    ],
  ])('%s', (_name, make, bitcoin, ether) => {
    const { world } = testWorld();
    const payment = turn(world, make);
    expect([missingIn(world, payment, 'BTC'), missingIn(world, payment, 'ETH')]).toEqual([bitcoin, ether]);
  });
});

describe('The ways to pay', () => {
  it('are one for each network, each with its address, and looking at them changes nothing', () => {
    const { world } = testWorld();
    const payment = turn(world, requested);
    const before = exported(world);
    const ways = depositsIn(world, payment, 'USDT');
    expect(ways.map(({ network }) => network)).toEqual([...world.env.chains.networksOf('USDT')]);
    expect(new Set(ways.map(({ address }) => address)).size).toBe(ways.length);
    for (const way of ways) expect(way).toMatchObject({ currency: 'USDT', missing: 120_000_000n });
    expect(exported(world)).toEqual(before);
  });

  it('ask a wallet for what is missing, at the address that money is taken at', () => {
    const { world } = testWorld();
    const payment = turn(world, (w) => receive(w, requested(w).id, { percent: 25, currency: 'BTC' }));
    const way = depositOn(world, payment, 'BTC', 'bitcoin');
    expect(way.address).toBe(world.data.transactions[0]?.address);
    expect(way.uri).toContain(way.address);
    expect(way.uri).toContain('amount=0.0015');
  });
});
