import { describe, expect, test } from 'vitest';
import { at, component, faults, type Node, nameOf, sorted, walk, words } from './merchant-document.js';
import { enums, events, fields } from './merchant-tables.js';

describe('schemas', () => {
  test.each(Object.entries(fields))('%s has the fields of the description', (name, { always, sometimes }) => {
    const schema = component('schemas', name);
    expect(sorted(Object.keys(schema.properties as Node))).toEqual(sorted([...words(always), ...words(sometimes)]));
    expect(sorted(schema.required as string[])).toEqual(sorted(words(always)));
  });

  test.each(Object.entries(enums))('%s has the values of the description', (name, values) => {
    expect(component('schemas', name).enum).toEqual(words(values));
  });

  test('a filter has the values of the field that it filters by', () => {
    for (const kind of ['Payment', 'Transaction', 'Invoice', 'Payout']) {
      expect(nameOf(component('parameters', `${kind}StatusFilter`).schema)).toBe(`${kind}Status`);
    }
    expect(nameOf(component('parameters', 'TransactionTypeFilter').schema)).toBe('TransactionType');
  });

  // What extends `Error` is closed by it: a schema of a status narrows the codes and can add no field.
  const closedByError = (pointer: string): boolean => {
    const { allOf } = component('schemas', pointer.split('/')[3] ?? '') as { allOf?: Node[] };
    return allOf?.[0]?.$ref === '#/components/schemas/Error';
  };

  test('everything that names its fields is closed to others', () => {
    const open = [...walk(at('/components/schemas'), '/components/schemas')]
      .filter(({ node }) => node.type === 'object')
      .filter(({ node }) => node.additionalProperties === undefined)
      .map(({ pointer }) => pointer)
      .filter((pointer) => !closedByError(pointer));
    expect(open).toEqual([]);
    const notFound = { code: 'RESOURCE_NOT_FOUND', message: 'There is none.' };
    expect(faults('/components/schemas/ErrorNotFound', { error: notFound })).toEqual([]);
    expect(faults('/components/schemas/ErrorNotFound', { error: { ...notFound, more: 1 } })).not.toEqual([]);
    expect(faults('/components/schemas/ErrorNotFound', { error: notFound, more: 1 })).not.toEqual([]);
    expect(
      faults('/components/schemas/ErrorNotFound', { error: { ...notFound, code: 'INVALID_ADDRESS' } }),
    ).not.toEqual([]);
  });
});

describe('fields that exist only later', () => {
  const example = (name: string): Node => structuredClone(component('examples', name).value as Node);
  const without = (value: Node, field: string): Node => {
    delete value[field];
    return value;
  };

  test.each([
    ['PaymentRequest', 'PaymentRequestPaid', ['paid_at', 'paid_amount', 'paid_currency', 'transaction_id']],
    ['Invoice', 'InvoicePaid', ['paid_at', 'payment_request_id', 'transaction_id']],
    ['Payout', 'PayoutCompleted', ['fee_paid', 'fee_currency', 'transaction_id']],
    ['Payout', 'PayoutProcessing', ['transaction_id']],
  ])('%s: %s must have them', (schema, name, later) => {
    for (const field of later)
      expect(faults(`/components/schemas/${schema}`, without(example(name), field))).not.toEqual([]);
  });

  test.each([
    ['PaymentRequest', 'PaymentRequestPending', 'PaymentRequestPaid', 'paid_at'],
    ['PaymentRequest', 'PaymentRequestExpired', 'PaymentRequestPaid', 'transaction_id'],
    ['Invoice', 'InvoiceDraft', 'InvoicePaid', 'payment_request_id'],
    ['Payout', 'PayoutPending', 'PayoutCompleted', 'transaction_id'],
    ['Payout', 'PayoutProcessing', 'PayoutCompleted', 'fee_paid'],
    ['Payout', 'PayoutFailed', 'PayoutCompleted', 'fee_currency'],
    ['PayoutCreated', 'PayoutCreatedMinimal', 'PayoutCompleted', 'updated_at'],
  ])('%s: %s must not have what %s has: %s', (schema, early, late, field) => {
    const value = { ...example(early), [field]: example(late)[field] };
    expect(faults(`/components/schemas/${schema}`, value)).not.toEqual([]);
  });

  test('a payout that failed on the chain keeps its transaction', () => {
    const value = { ...example('PayoutFailed'), transaction_id: example('PayoutCompleted').transaction_id };
    expect(faults('/components/schemas/Payout', value)).toEqual([]);
  });

  test('the transaction of a payout belongs to no payment request, that of a payment to one', () => {
    const { payment_request_id } = example('TransactionPayment');
    const pointer = '/components/schemas/Transaction';
    expect(faults(pointer, { ...example('TransactionPayout'), payment_request_id })).not.toEqual([]);
    expect(faults(pointer, { ...example('TransactionPayment'), payment_request_id: null })).not.toEqual([]);
  });
});

describe('bounds of requests', () => {
  const payment = { amount: 1, currency: 'EUR' };
  const keys = (count: number): Node => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n]));
  const line = { name: 'Hour', quantity: 1, unit_price: 80 };
  const hook = { url: 'https://shop.example/hooks', event_types: ['payment.succeeded'] };

  const bounds: [schema: string, base: Node, good: Node[], bad: Node[]][] = [
    [
      'CreatePaymentRequest',
      payment,
      [
        { amount: 19.99 },
        { amount: 1e-8 },
        { description: 'x'.repeat(1000) },
        { metadata: keys(50) },
        { metadata: { ['k'.repeat(40)]: 'v'.repeat(500), a: 1, b: true, c: null } },
        { callback_url: 'HTTPS://shop.example/done?order=1#end' },
        { expires_at: '2026-11-20T18:00:00+01:00' },
      ],
      [
        { amount: 0 },
        { amount: -1 },
        { amount: '1' },
        { amount: 1e308 },
        { currency: '' },
        { description: 'x'.repeat(1001) },
        { metadata: keys(51) },
        { metadata: { ['k'.repeat(41)]: 1 } },
        { metadata: { '': 1 } },
        { metadata: { a: 'v'.repeat(501) } },
        { metadata: { a: {} } },
        { metadata: [] },
        { callback_url: 'javascript:alert(1)' },
        { callback_url: 'file:///etc/passwd' },
        { callback_url: '/done' },
        { callback_url: `https://shop.example/${'x'.repeat(2048)}` },
        { customer_email: 'nobody' },
        { customer_email: `${'x'.repeat(250)}@a.example` },
        { expires_at: '2026-02-30T00:00:00Z' },
        { expires_at: '2026-11-20' },
        { description: null },
        { colour: 'green' },
      ],
    ],
    [
      'CreateInvoiceRequest',
      payment,
      [{ items: [] }, { items: Array(100).fill(line) }, { customer_name: 'x'.repeat(255) }, { due_date: '2028-02-29' }],
      [
        { items: Array(101).fill(line) },
        { items: [{ ...line, quantity: 0 }] },
        { items: [{ ...line, unit_price: -1 }] },
        { items: [{ ...line, name: '' }] },
        { items: [{ ...line, tax: 1 }] },
        { customer_name: 'x'.repeat(256) },
        { due_date: '2026-02-30' },
        { due_date: '2026-11-20T00:00:00Z' },
      ],
    ],
    [
      'CreatePayoutRequest',
      { ...payment, address: 'x' },
      [{ fee_level: 'low' }, { address: 'any text, since an invalid address is not a malformed request' }],
      [{ fee_level: 'urgent' }, { address: '' }, { address: 1 }],
    ],
    [
      'CreateWebhookRequest',
      hook,
      [{ secret: 's' }, { secret: 's'.repeat(255) }, { event_types: Object.keys(events) }],
      [
        { secret: '' },
        { secret: 's'.repeat(256) },
        { event_types: [] },
        { event_types: ['payment.succeeded', 'payment.succeeded'] },
        { event_types: ['payment.refunded'] },
        { url: 'ftp://shop.example' },
      ],
    ],
  ];

  test.each(bounds)('%s', (schema, base, good, bad) => {
    const pointer = `/components/schemas/${schema}`;
    for (const change of good) expect(faults(pointer, { ...base, ...change }), JSON.stringify(change)).toEqual([]);
    for (const change of bad) expect(faults(pointer, { ...base, ...change }), JSON.stringify(change)).not.toEqual([]);
    for (const field of words(fields[schema]?.always)) {
      const { [field]: _left, ...rest } = base;
      expect(faults(pointer, rest), `without ${field}`).not.toEqual([]);
    }
  });

  test('Idempotency-Key is 1 to 255 visible characters', () => {
    const pointer = '/components/parameters/IdempotencyKey/schema';
    for (const key of ['k', '~'.repeat(255)]) expect(faults(pointer, key)).toEqual([]);
    for (const key of ['', 'a b', 'é', '~'.repeat(256)]) expect(faults(pointer, key)).not.toEqual([]);
  });

  test('limit is 1 to 100, 10 when left out', () => {
    expect(component('parameters', 'Limit').schema).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 100,
      default: 10,
    });
  });
});
