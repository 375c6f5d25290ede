/** Finding the merchant of a page by nothing but the id of its record. */
import { describe, expect, it } from 'vitest';
import { createPaymentLink } from '../../src/domain/billing/payment-links.js';
import { pageId } from '../../src/domain/ids.js';
import { createInvoice } from '../../src/domain/invoices/invoices.js';
import { Worlds } from '../../src/domain/merchants/worlds.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { exportWorld, forkWorld, readWorldState } from '../../src/domain/state/state.js';
import type { World } from '../../src/domain/world.js';
import { importWorld, ORIGIN, testWorld } from '../support/world.js';

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

const copyOf = (world: World, [from, to]: readonly [string, string] = ['', '']) => {
  const text = JSON.stringify(exportWorld(world));
  const read = readWorldState(JSON.parse(from === '' ? text : text.replaceAll(from, to)), world.env);
  if (!('data' in read)) throw new Error(JSON.stringify(read.issues));
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

  it('is found after an import, by an address that names its merchant where another one has it', () => {
    const { worlds, world } = testWorld();
    const ids = furnish(world);
    const data = copyOf(world);
    const other = worlds.create();
    importWorld(worlds, other, structuredClone(data));
    const ofOther = ids.map((id) => pageId(other, id));
    expect(ids.map((id) => pageId(world, id))).toEqual(ids);
    for (const id of ids) expect(worlds.findByRecord(id)).toBe(world);
    for (const id of ofOther) expect(worlds.findByRecord(id)).toBe(other);
    worlds.reset(world);
    for (const id of ids) expect(worlds.findByRecord(id)).toBeUndefined();
    for (const id of ofOther) expect(worlds.findByRecord(id)).toBe(other);
    importWorld(worlds, world, data);
    worlds.delete(other);
    for (const id of ids) expect(worlds.findByRecord(id)).toBe(world);
    for (const id of ofOther) expect(worlds.findByRecord(id)).toBeUndefined();
  });

  it('is that of the fork where the address says so, and stays so after the original goes on', () => {
    const { worlds, world } = testWorld();
    const ids = furnish(world);
    const fork = forkWorld(worlds, world);
    for (const id of ids) {
      expect(worlds.findByRecord(id)).toBe(world);
      expect(worlds.findByRecord(pageId(fork, id))).toBe(fork);
    }
    for (const id of furnish(fork)) expect(worlds.findByRecord(id)).toBeUndefined();
  });

  it('is nobody else’s to take where strangers share the process', () => {
    let drawn = 0;
    const worlds = new Worlds({ ...testWorld().env, drawSecret: () => `secret_${drawn++}` }, 'test');
    const world = worlds.create();
    const [id] = furnish(world);
    const thief = worlds.create();
    const [own] = furnish(thief);
    importWorld(worlds, thief, copyOf(thief, [own as string, id as string]));
    expect(worlds.findByRecord(id as string)).toBe(world);
    expect(worlds.findByRecord(pageId(thief, id as string))).toBe(thief);
    // What has the id already keeps its address, whoever has a copy.
    const kept = copyOf(world);
    importWorld(worlds, world, copyOf(world));
    expect([pageId(world, id as string), worlds.findByRecord(id as string)]).toEqual([id, world]);
    // An address that led to somebody is nobody's afterwards.
    worlds.reset(world);
    const second = worlds.create();
    importWorld(worlds, second, kept);
    expect(worlds.findByRecord(id as string)).toBeUndefined();
    expect(worlds.findByRecord(`${pageId(second, id as string)}~\n`)).toBeUndefined();
  });
});
