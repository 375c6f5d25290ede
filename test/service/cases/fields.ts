/** Fields of bodies at their bounds, and of other types (docs/service.md#bounds-of-a-request). */
import type { Case, Wanted } from '../case.js';
import { EVENT_TYPES } from '../facts.js';
import { ADDRESSES } from './addresses.js';

interface Field {
  /** A value that is right. */
  right: readonly unknown[];
  /** What it must be, as a rule. */
  type: string;
  required?: true;
  /** Values that fit the type and are refused, with the rule. */
  wrong?: readonly (readonly [value: unknown, rule?: string])[];
}

const text = (longest: number, right: readonly string[] = ['Tea']): Field => ({
  ...{
    type: 'string',
    right: [...right, 'a'.repeat(longest)],
    wrong: [['a'.repeat(longest + 1), `max_length:${longest}`]],
  },
});

const url = (longest: number): Field => {
  const start = 'https://shop.example/';
  return {
    type: 'string',
    right: ['https://shop.example/done?order=1', start.padEnd(longest, 'a')],
    wrong: [
      [start.padEnd(longest + 1, 'a'), `max_length:${longest}`],
      ['done', 'format:uri'],
      ['', undefined],
    ],
  };
};

const email: Field = {
  type: 'string',
  right: ['ada@shop.example', 'a.b+c@d.example'],
  wrong: [
    ['ada', 'format:email'],
    ['ada@', 'format:email'],
    ['@shop.example', 'format:email'],
    [`${'a'.repeat(60)}@${'b.'.repeat(100)}example`, 'max_length:254'],
  ],
};

const keys = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, i) => [`key_${i}`, i]));
const metadata: Field = {
  type: 'object',
  right: [{}, { order_id: 'A-1', count: 2, gift: true, note: null }, { ['k'.repeat(40)]: 'v'.repeat(500) }, keys(50)],
  wrong: [
    [keys(51)],
    [{ ['k'.repeat(41)]: 1 }],
    [{ note: 'v'.repeat(501) }],
    [{ note: {} }],
    [{ note: [] }],
    [{ '': 1 }],
  ],
};

const line = (change: object): unknown => [{ name: 'Tea', quantity: 2, unit_price: 5, ...change }];
const items: Field = {
  type: 'array',
  right: [
    [],
    line({}),
    line({ unit_price: 0 }),
    line({ quantity: 0.5 }),
    line({ name: 'n'.repeat(255) }),
    Array.from({ length: 100 }, () => ({ name: 'Tea', quantity: 1, unit_price: 0.1 })),
  ],
  wrong: [
    [Array.from({ length: 101 }, () => ({ name: 'Tea', quantity: 1, unit_price: 0.1 })), 'max_items:100'],
    [line({ quantity: 0 })],
    [line({ quantity: -1 })],
    [line({ quantity: '1' })],
    [line({ unit_price: -1 })],
    [line({ unit_price: '1' })],
    [line({ name: undefined })],
    [line({ quantity: undefined })],
    [line({ unit_price: undefined })],
    [line({ name: 'n'.repeat(256) })],
    [line({ colour: 'red' })],
    [['Tea']],
  ],
};

const RESOURCES: Readonly<Record<string, { body: object; fields: Readonly<Record<string, Field>> }>> = {
  '/payments': {
    body: { amount: 10, currency: 'EUR' },
    fields: {
      amount: { type: 'numeric', required: true, right: [0.01, 10, 10.5] },
      currency: { type: 'string', required: true, right: ['EUR', 'BTC'] },
      description: text(1000),
      callback_url: url(2048),
      metadata,
      customer_email: email,
      expires_at: {
        type: 'string',
        right: ['{+1}', '{+2592000}', '2026-11-20T18:00:00+00:30', '2026-11-21T01:00:00.5Z'],
        wrong: [
          ['tomorrow', 'format:date-time'],
          ['2026-11-21', 'format:date-time'],
          ['2026-02-30T00:00:00Z', 'format:date-time'],
          ['2026-11-21T00:00:00', 'format:date-time'],
        ],
      },
    },
  },
  '/invoices': {
    body: { amount: 10, currency: 'EUR' },
    fields: {
      amount: { type: 'numeric', required: true, right: [0.01, 10] },
      currency: { type: 'string', required: true, right: ['JPY', 'ETH'].slice(1) },
      description: text(1000),
      customer_name: text(255, ['Ada Lovelace', 'Zoë 😀']),
      customer_email: email,
      due_date: {
        type: 'string',
        right: ['2026-12-01', '2028-02-29'],
        wrong: [
          ['2026-02-30', 'format:date'],
          ['2027-02-29', 'format:date'],
          ['1.12.2026', 'format:date'],
          ['2026-12-01T00:00:00Z', 'format:date'],
        ],
      },
      items,
      metadata,
    },
  },
  '/payouts': {
    body: { amount: 1, currency: 'BTC', address: ADDRESSES.BTC?.[0] },
    fields: {
      amount: { type: 'numeric', required: true, right: [0.5] },
      currency: { type: 'string', required: true, right: ['BTC'] },
      address: { type: 'string', required: true, right: ADDRESSES.BTC ?? [] },
      description: text(1000),
      metadata,
      fee_level: {
        type: 'string',
        right: ['low', 'medium', 'high'],
        wrong: [
          ['fast', 'in:low,medium,high'],
          ['', 'in:low,medium,high'],
          ['LOW', 'in:low,medium,high'],
        ],
      },
    },
  },
  '/webhooks': {
    body: { url: 'http://127.0.0.1:9/hook', event_types: ['payment.succeeded'] },
    fields: {
      url: { ...url(2048), right: ['http://127.0.0.1:9/other?a=1'], required: true },
      secret: text(255),
      event_types: {
        type: 'array',
        required: true,
        right: [[...EVENT_TYPES], ['payout.completed', 'invoice.paid']],
        wrong: [
          [[], 'min_items:1'],
          [['payment.unknown']],
          [['payment.succeeded', 'payment.succeeded']],
          [[7]],
          [['payment_received']],
        ],
      },
    },
  },
};

/** A value of each type, but for those that a field may have. */
const OF_EACH_TYPE: Readonly<Record<string, unknown>> = {
  ...{ numeric: 7, string: 'text', boolean: true, array: [], object: {}, null: null },
};

function sent(path: string, body: object, name: string, value: unknown, wanted: Wanted): Case {
  const shown = value === undefined ? 'left out' : JSON.stringify(value);
  const short = shown.length > 60 ? `${shown.slice(0, 50)}… of ${shown.length}` : shown;
  return {
    name: `POST ${path} ${name} ${short}`,
    steps: [{ call: `POST ${path}`, body: { ...body, [name]: value }, wanted }],
  };
}

/** What is shown again as it was given; the secret never is, and a time in the merchant's own words. */
const shownAgain = (name: string, value: unknown): Wanted =>
  ['secret', 'expires_at'].includes(name)
    ? { status: 201, lacks: ['secret'] }
    : { status: 201, body: { [name]: value } };

export const fields: Case[] = Object.entries(RESOURCES).flatMap(([path, { body, fields: table }]) => [
  ...Object.entries(table).flatMap(([name, { right, type, required, wrong = [] }]) => [
    ...right.map((value) => sent(path, body, name, value, shownAgain(name, value))),
    sent(
      path,
      body,
      name,
      undefined,
      required ? { problem: 'invalid', parameter: name, rule: 'required' } : { status: 201 },
    ),
    ...Object.entries(OF_EACH_TYPE)
      .filter(([other]) => other !== type)
      .map(([, value]) => sent(path, body, name, value, { problem: 'invalid', parameter: name })),
    ...wrong.map(([value, rule]) =>
      sent(path, body, name, value, { problem: 'invalid', ...(rule === undefined ? {} : { parameter: name, rule }) }),
    ),
  ]),
  ...['colour', 'Amount', 'id', 'status', 'created_at', '__proto'].map((name) =>
    sent(path, body, name, 'green', { problem: 'invalid', parameter: name, rule: 'unknown' }),
  ),
  ...['[]', '"text"', '7', 'null', 'true', '', '{', '{"amount":1,}', "{'amount':1}", '{"amount":1}{}'].map((whole) => ({
    name: `POST ${path} the body ${whole === '' ? 'of nothing' : whole}`,
    steps: [{ call: `POST ${path}`, text: whole, wanted: { problem: 'invalid' } as const }],
  })),
  {
    name: `POST ${path} a body over 64 KiB`,
    steps: [
      {
        call: `POST ${path}`,
        text: JSON.stringify({ ...body, description: 'a'.repeat(65_600) }),
        wanted: { problem: 'invalid' },
      },
    ],
  },
]);
