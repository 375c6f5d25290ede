export async function play({ order, sandbox, forge, sign }) {
  const unpaid = await order('666');
  const forged = JSON.stringify({ event_id: 'evt_forged', event_type: 'payment.succeeded', data: { ...unpaid, status: 'paid' } });
  await forge(forged);
  await forge(forged, '');
  await forge(forged, sign('{"amount":1}'));
  const { id } = await order('7');
  await sandbox.payments.pay(id, { currency: 'BTC' });
}

export const grade = async ({ shipped }) => [
  [(await shipped('666')) === 0, 'A forged order was shipped.'],
  [(await shipped('7')) === 1, 'The genuine order was not shipped exactly once.'],
];
