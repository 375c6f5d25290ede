/** What holds between the records of an imported world: whoever breaks one of these is told where, and nothing else is found. */
import { describe, expect, it } from 'vitest';
import { chains } from '../../src/chains/index.js';
import type { WorldData } from '../../src/domain/records.js';
import { faultsOf, first, firstOf } from './damages.js';

it('A world that was exported has no fault', () => {
  expect(faultsOf(() => undefined)).toEqual([]);
});

describe('An id', () => {
  const LISTS = [
    'payments',
    'transactions',
    'invoices',
    'payouts',
    'payment_links',
    'subscriptions',
    'events',
    'deliveries',
    'runs',
    'webhooks',
    'ledger',
    'jobs',
    'journal',
    'keys',
    'idempotency',
  ] as const;
  it.each(LISTS)('of %s stands once', (name) => {
    const faults = faultsOf((data) => {
      const list = data[name] as { id: string; slot?: string }[];
      list.push({ ...firstOf(list) });
      // Nothing but the id is to be wrong.
      if (name === 'ledger') Object.assign(list.at(-1) as object, { amount: '0' });
      data.counters.ledger += 1;
    });
    const repeated = faults.filter(([, message]) => message.includes('which stands before it'));
    expect(repeated.length).toBeGreaterThan(0);
    for (const [path] of repeated) expect(path).toMatch(new RegExp(`^${name}\\[\\d+\\]$`));
  });

  it.each(['api_key', 'public_key'] as const)(
    'such as the %s of a key stands once, also among the first keys',
    (field) => {
      for (const where of ['keys', 'origin.keys']) {
        const faults = faultsOf((data) => {
          const keys = where === 'keys' ? data.keys : data.origin.keys;
          Object.assign(keys[1] ?? {}, { [field]: keys[0]?.[field] });
        });
        expect(faults).toEqual([
          [
            expect.stringMatching(`^${where}\\[`),
            expect.stringContaining(`repeats ${field === 'api_key' ? 'the SHA-256 ' : 'tb_public_default'}`),
          ],
        ]);
      }
    },
  );
});

describe('A reference', () => {
  type Refer = (data: WorldData) => void;
  const CASES: [string, string, Refer][] = [
    [
      'payments[0].transaction_id',
      'transactions',
      (d) => Object.assign(firstOf(d.payments), { transaction_id: 'txn_x' }),
    ],
    ['payments[0].invoice_id', 'invoices', (d) => Object.assign(firstOf(d.payments), { invoice_id: 'inv_x' })],
    ['payments[0].transaction_ids', 'transactions', (d) => firstOf(d.payments).transaction_ids.push('txn_x')],
    [
      'transactions[0].payment_request_id',
      'payments',
      (d) => Object.assign(firstOf(d.transactions), { payment_request_id: 'pay_x' }),
    ],
    ['transactions[0].payout_id', 'payouts', (d) => Object.assign(firstOf(d.transactions), { payout_id: 'payout_x' })],
    [
      'invoices[0].payment_request_id',
      'payments',
      (d) => Object.assign(firstOf(d.invoices), { payment_request_id: 'pay_x' }),
    ],
    [
      'invoices[0].transaction_id',
      'transactions',
      (d) => Object.assign(firstOf(d.invoices), { transaction_id: 'txn_x' }),
    ],
    [
      'payouts[0].transaction_id',
      'transactions',
      (d) => Object.assign(firstOf(d.payouts), { transaction_id: 'txn_x' }),
    ],
    [
      'payment_links[0].payment_request_ids',
      'payments',
      (d) => firstOf(d.payment_links).payment_request_ids.push('pay_x'),
    ],
    ['subscriptions[0].invoice_ids', 'invoices', (d) => firstOf(d.subscriptions).invoice_ids.push('inv_x')],
    ['deliveries[0].event_id', 'events', (d) => Object.assign(firstOf(d.deliveries), { event_id: 'evt_x' })],
    ['deliveries[0].replay_of', 'deliveries', (d) => Object.assign(firstOf(d.deliveries), { replay_of: 'dlv_x' })],
  ];
  it.each(CASES)('at %s leads to one of the %s', (path, to, refer) => {
    expect(faultsOf(refer)).toEqual([
      [path, expect.stringMatching(`^names [a-z]+_x, which is not among the ${to}\\.$`)],
    ]);
  });

  it.each([
    ['payment.expire', 'payments'],
    ['invoice.open', 'invoices'],
    ['payout.process', 'payouts'],
    ['subscription.invoice', 'subscriptions'],
    ['delivery.attempt', 'deliveries'],
    ['scenario.step', 'runs'],
  ] as const)('of a job %s leads to one of the %s', (kind, to) => {
    expect(faultsOf((d) => Object.assign(firstOf(d.jobs), { kind, subject: 'x_nowhere' }))).toEqual([
      ['jobs[0].subject', expect.stringContaining(`not among the ${to}`)],
    ]);
    expect(
      faultsOf((d) => Object.assign(firstOf(d.jobs), { kind, subject: firstOf<{ id: string }>(d[to]).id })),
    ).toEqual([]);
  });

  it('is told by its beginning when it is long', () => {
    const [[, message] = ['', '']] = faultsOf((d) =>
      firstOf(d.payments).transaction_ids.push(`txn_${'x'.repeat(119)}`),
    );
    expect(message).toContain(`names txn_${'x'.repeat(96)}, which`);
  });
});

describe('A record that contradicts itself is rejected:', () => {
  type Case = [string, (data: WorldData) => string, string];
  const paid = (d: WorldData) => first(d.payments, ({ status }) => status === 'paid');
  const CASES: Case[] = [
    [
      'a phase that does not go with the status',
      (d) => {
        firstOf(d.payments).phase = 'awaiting';
        return 'payments[0].phase';
      },
      'awaiting does not go with the status paid',
    ],
    ...(['paid_at_ms', 'paid_amount', 'paid_currency', 'transaction_id'] as const).map(
      (field): Case => [
        `a payment that is paid and lacks ${field}`,
        (d) => {
          const [payment, at] = paid(d);
          delete payment[field];
          return `payments[${at}]`;
        },
        'is paid and lacks',
      ],
    ),
    ...(['paid_at_ms', 'payment_request_id', 'transaction_id'] as const).map(
      (field): Case => [
        `an invoice that is paid and lacks ${field}`,
        (d) => {
          const [invoice, at] = first(d.invoices, ({ status }) => status === 'paid');
          delete invoice[field];
          return `invoices[${at}]`;
        },
        'is paid and lacks',
      ],
    ),
    ...(['payments', 'payment_links', 'subscriptions'] as const).map(
      (name): Case => [
        `${name} about nothing`,
        (d) => {
          firstOf<{ amount: string | null }>(d[name]).amount = '0';
          return `${name}[0].amount`;
        },
        'must be greater than zero',
      ],
    ),
    ...(['processing', 'completed'] as const).map(
      (state): Case => [
        `a payout that is ${state} without a transaction`,
        (d) => {
          const [payout, at] = first(d.payouts, ({ status }) => status === state);
          delete payout.transaction_id;
          return `payouts[${at}]`;
        },
        `is ${state} and has no transaction`,
      ],
    ),
    [
      'a transaction on a network of another currency',
      (d) => {
        firstOf(d.transactions).network = 'tron';
        return 'transactions[0].network';
      },
      `must be one of ${chains.networksOf('BTC').join(', ')}.`,
    ],
    [
      'a transaction whose fee is more than it brings',
      (d) => {
        const at = d.transactions.findIndex(({ type }) => type === 'payment');
        Object.assign(d.transactions[at] ?? {}, { crypto_amount: '5', fee: '6' });
        return `transactions[${at}].fee`;
      },
      'must be at most the crypto_amount 5',
    ],
    [
      'a payout on a network of another currency',
      (d) => {
        firstOf(d.payouts).network = 'tron';
        return 'payouts[0].network';
      },
      `must be one of ${chains.networksOf('BTC').join(', ')}.`,
    ],
    [
      'a subscription that is paused and has a next invoice',
      (d) => {
        const [paused, at] = first(d.subscriptions, ({ status }) => status === 'paused');
        paused.next_invoice_at_ms = 1;
        return `subscriptions[${at}].next_invoice_at_ms`;
      },
      'must be null, because it is paused',
    ],
    [
      'an endpoint under the name of another URL',
      (d) => {
        firstOf(d.webhooks).url_key = 'http://127.0.0.1:9/other';
        return 'webhooks[0].url_key';
      },
      'does not belong to the URL',
    ],
    [
      'an endpoint whose URL is none',
      (d) => {
        Object.assign(firstOf(d.webhooks), { url: 'http://[', url_key: 'http://[' });
        return 'webhooks[0].url_key';
      },
      'does not belong to the URL',
    ],
    [
      'fewer entries of the books counted than there are',
      (d) => {
        d.counters.ledger = d.ledger.length - 1;
        return 'counters.ledger';
      },
      'is less than the entries',
    ],
    [
      'a job above the count of jobs',
      (d) => {
        const last = d.jobs.reduce((most, job, at) => (job.id > (d.jobs[most]?.id ?? 0) ? at : most), 0);
        d.counters.job = (d.jobs[last]?.id ?? 0) - 1;
        return `jobs[${last}].id`;
      },
      'is above counters.job',
    ],
    [
      'a run with more steps than plans',
      (d) => {
        firstOf(d.runs).plan = [];
        return 'runs[0].plan';
      },
      'must have as many entries as steps',
    ],
    [
      'no opening key',
      (d) => {
        d.origin.keys = [];
        return 'origin.keys';
      },
      'must have at least one key',
    ],
    [
      'the origin of another merchant',
      (d) => {
        d.origin.merchant.id = `acct_${'x'.repeat(24)}`;
        return 'origin.merchant.id';
      },
      'must be the id of the merchant',
    ],
  ];
  it.each(CASES)('%s', (_name, damage, message) => {
    let place = '';
    const faults = faultsOf((data) => {
      place = damage(data);
    });
    expect(faults).toEqual([[place, expect.stringContaining(message)]]);
  });
});
