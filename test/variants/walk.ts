/** A walk through the whole public behaviour of one merchant, whatever its profile; each answer and webhook is judged twice. */
import { createHmac } from 'node:crypto';
import { EVENT_TYPES } from '../../src/domain/event-types.js';
import type { Settings } from '../../src/domain/merchants/settings.js';
import type { Merchant } from '../../src/index.js';
import { verifyWebhook } from '../../src/webhooks.js';
import { BTC_ADDRESS } from '../support/box.js';
import type { Body } from '../support/handle.js';
import { type Judge, judgeOf } from '../support/judge.js';
import type { Receiver } from '../support/receiver.js';

export const SECRET = 'whsec_matrix';
const NAMED = ['payment.succeeded', 'payment.expired', 'payment.failed', 'invoice.paid', 'payout.completed'];

export interface Walk {
  violations: string[];
  calls: number;
  webhooks: number;
  /** The names of the events that came. */
  names: Set<string>;
}

interface Answer {
  status: number;
  body: Body;
}
interface Key {
  api_key: string;
  public_key: string;
  secret_key: string;
}

class Walker {
  readonly walk: Walk = { violations: [], calls: 0, webhooks: 0, names: new Set() };
  private judge!: Judge;
  private operations!: Map<string, string>;
  private readonly own: Key;

  constructor(
    readonly merchant: Merchant,
    readonly settings: Settings,
    readonly receiver: Receiver,
  ) {
    this.own = { api_key: merchant.apiKey, public_key: merchant.publicKey, secret_key: merchant.secretKey };
  }

  async open(): Promise<void> {
    const headers = { 'x-api-key': this.merchant.apiKey };
    const document: Body = await (await fetch(`${this.merchant.url}/openapi.json`, { headers })).json();
    this.judge = await judgeOf(document);
    this.operations = new Map();
    for (const [path, item] of Object.entries<Body>(document.paths)) {
      for (const [method, { operationId }] of Object.entries<Body>(item)) {
        this.operations.set(`${method.toUpperCase()} ${path}`, operationId);
      }
    }
  }

  private operationOf(method: string, path: string): string | undefined {
    const [resource, id] = path.replace(/\?.*/, '').split('/').slice(1);
    const calls = [...this.operations.keys()].filter((call) => {
      const [, template = ''] = call.split(' ');
      return template.split('/')[1] === resource && (id === undefined) === !template.includes('{');
    });
    const found = calls.find((call) => call.startsWith(`${method} `)) ?? calls[0];
    return found === undefined ? undefined : this.operations.get(found);
  }

  private credentials(method: string, path: string, body: string, key: Key): Record<string, string> {
    if (this.settings.auth !== 'signed') {
      if (this.settings.auth === 'key') return { 'x-api-key': key.api_key };
      return { authorization: `Bearer ${key.api_key}` };
    }
    const stamp = String(Math.floor(Date.parse(this.merchant.clock.now()) / 1000));
    const text = method + new URL(this.merchant.url + path).pathname + stamp + body;
    const signature = createHmac('sha256', key.secret_key).update(text).digest('base64');
    return { 'x-api-key': key.public_key, 'x-api-timestamp': stamp, 'x-api-signature': signature };
  }

  fault(what: string): void {
    this.walk.violations.push(what);
  }

  /** Calls, judges, and holds the status against what is wanted. A key that has used up its window waits for the next. */
  async call(line: string, wanted: number, body?: unknown, headers: Record<string, string> = {}, key = this.own) {
    const [method = '', path = ''] = line.split(/ (.*)/s);
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    for (;;) {
      const response = await fetch(this.merchant.url + path, {
        method,
        headers: {
          ...this.credentials(method, path, text, key),
          ...(text === '' ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(text === '' ? {} : { body: text }),
      });
      const answer: Answer = { status: response.status, body: await response.json() };
      this.walk.calls += 1;
      const operationId = this.operationOf(method, path);
      if (operationId !== undefined) {
        for (const fault of this.judge.answer(operationId, answer.status, answer.body)) this.fault(`${line}: ${fault}`);
      }
      if (answer.status === 429 && wanted !== 429) {
        await this.merchant.clock.advance(`${response.headers.get('retry-after')}s`);
        continue;
      }
      if (answer.status !== wanted) this.fault(`${line}: ${wanted} wanted, not ${JSON.stringify(answer)}`);
      return answer.body;
    }
  }

  async control(method: string, path: string, body?: object): Promise<Body> {
    const response = await fetch(this.merchant.controlUrl + path, {
      method,
      headers: { 'x-api-key': this.merchant.apiKey, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) this.fault(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }

  async webhooks(): Promise<void> {
    await this.merchant.settle();
    for (const { headers, body } of this.receiver.requests.splice(0)) {
      this.walk.webhooks += 1;
      const event: Body = JSON.parse(body);
      try {
        verifyWebhook(body, headers as Record<string, string>, SECRET, { encoding: this.settings.signature_encoding });
      } catch (error) {
        this.fault(`${(error as Error).message} ${headers['service-signature']} ${body.slice(0, 300)}`);
      }
      const name = event.event_type ?? event.event;
      this.walk.names.add(name);
      for (const fault of this.judge.webhook(name, event)) this.fault(`webhook ${fault}: ${body.slice(0, 300)}`);
    }
  }
}

const PAYMENT = { amount: 120, currency: 'USD', metadata: { order_id: '1043' } };
const INVOICE = { amount: 20, currency: 'EUR', items: [{ name: 'Tea', quantity: 4, unit_price: 5 }] };
const PAYOUT = { amount: 0.05, currency: 'BTC', address: BTC_ADDRESS };

/** Walks through everything: successes, each kind of error, and every event. */
export async function walkThrough(merchant: Merchant, settings: Settings, receiver: Receiver): Promise<Walk> {
  const walker = new Walker(merchant, settings, receiver);
  await walker.open();
  const extended = settings.events === 'extended';
  const reported = EVENT_TYPES.filter((type) => extended || NAMED.includes(type));
  const types = reported.filter((type) => extended || type !== 'payment.expired').map((type) => nameOf(type, settings));
  const hook = await walker.call('POST /webhooks', 201, { url: receiver.url, secret: SECRET, event_types: types });
  await resources(walker);
  await refusals(walker, hook);
  await forced(walker);
  for (const event_type of reported) await walker.control('POST', '/events', { event_type });
  await walker.webhooks();
  for (const name of types) if (!walker.walk.names.has(name)) walker.fault(`no ${name} came`);
  if (walker.walk.names.size !== types.length) walker.fault(`came: ${[...walker.walk.names].join(', ')}`);
  await walker.call(`DELETE /webhooks/${hook.id}`, 200);
  // Waiting for a window of the rate limit may have let something expire.
  await walker.webhooks();
  return walker.walk;
}

function nameOf(type: string, { envelope }: Settings): string {
  if (envelope === 'form1') return type;
  return type === 'payment.succeeded' ? 'payment_received' : type.replaceAll('.', '_');
}

async function resources(walker: Walker): Promise<void> {
  const { merchant } = walker;
  const create = async (path: string, body: object) => (await walker.call(`POST ${path}`, 201, body)).id as string;
  const paid = await create('/payments', PAYMENT);
  await merchant.payments.pay(paid, { currency: 'BTC' });
  await merchant.payments.refund(paid, {});
  const late = await create('/payments', { amount: 0.0021, currency: 'BTC' });
  await merchant.payments.receive(late, { percent: 50 });
  const failed = await create('/payments', PAYMENT);
  await merchant.payments.fail(failed);
  const expiring = await create('/payments', { amount: 49.9, currency: 'EUR' });
  const [invoice, voided] = [await create('/invoices', INVOICE), await create('/invoices', INVOICE)];
  await merchant.invoices.pay(invoice, { currency: 'ETH' });
  await merchant.invoices.void(voided);
  const [done, broken] = [await create('/payouts', PAYOUT), await create('/payouts', PAYOUT)];
  await merchant.payouts.complete(done).catch(() => merchant.payouts.process(done));
  await merchant.payouts.fail(broken);
  await walker.webhooks();
  await merchant.clock.advance('20m');
  await merchant.payments.receive(expiring, { percent: 120, confirmations: 2 });
  await walker.webhooks();
  const shown = {
    payments: [paid, late, failed, expiring],
    invoices: [invoice, voided],
    payouts: [done, broken],
  };
  for (const [path, ids] of Object.entries(shown)) {
    for (const id of ids) await walker.call(`GET /${path}/${id}`, 200);
    await walker.call(`GET /${path}?limit=2`, 200);
  }
  const { data } = await walker.call('GET /transactions', 200);
  for (const { id } of data) await walker.call(`GET /transactions/${id}`, 200);
  await walker.call('GET /balance', 200);
  await walker.call('GET /account', 200);
  await walker.call('GET /webhooks', 200);
}

async function refusals(walker: Walker, hook: { id: string; event_types: string[] }): Promise<void> {
  const { settings } = walker;
  const semantic = Number(settings.semantic_status);
  await walker.call(`GET /webhooks/${hook.id}`, 200);
  await walker.call('POST /payments', 400, { currency: 'USD' });
  await walker.call('POST /payments', 400, '{');
  await walker.call('POST /webhooks', 400, { url: 'http://127.0.0.1:9/', event_types: ['payment.unknown'] });
  await walker.call('POST /webhooks', 409, { url: walker.receiver.url, event_types: hook.event_types });
  for (const path of ['payments', 'invoices', 'payouts', 'transactions', 'webhooks']) {
    await walker.call(`GET /${path}/none`, 404);
    await walker.call(`GET /${path}?colour=green`, 400);
    if (path !== 'webhooks') await walker.call(`GET /${path}?starting_after=none`, 400);
    await walker.call(`PATCH /${path}`, 405);
  }
  await walker.call('POST /payments', semantic, { ...PAYMENT, currency: 'XYZ' });
  await walker.call('POST /payments', semantic, { ...PAYMENT, amount: 1.001 });
  await walker.call('POST /payments', semantic, { ...PAYMENT, expires_at: '2020-01-01T00:00:00Z' });
  await walker.call('POST /payouts', semantic, { ...PAYOUT, amount: 0.0000001 });
  const items = settings.invoice_items === 'enforce' ? semantic : 201;
  await walker.call('POST /invoices', items, { ...INVOICE, amount: 21 });
  await walker.call('POST /payouts', 422, { ...PAYOUT, address: 'tb1nonsense' });
  await walker.call('POST /payouts', 422, { ...PAYOUT, amount: 5_000_000 });
  const key = { 'idempotency-key': 'order-1' };
  const first = await walker.call('POST /payments', 201, PAYMENT, key);
  const again = await walker.call('POST /payments', 201, PAYMENT, key);
  if (first.id !== again.id) walker.fault('a repeated request made another payment request');
  await walker.call('POST /payments', 422, { ...PAYMENT, amount: 1 }, key);
  await credentials(walker);
}

async function credentials(walker: Walker): Promise<void> {
  const { settings } = walker;
  const revoked = await walker.control('POST', '/keys', { label: 'revoked' });
  await walker.control('PATCH', `/keys/${revoked.id}`, { revoked: true });
  await walker.call('GET /balance', 401, undefined, {}, revoked);
  const poor = await walker.control('POST', '/keys', { label: 'poor', scopes: ['account:read'] });
  await walker.call('GET /balance', 403, undefined, {}, poor);
  await walker.call('GET /account', 200, undefined, {}, poor);
  if (settings.auth === 'any' || settings.auth === 'signed') {
    await walker.call('GET /account', 401, undefined, {
      ...{ 'x-api-key': walker.merchant.publicKey, 'x-api-timestamp': '1', 'x-api-signature': 'eA==' },
    });
  }
}

/** Every status that is documented for an operation of each kind can be had. */
async function forced(walker: Walker): Promise<void> {
  for (const status of [400, 401, 403, 405, 409, 422, 429, 500, 503]) {
    for (const path of ['/payments', '/payouts', '/webhooks']) {
      await walker.call(`POST ${path}`, status, {}, { prefer: `code=${status}` });
    }
  }
}
