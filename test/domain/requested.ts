/** One payment request, and what is done with it as the events that it causes: the vocabulary of the tests of payments. */

import type { Settings } from '../../src/domain/merchants/settings.js';
import { expirePayment, failPayment } from '../../src/domain/payments/outcomes.js';
import { createPayment } from '../../src/domain/payments/payments.js';
import { confirm, drop, pay, type ReceiveInput, receive } from '../../src/domain/payments/receiving.js';
import type { PaymentRecord } from '../../src/domain/records.js';
import {
  accountsOf,
  advanceBy,
  eventsOf,
  MINUTE_MS,
  ORIGIN,
  type TestWorld,
  testWorld,
  turn,
} from '../support/world.js';

/** 120 USD at 60,000 USD for a BTC: 0.002 BTC, 200,000 satoshi. */
export const PRICE = { amount: 120, currency: 'USD' } as const;
export const DUE = 200_000n;
export const FEE = 2_000n;
export const EXPIRES_AFTER_MS = 15 * MINUTE_MS;

export function requested(settings: Partial<Settings> = {}, body = {}): TestWorld & { payment: PaymentRecord } {
  const made = testWorld({ settings, balances: { BTC: '1000000' } });
  const payment = turn(made.world, (world) => createPayment(world, { ...PRICE, ...body }, ORIGIN));
  made.events.length = 0;
  return { ...made, payment };
}

export type Requested = ReturnType<typeof requested>;
export const bitcoin = ({ world }: TestWorld) => accountsOf(world, 'BTC');
export const stateOf = ({ payment }: Requested): string => `${payment.status}/${payment.phase}`;
export const does = {
  receive: (made: Requested, input?: ReceiveInput) => eventsOf(made, (w) => receive(w, made.payment.id, input)),
  confirm: (made: Requested, input?: Parameters<typeof confirm>[2]) =>
    eventsOf(made, (w) => confirm(w, made.payment.id, input)),
  pay: (made: Requested, input?: ReceiveInput) => eventsOf(made, (w) => pay(w, made.payment.id, input)),
  drop: (made: Requested, input?: Parameters<typeof drop>[2]) => eventsOf(made, (w) => drop(w, made.payment.id, input)),
  expire: (made: Requested) => eventsOf(made, (w) => expirePayment(w, made.payment.id)),
  fail: (made: Requested) => eventsOf(made, (w) => failPayment(w, made.payment.id)),
  wait: (made: Requested, by_ms: number) => {
    made.events.length = 0;
    advanceBy(made.world, by_ms);
    return [...made.events];
  },
};
