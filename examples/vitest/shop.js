// The code under test: a shop that takes payments.
async function call({ url, apiKey }, method, path, body, key) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${apiKey}`,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(result.error.code);
  return result;
}

export const charge = (service, order) =>
  call(service, 'POST', '/payments', { amount: order.total, currency: 'EUR' }, `order-${order.number}`);

export const isPaid = async (service, id) => (await call(service, 'GET', `/payments/${id}`)).status === 'paid';

export const statusOf = async (service, id) => (await call(service, 'GET', `/payments/${id}`)).status;

export const openPayments = async (service) => (await call(service, 'GET', '/payments?status=pending')).data.length;
