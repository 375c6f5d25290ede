/** When a payment request expires, and what money does that comes in part, unconfirmed or late (docs/service.md#payment-requests). */
import type { Settings } from '../../../src/domain/merchants/settings.js';
import { every } from '../../support/combinations.js';
import { after, type CallStep, type Case, listen, type Step, settingsText } from '../case.js';
import { ADDRESSES } from './addresses.js';

const create = (fields: object = {}): CallStep => ({
  call: 'POST /payments',
  body: { amount: 60, currency: 'USD', ...fields },
});
const act = (action: string, body: object = {}): CallStep => ({
  call: `POST /_sandbox/payments/{payment}/${action}`,
  body: action === 'confirm' ? body : { currency: 'BTC', ...body },
});
const shows = (status: string): CallStep => ({ call: 'GET /payments/{payment}', wanted: { body: { status } } });

const DEFAULT_S = 900;
const expiries: Case[] = [1, 60, 900, 3600, 2_592_000].flatMap((payment_expiry) =>
  [undefined, 1, 120, 2_592_000].map((own): Case => {
    const ends = own ?? payment_expiry;
    return {
      name: `payment_expiry ${payment_expiry}, expires_at ${own === undefined ? 'left out' : `in ${own} s`}`,
      settings: payment_expiry === DEFAULT_S ? {} : { payment_expiry },
      steps: [
        listen(),
        {
          ...create(own === undefined ? {} : { expires_at: `{+${own}}` }),
          wanted: { body: { status: 'pending', created_at: '{+0}', expires_at: `{+${ends}}` } },
        },
        after(ends - 1),
        shows('pending'),
        after(1),
        shows('expired'),
        { webhooks: [{ type: 'payment.created' }, { type: 'payment.expired', data: { status: 'expired' } }] },
      ],
    };
  }),
);

type Choice = Pick<Settings, 'late_payment' | 'underpayment' | 'expire_while_confirming'>;

interface Situation {
  what: string;
  /** Before the time is up. */
  before: readonly Step[];
  /** After it. */
  after: readonly Step[];
  /** The status when the time is up, and in the end; undefined where the settings have no say together. */
  ends(choice: Choice): readonly [atExpiry: string, inTheEnd: string] | undefined;
}

const byUnderpayment = ({ underpayment }: Choice, accepted: string): string =>
  ({ wait: 'expired', accept: accepted, fail: 'failed' })[underpayment];

const SITUATIONS: readonly Situation[] = [
  { what: 'nothing', before: [], after: [], ends: () => ['expired', 'expired'] },
  {
    what: 'half, unconfirmed',
    before: [act('receive', { percent: 50 })],
    after: [],
    ends: (choice) => {
      if (choice.underpayment === 'accept') return choice.expire_while_confirming ? undefined : ['pending', 'pending'];
      const status = byUnderpayment(choice, '');
      return [status, status];
    },
  },
  {
    what: 'half, confirmed',
    before: [act('receive', { percent: 50 }), act('confirm')],
    after: [],
    ends: (choice) => {
      const status = byUnderpayment(choice, 'paid');
      return [status, status];
    },
  },
  {
    what: 'half, confirmed after the time',
    before: [act('receive', { percent: 50 })],
    after: [act('confirm')],
    ends: (choice) => {
      if (choice.underpayment === 'accept') return choice.expire_while_confirming ? undefined : ['pending', 'paid'];
      return choice.underpayment === 'wait' ? ['expired', 'expired'] : undefined;
    },
  },
  {
    what: 'all, unconfirmed',
    before: [act('receive')],
    after: [],
    ends: ({ expire_while_confirming }) => {
      const status = expire_while_confirming ? 'expired' : 'pending';
      return [status, status];
    },
  },
  {
    what: 'all, confirmed after the time',
    before: [act('receive')],
    after: [act('confirm')],
    ends: ({ expire_while_confirming }) => (expire_while_confirming ? undefined : ['pending', 'paid']),
  },
  { what: 'all, confirmed', before: [act('pay')], after: [], ends: () => ['paid', 'paid'] },
  { what: 'too much', before: [act('pay', { percent: 150 })], after: [], ends: () => ['paid', 'paid'] },
  {
    what: 'all, too late',
    before: [],
    after: [act('receive'), act('confirm')],
    ends: ({ late_payment }) => ['expired', late_payment === 'accept' ? 'paid' : 'expired'],
  },
  {
    what: 'half, too late',
    before: [],
    after: [act('receive', { percent: 50 }), act('confirm')],
    ends: () => ['expired', 'expired'],
  },
  {
    what: 'all, too late and unconfirmed',
    before: [],
    after: [act('receive')],
    ends: () => ['expired', 'expired'],
  },
];

const CHOICES = every({
  late_payment: ['record', 'accept', 'refund'],
  underpayment: ['wait', 'accept', 'fail'],
  expire_while_confirming: [false, true],
}) as unknown as Choice[];

const choices: Case[] = SITUATIONS.flatMap((situation) =>
  CHOICES.flatMap((settings): Case[] => {
    const ends = situation.ends(settings);
    if (ends === undefined) return [];
    return [
      {
        name: `${situation.what} under ${settingsText(settings)}`,
        settings,
        steps: [create(), ...situation.before, after(DEFAULT_S), shows(ends[0]), ...situation.after, shows(ends[1])],
      },
    ];
  }),
);

/** What is told of money that comes late. */
const LATE: Readonly<Record<Settings['late_payment'], readonly string[]>> = {
  record: ['transaction.created', 'payment.paid_late', 'transaction.confirmed'],
  accept: ['transaction.created', 'transaction.confirmed', 'payment.succeeded'],
  refund: [
    'transaction.created',
    'transaction.confirmed',
    'refund.created',
    'refund.completed',
    'transaction.refunded',
  ],
};
const late: Case[] = Object.entries(LATE).map(
  ([late_payment, types]): Case => ({
    name: `what is told of a late payment under late_payment ${late_payment}`,
    settings: { late_payment: late_payment as Settings['late_payment'] },
    steps: [
      create(),
      after(DEFAULT_S),
      listen(),
      act('receive'),
      act('confirm'),
      { webhooks: types.map((type) => ({ type })) },
    ],
  }),
);

/** What was detected and is not confirmed within 24 hours fails. */
const stale: Case[] = [86_399, 86_400].map(
  (seconds): Case => ({
    name: `a payment that is unconfirmed ${seconds} s after it was detected`,
    steps: [
      create(),
      act('receive'),
      listen(),
      after(seconds),
      shows(seconds < 86_400 ? 'pending' : 'failed'),
      { webhooks: seconds < 86_400 ? [] : [{ type: 'transaction.failed' }, { type: 'payment.failed' }] },
    ],
  }),
);

/** Times are written as the setting says, and mean the same. */
const written: Case[] = (
  [
    ['seconds', '2026-11-20T17:00:00Z', '2026-11-20T17:15:00Z'],
    ['milliseconds', '2026-11-20T17:00:00.000Z', '2026-11-20T17:15:00.000Z'],
  ] as const
).flatMap(([timestamps, created_at, expires_at]): Case[] => {
  const named = (what: string, steps: Step[]): Case => ({
    ...{ name: `${what} with timestamps ${timestamps}`, settings: { timestamps }, steps },
  });
  const paid_at = created_at;
  return [
    named('a payment request', [
      { ...create(), wanted: { body: { created_at, expires_at } } },
      act('pay'),
      { call: 'GET /payments/{payment}', wanted: { body: { created_at, expires_at, paid_at } } },
      { call: 'GET /payments', wanted: { body: { data: [{ created_at, expires_at }] } } },
      { call: 'GET /transactions', wanted: { body: { data: [{ created_at, updated_at: created_at }] } } },
    ]),
    named('an expiry given in another zone', [
      { ...create({ expires_at: '2026-11-20T18:15:00.000+01:00' }), wanted: { body: { expires_at } } },
    ]),
    named('an invoice', [
      {
        call: 'POST /invoices',
        body: { amount: 60, currency: 'USD', due_date: '2026-11-30' },
        wanted: { body: { created_at, due_date: '2026-11-30' } },
      },
    ]),
    named('a payout', [
      {
        call: 'POST /payouts',
        body: { amount: 1, currency: 'BTC', address: ADDRESSES.BTC?.[0] },
        wanted: { body: { created_at } },
      },
      { call: 'GET /payouts/{payout}', wanted: { body: { created_at, updated_at: created_at } } },
    ]),
    named('an endpoint', [
      {
        call: 'POST /webhooks',
        body: { url: '{inbox}', event_types: ['payment.created'] },
        wanted: { body: { created_at } },
      },
    ]),
  ];
});

export const times: Case[] = [...written, ...expiries, ...choices, ...late, ...stale];
