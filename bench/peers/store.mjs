/** What every server that keeps payments does with them: a list and a map, the shapes of the contract, and nothing that is checked. */
import { randomUUID } from 'node:crypto';

const payments = [];
const byId = new Map();

/** Files a new payment request, in full. */
export function createPayment(body, host) {
  const id = `pay_req_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
  const now = Date.now();
  const payment = {
    id,
    ...body,
    status: 'pending',
    payment_url: `http://${host}/pay/${id}`,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + 900_000).toISOString(),
  };
  payments.push(payment);
  byId.set(id, payment);
  return payment;
}

export const findPayment = (id) => byId.get(id);

function shortForm({ id, amount, currency, status, payment_url, created_at, expires_at }) {
  return { id, amount, currency, status, payment_url, created_at, expires_at };
}

/** The newest payment requests, in the short form of a list. */
export function listPayments(limit, url) {
  const data = payments.slice(-limit).reverse().map(shortForm);
  return { data, has_more: payments.length > limit, url };
}
