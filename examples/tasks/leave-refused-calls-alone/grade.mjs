const CURRENCIES = ['EUR', 'USD', 'EUX', 'GBP', 'CHF'];
export const input = () => CURRENCIES.map((currency, i) => ({ id: String(i), currency }));
export const clean = ['retry-unchanged'];

export const grade = ({ payments, requests }) => [
  [payments.length === 4, `There are ${payments.length} payment requests and not 4.`],
  [requests.filter(({ status }) => status === 400).length === 1, 'The impossible order was sent more than once.'],
];
