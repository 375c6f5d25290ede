/** The same POST again, under the same key (docs/service.md#idempotency). */
import type { Settings } from '../../../src/domain/merchants/settings.js';
import { after, type CallStep, type Case, type Wanted } from '../case.js';
import { ADDRESSES } from './addresses.js';

interface Post {
  path: string;
  kind: string;
  body: Readonly<Record<string, unknown>>;
  /** A body that another thing is meant by. */
  other: object;
}

const POSTS: readonly Post[] = [
  {
    ...{ path: '/payments', kind: 'payment' },
    body: { amount: 10, currency: 'EUR', metadata: { a: 1, b: 2 } },
    other: { amount: 11, currency: 'EUR' },
  },
  {
    ...{ path: '/invoices', kind: 'invoice' },
    body: { amount: 10, currency: 'EUR', items: [{ name: 'Tea', quantity: 2, unit_price: 5 }] },
    other: { amount: 10, currency: 'EUR' },
  },
  {
    ...{ path: '/payouts', kind: 'payout' },
    body: { amount: 1, currency: 'BTC', address: ADDRESSES.BTC?.[0] },
    other: { amount: 1, currency: 'BTC', address: ADDRESSES.BTC?.[1] },
  },
  {
    ...{ path: '/webhooks', kind: 'webhook' },
    body: { url: 'http://127.0.0.1:9/one', event_types: ['payment.succeeded'] },
    other: { url: 'http://127.0.0.1:9/two', event_types: ['payment.succeeded'] },
  },
];

const REPLAYED = 'idempotent-replayed';
const DAY_S = 86_400;
const STORES = ['executed', 'success', 'all'] as const;

const send = (path: string, body: unknown, wanted: Wanted, key = 'order-1'): CallStep => ({
  ...{ call: `POST ${path}`, body, wanted, headers: { 'idempotency-key': key } },
});
const replayed = (wanted: Wanted): Wanted => ({ ...wanted, headers: { [REPLAYED]: 'true' } });
const fresh = (wanted: Wanted): Wanted => ({ ...wanted, unsent: [REPLAYED] });

/** The same members in another order, on every level. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, turned(member)]),
  );
}

function ofPost({ path, kind, body, other }: Post, idempotency_store: Settings['idempotency_store']): Case[] {
  const settings = { idempotency_store };
  const named = (what: string, steps: CallStep[]): Case => ({
    ...{ name: `POST ${path} ${what} with idempotency_store ${idempotency_store}`, settings, steps },
  });
  const first = send(path, body, fresh({ status: 201 }));
  const again = (sent: unknown = body): CallStep =>
    send(path, sent, replayed({ status: 201, body: { id: `{${kind}:0}` } }));
  const once: CallStep = { call: `GET ${path}`, wanted: { body: { data: [{ id: `{${kind}:0}` }] } } };
  const bad = { ...body, colour: 'red' };
  const afterRefusal: Wanted = idempotency_store === 'all' ? { problem: 'reused' } : fresh({ status: 201 });
  const refusedAgain: Wanted = { problem: 'invalid', parameter: 'colour', rule: 'unknown' };
  return [
    named('again', [first, again(), once]),
    named('again and again', [first, again(), again(), again(), once]),
    named('again with its members in another order', [first, again(turned(body)), once]),
    named('another body', [first, send(path, other, { problem: 'reused' }), once]),
    named('another body, then the first again', [first, send(path, other, { problem: 'reused' }), again(), once]),
    named('just within a day', [first, after(DAY_S - 1), again()]),
    named('after a day, another body', [first, after(DAY_S), send(path, other, fresh({ status: 201 }))]),
    named('two keys', [first, send(path, other, fresh({ status: 201 }), 'order-2'), again()]),
    named('corrected after it was refused', [
      send(path, bad, fresh({ problem: 'invalid' })),
      send(path, body, afterRefusal),
    ]),
    named('refused again', [
      send(path, bad, fresh(refusedAgain)),
      send(path, bad, idempotency_store === 'all' ? replayed(refusedAgain) : fresh(refusedAgain)),
    ]),
  ];
}

/** A payout that is executed and refused: its result is kept but for `success`. */
const refusals: Case[] = STORES.flatMap((idempotency_store) =>
  (
    [
      ['address', { amount: 1, currency: 'BTC', address: 'nonsense' }],
      ['balance', { amount: 101, currency: 'BTC', address: ADDRESSES.BTC?.[0] }],
    ] as const
  ).map(([problem, body]): Case => {
    const wanted: Wanted = { problem };
    return {
      name: `a payout refused for its ${problem}, again, with idempotency_store ${idempotency_store}`,
      settings: { idempotency_store },
      steps: [
        send('/payouts', body, fresh(wanted)),
        send('/payouts', body, idempotency_store === 'success' ? fresh(wanted) : replayed(wanted)),
      ],
    };
  }),
);

/** Keys are apart per path, and are nothing to reading and deleting. */
const apart: Case[] = [
  {
    name: 'one key on two paths',
    steps: [
      send('/payments', { amount: 10, currency: 'EUR' }, fresh({ status: 201 })),
      send('/invoices', { amount: 10, currency: 'EUR' }, fresh({ status: 201 })),
    ],
  },
  ...['/payments', '/balance', '/account', '/webhooks'].map(
    (path): Case => ({
      name: `GET ${path} twice with one key`,
      steps: [1, 2].map(() => ({
        ...{ call: `GET ${path}`, headers: { 'idempotency-key': 'one' }, wanted: fresh({ status: 200 }) },
      })),
    }),
  ),
  {
    name: 'DELETE twice with one key',
    steps: [
      { call: 'POST /webhooks', body: POSTS[3]?.body },
      {
        call: 'DELETE /webhooks/{webhook}',
        headers: { 'idempotency-key': 'one' },
        wanted: { body: { id: '{webhook}', deleted: true }, fields: 'WebhookDeletion' },
      },
      { call: 'DELETE /webhooks/{webhook}', headers: { 'idempotency-key': 'one' }, wanted: { problem: 'unknown' } },
    ],
  },
];

const KEYS: readonly (readonly [what: string, key: string, right: boolean])[] = [
  ['one character', 'a', true],
  ['255 characters', 'k'.repeat(255), true],
  ['256 characters', 'k'.repeat(256), false],
  ['every kind of visible character', 'a-Z_0!~{}"', true],
  ['nothing', '', false],
  ['a space within', 'order 1', false],
  ['a tab within', 'order\t1', false],
  ['what is not ASCII', 'ördnung', false],
];
const keys: Case[] = KEYS.flatMap(([what, key, right]) =>
  POSTS.map(
    ({ path, body }): Case => ({
      name: `POST ${path} with a key of ${what}`,
      steps: [send(path, body, right ? { status: 201 } : { problem: 'invalid' }, key)],
    }),
  ),
);

export const idempotency: Case[] = [
  ...POSTS.flatMap((post) => STORES.flatMap((store) => ofPost(post, store))),
  ...refusals,
  ...apart,
  ...keys,
];
