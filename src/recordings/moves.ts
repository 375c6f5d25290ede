/** What happened outside of the merchant API, as the states of recorded answers show it. */
import { CRYPTO_CODES } from '../domain/money.js';
import type { JsonObject } from '../domain/records.js';
import type { Verb } from '../scenarios/vocabulary.js';

/** The records that something happens to by itself. */
export type MovedKind = 'payment' | 'invoice' | 'payout';

/** The step of a scenario that leads to a state. */
const LEADS_TO: Readonly<Record<MovedKind, Readonly<Record<string, Verb>>>> = {
  payment: { paid: 'pay', expired: 'expire', failed: 'fail' },
  invoice: { open: 'open', paid: 'pay', void: 'void', past_due: 'past_due' },
  payout: { processing: 'process', completed: 'complete', failed: 'fail' },
};

/** Whether something happens by itself to records of a kind. */
export const isMoved = (kind: string | undefined): kind is MovedKind => kind !== undefined && kind in LEADS_TO;

/** What was done to a record. */
export interface Moved {
  verb: Verb;
  input: JsonObject;
}

/** What leads to the state that an answer shows of a record; undefined where nothing of the kind does. */
export function moveTo(kind: MovedKind, shown: Readonly<Record<string, unknown>>): Moved | undefined {
  const verb = LEADS_TO[kind][String(shown.status)];
  if (verb === undefined) return undefined;
  const currency = CRYPTO_CODES.find((code) => code === shown.paid_currency);
  return { verb, input: verb === 'pay' && currency !== undefined ? { currency } : {} };
}

/** A refund that an answer shows: of which payment request, and how much. */
export function refundIn(
  shown: Readonly<Record<string, unknown>>,
): { payment_id: string; input: JsonObject } | undefined {
  const { type, payment_request_id, amount } = shown;
  if (type !== 'refund' || typeof payment_request_id !== 'string' || typeof amount !== 'number') return undefined;
  return { payment_id: payment_request_id, input: { amount } };
}
