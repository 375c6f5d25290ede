/** Waiting for a world to change, without ever looking at a clock of its own. */
import { notFound } from '../../domain/problems.js';
import type { ControlContext } from '../host.js';

/**
 * Resolves with what `look` finds: at once when it is there, else after the change that brings it.
 * @param timeout_ms real milliseconds
 * @returns undefined when the time is up, nobody waits any longer, or the sandbox stops
 * @throws Problem `not_found` when the merchant is deleted meanwhile
 */
export function waitUntil<T>(
  { host, world, gone }: ControlContext,
  timeout_ms: number,
  look: () => T | undefined,
): Promise<T | undefined> {
  const { id } = world;
  const present = look();
  if (present !== undefined) return Promise.resolve(present);
  const alarm = host.dispatcher.ports.alarm(timeout_ms);
  return new Promise((resolve, reject) => {
    let ended = false;
    let looking = false;
    const end = (settle: () => void): void => {
      if (ended) return;
      ended = true;
      unsubscribe();
      unstop();
      alarm.cancel();
      settle();
    };
    const lookAgain = (): void => {
      looking = false;
      if (ended) return;
      try {
        if (host.worlds.get(id) !== world) throw notFound('merchant', id);
        const found = look();
        if (found !== undefined) end(() => resolve(found));
      } catch (error) {
        end(() => reject(error));
      }
    };
    // One look per turn: within it, a thousand changes may be reported and none of them is whole yet.
    const unsubscribe = host.changes.subscribe(world, () => {
      if (looking) return;
      looking = true;
      queueMicrotask(lookAgain);
    });
    const giveUp = (): void => end(() => resolve(undefined));
    void alarm.rang.then(giveUp);
    void gone.then(giveUp);
    const unstop = host.onStop(giveUp);
  });
}
