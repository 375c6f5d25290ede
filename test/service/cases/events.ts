/** Whole courses as a receiver sees them, in every envelope, style of JSON and encoding (docs/service.md#events). */
import type { Settings } from '../../../src/domain/merchants/settings.js';
import { every } from '../../support/combinations.js';
import { type CallStep, type Case, listen, settingsText, type WantedWebhook } from '../case.js';
import { EVENT_TYPES, eventName, NAMED } from '../facts.js';
import { ADDRESSES } from './addresses.js';

interface Course {
  what: string;
  steps: readonly CallStep[];
  webhooks: readonly WantedWebhook[];
}

const payment = (fields: object = {}): CallStep => ({
  call: 'POST /payments',
  body: { amount: 100.5, currency: 'USD', description: 'Tee für Zoë 😀', metadata: { order_id: 'A/1' }, ...fields },
});
const act = (action: string, body: object = {}): CallStep => ({
  call: `POST /_sandbox/payments/{payment}/${action}`,
  body,
});
const btc = { currency: 'BTC' };
const of = (status: string, ...types: string[]): WantedWebhook[] => types.map((type) => ({ type, data: { status } }));

/** 100.5 USD at 60000 USD a BTC. */
const DUE = 0.001675;

const COURSES: readonly Course[] = [
  {
    what: 'a payment',
    steps: [payment(), act('receive', btc), act('confirm')],
    webhooks: [
      ...of('pending', 'payment.created', 'transaction.created', 'payment.pending'),
      ...of('confirmed', 'transaction.confirmed'),
      ...of('paid', 'payment.succeeded'),
    ],
  },
  {
    what: 'too much',
    steps: [payment(), act('receive', { ...btc, percent: 200 }), act('confirm')],
    webhooks: [
      ...of('pending', 'payment.created', 'transaction.created', 'payment.pending'),
      ...of('confirmed', 'transaction.confirmed'),
      { type: 'payment.overpaid' },
      ...of('paid', 'payment.succeeded'),
    ],
  },
  {
    what: 'too little, and too late',
    steps: [payment(), act('receive', { ...btc, percent: 50 }), act('expire'), act('receive', btc)],
    webhooks: [
      ...of('pending', 'payment.created', 'transaction.created', 'payment.underpaid'),
      ...of('expired', 'payment.expired'),
      ...of('pending', 'transaction.created'),
      ...of('expired', 'payment.paid_late'),
    ],
  },
  {
    what: 'a transaction that vanishes, and a failure',
    steps: [payment(), act('receive', btc), act('drop'), act('fail')],
    webhooks: [
      ...of('pending', 'payment.created', 'transaction.created', 'payment.pending'),
      ...of('failed', 'transaction.failed', 'payment.failed'),
    ],
  },
  {
    what: 'a refund',
    steps: [payment(), act('pay', btc), act('refund')],
    webhooks: [
      ...of('pending', 'payment.created', 'transaction.created', 'payment.pending'),
      ...of('confirmed', 'transaction.confirmed'),
      ...of('paid', 'payment.succeeded'),
      { type: 'refund.created' },
      ...of('confirmed', 'refund.completed'),
      ...of('refunded', 'transaction.refunded'),
    ],
  },
  {
    what: 'an invoice that is paid',
    steps: [
      { call: 'POST /invoices', body: { amount: 100.5, currency: 'USD', description: 'Tee', customer_name: 'Zoë' } },
      { call: 'POST /_sandbox/invoices/{invoice}/pay', body: btc },
    ],
    webhooks: [
      ...of('draft', 'invoice.created'),
      ...of('open', 'invoice.opened'),
      ...of('pending', 'payment.created', 'transaction.created', 'payment.pending'),
      ...of('confirmed', 'transaction.confirmed'),
      ...of('paid', 'payment.succeeded', 'invoice.paid'),
    ],
  },
  {
    what: 'an invoice that is past due, then void',
    steps: [
      { call: 'POST /invoices', body: { amount: 100.5, currency: 'USD', due_date: '2026-11-30' } },
      { call: 'POST /_sandbox/invoices/{invoice}/open', body: {} },
      { call: 'POST /_sandbox/invoices/{invoice}/past-due', body: {} },
      { call: 'POST /_sandbox/invoices/{invoice}/void', body: {} },
    ],
    webhooks: [
      ...of('draft', 'invoice.created'),
      ...of('open', 'invoice.opened'),
      ...of('past_due', 'invoice.past_due'),
      ...of('void', 'invoice.voided'),
    ],
  },
  {
    what: 'a payout',
    steps: [
      { call: 'POST /payouts', body: { amount: 0.00021, currency: 'BTC', address: ADDRESSES.BTC?.[0] } },
      { call: 'POST /_sandbox/payouts/{payout}/process', body: {} },
      { call: 'POST /_sandbox/payouts/{payout}/complete', body: {} },
    ],
    webhooks: [
      ...of('pending', 'payout.created', 'transaction.created'),
      ...of('processing', 'payout.processing'),
      ...of('confirmed', 'transaction.confirmed'),
      ...of('completed', 'payout.completed'),
    ],
  },
  {
    what: 'a payout that fails',
    steps: [
      { call: 'POST /payouts', body: { amount: 0.00021, currency: 'BTC', address: ADDRESSES.BTC?.[0] } },
      { call: 'POST /_sandbox/payouts/{payout}/process', body: {} },
      { call: 'POST /_sandbox/payouts/{payout}/fail', body: {} },
    ],
    webhooks: [
      ...of('pending', 'payout.created', 'transaction.created'),
      ...of('processing', 'payout.processing'),
      ...of('failed', 'transaction.failed', 'payout.failed'),
    ],
  },
];

type Choice = Pick<Settings, 'envelope' | 'events' | 'signature_encoding' | 'webhook_json' | 'timestamps'>;
const CHOICES = every({
  envelope: ['form1', 'form2'],
  events: ['extended', 'named'],
  webhook_json: ['js', 'plain', 'fixed', 'php', 'indented'],
  signature_encoding: ['hex', 'base64'],
}) as unknown as Choice[];

/** What of the webhooks `named` sends: an expiry as a failure, and nothing else that it has no type for. */
const reported = ({ events }: Choice, webhooks: readonly WantedWebhook[]): WantedWebhook[] =>
  webhooks
    .map((each) => (events === 'named' && each.type === 'payment.expired' ? { ...each, type: 'payment.failed' } : each))
    .filter(({ type }) => events === 'extended' || NAMED.includes(type));

const courses: Case[] = COURSES.flatMap(({ what, steps, webhooks }) =>
  CHOICES.map(
    (settings): Case => ({
      name: `${what} under ${settingsText(settings)}`,
      settings,
      steps: [listen(settings), ...steps, { webhooks: reported(settings, webhooks) }],
    }),
  ),
);

const exactTimes: Case[] = COURSES.flatMap(({ what, steps, webhooks }) =>
  (['form1', 'form2'] as const).map((envelope): Case => {
    const settings = { envelope, timestamps: 'milliseconds' } as const;
    return {
      name: `${what} under ${settingsText(settings)}`,
      settings,
      steps: [listen(settings), ...steps, { webhooks }],
    };
  }),
);

/** The members of a payment's data in either form. */
const payload: Case[] = [
  {
    name: 'the ten fields of payment.succeeded in form 1',
    steps: [
      payment(),
      listen(),
      act('pay', btc),
      {
        webhooks: [
          {
            type: 'transaction.created',
            data: { payment_request_id: '{payment}', type: 'payment', crypto_currency: 'BTC', crypto_amount: DUE },
          },
          { type: 'payment.pending' },
          { type: 'transaction.confirmed' },
          {
            type: 'payment.succeeded',
            data: {
              id: '{payment}',
              amount: 100.5,
              currency: 'USD',
              status: 'paid',
              paid_amount: DUE,
              paid_currency: 'BTC',
              paid_at: '{+0}',
            },
          },
        ],
      },
    ],
  },
  ...(
    [
      [{}, '{payment}'],
      [{ metadata: { order_id: 'A-1' } }, 'A-1'],
      [{ metadata: { other: 'A-1' } }, '{payment}'],
    ] as const
  ).map(
    ([fields, order_id]): Case => ({
      name: `order_id of payment_received with ${JSON.stringify(fields)}`,
      settings: { envelope: 'form2', events: 'named' },
      steps: [
        { call: 'POST /payments', body: { amount: 100.5, currency: 'USD', ...fields } },
        listen({ envelope: 'form2', events: 'named' }),
        act('pay', btc),
        { call: 'GET /payments/{payment}' },
        {
          webhooks: [
            {
              type: 'payment.succeeded',
              data: {
                order_id,
                amount: '100.5',
                currency: 'USD',
                status: 'paid',
                transaction_id: '{transaction}',
                confirmation_count: 2,
              },
            },
          ],
        },
      ],
    }),
  ),
];

/** Names that can be subscribed to: those of the form and the catalogue in force, and no others. */
const subscriptions: Case[] = (['form1', 'form2'] as const).flatMap((envelope) =>
  (['extended', 'named'] as const).flatMap((events) => {
    const catalogue = events === 'named' ? NAMED : EVENT_TYPES;
    const known = catalogue.map((type) => eventName(type, envelope));
    const all = [...new Set([...EVENT_TYPES, ...EVENT_TYPES.map((type) => eventName(type, 'form2'))])];
    return [...all, 'payment', '*', ''].map(
      (name): Case => ({
        name: `subscribing to "${name}" under ${settingsText({ envelope, events })}`,
        settings: { envelope, events },
        steps: [
          {
            call: 'POST /webhooks',
            body: { url: '{inbox}', event_types: [name] },
            wanted: known.includes(name)
              ? { status: 201, fields: 'WebhookEndpoint', body: { event_types: [name], secret_provided: false } }
              : { problem: 'invalid' },
          },
        ],
      }),
    );
  }),
);

export const events: Case[] = [...courses, ...exactTimes, ...payload, ...subscriptions];
