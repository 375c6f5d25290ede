/** Which scenario a new resource gets: the one that it asks for, else one that matches it, else the default. */
import type { EventListener } from '../domain/ports.js';
import { invalidInput } from '../domain/problems.js';
import type { JsonObject } from '../domain/types.js';
import type { World } from '../domain/world.js';
import type { ScenarioLibrary } from './library.js';
import { unknownKey } from './respond.js';
import { requireKeys, startRun } from './runner.js';
import { suggestWord } from './suggest.js';
import { isObject, type Scenario } from './types.js';
import { KIND_NAMES, type ResourceKind, TRIGGERS, type TriggerName } from './vocabulary.js';

/** The metadata key by which a client asks for a scenario, through any client library. */
export const REQUEST_KEY = 'sandbox_scenario';
const PARAMETER = `metadata.${REQUEST_KEY}`;

export interface Triggers {
  /** To stand among the listeners of events, before delivery. */
  listener: EventListener;
  /** To be called when an endpoint has been registered: there is no event of that. */
  webhookRegistered(world: World, webhook: { id: string; url: string }): void;
  /**
   * To be called before a resource is created.
   * @throws Problem `invalid_value` when its metadata ask for a scenario that there is not, or that it cannot have
   */
  checkRequested(world: World, kind: ResourceKind, metadata: Readonly<Record<string, unknown>> | undefined): void;
}

const requestedIn = (metadata: unknown): unknown =>
  isObject(metadata) && Object.hasOwn(metadata, REQUEST_KEY) ? metadata[REQUEST_KEY] : undefined;

const fits = (scenario: Scenario, kind: ResourceKind): boolean => TRIGGERS[scenario.on] === kind;

/** @param fallback the name of the scenario that every new resource gets that it fits and that has no other */
export function createTriggers(library: ScenarioLibrary, fallback?: string): Triggers {
  function choose(world: World, kind: ResourceKind, resource: JsonObject): Scenario | undefined {
    const requested = requestedIn(resource.metadata);
    if (typeof requested === 'string') {
      const scenario = library.find(requested, world);
      return scenario !== undefined && fits(scenario, kind) ? scenario : undefined;
    }
    for (const scenario of library.matching(world)) {
      if (fits(scenario, kind) && scenario.matches?.(resource) === true) return scenario;
    }
    const scenario = fallback === undefined ? undefined : library.find(fallback, world);
    return scenario !== undefined && fits(scenario, kind) ? scenario : undefined;
  }

  function start(world: World, kind: ResourceKind, id: string, resource: JsonObject): void {
    const scenario = choose(world, kind, resource);
    // Nobody who could be told has asked for it here: without the key that it is about, it is left alone.
    if (scenario !== undefined && unknownKey(world, scenario) === undefined) startRun(world, scenario, id);
  }

  return {
    listener(world, event) {
      const kind = Object.hasOwn(TRIGGERS, event.type) ? TRIGGERS[event.type as TriggerName] : null;
      if (kind === null || event.resource_id === null || event.test === true) return;
      // The payment request of an invoice is moved by whoever moves the invoice.
      if (world.payments.get(event.resource_id)?.invoice_id !== undefined) return;
      start(world, kind, event.resource_id, event.data);
    },
    webhookRegistered(world, { id, url }) {
      start(world, 'webhook', id, { id, url });
    },
    checkRequested(world, kind, metadata) {
      const requested = requestedIn(metadata);
      if (requested === undefined) return;
      if (typeof requested !== 'string') refuseUnknown(library, world, requested);
      const scenario = library.find(requested as string, world);
      if (scenario === undefined) refuseUnknown(library, world, requested);
      else if (!fits(scenario, kind)) refuseMisfit(library, world, kind, scenario);
      else requireKeys(world, scenario);
    },
  };
}

function refuseUnknown(library: ScenarioLibrary, world: World, requested: unknown): never {
  const names = library.names(world);
  const message = `${PARAMETER} must be the name of a scenario. ${suggestWord(requested, names)}`;
  throw invalidInput(PARAMETER, requested, `in:${names.join(',')}`, message);
}

function refuseMisfit(library: ScenarioLibrary, world: World, kind: ResourceKind, scenario: Scenario): never {
  const names = library.namesFor(kind, world);
  const other = TRIGGERS[scenario.on];
  const fate = other === null ? 'starts only when it is told to' : `is for a ${KIND_NAMES[other]}`;
  const message = `${PARAMETER}: ${scenario.name} ${fate}. For a ${KIND_NAMES[kind]} there are: ${names.join(', ')}.`;
  throw invalidInput(PARAMETER, scenario.name, `in:${names.join(',')}`, message);
}
