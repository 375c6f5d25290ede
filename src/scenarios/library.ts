/**
 * All scenarios that a merchant can ask for: those shipped, those of the user's folders, and those put through the control
 * API, each hiding one of the same name before it. Shipped files are known by their file names and read when first needed,
 * and the parser itself is loaded apart from the start, because YAML and JSON Schema cost more than everything else there.
 */
import { getOrMake } from '../domain/collection.js';
import type { ScenarioCheck } from '../domain/ports.js';
import { invalidInput, invalidValue } from '../domain/problems.js';
import type { EventRecord, Json, JsonObject } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { suggestWord } from '../words/nearest.js';
import { createScenarioCheck } from './imported.js';
import { unknownKey } from './respond.js';
import { requireKeys, startRun } from './runner.js';
import {
  formatIssue,
  type ParseContext,
  type ParseResult,
  type Scenario,
  type ScenarioFile,
  type ScenarioIssue,
  tooManyPatterns,
} from './types.js';
import { aOrAn, KIND_NAMES, type ResourceKind, TRIGGERS, type TriggerName } from './vocabulary.js';

type Parser = typeof import('./parse.js');

export interface ListedScenario {
  scenario: Scenario;
  source: 'shipped' | 'folder' | 'api';
  file?: string;
}

/** The name that a shipped file holds: its own, without folder and ending. */
const nameOfFile = (file: string): string => file.replace(/^.*[\\/]/, '').replace(/\.ya?ml$/, '');

export class ScenarioLibrary {
  private parser: Parser | undefined;
  private readonly shipped: ReadonlyMap<string, ScenarioFile>;
  private readonly read = new Map<string, Scenario>();
  private folder = new Map<string, { scenario: Scenario; file: string }>();
  /** By the definition as it lies in a world's data, so that a world that is replaced takes its scenarios with it. */
  private readonly placed = new WeakMap<JsonObject, Scenario>();
  /** For imports; the parser must be `ready`. */
  readonly check: ScenarioCheck;

  constructor(
    shipped: readonly ScenarioFile[],
    private readonly context: ParseContext = {},
  ) {
    this.shipped = new Map(shipped.map((file) => [nameOfFile(file.file), file]));
    this.check = createScenarioCheck(
      () => this.parse().readScenario,
      context,
      () => this.patternsBeside(),
    );
  }

  /** Loads the parser once; to be awaited before the first turn that could ask for a scenario. */
  async ready(): Promise<this> {
    this.parser ??= await import('./parse.js');
    return this;
  }

  /** Resolves when the parser is there; undefined when it is already. */
  whenReady(): Promise<unknown> | undefined {
    return this.parser === undefined ? this.ready() : undefined;
  }

  private parse(): Parser {
    if (this.parser === undefined) throw new Error('ScenarioLibrary.ready() was not awaited');
    return this.parser;
  }

  /**
   * Reads the files of the user's folders, instead of those read before.
   * @returns every issue; with one, what was read before stays in force
   */
  load(files: readonly ScenarioFile[]): ScenarioIssue[] {
    if (files.length === 0) {
      this.folder = new Map();
      return [];
    }
    const { scenarios, issues } = this.parse().loadScenarios(files, this.context);
    if (issues.length === 0) this.folder = scenarios;
    return issues;
  }

  /** The names of all scenarios, in order. */
  names(world?: World): string[] {
    const own = world === undefined ? [] : Object.keys(world.data.scenarios);
    return [...new Set([...this.shipped.keys(), ...this.folder.keys(), ...own])].sort();
  }

  /** The scenario of a name, as this merchant sees it. */
  find(name: string, world?: World): Scenario | undefined {
    return this.listed(name, world)?.scenario;
  }

  /** All scenarios with where they come from, by name. */
  list(world?: World): ListedScenario[] {
    return this.names(world)
      .map((name) => this.listed(name, world))
      .filter((each) => each !== undefined);
  }

  /** One scenario with where it comes from. */
  listed(name: string, world?: World): ListedScenario | undefined {
    const put = this.findPut(name, world);
    if (put !== undefined) return { scenario: put, source: 'api' };
    const own = this.folder.get(name);
    if (own !== undefined) return { ...own, source: 'folder' };
    const file = this.shipped.get(name);
    return file && { scenario: this.findShipped(name, file), source: 'shipped', file: file.file };
  }

  /**
   * The scenario that `--scenario` or a call names.
   * @throws Problem `invalid_value` with the known names
   */
  require(name: string, parameter: string, world?: World): Scenario {
    const scenario = this.find(name, world);
    if (scenario !== undefined) return scenario;
    const names = this.names(world);
    const message = `There is no scenario ${JSON.stringify(name.slice(0, 100))}. ${suggestWord(name, names)}`;
    throw invalidValue(parameter, name, `in:${names.join(',')}`, message);
  }

  /** The names of the scenarios that start on a new resource of a kind. */
  namesFor(kind: ResourceKind, world?: World): string[] {
    return this.list(world)
      .filter(({ scenario }) => TRIGGERS[scenario.on] === kind)
      .map(({ scenario }) => scenario.name);
  }

  /** Scenarios that may start without being asked for, in the order in which they are tried. */
  matching(world: World): readonly Scenario[] {
    const found: Scenario[] = [];
    for (const name in world.data.scenarios) {
      const put = this.findPut(name, world);
      if (put?.matches !== undefined) found.push(put);
    }
    for (const [name, { scenario }] of this.folder) {
      if (scenario.matches !== undefined && !Object.hasOwn(world.data.scenarios, name)) found.push(scenario);
    }
    return found;
  }

  /**
   * Adds or replaces a scenario of one merchant: JSON, or `{yaml: text}`.
   * @returns the scenario and whether its name is new, or everything that is wrong with it
   */
  put(world: World, name: string, value: Json): ParseResult & { created?: boolean } {
    const result = this.parse().readScenario(value, 'scenario', this.context, name);
    if (result.scenario === undefined) return result;
    const tooMany = tooManyPatterns(result.scenario.patterns, this.patternsBeside(world, name), this.context);
    if (tooMany !== undefined) {
      return { issues: [{ file: 'scenario', line: null, column: null, pointer: '/match', message: tooMany }] };
    }
    const created = !this.names(world).includes(name);
    const definition = structuredClone(result.scenario.definition);
    world.data.scenarios[name] = definition;
    this.placed.set(definition, result.scenario);
    world.changed('scenario', name);
    return { ...result, created };
  }

  /** How large the patterns are that a new resource is held against, apart from those of one scenario of the merchant. */
  private patternsBeside(world?: World, but?: string): number {
    let sum = 0;
    for (const { scenario } of this.folder.values()) sum += scenario.patterns;
    for (const name in world?.data.scenarios) if (name !== but) sum += this.findPut(name, world)?.patterns ?? 0;
    return sum;
  }

  private findPut(name: string, world: World | undefined): Scenario | undefined {
    const held = world?.data.scenarios;
    const definition = held !== undefined && Object.hasOwn(held, name) ? held[name] : undefined;
    if (definition === undefined) return undefined;
    // It was validated when it came, also with an import.
    return getOrMake(this.placed, definition, () =>
      right(this.parse().readScenario(definition, 'scenario', this.context, name)),
    );
  }

  private findShipped(name: string, { file, text }: ScenarioFile): Scenario {
    return getOrMake(this.read, name, () => {
      const scenario = right(this.parse().parseScenario(text, file, this.context));
      if (scenario.name !== name) throw new Error(`${file} must hold the scenario ${name}`);
      return scenario;
    });
  }
}

/** What was read of a definition that is known to be right. */
function right({ scenario, issues }: ParseResult): Scenario {
  if (scenario === undefined) throw new Error(issues.map(formatIssue).join('\n'));
  return scenario;
}

// Which scenario a new resource gets: the one that it asks for, else one that matches it, else the default.

/** The metadata key by which a client asks for a scenario, through any client library. */
export const REQUEST_KEY = 'sandbox_scenario';
const PARAMETER = `metadata.${REQUEST_KEY}`;

const requestedIn = (metadata: Readonly<Record<string, unknown>> = {}): unknown =>
  Object.hasOwn(metadata, REQUEST_KEY) ? metadata[REQUEST_KEY] : undefined;

const fits = (scenario: Scenario, kind: ResourceKind): boolean => TRIGGERS[scenario.on] === kind;

/** @param fallback the name of the scenario that every new resource gets that it fits and that has no other */
export function createTriggers(library: ScenarioLibrary, fallback?: string) {
  function choose(world: World, kind: ResourceKind, resource: JsonObject): Scenario | undefined {
    let name = requestedIn(resource.metadata as JsonObject | undefined);
    if (typeof name !== 'string') {
      const match = library.matching(world).find((each) => fits(each, kind) && each.matches?.(resource) === true);
      if (match !== undefined) return match;
      name = fallback;
    }
    const scenario = typeof name === 'string' ? library.find(name, world) : undefined;
    return scenario !== undefined && fits(scenario, kind) ? scenario : undefined;
  }

  function start(world: World, kind: ResourceKind, id: string, resource: JsonObject): void {
    const scenario = choose(world, kind, resource);
    // Nobody who could be told has asked for it here: without the key that it is about, it is left alone.
    if (scenario !== undefined && unknownKey(world, scenario) === undefined) startRun(world, scenario, id);
  }

  return {
    /** To stand among the listeners of events, before delivery. */
    listener(world: World, event: EventRecord): void {
      const kind = Object.hasOwn(TRIGGERS, event.type) ? TRIGGERS[event.type as TriggerName] : null;
      if (kind === null || event.resource_id === null || event.test === true) return;
      // The payment request of an invoice is moved by whoever moves the invoice.
      if (world.payments.get(event.resource_id)?.invoice_id !== undefined) return;
      start(world, kind, event.resource_id, event.data);
    },
    /** To be called when an endpoint has been registered: there is no event of that. */
    webhookRegistered(world: World, { id, url }: { id: string; url: string }): void {
      start(world, 'webhook', id, { id, url });
    },
    /**
     * To be called before a resource is created.
     * @throws Problem `invalid_value` when its metadata ask for a scenario that there is not, or that it cannot have
     */
    checkRequested(world: World, kind: ResourceKind, metadata?: Readonly<Record<string, unknown>>): void {
      const requested = requestedIn(metadata);
      if (requested === undefined) return;
      const scenario = typeof requested === 'string' ? library.find(requested, world) : undefined;
      if (scenario === undefined) rejectUnknown(library, world, requested);
      else if (!fits(scenario, kind)) rejectMisfit(library, world, kind, scenario);
      else requireKeys(world, scenario);
    },
  };
}

function rejectUnknown(library: ScenarioLibrary, world: World, requested: unknown): never {
  const names = library.names(world);
  const message = `${PARAMETER} must be the name of a scenario. ${suggestWord(requested, names)}`;
  throw invalidInput(PARAMETER, requested, `in:${names.join(',')}`, message);
}

function rejectMisfit(library: ScenarioLibrary, world: World, kind: ResourceKind, scenario: Scenario): never {
  const names = library.namesFor(kind, world);
  const other = TRIGGERS[scenario.on];
  const fate = other === null ? 'starts only when it is told to' : `is for ${aOrAn(KIND_NAMES[other])}`;
  const message = `${PARAMETER}: ${scenario.name} ${fate}. For ${aOrAn(KIND_NAMES[kind])} there are: ${names.join(', ')}.`;
  throw invalidInput(PARAMETER, scenario.name, `in:${names.join(',')}`, message);
}
