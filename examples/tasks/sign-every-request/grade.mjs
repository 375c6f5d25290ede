export const profile = { auth: 'signed' };

export const grade = ({ payments, requests }) => [
  [payments[0]?.metadata.order_id === '7', 'There is no payment request for order 7.'],
  [requests.every(({ status }) => status === 201), 'A call was refused.'],
];
