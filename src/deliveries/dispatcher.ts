/**
 * Runs attempts and knows which of them are in flight. None of this is data: a delivery whose attempt was in flight when its
 * world was written down is attempted again (`reviveDeliveries`).
 */
import { nowOf, runDue } from '../domain/clock.js';
import type { JobHandler } from '../domain/ports.js';
import type { Job } from '../domain/types.js';
import type { World } from '../domain/world.js';
import { type Prepared, prepareAttempt, recordAttempt } from './attempt.js';
import { inboxNameIn, receiveInInbox } from './inbox.js';
import type { DispatcherPorts, OutboundRequest, OutboundResult, SendListener } from './sender.js';

/** What one attempt led to: itself and the attempts that its record started at once, and the jobs that ran with it. */
export interface Aftermath {
  delivery_ids: string[];
  fired: Job[];
}

type Waiting<T> = { resolve(value: T): void; reject(error: unknown): void };

/** An attempt that has begun and is not recorded yet. Who waits for it is known when somebody does: for most of them nobody. */
class Flight implements SendListener {
  /** The load of the world that it belongs to; an attempt for a world that was reset since concerns nobody. */
  readonly generation: number;
  /** Its place among the flights of its world. */
  at = 0;
  /** The merchant's time when sending began. */
  at_ms = 0;
  private waiting: Waiting<Aftermath>[] | undefined;

  constructor(
    private readonly dispatcher: Dispatcher,
    readonly world: World,
    readonly prepared: Prepared,
  ) {
    this.generation = world.generation;
  }

  get delivery_id(): string {
    return this.prepared.delivery.id;
  }

  get isForgotten(): boolean {
    return this.world.generation !== this.generation;
  }

  /** Resolves when it is recorded, with what that led to. */
  landed(): Promise<Aftermath> {
    return new Promise((resolve, reject) => {
      this.waiting ??= [];
      this.waiting.push({ resolve, reject });
    });
  }

  /** It may have had to wait for its turn, while time went on and its endpoint was deleted or disabled. */
  begins(): boolean {
    const { world, prepared } = this;
    this.at_ms = nowOf(world);
    if (this.isForgotten) return false;
    return prepared.request.inbox !== undefined || prepared.delivery.status === 'pending';
  }

  ended(result: OutboundResult): void {
    this.dispatcher.ended(this, result);
  }

  land(aftermath: () => Aftermath): void {
    if (this.waiting === undefined) return;
    const told = aftermath();
    for (const { resolve } of this.waiting) resolve(told);
  }

  /** @returns false where nobody waits, so that nobody was told */
  crash(error: unknown): boolean {
    for (const { reject } of this.waiting ?? []) reject(error);
    return this.waiting !== undefined;
  }
}

/**
 * Takes a flight out, unless it is out already; the last one takes its place. The tables of a Set would keep alive what has
 * landed until the next full collection, with its request and its answer.
 */
function takeOut(flights: Flight[], flight: Flight): void {
  if (flights[flight.at] !== flight) return;
  const last = flights.pop() as Flight;
  if (last === flight) return;
  flights[flight.at] = last;
  last.at = flight.at;
}

/** What becomes of a webhook that a stranger's merchant may not send yet; it is attempted again as if nobody had answered. */
function tooMany(world: World, { inbox }: OutboundRequest): OutboundResult | undefined {
  const quota = world.env.quotas?.deliveries;
  // What arrives in the sandbox itself reaches nobody.
  if (quota === undefined || inbox !== undefined) return undefined;
  const wait_ms = quota.take(world);
  if (wait_ms === 0) return undefined;
  const error = `Not sent: a merchant of this sandbox sends at most ${quota.most} webhooks an hour; there is room again in ${Math.ceil(wait_ms / 1_000)} s. An inbox of the sandbox takes any number.`;
  return { kind: 'failed', error, duration_ms: 0 };
}

export class Dispatcher {
  private readonly flights = new Map<World, Flight[]>();
  /** Who waits until nothing of a world is in flight: not for each flight, of which there may be thousands. */
  private readonly idlers = new Map<World, Waiting<void>[]>();
  /** Whether the process is stopping and nothing is sent any more. */
  private isGivenUp = false;
  private collecting: { world: World; started: Flight[] } | null = null;
  /** They leave together when the turn that started them has ended. */
  private departing: Flight[] = [];

  private readonly userAgent: string;

  constructor(readonly ports: DispatcherPorts) {
    this.userAgent = `Tenderbox/${ports.version}`;
  }

  /** The handler of `delivery.attempt` jobs: prepares at once, sends after the turn, records in a turn of its own. */
  readonly attempt: JobHandler = (world, job) => {
    const prepared = prepareAttempt(world, job, this.userAgent);
    if (prepared === undefined) return false;
    const flight = new Flight(this, world, prepared);
    const flights = this.flights.get(world) ?? [];
    if (flights.length === 0) this.flights.set(world, flights);
    flight.at = flights.length;
    flights.push(flight);
    // The turn that started this ends first: only then is the clock free of the job's own instant.
    if (this.departing.length === 0) queueMicrotask(() => this.depart());
    this.departing.push(flight);
    if (this.collecting?.world === world) this.collecting.started.push(flight);
    return true;
  };

  /**
   * To be called when the data of a world is about to be given up. What becomes of its attempts concerns nobody, and where
   * receivers are slow they would keep those of its new data waiting.
   */
  forget(world: World): void {
    this.ports.sender.cancel(world.id);
  }

  /** To be called when nothing is sent any more: time that a caller moves stops here, and does not leave behind what is due. */
  giveUp(): void {
    this.isGivenUp = true;
  }

  get givenUp(): boolean {
    return this.isGivenUp;
  }

  private depart(): void {
    const flights = this.departing;
    this.departing = [];
    for (const flight of flights) {
      try {
        this.takeOff(flight);
      } catch (error) {
        this.crash(flight, error);
      }
    }
  }

  private takeOff(flight: Flight): void {
    const { world, prepared } = flight;
    if (flight.isForgotten) {
      this.land(flight, [], []);
      return;
    }
    flight.at_ms = nowOf(world);
    prepared.request = this.addressed(world, prepared);
    const refusal = tooMany(world, prepared.request);
    if (refusal === undefined) this.ports.sender.send(prepared.request, flight);
    else this.ended(flight, refusal);
  }

  /** Records what became of an attempt. What goes wrong is for those who wait for it, and otherwise for the operator. */
  ended(flight: Flight, result: OutboundResult): void {
    const { world, prepared, at_ms } = flight;
    const fired: Job[] = [];
    const ran = (job: Job): void => void fired.push(job);
    try {
      if (flight.isForgotten) {
        this.land(flight, fired, []);
        return;
      }
      const followers = this.collect(world, () => {
        try {
          runDue(world, ran);
        } finally {
          // Another job that fails takes nothing from what the receiver said: unrecorded, the delivery would stay pending.
          if (!flight.isForgotten) {
            recordAttempt(world, prepared, at_ms, result);
            if (result.kind !== 'abandoned') this.ports.attempted?.(world, prepared.delivery);
          }
        }
        runDue(world, ran);
      });
      if (followers.length === 0) this.land(flight, fired, []);
      else
        Promise.all(followers).then(
          (aftermaths) => this.land(flight, fired, aftermaths),
          (error: unknown) => this.crash(flight, error),
        );
    } catch (error) {
      this.crash(flight, error);
    }
  }

  private land(flight: Flight, fired: Job[], followers: Aftermath[]): void {
    this.remove(flight);
    flight.land(() => ({
      delivery_ids: [flight.delivery_id, ...followers.flatMap(({ delivery_ids }) => delivery_ids)],
      fired: [...fired, ...followers.flatMap((follower) => follower.fired)],
    }));
  }

  private crash(flight: Flight, error: unknown): void {
    // Who waits for the flight passes it on: a flight that this one followed, or a caller.
    const told = flight.crash(error) || this.failIdlers(flight.world, error);
    this.remove(flight);
    if (!told) this.ports.failed?.(flight.world, error);
  }

  /** @returns false where nobody waits for the world */
  private failIdlers(world: World, error: unknown): boolean {
    const idlers = this.idlers.get(world) ?? [];
    this.idlers.delete(world);
    for (const { reject } of idlers) reject(error);
    return idlers.length > 0;
  }

  private remove(flight: Flight): void {
    const flights = this.flights.get(flight.world) ?? [];
    takeOut(flights, flight);
    if (flights.length === 0) this.flights.delete(flight.world);
    this.tellIdlers(flight.world);
  }

  private tellIdlers(world: World): void {
    const idlers = this.idlers.get(world);
    if (idlers === undefined || this.isBusy(world)) return;
    this.idlers.delete(world);
    for (const { resolve } of idlers) resolve();
  }

  private isBusy(world: World): boolean {
    return (this.flights.get(world) ?? []).some(({ generation }) => generation === world.generation);
  }

  /** The request as it goes out; one to an inbox of this sandbox has arrived there already. */
  private addressed(world: World, { delivery, request }: Prepared): OutboundRequest {
    const name = this.ports.isOwn(request.url) ? inboxNameIn(request.url) : undefined;
    if (name === undefined) return request;
    return { ...request, inbox: receiveInInbox(world, name, delivery, request) };
  }

  /** How many attempts of a world have begun and are not recorded yet. */
  inFlight(world: World): number {
    return this.current(world).length;
  }

  private current(world: World): Flight[] {
    return (this.flights.get(world) ?? []).filter(({ generation }) => generation === world.generation);
  }

  /**
   * `reached` resolves when no attempt of the world is in flight, and rejects when one fails in the sandbox itself. Who waits no
   * longer says so with `cancel`, or what fails later would be told to nobody.
   */
  idle(world: World): { reached: Promise<void>; cancel(): void } {
    if (!this.isBusy(world)) return { reached: Promise.resolve(), cancel: () => undefined };
    let idler: Waiting<void> | undefined;
    const reached = new Promise<void>((resolve, reject) => {
      idler = { resolve, reject };
      this.idlers.set(world, [...(this.idlers.get(world) ?? []), idler]);
    });
    return { reached, cancel: () => this.withdraw(world, idler) };
  }

  private withdraw(world: World, idler: Waiting<void> | undefined): void {
    const left = (this.idlers.get(world) ?? []).filter((other) => other !== idler);
    if (left.length > 0) this.idlers.set(world, left);
    else this.idlers.delete(world);
  }

  /** Makes the attempts that are due, and resolves when those of these deliveries are recorded. */
  async attempted(world: World, delivery_ids: readonly string[]): Promise<void> {
    runDue(world);
    const flights = this.current(world).filter(({ delivery_id }) => delivery_ids.includes(delivery_id));
    await Promise.all(flights.map((flight) => flight.landed()));
  }

  /**
   * Runs a turn and returns the attempts that it started, and no others: a caller that awaits just these cannot be waiting for
   * a receiver that is waiting for the caller.
   */
  collect(world: World, turn: () => void): Promise<Aftermath>[] {
    const outer = this.collecting;
    const started: Flight[] = [];
    this.collecting = { world, started };
    try {
      turn();
    } finally {
      this.collecting = outer;
    }
    return started.map((flight) => flight.landed());
  }
}
