export async function play({ order, sandbox }, { evening }, tools) {
  await order('6', { sandbox_scenario: 'payment-confirmed' });
  await sandbox.clock.advance('1m');
  await sandbox.call('addFault', { body: { webhook: { event_type: 'payment.succeeded' }, effect: { drop: true }, times: null } });
  await order('7', { sandbox_scenario: 'payment-confirmed' });
  await sandbox.clock.advance('1m');
  await evening(tools);
}

export const grade = async ({ shipped }) => [
  [(await shipped('6')) === 1, 'Order 6 was not shipped exactly once.'],
  [(await shipped('7')) === 1, 'Order 7 was not shipped exactly once.'],
];
