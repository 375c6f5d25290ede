export async function play({ order, sandbox }, { evening }, tools) {
  await order('7', { sandbox_scenario: 'webhook-reordered' });
  await sandbox.clock.advance('2h');
  await evening(tools);
}

export const grade = async ({ shipped }) => [
  [(await shipped('7')) === 1, `Order 7 was shipped ${await shipped('7')} times and not once.`],
];
