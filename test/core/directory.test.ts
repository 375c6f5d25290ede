/** Finding the merchant of a page by nothing but the id of its record. */
import { describe, expect, it } from 'vitest';
import { Directory } from '../../src/core/directory.js';
import { createInvoice } from '../../src/core/invoices.js';
import { createPaymentLink } from '../../src/core/payment-links.js';
import { createPayment } from '../../src/core/payments.js';
import { exportWorld, importWorld, readWorldState } from '../../src/core/state.js';
import type { World } from '../../src/core/world.js';
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
      for (const owner of owners) directory.file('pay_req_1', owner);
      for (const [gone, at] of order.entries()) {
        const left = order.slice(gone).sort();
        expect(directory.find('pay_req_1')).toBe(owners[left[0] ?? 0]);
        directory.forget('pay_req_1', owners[at] as World);
      }
      expect([directory.find('pay_req_1'), directory.size]).toEqual([undefined, 0]);
    }
  });

  it('is not given up for somebody who never had it', () => {
    const { worlds, world } = testWorld();
    const directory = new Directory();
    directory.file('pay_req_1', world);
    directory.forget('pay_req_1', worlds.create());
    expect(directory.find('pay_req_1')).toBe(world);
  });

  it('is filed once however often that is said', () => {
    const { worlds, world } = testWorld();
    const [first, second, third] = [world, worlds.create(), worlds.create()];
    const directory = new Directory();
    for (const owner of [first, first, second, second, third]) directory.file('pay_req_1', owner);
    directory.forget('pay_req_1', third);
    directory.forget('pay_req_1', first);
    expect(directory.find('pay_req_1')).toBe(second);
    directory.forget('pay_req_1', first);
    directory.forget('pay_req_1', second);
    expect([directory.find('pay_req_1'), directory.size]).toEqual([undefined, 0]);
  });
});
