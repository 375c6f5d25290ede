/** Where and how much a customer can pay: what the control API and the checkout show of it. */

import { minorToDecimal } from '../money.js';
import type { PaymentRecord } from '../types.js';
import type { World } from '../world.js';
import { dueIn, paidIn, seenSum } from './payment-record.js';
import { depositAddress } from './receiving.js';

/** One way to pay. */
export interface Deposit {
  currency: string;
  network: string;
  address: string;
  /** Still to be paid, in minor units of the currency. */
  missing: bigint;
  /** For wallets: asks for what is missing, as a plain decimal. */
  uri: string;
}

/** What is still to be paid in a cryptocurrency; nothing once the request is paid or has failed. */
export function missingIn(world: World, payment: PaymentRecord, currency: string): bigint {
  if (payment.status === 'paid' || payment.status === 'failed') return 0n;
  const seen = paidIn(world, payment) === currency ? seenSum(world, payment) : 0n;
  const missing = dueIn(world, payment, currency) - seen;
  return missing > 0n ? missing : 0n;
}

/** The ways to pay in a currency, one per network, the usual network first. Looking at them changes nothing. */
export function depositsIn(world: World, payment: PaymentRecord, currency: string): Deposit[] {
  return world.env.chains.networksOf(currency).map((network) => depositOn(world, payment, currency, network));
}

/** One way to pay. The network is one that the currency is sent on. */
export function depositOn(world: World, payment: PaymentRecord, currency: string, network: string): Deposit {
  const missing = missingIn(world, payment, currency);
  const address = depositAddress(world, payment.id, currency, network);
  const uri = world.env.chains.paymentUri(currency, network, address, minorToDecimal(missing, currency));
  return { currency, network, address, missing, uri };
}
