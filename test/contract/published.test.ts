/** The contract as a merchant is shown it: its texts, its times and its signatures are those of the merchant's settings. */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contractShown } from '../../src/app/contract.js';
import { loadContract } from '../../src/contract/index.js';
import { defaultSettings, SETTINGS, type Settings } from '../../src/domain/merchants/settings.js';
import { printJson } from '../../src/variants/json.js';
import { verifyWebhook } from '../../src/webhooks.js';
import { every } from '../support/combinations.js';
import { judgeOf } from '../support/judge.js';

// biome-ignore lint/suspicious/noExplicitAny: the tests read whatever the document holds, and fail where it is not there.
type Document = any;
const DAY_MS = 86_400_000;
const NOW_MS = Date.parse('2026-11-20T17:00:00Z');
const shown = (settings: Partial<Settings> = {}, now_ms = NOW_MS): Document =>
  contractShown({ ...defaultSettings(), ...settings }, now_ms);

describe('A1: the example signatures', () => {
  const names = ['envelope', 'events', 'signature_encoding', 'timestamps', 'webhook_json'] as const;
  const combinations = every(Object.fromEntries(names.map((name) => [name, SETTINGS[name].values])));

  it('A1: there are 80 combinations of the settings that a signature depends on', () => {
    expect(combinations).toHaveLength(80);
  });

  it.each(combinations.map((one) => [names.map((name) => one[name]).join(' '), one as Partial<Settings>] as const))(
    'A1: with %s each fits the example event of its name, as a receiver finds it',
    (_, settings) => {
      const { components, webhooks } = shown(settings);
      const { secret } = components.examples.CreateWebhookSigned.value;
      const { examples, schema, description } = components.parameters.ServiceSignature;
      expect(description).toContain(`the secret \`${secret}\``);
      const events = Object.values<Document>(webhooks).flatMap(({ post }) =>
        Object.values<Document>(post.requestBody.content['application/json'].examples).map(({ $ref }) =>
          $ref.split('/').at(-1),
        ),
      );
      const signed = events.map((name: string) => name.replace(/^Event(.)/, (_all, first) => first.toLowerCase()));
      expect(Object.keys(examples).sort()).toEqual(signed.sort());
      for (const event of events) {
        const { value } = components.examples[event];
        const signature =
          examples[event.replace(/^Event(.)/, (_all: string, first: string) => first.toLowerCase())].value;
        expect(signature).toMatch(new RegExp(schema.pattern));
        const body = printJson(value, settings.webhook_json as 'js');
        const encoding = settings.signature_encoding as 'hex';
        expect(verifyWebhook(body, { 'service-signature': signature }, secret, { encoding }), event).toEqual(value);
      }
    },
  );

  it('A1: plain ones are what the description says, by a reckoning of its own', () => {
    const { components } = shown({ timestamps: 'milliseconds' });
    const { value } = components.examples.EventPaymentPending;
    expect(value.created_at).toMatch(/\.000Z$/);
    const text = value.event_id + value.event_type + value.created_at + JSON.stringify(value.data);
    const signature = createHmac('sha256', 'whsec_b5Qm2xT9').update(text).digest('hex');
    expect(components.parameters.ServiceSignature.examples.paymentPending.value).toBe(signature);
  });
});

describe('B4: the times of the examples', () => {
  const clocks = [
    '1970-01-01',
    '2026-11-20T17:00:00Z',
    '2028-02-29T23:59:59.999Z',
    '2026-12-31',
    '9999-10-01T12:00:00Z',
  ];

  it.each(clocks)('B4: at %s what is asked for can be had, and what is told has happened', (now) => {
    const now_ms = Date.parse(now);
    const { components } = shown({}, now_ms);
    const { examples } = components;
    const expires_ms = Date.parse(examples.CreatePaymentFull.value.expires_at);
    expect(expires_ms).toBeGreaterThan(now_ms);
    expect(expires_ms).toBeLessThan(now_ms + 30 * DAY_MS);
    expect(Date.parse(examples.CreateInvoiceWithItems.value.due_date)).toBeGreaterThan(now_ms);
    for (const [name, { value }] of Object.entries<Document>(examples)) {
      // What is past due only later is told of what is still to come.
      const created_ms = Date.parse(value?.created_at ?? now);
      if (name !== 'EventInvoicePastDue') expect(created_ms, name).toBeLessThanOrEqual(now_ms);
      if (name !== 'Account') expect(created_ms, name).toBeGreaterThan(now_ms - 5 * DAY_MS);
    }
    expect(examples.PaymentRequestPendingFull.value.expires_at).toBe(examples.CreatePaymentFull.value.expires_at);
    expect(Date.parse(components.parameters.CreatedAfter.example)).toBeLessThan(now_ms);
  });

  it('B4: they stay for a day of the merchant, and move with the next', () => {
    const noon = Date.parse('2027-03-04T12:00:00Z');
    expect(shown({}, noon + 11 * 3_600_000)).toBe(shown({}, noon));
    const today = structuredClone(shown({}, noon));
    const tomorrow = shown({}, noon + DAY_MS);
    const at = (document: Document): number =>
      Date.parse(document.components.examples.CreatePaymentFull.value.expires_at);
    expect(at(tomorrow) - at(today)).toBe(DAY_MS);
  });

  it.each(['seconds', 'milliseconds'] as const)(
    'B4: they have the precision of %s, and are true',
    async (timestamps) => {
      const document = shown({ timestamps }, Date.parse('2027-03-04T12:00:00Z'));
      const moments: string[] = [];
      JSON.stringify(document.components.examples, (name, value) => {
        if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value) && name !== 'value') moments.push(value);
        return value;
      });
      expect(moments.length).toBeGreaterThan(100);
      const fraction = timestamps === 'milliseconds' ? '\\.\\d{3}' : '';
      expect(moments.filter((one) => !new RegExp(`:\\d\\d${fraction}Z$`).test(one))).toEqual([]);
      expect((await judgeOf(document)).examples()).toEqual([]);
    },
  );

  it('B4: what an error quotes of a request stays as it was sent', () => {
    const base = loadContract('merchant').document as Document;
    const later = shown({}, Date.parse('2031-01-01T00:00:00Z'));
    const quoted = ({ components }: Document) => components.examples.ErrorMalformedTimestamp.value.error.details;
    expect(quoted(later)).toEqual(quoted(base));
  });
});

describe('C: the texts', () => {
  const expiry = ({ paths, components }: Document): string[] => [
    paths['/payments'].post.description,
    components.schemas.CreatePaymentRequest.properties.expires_at.description,
  ];

  it.each([
    [900, '15 minutes'],
    [60, '1 minute'],
    [3600, '60 minutes'],
    [1, '1 second'],
    [95, '95 seconds'],
  ])('C: a payment_expiry of %i is told as %s', (payment_expiry, words) => {
    for (const text of expiry(shown({ payment_expiry }))) expect(text).toContain(`${words}`);
    if (words !== '15 minutes') {
      for (const text of expiry(shown({ payment_expiry }))) expect(text).not.toContain('15 minutes');
    }
  });

  it.each([
    [300, '5 minutes'],
    [45, '45 seconds'],
  ])('C: a signed_window of %i is told as %s', (signed_window, words) => {
    for (const auth of ['any', 'signed'] as const) {
      const { description } = shown({ signed_window, auth }).components.securitySchemes.timestamp;
      expect(description).toContain(`by ${words}.`);
    }
    expect(shown({ signed_window, auth: 'bearer' }).components.securitySchemes).not.toHaveProperty('timestamp');
  });
});
