/** Faults on purpose (docs/service.md#faults-on-purpose): which calls they meet, how often, and in which order. */
import { describe, expect, it } from 'vitest';
import {
  addFault,
  clearFaults,
  drawWithin,
  type FaultedCall,
  faultsFor,
  MAX_FAULTS,
  removeFault,
  strikes,
} from '../../src/domain/faults/faults.js';
import type { FaultMatch, FaultRecord } from '../../src/domain/records.js';
import { exported, refusal, START_MS, testWorld } from '../support/world.js';

const CALL: FaultedCall = {
  operation: { operationId: 'getPayment', method: 'GET', path: '/payments/{id}' },
  path: '/payments/pay_req_1',
  key: { id: 'key_1', label: 'shop' },
  idempotency_key: 'order-1',
};
const REFUSED = { status: 503 };

/** A world that notes which kinds of changes it was told of. */
function watched() {
  const made = testWorld();
  const told: string[] = [];
  Object.assign(made.env, {
    changed: (_world: unknown, kind: string, id: string) => told.push(`${kind} ${id}`),
    touched: () => told.push('touched'),
  });
  return { ...made, told };
}

describe('A fault that is added', () => {
  it('is done once, always, and belongs to no scenario unless it says otherwise', () => {
    const { world, told } = watched();
    const added = addFault(world, { match: {}, effect: REFUSED });
    expect(added).toEqual({
      id: expect.stringMatching(/^flt_[a-z0-9]{24}$/),
      created_at_ms: START_MS,
      match: {},
      effect: REFUSED,
      times: 1,
      probability: 1,
      seen: 0,
      applied: 0,
      scenario: null,
    });
    expect(world.data.faults).toEqual([added]);
    expect(told).toEqual([`fault ${added.id}`, 'touched']);
  });

  it('keeps what it says, as a copy', () => {
    const { world } = testWorld();
    const effect = { status: 429 };
    const added = addFault(world, { match: {}, effect, times: null, probability: 0.5, scenario: 'mine' });
    effect.status = 400;
    expect(added).toMatchObject({ effect: { status: 429 }, times: null, probability: 0.5, scenario: 'mine' });
  });

  it('is rejected as the hundred and first', () => {
    const { world } = testWorld();
    for (let n = 0; n < MAX_FAULTS; n++) addFault(world, { match: {}, effect: REFUSED });
    const before = exported(world);
    const problem = refusal(() => addFault(world, { match: {}, effect: REFUSED }));
    expect(problem.kind).toBe('invalid_value');
    expect(problem.extras.detail).toEqual({ parameter: 'faults', value: 100, rule: 'max:100' });
    expect(problem.message).toContain('at most 100 faults');
    expect(exported(world)).toEqual(before);
  });

  it('takes the place of the first one that is used up', () => {
    const { world } = testWorld();
    for (let n = 0; n < MAX_FAULTS; n++)
      addFault(world, { match: { nth: 1 }, effect: REFUSED, times: n === 3 ? 1 : null });
    const spent = world.data.faults[3] as FaultRecord;
    strikes(world, spent);
    const added = addFault(world, { match: {}, effect: REFUSED });
    expect(world.data.faults).toHaveLength(MAX_FAULTS);
    expect(world.data.faults).not.toContain(spent);
    expect(world.data.faults.at(-1)).toBe(added);
  });

  it('of a scenario takes the place of one that an earlier run brought, and of no other', () => {
    const { world } = testWorld();
    for (let n = 0; n < MAX_FAULTS; n++) {
      addFault(world, { match: {}, effect: REFUSED, times: null, scenario: n === 5 ? 'earlier' : null });
    }
    const earlier = world.data.faults[5] as FaultRecord;
    expect(refusal(() => addFault(world, { match: {}, effect: REFUSED })).kind).toBe('invalid_value');
    addFault(world, { match: {}, effect: REFUSED, scenario: 'mine' });
    expect(world.data.faults).not.toContain(earlier);
    world.data.faults.pop();
    addFault(world, { match: {}, effect: REFUSED, times: null });
    expect(refusal(() => addFault(world, { match: {}, effect: REFUSED, scenario: 'mine' })).kind).toBe('invalid_value');
  });
});

describe('A fault that is removed', () => {
  it('is gone alone, and those who watch are told', () => {
    const { world, told } = watched();
    const [first, second] = [1, 2].map(() => addFault(world, { match: {}, effect: REFUSED })) as [
      FaultRecord,
      FaultRecord,
    ];
    told.length = 0;
    expect(removeFault(world, first.id)).toBe(first);
    expect(world.data.faults).toEqual([second]);
    expect(told).toEqual([`fault ${first.id}`, 'touched']);
  });

  it('is not found twice, and the others stay', () => {
    const { world } = testWorld();
    const kept = addFault(world, { match: {}, effect: REFUSED });
    const problem = refusal(() => removeFault(world, 'flt_nowhere'));
    expect([problem.kind, problem.message]).toEqual(['not_found', expect.stringContaining('no fault')]);
    expect(world.data.faults).toEqual([kept]);
  });

  it('with all others is counted', () => {
    const { world, told } = watched();
    const ids = [1, 2, 3].map(() => addFault(world, { match: {}, effect: REFUSED }).id);
    told.length = 0;
    expect(clearFaults(world)).toBe(3);
    expect(world.data.faults).toEqual([]);
    expect(told).toEqual([...ids.map((id) => `fault ${id}`), 'touched']);
    expect(clearFaults(world)).toBe(0);
  });
});

describe('A call is struck by a fault', () => {
  const MATCHES: [string, FaultMatch, boolean][] = [
    ['that names nothing', {}, true],
    ['of its operation', { operation_id: 'getPayment' }, true],
    ['of another operation', { operation_id: 'listPayments' }, false],
    ['of its method', { method: 'GET' }, true],
    ['of another method', { method: 'POST' }, false],
    ['of its path in the contract', { path: '/payments/{id}' }, true],
    ['of its own path', { path: '/payments/pay_req_1' }, true],
    ['of another path', { path: '/payments/pay_req_2' }, false],
    ['of its key by id', { key: 'key_1' }, true],
    ['of its key by label', { key: 'shop' }, true],
    ['of another key', { key: 'key_2' }, false],
    ['of its idempotency key', { idempotency_key: 'order-1' }, true],
    ['of another idempotency key', { idempotency_key: 'order-2' }, false],
    ['that fits in all but one part', { operation_id: 'getPayment', method: 'GET', key: 'key_2' }, false],
  ];
  it.each(MATCHES)('%s: %j → %j', (_name, match, struck) => {
    const { world } = testWorld();
    const fault = addFault(world, { match, effect: REFUSED });
    expect(faultsFor(world, CALL)).toEqual(struck ? [fault] : []);
    expect(fault.seen).toBe(struck ? 1 : 0);
  });

  it('of a key never when it brings none', () => {
    const { world } = testWorld();
    addFault(world, { match: { key: 'shop' }, effect: REFUSED });
    expect(faultsFor(world, { ...CALL, key: null })).toEqual([]);
  });

  it('of deliveries never', () => {
    const { world } = testWorld();
    const fault = addFault(world, { webhook: {}, behave: { drop: true } });
    expect(faultsFor(world, CALL)).toEqual([]);
    expect(fault.seen).toBe(0);
  });

  it('as often as it says, and counts the other calls', () => {
    const { world } = testWorld();
    const fault = addFault(world, { match: {}, effect: REFUSED, times: 2 });
    expect([1, 2, 3, 4].map(() => faultsFor(world, CALL).length)).toEqual([1, 1, 0, 0]);
    expect([fault.seen, fault.applied]).toEqual([4, 2]);
  });

  it('until it is removed when it has no number', () => {
    const { world } = testWorld();
    addFault(world, { match: {}, effect: REFUSED, times: null });
    expect([1, 2, 3].map(() => faultsFor(world, CALL).length)).toEqual([1, 1, 1]);
  });

  it('from the nth fitting call on', () => {
    const { world } = testWorld();
    addFault(world, { match: { nth: 3 }, effect: REFUSED, times: null });
    expect([1, 2, 3, 4].map(() => faultsFor(world, CALL).length)).toEqual([0, 0, 1, 1]);
  });

  it('never or as chance has it, and a sure one draws nothing', () => {
    const { world } = testWorld();
    addFault(world, { match: {}, effect: REFUSED, times: null });
    faultsFor(world, CALL);
    expect(world.data.random.faults).toBeUndefined();
    clearFaults(world);
    const never = addFault(world, { match: {}, effect: REFUSED, times: null, probability: 0 });
    const often = addFault(world, { match: {}, effect: REFUSED, times: null, probability: 0.7 });
    for (let n = 0; n < 400; n++) faultsFor(world, CALL);
    expect(never.applied).toBe(0);
    expect(often.applied / 400).toBeGreaterThan(0.6);
    expect(often.applied / 400).toBeLessThan(0.8);
  });

  it('also by one that is about nothing in particular', () => {
    const { world } = testWorld();
    const fault = addFault(world, { effect: REFUSED });
    expect(faultsFor(world, CALL)).toEqual([fault]);
  });

  it('and by those that only slow before it, and by none after it', () => {
    const { world } = testWorld();
    const add = (effect: object) => addFault(world, { match: {}, effect, times: null });
    const faults = [add({ latency_ms: 5 }), add({ latency_ms: 5, status: 503 }), add({ latency_ms: 5 }), add(REFUSED)];
    expect(faultsFor(world, CALL)).toEqual(faults.slice(0, 2));
    expect(faults.map(({ seen, applied }) => [seen, applied])).toEqual([
      [1, 1],
      [1, 1],
      [1, 0],
      [1, 0],
    ]);
  });
});

describe('A number of a range', () => {
  it('is the number itself where there is no range', () => {
    const { world } = testWorld();
    expect(drawWithin(world, 7)).toBe(7);
    expect(world.data.random.faults).toBeUndefined();
  });

  it('is a whole one between both ends, ends included, from the merchant’s chance', () => {
    const { world } = testWorld();
    const drawn = new Set(Array.from({ length: 200 }, () => drawWithin(world, { min: 3, max: 6 })));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
    expect(world.data.random.faults).toBeDefined();
    expect(drawWithin(world, { min: 4, max: 4 })).toBe(4);
  });
});
