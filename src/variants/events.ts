/**
 * The catalogue of events that a profile sends, and the names that it gives them (docs/service.md#event-types). Records
 * and subscriptions hold the types of the full catalogue, so that a profile can change while endpoints are registered;
 * what the merchant sees of them is translated here.
 */
import { EVENT_TYPES, type EventType } from '../domain/events.js';
import type { Settings } from '../domain/merchants/settings.js';
import { eventName } from './envelopes.js';

type EventSettings = Pick<Settings, 'events' | 'envelope'>;

/** What `named` sends, by what happened: an expiry is reported as a failure, and everything else is silent. */
const NAMED: Readonly<Partial<Record<EventType, EventType>>> = {
  'payment.succeeded': 'payment.succeeded',
  'payment.expired': 'payment.failed',
  'payment.failed': 'payment.failed',
  'invoice.paid': 'invoice.paid',
  'payout.completed': 'payout.completed',
};

/** The type that an event is reported as; undefined where the profile does not report it. */
export function reportedType(type: string, { events }: EventSettings): string | undefined {
  return events === 'named' ? NAMED[type as EventType] : type;
}

/** The name that an event goes by with receivers; undefined where the profile does not report it. */
export function reportedName(type: string, settings: EventSettings): string | undefined {
  const reported = reportedType(type, settings);
  return reported === undefined ? undefined : eventName(reported, settings.envelope);
}

/** The types that can be subscribed to. */
export function catalogueOf({ events }: EventSettings): readonly EventType[] {
  return events === 'named' ? EVENT_TYPES.filter((type) => NAMED[type] === type) : EVENT_TYPES;
}

/** The types that a merchant means by the names that it subscribes with; the contract has judged the names. */
export function subscribedTypes(names: readonly string[], settings: EventSettings): EventType[] {
  const types = new Map(catalogueOf(settings).map((type) => [eventName(type, settings.envelope), type]));
  return names.map((name) => types.get(name) ?? (name as EventType));
}

/** The names of a subscription as the merchant sees it now: of other types nothing is shown, and nothing is forgotten. */
export function subscribedNames(types: readonly string[], settings: EventSettings): string[] {
  const catalogue: readonly string[] = catalogueOf(settings);
  return types.filter((type) => catalogue.includes(type)).map((type) => eventName(type, settings.envelope));
}
