/** What a profile reports, and under which names. */
import { expect, test } from 'vitest';
import { EVENT_TYPES } from '../../src/domain/event-types.js';
import {
  catalogueOf,
  reportedName,
  reportedType,
  subscribedNames,
  subscribedTypes,
} from '../../src/variants/envelopes.js';

const extended = { events: 'extended', envelope: 'form1' } as const;
const named = { events: 'named', envelope: 'form1' } as const;
const form2 = { events: 'extended', envelope: 'form2' } as const;

test('all events are reported under their own names, unless only the named ones are', () => {
  for (const type of EVENT_TYPES) expect(reportedName(type, extended)).toBe(type);
  const reported = EVENT_TYPES.filter((type) => reportedType(type, named) !== undefined);
  expect(reported).toEqual([
    'payment.succeeded',
    'payment.expired',
    'payment.failed',
    'invoice.paid',
    'payout.completed',
  ]);
  expect(reportedType('payment.expired', named)).toBe('payment.failed');
  expect(reportedType('payout.failed', named)).toBeUndefined();
  expect(reportedName('payment.expired', { events: 'named', envelope: 'form2' })).toBe('payment_failed');
});

test('names and types translate into each other', () => {
  for (const settings of [extended, named, form2]) {
    const types = [...catalogueOf(settings)];
    expect(subscribedTypes(subscribedNames(types, settings), settings)).toEqual(types);
  }
  expect(subscribedNames(['payment.succeeded', 'payment.expired'], form2)).toEqual([
    'payment_received',
    'payment_expired',
  ]);
});

test('of a subscription to what the profile does not send nothing is shown, and names that nobody knows stay', () => {
  expect(subscribedNames(['payment.created', 'payment.succeeded'], named)).toEqual(['payment.succeeded']);
  expect(subscribedNames(['payment.created', 'payment.succeeded'], extended)).toHaveLength(2);
  expect(subscribedTypes(['payment_received', 'other'], form2)).toEqual(['payment.succeeded', 'other']);
  expect(reportedName('payment.created', named)).toBeUndefined();
});
