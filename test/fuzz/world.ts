/** Resources that requests can be about. */
import { freshUrl, merchantHint } from './meanings.js';
import { sample } from './places.js';
import type { Target } from './target.js';

export interface Resources {
  /** Every path parameter of the merchant contract with the id of something that is there. */
  path: Record<string, string>;
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
  await target.box.payments.pay(payment, { currency: 'BTC' });
  const [transaction] = JSON.parse((await target.send({ operation: target.operation('listTransactions') })).text).data;
  return {
    path: {
      payment_request_id: payment,
      transaction_id: transaction.id,
      invoice_id: await create('createInvoice'),
      payout_id: await create('createPayout'),
      webhook_id: await create('createWebhook', { url: freshUrl() }),
    },
  };
}
