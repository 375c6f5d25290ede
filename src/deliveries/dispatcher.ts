/**
 * Makes attempts and knows which of them are in flight. None of this is data: a delivery whose attempt was in flight when its
 * world was written down is attempted again (`reviveDeliveries`).
 */
import { nowOf, runDue } from '../domain/clock.js';
import type { JobHandler } from '../domain/ports.js';
import type { Job } from '../domain/types.js';
import type { World } from '../domain/world.js';
import { isTaken, type Outcome, type Prepared, prepareAttempt, recordAttempt } from './attempt.js';
import { inboxNameIn, receiveInInbox } from './inbox.js';
import { exchangeWithInbox } from './inbox-answer.js';
import { Semaphore } from './semaphore.js';
import type { DispatcherPorts, Exchange } from './sender.js';

/** Attempts at a time of a merchant at one URL, so that a slow receiver takes no one else's place; and in all, without inboxes. */
export const DELIVERY_LIMITS = { per_endpoint: 16, total: 256 } as const;

/** What one attempt led to: itself and the attempts that its record started at once, and the jobs that ran with it. */
export interface Aftermath {
  delivery_ids: string[];
  fired: Job[];
}

/** An attempt that has begun and is not recorded yet. */
class Attempt {
  /** The merchant's time when sending began. */
  at_ms = 0;
  exchange: Exchange | undefined;
  /** Whether somebody waits for it, who is told when it goes wrong. Otherwise `done` never rejects. */
  isAwaited = false;
  private readonly done: Promise<Aftermath>;

  /** @param among what is in flight of its world, until the world's data is given up */
  constructor(
    readonly world: World,
    readonly prepared: Prepared,
    readonly among: InFlight,
    make: (attempt: Attempt) => Promise<Aftermath>,
  ) {
    this.done = make(this);
  }

  /** Resolves when it is recorded, with what that led to. */
  awaited(): Promise<Aftermath> {
    this.isAwaited = true;
    return this.done;
  }
}

interface Idler {
  resolve(): void;
  reject(error: unknown): void;
}

/** What is in flight of one world. */
class InFlight {
  readonly attempts = new Set<Attempt>();
  /** By URL: those that something is sent to, or waits for. */
  readonly endpoints = new Map<string, Semaphore>();
  /** Who waits until nothing is in flight: not for each attempt, of which there may be thousands. */
  readonly idlers = new Set<Idler>();

  /** @returns false where nobody waits, so that nobody was told */
  fail(error: unknown): boolean {
    const idlers = [...this.idlers];
    this.idlers.clear();
    for (const { reject } of idlers) reject(error);
    return idlers.length > 0;
  }

  end(): void {
    for (const { resolve } of this.idlers) resolve();
    this.idlers.clear();
  }
}

/** What becomes of a webhook that a stranger's merchant may not send yet; it is attempted again as if nobody had answered. */
function tooMany(world: World): Outcome | undefined {
  const quota = world.env.quotas?.deliveries;
  if (quota === undefined) return undefined;
  const wait_ms = quota.take(world);
  if (wait_ms === 0) return undefined;
  const error = `Not sent: a merchant of this sandbox sends at most ${quota.most} webhooks an hour; there is room again in ${Math.ceil(wait_ms / 1_000)} s. An inbox of the sandbox takes any number.`;
  return { kind: 'failed', error, duration_ms: 0 };
}

export class Dispatcher {
  private readonly inFlightOf = new Map<World, InFlight>();
  private readonly places: Semaphore;
  private readonly placesPerEndpoint: number;
  private readonly userAgent: string;
  private collecting: { world: World; started: Attempt[] } | null = null;
  /** Whether the process is stopping and nothing is sent any more. */
  private isGivenUp = false;

  constructor(readonly ports: DispatcherPorts) {
    const { per_endpoint, total } = { ...DELIVERY_LIMITS, ...ports.limits };
    this.placesPerEndpoint = per_endpoint;
    this.places = new Semaphore(total);
    this.userAgent = `Tenderbox/${ports.version}`;
  }

  /** The handler of `delivery.attempt` jobs: prepares at once, sends after the turn, records in a turn of its own. */
  readonly attempt: JobHandler = (world, job) => {
    const prepared = prepareAttempt(world, job, this.userAgent);
    if (prepared === undefined) return false;
    const among = this.inFlightOf.get(world) ?? new InFlight();
    this.inFlightOf.set(world, among);
    const attempt = new Attempt(world, prepared, among, this.make);
    among.attempts.add(attempt);
    if (this.collecting?.world === world) this.collecting.started.push(attempt);
    return true;
  };

  /**
   * To be called when the data of a world is about to be given up. What becomes of its attempts concerns nobody, and where
   * receivers are slow they would keep those of its new data waiting.
   */
  forget(world: World): void {
    const forgotten = this.inFlightOf.get(world);
    this.inFlightOf.delete(world);
    for (const { exchange } of forgotten?.attempts ?? []) exchange?.abandon();
    forgotten?.end();
  }

  /**
   * To be called when nothing is sent any more: what is in flight is abandoned and stays pending, and time that a caller moves
   * stops here, so that it does not leave behind what is due.
   */
  giveUp(): void {
    this.isGivenUp = true;
    for (const { attempts } of this.inFlightOf.values()) for (const { exchange } of attempts) exchange?.abandon();
  }

  get givenUp(): boolean {
    return this.isGivenUp;
  }

  /** What goes wrong is for those who wait for the attempt, and otherwise for the operator. */
  private readonly make = async (attempt: Attempt): Promise<Aftermath> => {
    const { world, prepared, among } = attempt;
    const aftermath: Aftermath = { delivery_ids: [prepared.delivery.id], fired: [] };
    try {
      // The turn that started this ends first: only then is the clock free of the job's own instant.
      await undefined;
      const followers = await this.deliver(attempt, aftermath.fired);
      for (const { delivery_ids, fired } of await Promise.all(followers)) {
        aftermath.delivery_ids.push(...delivery_ids);
        aftermath.fired.push(...fired);
      }
    } catch (error) {
      // Who waits for the attempt passes it on: an attempt that this one followed, or a caller.
      if (attempt.isAwaited) throw error;
      if (!among.fail(error)) this.ports.failed?.(world, error);
    } finally {
      among.attempts.delete(attempt);
      if (among.attempts.size === 0) {
        among.end();
        if (this.inFlightOf.get(world) === among) this.inFlightOf.delete(world);
      }
    }
    return aftermath;
  };

  /** Sends in its turn and records. What is for an inbox of this sandbox arrives there at once. @returns what its record started */
  private deliver(attempt: Attempt, fired: Job[]): Promise<Promise<Aftermath>[]> | Promise<Aftermath>[] {
    const { world, prepared } = attempt;
    const { delivery, request } = prepared;
    if (this.isForgotten(attempt)) return [];
    attempt.at_ms = nowOf(world);
    const name = this.ports.isOwn(request.url) ? inboxNameIn(request.url) : undefined;
    if (name !== undefined) {
      const reply = receiveInInbox(world, name, delivery, request);
      const begin = (): Exchange => exchangeWithInbox(request, reply, this.ports, world.env.hostTime);
      return this.atEndpoint(attempt, () => this.exchange(attempt, begin, fired));
    }
    const refusal = tooMany(world);
    if (refusal !== undefined) return this.record(attempt, refusal, fired);
    const send = (): Promise<Promise<Aftermath>[]> =>
      // While it waited its endpoint may have been deleted or disabled.
      this.exchange(
        attempt,
        () => (delivery.status === 'pending' ? this.ports.sender.send(request) : undefined),
        fired,
      );
    return this.atEndpoint(attempt, () => this.places.use(send));
  }

  private async atEndpoint<T>({ among, prepared }: Attempt, act: () => Promise<T>): Promise<T> {
    const { url } = prepared.request;
    const endpoint = among.endpoints.get(url) ?? new Semaphore(this.placesPerEndpoint);
    among.endpoints.set(url, endpoint);
    try {
      return await endpoint.use(act);
    } finally {
      if (endpoint.isIdle) among.endpoints.delete(url);
    }
  }

  /** What the answer means is recorded before the next attempt has its turn: it may be that nothing more is to be sent. */
  private async exchange(
    attempt: Attempt,
    begin: () => Exchange | undefined,
    fired: Job[],
  ): Promise<Promise<Aftermath>[]> {
    attempt.at_ms = nowOf(attempt.world);
    attempt.exchange = this.isGivenUp || this.isForgotten(attempt) ? undefined : begin();
    // Thousands that are wanted no more let others have their turns.
    if (attempt.exchange === undefined) await this.ports.breathe();
    const result = await attempt.exchange?.result;
    return result === undefined || result.kind === 'abandoned' ? [] : this.record(attempt, result, fired);
  }

  private isForgotten({ world, among }: Attempt): boolean {
    return this.inFlightOf.get(world) !== among;
  }

  private record(attempt: Attempt, result: Outcome, fired: Job[]): Promise<Aftermath>[] {
    const { world, prepared, at_ms } = attempt;
    if (this.isForgotten(attempt)) return [];
    const ran = (job: Job): void => void fired.push(job);
    return this.collect(world, () => {
      try {
        runDue(world, ran);
      } finally {
        // Another job that fails takes nothing from what the receiver said: unrecorded, the delivery would stay pending.
        if (!this.isForgotten(attempt)) {
          recordAttempt(world, prepared, at_ms, result);
          const taken = result.kind === 'answered' && isTaken(result);
          if (!taken) this.ports.notTaken?.(world, prepared.delivery);
        }
      }
      runDue(world, ran);
    });
  }

  /** How many attempts of a world have begun and are not recorded yet. */
  inFlight(world: World): number {
    return this.inFlightOf.get(world)?.attempts.size ?? 0;
  }

  /**
   * `reached` resolves when no attempt of the world is in flight, and rejects when one fails in the sandbox itself. Who waits no
   * longer says so with `cancel`, or what fails later would be told to nobody.
   */
  idle(world: World): { reached: Promise<void>; cancel(): void } {
    const among = this.inFlightOf.get(world);
    if (among === undefined) return { reached: Promise.resolve(), cancel: () => undefined };
    let cancel = (): void => undefined;
    const reached = new Promise<void>((resolve, reject) => {
      const idler = { resolve, reject };
      among.idlers.add(idler);
      cancel = () => void among.idlers.delete(idler);
    });
    return { reached, cancel };
  }

  /** Makes the attempts that are due, and resolves when those of these deliveries are recorded. */
  async attempted(world: World, delivery_ids: readonly string[]): Promise<void> {
    runDue(world);
    const attempts = [...(this.inFlightOf.get(world)?.attempts ?? [])];
    await Promise.all(
      attempts
        .filter(({ prepared }) => delivery_ids.includes(prepared.delivery.id))
        .map((attempt) => attempt.awaited()),
    );
  }

  /**
   * Runs a turn and returns the attempts that it started, and no others: a caller that awaits just these cannot be waiting for
   * a receiver that is waiting for the caller.
   */
  collect(world: World, turn: () => void): Promise<Aftermath>[] {
    const outer = this.collecting;
    const started: Attempt[] = [];
    this.collecting = { world, started };
    try {
      turn();
    } finally {
      this.collecting = outer;
    }
    return started.map((attempt) => attempt.awaited());
  }
}
