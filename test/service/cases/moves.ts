/** Every action in every phase: allowed with what follows, or refused with nothing changed (docs/service.md#states-and-phases). */
import { after, type CallStep, type Case, listen, type Step } from '../case.js';
import { ADDRESSES } from './addresses.js';

/** What comes of an action: the status that the API shows, and the events; undefined where it is refused. */
type Outcome = readonly [status: string, ...events: string[]] | undefined;

interface Kind {
  create: CallStep;
  show: string;
  act: (action: string) => CallStep;
  /** How a phase is reached. */
  phases: Readonly<Record<string, readonly Step[]>>;
  outcomes: Readonly<Record<string, Readonly<Record<string, Outcome>>>>;
}

const payment = (action: string, body: object = {}): CallStep => ({
  call: `POST /_sandbox/payments/{payment}/${action}`,
  body: action === 'receive' || action === 'pay' ? { currency: 'BTC', ...body } : body,
});

const SEEN = ['transaction.created', 'payment.pending'] as const;
const DONE = ['transaction.confirmed', 'payment.succeeded'] as const;

const PAYMENT: Kind = {
  create: { call: 'POST /payments', body: { amount: 60, currency: 'USD' } },
  show: 'GET /payments/{payment}',
  act: (action) => payment(action),
  phases: {
    awaiting: [],
    underpaid: [payment('receive', { percent: 50 })],
    detected: [payment('receive')],
    confirming: [payment('receive'), payment('confirm', { confirmations: 1 })],
    paid: [payment('pay')],
    overpaid: [payment('pay', { percent: 150 })],
    expired: [payment('expire')],
    paid_late: [payment('expire'), payment('receive')],
    failed: [payment('fail')],
    partly_refunded: [payment('pay'), payment('refund', { amount: 20 })],
    refunded: [payment('pay'), payment('refund')],
  },
  outcomes: {
    awaiting: {
      receive: ['pending', ...SEEN],
      pay: ['paid', ...SEEN, ...DONE],
      expire: ['expired', 'payment.expired'],
      fail: ['failed', 'payment.failed'],
      confirm: undefined,
      drop: undefined,
      refund: undefined,
    },
    underpaid: {
      receive: ['pending', ...SEEN],
      expire: ['expired', 'payment.expired'],
      fail: ['failed', 'transaction.failed', 'payment.failed'],
      confirm: ['pending', 'transaction.confirmed'],
      drop: ['pending', 'transaction.failed'],
      refund: undefined,
    },
    detected: {
      // Fully received, it does not expire unless `expire_while_confirming` says so.
      expire: undefined,
      fail: ['failed', 'transaction.failed', 'payment.failed'],
      confirm: ['paid', ...DONE],
      drop: ['pending', 'transaction.failed'],
      refund: undefined,
    },
    confirming: {
      expire: undefined,
      fail: ['failed', 'transaction.failed', 'payment.failed'],
      confirm: ['paid', ...DONE],
      drop: ['pending', 'transaction.failed'],
      refund: undefined,
    },
    paid: {
      ...{ receive: undefined, pay: undefined, expire: undefined, fail: undefined },
      refund: ['paid', 'refund.created', 'refund.completed', 'transaction.refunded'],
    },
    overpaid: {
      ...{ receive: undefined, pay: undefined, expire: undefined, fail: undefined },
      refund: ['paid', 'refund.created', 'refund.completed', 'transaction.refunded'],
    },
    expired: {
      receive: ['expired', 'transaction.created', 'payment.paid_late'],
      ...{ expire: undefined, fail: undefined, confirm: undefined, drop: undefined, refund: undefined },
    },
    paid_late: {
      confirm: ['expired', 'transaction.confirmed'],
      drop: ['expired', 'transaction.failed'],
      ...{ expire: undefined, fail: undefined, refund: undefined },
    },
    failed: {
      ...{ receive: undefined, pay: undefined, expire: undefined, fail: undefined },
      ...{ confirm: undefined, drop: undefined, refund: undefined },
    },
    partly_refunded: {
      ...{ receive: undefined, pay: undefined, expire: undefined, fail: undefined },
      refund: ['paid', 'refund.created', 'refund.completed', 'transaction.refunded'],
    },
    refunded: {
      ...{ receive: undefined, pay: undefined, expire: undefined, fail: undefined, refund: undefined },
    },
  },
};

const invoice = (action: string): CallStep => ({
  call: `POST /_sandbox/invoices/{invoice}/${action}`,
  body: action === 'pay' ? { currency: 'BTC' } : {},
});
const PAID = ['payment.created', ...SEEN, ...DONE, 'invoice.paid'] as const;

const INVOICE: Kind = {
  create: { call: 'POST /invoices', body: { amount: 60, currency: 'USD', due_date: '2026-11-30' } },
  show: 'GET /invoices/{invoice}',
  act: invoice,
  phases: {
    draft: [],
    open: [invoice('open')],
    paid: [invoice('pay')],
    past_due: [invoice('open'), invoice('past-due')],
    void: [invoice('void')],
  },
  outcomes: {
    draft: {
      open: ['open', 'invoice.opened'],
      pay: ['paid', 'invoice.opened', ...PAID],
      void: ['void', 'invoice.voided'],
      'past-due': undefined,
    },
    open: {
      open: undefined,
      pay: ['paid', ...PAID],
      void: ['void', 'invoice.voided'],
      'past-due': ['past_due', 'invoice.past_due'],
    },
    past_due: { open: undefined, pay: ['paid', ...PAID], void: ['void', 'invoice.voided'], 'past-due': undefined },
    paid: { open: undefined, pay: undefined, void: undefined, 'past-due': undefined },
    void: { open: undefined, pay: undefined, void: undefined, 'past-due': undefined },
  },
};

const payout = (action: string): CallStep => ({ call: `POST /_sandbox/payouts/{payout}/${action}`, body: {} });
const SENT = ['transaction.created', 'payout.processing'] as const;
const ARRIVED = ['transaction.confirmed', 'payout.completed'] as const;

const PAYOUT: Kind = {
  create: { call: 'POST /payouts', body: { amount: 1, currency: 'BTC', address: ADDRESSES.BTC?.[0] } },
  show: 'GET /payouts/{payout}',
  act: payout,
  phases: {
    pending: [],
    processing: [payout('process')],
    completed: [payout('process'), payout('complete')],
    failed: [payout('fail')],
  },
  outcomes: {
    pending: {
      process: ['processing', ...SENT],
      complete: ['completed', ...SENT, ...ARRIVED],
      fail: ['failed', 'payout.failed'],
    },
    processing: {
      process: undefined,
      complete: ['completed', ...ARRIVED],
      fail: ['failed', 'transaction.failed', 'payout.failed'],
    },
    completed: { process: undefined, complete: undefined, fail: undefined },
    failed: { process: undefined, complete: undefined, fail: undefined },
  },
};

/** The status that the API shows in a phase. */
const STATUS: Readonly<Record<string, string>> = {
  ...{ awaiting: 'pending', underpaid: 'pending', detected: 'pending', confirming: 'pending' },
  ...{ overpaid: 'paid', paid_late: 'expired', partly_refunded: 'paid', refunded: 'paid' },
};

function moved(name: string, { create, show, act, phases, outcomes }: Kind): Case[] {
  return Object.entries(outcomes).flatMap(([phase, actions]) =>
    Object.entries(actions).map(([action, outcome]): Case => {
      const before = [create, ...(phases[phase] ?? [])];
      const status = outcome?.[0] ?? STATUS[phase] ?? phase;
      const events = outcome?.slice(1) ?? [];
      return {
        name: `${name} that is ${phase}: ${action}`,
        steps: [
          ...before,
          listen(),
          { ...act(action), wanted: { status: outcome === undefined ? 409 : 200 } },
          { call: show, wanted: { body: { status } } },
          { webhooks: events.map((type) => ({ type })) },
        ],
      };
    }),
  );
}

const whileConfirming: Case[] = ['detected', 'confirming'].map((phase) => ({
  name: `a payment request that is ${phase}, with expire_while_confirming: expire`,
  settings: { expire_while_confirming: true },
  steps: [
    PAYMENT.create,
    ...(PAYMENT.phases[phase] ?? []),
    listen(),
    payment('expire'),
    { call: PAYMENT.show, wanted: { body: { status: 'expired' } } },
    { webhooks: [{ type: 'payment.expired' }] },
  ],
}));

/** Where a payout goes by itself, and where it waits to be told. */
const advancing: Case[] = [
  [0, 'pending'],
  [4, 'pending'],
  [5, 'processing'],
  [34, 'processing'],
  [35, 'completed'],
  [86_400, 'completed'],
].flatMap(([seconds, status]) =>
  (['auto', 'manual'] as const).map(
    (payout_progress): Case => ({
      name: `a payout after ${seconds} s with payout_progress ${payout_progress}`,
      settings: { payout_progress },
      steps: [
        PAYOUT.create,
        after(Number(seconds)),
        {
          call: PAYOUT.show,
          wanted: { fields: 'Payout', body: { status: payout_progress === 'auto' ? status : 'pending' } },
        },
      ],
    }),
  ),
);

/** An invoice opens after an hour, and is past due at the end of its day in UTC. */
const DAY_ENDS_S = 7 * 3600;
const dated: Case[] = (
  [
    [undefined, 3599, 'draft', []],
    [undefined, 3600, 'open', ['invoice.opened']],
    [undefined, 40 * 86_400, 'open', ['invoice.opened']],
    ['2026-11-20', DAY_ENDS_S - 1, 'open', ['invoice.opened']],
    ['2026-11-20', DAY_ENDS_S, 'past_due', ['invoice.opened', 'invoice.past_due']],
    ['2026-11-21', DAY_ENDS_S + 86_399, 'open', ['invoice.opened']],
    ['2026-11-21', DAY_ENDS_S + 86_400, 'past_due', ['invoice.opened', 'invoice.past_due']],
    ['2026-11-01', 3599, 'draft', []],
    ['2026-11-01', 3600, 'past_due', ['invoice.opened', 'invoice.past_due']],
  ] as const
).map(
  ([due_date, seconds, status, events]): Case => ({
    name: `an invoice due ${due_date} after ${seconds} s`,
    steps: [
      listen(),
      { call: 'POST /invoices', body: { amount: 60, currency: 'USD', due_date } },
      after(seconds),
      { call: 'GET /invoices/{invoice}', wanted: { fields: 'Invoice', body: { status } } },
      { webhooks: ['invoice.created', ...events].map((type) => ({ type })) },
    ],
  }),
);

const LINES: readonly (readonly [
  amount: number,
  lines: readonly (readonly [quantity: number, price: number])[],
  adds: boolean,
])[] = [
  [20, [[4, 5]], true],
  [
    20,
    [
      [1, 10],
      [2, 5],
    ],
    true,
  ],
  [0.3, [[3, 0.1]], true],
  [10.05, [[0.5, 20.1]], true],
  [20, [], true],
  [21, [[4, 5]], false],
  [19.99, [[4, 5]], false],
  [
    20,
    [
      [4, 5],
      [1, 0.01],
    ],
    false,
  ],
  [
    20,
    [
      [4, 5],
      [1, 0],
    ],
    true,
  ],
];
const sums: Case[] = LINES.flatMap(([amount, lines, adds]) =>
  (['accept', 'enforce'] as const).flatMap((invoice_items) =>
    (['400', '422'] as const).map((semantic_status): Case => {
      const items = lines.map(([quantity, unit_price]) => ({ name: 'Tea', quantity, unit_price }));
      const taken = adds || invoice_items === 'accept';
      return {
        name: `an invoice of ${amount} for ${JSON.stringify(lines)} with invoice_items ${invoice_items}, semantic_status ${semantic_status}`,
        settings: { invoice_items, semantic_status },
        steps: [
          {
            call: 'POST /invoices',
            body: { amount, currency: 'EUR', items },
            wanted: taken
              ? { status: 201, body: { items } }
              : { problem: 'meaning', parameter: 'amount', rule: 'sum:items' },
          },
        ],
      };
    }),
  ),
);

export const moves: Case[] = [
  ...moved('a payment request', PAYMENT),
  ...moved('an invoice', INVOICE),
  ...moved('a payout', PAYOUT),
  ...whileConfirming,
  ...advancing,
  ...dated,
  ...sums,
];
