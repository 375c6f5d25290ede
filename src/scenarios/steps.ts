/** The verbs of a step as actions of the domain. */
import { ACTIONS, type Action } from '../domain/actions.js';
import type { JsonObject } from '../domain/types.js';
import type { World } from '../domain/world.js';
import { install, readRespond } from './respond.js';
import type { ResourceKind, Verb } from './vocabulary.js';

/** Verbs that concern the merchant as a whole and live in other rooms; the composition root hands them in. */
export interface FreeVerbs {
  replay_failed(world: World): void;
}

/** A scenario on an endpoint has the verbs of the merchant alone. */
const actionsOf = (kind: ResourceKind): Record<string, Action> => (kind === 'webhook' ? {} : ACTIONS[kind]);

/**
 * Runs one verb on one resource.
 * @throws Problem when the core refuses it
 */
export function runVerb(
  world: World,
  free: FreeVerbs,
  step: { verb: Verb; input: JsonObject; scenario: string },
  resource: { kind: ResourceKind; id: string } | null,
): void {
  if (step.verb === 'replay_failed') {
    free.replay_failed(world);
    return;
  }
  if (step.verb === 'respond') {
    install(world, step.scenario, readRespond(step.input), resource?.id ?? null);
    return;
  }
  if (resource === null) return;
  // The input was checked against the schema when the scenario was read.
  actionsOf(resource.kind)[step.verb]?.run(world, resource.id, step.input as never);
}
