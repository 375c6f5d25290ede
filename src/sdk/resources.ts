/** What is done with records in code: the methods that `tenderbox/control` has for them, but for those that make and list them. */
import { METHODS } from '../client/control/generated/operations.js';
import type { Resources as Remote } from '../client/control/sandbox.js';
import type { ControlOperationId } from '../contract/types.js';
import { SHOW_DETAIL } from '../control/operations/index.js';
import { ACTIONS, type Action } from '../domain/actions.js';
import { openPaymentLink } from '../domain/billing/payment-links.js';
import { publicPayment } from '../domain/payments/payments.js';
import type { World } from '../domain/world.js';
import { type Home, turnOf } from './home.js';
import { actionInput } from './input.js';

/** A record of each kind by its id, and its actions. Each rejects with a Problem when the move is not allowed. */
export type Resources = { readonly [List in keyof Remote]: Omit<Remote[List], 'create' | 'list'> };

type Kind = keyof typeof METHODS;

const ACTION_OF = new Map(
  Object.values(ACTIONS).flatMap((actions) =>
    Object.values<Action>(actions).map((action) => [action.operation, action] as const),
  ),
);

/** Carries out an operation on a record; one that is no action reads it. @returns what it answers @throws Problem */
function answerOf(home: Home, world: World, kind: Kind, operation: string, id: string, input: unknown): object {
  const read = actionInput(operation as ControlOperationId, input);
  // A customer who opens a link gets a payment request; all others answer the record as it is then.
  if (operation === 'openPaymentLink')
    return publicPayment(world, openPaymentLink(world, id, read, home.public_origin));
  ACTION_OF.get(operation)?.run(world, id, read as never);
  return SHOW_DETAIL[kind](world, id);
}

function methodsOf(home: Home, world: World, kind: Kind): object {
  const { plain, said } = METHODS[kind];
  const call = (operation: string, id: string, input: unknown) =>
    turnOf(home, world, () => answerOf(home, world, kind, operation, id, input));
  return Object.fromEntries([
    ...Object.entries<string>(plain).map(([name, operation]) => [name, (id: string) => call(operation, id, {})]),
    ...Object.entries<string>(said).map(([name, operation]) => [
      name,
      (id: string, input: unknown = {}) => call(operation, id, input),
    ]),
  ]);
}

/** Whoever extends it has the methods of every kind of record, by the names that code has for these. */
export const WithResources = class {
  constructor(home: Home, world: World) {
    for (const kind of Object.keys(METHODS) as Kind[])
      Object.assign(this, { [METHODS[kind].name]: methodsOf(home, world, kind) });
  }
} as unknown as new (
  home: Home,
  world: World,
) => Resources;
