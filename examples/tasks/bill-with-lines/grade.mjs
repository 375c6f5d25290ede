export const profile = { invoice_items: 'enforce' };

export const grade = ({ invoices: [invoice, ...others] }) => [
  [invoice !== undefined && others.length === 0, 'There is not exactly one invoice.'],
  [invoice?.amount === 210 && invoice.items.length === 2, 'Its lines do not come to 210.'],
  [invoice?.customer_name === 'Ada Lovelace' && invoice.due_date === '2026-12-24', 'Customer or due date is wrong.'],
];
