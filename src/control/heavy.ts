/**
 * Calls whose work grows with all that a merchant has. One of them is carried out at a time, in slices, and merchants take turns: so
 * strangers who ask for nothing else delay each other, and nobody's ordinary calls.
 */
import { Problem } from '../domain/problems.js';
import type { World } from '../domain/world.js';

/** Which operations these are. */
const HEAVY: ReadonlySet<string> = new Set([
  'getState',
  'putState',
  'exportRequests',
  'listRequests',
  'exportTransactions',
  'listEvents',
  'listScenarios',
  'getAudit',
  'getCoverage',
  'getContract',
]);

export const isHeavy = (operation_id: string): boolean => HEAVY.has(operation_id);

/** How many may wait. */
export interface HeavyLimits {
  of_one: number;
  in_all: number;
}

/** In a public sandbox; elsewhere whoever waits has started all of the others. */
export const PUBLIC_HEAVY: HeavyLimits = { of_one: 8, in_all: 128 };

/** Long bodies that are in memory at the same time. */
export class BodyRoom {
  private taken_bytes = 0;

  constructor(private readonly bytes: number) {}

  /** @returns whether there is room; one body alone always has it */
  take(bytes: number): boolean {
    if (this.taken_bytes > 0 && this.taken_bytes + bytes > this.bytes) return false;
    this.taken_bytes += bytes;
    return true;
  }

  give(bytes: number): void {
    this.taken_bytes -= bytes;
  }
}

type Begin = () => void;

export class HeavyTurns {
  private busy = false;
  private waiting = 0;
  /** Who waits, by merchant; the first merchant is the next one. */
  private readonly lines = new Map<World, Begin[]>();

  constructor(private readonly limits: HeavyLimits) {}

  /**
   * Resolves when it is the call's turn.
   * @param gone resolves when nobody waits for the answer any more
   * @returns ends the turn; undefined where the client has gone before it came
   * @throws Problem `rate_limited` or `unavailable` when too many wait, of this merchant or in all
   */
  async take(world: World, gone: Promise<void>): Promise<(() => void) | undefined> {
    if (!this.busy) {
      this.busy = true;
      return this.end;
    }
    const line = this.lines.get(world) ?? [];
    this.refuse(line.length);
    return new Promise((resolve) => {
      const begin = (): void => resolve(this.end);
      this.lines.set(world, line);
      line.push(begin);
      this.waiting += 1;
      void gone.then(() => {
        const at = line.indexOf(begin);
        if (at === -1) return;
        line.splice(at, 1);
        this.waiting -= 1;
        if (line.length === 0) this.lines.delete(world);
        resolve(undefined);
      });
    });
  }

  private refuse(waiting_of_one: number): void {
    const { of_one, in_all } = this.limits;
    if (waiting_of_one >= of_one) {
      const message = `This merchant has ${of_one} calls waiting that read or write all that it has, and one is carried out at a time. Wait for their answers.`;
      throw new Problem('rate_limited', message, { retry_after_s: 1 });
    }
    if (this.waiting < in_all) return;
    const message = 'Too many calls that read or write all that a merchant has are waiting; send this one again.';
    throw new Problem('unavailable', message, { retry_after_s: 1 });
  }

  private readonly end = (): void => {
    const next = this.lines.entries().next();
    if (next.done === true) {
      this.busy = false;
      return;
    }
    const [world, line] = next.value;
    const begin = line.shift();
    this.waiting -= 1;
    // A merchant with more of them comes again after all others.
    this.lines.delete(world);
    if (line.length > 0) this.lines.set(world, line);
    begin?.();
  };
}
