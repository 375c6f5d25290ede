/** Resources that requests can be about. */

import type { WireAnswer } from './client.js';
import { freshUrl, merchantHint } from './meanings.js';
import { sample } from './places.js';
import type { FuzzRequest, Target } from './target.js';

export interface Resources {
  /** Every path parameter of the merchant contract with the id of something that is there. */
  path: Record<string, string>;
  /** A valid payout address of each cryptocurrency; what is sent there stays pending. */
  addresses: ReadonlyMap<string, string>;
}

interface Magic {
  payout_addresses: { currency: string; byte: string; address: string }[];
}

/** More than any amount that has 15 digits. */
const PLENTY = 999_999_999_999_999;
const STAYS_PENDING = '0x44';

/** A call of the control API. */
async function control({ box, client }: Target, method: string, path: string, body?: object): Promise<string> {
  const headers = { 'x-api-key': box.apiKey, 'content-type': 'application/json' };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const { status, text } = await client.send({ method, target: `/_sandbox${path}`, headers, ...sent });
  if (status !== 200) throw new Error(text);
  return text;
}

async function fund(target: Target): Promise<ReadonlyMap<string, string>> {
  const { payout_addresses: rows } = JSON.parse(await control(target, 'GET', '/magic')) as Magic;
  const kept = rows.filter(({ byte }) => byte === STAYS_PENDING);
  const addresses = new Map(kept.map(({ currency, address }) => [currency, address]));
  await control(target, 'PUT', '/balance', Object.fromEntries([...addresses.keys()].map((code) => [code, PLENTY])));
  return addresses;
}

/** One of each resource, made through the API. */
export async function createResources(target: Target): Promise<Resources> {
  const create = async (operationId: string, change: object = {}) => {
    const operation = target.operation(operationId);
    const body = { ...(sample(operation.body, merchantHint(operationId)) as object), ...change };
    const answer = await target.send({ operation, body });
    if (answer.status !== 201) throw new Error(target.explain(target.wire({ operation, body }), answer, '201'));
    return JSON.parse(answer.text).id as string;
  };
  const payment = await create('createPayment');
  await control(target, 'POST', `/payments/${payment}/pay`, { currency: 'BTC' });
  const [transaction] = JSON.parse((await target.send({ operation: target.operation('listTransactions') })).text).data;
  return {
    addresses: await fund(target),
    path: {
      payment_request_id: payment,
      transaction_id: transaction.id,
      invoice_id: await create('createInvoice'),
      payout_id: await create('createPayout'),
      webhook_id: await create('createWebhook', { url: freshUrl() }),
    },
  };
}

/** Takes an endpoint away again that a request has registered: a merchant has 16 at most. */
export async function forget(target: Target, request: FuzzRequest, answer: WireAnswer): Promise<void> {
  if (request.operation.operationId !== 'createWebhook' || answer.status !== 201) return;
  const path = { webhook_id: JSON.parse(answer.text).id };
  await target.send({ operation: target.operation('deleteWebhook'), path });
}
