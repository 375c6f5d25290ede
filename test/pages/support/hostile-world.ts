/** A world in which every string that anybody can store is hostile. */
import { expect } from 'vitest';
import type { Sandbox } from '../../../src/index.js';
import { BTC_ADDRESS, createInvoice, createPayment, createPayout } from '../../support/box.js';
import { batches, PAYLOADS } from './payloads.js';
import { control } from './world.js';

/** A text, and the page that must show it as it is. */
export interface Shown {
  path: string;
  text: string;
}

/** Writes all payloads into some fields. */
interface Writer {
  /** As in FREE_TEXTS. */
  fields: readonly string[];
  write(box: Sandbox): Promise<Shown[]>;
}

const LONG = batches(1000);
const SHORT = batches(255);
const METADATA_KEY = 40;
/** The API takes no key that means something to objects of JavaScript. */
const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** As many pairs as a record takes; links keep some for what they note themselves. */
const PAIRS = 48;

/** Some pairs, hostile on both sides; six records have them all. */
function metadataAt(i: number): Record<string, string> {
  const some = PAYLOADS.slice((i % 6) * PAIRS, (i % 6) * PAIRS + PAIRS).filter((payload) => !REFUSED_KEYS.has(payload));
  return Object.fromEntries(some.map((payload) => [payload.slice(0, METADATA_KEY), payload.slice(0, 500)]));
}

/** Texts that fit into a URL when they are percent-encoded. */
const IN_URLS = batches(600);
/** A merchant has at most sixteen, and one is the inbox. */
const ENDPOINTS = 15;

async function inOrder<T>(texts: readonly string[], write: (text: string, i: number) => Promise<T>): Promise<T[]> {
  const written: T[] = [];
  for (const [i, text] of texts.entries()) written.push(await write(text, i));
  return written;
}

const WRITERS: readonly Writer[] = [
  {
    fields: ['answerMessage body', 'answerMessage headers.*', 'answerMessage error'],
    write: async (box) => {
      const { url } = await control(box, 'PUT /inbox/told', { answer: 'listener' });
      const { id } = await control(box, 'POST /endpoints', { url, event_types: ['payment.created'] });
      const shown = await inOrder(LONG, async (text, i) => {
        await control(box, 'POST /events', { event_type: 'payment.created' });
        const { messages } = await control(box, 'POST /inbox/told/listen', { timeout_ms: 5_000 });
        const [{ number, delivery_id }] = messages as [{ number: number; delivery_id: string }];
        const error = text.slice(0, 512);
        const told = i % 2 === 0 ? { status: 500, body: text, headers: { 'x-note': text } } : { error };
        await control(box, 'POST /inbox/told/answer', { number, ...told });
        return { path: `/dashboard/deliveries/${delivery_id}`, text: i % 2 === 0 ? text : error };
      });
      await control(box, `DELETE /endpoints/${id}`);
      return shown;
    },
  },
  {
    fields: ['createPayment description', 'createPayment metadata.*', 'failPayment reason'],
    write: (box) =>
      inOrder(LONG, async (description, i) => {
        const { id } = await createPayment(box, { description, metadata: metadataAt(i) });
        if (i % 3 === 1) await box.payments.pay(id, { currency: 'BTC' });
        if (i % 3 === 2) await control(box, `POST /payments/${id}/fail`, { reason: SHORT[i] });
        return { path: `/dashboard/payments/${id}`, text: description };
      }),
  },
  {
    fields: ['createInvoice description', 'createInvoice metadata.*', 'createInvoice customer_name'],
    write: (box) =>
      inOrder(SHORT, async (customer_name, i) => {
        const fields = { description: LONG[i % LONG.length], customer_name, metadata: metadataAt(i) };
        const { id } = await createInvoice(box, fields);
        return { path: `/dashboard/invoices/${id}`, text: customer_name };
      }),
  },
  {
    fields: ['createInvoice items[].name'],
    write: async (box) => {
      const pages = [PAYLOADS.slice(0, 100), PAYLOADS.slice(100, 200), PAYLOADS.slice(200)];
      const shown = await Promise.all(
        pages.map(async (some) => {
          const items = some.map((name) => ({ name: name.slice(0, 255), quantity: 1, unit_price: 1 }));
          const { id } = await createInvoice(box, { amount: some.length, items });
          return items.map(({ name }) => ({ path: `/dashboard/invoices/${id}`, text: name }));
        }),
      );
      return shown.flat();
    },
  },
  {
    fields: [
      'createPayout description',
      'createPayout metadata.*',
      'failPayout reason',
      'createWithdrawal description',
    ],
    write: async (box) => {
      await control(box, 'PUT /balance', { BTC: 100 });
      return inOrder(SHORT, async (reason, i) => {
        const description = LONG[i % LONG.length] as string;
        const { id } = await createPayout(box, { amount: 0.001, description, metadata: metadataAt(i) });
        await control(box, `POST /payouts/${id}/fail`, { reason });
        await control(box, 'POST /withdrawals', { currency: 'BTC', amount: 0.001, address: BTC_ADDRESS, description });
        return { path: `/dashboard/payouts/${id}`, text: description };
      });
    },
  },
  {
    fields: ['createPaymentLink description', 'createPaymentLink metadata.*'],
    write: (box) =>
      inOrder(LONG, async (description, i) => {
        const body = { currency: 'EUR', amount: 2, description, metadata: metadataAt(i) };
        const { id } = await control(box, 'POST /payment-links', body);
        await control(box, `POST /payment-links/${id}/open`);
        return { path: `/dashboard/payment-links/${id}`, text: description };
      }),
  },
  {
    fields: ['createSubscription description', 'createSubscription metadata.*', 'createSubscription customer_name'],
    write: (box) =>
      inOrder(SHORT, async (customer_name, i) => {
        const description = LONG[i % LONG.length];
        const plan = { amount: 9.5, currency: 'EUR', interval: 'month', description, metadata: metadataAt(i) };
        const { id } = await control(box, 'POST /subscriptions', { ...plan, customer_name });
        return { path: `/dashboard/subscriptions/${id}`, text: customer_name };
      }),
  },
  {
    fields: [
      'createPayment callback_url',
      'createPaymentLink callback_url',
      'createWebhook url',
      'registerEndpoint url',
    ],
    write: async (box) => {
      for (const [i, text] of IN_URLS.entries()) {
        const url = `https://shop.example/?q=${encodeURIComponent(text)}`;
        await createPayment(box, { callback_url: url });
        await control(box, 'POST /payment-links', { currency: 'EUR', amount: 2, callback_url: url });
        if (i >= ENDPOINTS) continue;
        await control(box, 'POST /endpoints', { url: url.replace('shop', `shop${i}`), event_types: ['payout.failed'] });
      }
      return [];
    },
  },
  {
    fields: ['createKey label', 'updateKey label'],
    write: (box) =>
      inOrder(SHORT, async (label) => {
        const { id } = await control(box, 'POST /keys', { label: 'x', scopes: ['payments:read'] });
        await control(box, `PATCH /keys/${id}`, { label });
        return { path: '/dashboard/keys', text: label };
      }),
  },
  {
    fields: ['createMerchant label', 'forkMerchant label'],
    write: (box) =>
      inOrder(SHORT.slice(0, 12), async (label, i) => {
        await control(box, i % 2 === 0 ? 'POST /merchants' : 'POST /fork', { label });
        return { path: '/dashboard', text: label };
      }),
  },
  {
    fields: ['addFault effect.message', 'addFault match.path', 'addFault match.key', 'addFault match.idempotency_key'],
    write: (box) =>
      inOrder(LONG, async (message, i) => {
        const match = {
          path: `/payments/${message.replaceAll(/[/{}]/g, '-')}`,
          key: SHORT[i],
          idempotency_key: SHORT[i + LONG.length],
        };
        await control(box, 'POST /faults', { match, effect: { status: 500, message } });
        return { path: '/dashboard/faults', text: message };
      }),
  },
  {
    fields: ['putScenario yaml'],
    write: (box) =>
      inOrder(SHORT, async (description, i) => {
        const scenario = { name: `hostile-${i}`, description, on: 'payout.created', steps: [{ complete: {} }] };
        await control(box, `PUT /scenarios/hostile-${i}`, { yaml: JSON.stringify(scenario) });
        return { path: '/dashboard/scenarios', text: description };
      }),
  },
];

/** Why other texts of the contracts reach no page as they come. */
export const HARMLESS: Readonly<Record<string, string>> = {
  'addFault match.operation_id': 'one of the operations',
  'addFault webhook.endpoint': 'an endpoint that there is',
  'addFault webhook.event_type': 'one of the types',
  'claimMerchant code': 'not stored',
  'confirmPayment transaction_id': 'a transaction that there is',
  'countRequests operation_id': 'not stored',
  'countRequests path': 'not stored',
  'createInvoice currency': 'one of the currencies',
  'createInvoice customer_email': 'an e-mail address',
  'createMerchant profile': 'one of the profiles',
  'createPayment currency': 'one of the currencies',
  'createPayment customer_email': 'an e-mail address',
  'createPayout address': 'an address of the network',
  'createPayout currency': 'one of the currencies',
  'createSubscription customer_email': 'an e-mail address',
  'createWebhook secret': 'never shown',
  'createWithdrawal address': 'an address of the network',
  'diagnoseDelivery computed_signature': 'not stored',
  'diagnoseDelivery received_body': 'not stored',
  'diagnoseDelivery received_signature': 'not stored',
  'diagnoseDelivery secret': 'not stored',
  'dropPayment transaction_id': 'a transaction that there is',
  'openPaymentLink customer_email': 'an e-mail address',
  'registerEndpoint event_types[]': 'of the types',
  'registerEndpoint secret': 'never shown',
  'replayFailedDeliveries endpoint': 'an endpoint that there is',
  'replayFailedDeliveries event_type': 'one of the types',
  'retryDeliveries endpoint': 'an endpoint that there is',
  'retryDeliveries event_type': 'one of the types',
  'runScenario resource_id': 'a record that there is',
  'sendTestEvent event_type': 'one of the types',
  'waitFor for.delivery.endpoint': 'not stored',
  'waitFor for.delivery.event_type': 'not stored',
  'waitFor for.event': 'not stored',
  'waitFor for.invoice.id': 'not stored',
  'waitFor for.payment.id': 'not stored',
  'waitFor for.payout.id': 'not stored',
  'waitFor for.request.operation_id': 'not stored',
  'waitFor for.request.path': 'not stored',
};

/** The fields that are written, as in FREE_TEXTS. */
export const WRITTEN: readonly string[] = WRITERS.flatMap(({ fields }) => fields);

/** What HTTP lets a header carry of a text. */
const inHeader = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, '?').trim();

/** Calls whose every part is hostile; the request log keeps them, refused or not. */
async function fillJournal(box: Sandbox): Promise<void> {
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(box.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${box.apiKey}`, ...headers },
      body,
    }).then((response) => response.text());
  for (const text of SHORT) {
    const inUrl = encodeURIComponent(text);
    await post(`/payments/${inUrl}?${inUrl}=${inUrl}`, text, {
      'user-agent': inHeader(text),
      'x-order': inHeader(text),
      'idempotency-key': inHeader(text).replaceAll(' ', '-'),
    });
    await post('/invoices', JSON.stringify({ amount: text, currency: text, [text]: text }));
  }
}

/** Fills every field and the request log; the inbox gets it in deliveries. @returns what must be shown, and where */
export async function fill(box: Sandbox): Promise<Shown[]> {
  const { url } = await control(box, 'GET /inbox/shop');
  const event_types = ['payment.created', 'payment.failed', 'invoice.created', 'payout.failed'];
  await control(box, 'POST /endpoints', { url, event_types });
  const shown: Shown[] = [];
  for (const { write } of WRITERS) shown.push(...(await write(box)));
  await fillJournal(box);
  await box.settle();
  expect(shown.length).toBeGreaterThan(PAYLOADS.length);
  return shown;
}
