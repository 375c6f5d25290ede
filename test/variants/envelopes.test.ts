import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/merchants/settings.js';
import type { EventRecord, JsonObject, PaymentRecord, TransactionRecord } from '../../src/domain/records.js';
import {
  eventName,
  plainlyPrinted,
  printEvent,
  restamp,
  signatureHeader,
  signedTextOf,
} from '../../src/variants/envelopes.js';
import { verifyWebhook, type WebhookHeaders } from '../../src/webhooks.js';

const SECRET = 'whsec_example';
const STYLES = ['js', 'plain', 'fixed', 'php', 'indented'] as const;
const ENCODINGS = ['hex', 'base64'] as const;
const ENVELOPES = ['form1', 'form2'] as const;
const hmac = (key: string, message: string): Uint8Array => createHmac('sha256', key).update(message).digest();

const DATA: JsonObject = {
  id: 'pay_req_kab75uik1u8nui03zcly1715',
  amount: 100,
  currency: 'EUR',
  status: 'expired',
  payment_url: 'http://127.0.0.1:4020/pay/pay_req_kab75uik1u8nui03zcly1715',
  created_at: '2026-11-20T17:00:00Z',
  expires_at: '2026-11-20T17:15:00Z',
};
const eventOf = (data: JsonObject): EventRecord => ({
  id: 'evt_xzjk50xb8k98bxq5tpz5spbu',
  type: 'payment.expired',
  created_at_ms: Date.UTC(2026, 10, 20, 17, 15),
  resource_id: 'pay_req_kab75uik1u8nui03zcly1715',
  data,
});
const settingsOf = (change: Partial<Settings>): Settings => ({ ...defaultSettings(), ...change });

function signed(data: JsonObject, change: Partial<Settings>): { body: string; headers: Record<string, string> } {
  const settings = settingsOf(change);
  const printed = printEvent(eventOf(data), settings);
  const signature = signatureHeader(printed.signed, SECRET, settings.signature_encoding, hmac);
  return { body: printed.body, headers: { 'Service-Signature': signature } };
}

describe('form 1', () => {
  test('is the example of the contract, to the byte', () => {
    const { body, headers } = signed(DATA, {});
    expect(body).toBe(
      '{"event_id":"evt_xzjk50xb8k98bxq5tpz5spbu","event_type":"payment.expired","created_at":"2026-11-20T17:15:00Z","data":{"id":"pay_req_kab75uik1u8nui03zcly1715","amount":100,"currency":"EUR","status":"expired","payment_url":"http://127.0.0.1:4020/pay/pay_req_kab75uik1u8nui03zcly1715","created_at":"2026-11-20T17:00:00Z","expires_at":"2026-11-20T17:15:00Z"},"api_version":"v1"}',
    );
    expect(headers['Service-Signature']).toBe('a5885ce27c80db35db58f3968672dfc6db5d4d352ee77d09d068279b903cb9a5');
  });

  test('signs the text of data as it stands in the body, also when that is indented', () => {
    const { body, signed: text } = printEvent(eventOf(DATA), settingsOf({ webhook_json: 'indented' }));
    const data = text.slice(text.indexOf('{'));
    expect(body).toContain(`"data": ${data},`);
    expect(data).toContain('\n        "amount": 100');
  });

  test('moves its time without touching data', () => {
    const printed = printEvent(eventOf(DATA), settingsOf({ timestamps: 'milliseconds' }));
    const stale = restamp(printed.body, -1_000);
    expect(stale.body).toBe(printed.body.replace('2026-11-20T17:15:00.000Z', '2026-11-20T17:14:59.000Z'));
    expect(stale.signed).toBe(printed.signed.replace('2026-11-20T17:15:00.000Z', '2026-11-20T17:14:59.000Z'));
  });
});

describe('A body that nobody printed here', () => {
  test('is signed with a text that follows from the body alone', () => {
    for (const change of [{}, { webhook_json: 'indented' }, { envelope: 'form2' }] satisfies Partial<Settings>[]) {
      const { body, signed: text } = printEvent(eventOf(DATA), settingsOf(change));
      expect(signedTextOf(body)).toBe(text);
    }
    expect(signedTextOf('{"event_id":"1","event_id":"2"}')).toBe(undefined);
    expect(signedTextOf('{"event_id":')).toBe(undefined);
    expect(signedTextOf('no object')).toBe('no object');
  });

  test('is signed as it was when it was printed, in every style and whatever the data', () => {
    const data = fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<JsonObject>;
    fc.assert(
      fc.property(data, fc.constantFrom(...STYLES), fc.constantFrom(...ENVELOPES), (made, webhook_json, envelope) => {
        const { body, signed: text } = printEvent(eventOf(made), settingsOf({ webhook_json, envelope }));
        expect(signedTextOf(body)).toBe(text);
      }),
    );
  });

  test('printed plainly is what JSON.stringify makes of the whole', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<JsonObject>, (data) => {
        const { id, type } = eventOf(data);
        const head = { event_id: id, event_type: type, created_at: '2026-11-20T17:15:00Z' };
        const whole = JSON.stringify({ ...head, data, api_version: 'v1' });
        expect(printEvent(eventOf(data), settingsOf({})).body).toBe(whole);
      }),
    );
  });

  test('says the parts that it was printed from, where they are told without reading it', () => {
    const data = fc.dictionary(fc.string(), fc.jsonValue()) as fc.Arbitrary<JsonObject>;
    const timestamps = fc.constantFrom('seconds', 'milliseconds');
    fc.assert(
      fc.property(data, timestamps, (made, precision) => {
        const settings = settingsOf({ timestamps: precision });
        const parts = plainlyPrinted(eventOf(made), 'payment.expired', settings);
        expect(JSON.stringify(parts)).toBe(printEvent(eventOf(made), settings).body);
      }),
    );
    for (const change of [{ webhook_json: 'php' }, { envelope: 'form2' }] satisfies Partial<Settings>[]) {
      expect(plainlyPrinted(eventOf(DATA), 'payment.expired', settingsOf(change))).toBe(undefined);
    }
  });

  test('is restamped as far as it can be', () => {
    expect(restamp('{"event_id":"evt_1"}', 1000)).toEqual({
      body: '{"event_id":"evt_1"}',
      signed: 'evt_1""',
    });
    expect(restamp('{"a":1}', 1000)).toEqual({ body: '{"a":1}', signed: '{"a":1}' });
    const seconds = restamp('{"event":"x","timestamp":"2026-11-20T17:15:00Z"}', -60_000);
    expect(seconds.body).toBe('{"event":"x","timestamp":"2026-11-20T17:14:00Z"}');
    expect(seconds.signed).toBe(seconds.body);
  });
});

describe('form 2', () => {
  const transaction = { id: 'txn_1', address: 'tb1q', hash: 'ab', confirmations: 2 } as TransactionRecord;
  const payment = { id: 'pay_req_9', metadata: { order_id: 'A-7' } } as unknown as PaymentRecord;
  const dataOf = (event: Partial<EventRecord>, related: Parameters<typeof printEvent>[2] = {}) =>
    JSON.parse(printEvent({ ...eventOf({}), ...event }, settingsOf({ envelope: 'form2' }), related).body).data;
  const onChain = { payment_address: 'tb1q', payment_hash: 'ab', confirmation_count: 2 };

  test('takes the order from metadata, of the event or of its payment request, else the id of the request', () => {
    expect(dataOf({ data: { metadata: { order_id: 0 } } }, { payment })).toEqual({ order_id: '0' });
    expect(dataOf({ data: {} }, { payment })).toEqual({ order_id: 'A-7' });
    const plain = { id: 'pay_req_9' } as unknown as PaymentRecord;
    expect(dataOf({ data: { metadata: {} } }, { payment: plain })).toEqual({ order_id: 'pay_req_9' });
    expect(dataOf({ data: { id: 'pay_req_1', payment_request_id: 'pay_req_2' } })).toEqual({ order_id: 'pay_req_1' });
    const ofTransaction = { type: 'transaction.created', data: { id: 'txn_1', payment_request_id: 'pay_req_2' } };
    expect(dataOf(ofTransaction)).toEqual({ order_id: 'pay_req_2' });
    expect(dataOf({ type: 'payout.created', data: { id: 'payout_1' } })).toEqual({});
    expect(dataOf({ type: 'payout.created', data: { payment_request_id: null } })).toEqual({});
  });

  test('names the transaction that the event is about, or that its data names', () => {
    const event = { type: 'transaction.created', resource_id: 'txn_1', data: {} };
    expect(dataOf(event, { transaction })).toEqual({ transaction_id: 'txn_1', ...onChain });
    expect(dataOf({ ...event, resource_id: 'txn_2' }, { transaction })).toEqual({
      transaction_id: 'txn_1',
      ...onChain,
    });
    expect(dataOf({ ...event, data: { transaction_id: 'txn_3' } }, { transaction })).toEqual({
      transaction_id: 'txn_3',
      ...onChain,
    });
    expect(dataOf({ ...event, data: { transaction_id: 'txn_3' } })).toEqual({ transaction_id: 'txn_3' });
  });

  test('has an amount only where the event has one', () => {
    expect(dataOf({ type: 'x', data: { amount: 5 } })).toEqual({ amount: '5' });
    expect(dataOf({ type: 'x', data: { amount: '5' } })).toEqual({});
  });

  test('names events its own way', () => {
    expect(eventName('payment.succeeded', 'form2')).toBe('payment_received');
    expect(eventName('payout.completed', 'form2')).toBe('payout_completed');
  });

  test('holds the object of the description with what applies', () => {
    const data = { ...DATA, amount: 1e-8, metadata: { order_id: 42 } };
    const { body, signed: text } = printEvent(eventOf(data), settingsOf({ envelope: 'form2' }));
    expect(text).toBe(body);
    expect(JSON.parse(body)).toEqual({
      event: 'payment_expired',
      timestamp: '2026-11-20T17:15:00Z',
      data: { order_id: '42', amount: '0.00000001', currency: 'EUR', status: 'expired' },
    });
  });
});

const texts = fc.string({ unit: 'grapheme' });
const datas = fc.record({
  id: texts,
  amount: fc.integer({ min: 1, max: 10 ** 9 }).map((n) => n / 10 ** 8),
  currency: fc.constantFrom('BTC', 'EUR'),
  payment_url: fc.webUrl(),
  metadata: fc.dictionary(texts, fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null)), {
    noNullPrototype: true,
  }),
});

describe.each(ENVELOPES)('verifyWebhook with %s', (envelope) => {
  describe.each(STYLES)('printed as %s', (webhook_json) => {
    test.each(ENCODINGS)('accepts what was signed in %s', (signature_encoding) => {
      fc.assert(
        fc.property(datas, (data) => {
          const { body, headers } = signed(data as JsonObject, { envelope, webhook_json, signature_encoding });
          expect(verifyWebhook(body, headers, SECRET)).toEqual(JSON.parse(body));
          expect(verifyWebhook(new TextEncoder().encode(body), headers, SECRET)).toEqual(JSON.parse(body));
        }),
        { numRuns: 30 },
      );
    });

    test('never takes a changed byte for something else', () => {
      const position = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
      fc.assert(
        fc.property(datas, position, fc.integer({ min: 1, max: 255 }), (data, place, change) => {
          const { body, headers } = signed(data as JsonObject, { envelope, webhook_json });
          const bytes = new TextEncoder().encode(body);
          const at = Math.floor(place * bytes.length);
          bytes[at] = (bytes[at] as number) ^ change;
          let event: unknown;
          try {
            event = verifyWebhook(bytes, headers, SECRET);
          } catch (error) {
            expect(error).toMatchObject({ name: 'WebhookVerificationError' });
            return;
          }
          // Only white space outside of what is signed may change: the event is the same.
          expect(event).toEqual(JSON.parse(body));
        }),
        { numRuns: 200 },
      );
    });
  });
});

describe('verifyWebhook', () => {
  const { body, headers } = signed(DATA, {});
  const signature = headers['Service-Signature'] as string;

  test.each<[string, WebhookHeaders]>([
    ['an object in lower case', { 'service-signature': signature }],
    ['an object in upper case', { 'SERVICE-SIGNATURE': signature }],
    ['arrays', { 'service-signature': [signature] }],
    ['Headers', new Headers({ 'Service-Signature': signature })],
  ])('reads %s', (_, given) => {
    expect(verifyWebhook(body, given, SECRET).event_type).toBe('payment.expired');
  });

  test.each<[string, string, WebhookHeaders, string]>([
    ['no signature', body, {}, 'missing_signature'],
    ['two signatures', body, { 'service-signature': [signature, signature] }, 'missing_signature'],
    ['another signature', body, { 'service-signature': signature.replace(/.$/, '_') }, 'signature_mismatch'],
    ['an upper-case signature', body, { 'service-signature': signature.toUpperCase() }, 'signature_mismatch'],
    ['another version', body.replace('"v1"', '"v2"'), headers, 'malformed_body'],
    ['no JSON', body.slice(1), headers, 'malformed_body'],
    ['an array', '[]', headers, 'signature_mismatch'],
    ['null', 'null', headers, 'signature_mismatch'],
    ['data twice', body.replace('"data":', '"data":{},"data":'), headers, 'malformed_body'],
    ['a number for an id', body.replace('"evt_xzjk50xb8k98bxq5tpz5spbu"', '1'), headers, 'malformed_body'],
  ])('rejects %s', (_, text, given, code) => {
    expect(() => verifyWebhook(text, given, SECRET)).toThrow(expect.objectContaining({ code }));
  });

  test('rejects the other encoding and another secret, and bytes that are no text', () => {
    expect(() => verifyWebhook(body, headers, SECRET, { encoding: 'base64' })).toThrow('does not fit');
    expect(() => verifyWebhook(body, headers, 'other')).toThrow('does not fit');
    expect(() => verifyWebhook(new Uint8Array([0xff]), headers, SECRET)).toThrow('not UTF-8');
  });

  test('tells a programmer who calls it wrongly', () => {
    expect(() => verifyWebhook(body, headers, '')).toThrow(TypeError);
    expect(() => verifyWebhook(JSON.parse(body) as string, headers, SECRET)).toThrow(
      'a parsed body cannot be verified',
    );
  });
});
