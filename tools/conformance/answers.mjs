// Requests and answers of a sandbox that runs: what a generated client has to take without losing any of it.
import { json } from 'node:stream/consumers';
import { createClient } from '../../dist/client.js';
import { createTenderbox } from '../../dist/index.js';
import { listen } from '../processes.mjs';

/** The operation of a document that a request was of. */
function operationOf(document, request) {
  const path = new URL(request.url).pathname.replace(/^\/v1/, '').split('/');
  for (const [template, item] of Object.entries(document.paths)) {
    const parts = template.split('/');
    const fits = parts.length === path.length && parts.every((part, i) => part.startsWith('{') || part === path[i]);
    const operation = fits ? item[request.method.toLowerCase()] : undefined;
    if (operation !== undefined) return operation.operationId;
  }
  throw new Error(`${request.method} ${request.url} is no operation of the contract.`);
}

const METADATA = { order: 1043, rate: 1234.5, gift: true, note: 'two pairs', none: null };

/**
 * A course that reaches every operation: everything of the records is there once, optional fields too, and each kind of error that a
 * client meets.
 * @returns what was sent and answered, as `{ operationId, status, sent, body }`, and the bodies of all webhooks
 */
export async function recordedAnswers(options, document) {
  const events = [];
  const receiver = await listen(async (request, response) => {
    events.push(await json(request));
    response.writeHead(204).end();
  });
  const box = await createTenderbox({ ...options, seed: 1, webhook: `${receiver.url}/hooks` });
  const answers = [];
  const recorder = async (request) => {
    const sent = request.method === 'POST' ? await request.clone().json() : undefined;
    const response = await fetch(request);
    const body = await response.clone().json();
    answers.push({ operationId: operationOf(document, request), status: response.status, sent, body });
    return response;
  };
  const schemes = new Set(document.security.flatMap((names) => Object.keys(names)));
  const auth = schemes.has('bearer') ? 'bearer' : schemes.has('apiKey') ? 'key' : 'signed';
  const client = createClient(box, { fetch: recorder, retries: 0, auth });
  const refused = (call) =>
    call.then(
      () => undefined,
      () => undefined,
    );
  try {
    const full = {
      amount: 120,
      currency: 'USD',
      description: 'Order 1043',
      callback_url: 'https://shop.example/thanks',
      metadata: METADATA,
      customer_email: 'ada@customer.example',
      expires_at: new Date(Date.parse(await box.clock.now()) + 3_600_000).toISOString(),
    };
    const paid = await client.payments.create(full);
    const plain = await client.payments.create({ amount: 49.9, currency: 'EUR' });
    await box.payments.pay(paid.id, { currency: 'BTC' });
    await box.payments.refund(paid.id);
    await box.payments.expire(plain.id);
    for (const { id } of [paid, plain]) await client.payments.get(id);
    await client.payments.list();
    const items = [{ name: 'Hours', quantity: 2.5, unit_price: 80 }];
    const { description, metadata, customer_email } = full;
    const invoice = await client.invoices.create({
      amount: 200,
      currency: 'EUR',
      items,
      description,
      metadata,
      customer_email,
      customer_name: 'Grace',
      due_date: '2099-12-04',
    });
    await box.invoices.pay(invoice.id);
    await client.invoices.get(invoice.id);
    await client.invoices.list();
    const address = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
    const payout = await client.payouts.create({
      amount: 0.05,
      currency: 'BTC',
      address,
      metadata,
      description,
      fee_level: 'high',
    });
    await box.payouts.complete(payout.id);
    const failed = await client.payouts.create({ amount: 0.05, currency: 'BTC', address });
    await box.payouts.fail(failed.id);
    for (const { id } of [payout, failed]) await client.payouts.get(id);
    await client.payouts.list();
    for (const { id } of (await client.transactions.list()).data) await client.transactions.get(id);
    const hook = await client.webhooks.create({
      url: 'https://shop.example/hooks',
      event_types: document.components.examples.CreateWebhookSigned.value.event_types,
    });
    await client.webhooks.get(hook.id);
    await client.webhooks.list();
    await client.webhooks.delete(hook.id);
    await client.balance.get();
    await client.account.get();
    await refused(client.payments.create({ amount: -1, currency: 'EUR' }));
    await refused(client.payments.get('pay_req_8f3k2m9q4x7z1c5v6b0n2j4h'));
    await refused(client.payouts.create({ amount: 0.05, currency: 'BTC', address: 'nowhere' }));
    await box.settle();
    return { answers, events };
  } finally {
    await box.close();
    receiver.close();
  }
}
