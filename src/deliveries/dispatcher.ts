/**
 * Makes attempts: each goes from the turn that started it through two semaphores to the sender or an inbox, and is recorded in a
 * turn of its own. A delivery whose attempt was in flight when its world was written down is attempted again (`reviveDeliveries`).
 */

import { nowOf } from '../domain/clock.js';
import { getOrMake } from '../domain/collection.js';
import { runDue } from '../domain/jobs.js';
import type { JobHandler } from '../domain/ports.js';
import type { Job } from '../domain/records.js';
import { isTaken } from '../domain/states.js';
import type { World } from '../domain/world.js';
import { type DispatcherPorts, type Exchange, type Outcome, prepareAttempt, recordAttempt } from './attempt.js';
import { whileDown } from './delivery-faults.js';
import { type Aftermath, Attempt, InFlight, Semaphore } from './in-flight.js';
import { inboxNameIn, receiveInInbox } from './inbox.js';
import { exchangeWithInbox } from './inbox-exchange.js';

/** Attempts at a time of a merchant at one URL, so that a slow receiver takes no one else's place; and in all, without inboxes. */
export const DELIVERY_LIMITS = { per_endpoint: 16, total: 256 } as const;

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
  /** All that is in flight. */
  private readonly inFlightOf = new Map<World, InFlight>();
  private readonly places: Semaphore<Attempt>;
  private readonly placesPerEndpoint: number;
  private readonly userAgent: string;
  private collecting: { world: World; started: Attempt[] } | null = null;
  /** Whether the process is stopping and nothing is sent any more. */
  givenUp = false;

  constructor(readonly ports: DispatcherPorts) {
    const { per_endpoint, total } = { ...DELIVERY_LIMITS, ...ports.limits };
    this.placesPerEndpoint = per_endpoint;
    this.places = new Semaphore<Attempt>(total);
    this.userAgent = `Tenderbox/${ports.version}`;
  }

  /** The handler of `delivery.attempt` jobs: prepares at once, sends after the turn, records in a turn of its own. */
  readonly attempt: JobHandler = (world, job) => {
    const prepared = prepareAttempt(world, job, this.userAgent);
    if (prepared === undefined) return false;
    const among = getOrMake(this.inFlightOf, world, () => new InFlight());
    const attempt = new Attempt(world, prepared, among);
    among.attempts.add(attempt);
    // The turn that started this ends first: only then is the clock free of the job's own instant.
    queueMicrotask(() => this.leave(attempt));
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
    this.givenUp = true;
    for (const { attempts } of this.inFlightOf.values()) for (const { exchange } of attempts) exchange?.abandon();
  }

  /** Gives it to its inbox, or has it wait for a place at its endpoint. What is for an inbox arrives there at once. */
  private leave(attempt: Attempt): void {
    const { world, prepared } = attempt;
    const { delivery, request } = prepared;
    if (this.isForgotten(attempt)) {
      this.end(attempt);
      return;
    }
    try {
      attempt.at_ms = nowOf(world);
      const down = whileDown(delivery, attempt.at_ms);
      const name = down === undefined && this.ports.isOwn(request.url) ? inboxNameIn(request.url) : undefined;
      if (name !== undefined) attempt.reply = receiveInInbox(world, name, delivery, request);
      const unsent = down ?? (name === undefined ? tooMany(world) : undefined);
      if (unsent !== undefined) this.record(attempt, unsent);
      else if (this.endpointOf(attempt).enter(attempt)) this.admit(attempt);
    } catch (error) {
      this.fail(attempt, error);
    }
  }

  /** Has it wait for a place among all. What an inbox answers takes none of the places that the others share. */
  private admit(attempt: Attempt): void {
    if (attempt.reply !== undefined || this.places.enter(attempt)) void this.make(attempt);
  }

  private endpointOf({ among, prepared }: Attempt): Semaphore<Attempt> {
    const { endpoints } = among;
    return getOrMake(endpoints, prepared.request.url, () => {
      for (const [other, { isIdle }] of endpoints) if (isIdle) endpoints.delete(other);
      return new Semaphore<Attempt>(this.placesPerEndpoint);
    });
  }

  /**
   * Waits for the answer, and gives both places to the next.
   * What the answer means is recorded before the next attempt has its turn: it may be that nothing more is to be sent.
   */
  private async make(attempt: Attempt): Promise<void> {
    try {
      attempt.at_ms = nowOf(attempt.world);
      attempt.exchange = this.begin(attempt);
      // Thousands that are wanted no more let others have their turns.
      if (attempt.exchange === undefined) await this.ports.yieldToLoop();
      const result = await attempt.exchange?.result;
      // An attempt that has waited is in old memory, where it would keep its exchange alive until the next full collection.
      attempt.exchange = undefined;
      if (result === undefined || result.kind === 'abandoned') this.end(attempt);
      else this.record(attempt, result);
    } catch (error) {
      this.fail(attempt, error);
    }
    const next = attempt.reply === undefined ? this.places.leave() : undefined;
    if (next !== undefined) void this.make(next);
    const following = this.endpointOf(attempt).leave();
    if (following !== undefined) this.admit(following);
  }

  /**
   * Sends it, if it is still wanted: while it waited its endpoint may have been deleted or disabled.
   * @returns undefined where it is wanted no more
   */
  private begin(attempt: Attempt): Exchange | undefined {
    const { world, prepared, reply } = attempt;
    const { delivery, request } = prepared;
    if (this.givenUp || this.isForgotten(attempt)) return undefined;
    if (reply !== undefined) return exchangeWithInbox(world, request, reply, this.ports);
    return delivery.status === 'pending' ? this.ports.sender.send(request) : undefined;
  }

  private isForgotten({ world, among }: Attempt): boolean {
    return this.inFlightOf.get(world) !== among;
  }

  /** Records the answer in a turn of its own, in which what is due runs as well. */
  private record(attempt: Attempt, result: Outcome): void {
    const { world, prepared, at_ms } = attempt;
    if (this.isForgotten(attempt)) {
      this.end(attempt);
      return;
    }
    const fired: Job[] = [];
    const ran = (job: Job): void => void fired.push(job);
    const followers = this.collect(world, () => {
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
    if (followers.length === 0) this.end(attempt, fired);
    else
      Promise.all(followers).then(
        (aftermaths) => this.end(attempt, fired, aftermaths),
        (error: unknown) => this.fail(attempt, error),
      );
  }

  private end(attempt: Attempt, ran: Job[] = [], followers: Aftermath[] = []): void {
    this.remove(attempt);
    if (attempt.waiting === undefined) return;
    const delivery_ids = [attempt.prepared.delivery.id, ...followers.flatMap((each) => each.delivery_ids)];
    const fired = [...ran, ...followers.flatMap((each) => each.fired)];
    for (const { resolve } of attempt.waiting) resolve({ delivery_ids, fired });
  }

  /** Whoever waits is told: an attempt that this one followed, a caller, or who waits for the world; otherwise the operator is. */
  private fail(attempt: Attempt, error: unknown): void {
    const { world, among, waiting } = attempt;
    for (const { reject } of waiting ?? []) reject(error);
    const isReported = waiting !== undefined || among.fail(error);
    this.remove(attempt);
    if (!isReported) this.ports.failed?.(world, error);
  }

  private remove(attempt: Attempt): void {
    const { world, among } = attempt;
    among.attempts.delete(attempt);
    if (among.attempts.size > 0) return;
    among.end();
    if (this.inFlightOf.get(world) === among) this.inFlightOf.delete(world);
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

  /** The attempts of a world that have begun and are not recorded yet. */
  attemptsOf(world: World): Attempt[] {
    return [...(this.inFlightOf.get(world)?.attempts ?? [])];
  }

  /** Resolves when those attempts of these deliveries are recorded that have begun. */
  async attempted(world: World, delivery_ids: readonly string[]): Promise<void> {
    const attempts = this.attemptsOf(world).filter(({ prepared }) => delivery_ids.includes(prepared.delivery.id));
    await Promise.all(attempts.map((attempt) => attempt.recorded()));
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
    return started.map((attempt) => attempt.recorded());
  }
}
