/** The shape of each record of an imported world: what it lacks, what it has too much, and what is not what it should be. */
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../src/domain/merchants/settings.js';
import { CRYPTO_CODES } from '../../src/domain/money.js';
import type { WorldData } from '../../src/domain/records.js';
import { faultsOf, firstOf, TEXT } from './damages.js';

const LISTS = Object.entries(JSON.parse(TEXT) as WorldData)
  .filter(([, value]) => Array.isArray(value))
  .map(([name]) => name) as 'payments'[];
const change = (record: object, fields: object) => Object.assign(record, fields);

describe('A part of the world', () => {
  const parts = Object.keys(JSON.parse(TEXT)).filter((name) => !['format', 'version', 'exported_at'].includes(name));
  it.each(parts)('that is a text is rejected: %s', (name) => {
    expect(faultsOf((d) => change(d, { [name]: 'x' }))).toEqual([
      [name, expect.stringMatching(/^must be (an object|a list)\.$/)],
    ]);
  });

  it.each(parts.filter((name) => !['payment_links', 'subscriptions', 'inboxes'].includes(name)))(
    'that is missing is told: %s',
    (name) => {
      expect(faultsOf((d) => delete (d as unknown as Record<string, unknown>)[name])).toEqual([[name, 'is missing.']]);
    },
  );
});

describe('A record', () => {
  it.each(LISTS)('of %s has what it must have, and nothing that nobody knows', (name) => {
    expect(faultsOf((d) => change(d, { [name]: [{}] })).length).toBeGreaterThan(1);
    for (const [path, message] of faultsOf((d) => change(d, { [name]: [{}] }))) {
      expect([path.startsWith(`${name}[0].`), message]).toEqual([true, 'is missing.']);
    }
    expect(faultsOf((d) => change(firstOf(d[name]), { note: 'x' }))).toEqual([
      [`${name}[0].note`, 'is not known here.'],
    ]);
  });
});

type Case = [path: string, message: string, damage: (d: WorldData) => unknown];
const DAMAGES: Case[] = [
  ['faults[0].id', 'must be an id.', (d) => change(firstOf(d.faults), { id: `${'x'.repeat(200)}_1` })],
  ['settings.nope', 'no setting', (d) => change(d.settings, { nope: 1 })],
  ['settings.auth', 'is missing.', (d) => delete (d.settings as Partial<typeof d.settings>).auth],
  ['settings.payment_expiry', 'payment_expiry cannot be 0', (d) => change(d.settings, { payment_expiry: 0 })],
  ['origin.settings', 'must be an object.', (d) => change(d.origin, { settings: null })],
  ['settings', 'must be an object.', (d) => change(d, { settings: [] })],
  ['settings', 'must be an object.', (d) => change(d, { settings: 5 })],
  [
    'payments[0].metadata.x',
    'must be a text, a number, true, false or null.',
    (d) => change(firstOf(d.payments), { metadata: { x: {} } }),
  ],
  [
    'payments[0].metadata.x',
    'at most 500 characters',
    (d) => change(firstOf(d.payments), { metadata: { x: 'x'.repeat(501) } }),
  ],
  ['invoices[0].due_date', 'must be a date.', (d) => change(firstOf(d.invoices), { due_date: '2026-13-40' })],
  ['invoices[0].due_date', 'must be a date.', (d) => change(firstOf(d.invoices), { due_date: 'tomorrow' })],
  ['invoices[0].due_date', 'must be a date.', (d) => change(firstOf(d.invoices), { due_date: '2026-12-04T00:00:00Z' })],
  ['invoices[0].due_date', 'must be a date.', (d) => change(firstOf(d.invoices), { due_date: '+012026-12-04' })],
  ['random.ids', 'must have four numbers.', (d) => change(d.random, { ids: [1, 2, 3] })],
  ['random.ids', 'must be a list.', (d) => change(d.random, { ids: 4 })],
  ['random.ids', 'must have at most 4 entries.', (d) => change(d.random, { ids: [1, 2, 3, 4, 5] })],
  ['inboxes', 'at most 64 inboxes', (d) => change(d, { inboxes: inboxes(65) })],
  [
    'faults[0].effect.latency_ms',
    'must be a whole number from 0 to 600000.',
    (d) => change(firstOf(d.faults).effect ?? {}, { latency_ms: -1 }),
  ],
  [
    'faults[0].effect.latency_ms',
    'must be an object.',
    (d) => change(firstOf(d.faults).effect ?? {}, { latency_ms: 'x' }),
  ],
  [
    'faults[0].effect.latency_ms.max',
    'is missing.',
    (d) => change(firstOf(d.faults).effect ?? {}, { latency_ms: { min: 1 } }),
  ],
];

function inboxes(many: number) {
  const inbox = { answer: 'status', status: 200, delay_ms: 0 };
  return Object.fromEntries(Array.from({ length: many }, (_, n) => [`inbox-${n}`, inbox]));
}

describe('A value that is not what it should be', () => {
  it.each(DAMAGES)('is told at %s: %s', (path, message, damage) => {
    const found = faultsOf(damage);
    expect(found.map(([place]) => place)).toContain(path);
    expect(found.find(([place]) => place === path)?.[1]).toContain(message);
  });
});

describe('A value that is unusual is taken:', () => {
  it.each<[string, (d: WorldData) => unknown]>([
    [
      'metadata of any scalar',
      (d) => change(firstOf(d.payments), { metadata: { a: 1, b: null, c: true, d: 'x'.repeat(500) } }),
    ],
    ['a day', (d) => change(firstOf(d.invoices), { due_date: '2028-02-29' })],
    ['sixty-four inboxes', (d) => change(d, { inboxes: inboxes(64) })],
    ['no inboxes', (d) => change(d, { inboxes: {} })],
    ['a latency without a range', (d) => change(firstOf(d.faults).effect ?? {}, { latency_ms: 5 })],
    [
      'another profile',
      (d) => change(d, { settings: { ...defaultSettings(), auth: 'signed', retry_schedule: [1, 2] } }),
    ],
    ['a rate', (d) => change(d.rates, Object.fromEntries(CRYPTO_CODES.map((code) => [code, '0.00000001'])))],
  ])('%s', (_name, act) => {
    expect(faultsOf(act)).toEqual([]);
  });
});
