/** Single movements of the books, and the check that is held against each fault that books can have. */
import { describe, expect, it } from 'vitest';
import { because } from '../../src/domain/events.js';
import { checkBooks, type LedgerAccount, post, setAvailable } from '../../src/domain/ledger/ledger.js';
import type { Minor } from '../../src/domain/records.js';
import type { World } from '../../src/domain/world.js';
import { accountsOf, START_MS, testWorld } from '../support/world.js';

const move = (world: World, from: LedgerAccount, to: LedgerAccount, amount: bigint): void =>
  post(world, { currency: 'BTC', from, to, amount, reason: 'test', resource_id: 'pay_req_1' });

/** A world with nothing in its books, and what it was said to have changed. */
function emptyBooks() {
  const { world } = testWorld({ balances: {} });
  const changes: string[] = [];
  world.env.changed = (_world, kind, id) => void changes.push(`${kind} ${id}`);
  return { world, changes };
}

describe('A movement', () => {
  it('is one entry, numbered, at its instant, and changes the balance', () => {
    const { world, changes } = emptyBooks();
    move(world, 'external', 'available', 70n);
    because(world, 'req_1', () => move(world, 'available', 'held', 30n));
    const entry = { at_ms: START_MS, currency: 'BTC', reason: 'test', resource_id: 'pay_req_1' };
    expect(world.data.ledger).toEqual([
      { ...entry, id: 'led_000000001', from: 'external', to: 'available', amount: '70' },
      { ...entry, id: 'led_000000002', from: 'available', to: 'held', amount: '30', cause: 'req_1' },
    ]);
    expect(accountsOf(world, 'BTC')).toMatchObject({ available: 40n, held: 30n, external: -70n });
    expect(changes).toEqual([`balance ${world.id}`, `balance ${world.id}`]);
  });

  it('of nothing is none', () => {
    const { world, changes } = emptyBooks();
    move(world, 'external', 'available', 0n);
    setAvailable(world, 'BTC', 0n, 'set');
    expect([world.data.ledger, changes, world.data.counters.ledger]).toEqual([[], [], 0]);
  });

  it('is never negative', () => {
    const { world } = emptyBooks();
    expect(() => move(world, 'external', 'available', -1n)).toThrow('A movement of the books cannot be negative');
    expect(world.data.ledger).toEqual([]);
  });

  it('sets funds from outside or to outside, and says why', () => {
    const { world } = emptyBooks();
    setAvailable(world, 'BTC', 9n, 'up');
    setAvailable(world, 'BTC', 4n, 'down');
    expect(world.data.ledger.map(({ from, to, amount, reason }) => [from, to, amount, reason])).toEqual([
      ['external', 'available', '9', 'up'],
      ['available', 'external', '5', 'down'],
    ]);
  });
});

describe('The check', () => {
  it('tells what is there, what came and went, and both kinds of fees', () => {
    const { world } = emptyBooks();
    move(world, 'external', 'pending', 100n);
    move(world, 'pending', 'available', 90n);
    move(world, 'pending', 'service_fees', 4n);
    move(world, 'available', 'held', 50n);
    move(world, 'held', 'external', 30n);
    move(world, 'held', 'network_fees', 5n);
    const [balance] = checkBooks(world);
    expect(balance).toEqual({
      currency: 'BTC',
      available: 40n,
      pending: 6n,
      held: 15n,
      incoming: 100n,
      outgoing: 30n,
      fees: 9n,
      balanced: true,
    });
  });

  it.each(['available', 'pending', 'held'] as const)('does not let %s be negative', (account) => {
    const { world } = emptyBooks();
    move(world, 'external', 'available', 10n);
    move(world, 'external', 'pending', 10n);
    move(world, 'external', 'held', 10n);
    move(world, account, 'external', 10n);
    expect(checkBooks(world)[0]?.balanced).toBe(true);
    move(world, account, 'external', 1n);
    expect(checkBooks(world)[0]?.balanced).toBe(false);
  });

  it.each(['external', 'service_fees', 'network_fees'] as const)(
    'sees a running sum of %s that is wrong',
    (account) => {
      const { world } = emptyBooks();
      move(world, 'external', 'available', 10n);
      Object.assign(world.books.accounts('BTC'), { [account]: 1n });
      expect(checkBooks(world)[0]?.balanced).toBe(false);
    },
  );

  it('keeps currencies apart', () => {
    const { world } = testWorld({ balances: { BTC: '5', ETH: '7' } });
    for (const entry of world.data.ledger) if (entry.currency === 'ETH') entry.amount = '8' as Minor;
    const found = checkBooks(world).map(({ currency, incoming, balanced }) => [currency, incoming, balanced]);
    expect(found).toEqual([
      ['BTC', 5n, true],
      ['ETH', 8n, false],
    ]);
    expect(world.data.ledger.map(({ reason }) => reason)).toEqual(['opening_balance', 'opening_balance']);
  });
});
