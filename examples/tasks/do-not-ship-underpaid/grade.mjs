export async function play({ order, sandbox }) {
  await order('6', { sandbox_scenario: 'payment-confirmed' });
  await order('7', { sandbox_scenario: 'payment-underpaid' });
  await sandbox.clock.advance('1d');
}

export const grade = async ({ shipped }) => [
  [(await shipped('6')) === 1, 'Order 6, which was paid, was not shipped exactly once.'],
  [(await shipped('7')) === 0, `Order 7 was shipped ${await shipped('7')} times and not 0.`],
];
