export const balances = { BTC: 1 };
export const input = () => [
  { to: 'a', amount: 0.6 },
  { to: 'b', amount: 0.5 },
  { to: 'c', amount: 0.3 },
];
export const clean = ['retry-unchanged', 'idempotency-key-missing'];

export const grade = ({ payouts }) => {
  const paid = payouts.map(({ description }) => description).sort();
  return [[paid.join() === 'a,c', `Paid were ${paid.join(', ') || 'none'}, and it should be a and c.`]];
};
