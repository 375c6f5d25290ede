export async function play({ order, sandbox }) {
  await order('6', { sandbox_scenario: 'payment-expired' });
  await order('7', { sandbox_scenario: 'payment-confirmed' });
  await sandbox.clock.advance('1d');
}

export const grade = async ({ shipped }) => [
  [(await shipped('6')) === 0, 'Order 6 was shipped and never paid.'],
  [(await shipped('7')) === 1, 'Order 7 was not shipped exactly once.'],
];
