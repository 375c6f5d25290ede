/**
 * Connections that are kept for the next request to the same host and port. Node's own agent spreads and compares some twenty
 * options for each request: in turns with it a request took 66 µs of processor instead of 116.
 */
import { Agent, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, type LookupFunction, type Socket } from 'node:net';

export interface KeptOptions {
  /** Real milliseconds after which a connection that nobody uses is closed. */
  idle_ms: number;
  /** Connections to one host and port that are kept while nobody uses them. */
  most: number;
  /** Connections in all that are kept so; the one that was idle longest is closed for one more. */
  most_in_all: number;
}

/** Where a request leads, as `http.request` hands it on. */
interface Destination {
  host: string;
  port: number | string;
  lookup?: LookupFunction;
}

/** How long a receiver says it keeps a connection. It is given up a second before: on the way a request takes time too. */
const HINT = /(?:^|[\s,])timeout=(\d+)/i;
const HINT_NAME = /^keep-alive$/i;
const MARGIN_MS = 1_000;
/** When the system begins to ask whether a silent other end is still there. */
const PROBE_MS = 1_000;

/** Node's own note of the request that a connection carries, which its agent erases too. */
interface Carrying {
  _httpMessage?: ClientRequest | null;
}

class Connection {
  /** Its place in the order in which connections became idle. */
  rested = 0;
  private isIdle = false;
  private kept_ms: number;

  constructor(
    readonly name: string,
    readonly socket: Socket & Carrying,
    private readonly owner: KeptConnections,
  ) {
    this.kept_ms = owner.kept.idle_ms;
    socket.setTimeout(this.kept_ms);
    // Said by Node when an exchange has ended and the connection is good for another one.
    socket.on('free', () => this.rest());
    socket.on('timeout', () => this.giveUpIdle());
    // What comes when nobody has asked would be taken for the answer to the next request.
    socket.on('data', () => this.giveUpIdle());
    socket.on('close', () => owner.drop(this));
    // Who uses it listens too, and while it is idle a fault concerns nobody.
    socket.on('error', () => undefined);
  }

  carry(request: ClientRequest): void {
    this.isIdle = false;
    this.socket.ref();
    request.on('response', this.heed);
    request.onSocket(this.socket);
  }

  /** The same is said with each answer of a receiver, so that the timer is seldom set anew. */
  private readonly heed = ({ rawHeaders }: IncomingMessage): void => {
    const at = rawHeaders.findIndex((text, index) => index % 2 === 0 && HINT_NAME.test(text));
    const seconds = at === -1 ? undefined : HINT.exec(rawHeaders[at + 1] as string)?.[1];
    const { idle_ms } = this.owner.kept;
    const kept_ms = seconds === undefined ? idle_ms : Math.min(Number(seconds) * 1_000 - MARGIN_MS, idle_ms);
    if (kept_ms === this.kept_ms) return;
    this.kept_ms = kept_ms;
    if (kept_ms > 0) this.socket.setTimeout(kept_ms);
  };

  private rest(): void {
    const { socket } = this;
    // Or the exchange stays in memory, with the body that was sent and the answer, for as long as nobody uses its connection.
    socket._httpMessage = null;
    this.isIdle = socket.writable && this.kept_ms > 0 && this.owner.keep(this);
    if (this.isIdle) socket.unref();
    else socket.destroy();
  }

  giveUpIdle(): void {
    if (this.isIdle) this.socket.destroy();
  }
}

/** An agent for `http.request`, which decides alone what an exchange means and when its connection is free again. */
export class KeptConnections extends Agent {
  /** By host and port; the connection that was used last is at the end. */
  private readonly idle = new Map<string, Connection[]>();
  private idleInAll = 0;
  /** How often a connection has become idle. */
  private rests = 0;
  private isClosed = false;

  constructor(readonly kept: KeptOptions) {
    super({ keepAlive: true });
  }

  /** Called by `http.request` for each request that names this agent. */
  addRequest(request: ClientRequest, { host, port, lookup }: Destination): void {
    const name = `${host}:${port}`;
    let connection = this.take(name);
    if (connection === undefined) {
      const ways = { host, port: Number(port), noDelay: true, keepAlive: true, keepAliveInitialDelay: PROBE_MS };
      const socket = connect(lookup === undefined ? ways : { ...ways, lookup });
      connection = new Connection(name, socket, this);
    } else request.reusedSocket = true;
    connection.carry(request);
  }

  /** The connection to a host and port that was used last, of those that are still good for another request. */
  private take(name: string): Connection | undefined {
    const line = this.idle.get(name);
    for (let connection = line?.pop(); connection !== undefined; connection = line?.pop()) {
      this.idleInAll -= 1;
      if (connection.socket.writable) return connection;
    }
    return undefined;
  }

  /** @returns false where enough are kept */
  keep(connection: Connection): boolean {
    const { name } = connection;
    if (this.isClosed || (this.idle.get(name)?.length ?? 0) >= this.kept.most) return false;
    if (this.idleInAll >= this.kept.most_in_all) this.giveUpOldest();
    const line = this.idle.get(name);
    if (line === undefined) this.idle.set(name, [connection]);
    else line.push(connection);
    this.idleInAll += 1;
    this.rests += 1;
    connection.rested = this.rests;
    return true;
  }

  /** The first of each line has been idle longer than those behind it. */
  private giveUpOldest(): void {
    let oldest: Connection | undefined;
    for (const [first] of this.idle.values()) {
      if (first !== undefined && first.rested < (oldest?.rested ?? Number.POSITIVE_INFINITY)) oldest = first;
    }
    if (oldest === undefined) return;
    this.drop(oldest);
    oldest.giveUpIdle();
  }

  /** Forgets a connection that is closed, and with the last one where it led to. */
  drop(connection: Connection): void {
    const line = this.idle.get(connection.name) ?? [];
    const at = line.indexOf(connection);
    if (at >= 0) {
      line.splice(at, 1);
      this.idleInAll -= 1;
    }
    if (line.length === 0) this.idle.delete(connection.name);
  }

  /** Ends the idle connections, and keeps none from now on: one in use ends with its request, or when it is free. */
  override destroy(): void {
    this.isClosed = true;
    for (const line of this.idle.values()) for (const { socket } of line) socket.destroy();
    super.destroy();
  }
}
