export const prepare = ({ sandbox }) => sandbox.run('api-connection-cut-after-commit');
export const input = () => ({ id: '7', amount: 25 });
export const clean = ['retry-without-backoff', 'retry-after-ignored', 'idempotency-key-missing', 'idempotency-key-changed'];

export const grade = ({ payments, requests }) => [
  [payments.length === 1, `There are ${payments.length} payment requests for one order.`],
  [requests.at(-1)?.status === 201, 'The shop does not know of it: its last call was not answered 201.'],
  [payments[0]?.metadata.order_id === '7', 'None is of order 7.'],
];
