/** Who watches a world, and what they are told: the log what nobody else would say, and whoever waits for a change that there was one. */
import { profileContract, validateWebhook } from '../contract/index.js';
import { rejectionText } from '../deliveries/attempt.js';
import { nowOf, timestamp } from '../domain/clock.js';
import { noteChange } from '../domain/limits.js';
import type { ChangeKind, ChangeListener, Env } from '../domain/ports.js';
import type { DeliveryRecord, EventRecord } from '../domain/records.js';
import { maskText } from '../domain/request-log.js';
import type { World } from '../domain/world.js';
import type { Log } from '../platform/node/log.js';
import { type Ticker, yieldToLoop } from '../platform/node/time.js';
import type { Store } from '../store/store.js';
import { plainlyPrinted, reportedName } from '../variants/envelopes.js';

/** Says why the last attempt of a delivery failed, when the next one is, and what the receiver said: it knows best what it missed. */
export function logNotTaken(log: Log, world: World, delivery: DeliveryRecord): void {
  const { id, event_type, url, attempts, next_attempt_at_ms } = delivery;
  const last = attempts.at(-1);
  if (last === undefined) return;
  const reason = last.error ?? `The receiver answered ${last.status}.`;
  const next =
    next_attempt_at_ms === null ? 'There is no other attempt.' : `Next: ${timestamp(next_attempt_at_ms, 'seconds')}.`;
  const said = rejectionText(last);
  const outcome = `${maskText(reason)} ${next}${said === undefined ? '' : ` It said: ${said}`}`;
  const message = `webhook ${event_type} to ${maskText(url)}: attempt ${attempts.length} failed. ${outcome}`;
  log.warn('webhook', message, {
    delivery_id: id,
    merchant: world.data.merchant.label,
    status: last.status,
    attempt: attempts.length,
  });
}

/** A job that fails is a bug: it is told, and the world goes on with the next one. */
export function logBug(log: Log, world: World, error: unknown): void {
  log.error('job', `A job failed: ${error instanceof Error ? error.message : String(error)}`, {
    merchant: world.id,
    at_ms: nowOf(world),
  });
  world.env.touched(world);
}

/**
 * Holds webhooks against the merchant's contract, after the deliveries were made: one outside it is a bug, which the
 * operator is told of; the bytes that were printed stand.
 */
export function checkWebhook(log: Pick<Log, 'error'>, world: World, event: EventRecord): void {
  // Without a delivery there are no bytes to check.
  if (event.body === undefined) return;
  const { settings } = world.data;
  const name = reportedName(event.type, settings);
  if (name === undefined) return;
  const contract = profileContract(settings);
  // A body is read again only where what it was printed from is not good: reading each is dear.
  const value = plainlyPrinted(event, name, settings);
  if (value !== undefined && validateWebhook(contract, name, value).length === 0) return;
  const [violation] = validateWebhook(contract, name, JSON.parse(event.body));
  if (violation === undefined) return;
  const { parameter, rule, pointer } = violation;
  log.error('contract', `The webhook ${name} leaves the contract: ${parameter} breaks ${rule} of ${pointer}.`, {
    merchant: world.id,
    event_id: event.id,
  });
}

/** What has changed in a world since its listeners were told the last time. */
type Gathered = Map<ChangeKind, Set<string>>;

/** Who has to know of every change: what ticks worlds, and what keeps them. */
interface Keepers {
  ticker: Ticker;
  store: Store;
  /** As in an object: the first merchant is nobody's, and is made anew with each start. */
  firstIsNobodys: boolean;
}

/** Tells of what changes in worlds: the keepers at once, and those who wait for it at most once per turn of the event loop. */
export function createChanges({ ticker, store, firstIsNobodys }: Keepers) {
  const listeners = new Map<World, Set<ChangeListener>>();
  const pending = new Map<World, Gathered>();
  const notify = (): void => {
    const worlds = [...pending];
    pending.clear();
    for (const [world, changed] of worlds) for (const listener of [...(listeners.get(world) ?? [])]) listener(changed);
  };
  const changedIn = (world: World): Gathered | undefined => {
    if (!listeners.has(world)) return undefined;
    const known = pending.get(world);
    if (known !== undefined) return known;
    if (pending.size === 0) void yieldToLoop().then(notify);
    const changed: Gathered = new Map();
    pending.set(world, changed);
    return changed;
  };
  const hooks = {
    touched(world) {
      if (firstIsNobodys && world.data.merchant.ordinal === 0) return;
      ticker.touched(world);
      store.touched(world);
      changedIn(world);
    },
    changed(world, kind, id) {
      store.changed(world, kind, id);
      const changed = changedIn(world);
      changed?.set(kind, (changed.get(kind) ?? new Set()).add(id));
      if (world.env.max_bytes !== undefined) noteChange(world, kind, id);
    },
    jobMoved: store.jobMoved,
    slotChanged(world, slot) {
      store.slotChanged(world, slot);
      if (world.env.max_bytes !== undefined) noteChange(world, 'slot', slot);
    },
    removed(world) {
      ticker.forget(world);
      store.removed(world.id);
      changedIn(world);
    },
  } satisfies Partial<Env>;
  return {
    hooks,
    subscribe(world: World, listener: ChangeListener): () => void {
      const here = listeners.get(world) ?? new Set();
      listeners.set(world, here.add(listener));
      return () => {
        here.delete(listener);
        if (here.size === 0) listeners.delete(world);
      };
    },
  };
}
