/** Invoices, row by row of the state table: status, events in order, and the payment request behind. */
import { describe, expect, it } from 'vitest';
import {
  createInvoice,
  itemWorths,
  markPastDue,
  type NewInvoice,
  openInvoice,
  publicInvoice,
} from '../../src/domain/invoices/invoices.js';
import { invoicePayment, payInvoice, voidInvoice } from '../../src/domain/invoices/outcomes.js';
import type { Settings } from '../../src/domain/merchants/settings.js';
import { expirePayment } from '../../src/domain/payments/outcomes.js';
import { confirm, pay, receive } from '../../src/domain/payments/receiving.js';
import type { InvoiceRecord } from '../../src/domain/records.js';
import {
  advanceTo,
  eventsOf,
  HOUR_MS,
  MINUTE_MS,
  ORIGIN,
  refusal,
  START_MS,
  type TestWorld,
  testWorld,
  turn,
} from '../support/world.js';

const PRICE = { amount: 120, currency: 'USD' } as const;
const PAID = ['transaction.created', 'payment.pending', 'transaction.confirmed', 'payment.succeeded', 'invoice.paid'];

function drafted(
  body: Partial<NewInvoice> = {},
  settings: Partial<Settings> = {},
): TestWorld & { invoice: InvoiceRecord } {
  const made = testWorld({ settings });
  const invoice = turn(made.world, (world) => createInvoice(world, { ...PRICE, ...body }, ORIGIN));
  made.events.length = 0;
  return { ...made, invoice };
}

type Drafted = ReturnType<typeof drafted>;
const opens = (made: Drafted) => eventsOf(made, (w) => openInvoice(w, made.invoice.id));
const pays = (made: Drafted, input = {}) => eventsOf(made, (w) => payInvoice(w, made.invoice.id, input));
const waitsUntil = (made: Drafted, instant: number | string) => {
  made.events.length = 0;
  advanceTo(made.world, typeof instant === 'string' ? Date.parse(instant) : instant);
  return [...made.events];
};

describe('An invoice', () => {
  it('begins as a draft', () => {
    const made = testWorld();
    expect(eventsOf(made, (world) => createInvoice(world, PRICE, ORIGIN))).toEqual(['invoice.created']);
    expect(made.world.invoices.records[0]).toMatchObject({ status: 'draft', items: [], metadata: {} });
  });

  it('opens when told so', () => {
    const made = drafted();
    expect(opens(made)).toEqual(['invoice.opened']);
    expect(made.invoice.status).toBe('open');
  });

  it('opens after an hour', () => {
    const made = drafted();
    expect(waitsUntil(made, START_MS + HOUR_MS - 1)).toEqual([]);
    expect(waitsUntil(made, START_MS + HOUR_MS)).toEqual(['invoice.opened']);
    expect(waitsUntil(made, START_MS + 30 * 24 * HOUR_MS)).toEqual([]);
  });

  it('opens once', () => {
    const made = drafted();
    opens(made);
    expect(waitsUntil(made, START_MS + HOUR_MS)).toEqual([]);
  });

  it('is past due at the end of its due date, in UTC', () => {
    const made = drafted({ due_date: '2026-11-21' });
    opens(made);
    expect(waitsUntil(made, '2026-11-21T23:59:59.999Z')).toEqual([]);
    expect(waitsUntil(made, '2026-11-22T00:00:00Z')).toEqual(['invoice.past_due']);
    expect(made.invoice.status).toBe('past_due');
  });

  it('whose due date is over is past due as soon as it opens', () => {
    const made = drafted({ due_date: '2026-11-19' });
    expect(made.invoice.status).toBe('draft');
    expect(opens(made)).toEqual(['invoice.opened', 'invoice.past_due']);
  });

  it('is past due when told so', () => {
    const made = drafted();
    opens(made);
    expect(eventsOf(made, (world) => markPastDue(world, made.invoice.id))).toEqual(['invoice.past_due']);
  });

  it.each(['draft', 'open', 'past_due'])('is void from %s when told so', (status) => {
    const made = drafted(status === 'past_due' ? { due_date: '2026-11-19' } : {});
    if (status !== 'draft') opens(made);
    expect(made.invoice.status).toBe(status);
    expect(eventsOf(made, (world) => voidInvoice(world, made.invoice.id))).toEqual(['invoice.voided']);
    expect(made.invoice.status).toBe('void');
    expect(waitsUntil(made, START_MS + 48 * HOUR_MS)).toEqual([]);
  });
});

describe('Paying an invoice', () => {
  it('opens a draft first', () => {
    expect(pays(drafted())).toEqual(['invoice.opened', 'payment.created', ...PAID]);
  });

  it('pays an open one', () => {
    const made = drafted();
    opens(made);
    expect(pays(made)).toEqual(['payment.created', ...PAID]);
    expect(publicInvoice(made.world, made.invoice)).toMatchObject({
      status: 'paid',
      paid_at: '2026-11-20T17:00:00Z',
      payment_request_id: made.world.payments.records[0]?.id,
      transaction_id: made.world.transactions.records[0]?.id,
    });
  });

  it('pays one that is past due', () => {
    const made = drafted({ due_date: '2026-11-19' });
    opens(made);
    expect(pays(made)).toEqual(['payment.created', ...PAID]);
  });

  it('a draft whose due date is over does not become past due on the way', () => {
    expect(pays(drafted({ due_date: '2026-11-19' }))).toEqual(['invoice.opened', 'payment.created', ...PAID]);
  });

  it('through its payment request is the same', () => {
    const made = drafted();
    const payment = turn(made.world, (world) => invoicePayment(world, made.invoice.id));
    expect(made.invoice.status).toBe('open');
    expect(eventsOf(made, (world) => pay(world, payment.id))).toEqual(PAID);
    expect(made.invoice.status).toBe('paid');
  });

  it('shows no payment before it is paid', () => {
    const made = drafted();
    turn(made.world, (world) => invoicePayment(world, made.invoice.id));
    expect(publicInvoice(made.world, made.invoice)).not.toHaveProperty('payment_request_id');
  });

  it('has a payment request that names it, with the customer’s address where there is one', () => {
    const made = drafted({ customer_email: 'ada@example.com' });
    const payment = turn(made.world, (w) => invoicePayment(w, made.invoice.id));
    expect(payment).toMatchObject({
      description: `Invoice ${made.invoice.id}`,
      customer_email: 'ada@example.com',
      invoice_id: made.invoice.id,
    });
    const bare = drafted();
    expect(turn(bare.world, (w) => invoicePayment(w, bare.invoice.id))).not.toHaveProperty('customer_email');
  });

  it('in parts goes through one payment request', () => {
    const made = drafted();
    pays(made, { percent: 50 });
    expect(made.invoice.status).toBe('open');
    expect(pays(made)).toEqual(PAID);
    expect(made.world.payments.size).toBe(1);
  });

  it('reports an overpayment before the success', () => {
    const made = drafted();
    opens(made);
    expect(pays(made, { percent: 120 }).slice(-3)).toEqual(['payment.overpaid', 'payment.succeeded', 'invoice.paid']);
  });

  it('takes a new payment request when the first has expired', () => {
    const made = drafted();
    const first = turn(made.world, (world) => invoicePayment(world, made.invoice.id));
    waitsUntil(made, START_MS + 16 * MINUTE_MS);
    expect(first.status).toBe('expired');
    expect(pays(made)).toEqual(['payment.created', ...PAID]);
    expect(made.invoice.payment_request_id).not.toBe(first.id);
  });

  it('late, where late payments are accepted, pays it too', () => {
    const made = drafted({}, { late_payment: 'accept' });
    const payment = turn(made.world, (world) => invoicePayment(world, made.invoice.id));
    turn(made.world, (world) => expirePayment(world, payment.id));
    expect(eventsOf(made, (world) => pay(world, payment.id)).slice(-2)).toEqual(['payment.succeeded', 'invoice.paid']);
    expect(made.invoice.status).toBe('paid');
  });

  it('late ends a newer payment request, unless money for it is on its way', () => {
    for (const [seen, status] of [
      [50, 'expired'],
      [100, 'pending'],
    ] as const) {
      const made = drafted({}, { late_payment: 'accept' });
      const [first, newer] = [0, 1].map(() => {
        const payment = turn(made.world, (world) => invoicePayment(world, made.invoice.id));
        waitsUntil(made, payment.created_at_ms + 16 * MINUTE_MS);
        return payment;
      });
      expect([first?.status, newer?.status]).toEqual(['expired', 'expired']);
      const third = turn(made.world, (world) => invoicePayment(world, made.invoice.id));
      turn(made.world, (world) => receive(world, third.id, { percent: seen }));
      turn(made.world, (world) => pay(world, first?.id ?? ''));
      expect([made.invoice.status, made.invoice.payment_request_id, third.status]).toEqual(['paid', first?.id, status]);
    }
  });

  it('rejects a bad amount before anything is opened or created', () => {
    const made = drafted();
    expect(refusal(() => payInvoice(made.world, made.invoice.id, { percent: -5 })).kind).toBe('invalid_value');
    expect(made.invoice.status).toBe('draft');
    expect(made.world.payments.size).toBe(0);
  });
});

describe('Voiding an invoice', () => {
  it('expires its open payment request', () => {
    const made = drafted();
    turn(made.world, (world) => invoicePayment(world, made.invoice.id));
    expect(eventsOf(made, (world) => voidInvoice(world, made.invoice.id))).toEqual([
      'invoice.voided',
      'payment.expired',
    ]);
  });

  it('is rejected while the customer’s money is on its way', () => {
    const made = drafted();
    const payment = turn(made.world, (world) => invoicePayment(world, made.invoice.id));
    turn(made.world, (world) => receive(world, payment.id));
    expect(refusal(() => voidInvoice(made.world, made.invoice.id)).kind).toBe('illegal_move');
    turn(made.world, (world) => confirm(world, payment.id));
    expect(made.invoice.status).toBe('paid');
  });

  it('ends its payment request also where what was paid in part would be accepted', () => {
    const made = drafted({}, { underpayment: 'accept' });
    const payment = turn(made.world, (world) => invoicePayment(world, made.invoice.id));
    turn(made.world, (world) => pay(world, payment.id, { percent: 50 }));
    expect(eventsOf(made, (world) => voidInvoice(world, made.invoice.id))).toEqual([
      'invoice.voided',
      'payment.expired',
    ]);
  });

  it('is not undone by a payment that is accepted late', () => {
    const made = drafted({}, { late_payment: 'accept' });
    const payment = turn(made.world, (world) => invoicePayment(world, made.invoice.id));
    turn(made.world, (world) => voidInvoice(world, made.invoice.id));
    turn(made.world, (world) => pay(world, payment.id));
    expect([payment.status, made.invoice.status]).toEqual(['paid', 'void']);
  });
});

describe('The items of an invoice', () => {
  const items = [
    { name: 'Tea', quantity: 3, unit_price: 0.1 },
    { name: 'Hours', quantity: 1.5, unit_price: 0.2 },
  ];

  it('need not add up by default', () => {
    expect(drafted({ amount: 1, items }).invoice.items).toEqual(items);
  });

  it('add up exactly where it is enforced', () => {
    expect(drafted({ amount: 0.6, items }, { invoice_items: 'enforce' }).invoice.status).toBe('draft');
  });

  it('are rejected where it is enforced and they do not', () => {
    const made = testWorld({ settings: { invoice_items: 'enforce' } });
    const problem = refusal(() => createInvoice(made.world, { amount: 0.61, currency: 'USD', items }, ORIGIN));
    expect(problem.extras.detail).toMatchObject({ parameter: 'amount', rule: 'sum:items' });
    expect(made.world.invoices.size).toBe(0);
  });

  it.each([
    ['are not forgotten', 1, [1, 0.000000123456789012345], 'sum:items'],
    ['add up all the same', 0.001, [1e14, 1e-17], undefined],
    ['are the smallest that there are', 1, [1, 5e-324], 'sum:items'],
  ] as const)('of more decimals than any currency has %s', (_, amount, [quantity, unit_price], rule) => {
    const made = testWorld({ settings: { invoice_items: 'enforce' } });
    const fine = [
      { name: 'x', quantity, unit_price },
      ...(amount === 1 ? [{ name: 'y', quantity: 1, unit_price: 1 }] : []),
    ];
    const create = () => createInvoice(made.world, { amount, currency: 'ETH', items: fine }, ORIGIN);
    if (rule === undefined) expect(create().items).toEqual(fine);
    else expect(refusal(create).extras.detail?.rule).toBe(rule);
  });

  it('come to what each and all of them are worth, rounded half up at the decimals of the currency', () => {
    const line = (quantity: number, unit_price: number) => ({ name: 'x', quantity, unit_price });
    const lines = [line(3, 0.1), line(0.5, 0.01), line(0.5, 0.01), line(0.49, 0.01), line(0, 5)];
    expect(itemWorths({ currency: 'USD', items: lines })).toEqual({ lines: [30n, 1n, 1n, 0n, 0n], sum: 31n });
    expect(itemWorths({ currency: 'JPY', items: [line(1.5, 1), line(1.4, 1)] })).toEqual({ lines: [2n, 1n], sum: 3n });
    expect(itemWorths({ currency: 'USD', items: [] })).toEqual({ lines: [], sum: 0n });
  });

  it('may be an empty list where it is enforced', () => {
    expect(drafted({ amount: 5, items: [] }, { invoice_items: 'enforce' }).invoice.items).toEqual([]);
  });

  it('may be missing where it is enforced', () => {
    expect(drafted({ amount: 5 }, { invoice_items: 'enforce' }).invoice.status).toBe('draft');
  });
});
