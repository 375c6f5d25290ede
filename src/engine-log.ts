/** What the log says of webhooks: those that their receiver did not take, because nobody else would say it. */
import { timestamp } from './core/clock.js';
import { maskText } from './core/masks.js';
import type { DeliveryRecord } from './core/types.js';
import type { World } from './core/world.js';
import type { Log } from './host/log.js';

const isTaken = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

/** Says why the last attempt of a delivery failed, and when the next one is. */
export function logAttempt(log: Log, world: World, delivery: DeliveryRecord): void {
  const { id, event_type, url, attempts, next_attempt_at_ms } = delivery;
  const last = attempts.at(-1);
  if (last === undefined || isTaken(last.status)) return;
  const reason = last.error ?? `The receiver answered ${last.status}.`;
  const next =
    next_attempt_at_ms === null ? 'There is no other attempt.' : `Next: ${timestamp(next_attempt_at_ms, 'seconds')}.`;
  const message = `webhook ${event_type} to ${maskText(url)}: attempt ${attempts.length} failed. ${maskText(reason)} ${next}`;
  log.warn('webhook', message, {
    delivery_id: id,
    merchant: world.data.merchant.label,
    status: last.status,
    attempt: attempts.length,
  });
}
