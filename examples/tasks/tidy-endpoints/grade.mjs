export async function prepare({ sandbox }) {
  for (const name of ['old', 'test', 'shop', 'trial', 'copy'])
    await sandbox.endpoints.register({ url: `http://127.0.0.1:9/${name}`, secret: 's', event_types: ['payment.succeeded'] });
}

export const grade = ({ endpoints }) => [
  [endpoints.length === 1 && endpoints[0].url.endsWith('/shop'), `There are ${endpoints.map(({ url }) => url).join(', ') || 'none'}.`],
];
