/** A sandbox for tests over real HTTP, and a client for it that nobody of ours wrote: the fetch of Node. */
import { expect, onTestFinished } from 'vitest';
import { createTenderbox, type Merchant, type Sandbox, type TenderboxOptions } from '../../src/index.js';
import { checkedWhenClosed, keptFile } from './kept-file.js';
import { type Receiver, startReceiver } from './receiver.js';

/** The instant at which the clocks of tests stand. */
export const NOW = '2026-11-20T17:00:00Z';
export const BTC_ADDRESS = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';

/** A sandbox with a frozen clock that is closed when the test ends. */
export async function openBox(options: TenderboxOptions = {}): Promise<Sandbox> {
  const kept = keptFile();
  const box = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1, data: kept.file, ...options });
  onTestFinished(() => box.close());
  return 'data' in options ? box : checkedWhenClosed(box, kept);
}

/** A receiver that is closed when the test ends. */
export async function openReceiver(): Promise<Receiver> {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  return receiver;
}

export interface ErrorBody {
  code: string;
  message: string;
  details?: { parameter: string; value?: unknown; rule: string; reason?: string };
}

/** An answer, read whole. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds, and fails where it is not there.
  body: any;
  /** The error of an answer that has one. */
  error: ErrorBody;
}

export interface CallOptions {
  /** JSON that is sent; text and bytes are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The API key as Bearer; that of the merchant unless given, none when null. */
  key?: string | null;
  idempotencyKey?: string;
}

const isRaw = (body: unknown): body is string | Uint8Array => typeof body === 'string' || body instanceof Uint8Array;

/**
 * Calls the API: `call(box, 'GET /payments?limit=1')`. Whatever the call is, the answer is JSON with a request id, and an error
 * has the one shape that errors have.
 */
export async function call(merchant: Merchant, line: string, options: CallOptions = {}): Promise<Answer> {
  const [method = '', path = ''] = line.split(/ (.*)/s);
  const { body, key = merchant.apiKey, idempotencyKey, headers = {} } = options;
  const response = await fetch(merchant.url + path, {
    method,
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRaw(body) ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return judged(line, { status: response.status, headers: response.headers, text });
}

/** Holds an answer against what every answer has. */
export function judged(line: string, answer: { status: number; headers: Headers; text: string }): Answer {
  const { status, headers, text } = answer;
  expect(headers.get('content-type'), line).toBe('application/json; charset=utf-8');
  const body = text === '' && line.startsWith('HEAD ') ? undefined : JSON.parse(text);
  expect(headers.get('x-request-id'), line).toMatch(/^req_/);
  if (status >= 400 && body !== undefined) expectErrorShape(line, body);
  return { status, headers, text, body, error: body?.error };
}

/** The error object of the description, and nothing of a stack trace. */
export function expectErrorShape(line: string, body: unknown): void {
  const { error, ...others } = body as { error: ErrorBody };
  expect(others, line).toEqual({});
  expect(Object.keys(error).sort(), line).toEqual(
    error.details === undefined ? ['code', 'message'] : ['code', 'details', 'message'],
  );
  expect(error.code, line).toMatch(/^[A-Z_]+$/);
  expect(error.message, line).not.toMatch(/\n|node:|at \w+ \(|\.[jt]s:\d/);
}

export const PAYMENT = { amount: 120, currency: 'USD' };
export const INVOICE = { amount: 250, currency: 'EUR' };
export const PAYOUT = { amount: 0.05, currency: 'BTC', address: BTC_ADDRESS };

/** Creates and expects 201. */
async function created(merchant: Merchant, path: string, body: object) {
  const answer = await call(merchant, `POST ${path}`, { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.body;
}

export const createPayment = (merchant: Merchant, fields: object = {}) =>
  created(merchant, '/payments', { ...PAYMENT, ...fields });
export const createInvoice = (merchant: Merchant, fields: object = {}) =>
  created(merchant, '/invoices', { ...INVOICE, ...fields });
export const createPayout = (merchant: Merchant, fields: object = {}) =>
  created(merchant, '/payouts', { ...PAYOUT, ...fields });
export const createWebhook = (merchant: Merchant, url: string, fields: object = {}) =>
  created(merchant, '/webhooks', { url, event_types: ['payment.succeeded'], ...fields });

/** The request log's entry of an answer. */
export function journalOf(merchant: Merchant, answer: { headers: Headers }) {
  const id = answer.headers.get('x-request-id');
  const entry = merchant.requests().find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`The request log has no call ${id}`);
  return entry;
}
