/** The connections of a server: whose turn it is on each, what is rejected there, and how they end when the server stops. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from '../../../api/shares.js';
import type { ServerLimits } from './limits.js';
import { endsConnection, type OwnResponse } from './send.js';

/** A request of a connection, and how far it is. */
interface RequestState {
  res: ServerResponse;
  begun: boolean;
  /** Set when the rest of the request turned out to be no HTTP before its turn came. */
  reject?: () => void;
}

/** An open connection. */
interface Connection {
  /** Whose it is, as shares are counted: who is at its other end, or whom its latest call came from through a proxy. */
  address: string;
  /** The request that came last; undefined before the first one. */
  latest?: RequestState;
  /** Requests that have come and are not begun. */
  waiting: number;
  /** How often what came in was no HTTP; the first time is answered. */
  complaints: number;
  /** How much had been read when the last request came, or when idle connections were looked for. */
  read_bytes: number;
  /** Which request was over at the last look, and how much had been read then; how often nothing had changed since. */
  over_request?: RequestState | undefined;
  seen_bytes: number;
  idle_looks: number;
  /** Which request, or the first one, was not whole at the last look; at how many looks since the first of them. */
  coming_request?: RequestState | undefined;
  coming_looks: number;
  /** How much had left at the last look, and how often no more had since, though more was written. */
  left_bytes: number;
  stuck_looks: number;
}

/** What is closed first where there is no room for a new connection; the last is what a sandbox of one's own never closes for it. */
const FIRST_CLOSED = ['silent', 'idle', 'unfinished', 'coming', 'resting', 'new', 'busy'] as const;
type Standing = (typeof FIRST_CLOSED)[number];

/** How long a connection may be in which state, as a number of looks at it. */
interface Patience {
  /** Without a request. */
  idle: number;
  /** Without a byte of its answer leaving. */
  unread: number;
  /** Until a request of strangers is whole; one more look for each KiB that has come. Undefined: as long as the parser waits. */
  body?: number | undefined;
}

/** The parser complains once for what was read at a time, which is 64 KiB at most. */
const MOST_COMPLAINTS = 256;

/** With fewer connections it is not noted which one was used last. */
const CROWDED = 256;

/** The last answer of who makes room before whoever was served: there was no room for the call either. */
const OVERLOADED: ReadonlySet<number> = new Set([429, 503]);

const isWhole = ({ res }: RequestState): boolean => res.req.complete;
const isOut = ({ res }: RequestState): boolean => res.writableFinished || res.destroyed;
/** Whether the request or its answer is whole, and the answer ends the connection: what comes behind it is for nobody. */
const isLast = (request: RequestState): boolean => endsConnection(request.res) && (isWhole(request) || isOut(request));

/** How much of a request has come since its head. */
const cameOf = ({ bytesRead }: Socket, { read_bytes }: Connection): number => bytesRead - read_bytes;

/**
 * What is under way counts as such for a moment at least, so that nobody is closed who has only just begun; and a connection that was
 * used a moment ago is likely to be used again just when it would be closed.
 */
function stateOf({ latest, idle_looks, coming_looks, stuck_looks }: Connection): Standing {
  if (latest === undefined) return coming_looks > 0 ? 'silent' : 'new';
  if (isOut(latest)) return idle_looks > 0 || OVERLOADED.has(latest.res.statusCode) ? 'idle' : 'resting';
  if (coming_looks > 0 || stuck_looks > 0) return 'unfinished';
  return isWhole(latest) ? 'busy' : 'coming';
}

/**
 * Serves the requests of each connection one after the other: a client that sends several without waiting finds each done when
 * the next begins, and what is no HTTP after good requests is rejected after they were answered. What stands behind a request
 * whose answer ends the connection is neither carried out nor answered.
 */
export class Connections {
  private readonly connections = new Map<Socket, Connection>();
  private closing = false;
  private waiting = 0;

  /**
   * @param limits one read may hold two thousand requests that were sent ahead, each of which takes ten kilobytes: with more than
   *   `ahead_in_all`, a connection that has more than its share is closed
   * @param addressOf whose share a call takes, given where callers do not trust each other: then an address gives its connections
   *   up to those that have fewer
   */
  constructor(
    private readonly serve: (req: IncomingMessage, res: ServerResponse) => void,
    private readonly limits: Pick<ServerLimits, 'ahead' | 'ahead_in_all' | 'connections'>,
    private readonly addressOf?: (req: IncomingMessage) => string | undefined,
  ) {}

  private connectionOf(socket: Socket): Connection {
    const known = this.connections.get(socket);
    if (known !== undefined) return known;
    const connection: Connection = {
      address: countedAddress(socket.remoteAddress ?? ''),
      waiting: 0,
      complaints: 0,
      read_bytes: -1,
      idle_looks: 0,
      seen_bytes: 0,
      coming_looks: -1,
      left_bytes: 0,
      stuck_looks: 0,
    };
    this.connections.set(socket, connection);
    socket.once('close', () => {
      this.connections.delete(socket);
      this.waiting -= connection.waiting;
      connection.waiting = 0;
    });
    return connection;
  }

  /** A connection was made. Where there are too many, another one is closed for it, or it is. */
  readonly opened = (socket: Socket): void => {
    const connection = this.connectionOf(socket);
    if (this.connections.size > this.limits.connections) (this.leastMissed(connection) ?? socket).destroy();
  };

  /** Whether a connection is open that can be answered: over TLS, one whose handshake is done. */
  has(socket: Socket): boolean {
    return this.connections.has(socket);
  }

  /** A connection that is encrypted takes the place of the one beneath it. */
  encrypted(secure: Socket, beneath: Socket | undefined): void {
    if (beneath !== undefined) this.connections.delete(beneath);
    this.connectionOf(secure);
  }

  /** A request has come; it is served when those before it have been answered. */
  readonly request = (req: IncomingMessage, res: ServerResponse): void => {
    const { socket } = req;
    const connection = this.connectionOf(socket);
    if (this.connections.size > CROWDED) {
      // So that the one that has been idle for the longest time comes first.
      this.connections.delete(socket);
      this.connections.set(socket, connection);
    }
    const before = connection.latest;
    if (before !== undefined && isLast(before)) return;
    if (this.closing) (res as OwnResponse).isLast = true;
    connection.address = this.addressOf?.(req) ?? connection.address;
    const latest: RequestState = { res, begun: false };
    connection.latest = latest;
    connection.read_bytes = socket.bytesRead;
    if (before === undefined || isOut(before)) {
      this.begin(latest, req);
      return;
    }
    if (socket.destroyed) return;
    connection.waiting += 1;
    this.waiting += 1;
    if (this.waiting > this.limits.ahead_in_all && connection.waiting > this.limits.ahead) {
      socket.destroy();
      return;
    }
    if (connection.waiting === this.limits.ahead) socket.pause();
    before.res.once('close', () => {
      if (connection.waiting > 0) {
        connection.waiting -= 1;
        this.waiting -= 1;
      }
      if (connection.waiting === this.limits.ahead >> 1) socket.resume();
      this.begin(latest, req);
    });
  };

  private begin(request: RequestState, req: IncomingMessage): void {
    request.begun = true;
    // The answer before was the last one of this connection, or the client has gone.
    if (!req.socket.writable) return;
    if (request.reject === undefined) this.serve(req, request.res);
    else request.reject();
  }

  /** Something that never became a request: `answer` is called in its turn, and not at all where nobody listens any more. */
  reject(socket: Socket, answer: () => void): void {
    const connection = this.connectionOf(socket);
    connection.complaints += 1;
    if (connection.complaints > 1) {
      // The parser repeats its complaint for whatever still comes in, and the answer is to be read first.
      if (connection.complaints > MOST_COMPLAINTS) socket.destroy();
      return;
    }
    const { latest } = connection;
    if (latest !== undefined && isLast(latest)) return;
    if (latest === undefined || isOut(latest)) answer();
    else if (latest.res.req.complete) latest.res.once('close', answer);
    else if (latest.res.headersSent) socket.destroySoon();
    else if (latest.begun) answer();
    else latest.reject = answer;
  }

  /** The server stops: answers to requests that come from now on end their connections. */
  beginClosing(): void {
    this.closing = true;
  }

  /**
   * Ends the connections whose last answer has left, unless something has come since then that may become a request, and those on
   * which nothing was ever asked.
   */
  endIdle(): void {
    for (const [socket, connection] of this.connections) {
      const came = socket.bytesRead !== connection.read_bytes;
      connection.read_bytes = socket.bytesRead;
      const silent = connection.latest === undefined && socket.bytesRead === 0;
      if (silent || (!came && connection.latest !== undefined && isOut(connection.latest))) socket.destroy();
    }
  }

  /**
   * Looks at every connection, and ends those that were idle, or whose client has not read on, for too long. To be called at
   * regular intervals: a call costs nothing for it, and a connection stays for up to one interval longer than its time, and never
   * less than it.
   * @returns those whose request does not come as fast as it has to
   */
  look(patience: Patience): Socket[] {
    const slow: Socket[] = [];
    for (const [socket, connection] of this.connections) {
      const { latest } = connection;
      const over = latest !== undefined && isOut(latest) ? latest : undefined;
      const idle = over !== undefined && over === connection.over_request && socket.bytesRead === connection.seen_bytes;
      connection.over_request = over;
      connection.seen_bytes = socket.bytesRead;
      connection.idle_looks = idle ? connection.idle_looks + 1 : 0;
      const left_bytes = socket.bytesWritten - socket.writableLength;
      const stuck = socket.writableLength > 0 && left_bytes === connection.left_bytes;
      connection.stuck_looks = stuck ? connection.stuck_looks + 1 : 0;
      connection.left_bytes = left_bytes;
      const isComing = latest === undefined || (over === undefined && !isWhole(latest));
      connection.coming_looks = isComing && latest === connection.coming_request ? connection.coming_looks + 1 : 0;
      connection.coming_request = latest;
      if (connection.idle_looks >= patience.idle || connection.stuck_looks >= patience.unread) socket.destroy();
      else if (latest !== undefined && patience.body !== undefined) {
        if (connection.coming_looks >= patience.body + cameOf(socket, connection) / 1_024) slow.push(socket);
      }
    }
    return slow;
  }

  /**
   * The connection that is closed for a new one: one of the address that has the most, where callers do not trust each other. Those
   * come first that have said nothing whole for a while, then those whose last answer was 429 or 503 or has left a while ago, the longest
   * ago first, then those whose request or whose reading has stopped or hardly goes on, among strangers also those whose request is not
   * whole yet, then those that were used a moment ago, then new ones. A busy one is closed for a stranger of another address only.
   */
  private leastMissed(newcomer: Connection): Socket | undefined {
    const isShared = this.addressOf !== undefined;
    const heaviest = isShared ? this.heaviest(newcomer.address) : newcomer.address;
    const last = isShared && heaviest !== newcomer.address ? 'busy' : 'new';
    let found: { socket: Socket; rank: number; came: number } | undefined;
    for (const [socket, connection] of this.connections) {
      if (connection === newcomer || socket.destroyed || (isShared && connection.address !== heaviest)) continue;
      const state = stateOf(connection);
      const rank = FIRST_CLOSED.indexOf(state);
      if (rank > FIRST_CLOSED.indexOf(last) || (state === 'coming' && !isShared)) continue;
      const came = state === 'unfinished' || state === 'coming' ? cameOf(socket, connection) : 0;
      const isLess = found === undefined || rank < found.rank || (rank === found.rank && came < found.came);
      if (isLess) found = { socket, rank, came };
      if (rank === 0) break;
    }
    return found?.socket;
  }

  /** The address that has the most connections; the given one where none has more. */
  private heaviest(newest: string): string {
    const counts = new Map<string, number>();
    for (const { address } of this.connections.values()) counts.set(address, (counts.get(address) ?? 0) + 1);
    let heaviest = newest;
    for (const [each, count] of counts) if (count > (counts.get(heaviest) ?? 0)) heaviest = each;
    return heaviest;
  }

  /** Ends every connection. */
  endAll(): void {
    for (const socket of this.connections.keys()) socket.destroy();
  }

  /** Ends the connections whose clients are not waiting for an answer, since their requests are not whole. */
  endUnfinished(): void {
    for (const [socket, { latest }] of this.connections)
      if (latest === undefined || isOut(latest) || !isWhole(latest)) socket.destroy();
  }
}
