export async function work({ call }, suppliers) {
  await Promise.all(
    suppliers.map(async ({ name, address }) => {
      let status = 0;
      for (let attempt = 0; attempt < 3 && status !== 201; attempt++) {
        ({ status } = await call('POST', '/payouts', { amount: 0.01, currency: 'BTC', address, description: name }));
      }
    }),
  );
}
