/** The books and the faults of an imported world: they are what the sandbox itself could have made. */
import { describe, expect, it } from 'vitest';
import { chains } from '../../src/chains/index.js';
import type { WorldData } from '../../src/domain/records.js';
import { faultsOf, first, firstOf, TEXT } from './damages.js';

describe('A fault that could never have been added is rejected:', () => {
  const both = 'must have match and effect, or webhook and behave.';
  it.each<[string, object, string, string]>([
    ['of neither kind', { match: undefined, effect: undefined }, 'faults[0]', both],
    ['of calls without an effect', { effect: undefined }, 'faults[0]', both],
    ['of an effect on nothing', { match: undefined }, 'faults[0]', both],
    ['of both kinds', { webhook: {}, behave: { drop: true } }, 'faults[0]', both],
    ['without any effect', { effect: {} }, 'faults[0].effect', 'The fault has no effect'],
    [
      'of deliveries that contradicts itself',
      { match: undefined, effect: undefined, webhook: {}, behave: { drop: true, cut: true } },
      'faults[0].behave',
      'cut has no effect where drop is done',
    ],
  ])('%s', (_name, change, place, message) => {
    const faults = faultsOf((data) => {
      data.faults = [JSON.parse(JSON.stringify({ ...firstOf(data.faults), ...change }))];
    });
    expect(faults).toEqual([[place, expect.stringContaining(message)]]);
  });
});

describe('The books', () => {
  const entry = { id: 'led_x', at_ms: 0, currency: 'BTC', reason: 'x', resource_id: null };
  const withEntry = (from: string, to: string, amount: string, currency = 'BTC') =>
    faultsOf((data) => {
      data.ledger.push({ ...entry, from, to, amount, currency } as WorldData['ledger'][number]);
      data.counters.ledger += 1;
    });

  it('leave nobody with less than nothing', () => {
    expect(withEntry('available', 'external', '900000000000000')).toEqual([
      ['ledger', expect.stringMatching(/^leaves -\d+ minor units of BTC available\.$/)],
    ]);
    expect(withEntry('external', 'available', '1')).toEqual([]);
  });

  it('have pending what the transactions have that are', () => {
    expect(withEntry('external', 'pending', '5')).toEqual([
      ['ledger', expect.stringMatching(/^has 100005 minor units of BTC pending, and the transactions have 100000\.$/)],
    ]);
    expect(withEntry('external', 'pending', '5', 'ETH')).toEqual([
      ['ledger', expect.stringContaining('has 5 minor units of ETH pending, and the transactions have 0.')],
    ]);
    expect(
      faultsOf((data) => {
        first(data.transactions, ({ type, status }) => type === 'payment' && status === 'pending')[0].status = 'failed';
      }),
    ).toEqual([['ledger', expect.stringContaining('the transactions have 0.')]]);
  });

  it('have held what the payouts have that are under way, with their fees', () => {
    const sum = JSON.parse(TEXT)
      .payouts.filter(({ status }: { status: string }) => status === 'pending' || status === 'processing')
      .reduce(
        (all: bigint, p: { amount: string; fee_estimate: string }) => all + BigInt(p.amount) + BigInt(p.fee_estimate),
        0n,
      );
    expect(withEntry('external', 'held', '5')).toEqual([
      ['ledger', `has ${sum + 5n} minor units of BTC held, and the payouts have ${sum}.`],
    ]);
    for (const under of ['pending', 'processing']) {
      const faults = faultsOf((data) => {
        first(data.payouts, ({ status }) => status === under)[0].status = 'failed';
      });
      expect(faults).toEqual([['ledger', expect.stringContaining('held, and the payouts have')]]);
    }
  });

  it('have an entry for each currency that records are about', () => {
    const faults = faultsOf((data) => {
      const [pending] = first(data.transactions, ({ type, status }) => type === 'payment' && status === 'pending');
      Object.assign(pending, {
        crypto_currency: 'DOGE',
        network: chains.networksOf('DOGE')[0],
        crypto_amount: '7',
        fee: '0',
      });
      data.ledger = data.ledger.filter(({ currency }) => currency !== 'DOGE');
    });
    expect(faults.map(([, message]) => message)).toEqual([
      expect.stringContaining('BTC pending'),
      expect.stringContaining('has 0 minor units of DOGE pending, and the transactions have 7.'),
    ]);
  });
});
