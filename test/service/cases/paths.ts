/** Which methods there are on which paths, and what is answered of others (docs/service.md#statuses). */
import { operations } from '../../contract/merchant-tables.js';
import type { CallStep, Case } from '../case.js';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods of each path, as the table of operations has them. */
const KNOWN = new Map<string, string[]>();
for (const { call } of Object.values(operations)) {
  const [method = '', path = ''] = call.split(' ');
  KNOWN.set(path, [...(KNOWN.get(path) ?? []), method.toUpperCase()]);
}

/** Paths that the service has in its dashboard alone, or not at all. */
const UNKNOWN = ['/customers', '/subscriptions', '/refunds', '/withdrawals', '/payment-links', '/payments/none/refund'];

/** Neither is told to some and hidden from others. */
const ASKERS: readonly (readonly [who: string, step: Pick<CallStep, 'by'>])[] = [
  ['', {}],
  [' without a credential', { by: () => ({}) }],
];

const wrongMethods: Case[] = [...KNOWN].flatMap(([path, known]) =>
  METHODS.filter((method) => !known.includes(method)).flatMap((method) =>
    ASKERS.map(
      ([who, step]): Case => ({
        name: `${method} ${path}${who}`,
        steps: [
          {
            call: `${method} ${path.replace(/\{.*\}/, 'none')}`,
            ...step,
            wanted: {
              problem: 'method',
              headers: { allow: METHODS.filter((each) => known.includes(each)).join(', ') },
            },
          },
        ],
      }),
    ),
  ),
);

const wrongPaths: Case[] = UNKNOWN.flatMap((path) =>
  METHODS.flatMap((method) =>
    ASKERS.map(
      ([who, step]): Case => ({
        name: `${method} ${path}${who}`,
        steps: [{ call: `${method} ${path}`, ...step, wanted: { problem: 'unknown' } }],
      }),
    ),
  ),
);

const ids: Case[] = ['payments', 'transactions', 'invoices', 'payouts', 'webhooks'].flatMap((resource) =>
  ['none', 'pay_req_none', 'txn_0', 'inv_1', 'payout_2', 'whk_3', '%20', 'a'.repeat(100)].map((id) => ({
    name: `GET /${resource}/${id.slice(0, 20)}`,
    steps: [{ call: `GET /${resource}/${id}`, wanted: { problem: 'unknown' } }],
  })),
);

/** An id of one merchant opens nothing with another resource. */
const otherKinds: Case[] = ['transactions', 'invoices', 'payouts', 'webhooks'].map((resource) => ({
  name: `GET /${resource} by the id of a payment request`,
  steps: [
    { call: 'POST /payments', body: { amount: 10, currency: 'EUR' } },
    { call: `GET /${resource}/{payment}`, wanted: { problem: 'unknown' } },
  ],
}));

export const paths: Case[] = [...wrongMethods, ...wrongPaths, ...ids, ...otherKinds];
