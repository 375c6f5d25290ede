/** Webhooks leave the machine here: kept connections, real-time time-outs, checked addresses. */
import { lookup as dnsLookup } from 'node:dns';
import http, { type ClientRequest } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Duplex } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import type { Exchange, OutboundRequest, OutboundResult, Sender } from '../../deliveries/attempt.js';
import { type AddressCheck, addressCheck, checkedLookup, type DeliverTo, type Resolve } from './addresses.js';
import { type Answer, ConnectionLost, exchange } from './exchange.js';
import { createTogether } from './loop.js';
import { Explained, explain } from './network-errors.js';
import { yieldToLoop } from './time.js';

/** Connections that are kept for what comes next, by each of http and https. */
export interface ConnectionLimits {
  /** How long one is kept that nobody uses. */
  idle_ms: number;
  /** How many of these to one host and port, and in all. */
  idle_per_receiver: number;
  idle_total: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = { idle_ms: 30_000, idle_per_receiver: 16, idle_total: 256 };

export interface SenderOptions {
  deliverTo?: DeliverTo;
  /** Whether merchants are strangers, who may not learn what a name leads to here. */
  strangers?: boolean | undefined;
  /** Finds all addresses of a host, in the manner of `dns.lookup`, which it is unless given. */
  resolve?: Resolve;
  connections?: Partial<ConnectionLimits>;
}

/** Real milliseconds, to the microsecond. */
const since = (started_ms: number): number => Math.round((performance.now() - started_ms) * 1000) / 1000;

/** An agent of Node that closes the connection that was idle longest for one more than are kept. */
function keeping<A extends http.Agent>(agent: A, most: number): A {
  const mayKeep = agent.keepSocketAlive.bind(agent) as (socket: Duplex) => unknown;
  agent.keepSocketAlive = (socket) => {
    if (!mayKeep(socket)) return false;
    // By receiver, in the order in which they came to have an idle connection; of each the one that was idle longest is the first.
    const idle = Object.values(agent.freeSockets).flat();
    if (idle.length >= most) idle[0]?.destroy();
    return true;
  };
  return agent;
}

export class HttpSender implements Sender {
  private readonly agents: Readonly<Record<'http:' | 'https:', http.Agent>>;
  private readonly verdictOn: AddressCheck;
  private readonly lookup: LookupFunction;
  private readonly together = createTogether();
  /** Where the request before went, nearly always where the next one goes: the floor of the bench for webhooks falls without it. */
  private last: ReturnType<HttpSender['targetOf']> | undefined;

  /** @throws RangeError when an entry of the allow-list is no host, address or CIDR range */
  constructor({ deliverTo = 'local', strangers, resolve = dnsLookup, connections }: SenderOptions = {}) {
    const { idle_ms, idle_per_receiver, idle_total } = { ...CONNECTION_LIMITS, ...connections };
    const kept = { keepAlive: true, timeout: idle_ms, maxFreeSockets: idle_per_receiver };
    this.agents = {
      'http:': keeping(new http.Agent(kept), idle_total),
      'https:': keeping(new https.Agent(kept), idle_total),
    };
    this.verdictOn = addressCheck(deliverTo, strangers);
    this.lookup = checkedLookup(this.verdictOn, resolve);
  }

  /** Sends one webhook. A connection that its receiver closed just then says nothing about it, so the request is made once more. */
  send(request: OutboundRequest): Exchange {
    const started_ms = performance.now();
    let client: ClientRequest | undefined;
    let isAbandoned = false;
    const attempt = (isFresh: boolean): Promise<Answer> => {
      client = this.open(request, isFresh);
      return exchange(client, request, Math.max(request.timeout_ms - since(started_ms), 0));
    };
    const result = async (): Promise<OutboundResult> => {
      try {
        const answer = await attempt(false).catch((error: Error) => {
          if (error instanceof ConnectionLost && !isAbandoned) return attempt(true);
          throw error;
        });
        const duration_ms = since(started_ms);
        // Answers that come at the same time are recorded in a row, and what they make room for leaves in a row.
        await new Promise<void>(this.together);
        return { kind: 'answered', ...answer, duration_ms };
      } catch (error) {
        const duration_ms = since(started_ms);
        await yieldToLoop();
        if (isAbandoned) return { kind: 'abandoned' };
        return { kind: 'failed', error: explain(request.url, error as Error), duration_ms };
      }
    };
    const abandon = (): void => {
      isAbandoned = true;
      client?.destroy();
    };
    return { result: result(), abandon };
  }

  private open({ url, headers: own, body }: OutboundRequest, isFresh: boolean): ClientRequest {
    if (url !== this.last?.url) this.last = this.targetOf(url);
    const { rejection, scheme, host, place } = this.last;
    if (rejection !== null) throw new Explained(rejection);
    const transport = scheme === 'https:' ? https : http;
    const agent = isFresh ? false : this.agents[scheme];
    const headers = { Host: host, ...own, 'Content-Length': Buffer.byteLength(body) };
    return transport.request({ ...place, method: 'POST', headers, agent, lookup: this.lookup });
  }

  /** Where requests to a URL go, and why they may not. */
  private targetOf(url: string) {
    const parsed = new URL(url);
    const place = urlToHttpOptions(parsed);
    const name = place.hostname as string;
    // A host that is an address is never looked up, so it is checked beforehand.
    const rejection = isIP(name) === 0 ? null : this.verdictOn(name, name);
    const scheme: 'http:' | 'https:' = parsed.protocol === 'https:' ? 'https:' : 'http:';
    return { url, rejection, scheme, host: parsed.host, place };
  }

  /** Closes all connections. Who sends has abandoned what is under way. */
  close(): void {
    for (const agent of Object.values(this.agents)) agent.destroy();
  }
}
