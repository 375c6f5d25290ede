/** What has happened in a world, and the trace of it. */
import { validateWebhook } from '../../contract/index.js';
import { isReported, reportOf } from '../../deliveries/enqueue.js';
import { nowOf } from '../../domain/clock.js';
import { Collection } from '../../domain/collection.js';
import { EVENT_TYPES, type EventType } from '../../domain/event-types.js';
import { because, callCause, recordEvent } from '../../domain/events.js';
import { ID_LENGTH } from '../../domain/ids.js';
import type { EventRecord, JsonObject } from '../../domain/records.js';
import type { World } from '../../domain/world.js';
import { sampleEventData } from '../../scenarios/samples.js';
import type { ControlContext, Handlers } from '../host.js';
import { ControlProblem } from '../problems.js';
import { foundPage } from '../search.js';
import { causalLine, findTimeline } from '../shapes/causal-timeline.js';
import { showDeliverySummary, showEvent } from '../shapes/deliveries.js';
import { requireEventType } from '../wait.js';

/** Events of one resource, indexed as all events are. */
function eventsAbout({ related }: World, resource_id: string): Collection<EventRecord> {
  return new Collection(related.events.of(resource_id), ({ type }) => [type]);
}

const MOST_DELIVERIES = 100;

function silent(type: EventType, world: World): ControlProblem {
  const { events } = world.data.settings;
  const rule = `in:${EVENT_TYPES.filter((each) => isReported(world, each)).join(',')}`;
  const message = `With the setting events: ${events} nobody is told of ${type}.`;
  return new ControlProblem('invalid_parameter', message, { parameter: 'event_type', value: type, rule });
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
  throw new ControlProblem('invalid_parameter', message, {
    parameter,
    rule,
    value,
    errors: [{ parameter: pointer, rule, message }],
  });
}

export const eventsOperations = {
  listEvents: ({ query }, { world }) => {
    const { event_type, resource_id } = query;
    if (event_type !== undefined) requireEventType(event_type, 'event_type');
    const of = resource_id === undefined ? world.events : eventsAbout(world, resource_id);
    const filters = { event_type, resource_id };
    return foundPage(world, query, { name: 'events', of, filters, facet: event_type, show: showEvent });
  },

  getEvent: ({ path }, { world }) => {
    const event = world.events.require(path.id);
    const own = world.related.deliveries.of(event.id).reverse();
    const sent = own.slice(0, MOST_DELIVERIES).map((delivery) => showDeliverySummary(world, delivery));
    return { event: showEvent(world, event), body: event.body ?? null, deliveries: sent };
  },

  sendTestEvent: async ({ body }, context) => {
    const { world, origin } = context;
    requireEventType(body.event_type, 'event_type');
    const type = body.event_type as EventType;
    const data = (body.data as JsonObject | undefined) ?? (await sampleEventData(world, type, origin));
    requireInContract(context, type, data);
    const cause = callCause(world, 'sendTestEvent');
    return showEvent(
      world,
      because(world, cause, () => recordEvent(world, type, null, data, true)),
    );
  },

  // What happens in a world, told as it happens.
  openStream: (_request, { shared, world, call: { peer, headers } }) =>
    shared.streams.open(world, peer.share, headers['last-event-id'] as string | undefined),

  // Traces.
  getTimeline: ({ path }, { world }) => ({ id: path.id, ...causalLine(world, findTimeline(world, path.id)) }),
} satisfies Handlers;
