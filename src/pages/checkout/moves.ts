/** What the forms of a checkout do: actions of a payment request, with what was written into the form. */
import { ACTIONS, type Action } from '../../domain/actions.js';
import type { ReceiveInput } from '../../domain/payments/receiving.js';
import { invalidInput } from '../../domain/problems.js';
import type { World } from '../../domain/world.js';

/** What is read of the form for each action that is offered. */
const INPUTS: Readonly<Partial<Record<keyof (typeof ACTIONS)['payment'], (form: URLSearchParams) => object>>> = {
  pay: readSent,
  receive: (form) => ({ ...readSent(form), confirmations: readCount(form) }),
  confirm: (form) => ({ confirmations: readCount(form) }),
  drop: () => ({}),
  expire: () => ({}),
  fail: () => ({}),
};

type Move = (world: World, id: string, form: URLSearchParams) => unknown;

/** By the last segment of the path. */
export const MOVES: ReadonlyMap<string, Move> = new Map(
  Object.entries(INPUTS).map(([action, read]): [string, Move] => {
    const { run } = ACTIONS.payment[action as keyof typeof INPUTS] as Action;
    return [action, (world, id, form) => run(world, id, read(form) as never)];
  }),
);

/** What the customer sends; fields that are empty were not filled in. */
function readSent(form: URLSearchParams): ReceiveInput {
  const written = {
    amount: readNumber(form, 'amount'),
    percent: readNumber(form, 'percent'),
    currency: form.get('currency') || undefined,
    network: form.get('network') || undefined,
  };
  const size = readNumber(form, 'size');
  if (size === undefined) return refuseBoth(written);
  return refuseBoth({ ...written, [form.get('unit') === 'amount' ? 'amount' : 'percent']: size });
}

/** A share and an amount cannot both be meant. */
function refuseBoth(input: ReceiveInput): ReceiveInput {
  if (input.amount === undefined || input.percent === undefined) return input;
  throw invalidInput('percent', input.percent, 'without:amount', 'Give an amount or a percentage, not both.');
}

/** @throws Problem for what is no decimal number; a decimal comma is one too */
export function readNumber(form: URLSearchParams, name: string): number | undefined {
  const written = form.get(name)?.trim();
  if (!written) return undefined;
  if (/^\d{1,15}(?:[.,]\d{1,18})?$/.test(written)) return Number(written.replace(',', '.'));
  throw invalidInput(name, written.slice(0, 100), 'numeric', `${name} must be a number such as 50 or 0.25.`);
}

function readCount(form: URLSearchParams): number | undefined {
  const count = readNumber(form, 'confirmations');
  if (count === undefined || (Number.isInteger(count) && count >= 1 && count <= 1_000)) return count;
  throw invalidInput('confirmations', count, 'max:1000', 'confirmations must be a whole number from 1 to 1000.');
}
