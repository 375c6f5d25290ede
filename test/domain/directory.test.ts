/** Finding the merchant of a page by nothing but the id of its record. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPaymentLink } from '../../src/domain/billing/payment-links.js';
import { createInvoice } from '../../src/domain/invoices/invoices.js';
import { Directory, type Shelf } from '../../src/domain/merchants/directory.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { exportWorld, importWorld, readWorldState } from '../../src/domain/state/state.js';
import type { World } from '../../src/domain/world.js';
import { ORIGIN, testWorld } from '../support/world.js';

const PRICE = { amount: 25, currency: 'EUR' } as const;

/** A world with one record of each kind that has a page. */
function furnish(world: World): string[] {
  const made = [
    createPayment(world, PRICE, ORIGIN),
    createInvoice(world, PRICE, ORIGIN),
    createPaymentLink(world, PRICE, ORIGIN),
  ];
  return made.map(({ id }) => id);
}

const copyOf = (world: World) => {
  const read = readWorldState(exportWorld(world), world.env);
  if (!('data' in read)) throw new Error(JSON.stringify(read.faults));
  return read.data;
};

describe('A record with a page', () => {
  it('is found among all merchants by its id', () => {
    const { worlds, world } = testWorld();
    const other = worlds.create();
    for (const owner of [world, other]) {
      for (const id of furnish(owner)) expect(worlds.findByRecord(id)).toBe(owner);
    }
    expect(worlds.findByRecord('pay_req_nope')).toBeUndefined();
  });

  it('is not found any more once its merchant was reset or deleted', () => {
    const { worlds, world } = testWorld();
    const other = worlds.create();
    const ids = [...furnish(world), ...furnish(other)];
    worlds.reset(world);
    worlds.delete(other);
    for (const id of ids) expect(worlds.findByRecord(id)).toBeUndefined();
  });

  it('is found after an import, also where two merchants have it', () => {
    const { worlds, world } = testWorld();
    const ids = furnish(world);
    const data = copyOf(world);
    const other = worlds.create();
    importWorld(worlds, other, structuredClone(data));
    for (const id of ids) expect(worlds.findByRecord(id)).toBe(world);
    worlds.reset(world);
    for (const id of ids) expect(worlds.findByRecord(id)).toBe(other);
    importWorld(worlds, world, data);
    worlds.delete(other);
    for (const id of ids) expect(worlds.findByRecord(id)).toBe(world);
  });

  it('is found with the one who has it after all others have given it up', () => {
    const { worlds, world } = testWorld();
    const owners = [world, worlds.create(), worlds.create()];
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ]) {
      const directory = new Directory();
      const shelves = owners.map((owner) => directory.open(owner));
      for (const shelf of shelves) directory.file('pay_req_1', shelf);
      for (const [gone, at] of order.entries()) {
        const left = order.slice(gone).sort();
        expect(directory.find('pay_req_1')).toBe(owners[left[0] ?? 0]);
        directory.giveUp(shelves[at] as Shelf);
      }
      expect([directory.find('pay_req_1'), directory.size]).toEqual([undefined, 0]);
    }
  });

  it('is not given up for somebody who never had it, and nobody gives up twice', () => {
    const { worlds, world } = testWorld();
    const directory = new Directory();
    const [shelf, empty] = [directory.open(world), directory.open(worlds.create())];
    directory.file('pay_req_1', shelf);
    for (let n = 0; n < 3; n++) directory.giveUp(empty);
    expect(directory.find('pay_req_1')).toBe(world);
  });

  it('that nobody has asked for is given up with its shelf', () => {
    const { worlds, world } = testWorld();
    const directory = new Directory();
    const [gone, stays] = [directory.open(world), directory.open(worlds.create())] as const;
    for (const shelf of [gone, stays]) directory.file('pay_req_1', shelf);
    directory.giveUp(gone);
    expect([directory.find('pay_req_1'), gone.filed, directory.size]).toEqual([stays.world, 0, 1]);
  });

  it('is filed once however often that is said', () => {
    const { worlds, world } = testWorld();
    const directory = new Directory();
    const shelves = [world, worlds.create(), worlds.create()].map((owner) => directory.open(owner));
    const [first, second, third] = shelves as [Shelf, Shelf, Shelf];
    for (const shelf of [first, first, second, second, third]) directory.file('pay_req_1', shelf);
    expect(directory.find('pay_req_1')).toBe(first.world);
    expect(shelves.map(({ filed }) => filed)).toEqual([1, 1, 1]);
    directory.giveUp(third);
    directory.giveUp(first);
    expect(directory.find('pay_req_1')).toBe(second.world);
    directory.giveUp(second);
    expect([directory.find('pay_req_1'), directory.size]).toEqual([undefined, 0]);
  });

  it('is swept away at once where nothing else is filed, and in company once half is given up', () => {
    const { worlds, world } = testWorld();
    const directory = new Directory();
    const other = worlds.create();
    const stays = directory.open(other);
    for (let n = 0; n < 10; n++) directory.file(`pay_req_stays_${n}`, stays);
    for (let round = 0; round < 5; round++) {
      const goes = directory.open(world);
      for (let n = 0; n < 4; n++) directory.file(`pay_req_${round}_${n}`, goes);
      directory.giveUp(goes);
      expect(directory.find(`pay_req_${round}_0`)).toBeUndefined();
      expect(directory.size).toBeLessThan(20);
    }
    expect(directory.find('pay_req_stays_9')).toBe(other);
    directory.giveUp(stays);
    expect(directory.size).toBe(0);
  });

  it('that is made again under the same id after a reset takes the place of the one before', () => {
    const { worlds, world } = testWorld();
    const directory = new Directory();
    const other = worlds.create();
    const stays = directory.open(other);
    for (let n = 0; n < 100; n++) directory.file(`pay_req_stays_${n}`, stays);
    for (let round = 0; round < 200; round++) {
      const shelf = directory.open(world);
      for (const id of ['pay_req_1', 'pay_req_2']) directory.file(id, shelf);
      expect(directory.find('pay_req_2')).toBe(world);
      expect(directory.size).toBe(102);
      directory.giveUp(shelf);
      expect(directory.find('pay_req_2')).toBeUndefined();
    }
    directory.file('pay_req_stays_1', directory.open(world));
    expect(directory.find('pay_req_stays_1')).toBe(other);
  });
});

describe('The directory, whatever is filed, given up and asked for in any order,', () => {
  const place = fc.record({ shelf: fc.nat(5), id: fc.nat(9) });
  const step = fc.oneof(
    { weight: 5, arbitrary: fc.record({ act: fc.constant('file' as const), at: place }) },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('giveUp' as const), at: place }) },
    { weight: 3, arbitrary: fc.record({ act: fc.constant('find' as const), at: place }) },
  );

  it('finds what somebody has, nothing else, and holds less than twice of it', () => {
    const { worlds } = testWorld();
    const owners = Array.from({ length: 6 }, () => worlds.create());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const directory = new Directory();
        const shelves = owners.map((owner) => directory.open(owner));
        const held = owners.map(() => new Set<string>());
        for (const { act, at } of steps) {
          const id = `pay_req_${at.id}`;
          if (act === 'file') {
            directory.file(id, shelves[at.shelf] as Shelf);
            held[at.shelf]?.add(id);
          } else if (act === 'giveUp') {
            directory.giveUp(shelves[at.shelf] as Shelf);
            // As a merchant is reset: the next shelf of the same world is an empty one.
            shelves[at.shelf] = directory.open(owners[at.shelf] as World);
            held[at.shelf] = new Set();
          } else {
            const having = owners.filter((_, n) => held[n]?.has(id));
            const found = directory.find(id);
            if (having.length === 0) expect(found).toBeUndefined();
            else expect(having).toContain(found);
          }
          const there = held.reduce((sum, { size }) => sum + size, 0);
          if (act !== 'file') expect(directory.size).toBeLessThanOrEqual(Math.max(0, 2 * there - 1));
        }
      }),
    );
  });
});
