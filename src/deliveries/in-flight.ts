/** What is in flight. None of it is data: it is gone with the process, and what was not recorded is attempted again. */
import type { Job } from '../domain/types.js';
import type { World } from '../domain/world.js';
import type { Prepared } from './attempt.js';
import type { InboxReply } from './inbox-answer.js';
import type { Semaphore } from './semaphore.js';
import type { Exchange } from './sender.js';

/** What one attempt led to: itself and the attempts that its record started at once, and the jobs that ran with it. */
export interface Aftermath {
  delivery_ids: string[];
  fired: Job[];
}

/** Somebody who is told how something ended. */
export interface Waiting<T> {
  resolve(value: T): void;
  reject(error: unknown): void;
}

/** An attempt that has begun and is not recorded yet. Who waits for it is known when somebody does: for most of them nobody. */
export class Attempt {
  /** The merchant's time when sending began. */
  at_ms = 0;
  exchange: Exchange | undefined;
  /** How the inbox answers that it has arrived in, where it was sent to one. */
  reply: InboxReply | undefined;
  waiting: Waiting<Aftermath>[] | undefined;

  /** @param among what is in flight of its world, until the world's data is given up */
  constructor(
    readonly world: World,
    readonly prepared: Prepared,
    readonly among: InFlight,
  ) {}

  /** Resolves when it is recorded, with what that led to. Rejects when it fails in the sandbox itself. */
  recorded(): Promise<Aftermath> {
    return new Promise((resolve, reject) => {
      this.waiting ??= [];
      this.waiting.push({ resolve, reject });
    });
  }
}

/** What is in flight of one world. */
export class InFlight {
  readonly attempts = new Set<Attempt>();
  /** By URL: those that something is sent to, or waits for. */
  readonly endpoints = new Map<string, Semaphore<Attempt>>();
  /** Who waits until nothing is in flight: not for each attempt, of which there may be thousands. */
  readonly idlers = new Set<Waiting<void>>();

  /** @returns false where nobody waits, so that nobody was told */
  fail(error: unknown): boolean {
    const idlers = [...this.idlers];
    this.idlers.clear();
    for (const { reject } of idlers) reject(error);
    return idlers.length > 0;
  }

  /** Nothing is in flight any more. */
  end(): void {
    for (const { resolve } of this.idlers) resolve();
    this.idlers.clear();
  }
}
