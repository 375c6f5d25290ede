export const input = () => ['1', '2', '3', '1'].map((id) => ({ id, amount: Number(id) * 10 }));
export const clean = ['idempotency-key-reused', 'idempotency-key-missing'];

export const grade = ({ payments }) => {
  const orders = payments.map(({ metadata }) => metadata.order_id).sort();
  return [[orders.join() === '1,2,3', `There are payment requests for the orders ${orders.join(', ') || 'none'}.`]];
};
