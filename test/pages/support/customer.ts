/** Records in every state that a customer's page can show. */
import type { Sandbox } from '../../../src/index.js';
import { send } from '../../control/context.js';
import { createInvoice, createPayment } from '../../support/box.js';

export const CALLBACK = 'https://shop.example/thanks?order=7&via=a%20b';

type Reach = (box: Sandbox, id: string) => Promise<unknown>;

/** How a payment request gets to each phase. */
export const PHASES: Readonly<Record<string, Reach>> = {
  awaiting: async () => undefined,
  underpaid: (box, id) => box.payments.receive(id, { percent: 40, currency: 'USDT' }),
  detected: (box, id) => box.payments.receive(id, { currency: 'BTC' }),
  confirming: (box, id) => box.payments.receive(id, { currency: 'ETH', confirmations: 5 }),
  paid: (box, id) => box.payments.pay(id, { currency: 'BTC' }),
  overpaid: (box, id) => box.payments.pay(id, { currency: 'BTC', percent: 110 }),
  expired: (box, id) => box.payments.expire(id),
  paid_late: async (box, id) => {
    await box.payments.expire(id);
    await box.payments.receive(id, { currency: 'BTC' });
  },
  failed: (box, id) => box.payments.fail(id),
  partly_refunded: async (box, id) => {
    await box.payments.pay(id, { currency: 'BTC' });
    await box.payments.refund(id, { amount: 20 });
  },
  refunded: async (box, id) => {
    await box.payments.pay(id, { currency: 'BTC' });
    await box.payments.refund(id);
  },
};

/** A payment request in a phase. @returns its id */
export async function paymentIn(box: Sandbox, phase: string, fields: object = {}): Promise<string> {
  const { id } = await createPayment(box, {
    description: 'Two tickets, row 7',
    callback_url: CALLBACK,
    metadata: { order_id: 'A-1007' },
    ...fields,
  });
  await PHASES[phase]?.(box, id);
  return id;
}

export const INVOICE_FIELDS = {
  amount: 250,
  currency: 'EUR',
  description: 'Work in October',
  customer_name: 'Ada Lovelace',
  customer_email: 'ada@example.com',
  due_date: '2026-12-01',
  items: [
    { name: 'Consulting, hours', quantity: 2.5, unit_price: 80 },
    { name: 'Hosting, one month', quantity: 1, unit_price: 50 },
  ],
};

const moveInvoice = (box: Sandbox, id: string, verb: string) =>
  send(new URL(box.url).origin, 'POST', `/_sandbox/invoices/${id}/${verb}`, {});

/** How an invoice gets to each status. */
const INVOICES: Readonly<Record<string, readonly string[]>> = {
  open: [],
  paid: ['pay'],
  past_due: ['open', 'past-due'],
  void: ['void'],
};
export const INVOICE_STATES = Object.keys(INVOICES);

export async function invoiceIn(box: Sandbox, status: string, fields: object = {}): Promise<string> {
  const { id } = await createInvoice(box, { ...INVOICE_FIELDS, ...fields });
  for (const verb of INVOICES[status] ?? []) await moveInvoice(box, id, verb);
  return id;
}

/** A payment link. @returns its id */
export async function createLink(box: Sandbox, fields: object = {}): Promise<string> {
  const body = { currency: 'EUR', amount: 25, description: 'Membership', ...fields };
  const made = await send(new URL(box.url).origin, 'POST', '/_sandbox/payment-links', body);
  return made.body.id;
}
