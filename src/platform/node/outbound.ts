/** Webhooks leave the machine here: keep-alive connections, bounded concurrency, real-time time-outs, checked addresses. */
import { lookup as dnsLookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { OutboundRequest, OutboundResult, Sender, SendListener } from '../../deliveries/sender.js';
import { addressJudge, type DeliverTo } from './addresses.js';
import { Gate } from './gate.js';
import { Held, type Hold } from './held.js';
import { answerOfInbox, type Endable } from './inbox-answer.js';
import { KeptConnections } from './kept-connections.js';
import { Explained, explain } from './network-faults.js';
import { type Answer, readAnswer } from './read-answer.js';
import { remembered } from './remembered.js';
import { sendBody } from './request-body.js';
import { flatHeaders, judgedLookup, type Resolve, type Target, targetOf } from './targets.js';

/** What is sent at a time, and which connections are kept for what comes next. */
export const OUTBOUND_LIMITS = {
  /** Exchanges of a merchant at a time with one URL, and in all with receivers outside of the process. */
  per_endpoint: 16,
  total: 256,
  /** How long a connection is kept that nobody uses; how many to one host and port, and over http in all. */
  idle_ms: 30_000,
  idle_per_receiver: 16,
  idle_total: 256,
} as const;

export interface OutboundOptions {
  deliverTo?: DeliverTo;
  /** Whether merchants are strangers, who may not learn what a name leads to here. */
  strangers?: boolean | undefined;
  /** Exchanges of a merchant with one URL at a time, so that a slow endpoint takes no one else's place. */
  perEndpoint?: number;
  /** Exchanges at a time in all, without those of inboxes: they take none of what the others share. */
  total?: number;
  /** Finds all addresses of a host, in the manner of `dns.lookup`, which it is unless given. */
  resolve?: Resolve;
}

const TRANSPORTS = { 'http:': http, 'https:': https };

/** Real milliseconds, to the microsecond. */
const since = (started_ms: number): number => Math.round((performance.now() - started_ms) * 1000) / 1000;

/** A merchant and one of its URLs, with the gate of both. */
interface Endpoint {
  readonly merchant: string;
  readonly url: string;
  readonly gate: Gate<Turn>;
}

/** A request that waits for its turn, or has it. */
interface Turn {
  readonly request: OutboundRequest;
  readonly listener: SendListener;
  readonly endpoint: Endpoint;
  next: Turn | undefined;
  /** What is under way for it, once it has begun, and where it is kept until it ends. */
  exchange: Endable | undefined;
  hold: Hold<Turn> | undefined;
  isCancelled: boolean;
}

const nameOf = (merchant: string, url: string): string => `${merchant} ${url}`;

const ABANDONED: OutboundResult = { kind: 'abandoned' };

export class Outbound implements Sender {
  private readonly agents = {
    'http:': new KeptConnections({
      idle_ms: OUTBOUND_LIMITS.idle_ms,
      most: OUTBOUND_LIMITS.idle_per_receiver,
      most_in_all: OUTBOUND_LIMITS.idle_total,
    }),
    'https:': new https.Agent({
      keepAlive: true,
      timeout: OUTBOUND_LIMITS.idle_ms,
      maxFreeSockets: OUTBOUND_LIMITS.idle_per_receiver,
    }),
  };
  private readonly endpoints = new Map<string, Endpoint>();
  /** The one of the request before: most requests lead where the last one led. */
  private latest: Endpoint | undefined;
  private readonly everything: Gate<Turn>;
  private readonly open = new Held<Turn>();
  /** Reading and judging a URL anew for each webhook took 8 % of one. */
  private readonly target: (url: string) => Target;
  private readonly lookup: LookupFunction;
  private readonly perEndpoint: number;
  private closed = false;

  constructor({
    deliverTo = 'local',
    strangers,
    perEndpoint = OUTBOUND_LIMITS.per_endpoint,
    total = OUTBOUND_LIMITS.total,
    resolve = dnsLookup,
  }: OutboundOptions = {}) {
    const judge = addressJudge(deliverTo, strangers);
    this.target = remembered((url) => targetOf(judge, url));
    this.lookup = judgedLookup(judge, resolve);
    this.perEndpoint = perEndpoint;
    this.everything = new Gate(total);
  }

  /** Sends one webhook when its turn has come; its time-out runs from then on. */
  send(request: OutboundRequest, listener: SendListener): void {
    const endpoint = this.endpointOf(request);
    const turn: Turn = {
      request,
      listener,
      endpoint,
      next: undefined,
      exchange: undefined,
      hold: undefined,
      isCancelled: false,
    };
    if (endpoint.gate.enter(turn)) this.admit(turn);
  }

  /** Sends one request. Never rejects: what goes wrong is a result. */
  exchange(request: OutboundRequest): Promise<OutboundResult> {
    return new Promise((ended) => this.send(request, { begins: () => true, ended }));
  }

  private endpointOf({ merchant = '', url }: OutboundRequest): Endpoint {
    if (this.latest?.url === url && this.latest.merchant === merchant) return this.latest;
    const name = nameOf(merchant, url);
    const known = this.endpoints.get(name);
    const endpoint = known ?? { merchant, url, gate: new Gate<Turn>(this.perEndpoint) };
    if (known === undefined) this.endpoints.set(name, endpoint);
    this.latest = endpoint;
    return endpoint;
  }

  /** Where nobody is under way and nobody waits, nothing is kept. */
  private forget(endpoint: Endpoint): void {
    this.endpoints.delete(nameOf(endpoint.merchant, endpoint.url));
    if (this.latest === endpoint) this.latest = undefined;
  }

  private admit(turn: Turn): void {
    if (turn.request.inbox !== undefined || this.everything.enter(turn)) this.begin(turn);
  }

  /** Never ends within itself, so that a thousand turns that are wanted no more are a thousand steps and not as many levels. */
  private begin(turn: Turn): void {
    const { request, listener } = turn;
    if (this.closed || !listener.begins()) {
      queueMicrotask(() => this.end(turn, ABANDONED));
      return;
    }
    turn.hold = this.open.add(turn);
    const started_ms = performance.now();
    const { inbox } = request;
    const answering =
      inbox === undefined
        ? this.attempt(turn, started_ms, false)
        : answerOfInbox(request, inbox, (waiting) => {
            turn.exchange = waiting;
          });
    answering.then(
      ({ status, headers, body, truncated }) =>
        this.end(turn, { kind: 'answered', status, headers, body, truncated, duration_ms: since(started_ms) }),
      (error: Error) => this.end(turn, this.failure(turn, error, since(started_ms))),
    );
  }

  private failure({ request, isCancelled }: Turn, error: Error, duration_ms: number): OutboundResult {
    if (this.closed || isCancelled) return ABANDONED;
    const { url, inbox } = request;
    return { kind: 'failed', error: inbox === undefined ? explain(url, error) : error.message, duration_ms };
  }

  /** What the answer means is recorded before the next turn begins: it may be that nothing more is to be sent. */
  private end(turn: Turn, result: OutboundResult): void {
    const { request, listener, endpoint, hold } = turn;
    if (hold !== undefined) this.open.letGo(hold);
    // A turn that has waited is in old memory, and until the next full collection would keep alive all that was under way for it.
    turn.exchange = undefined;
    turn.hold = undefined;
    listener.ended(result);
    const next = request.inbox === undefined ? this.everything.leave() : undefined;
    const following = endpoint.gate.leave();
    if (endpoint.gate.empty) this.forget(endpoint);
    if (next === undefined && following === undefined) return;
    const goOn = (): void => {
      if (next !== undefined) this.begin(next);
      if (following !== undefined) this.admit(following);
    };
    // An answer came in a turn of the event loop. What ends within the process would take thousands of others along in one.
    if (result.kind === 'answered' && request.inbox === undefined) goOn();
    else setImmediate(goOn);
  }

  /**
   * One exchange, on a fresh connection when told so. A kept connection that the receiver closed just then says nothing about
   * the receiver, so the request is made once more.
   */
  private attempt(turn: Turn, started_ms: number, fresh: boolean): Promise<Answer> {
    const { request } = turn;
    return new Promise((resolve, reject) => {
      // Between two attempts it may have been given up; what is thrown then is recorded nowhere.
      if (this.closed || turn.isCancelled) throw new Error('It is wanted no more.');
      const target = this.target(request.url);
      const { options, scheme, refusal, headers: own } = target;
      if (refusal !== null) throw new Explained(refusal);
      // As a list, which Node writes as it stands; of an object it checks and files each entry, which took 5 % of a webhook.
      const headers = own.slice();
      for (const name in request.headers) headers.push(name, request.headers[name] as string);
      headers.push('Content-Length', String(Buffer.byteLength(request.body)));
      const agent = fresh ? false : this.agents[scheme];
      // On Node 20 a member that is written after a spread takes 1.5 µs.
      const client = TRANSPORTS[scheme].request({ headers, agent, lookup: this.lookup, ...options });
      let announced = false;
      let answered = false;
      const left_ms = request.timeout_ms - (performance.now() - started_ms);
      const timer = setTimeout(() => fail(new Explained(timeoutText(request, answered))), Math.max(left_ms, 0));
      let ended = false;
      const end = (): void => {
        ended = true;
        clearTimeout(timer);
      };
      const fail = (error: NodeJS.ErrnoException): void => {
        // Destroying a request makes it report a fault of its own, which must not count again.
        if (ended) return;
        end();
        client.destroy();
        const stale = client.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        if (stale && !announced && !answered && !fresh) resolve(this.attempt(turn, started_ms, true));
        else reject(error);
      };
      turn.exchange = client;
      client.on('error', fail);
      // Before an answer there may be words about it: who says them has the request.
      client.on('information', () => {
        announced = true;
      });
      client.on('response', (response) => {
        answered = true;
        response.on('error', fail);
        // The parser takes any three digits, and 000 is no status that the history could keep.
        if ((response.statusCode ?? 0) < 100) {
          fail(Object.assign(new Error('The status is below 100.'), { code: 'HPE_INVALID_STATUS' }));
          return;
        }
        readAnswer(response, target, (answer) => {
          end();
          // The places are free now, and nobody asks for the rest: what else comes on this connection belongs to no request.
          if (!client.writableFinished) client.destroy();
          resolve(answer);
        });
      });
      // Nobody asked for another protocol, and after this there is no answer to wait for.
      client.on('upgrade', ({ statusCode = 0, headers }, socket) => {
        socket.destroy();
        end();
        resolve({ status: statusCode, headers: flatHeaders(headers), body: '', truncated: false });
      });
      sendBody(client, request, () =>
        fail(new Explained('The connection was cut on purpose in the middle of the body.')),
      );
    });
  }

  /** What waits for its turn is asked when it comes (`begins`). */
  cancel(merchant: string): void {
    for (const turn of this.open.all()) {
      if (turn.request.merchant !== merchant) continue;
      turn.isCancelled = true;
      turn.exchange?.destroy(new Error('It is wanted no more.'));
    }
  }

  /** Ends every exchange, recorded nowhere, and every kept connection. */
  close(): void {
    this.closed = true;
    for (const { exchange } of this.open.all()) exchange?.destroy(new Error('The sandbox is stopping.'));
    for (const agent of Object.values(this.agents)) agent.destroy();
  }
}

function timeoutText({ timeout_ms }: OutboundRequest, answered: boolean): string {
  const seconds = timeout_ms / 1_000;
  return answered ? `The answer did not end within ${seconds} s.` : `No answer within ${seconds} s.`;
}
