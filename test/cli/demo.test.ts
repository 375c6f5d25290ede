/** One command that shows the main job, whatever the sandbox is like. */
import { expect, test } from 'vitest';
import { createTenderbox, type TenderboxOptions } from '../../src/index.js';
import { tenderbox } from './context.js';

const WEBHOOKS = [
  ...['payment.created', 'transaction.created', 'payment.pending', 'transaction.confirmed', 'payment.succeeded'],
];

/** The webhooks that a demo printed, each with what it says of the signature. */
const webhooksOf = (lines: readonly string[]) =>
  lines.filter((line) => line.startsWith('webhook')).map((line) => line.split(/\s+/).slice(1, 4));

async function demoOf(options: TenderboxOptions, ...args: string[]) {
  const box = await createTenderbox({ seed: 1, ...options });
  try {
    return { ...(await tenderbox(['demo', '--url', box.url, ...args])), box, requests: box.requests() };
  } finally {
    await box.close();
  }
}

test('shows each call, state and webhook of a running sandbox, and where to look', async () => {
  const { code, out, err, box, requests } = await demoOf({});
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(out.filter((line) => line.startsWith('call')).map((line) => line.split(/\s+/).slice(1, 4).join(' '))).toEqual([
    ...['GET /v1/webhooks 200', 'POST /v1/webhooks 201', 'POST /v1/payments 201'],
  ]);
  expect(webhooksOf(out)).toEqual(WEBHOOKS.map((type) => [type, 'signature', 'valid']));
  const id = /pay_req_\w+/.exec(out.join('\n'))?.[0];
  for (const path of [`/dashboard/payments/${id}`, `/pay/${id}`, `/dashboard/timeline/${id}`])
    expect(out.join('\n')).toContain(`${new URL(box.url).origin}${path}`);
  const created = requests.find(({ path, method }) => method === 'POST' && path === '/v1/payments');
  expect(created?.headers).toHaveProperty('idempotency-key');
});

test.each<[string, TenderboxOptions]>([
  ['signed requests and the second envelope', { profile: { auth: 'signed', envelope: 'form2' } }],
  ['a frozen clock far from now', { clock: 'frozen', now: '2020-01-01T00:00:00Z', profile: { auth: 'signed' } }],
  ['the catalogue of four events', { profile: { events: 'named' } }],
  ['TLS', { tls: true }],
])('works with %s', async (_, options) => {
  const { code, out, err } = await demoOf(options);
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(webhooksOf(out).at(-1)).toEqual(['payment.succeeded', 'signature', 'valid']);
});

test('a second time it uses the endpoint that is there, and shows the new payment alone', async () => {
  const box = await createTenderbox({ seed: 1 });
  await tenderbox(['demo', '--url', box.url]);
  const { code, out } = await tenderbox(['demo', '--url', box.url]);
  await box.close();
  expect(code).toBe(0);
  expect(out.join('\n')).not.toContain('POST /v1/webhooks');
  expect(webhooksOf(out)).toHaveLength(WEBHOOKS.length);
});

test('where none runs it starts one of its own on a free port, and stops it again', async () => {
  const { code, out, err } = await tenderbox(['demo'], { TENDERBOX_PORT: '1' });
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(webhooksOf(out)).toHaveLength(WEBHOOKS.length);
  expect(out.join('\n')).not.toContain('look at');
  const url = /^No sandbox runs here, so this is one of its own: (\S+)$/.exec(out[0] ?? '')?.[1] ?? '';
  await expect(fetch(url)).rejects.toThrow();
});

test('a sandbox that is named and does not answer is not replaced', async () => {
  const { code, err } = await tenderbox(['demo', '--url', 'http://127.0.0.1:1/v1']);
  expect(code).toBe(1);
  expect(err).toEqual([expect.stringMatching(/^tenderbox: No sandbox answers at http:\/\/127\.0\.0\.1:1\/v1: /)]);
});

test('a public sandbox is shown with the key of a merchant, which is asked for', async () => {
  const box = await createTenderbox({ public: true });
  const refused = await tenderbox(['demo', '--url', box.url]);
  expect([refused.code, refused.err]).toEqual([1, [expect.stringMatching(/POST \/_sandbox\/merchants.*--api-key\.$/)]]);
  const { code, out } = await tenderbox(['demo', '--url', box.url, '--api-key', box.apiKey]);
  await box.close();
  expect(code).toBe(0);
  expect(webhooksOf(out).at(-1)).toEqual(['payment.succeeded', 'signature', 'valid']);
});

test('keys that it does not know are asked for', async () => {
  const box = await createTenderbox({ seed: 1 });
  const { apiKey } = await box.createMerchant({ profile: { auth: 'signed' } });
  const { code, err } = await tenderbox(['demo', '--url', box.url, '--api-key', apiKey]);
  await box.close();
  expect(code).toBe(1);
  expect(err).toEqual([expect.stringMatching(/signed requests\. Set TENDERBOX_PUBLIC_KEY and TENDERBOX_SECRET_KEY/)]);
});

test('an answer that was asked to be wrong is said in one line', async () => {
  const box = await createTenderbox({ seed: 1 });
  await box.faults.add({ match: { operation_id: 'createPayment' }, effect: { status: 500 } });
  const { code, out, err } = await tenderbox(['demo', '--url', box.url]);
  await box.close();
  expect(code).toBe(1);
  expect(out.join('\n')).toContain('POST /v1/payments  500');
  expect(err).toEqual([expect.stringMatching(/^tenderbox: .*createPayment.*500/)]);
});

test('a wrong configuration is named, and nothing is started', async () => {
  const { code, err } = await tenderbox(['demo'], { TENDERBOX_PORT: '1', TENDERBOX_CLOCK: 'frosen' });
  expect(code).toBe(2);
  expect(err.join('\n')).toContain('frosen');
});
