/** Webhook endpoints, and the attempts of a delivery (docs/service.md#webhook-endpoints, docs/service.md#retries). */
import type { Settings } from '../../../src/domain/merchants/settings.js';
import { after, type CallStep, type Case, SECRET, type Wanted } from '../case.js';

const hook = (url: string, wanted?: Wanted, more: object = {}): CallStep => ({
  call: 'POST /webhooks',
  body: { url, event_types: ['payment.created'], ...more },
  ...(wanted === undefined ? {} : { wanted }),
});

const BASE = 'http://127.0.0.1:9000/hook';
const URLS: readonly (readonly [url: string, first: string, same: boolean])[] = [
  [BASE, BASE, true],
  ['HTTP://127.0.0.1:9000/hook', BASE, true],
  ['http://127.0.0.1:9000/Hook', BASE, false],
  ['http://127.0.0.1:9000/hook/', BASE, false],
  ['http://127.0.0.1:9000/hook?a=1', BASE, false],
  ['http://127.0.0.1:9001/hook', BASE, false],
  ['https://127.0.0.1:9000/hook', BASE, false],
  ['http://LOCALHOST/hook', 'http://localhost/hook', true],
  ['http://localhost:80/hook', 'http://localhost/hook', true],
  ['https://localhost:443/hook', 'https://localhost/hook', true],
  ['http://localhost:443/hook', 'http://localhost/hook', false],
  ['http://localhost/hook', 'http://127.0.0.1/hook', false],
];
const duplicates: Case[] = URLS.map(([url, first, same]) => ({
  name: `registering ${url} after ${first}`,
  steps: [hook(first), hook(url, same ? { problem: 'registered' } : { status: 201 })],
}));

const MOST = 16;
const numbered = (count: number): CallStep[] =>
  Array.from({ length: count }, (_, i) => hook(`http://127.0.0.1:9/${i}`));
const life: Case[] = [
  ...[1, 2, MOST].map(
    (count): Case => ({
      name: `${count} endpoints are listed at once`,
      steps: [
        ...numbered(count),
        {
          call: 'GET /webhooks',
          wanted: {
            body: {
              has_more: false,
              data: Array.from({ length: count }, (_, i) => ({ id: `{webhook:${count - 1 - i}}` })),
            },
            items: 'WebhookEndpointListItem',
          },
        },
      ],
    }),
  ),
  ...(['400', '422'] as const).map(
    (semantic_status): Case => ({
      name: `a 17th endpoint with semantic_status ${semantic_status}`,
      settings: { semantic_status },
      steps: [...numbered(MOST), hook(BASE, { problem: 'invalid', rule: 'max:16' })],
    }),
  ),
  {
    name: 'a 17th endpoint after one was deleted',
    steps: [...numbered(MOST), { call: 'DELETE /webhooks/{webhook:3}' }, hook(BASE, { status: 201 })],
  },
  {
    name: 'an address again after its endpoint was deleted',
    steps: [
      hook(BASE),
      { call: 'DELETE /webhooks/{webhook}', wanted: { fields: 'WebhookDeletion', body: { deleted: true } } },
      hook(BASE, { status: 201 }),
    ],
  },
  {
    name: 'an endpoint that was deleted',
    steps: [
      hook(BASE),
      { call: 'DELETE /webhooks/{webhook}' },
      { call: 'GET /webhooks/{webhook}', wanted: { problem: 'unknown' } },
      { call: 'GET /webhooks', wanted: { body: { data: [] } } },
    ],
  },
  ...[undefined, SECRET].map(
    (secret): Case => ({
      name: `an endpoint ${secret === undefined ? 'without a secret' : 'whose secret is never shown'}`,
      steps: [
        hook(BASE, { fields: 'WebhookEndpoint', body: { secret_provided: secret !== undefined } }, { secret }),
        {
          call: 'GET /webhooks/{webhook}',
          wanted: {
            fields: 'WebhookEndpoint',
            body: { url: BASE, secret_provided: secret !== undefined, created_at: '{+0}' },
          },
        },
      ],
    }),
  ),
];

/** Delays of each schedule; each counts from the attempt before. */
const SCHEDULES: readonly (readonly [schedule: Settings['retry_schedule'], delays_s: readonly number[]])[] = [
  ['standard', [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]],
  ['fast', [0, 1, 5, 25]],
  ['none', [0]],
  [
    [0, 2, 10],
    [0, 2, 10],
  ],
  [[3], [3]],
];

/** A delivery that is answered like this, and how it stands when so many attempts were made. */
function attempts(status: number, retry_schedule: Settings['retry_schedule'], delays_s: readonly number[]): Case[] {
  const succeeds = status < 300;
  return delays_s.flatMap((delay_s, i): Case[] => {
    const passed_s = delays_s.slice(0, i).reduce((sum, each) => sum + each, 0);
    const count = succeeds ? 1 : i + 1;
    const ended = succeeds ? 'succeeded' : count === delays_s.length ? 'failed' : 'retrying';
    const shown = (made: number, state: string): CallStep => ({
      call: 'GET /_sandbox/deliveries',
      wanted: { body: { data: [{ attempts: made, status: state }] } },
    });
    return [
      {
        name: `attempt ${i + 1} of schedule ${retry_schedule} when each is answered ${status}`,
        settings: { retry_schedule },
        steps: [
          { call: 'PUT /_sandbox/inbox/cases', body: { status } },
          hook('{inbox}'),
          { call: 'POST /payments', body: { amount: 10, currency: 'EUR', expires_at: '{+2592000}' } },
          { call: 'POST /_sandbox/settle', body: {} },
          after(passed_s),
          ...(delay_s > 1 && !succeeds
            ? [after(delay_s - 1), shown(i, i === 0 ? 'pending' : 'retrying'), after(1)]
            : [after(delay_s)]),
          shown(count, ended),
        ],
      },
    ];
  });
}

const answered: Case[] = [200, 201, 204, 299].map(
  (status): Case => ({
    name: `a delivery that is answered ${status}`,
    steps: [
      { call: 'PUT /_sandbox/inbox/cases', body: { status } },
      hook('{inbox}'),
      { call: 'POST /payments', body: { amount: 10, currency: 'EUR' } },
      { call: 'POST /_sandbox/settle', body: {} },
      {
        call: 'GET /_sandbox/deliveries',
        wanted: { body: { data: [{ attempts: 1, status: 'succeeded', last_status: status }] } },
      },
    ],
  }),
);
const unanswered: Case[] = [301, 302, 400, 401, 404, 429, 500, 503].map(
  (status): Case => ({
    name: `a delivery that is answered ${status}`,
    steps: [
      { call: 'PUT /_sandbox/inbox/cases', body: { status } },
      hook('{inbox}'),
      { call: 'POST /payments', body: { amount: 10, currency: 'EUR' } },
      { call: 'POST /_sandbox/settle', body: {} },
      {
        call: 'GET /_sandbox/deliveries',
        wanted: { body: { data: [{ attempts: 1, status: 'retrying', last_status: status }] } },
      },
    ],
  }),
);

export const endpoints: Case[] = [
  ...duplicates,
  ...life,
  ...SCHEDULES.flatMap(([schedule, delays_s]) => attempts(500, schedule, delays_s)),
  ...answered,
  ...unanswered,
];
