/** A world as a document, and back: it comes back whole, becomes another merchant's, and brings nothing that it should not. */
import { describe, expect, it } from 'vitest';
import { chains } from '../../src/chains/index.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import type { WorldData } from '../../src/domain/records.js';
import { exportWorld, readWorldState, type WorldDocument } from '../../src/domain/state/state.js';
import { hashes } from '../../src/platform/node/hashes.js';
import { exported, HOUR_MS, importWorld, ORIGIN, refusal, START_MS, testWorld, turn } from '../support/world.js';
import { fullWorld } from './full-world.js';

const copy = (document: WorldDocument): WorldDocument => JSON.parse(JSON.stringify(document));
const documentOf = (): WorldDocument => copy(exportWorld(fullWorld().world));

function faultsOf(document: unknown): { path: string; message: string }[] {
  const read = readWorldState(document, { chains, crypto: hashes });
  return 'issues' in read ? read.issues : [];
}

function dataOf(document: unknown): WorldData {
  const read = readWorldState(document, { chains, crypto: hashes });
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.data;
}

describe('An exported world', () => {
  it('names its format, its version and when it was exported, and has everything', () => {
    const { world, host } = fullWorld();
    host.now_ms = START_MS + 1;
    const { format, version, exported_at, ...data } = exportWorld(world);
    expect([format, version, exported_at]).toEqual(['tenderbox.world', 2, '2026-11-20T17:00:00.001Z']);
    expect(JSON.parse(JSON.stringify(data))).toEqual(exported(world));
    for (const [name, value] of Object.entries(data))
      expect(Object.keys(Object(value)).length, name).toBeGreaterThan(0);
  });

  it('leaves out what is still being served', () => {
    const { world, host } = fullWorld();
    host.now_ms = START_MS;
    expect(exportWorld(world).exported_at).toBe('2026-11-20T17:00:00.000Z');
    world.idempotency.set('POST /x 1', { slot: 'POST /x 1', fingerprint: '', at_ms: 0, state: 'running' });
    const { idempotency } = exportWorld(world) as unknown as WorldData;
    expect(idempotency.map(({ slot }) => slot)).toEqual(['POST /payments once']);
  });

  it('comes back as the same text, whatever the order of its fields', () => {
    const { world, worlds } = fullWorld();
    const document = copy(exportWorld(world));
    const text = JSON.stringify(document);
    importWorld(worlds, world, dataOf(Object.fromEntries(Object.entries(document).reverse())));
    expect(JSON.stringify(exportWorld(world))).toBe(text);
  });

  it('of an earlier version has no links, subscriptions and inboxes', () => {
    const { payment_links: _, subscriptions: __, inboxes: ___, ...earlier } = copy(exportWorld(testWorld().world));
    expect(dataOf(earlier)).toMatchObject({ payment_links: [], subscriptions: [], inboxes: {} });
  });
});

describe('An import', () => {
  it('tells whoever keeps the world that the old data is gone, then that there is new', () => {
    const { world, worlds, env } = fullWorld();
    const data = dataOf(documentOf());
    const told: [string, number][] = [];
    env.retired = () => told.push(['retired', world.generation]);
    env.touched = () => told.push(['touched', world.generation]);
    const { generation } = world;
    importWorld(worlds, world, data);
    expect(told).toEqual([
      ['retired', generation],
      ['touched', generation + 1],
    ]);
    expect(world.data).toBe(data);
  });

  it('of the same merchant brings its keys', () => {
    const { world, worlds } = testWorld();
    const document = documentOf();
    importWorld(worlds, world, dataOf(document));
    expect(world.data.keys.map(({ label }) => label)).toEqual(['default', 'readonly', 'revoked', 'second']);
    expect(worlds.ownerOf('api', world.data.keys[3]?.api_key ?? '')?.world).toBe(world);
    expect(world.data.origin.webhooks).toHaveLength(1);
  });

  it.each([
    ['id', (data: WorldData) => Object.assign(data.merchant, { id: 'acct_other' })],
    ['ordinal', (data: WorldData) => Object.assign(data.merchant, { ordinal: 7 })],
  ])('of a merchant with another %s leaves identity, keys, origin and chance', (_what, change) => {
    const { world, worlds } = testWorld();
    const { merchant, keys, origin, random } = world.data;
    const data = dataOf(documentOf());
    change(data);
    importWorld(worlds, world, data);
    expect(world.data).toMatchObject({ merchant, keys, origin, random });
    expect(world.payments.size).toBe(6);
  });

  it('brings no keys where strangers share the process', () => {
    const { world, worlds, env } = testWorld();
    const { keys } = world.data;
    env.drawSecret = () => 'drawn';
    importWorld(worlds, world, dataOf(documentOf()));
    expect(world.data.keys).toBe(keys);
  });

  it.each([
    ['API key', 'api_key', 'keys'],
    ['public key', 'public_key', 'keys'],
    ['first API key', 'api_key', 'origin'],
  ] as const)('is rejected when another merchant has its %s, and nothing changes', (_name, field, where) => {
    const { world, worlds } = testWorld();
    const other = worlds.create();
    const data = dataOf(copy(exportWorld(world)));
    const keys = where === 'keys' ? data.keys : data.origin.keys;
    Object.assign(keys[0] ?? {}, { [field]: other.data.keys[0]?.[field] });
    const before = exported(world);
    const problem = refusal(() => importWorld(worlds, world, data));
    expect([problem.kind, problem.message]).toEqual(['illegal_move', expect.stringContaining(keys[0]?.id ?? 'none')]);
    expect(exported(world)).toEqual(before);
  });

  it('is rejected when it has more records than a merchant may have', () => {
    const { world, worlds, env } = testWorld();
    env.max_records = 50;
    expect(refusal(() => importWorld(worlds, world, dataOf(documentOf()))).kind).toBe('forbidden');
    expect(world.payments.size).toBe(0);
  });

  it('keeps answers that are done, and none that was being served', () => {
    const { world, worlds } = testWorld();
    const document = documentOf() as unknown as WorldData;
    document.idempotency.push({ slot: 'POST /x 1', fingerprint: 'f', at_ms: 0, state: 'running' });
    importWorld(worlds, world, dataOf(document));
    expect([...world.idempotency.keys()]).toEqual(['POST /payments once']);
    expect(world.data.idempotency).toHaveLength(1);
  });

  it('goes on where the export was', () => {
    const [one, two] = [fullWorld(), testWorld()];
    importWorld(two.worlds, two.world, dataOf(copy(exportWorld(one.world))));
    const later = ({ world }: typeof one) => {
      world.data.clock.now_ms += HOUR_MS;
      turn(world, () => createPayment(world, { amount: 1, currency: 'USD' }, ORIGIN));
      return exported(world);
    };
    expect(later(two)).toEqual(later(one));
  });
});

describe('A document that is no world', () => {
  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a number', 1],
    ['a list', []],
    ['not there', undefined],
  ])('is told what it should be when it is %s', (_name, document) => {
    expect(faultsOf(document)).toEqual([{ path: '', message: expect.stringContaining('must be a JSON object') }]);
  });

  it('is told its format first', () => {
    expect(faultsOf({ ...documentOf(), format: 'x', version: 5, payments: 'x' })).toEqual([
      { path: 'format', message: expect.stringMatching(/^must be tenderbox\.world/) },
    ]);
  });

  it.each([
    ['newer', 3, true],
    ['older', 0, false],
    ['no number', '2', false],
    ['none', undefined, false],
  ])('of a version that is %s says which one is read, and whether a newer Tenderbox wrote it', (_n, version, newer) => {
    const [fault, ...others] = faultsOf({ ...documentOf(), version });
    expect([fault?.path, others]).toEqual(['version', []]);
    const advice = newer ? ' It was exported by a newer Tenderbox; import it with that one.' : '';
    expect(fault?.message).toBe(`must be 1 or 2, the versions that this sandbox reads.${advice}`);
  });

  it('is judged by its references only once its records have their shape', () => {
    const document = documentOf() as unknown as WorldData;
    Object.assign(document.payments[0] ?? {}, { amount: 5, transaction_id: 'txn_nowhere' });
    expect(faultsOf(document).map(({ path }) => path)).toEqual(['payments[0].amount']);
  });
});
