/** Lists: order, pages, filters, and what a query may be (docs/service.md#lists). */
import { enums, operations } from '../../contract/merchant-tables.js';
import { after, type CallStep, type Case, type Step, type Wanted } from '../case.js';
import { ADDRESSES } from './addresses.js';

interface Listed {
  path: string;
  /** How a record is called in `{…}`. */
  kind: string;
  item: string;
  /** Makes one more. */
  make: readonly CallStep[];
  states: readonly string[];
  /** The state of what was just made. */
  first: string;
}

const states = (name: string): string[] => (enums[name] ?? '').split(' ');

const LISTED: readonly Listed[] = [
  {
    ...{
      path: '/payments',
      kind: 'payment',
      item: 'PaymentRequestListItem',
      states: states('PaymentStatus'),
      first: 'pending',
    },
    make: [{ call: 'POST /payments', body: { amount: 10, currency: 'EUR', description: 'Tea' } }],
  },
  {
    ...{ path: '/invoices', kind: 'invoice', item: 'InvoiceListItem', states: states('InvoiceStatus'), first: 'draft' },
    make: [{ call: 'POST /invoices', body: { amount: 10, currency: 'EUR', description: 'Tea', customer_name: 'Ada' } }],
  },
  {
    ...{ path: '/payouts', kind: 'payout', item: 'PayoutListItem', states: states('PayoutStatus'), first: 'pending' },
    make: [
      { call: 'POST /payouts', body: { amount: 1, currency: 'BTC', address: ADDRESSES.BTC?.[0], description: 'Tea' } },
    ],
  },
  {
    ...{
      path: '/transactions',
      kind: 'transaction',
      item: 'TransactionListItem',
      states: states('TransactionStatus'),
      first: 'confirmed',
    },
    make: [
      { call: 'POST /payments', body: { amount: 10, currency: 'EUR' } },
      { call: 'POST /_sandbox/payments/{payment}/pay', body: { currency: 'BTC' } },
      { call: 'GET /payments/{payment}' },
    ],
  },
];

const COUNT = 4;

/** Makes four, ten seconds apart. With `manual` payouts stay as they are. */
const four = ({ make }: Listed): Step[] => Array.from({ length: COUNT }, () => [...make, after(10)]).flat();

/** Records by their number, the newest first. */
const page = (kind: string, numbers: readonly number[], more: object = {}): Wanted => ({
  body: { data: numbers.map((number) => ({ id: `{${kind}:${number}}` })), ...more },
});

function pages(listed: Listed): Case[] {
  const { path, kind, item, first } = listed;
  const start = '2026-11-20T17:00:00Z';
  const at = (number: number): string => `2026-11-20T17:00:${String(number * 10).padStart(2, '0')}Z`;
  const shown = (query: string, numbers: readonly number[], more: object = {}): readonly [string, Wanted] => [
    query,
    page(kind, numbers, more),
  ];
  const asked: (readonly [string, Wanted])[] = [
    shown('', [3, 2, 1, 0], { has_more: false, url: `/v1${path}?limit=10` }),
    shown('?limit=100', [3, 2, 1, 0], { has_more: false, url: `/v1${path}?limit=100` }),
    shown('?limit=4', [3, 2, 1, 0], { has_more: false }),
    shown('?limit=3', [3, 2, 1], { has_more: true, url: `/v1${path}?limit=3&starting_after={${kind}:1}` }),
    shown('?limit=1', [3], { has_more: true, url: `/v1${path}?limit=1&starting_after={${kind}:3}` }),
    shown(`?starting_after={${kind}:3}`, [2, 1, 0], { has_more: false }),
    shown(`?starting_after={${kind}:2}&limit=1`, [1], { has_more: true }),
    shown(`?starting_after={${kind}:1}&limit=1`, [0], { has_more: false }),
    shown(`?starting_after={${kind}:0}`, [], { has_more: false }),
    shown(`?ending_before={${kind}:0}`, [3, 2, 1], { has_more: false }),
    shown(`?ending_before={${kind}:0}&limit=2`, [2, 1], { has_more: true }),
    shown(`?ending_before={${kind}:1}&limit=2`, [3, 2], { has_more: false }),
    shown(`?ending_before={${kind}:3}`, [], { has_more: false }),
    shown(`?created_after=${start}`, [3, 2, 1]),
    shown(`?created_after=2026-11-20T16:59:59Z`, [3, 2, 1, 0]),
    shown(`?created_after=${at(2)}`, [3]),
    shown(`?created_before=${at(3)}`, [2, 1, 0]),
    shown(`?created_before=${start}`, []),
    shown(`?created_after=${start}&created_before=${at(3)}`, [2, 1]),
    shown(`?created_after=${at(1)}&created_before=${at(1)}`, []),
    shown('?created_after=2026-11-20T18:00:10%2B01:00', [3, 2]),
    shown(`?created_after=${start}&limit=1&status=${first}`, [3], { has_more: true }),
    ...listed.states.map((status) => shown(`?status=${status}`, status === first ? [3, 2, 1, 0] : [])),
  ];
  if (path === '/transactions') {
    for (const type of states('TransactionType'))
      asked.push(shown(`?type=${type}`, type === 'payment' ? [3, 2, 1, 0] : []));
    asked.push(shown('?type=payment&status=pending', []));
  }
  const settings = { payout_progress: 'manual' } as const;
  return [
    ...asked.map(
      ([query, wanted]): Case => ({
        name: `GET ${path}${query}`,
        settings,
        steps: [...four(listed), { call: `GET ${path}${query}`, wanted: { status: 200, ...wanted } }],
      }),
    ),
    {
      name: `GET ${path} page by page, by the address of the next one`,
      settings,
      steps: [
        ...four(listed),
        { call: `GET ${path}?limit=2`, wanted: page(kind, [3, 2], { has_more: true }) },
        // What comes meanwhile moves no page.
        ...listed.make,
        { call: 'GET {next}', wanted: page(kind, [1, 0], { has_more: false }) },
      ],
    },
    {
      name: `GET ${path} shows items with their fields and no others`,
      settings,
      steps: [...listed.make, { call: `GET ${path}`, wanted: { items: item } }],
    },
    {
      name: `GET ${path} shows ten unless told otherwise`,
      settings,
      steps: [
        ...Array.from({ length: 11 }, () => listed.make).flat(),
        { call: `GET ${path}`, wanted: page(kind, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], { has_more: true }) },
      ],
    },
  ];
}

const WRONG: readonly (readonly [query: string, parameter: string, rule?: string])[] = [
  ['limit=0', 'limit', 'min:1'],
  ['limit=-1', 'limit'],
  ['limit=101', 'limit', 'max:100'],
  ['limit=1.5', 'limit', 'integer'],
  ['limit=ten', 'limit', 'integer'],
  ['limit=0x10', 'limit', 'integer'],
  ['limit=', 'limit'],
  ['limit=1&limit=2', 'limit'],
  ['starting_after=none', 'starting_after', 'exists'],
  ['ending_before=none', 'ending_before', 'exists'],
  ['starting_after=', 'starting_after'],
  ['created_after=yesterday', 'created_after', 'format:date-time'],
  ['created_after=2026-11-20', 'created_after', 'format:date-time'],
  ['created_before=2026-02-30T00:00:00Z', 'created_before', 'format:date-time'],
  ['created_before=1795194000', 'created_before', 'format:date-time'],
  ['status=done', 'status'],
  ['status=', 'status'],
  ['status=PENDING', 'status'],
  ['colour=green', 'colour', 'unknown'],
  ['Limit=1', 'Limit', 'unknown'],
  ['offset=10', 'offset', 'unknown'],
];

function refused({ path, kind, make, states: all }: Listed): Case[] {
  return [
    ...WRONG.map(([query, parameter, rule]): Case => {
      const listed = parameter === 'status' ? `in:${all.join(',')}` : rule;
      const wanted: Wanted = { problem: 'invalid', parameter, ...(listed === undefined ? {} : { rule: listed }) };
      return { name: `GET ${path}?${query}`, steps: [{ call: `GET ${path}?${query}`, wanted }] };
    }),
    {
      name: `GET ${path} with both cursors`,
      steps: [
        ...make,
        {
          call: `GET ${path}?starting_after={${kind}}&ending_before={${kind}}`,
          wanted: { problem: 'invalid' },
        },
      ],
    },
    ...(path === '/transactions'
      ? [['type=order', 'type', 'in:payment,payout,refund'] as const]
      : [['type=payment', 'type', 'unknown'] as const]
    ).map(
      ([query, parameter, rule]): Case => ({
        name: `GET ${path}?${query}`,
        steps: [{ call: `GET ${path}?${query}`, wanted: { problem: 'invalid', parameter, rule } }],
      }),
    ),
  ];
}

/** Operations that take no query at all. */
const without: Case[] = Object.values(operations)
  .filter(({ parameters = '' }) => !parameters.includes('limit'))
  .map(({ call }): Case => {
    const [method = '', path = ''] = call.split(' ');
    const line = `${method.toUpperCase()} ${path.replace(/\{.*\}/, 'none')}?limit=1`;
    return { name: line, steps: [{ call: line, wanted: { problem: 'invalid', parameter: 'limit', rule: 'unknown' } }] };
  });

export const lists: Case[] = [...LISTED.flatMap((listed) => [...pages(listed), ...refused(listed)]), ...without];
