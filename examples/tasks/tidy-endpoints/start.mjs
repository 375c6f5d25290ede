export async function work({ call }) {
  await call('GET', '/webhooks');
}
