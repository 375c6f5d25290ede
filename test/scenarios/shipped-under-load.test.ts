/** Every shipped scenario over HTTP, in a sandbox that is busy with another merchant: the same course, and every event arrives. */
import { expect, test } from 'vitest';
import { EVENT_TYPES } from '../../src/domain/event-types.js';
import type { Sandbox } from '../../src/index.js';
import { call, createInvoice, createPayment, createPayout, createWebhook, openReceiver } from '../support/box.js';
import { openLoadedBox } from '../support/loaded-box.js';
import { COURSES, INVOICE, type Kind, kindIn, PAYMENT, PAYOUT } from './courses.js';

async function create(box: Sandbox, kind: Kind, name: string): Promise<string> {
  const metadata = { sandbox_scenario: name };
  if (kind === 'payment') return (await createPayment(box, { ...PAYMENT, metadata })).id;
  if (kind === 'invoice') return (await createInvoice(box, { ...INVOICE, metadata })).id;
  return (await createPayout(box, { ...PAYOUT, metadata })).id;
}

/** Status and phase of a payment, and the status of everything else. */
async function stateOf(box: Sandbox, kind: Kind, id: string): Promise<string> {
  const { status } = (await call(box, `GET /${kind}s/${id}`)).body;
  return kind === 'payment' ? `${status} (${(await box.payments.get(id)).phase})` : status;
}

test.each(Object.entries(COURSES))('%s', async (name, course) => {
  const box = await openLoadedBox();
  const receiver = await openReceiver();
  await createWebhook(box, receiver.url, { event_types: EVENT_TYPES });
  const kind = kindIn(name);
  const id = await create(box, kind, name);
  for (const [by, state] of course.states) {
    await box.clock.advance(by);
    expect([by, await stateOf(box, kind, id)]).toEqual([by, state]);
    expect(box.balanced()).toBe(true);
  }
  expect(box.events().map(({ event_type }) => event_type)).toEqual(course.events);
  // What is delayed, held back or sent again comes within the hour.
  await box.clock.advance('1h1m');
  await box.settle();
  const arrived = receiver.requests.map(({ body }) => (JSON.parse(body) as { event_id: string }).event_id);
  expect(new Set(arrived)).toEqual(new Set(box.events().map(({ event_id }) => event_id)));
  expect(receiver.requests.length).toBe(box.events().length + (name === 'webhook-duplicated' ? 2 : 0));
});
