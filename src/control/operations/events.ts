/** What happened, as the service reports it to webhook endpoints. */
import { validateWebhook } from '../../contract/index.js';
import type { ControlHandler } from '../../contract/types.js';
import { isReported, reportOf } from '../../deliveries/index.js';
import { because, callCause } from '../../domain/causes.js';
import { nowOf } from '../../domain/clock.js';
import { Collection } from '../../domain/collection.js';
import { EVENT_TYPES, type EventType, recordEvent } from '../../domain/events.js';
import { ID_LENGTH } from '../../domain/ids.js';
import { listPage } from '../../domain/pages.js';
import { notFound } from '../../domain/problems.js';
import type { EventRecord, JsonObject } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import { sampleEventData } from '../../scenarios/sample-events.js';
import type { ControlContext } from '../host.js';
import { ControlProblem } from '../problems.js';
import { showDeliverySummary } from '../shapes/deliveries.js';
import { showEvents } from '../shapes/events.js';
import { requireEventType } from '../wait/conditions.js';

/** Events of one resource, filed as all events are. */
function eventsAbout({ related }: World, resource_id: string): Collection<EventRecord> {
  return new Collection(related.events.of(resource_id), { facets: ({ type }) => [type] });
}

export const listEvents: ControlHandler<'listEvents', ControlContext> = ({ query }, { world }) => {
  const { event_type, resource_id } = query;
  if (event_type !== undefined) requireEventType(event_type, 'event_type');
  const collection = resource_id === undefined ? world.events : eventsAbout(world, resource_id);
  const filters = { event_type, resource_id };
  const options = { path: '/_sandbox/events', filters, precision: 'milliseconds' } as const;
  const page = listPage(
    collection,
    query,
    event_type === undefined ? options : { ...options, facet: event_type },
    (event) => event,
  );
  return { status: 200, body: { ...page, data: showEvents(world, page.data) } };
};

const MOST_DELIVERIES = 100;

export const getEvent: ControlHandler<'getEvent', ControlContext> = ({ path }, { world }) => {
  const event = world.events.get(path.id);
  const [shown] = event === undefined ? [] : showEvents(world, [event]);
  if (event === undefined || shown === undefined) throw notFound('event', path.id);
  const own = world.related.deliveries.of(event.id).reverse();
  const sent = own.slice(0, MOST_DELIVERIES).map(showDeliverySummary);
  return { status: 200, body: { event: shown, body: event.body ?? null, deliveries: sent } };
};

export const sendTestEvent: ControlHandler<'sendTestEvent', ControlContext> = async ({ body }, context) => {
  const { world, origin } = context;
  requireEventType(body.event_type, 'event_type');
  const type = body.event_type as EventType;
  const data = (body.data as JsonObject | undefined) ?? (await sampleEventData(world, type, origin));
  requireInContract(context, type, data);
  const cause = callCause(world, 'sendTestEvent');
  const event = because(world, cause, () => recordEvent(world, type, null, data, true));
  const [shown] = showEvents(world, [event]);
  return { status: 201, body: shown as NonNullable<typeof shown> };
};

function silent(type: EventType, world: World): ControlProblem {
  const { events } = world.data.settings;
  const rule = `in:${EVENT_TYPES.filter((each) => isReported(world, each)).join(',')}`;
  const message = `With the setting events: ${events} nobody is told of ${type}.`;
  return new ControlProblem(400, 'invalid_parameter', message, { parameter: 'event_type', value: type, rule });
}

/** A receiver that is tested with what the service never sends is tested for nothing. */
function requireInContract({ host, world }: ControlContext, type: EventType, data: JsonObject): void {
  const id = `evt_${'0'.repeat(ID_LENGTH)}`;
  const report = reportOf(world, { id, type, created_at_ms: nowOf(world), resource_id: null, data, test: true });
  if (report === null) throw silent(type, world);
  const [violation] = validateWebhook(host.contractOf(world), report.name, report.body);
  if (violation === undefined) return;
  const { parameter, rule, pointer, value } = violation;
  const message = `${parameter} breaks the rule ${rule} of the merchant contract at ${pointer}; a test event must be one that the service could send.`;
  throw new ControlProblem(400, 'invalid_parameter', message, {
    parameter,
    rule,
    value,
    errors: [{ parameter: pointer, rule, message }],
  });
}
