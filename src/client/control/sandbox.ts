/** A merchant of a running sandbox: the members that the in-process one has, over HTTP. */
import type { Answer, CallInput, Condition, Filter, Input, Operation } from './call.js';
import { callOperation } from './call.js';
import { METHODS } from './generated/operations.js';
import type { Setup } from './options.js';

type Plain<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends infer Id extends Operation
    ? (id: string) => Promise<Answer<Id>>
    : never;
};
type Said<Operations> = {
  readonly [Name in keyof Operations]: Operations[Name] extends infer Id extends Operation
    ? (id: string, input?: Input<Id>) => Promise<Answer<Id>>
    : never;
};
interface Making<Create extends Operation, List extends Operation> {
  readonly create: (input: Input<Create>) => Promise<Answer<Create>>;
  readonly list: (filter?: Filter<List>) => Promise<Answer<List>>;
}
type Table = typeof METHODS;

/** What can be created and acted on. Its methods are operations of the contract, and resolve to what these answer. */
export type Resources = {
  readonly [Kind in keyof Table as Table[Kind]['name']]: Plain<Table[Kind]['plain']> &
    Said<Table[Kind]['said']> &
    Making<Table[Kind]['create'], Table[Kind]['list']>;
};

/** Whoever extends it has the methods of every kind of record, as the contract names them. */
const WithResources = class {
  constructor(setup: Setup) {
    const call = (id: Operation, input: CallInput<Operation>) => callOperation(setup, id, input);
    for (const { name, plain, said, create, list } of Object.values(METHODS)) {
      const acting = [
        ...Object.entries(plain).map(([method, operation]) => [
          method,
          (id: string) => call(operation, { path: { id } } as CallInput<Operation>),
        ]),
        ...Object.entries(said).map(([method, operation]) => [
          method,
          (id: string, body?: Input<Operation>) => call(operation, { path: { id }, body } as CallInput<Operation>),
        ]),
      ];
      const making = {
        create: (body: Input<Operation>) => call(create, { body }),
        list: (query?: Filter<Operation>) => call(list, { query } as CallInput<Operation>),
      };
      Object.assign(this, { [name]: { ...making, ...Object.fromEntries(acting) } });
    }
  }
} as unknown as new (
  setup: Setup,
) => Resources;

/** One of a list. */
type Item<Id extends Operation> = Answer<Id> extends { data: (infer One)[] } ? One : never;
/** Lists that are read as a whole. */
type Listing = 'listDeliveries' | 'listEvents' | 'listRequests';

/** What a merchant is made with; what is left out is as the sandbox was started. */
export type NewMerchant = Input<'createMerchant'>;

/** What is no time is the sandbox's to reject. */
const asText = (time: string | Date): string =>
  time instanceof Date && !Number.isNaN(time.getTime()) ? time.toISOString() : String(time);

/** Keys of a merchant, as far as they are known here. */
interface Keys {
  readonly id?: string;
  readonly publicKey?: string;
  readonly secretKey?: string;
}

/** One merchant of a running sandbox, and all that can be done to its world. A call that the sandbox rejects throws a ControlError. */
export class RemoteMerchant extends WithResources {
  /** The base URL of the API, ending in `/v1`. */
  readonly url: string;
  /** The base URL of the control API. */
  readonly controlUrl: string;
  /** Bearer, or X-API-Key; undefined where the connection was made without. */
  readonly apiKey: string | undefined;
  /** The account id, where `createMerchant` made it. */
  readonly id: string | undefined;
  /** For signed requests, where `createMerchant` made it. */
  readonly publicKey: string | undefined;
  /** For signed requests, where `createMerchant` made it. */
  readonly secretKey: string | undefined;
  readonly #setup: Setup;

  /** @internal */
  constructor(setup: Setup, keys: Keys = {}) {
    super(setup);
    this.#setup = setup;
    this.url = `${setup.origin}/v1`;
    this.controlUrl = `${setup.origin}/_sandbox`;
    this.apiKey = setup.apiKey;
    this.id = keys.id;
    this.publicKey = keys.publicKey;
    this.secretKey = keys.secretKey;
  }

  /** Makes any call of the control API by the name of its operation: `call('getTimeline', { path: { id } })`. */
  call<Id extends Operation>(operation: Id, input: CallInput<Id> = {}): Promise<Answer<Id>> {
    return callOperation(this.#setup, operation, input);
  }

  /** All of a list, page by page, oldest first. */
  async #all<Id extends Listing>(operation: Id, filter: Filter<Id>): Promise<Item<Id>[]> {
    const items: Item<Listing>[] = [];
    for (;;) {
      const last = items.at(-1);
      const after = last === undefined ? {} : { starting_after: 'id' in last ? last.id : last.event_id };
      const query = { limit: 100, ...filter, ...after };
      const { data, has_more }: Answer<Listing> = await this.call(operation as Listing, { query });
      items.push(...data);
      if (!has_more) return items.reverse() as Item<Id>[];
    }
  }

  /** The merchant's clock. */
  readonly clock = {
    /** The merchant's time as a timestamp. */
    now: async (): Promise<string> => (await this.call('getClock')).now,
    get: () => this.call('getClock'),
    /**
     * Runs everything that falls due on the way, in order, and resolves after the deliveries were attempted. A number counts
     * milliseconds: `advance(900_000)` is `advance('15m')`.
     */
    advance: (by: string | number) =>
      this.call('advanceClock', { body: { by: typeof by === 'number' ? by / 1000 : by } }),
    advanceTo: (time: string | Date) => this.call('advanceClock', { body: { to: asText(time) } }),
    set: async (input: { mode?: Input<'putClock'>['mode']; now?: string | Date; speed?: number }) => {
      const held = input.mode === undefined ? await this.call('getClock') : undefined;
      const { mode = held?.mode ?? 'real', now, speed = held?.mode === 'scaled' ? held.speed : undefined } = input;
      return this.call('putClock', { body: { mode, speed, ...(now === undefined ? {} : { now: asText(now) }) } });
    },
    freeze: () => this.call('putClock', { body: { mode: 'frozen' } }),
  };

  /** What goes wrong on purpose, in the API and in deliveries. */
  readonly faults = {
    add: (fault: Input<'addFault'>) => this.call('addFault', { body: fault }),
    /** In the order in which they are tried, with how often each has struck. */
    list: async () => (await this.call('listFaults')).data,
    remove: async (id: string): Promise<void> => void (await this.call('deleteFault', { path: { id } })),
    clear: () => this.call('clearFaults'),
  };

  /** Addresses of the sandbox itself that take webhooks and keep them. */
  readonly inbox = {
    list: async () => (await this.call('listInboxes')).data,
    get: (name: string) => this.call('getInbox', { path: { name } }),
    behave: (name: string, behaviour: Input<'putInbox'>) => this.call('putInbox', { path: { name }, body: behaviour }),
    empty: (name: string) => this.call('deleteInbox', { path: { name } }),
  };

  /** What plays the customer, the chain and the network. */
  readonly scenarios = {
    list: async () => (await this.call('listScenarios')).data,
    put: (name: string, scenario: Input<'putScenario'>) => this.call('putScenario', { path: { name }, body: scenario }),
    run: (name: string, resource_id: string | null = null) => this.run(name, resource_id),
    get: (run_id: string) => this.call('getRun', { path: { id: run_id } }),
    stop: (run_id: string) => this.call('stopRun', { path: { id: run_id } }),
  };

  /** All that the merchant has, as one document. */
  readonly state = {
    get: () => this.exportState(),
    put: (state: Input<'putState'>) => this.importState(state),
  };

  readonly endpoints = {
    register: (input: Input<'registerEndpoint'>) => this.call('registerEndpoint', { body: input }),
    list: async () => (await this.call('listEndpoints')).data,
    remove: async (id: string): Promise<void> => void (await this.call('deleteEndpoint', { path: { id } })),
  };

  /** Every delivery with its attempts, oldest first. */
  async deliveries(filter: Filter<'listDeliveries'> = {}) {
    const listed = await this.#all('listDeliveries', filter);
    return Promise.all(listed.map(({ id }) => this.call('getDelivery', { path: { id } })));
  }

  /** Every event, oldest first. */
  events(filter: Filter<'listEvents'> = {}) {
    return this.#all('listEvents', filter);
  }

  /** The request log of public calls, oldest first; bounded. */
  requests(filter: Filter<'listRequests'> = {}) {
    return this.#all('listRequests', filter);
  }

  /** What happened to a record and why, oldest first. */
  timeline(id: string) {
    return this.call('getTimeline', { path: { id } });
  }

  /** Which parts of the contract this merchant's traffic has exercised. */
  coverage() {
    return this.call('getCoverage');
  }

  /** What this merchant's clients and receivers did that the service's guidance forbids. */
  audit() {
    return this.call('getAudit');
  }

  /** Whether the books of every currency add up. */
  async balanced(): Promise<boolean> {
    return (await this.call('getLedger', { query: { limit: 1 } })).balanced;
  }

  /** Sends the same event again, as a new delivery. */
  replay(delivery_id: string) {
    return this.call('replayDelivery', { path: { id: delivery_id } });
  }

  /** Makes the next attempt of a delivery that waits for it at once. */
  retry(delivery_id: string) {
    return this.call('retryDelivery', { path: { id: delivery_id } });
  }

  /** Runs a scenario on a resource; without one on a new one, where it needs one. */
  run(scenario: string, resource_id: string | null = null) {
    return this.call('runScenario', { path: { name: scenario }, body: resource_id === null ? {} : { resource_id } });
  }

  /** Resolves when nothing is due and nothing is in flight; rejects after `timeout_ms` of real time. */
  async settle(timeout_ms?: number): Promise<void> {
    await this.call('settle', { body: { timeout_ms } });
  }

  /** Resolves when the condition is true: `wait({ payment: { id, status: 'paid' } })`. Rejects after `timeout_ms` of real time. */
  wait(condition: Condition, timeout_ms?: number) {
    return this.call('waitFor', { body: { for: condition, timeout_ms } });
  }

  /** Sets what is available, in units of each currency: `fund({ BTC: 2 })`. */
  async fund(balances: Input<'setBalance'>): Promise<void> {
    await this.call('setBalance', { body: balances });
  }

  /** The merchant's state, as `importState` reads it. */
  exportState() {
    return this.call('getState');
  }

  /** Puts an exported state in place of the merchant's. */
  async importState(state: Input<'putState'>): Promise<void> {
    await this.call('putState', { body: state });
  }

  /** Back to the seed state. */
  async reset(): Promise<void> {
    await this.call('resetMerchant');
  }

  /** Keeps the state as it is now under a name, in place of what was kept under it. */
  snapshot(name = 'default') {
    return this.call('takeSnapshot', { body: { name } });
  }

  /** Back to a snapshot; keys stay. */
  async restore(name = 'default'): Promise<void> {
    await this.call('restoreSnapshot', { path: { name } });
  }

  /** A second merchant in the state of this one, with keys of its own. */
  async fork(label?: string): Promise<RemoteMerchant> {
    return merchantOf(this.#setup, await this.call('forkMerchant', { body: label === undefined ? {} : { label } }));
  }

  /** What differs between two states: snapshots by name, merchants by id or label. Without `to` the later one is the present. */
  diff(from: string, to?: string) {
    return this.call('diffStates', { path: { name: from }, query: { to } });
  }
}

function merchantOf(setup: Setup, made: Answer<'createMerchant'>): RemoteMerchant {
  const { id, api_key, public_key, secret_key } = made;
  return new RemoteMerchant({ ...setup, apiKey: api_key }, { id, publicKey: public_key, secretKey: secret_key });
}

/** A running sandbox, as the merchant that the connection names. */
export class RemoteSandbox extends RemoteMerchant {
  readonly #setup: Setup;

  /** @internal */
  constructor(setup: Setup) {
    super(setup);
    this.#setup = setup;
  }

  /** Another merchant, with a world of its own. */
  async createMerchant(options: NewMerchant = {}): Promise<RemoteMerchant> {
    return merchantOf(this.#setup, await this.call('createMerchant', { body: options }));
  }
}
