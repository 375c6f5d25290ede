/** What to ask, and how often. */
export interface OrdinaryLoad {
  /** The base URL of the merchant API. */
  url: string;
  key: string;
  connections: number;
  /** Calls per second on all connections together, where the sandbox answers as fast as that; never more. */
  per_second: number;
}

export interface OrdinaryOutcome {
  /** How long each call took, in milliseconds. */
  took_ms: number[];
  /** The calls that were not answered as they should have been, in words. */
  others: string[];
}

export declare const CALLS_IN_A_ROUND: number;

export declare function makeOrdinaryCalls(load: OrdinaryLoad): {
  /** Resolves when each connection has made one call of every kind. */
  begun: Promise<void>;
  stop(): Promise<OrdinaryOutcome>;
};
