/** What can happen to a sandbox, as data that fast-check makes, shrinks and prints. */
import fc from 'fast-check';
import { CURRENCIES, type Currency, type Destiny, type Policies } from './model.js';

export const DESTINIES: readonly Destiny[] = [
  'plain',
  'at once',
  'rejected',
  'fails',
  'stays pending',
  'stays processing',
];

/** `which` names the record that a step is about, counted from the newest and round again. */
export type Step =
  | { do: 'create payment'; currency: Currency; cents: number; minutes: number | null; key: number | null }
  | { do: 'create invoice'; currency: Currency; cents: number; days: number | null; key: number | null }
  | { do: 'create payout'; currency: Currency; cents: number; destiny: Destiny; valid: boolean; key: number | null }
  | { do: 'receive'; which: number; tenths: number }
  | { do: 'confirm'; which: number; blocks: number | null }
  | { do: 'pay' | 'drop' | 'expire' | 'fail'; which: number }
  | { do: 'refund'; which: number; half: boolean }
  | { do: 'open' | 'pay invoice' | 'void' | 'past due'; which: number }
  | { do: 'process' | 'complete' | 'fail payout'; which: number }
  | { do: 'advance'; seconds: number }
  | { do: 'add endpoint'; status: number }
  | { do: 'answer'; which: number; status: number }
  | { do: 'remove endpoint'; which: number }
  | { do: 'profile'; change: Partial<Policies> }
  | { do: 'fund'; currency: Currency; cents: number }
  | { do: 'make key' }
  | { do: 'revoke key' | 'call with key'; which: number }
  | { do: 'read'; list: 'payments' | 'invoices' | 'payouts' | 'transactions'; limit: number }
  | { do: 'kill' }
  | { do: 'restart' };

const which = fc.nat(20);
const currency = fc.constantFrom(...CURRENCIES);
const cents = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 400, max: 100_000 }));
const key = fc.option(fc.nat(3), { freq: 4 });
const status = fc.constantFrom(200, 200, 204, 302, 400, 500, 503);
const seconds = fc.oneof(fc.constantFrom(1, 5, 30, 60, 300, 900, 3_600, 86_400), fc.integer({ min: 1, max: 200_000 }));

const policies: fc.Arbitrary<Partial<Policies>> = fc.oneof(
  fc.record({ underpayment: fc.constantFrom('wait', 'accept', 'fail') }),
  fc.record({ late_payment: fc.constantFrom('record', 'accept', 'refund') }),
  fc.record({ expire_while_confirming: fc.boolean() }),
  fc.record({ payout_progress: fc.constantFrom('auto', 'manual') }),
) as fc.Arbitrary<Partial<Policies>>;

const of = <D extends Step['do']>(name: D, fields: object = {}) =>
  fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Extract<Step, { do: D }>>;

/** One step; the weights make most of them about payment requests, which have most to go wrong. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: of('create payment', { currency, cents, minutes: fc.option(fc.integer({ min: 1, max: 2_000 })), key }),
  },
  { weight: 3, arbitrary: of('create invoice', { currency, cents, days: fc.option(fc.nat(5)), key }) },
  {
    weight: 4,
    arbitrary: of('create payout', {
      ...{ currency, cents, key, destiny: fc.constantFrom(...DESTINIES) },
      valid: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    }),
  },
  { weight: 6, arbitrary: of('receive', { which, tenths: fc.constantFrom(1, 5, 5, 10, 15) }) },
  { weight: 5, arbitrary: of('confirm', { which, blocks: fc.option(fc.constantFrom(1, 2, 20)) }) },
  { weight: 5, arbitrary: of('pay', { which }) },
  { weight: 2, arbitrary: of('drop', { which }) },
  { weight: 2, arbitrary: of('expire', { which }) },
  { weight: 1, arbitrary: of('fail', { which }) },
  { weight: 3, arbitrary: of('refund', { which, half: fc.boolean() }) },
  { weight: 1, arbitrary: of('open', { which }) },
  { weight: 2, arbitrary: of('pay invoice', { which }) },
  { weight: 1, arbitrary: of('void', { which }) },
  { weight: 1, arbitrary: of('past due', { which }) },
  { weight: 2, arbitrary: of('process', { which }) },
  { weight: 2, arbitrary: of('complete', { which }) },
  { weight: 1, arbitrary: of('fail payout', { which }) },
  { weight: 6, arbitrary: of('advance', { seconds }) },
  { weight: 2, arbitrary: of('add endpoint', { status }) },
  { weight: 1, arbitrary: of('answer', { which, status }) },
  { weight: 1, arbitrary: of('remove endpoint', { which }) },
  { weight: 2, arbitrary: of('profile', { change: policies }) },
  { weight: 1, arbitrary: of('fund', { currency, cents: fc.constantFrom(0, 3, 1_000_000) }) },
  { weight: 1, arbitrary: of('make key') },
  { weight: 1, arbitrary: of('revoke key', { which }) },
  { weight: 2, arbitrary: of('call with key', { which }) },
  {
    weight: 2,
    arbitrary: of('read', {
      list: fc.constantFrom('payments', 'invoices', 'payouts', 'transactions'),
      limit: fc.integer({ min: 1, max: 12 }),
    }),
  },
  { weight: 3, arbitrary: of('kill') },
);
