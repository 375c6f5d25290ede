/** Which faults can ever be done: what they are about exists, and their effects go together. */
import { describe, expect, it } from 'vitest';
import {
  issueOfBehaviour,
  issueOfEffect,
  issueOfFault,
  issueOfWebhook,
  operationsFor,
  plainPath,
} from '../../src/domain/faults/faults.js';
import type { DeliveryFault, FaultEffect, FaultMatch } from '../../src/domain/records.js';

const OPERATIONS = [
  { operationId: 'listPayments', method: 'GET', path: '/payments', statuses: [200, 401, 429, 503] },
  { operationId: 'createPayment', method: 'POST', path: '/payments', statuses: [201, 400, 401, 409, 429, 503] },
  { operationId: 'getPayment', method: 'GET', path: '/payments/{id}', statuses: [200, 401, 404, 503] },
  { operationId: 'deleteWebhook', method: 'DELETE', path: '/webhooks/{id}', statuses: [204, 401, 404, 503] },
];
const idsOf = (match: FaultMatch) => operationsFor(match, OPERATIONS).map(({ operationId }) => operationId);
const flaw = (match: FaultMatch, effect: FaultEffect = { status: 503 }) => issueOfFault(match, effect, OPERATIONS);

describe('The path of a fault', () => {
  it.each([
    ['/v1/payments', '/payments'],
    ['/payments', '/payments'],
    ['/v1', '/v1'],
    ['/v12/payments', '/v12/payments'],
    ['/payments/v1/x', '/payments/v1/x'],
  ])('%s is kept as %s', (given, kept) => {
    expect(plainPath(given)).toBe(kept);
  });
});

describe('A fault can be done to', () => {
  it.each<[string, FaultMatch, string[]]>([
    ['everything', {}, ['listPayments', 'createPayment', 'getPayment', 'deleteWebhook']],
    ['an operation', { operation_id: 'getPayment' }, ['getPayment']],
    ['a method', { method: 'GET' }, ['listPayments', 'getPayment']],
    ['a path', { path: '/payments' }, ['listPayments', 'createPayment']],
    ['a method of a path', { method: 'POST', path: '/payments' }, ['createPayment']],
    ['a path with its parameter', { path: '/payments/{id}' }, ['getPayment']],
    ['a concrete path', { path: '/payments/pay_req_1' }, ['getPayment']],
    ['no path with a parameter of another name', { path: '/payments/{other}' }, []],
    ['no path that lacks its parameter', { path: '/payments/' }, []],
    ['no longer path', { path: '/payments/pay_req_1/more' }, []],
    ['no other path', { path: '/refunds/pay_req_1' }, []],
    ['no operation of another method', { operation_id: 'getPayment', method: 'POST' }, []],
  ])('%s', (_name, match, ids) => {
    expect(idsOf(match)).toEqual(ids);
  });
});

describe('A fault that could never be done is rejected', () => {
  it('for an operation that there is not, with those that there are', () => {
    expect(flaw({ operation_id: 'getRefund' })).toEqual({
      field: 'match.operation_id',
      value: 'getRefund',
      rule: 'in:listPayments,createPayment,getPayment,deleteWebhook',
      message:
        'There is no operation "getRefund"; the operations are listPayments, createPayment, getPayment, deleteWebhook.',
    });
    expect(flaw({ operation_id: 'x'.repeat(500) })?.message).toContain(`"${'x'.repeat(100)}";`);
  });

  it('for a method that no operation has', () => {
    expect(flaw({ method: 'PUT' })).toMatchObject({
      field: 'match.method',
      value: 'PUT',
      rule: 'operation',
      message: expect.stringContaining('No operation is PUT,'),
    });
  });

  it('for a path that no operation of the method has', () => {
    expect(flaw({ operation_id: 'getPayment', method: 'GET', path: '/payments' })).toMatchObject({
      field: 'match.path',
      value: '/payments',
      message: expect.stringContaining('No operation is getPayment GET /payments,'),
    });
  });

  it('for a status that one of its operations does not have, with those that all of them have', () => {
    expect(flaw({ path: '/payments' }, { status: 409 })).toMatchObject({
      field: 'effect.status',
      value: 409,
      rule: 'in:401,429,503',
      message: expect.stringMatching(/^409 is documented nowhere for listPayments; .*401, 429, 503\.$/),
    });
    // Answers of success are none that a fault can give.
    expect(flaw({ operation_id: 'getPayment' }, { status: 409 })?.rule).toBe('in:401,404,503');
    const edge = [{ ...OPERATIONS[0], operationId: 'x', method: 'GET', path: '/x', statuses: [400, 404] }];
    expect(issueOfFault({}, { status: 500 }, edge)?.rule).toBe('in:400,404');
    expect(flaw({}, { status: 404 })?.message).toContain('listPayments, createPayment;');
    expect(flaw({ operation_id: 'createPayment' }, { status: 409 })).toBeUndefined();
  });

  it('for its match before its effect, and for its effect before its status', () => {
    expect(flaw({ method: 'PUT' }, {})?.field).toBe('match.method');
    expect(flaw({ method: 'GET' }, {})?.field).toBe('effect');
    expect(flaw({ method: 'GET' }, { status: 418, reset: 'before_commit' })?.rule).toBe('contradiction');
    expect(flaw({ method: 'GET' }, { latency_ms: 5 })).toBeUndefined();
  });
});

describe('Effects of a call', () => {
  it.each<[string, FaultEffect, string, string]>([
    ['none', {}, 'effect', 'required'],
    ['a cut connection with a status', { reset: 'before_commit', status: 503 }, 'effect.status', 'contradiction'],
    [
      'a cut connection with half a body',
      { reset: 'after_commit', truncate: true },
      'effect.truncate',
      'contradiction',
    ],
    [
      'a cut connection with some bytes',
      { reset: 'after_commit', truncate_bytes: 5 },
      'effect.truncate_bytes',
      'contradiction',
    ],
    [
      'a cut connection that drips',
      { reset: 'after_commit', drip: { bytes_per_second: 5 } },
      'effect.drip',
      'contradiction',
    ],
    ['half a body and some bytes', { truncate: true, truncate_bytes: 5 }, 'effect.truncate_bytes', 'contradiction'],
    ['half a body that drips', { truncate: true, drip: { bytes_per_second: 5 } }, 'effect.drip', 'contradiction'],
    ['some bytes that drip', { truncate_bytes: 5, drip: { bytes_per_second: 5 } }, 'effect.drip', 'contradiction'],
    ['a wait without a status', { retry_after: 5 }, 'effect.retry_after', 'needs:status'],
    ['a message without a status', { message: 'x' }, 'effect.message', 'needs:status'],
    ['a commit without a status', { after_commit: true }, 'effect.after_commit', 'needs:status'],
    ['a range upside down', { latency_ms: { min: 5, max: 4 } }, 'effect.latency_ms', 'min:max'],
    ['a wait for a 500', { status: 500, retry_after: 5 }, 'effect.retry_after', 'in:409,429,503'],
  ])('are rejected: %s', (_name, effect, field, rule) => {
    const found = issueOfEffect(effect);
    expect(found).toMatchObject({ field, rule });
    const name = field.replace(/^effect\.?/, '');
    expect(found?.value).toEqual(name === '' ? effect : effect[name as keyof FaultEffect]);
    // Whoever reads only the message learns what is wrong, too.
    expect(found?.message).toContain(rule === 'in:409,429,503' ? 'not to 500' : name);
    expect(found?.message).toMatch(/ .*\.$/);
  });

  it.each<FaultEffect>([
    { status: 500 },
    { status: 409, retry_after: 0 },
    { status: 429, retry_after: 5 },
    { status: 503, retry_after: 5, message: 'x', after_commit: true },
    { latency_ms: { min: 5, max: 5 } },
    { latency_ms: 5, reset: 'after_commit' },
    { status: 503, truncate: true },
    { drip: { bytes_per_second: 5 } },
  ])('are fine: %j', (effect) => {
    expect(issueOfEffect(effect)).toBeUndefined();
  });
});

describe('What deliveries a fault is about', () => {
  it('is any, or those of an event type that there is', () => {
    expect(issueOfWebhook({})).toBeUndefined();
    expect(issueOfWebhook({ event_type: 'payment.succeeded' })).toBeUndefined();
    expect(issueOfWebhook({ event_type: 'payment.done' })).toMatchObject({
      field: 'webhook.event_type',
      value: 'payment.done',
      rule: expect.stringMatching(/^in:payment\.created,.*,payout\.failed$/),
      message: 'There is no event type "payment.done".',
    });
    expect(issueOfWebhook({ event_type: 'x'.repeat(500) })?.message).toContain(`"${'x'.repeat(100)}".`);
  });
});

describe('Misbehaviour of a delivery', () => {
  it.each<[DeliveryFault, string, string]>([
    [{ drop: true, duplicate: 2 }, 'effect.duplicate', 'drop'],
    [{ drop: true, parallel: true }, 'effect.parallel', 'drop'],
    [{ drop: true, delay_ms: 5 }, 'effect.delay', 'drop'],
    [{ drop: true, reorder: true }, 'effect.reorder', 'drop'],
    [{ drop: true, bad_signature: true }, 'effect.bad_signature', 'drop'],
    [{ drop: true, stale_ms: 5 }, 'effect.stale', 'drop'],
    [{ drop: true, other_envelope: true }, 'effect.other_envelope', 'drop'],
    [{ drop: true, slow_ms: 5 }, 'effect.slow', 'drop'],
    [{ drop: true, cut: true }, 'effect.cut', 'drop'],
    [{ drop: true, before_answer: true }, 'effect.before_answer', 'drop'],
    [{ before_answer: true, delay_ms: 5 }, 'effect.delay', 'before_answer'],
    [{ before_answer: true, reorder: true }, 'effect.reorder', 'before_answer'],
  ])('that contradicts itself is rejected: %j', (behave, field, beside) => {
    const found = issueOfBehaviour(behave);
    const name = field.replace('effect.', '');
    const value = behave[name as keyof DeliveryFault] ?? behave[`${name}_ms` as keyof DeliveryFault];
    expect(found).toMatchObject({ field, value, rule: 'contradiction' });
    expect(found?.message).toContain(`${name} has no effect where ${beside} is done`);
  });

  it('that sends at once needs to be told how often', () => {
    expect(issueOfBehaviour({ parallel: true })).toMatchObject({
      field: 'effect.parallel',
      value: true,
      rule: 'needs:duplicate',
      message: expect.stringContaining('give duplicate as well'),
    });
  });

  it.each<DeliveryFault>([
    { drop: true },
    { duplicate: 2, parallel: true },
    { before_answer: true, duplicate: 2 },
    { delay_ms: 5, reorder: true, cut: true },
  ])('is fine: %j', (behave) => {
    expect(issueOfBehaviour(behave)).toBeUndefined();
  });

  it('is rejected where it does nothing', () => {
    expect(issueOfBehaviour({})).toMatchObject({ field: 'effect', rule: 'required' });
  });
});
