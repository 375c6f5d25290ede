export const prepare = ({ sandbox }) =>
  sandbox.call('putScenario', {
    path: { name: 'slow-customer' },
    body: { description: 'The customer pays after ten minutes.', on: 'payment.created', steps: [{ after: '10m', pay: {} }] },
  });
export const clean = ['polling-too-fast'];

export const grade = async ({ requests, shipped }) => [
  [(await shipped('7')) === 1, 'Order 7 was not shipped exactly once.'],
  [requests.filter(({ method }) => method === 'GET').length <= 30, 'It asked more than thirty times.'],
];
