export async function play({ order, sandbox }) {
  await order('7', { sandbox_scenario: 'payment-underpaid' });
  await sandbox.clock.advance('1d');
}

export const grade = async ({ shipped }) => [
  [(await shipped('7')) === 0, `Order 7 was shipped ${await shipped('7')} times and not 0.`],
];
