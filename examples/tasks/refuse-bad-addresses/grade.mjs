const GOOD = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
export const input = () => [
  { name: 'a', address: GOOD },
  { name: 'b', address: GOOD.replace('508', '580') },
  { name: 'c', address: GOOD },
];
export const clean = ['retry-unchanged', 'idempotency-key-missing'];

export const grade = ({ payouts, requests }) => [
  [payouts.map(({ description }) => description).sort().join() === 'a,c', 'Not exactly a and c were paid.'],
  [requests.filter(({ status }) => status >= 400).length === 1, 'The wrong address was sent more than once.'],
];
