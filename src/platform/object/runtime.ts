/** What the runtime of durable objects gives, as far as it is used (https://developers.cloudflare.com/durable-objects/). */
import type { Sql } from './rows.js';

/** What an object has of the runtime. */
export interface ObjectState {
  readonly storage: {
    readonly sql: Sql;
    setAlarm(at_ms: number): Promise<void>;
    deleteAlarm(): Promise<void>;
    deleteAll(): Promise<void>;
  };
  /** Nothing else is delivered to the object meanwhile. */
  blockConcurrencyWhile<T>(act: () => Promise<T>): Promise<T>;
}

/** Objects of a class: each name is one. */
interface Objects<Stub> {
  idFromName(name: string): unknown;
  get(id: unknown): Stub;
}

/** The object of a name. */
export const objectOf = <Stub>(objects: Objects<Stub>, name: string): Stub => objects.get(objects.idFromName(name));

/** Where a merchant is. */
export interface About {
  /** The name of its object, which its keys carry. */
  route: string;
  /** Where the service is, without a slash at its end. */
  url: string;
}

/** What an object says of a call that it has answered itself. */
export interface Answered {
  status: number;
  headers: [string, string][];
  body: string;
}

/** The object of a merchant, as the worker in front of it sees it. */
export interface MerchantStub {
  fetch(request: Request): Promise<Response>;
  /** @param type what the body says that it is */
  create(about: About, body: Uint8Array<ArrayBuffer>, type: string | null): Promise<Answered>;
}

/** What became of an address that asks for a merchant: 0 where it may have one, else the milliseconds to wait; null where its proof was used before. */
export type Admission = number | null;

/** An object that counts the merchants of addresses. */
export interface GateStub {
  /** @param who an address, or what else is counted of it */
  admit(who: string, proof: string, per_hour: number): Promise<Admission>;
  /** Nothing was made for a proof, which is used up all the same. */
  forgive(proof: string): Promise<void>;
}

/** What the deployment gives (deploy/README.md). */
export interface Env {
  readonly MERCHANT: Objects<MerchantStub>;
  readonly GATE: Objects<GateStub>;
  /** What the build made for browsers. */
  readonly PAGES: { fetch(url: string): Promise<Response> };
  /** Signs what is asked of those who want a merchant. */
  readonly SECRET: string;
  /** Where the service is; where a call was sent to, unless it is given. */
  readonly PUBLIC_URL?: string;
  /** The header in which whoever stands in front names the address of a client; without it all are one. */
  readonly ADDRESS_HEADER?: string;
  /** How many leading bits of a proof must be zero. */
  readonly PROOF_BITS?: string;
  /** Merchants that one address may make in an hour. */
  readonly MERCHANTS_PER_HOUR?: string;
  /** What the holder of a merchant gives to keep it; without it none is kept. */
  readonly CLAIM_CODE?: string;
}
