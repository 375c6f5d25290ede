/**
 * Runs attempts and knows which of them are in flight. None of this is data: a delivery whose attempt was in flight when its
 * world was written down is attempted again (`reviveDeliveries`).
 */
import { nowOf, runDue } from '../core/clock.js';
import type { JobHandler } from '../core/ports.js';
import type { Job } from '../core/types.js';
import type { World } from '../core/world.js';
import { type Prepared, prepareAttempt, recordAttempt } from './attempt.js';
import { inboxNameIn, receiveInInbox } from './inbox.js';
import type { DispatcherPorts, OutboundRequest, OutboundResult } from './sender.js';

/** What one attempt led to: itself and the attempts that its record started at once, and the jobs that ran with it. */
export interface Aftermath {
  delivery_ids: string[];
  fired: Job[];
}

interface Flight {
  /** The load of the world that it belongs to; an attempt for a world that was reset since concerns nobody. */
  generation: number;
  delivery_id: string;
  landed: Promise<Aftermath>;
  /** Its place among the flights of its world. */
  at: number;
}

/**
 * Takes a flight out; the last one takes its place. The tables of a Set would keep alive what has landed until the next full
 * collection, with its request and its answer.
 */
function takeOut(flights: Flight[], flight: Flight): void {
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
  /** Whether the process is stopping and nothing is sent any more. */
  private isGivenUp = false;
  private collecting: { world: World; started: Promise<Aftermath>[] } | null = null;

  constructor(readonly ports: DispatcherPorts) {}

  /** The handler of `delivery.attempt` jobs: prepares at once, sends after the turn, records in a turn of its own. */
  readonly attempt: JobHandler = (world, job) => {
    const prepared = prepareAttempt(world, job, this.ports.version);
    if (prepared === undefined) return;
    const { delivery_id } = prepared;
    const flights = this.flights.get(world) ?? [];
    if (flights.length === 0) this.flights.set(world, flights);
    const flight: Flight = {
      generation: world.generation,
      delivery_id,
      landed: this.fly(world, prepared),
      at: flights.length,
    };
    flights.push(flight);
    const landed = (): void => {
      takeOut(flights, flight);
      if (flights.length === 0 && this.flights.get(world) === flights) this.flights.delete(world);
    };
    void flight.landed.then(landed, landed);
    if (this.collecting?.world === world) this.collecting.started.push(flight.landed);
  };

  /** To be called when nothing is sent any more: time that a caller moves stops here, and does not leave behind what is due. */
  giveUp(): void {
    this.isGivenUp = true;
  }

  get givenUp(): boolean {
    return this.isGivenUp;
  }

  private async fly(world: World, prepared: Prepared): Promise<Aftermath> {
    const { generation } = world;
    const outcome: Aftermath = { delivery_ids: [prepared.delivery_id], fired: [] };
    // The turn that started this ends first: only then is the clock free of the job's own instant.
    await Promise.resolve();
    if (world.generation !== generation) return outcome;
    let at_ms = nowOf(world);
    const request = this.addressed(world, prepared);
    // It may have had to wait for its turn, while time went on and its endpoint was deleted or disabled.
    const begin = (): boolean => {
      at_ms = nowOf(world);
      if (world.generation !== generation) return false;
      return request.inbox !== undefined || world.deliveries.get(prepared.delivery_id)?.status === 'pending';
    };
    const result = tooMany(world, request) ?? (await this.ports.sender.send(request, begin));
    if (world.generation !== generation) return outcome;
    const followers = this.collect(world, () => {
      runDue(world, (job) => outcome.fired.push(job));
      recordAttempt(world, prepared, at_ms, result);
      this.tell(world, prepared.delivery_id, result);
      runDue(world, (job) => outcome.fired.push(job));
    });
    for (const { delivery_ids, fired } of await Promise.all(followers)) {
      outcome.delivery_ids.push(...delivery_ids);
      outcome.fired.push(...fired);
    }
    return outcome;
  }

  private tell(world: World, delivery_id: string, { kind }: OutboundResult): void {
    const delivery = world.deliveries.get(delivery_id);
    if (delivery !== undefined && kind !== 'abandoned') this.ports.attempted?.(world, delivery);
  }

  /** The request as it goes out; one to an inbox of this sandbox has arrived there already. */
  private addressed(world: World, { delivery_id, request }: Prepared): OutboundRequest {
    const name = this.ports.isOwn(request.url) ? inboxNameIn(request.url) : undefined;
    if (name === undefined) return request;
    return { ...request, inbox: receiveInInbox(world, name, delivery_id, request) };
  }

  /** How many attempts of a world have begun and are not recorded yet. */
  inFlight(world: World): number {
    return this.current(world).length;
  }

  private current(world: World): Flight[] {
    return (this.flights.get(world) ?? []).filter(({ generation }) => generation === world.generation);
  }

  /** Resolves when no attempt of the world is in flight. */
  async idle(world: World): Promise<void> {
    for (let flights = this.current(world); flights.length > 0; flights = this.current(world)) {
      await Promise.all(flights.map(({ landed }) => landed));
    }
  }

  /** Makes the attempts that are due, and resolves when those of these deliveries are recorded. */
  async attempted(world: World, delivery_ids: readonly string[]): Promise<void> {
    runDue(world);
    const flights = this.current(world).filter(({ delivery_id }) => delivery_ids.includes(delivery_id));
    await Promise.all(flights.map(({ landed }) => landed));
  }

  /**
   * Runs a turn and returns the attempts that it started, and no others: a caller that awaits just these cannot be waiting for
   * a receiver that is waiting for the caller.
   */
  collect(world: World, turn: () => void): Promise<Aftermath>[] {
    const outer = this.collecting;
    const started: Promise<Aftermath>[] = [];
    this.collecting = { world, started };
    try {
      turn();
    } finally {
      this.collecting = outer;
    }
    return started;
  }
}
