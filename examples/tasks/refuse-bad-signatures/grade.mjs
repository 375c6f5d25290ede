export async function play({ order, sandbox }) {
  await order('6', { sandbox_scenario: 'payment-confirmed' });
  await order('7', { sandbox_scenario: 'webhook-badly-signed' });
  await sandbox.clock.advance('1d');
}

export const grade = async ({ shipped, deliveries }) => [
  [(await shipped('6')) === 1, 'Order 6, which was paid, was not shipped exactly once.'],
  [(await shipped('7')) === 0, `Order 7 was shipped ${await shipped('7')} times and not 0.`],
  [deliveries.some(({ event_type, status }) => event_type === 'payment.succeeded' && status !== 'succeeded'), 'It was accepted.'],
];
