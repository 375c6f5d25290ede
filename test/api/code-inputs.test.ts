/** What code is given is judged as HTTP judges it, and refused in the same words. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createTenderbox, type Merchant, type NewMerchantOptions, Problem, type Sandbox } from '../../src/index.js';
import { verifyWebhook } from '../../src/webhooks.js';
import { call, createInvoice, createPayment, createPayout, NOW, openBox } from '../support/box.js';

/** A value that TypeScript would not let through. */
const wrong = (value: unknown) => value as never;

const messageOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'it was taken',
    (error: Error) => error.message,
  );

async function overHttp(box: Sandbox, method: string, path: string, body: unknown): Promise<string> {
  const answer = await fetch(box.controlUrl + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(400);
  return ((await answer.json()) as { detail: string }).detail;
}

describe('a span of time', () => {
  test.each([-5, -3_600_000, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
    'cannot be %s, and time stands where it stood',
    async (by) => {
      const box = await openBox();
      const refusal = box.clock.advance(by);
      await expect(refusal).rejects.toThrow(`by cannot be ${by}: time only goes forward`);
      await expect(refusal).rejects.toBeInstanceOf(Problem);
      expect(box.clock.now()).toBe('2026-11-20T17:00:00.000Z');
    },
  );

  test('is milliseconds where it is a number', async () => {
    const box = await openBox();
    expect((await box.clock.advance(1_500)).now).toBe('2026-11-20T17:00:01.500Z');
    expect((await box.clock.advance(0)).now).toBe('2026-11-20T17:00:01.500Z');
    expect((await box.clock.advance('90s')).now).toBe('2026-11-20T17:01:31.500Z');
    await expect(box.clock.advance(1e15)).rejects.toThrow('at most ten years');
  });

  test.each([
    ['15 min', '"15 min". Did you mean `15m`?'],
    [wrong({ minutes: 15 }), '{"minutes":15}.'],
    ['-15m', '"-15m".'],
  ])('that is %j is told in the words of whoever wrote it', async (by, said) => {
    const message = `advance takes a duration such as 500ms, 90s, 15m, 2h, 3d or 1h30m, or a number of milliseconds, not ${said}`;
    expect(await messageOf((await openBox()).clock.advance(by))).toBe(message);
  });

  test('leads to an instant that has a zone', async () => {
    const box = await openBox();
    for (const time of ['2026-11-21 17:00', wrong(1_800_000_000_000), new Date(Number.NaN), wrong(null)]) {
      await expect(box.clock.advanceTo(time)).rejects.toThrow('to must be a timestamp such as');
    }
    expect((await box.clock.advanceTo(new Date('2026-11-20T18:00:00Z'))).now).toBe('2026-11-20T18:00:00.000Z');
    expect((await box.clock.advanceTo('2026-11-20T20:00:00+01:00')).now).toBe('2026-11-20T19:00:00.000Z');
  });
});

test('a record in the place of its id is told where its id is', async () => {
  const box = await openBox();
  const payment = await createPayment(box);
  const messages = [
    box.payments.pay(wrong(payment)),
    box.payments.get(wrong(Promise.resolve())),
    box.invoices.pay(wrong(5)),
    box.run('payment-confirmed', wrong(payment)),
  ];
  expect(await Promise.all(messages.map(messageOf))).toEqual([
    `There is no payment request with an id of type object: an id is a string, here "${payment.id}".`,
    'There is no payment request with an id of type object: an id is a string.',
    'There is no invoice with an id of type number: an id is a string.',
    `There is no record with an id of type object: an id is a string, here "${payment.id}".`,
  ]);
});

type Case = [verb: string, method: string, path: string, input: unknown, inCode: (box: Sandbox) => Promise<unknown>];

const PAYMENT = 'payments/pay_req_x';
const cases: Case[] = [
  ['pay', 'POST', `${PAYMENT}/pay`, { curency: 'ETH' }, (box) => box.payments.pay('x', wrong({ curency: 'ETH' }))],
  ['pay in', 'POST', `${PAYMENT}/pay`, { currency: 'EHT' }, (box) => box.payments.pay('x', { currency: wrong('EHT') })],
  [
    'pay twice',
    'POST',
    `${PAYMENT}/pay`,
    { amount: 1, percent: 5 },
    (box) => box.payments.pay('x', { amount: 1, percent: 5 }),
  ],
  [
    'receive',
    'POST',
    `${PAYMENT}/receive`,
    { amount: '1' },
    (box) => box.payments.receive('x', wrong({ amount: '1' })),
  ],
  [
    'confirm',
    'POST',
    `${PAYMENT}/confirm`,
    { confirmations: 0 },
    (box) => box.payments.confirm('x', { confirmations: 0 }),
  ],
  ['drop', 'POST', `${PAYMENT}/drop`, { reason: 'lost' }, (box) => box.payments.drop('x', wrong({ reason: 'lost' }))],
  ['fail', 'POST', `${PAYMENT}/fail`, { reson: 'x' }, (box) => box.payments.fail('x', wrong({ reson: 'x' }))],
  ['refund', 'POST', `${PAYMENT}/refund`, { amount: -1 }, (box) => box.payments.refund('x', { amount: -1 })],
  ['invoice', 'POST', 'invoices/x/pay', { curency: 'X' }, (box) => box.invoices.pay('x', wrong({ curency: 'X' }))],
  ['payout', 'POST', 'payouts/x/fail', { stage: 'end' }, (box) => box.payouts.fail('x', wrong({ stage: 'end' }))],
  [
    'misspelled',
    'POST',
    'faults',
    { effect: { staus: 500 } },
    (box) => box.faults.add(wrong({ effect: { staus: 500 } })),
  ],
  ['no effect', 'POST', 'faults', { times: 1 }, (box) => box.faults.add(wrong({ times: 1 }))],
  ['fault', 'POST', 'faults', { effect: { status: 200 } }, (box) => box.faults.add({ effect: { status: 200 } })],
  ['never', 'POST', 'faults', { effect: { drop: true } }, (box) => box.faults.add({ effect: { drop: true } })],
  ['text', 'PUT', 'balance', { BTC: 'two' }, (box) => box.fund({ BTC: wrong('two') })],
  ['currency', 'PUT', 'balance', { XYZ: 1 }, (box) => box.fund({ XYZ: 1 })],
  ['mode', 'PUT', 'clock', { mode: 'fast' }, (box) => box.clock.set({ mode: wrong('fast') })],
  ['speed', 'PUT', 'clock', { mode: 'frozen', speed: 2 }, (box) => box.clock.set({ speed: 2 })],
  ['settle', 'POST', 'settle', { timeout_ms: -1 }, (box) => box.settle(-1)],
  [
    'run',
    'POST',
    'scenarios/payment-confirmed/run',
    { resource_id: 5 },
    (box) => box.run('payment-confirmed', wrong(5)),
  ],
];

describe('what HTTP rejects, code rejects in the same words', () => {
  test.each(cases)('%s: %s /%s %j', async (_verb, method, path, input, inCode) => {
    const box = await openBox();
    const refusal = inCode(box);
    await expect(refusal).rejects.toBeInstanceOf(Problem);
    expect(await messageOf(refusal)).toBe(await overHttp(box, method, `/${path}`, input));
    expect(box.faults.list()).toEqual([]);
  });

  test('what is no object is rejected as such', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    for (const input of ['ETH', 5, null, ['ETH'], () => 'ETH']) {
      await expect(box.payments.pay(id, wrong(input))).rejects.toThrow('The input must be an object.');
      await expect(box.faults.add(wrong(input))).rejects.toThrow('The input must be an object.');
      await expect(box.clock.set(wrong(input))).rejects.toThrow('The input must be an object.');
    }
    await expect(box.payments.pay(id, { amount: Number.NaN })).rejects.toThrow('amount must be a number.');
    await expect(box.payments.pay(id, { amount: wrong(5n) })).rejects.toThrow('amount must be a number.');
    expect((await box.payments.get(id)).payment.status).toBe('pending');
  });

  test('a rejection names the field, its value and the rule', async () => {
    const box = await openBox();
    const refusal = await box.payments.pay('x', { currency: wrong('EHT') }).catch((error: Problem) => error);
    expect(refusal).toMatchObject({
      kind: 'invalid',
      extras: { detail: { parameter: 'currency', value: 'EHT', rule: expect.stringMatching(/^in:BTC,ETH/) } },
    });
  });

  test('what is undefined is left out, and what is right is taken', async () => {
    const box = await openBox();
    const payment = await createPayment(box);
    await box.payments.pay(payment.id, { currency: 'ETH', network: undefined });
    const { payment: paid } = await box.payments.refund(payment.id, { percent: 25 });
    expect(paid).toMatchObject({ status: 'paid' });
    await expect(box.payments.refund(payment.id, { amount: 1, percent: 5 })).rejects.toThrow('cannot be combined');
    await expect(box.payments.refund(payment.id, wrong({ percnt: 5 }))).rejects.toThrow('Did you mean `percent`?');
    const invoice = await createInvoice(box);
    expect((await box.invoices.pay(invoice.id, { percent: 100 })).invoice.status).toBe('paid');
    const payout = await createPayout(box);
    expect((await box.payouts.fail(payout.id, { stage: 'review', reason: 'no' })).payout.status).toBe('failed');
    await box.fund({ BTC: 2, ETH: 0 });
    await box.clock.set({ now: new Date('2027-01-01T00:00:00Z') });
    expect(box.clock.now()).toBe('2027-01-01T00:00:00.000Z');
    await box.clock.set({ mode: 'scaled', speed: 2 });
    await box.settle();
  });
});

describe('a new merchant', () => {
  const make = async (options: unknown): Promise<Merchant> => {
    const box = await openBox({ clock: 'real', now: undefined });
    return box.createMerchant(options as NewMerchantOptions);
  };
  const stands = async (merchant: Merchant): Promise<boolean> => {
    const before = merchant.clock.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return merchant.clock.now() === before;
  };

  test('has a clock by one word, or in parts', async () => {
    expect(await stands(await make({ clock: 'frozen' }))).toBe(true);
    expect(await stands(await make({ clock: { mode: 'frozen' } }))).toBe(true);
    expect(await stands(await make({ clock: 'real', profile: 'ci' }))).toBe(false);
    expect((await make({ clock: { mode: 'frozen', now: NOW } })).clock.now()).toBe('2026-11-20T17:00:00.000Z');
  });

  test('that is scaled runs sixty times as fast unless told otherwise, as over HTTP', async () => {
    const speedOf = async ({ controlUrl, apiKey }: Merchant): Promise<unknown> => {
      const answer = await fetch(`${controlUrl}/clock`, { headers: { 'x-api-key': apiKey } });
      return ((await answer.json()) as { speed: unknown }).speed;
    };
    const merchant = await make({ clock: { mode: 'scaled' } });
    expect(await speedOf(merchant)).toBe(60);
    await merchant.clock.set({ mode: 'scaled', speed: 7 });
    await merchant.clock.set({ now: NOW });
    expect(await speedOf(merchant)).toBe(7);
    await merchant.clock.set({ mode: 'scaled' });
    expect(await speedOf(merchant)).toBe(60);
  });

  test.each<[unknown, string]>([
    [{ clok: 'frozen' }, 'clok: is not an option of a merchant. Did you mean clock?'],
    [{ colour: 'red' }, 'colour: is not an option of a merchant. There are label, profile, seed, clock.'],
    [{ paymentExpiry: 60 }, 'give profile: { payment_expiry: … }'],
    [{ latePayment: 'accept', clok: 1 }, '}.\nclok: is not'],
    [{ clock: 'frozn' }, 'clock: must be one of real, frozen, not "frozn". Did you mean frozen?'],
    [{ clock: 5 }, 'clock: must be one of real, frozen, not 5.'],
    [{ clock: { mod: 'frozen' } }, 'Did you mean `mode`?'],
    [{ clock: { speed: 60 } }, 'speed goes with the mode scaled only'],
    [{ clock: { mode: 'frozen', now: 'today' } }, 'now must be a timestamp such as'],
    [{ seed: 'one' }, 'seed must be a whole number'],
    [{ label: '' }, 'label must not be empty'],
    [{ profile: 'strikt' }, 'There is no profile "strikt". Did you mean strict?'],
    [{ profile: { late_paymnt: 'accept' } }, 'Did you mean late_payment?'],
    [{ profile: { late_payment: 'accept', latePayment: 'record' } }, 'late_payment is given in two spellings'],
    [{ profile: 7 }, 'profile: must be the name of a profile or an object of settings, not 7.'],
    ['frozen', 'createMerchant takes an object of options, such as { clock: \'frozen\' }, not "frozen".'],
  ])('is not made with %j', async (options, message) => {
    expect(await messageOf(make(options))).toContain(message);
  });
});

describe('a closed sandbox', () => {
  test('does nothing any more, and what was recorded can be read', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    const other = await box.createMerchant();
    await box.close();
    const verbs = [
      () => box.payments.get(id),
      () => box.payments.pay(id),
      () => box.faults.add({ effect: { status: 500 } }),
      () => box.faults.clear(),
      () => box.run('payment-confirmed'),
      () => box.clock.advance('1m'),
      () => box.clock.freeze(),
      () => box.settle(),
      () => box.fund({ BTC: 1 }),
      () => box.reset(),
      () => box.createMerchant(),
      () => other.fund({ BTC: 1 }),
    ];
    for (const verb of verbs) await expect(verb()).rejects.toThrow(/^This sandbox is closed, /);
    expect(box.events()).toHaveLength(1);
    expect(box.requests()).toHaveLength(1);
    expect(box.deliveries()).toEqual([]);
    expect(box.balanced()).toBe(true);
  });
});

describe('options of a sandbox are rejected in words of code', () => {
  test.each<[unknown, string]>([
    ['frozen', 'createTenderbox takes an object of options, such as { clock: \'frozen\' }, not "frozen".'],
    [
      { scenario: 'payment-confirmd' },
      'scenario: there is no scenario "payment-confirmd". Did you mean `payment-confirmed`?',
    ],
    [{ tlsCert: 'a.pem' }, 'tlsCert: a certificate needs its private key; give the option tlsKey as well.'],
    [{ data: 1 }, 'data: must be a path, not 1.'],
    [{ import: {} }, 'import: must be a path, not {}.'],
    [{ now: new Date(Number.NaN) }, 'now: must be an ISO 8601 date and time'],
    [{ clock: { mode: 'frozen' } }, 'not "{\\"mode\\":\\"frozen\\"}"'],
    [{ profile: 'ci', speed: 60 }, 'add the option clock real, or leave the speed out.'],
  ])('%j', async (options, message) => {
    const refused = await messageOf(createTenderbox(options as object));
    expect(refused).toContain(message);
    expect(refused).not.toMatch(/--|TENDERBOX_|\n/);
  });

  test('names of no state, and headers of no request, are named', async () => {
    const box = await openBox();
    expect(await messageOf(box.diff(undefined as never))).toContain('diff takes the names of snapshots or merchants');
    expect(() => verifyWebhook('{}', null as never, 'secret')).toThrow('needs the headers of the request');
  });

  test.each<[unknown, string]>([
    [{ encodng: 'hex' }, "verifyWebhook has no option encodng; it takes { encoding: 'hex' }."],
    [{ encoding: 'hexx' }, `The encoding of verifyWebhook is 'hex' or 'base64', not "hexx".`],
    ['hex', "verifyWebhook has no option options; it takes { encoding: 'hex' }."],
  ])('%j are no options of verifyWebhook, whatever else is missing', (options, message) => {
    expect(() => verifyWebhook('{}', {}, 'secret', wrong(options))).toThrow(new TypeError(message));
  });

  test('a manual scenario that needs a resource, which would start on none', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
    const text = 'name: by-hand\ndescription: Paid when told.\non: manual\nsteps: [{ pay: {} }]\n';
    writeFileSync(join(folder, 'by-hand.yaml'), text);
    expect(await messageOf(createTenderbox({ scenarios: [folder], scenario: 'by-hand' }))).toMatch(
      /^scenario: by-hand is/,
    );
    rmSync(folder, { recursive: true });
  });

  test('a folder of scenarios that is not there, and a port that is taken', async () => {
    expect(await messageOf(createTenderbox({ scenarios: ['nowhere'] }))).toMatch(/^scenarios: Cannot read .*nowhere/);
    const box = await openBox();
    const refused = await messageOf(createTenderbox({ port: box.port }));
    expect(refused).toContain('choose another port with the option port (0 takes any free one).');
    expect(refused).not.toMatch(/--|TENDERBOX_/);
  });
});

describe('A3: half of a surrogate pair', () => {
  test('A3: is rejected by both APIs and in code, and no webhook repeats it', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    const half = 'x\ud800y';
    const refused = 'must be whole Unicode: half of a surrogate pair is no character.';
    const answer = await call(box, 'POST /payments', {
      body: { amount: 1, currency: 'EUR', metadata: { [half]: half } },
    });
    expect(answer.status).toBe(400);
    expect(answer.error.message).toBe(`metadata.x\ufffdy ${refused}`);
    expect(answer.error.details).toEqual({ parameter: 'metadata.x\ufffdy', rule: 'format:unicode' });
    expect(await overHttp(box, 'POST', `/payments/${id}/fail`, { reason: half })).toBe(`reason ${refused}`);
    await expect(box.payments.fail(id, { reason: half })).rejects.toThrow(`reason ${refused}`);
    expect((await call(box, `GET /payments/${id}`)).body.status).toBe('pending');
    expect((await call(box, 'GET /payments')).body.data).toHaveLength(1);
  });
});
