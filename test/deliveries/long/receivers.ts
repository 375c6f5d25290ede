/** Receivers on loopback, each with a fault of its own. They live through every kill of the sandbox and keep what came. */
import { randomInt } from 'node:crypto';
import http from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { ACTS, type ActName } from './acts.js';
import { chance, pick } from './chance.js';
import { expectedSignature, type Told } from './signature.js';

/** One webhook that arrived whole. */
export interface Arrival {
  event_id: string;
  act: ActName;
  /** Which process sent it: 1 for the first. */
  life: number;
  /** Whether its connection had served another before. */
  reused: boolean;
}

/** What a receiver is like. */
export interface Character {
  name: string;
  /** What it does badly; of the rest it takes everything. */
  faults: readonly ActName[];
  /** How often, from 0 to 1. */
  rate: number;
  event_types: readonly string[];
  /** What it takes it answers in odd ways, all of which are 2xx. */
  odd?: true;
  unsigned?: true;
  /** Closes its port for a while, now and then. */
  away?: true;
  /** After so many webhooks it answers 410. */
  goneAfter?: number;
}

const WELL: readonly ActName[] = ['ok', 'created', 'no content'];
const WELL_AND_ODD: readonly ActName[] = [...WELL, 'ok, then gone', 'after early hints', 'slowly', 'at length'];
const FAILING: readonly ActName[] = [400, 404, 429, 500, 503];
const REDIRECTING: readonly ActName[] = [301, 302, 307, 308, 'another protocol'];
const RESETTING: readonly ActName[] = ['reset', 'closed'];
const CUTTING: readonly ActName[] = ['cut by length', 'cut in a chunk'];
const GARBAGE: readonly ActName[] = [
  'no HTTP',
  'no text',
  'no status',
  'status 000',
  'a long status',
  'two lengths',
  'a header without end',
];
const HANGING: readonly ActName[] = ['never', 'never to the end'];

const PAYMENTS = ['payment.created', 'payment.succeeded', 'payment.expired'];
const MONEY = ['transaction.created', 'transaction.confirmed', 'payment.succeeded'];

/** @param every all event types */
export const characters = (every: readonly string[], events: number): Character[] => [
  { name: 'steady', faults: [], rate: 0, event_types: every },
  { name: 'odd', faults: [], rate: 0, event_types: MONEY, odd: true },
  { name: 'failing', faults: FAILING, rate: 0.4, event_types: PAYMENTS },
  { name: 'redirecting', faults: REDIRECTING, rate: 0.4, event_types: ['payment.created', 'payment.pending'] },
  { name: 'resetting', faults: RESETTING, rate: 0.4, event_types: MONEY },
  { name: 'cutting', faults: CUTTING, rate: 0.4, event_types: ['payment.created', 'transaction.confirmed'] },
  { name: 'garbage', faults: GARBAGE, rate: 0.4, event_types: PAYMENTS },
  { name: 'hanging', faults: HANGING, rate: 0.15, event_types: ['payment.succeeded', 'payment.expired'] },
  { name: 'away', faults: [500], rate: 0.1, event_types: MONEY, away: true },
  { name: 'unsigned', faults: FAILING, rate: 0.2, event_types: ['payment.expired'], unsigned: true },
  {
    name: 'everything',
    faults: [...FAILING, ...REDIRECTING, ...RESETTING, ...CUTTING, ...GARBAGE, ...HANGING],
    rate: 0.5,
    event_types: ['payment.succeeded', 'payment.expired'],
    odd: true,
  },
  { name: 'gone', faults: [503], rate: 0.3, event_types: ['payment.created'], goneAfter: Math.ceil(events / 20) },
];

/**
 * Ports that no system gives to who asks for any. The port of a receiver that is away must stay its own: given to another test, it
 * would get webhooks that are meant for this one.
 */
const NEVER_GIVEN = [10_000, 32_768] as const;

/** @returns what keeps a server from listening; undefined once it listens */
const listening = (server: http.Server, port: number): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise((resolve) => {
    server.once('error', resolve).listen(port, '127.0.0.1', () => {
      server.off('error', resolve);
      resolve(undefined);
    });
  });

/** How many events a faulty receiver never takes, so that their attempts are used up. */
const NEVER_TAKEN = 0.02;

export interface Shared {
  seed: number;
  encoding: 'hex' | 'base64';
  /** The number of the process that is running. */
  life: () => number;
  /** Where redirects lead; nobody may come there. */
  trap: () => string;
  /** Told of each arrival, after it was acted on. */
  arrived: () => void;
}

export class FaultyReceiver {
  readonly arrivals: Arrival[] = [];
  /** What was wrong with what came, one sentence each. */
  readonly wrong: string[] = [];
  /** The body of each event, as it came first. */
  readonly bodies = new Map<string, string>();
  readonly secret: string | undefined;
  private readonly seen = new Map<string, number>();
  private readonly sockets = new Map<Socket, number>();
  private server: http.Server | undefined;
  private port = 0;

  constructor(
    readonly character: Character,
    private readonly shared: Shared,
  ) {
    this.secret = character.unsigned === true ? undefined : `whsec-${character.name}-${shared.seed}`;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/${this.character.name}`;
  }

  get isOpen(): boolean {
    return this.server !== undefined;
  }

  /** Begins to listen; later times where it did before. */
  async open(): Promise<void> {
    const server = http.createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => this.take(request, response, Buffer.concat(chunks).toString('utf8')));
    });
    server.on('connection', (socket) => {
      this.sockets.set(socket, 0);
      socket.on('close', () => this.sockets.delete(socket));
      // A peer that was killed resets its connections, which is what this is about.
      socket.on('error', () => socket.destroy());
    });
    const isNew = this.port === 0;
    for (;;) {
      const port = isNew && this.character.away === true ? randomInt(...NEVER_GIVEN) : this.port;
      const refusal = await listening(server, port);
      if (refusal === undefined) break;
      if (!isNew || refusal.code !== 'EADDRINUSE') throw refusal;
    }
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server === undefined) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.sockets.keys()) socket.destroy();
    await closed;
  }

  /**
   * Resolves when every connection of a process that has ended is closed here too, with all that it had still sent. Otherwise what
   * it had sent last could be taken for what the next process sends first.
   */
  async drained(): Promise<void> {
    if (this.server !== undefined) await this.accepted(this.server);
    await Promise.all(
      [...this.sockets.keys()].map((socket) => new Promise((resolve) => socket.once('close', resolve))),
    );
  }

  /** Resolves when every connection that was made before is known here: they are accepted in the order in which they were made. */
  private async accepted(server: http.Server): Promise<void> {
    const last = connect(this.port, '127.0.0.1');
    await new Promise<void>((resolve) => {
      const look = ({ remotePort }: Socket): void => {
        if (remotePort === last.localPort) end();
      };
      const end = (): void => {
        server.off('connection', look).off('close', end);
        resolve();
      };
      // One that goes away meanwhile accepts nothing more.
      server.on('connection', look).once('close', end);
      last.once('error', end);
    });
    last.destroy();
  }

  private take(request: http.IncomingMessage, response: http.ServerResponse, body: string): void {
    const served = this.sockets.get(request.socket) ?? 0;
    this.sockets.set(request.socket, served + 1);
    const event_id = this.read(request, body);
    if (event_id === undefined) {
      response.writeHead(500).end();
      return;
    }
    const number = (this.seen.get(event_id) ?? 0) + 1;
    this.seen.set(event_id, number);
    const act = this.actOn(event_id, number);
    this.arrivals.push({ event_id, act, life: this.shared.life(), reused: served > 0 });
    ACTS[act].perform(request, response, this.shared.trap());
    this.shared.arrived();
  }

  /** Judges what came. @returns the event that it tells of */
  private read(request: http.IncomingMessage, body: string): string | undefined {
    const { name } = this.character;
    let event_id: string;
    try {
      ({ event_id } = JSON.parse(body) as Told);
    } catch {
      this.wrong.push(`${name} was sent what is no JSON: ${body.slice(0, 100)}`);
      return undefined;
    }
    const header = request.headers['service-signature'];
    const expected = this.secret === undefined ? undefined : expectedSignature(body, this.secret, this.shared.encoding);
    if (header !== expected)
      this.wrong.push(`${name}, ${event_id}: the signature is ${header} and must be ${expected}.`);
    const first = this.bodies.get(event_id);
    if (first === undefined) this.bodies.set(event_id, body);
    else if (first !== body) this.wrong.push(`${name}, ${event_id}: the bytes are not those of the attempt before.`);
    return event_id;
  }

  private actOn(event_id: string, number: number): ActName {
    const { seed } = this.shared;
    const { name, faults, rate, odd, goneAfter } = this.character;
    if (goneAfter !== undefined && this.arrivals.length >= goneAfter) return 410;
    if (faults.length > 0 && this.isNeverTaken(event_id)) return pick(faults, seed, 'fault', name, event_id, number);
    if (chance(seed, 'whether', name, event_id, number) < rate)
      return pick(faults, seed, 'fault', name, event_id, number);
    return pick(odd === true ? WELL_AND_ODD : WELL, seed, 'well', name, event_id, number);
  }

  private isNeverTaken(event_id: string): boolean {
    return chance(this.shared.seed, 'never', this.character.name, event_id) < NEVER_TAKEN;
  }
}
