export async function prepare({ order, sandbox }) {
  for (let i = 0; i < 23; i++) {
    const { id } = await order(String(i), {}, { amount: i + 1 });
    if (i % 2 === 0) await sandbox.payments.pay(id, { currency: 'BTC' });
  }
}
export const clean = ['list-not-followed'];

export const grade = ({ invoices }) => [
  [invoices.length === 1 && invoices[0].amount === 144, `The invoices are of ${invoices.map(({ amount }) => amount)} and not of 144.`],
];
