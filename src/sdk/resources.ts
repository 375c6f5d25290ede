/**
 * What is done with records in code: a method for each action of the registry, under the name that it has in `tenderbox/control`.
 * Making and listing them is the merchant API's.
 */
import { RESOURCES } from '../client/control/generated/operations.js';
import type { ControlOperationId, ControlRequestBody, ControlResult } from '../contract/types.js';
import { SHOW_DETAIL } from '../control/shapes/details.js';
import { ACTIONS, type Action } from '../domain/actions.js';
import { openPaymentLink } from '../domain/billing/payment-links.js';
import { publicPayment } from '../domain/present.js';
import type { World } from '../domain/world.js';
import { type Home, turnOf } from './home.js';
import { actionInput } from './input.js';

type Acted = keyof typeof RESOURCES;

type Method<Id extends ControlOperationId> = (
  id: string,
  input?: NonNullable<ControlRequestBody<Id>>,
) => Promise<ControlResult<Id>>;
type Methods<Operations> = {
  readonly [Name in Exclude<keyof Operations, 'create' | 'list'>]: Operations[Name] extends infer Id extends
    ControlOperationId
    ? Method<Id>
    : never;
};

/** A record of each kind by its id, and its actions. Each rejects with a Problem when the move is not allowed. */
export type Resources = {
  readonly [Kind in keyof typeof RESOURCES as (typeof RESOURCES)[Kind]['name']]: Methods<
    (typeof RESOURCES)[Kind]['methods']
  >;
};

/** Carries out an action as code names it. @returns what its operation answers @throws Problem */
function act(home: Home, world: World, kind: Acted, { operation, run }: Action, id: string, input: unknown): object {
  const read = actionInput(operation as ControlOperationId, input);
  // A customer who opens a link gets a payment request; all others answer the record as it is then.
  if (operation === 'openPaymentLink')
    return publicPayment(world, openPaymentLink(world, id, read, home.public_origin));
  run(world, id, read as never);
  return SHOW_DETAIL[kind](world, id);
}

function methodsOf(home: Home, world: World, kind: Acted): object {
  const actions = Object.values<Action>(ACTIONS[kind]);
  const methods = Object.entries<string>(RESOURCES[kind].methods).flatMap(([name, operation]) => {
    const action = actions.find((each) => each.operation === operation);
    if (action === undefined) return [];
    const method = (id: string, input: unknown = {}) =>
      turnOf(home, world, () => act(home, world, kind, action, id, input));
    return [[name, method] as const];
  });
  const get = (id: string) => turnOf(home, world, () => SHOW_DETAIL[kind](world, id));
  return { get, ...Object.fromEntries(methods) };
}

/** Whoever extends it has the methods of every kind of record, by the names that code has for these. */
export const WithResources = class {
  constructor(home: Home, world: World) {
    for (const kind of Object.keys(RESOURCES) as Acted[])
      Object.assign(this, { [RESOURCES[kind].name]: methodsOf(home, world, kind) });
  }
} as unknown as new (
  home: Home,
  world: World,
) => Resources;
