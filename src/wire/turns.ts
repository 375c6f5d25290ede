/** The connections of a server: whose turn it is on each, what is refused there, and how they end when the server stops. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The latest request of a connection. */
interface Turn {
  res: ServerResponse;
  begun: boolean;
  /** Set when the rest of the request turned out to be no HTTP before its turn came. */
  refused?: () => void;
}

/** An open connection. */
interface Line {
  /** Undefined before the first request. */
  turn?: Turn;
  /** Requests that have come and are not begun. */
  waiting: number;
  /** How often what came in was no HTTP; the first time is answered. */
  complaints: number;
  /** How much had been read when the last request came, or when idle connections were looked for. */
  read_bytes: number;
  /** Which turn was over at the last look, and how much had been read then; how often nothing had changed since. */
  over_turn?: Turn | undefined;
  seen_bytes: number;
  idle_looks: number;
}

/** The parser complains once for what was read at a time, which is 64 KiB at most. */
const MOST_COMPLAINTS = 256;

/** With fewer connections it is not noted which one was used last. */
const CROWDED = 256;

const isOut = ({ res }: Turn): boolean => res.writableFinished || res.destroyed;
/** Whether the request or its answer is whole, and the answer ends the connection: what comes behind it is for nobody. */
const isLast = (turn: Turn): boolean => !turn.res.shouldKeepAlive && (turn.res.req.complete || isOut(turn));

/**
 * Serves the requests of each connection one after the other: a client that sends several without waiting finds each done when
 * the next begins, and what is no HTTP after good requests is refused after they were answered. What stands behind a request
 * whose answer ends the connection is neither carried out nor answered.
 */
export class Turns {
  private readonly lines = new Map<Socket, Line>();
  private closing = false;
  private waiting = 0;

  /**
   * @param most_waiting how many requests of a connection are taken before the first one is answered
   * @param most_in_all how many wait on all connections together. One read may hold two thousand that were sent ahead, each of
   *   which takes ten kilobytes: with more in all, a connection that has more than its share is closed.
   */
  constructor(
    private readonly serve: (req: IncomingMessage, res: ServerResponse) => void,
    private readonly most_waiting: number,
    private readonly most_in_all: number,
  ) {}

  private lineOf(socket: Socket): Line {
    const known = this.lines.get(socket);
    if (known !== undefined) return known;
    const line: Line = { waiting: 0, complaints: 0, read_bytes: -1, idle_looks: 0, seen_bytes: 0 };
    this.lines.set(socket, line);
    socket.once('close', () => {
      this.lines.delete(socket);
      this.waiting -= line.waiting;
      line.waiting = 0;
    });
    return line;
  }

  /** A connection was made. */
  readonly opened = (socket: Socket): void => void this.lineOf(socket);

  /** A request has come; it is served when those before it have been answered. */
  readonly request = (req: IncomingMessage, res: ServerResponse): void => {
    const { socket } = req;
    const line = this.lineOf(socket);
    if (this.lines.size > CROWDED) {
      // So that the one that has been idle for the longest time comes first.
      this.lines.delete(socket);
      this.lines.set(socket, line);
    }
    const before = line.turn;
    if (before !== undefined && isLast(before)) return;
    if (this.closing) res.shouldKeepAlive = false;
    const turn: Turn = { res, begun: false };
    line.turn = turn;
    line.read_bytes = socket.bytesRead;
    if (before === undefined || isOut(before)) {
      this.begin(turn, req);
      return;
    }
    if (socket.destroyed) return;
    line.waiting += 1;
    this.waiting += 1;
    if (this.waiting > this.most_in_all && line.waiting > this.most_waiting) {
      socket.destroy();
      return;
    }
    if (line.waiting === this.most_waiting) socket.pause();
    before.res.once('close', () => {
      if (line.waiting > 0) {
        line.waiting -= 1;
        this.waiting -= 1;
      }
      if (line.waiting === this.most_waiting >> 1) socket.resume();
      this.begin(turn, req);
    });
  };

  private begin(turn: Turn, req: IncomingMessage): void {
    turn.begun = true;
    // The answer before was the last one of this connection, or the client has gone.
    if (!req.socket.writable) return;
    if (turn.refused === undefined) this.serve(req, turn.res);
    else turn.refused();
  }

  /** Something that never became a request: `answer` is called in its turn, and not at all where nobody listens any more. */
  refuse(socket: Socket, answer: () => void): void {
    const line = this.lineOf(socket);
    line.complaints += 1;
    if (line.complaints > 1) {
      // The parser repeats its complaint for whatever still comes in, and the answer is to be read first.
      if (line.complaints > MOST_COMPLAINTS) socket.destroy();
      return;
    }
    const { turn } = line;
    if (turn === undefined) answer();
    else if (isLast(turn)) return;
    else if (isOut(turn)) answer();
    else if (turn.res.req.complete) turn.res.once('close', answer);
    else if (turn.res.headersSent) socket.destroySoon();
    else if (turn.begun) answer();
    else turn.refused = answer;
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
    for (const [socket, line] of this.lines) {
      const came = socket.bytesRead !== line.read_bytes;
      line.read_bytes = socket.bytesRead;
      const silent = line.turn === undefined && socket.bytesRead === 0;
      if (silent || (!came && line.turn !== undefined && isOut(line.turn))) socket.destroy();
    }
  }

  /**
   * Ends the connections that were idle for so many intervals between looks. To be called at regular intervals: a call costs
   * nothing for it, and a connection stays for up to one interval longer than its time, and never less than it.
   */
  endForgotten(looks: number): void {
    for (const [socket, line] of this.lines) {
      const over = line.turn !== undefined && isOut(line.turn) ? line.turn : undefined;
      const idle = over !== undefined && over === line.over_turn && socket.bytesRead === line.seen_bytes;
      line.over_turn = over;
      line.seen_bytes = socket.bytesRead;
      line.idle_looks = idle ? line.idle_looks + 1 : 0;
      if (line.idle_looks >= looks) socket.destroy();
    }
  }

  /**
   * Ends the connection that has been without a request for the longest time; headers that are not whole are no request yet.
   * @returns false where none is
   */
  endLongestIdle(): boolean {
    for (const [socket, { turn }] of this.lines) {
      const idle = turn === undefined || isOut(turn);
      if (!idle || socket.destroyed) continue;
      socket.destroy();
      return true;
    }
    return false;
  }

  /** Ends the connections whose clients are not waiting for an answer, since their requests are not whole. */
  endUnfinished(): void {
    for (const [socket, { turn }] of this.lines) {
      if (turn === undefined || isOut(turn) || !turn.res.req.complete) socket.destroy();
    }
  }
}
