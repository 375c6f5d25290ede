export const input = () => [0.1, 0.2, 0.3];

export const grade = ({ payments, requests }) => [
  [payments.length === 1 && payments[0].amount === 0.6, `The payment requests are of ${payments.map(({ amount }) => amount)}.`],
  [requests.every(({ status }) => status === 201), 'A call was refused.'],
];
