/** Runs that name no resource: an example that fits is created first. */
import { createInvoice, type NewInvoice } from '../domain/invoices/invoices.js';
import { createPayment, type NewPayment } from '../domain/payments/payments.js';
import { createPayout, type NewPayout } from '../domain/payouts/payouts.js';
import { invalidValue } from '../domain/problems.js';
import type { JsonObject, RunRecord } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { REQUEST_KEY } from './library.js';
import { runsAlone, startRun } from './runner.js';
import { sampleBody } from './samples.js';
import type { Scenario } from './types.js';
import { KIND_NAMES, kindsOf } from './vocabulary.js';

type Kind = 'payment' | 'invoice' | 'payout';

/** The bodies are made by sampleBody in the shapes that these calls take. */
const CREATE: Readonly<Record<Kind, (world: World, body: JsonObject, origin: string) => { id: string }>> = {
  payment: (world, body, origin) => createPayment(world, body as unknown as NewPayment, origin),
  invoice: (world, body, origin) => createInvoice(world, body as unknown as NewInvoice, origin),
  payout: (world, body) => createPayout(world, body as unknown as NewPayout),
};

/** What a run that names no resource is to start with: the body of a new one, or nothing at all. */
interface RunSample {
  kind: Kind | null;
  body: JsonObject;
}

/**
 * Prepares a run that names no resource, outside the turn: drawing an example loads a package.
 * @throws Problem `invalid_value` when the scenario runs on webhook endpoints, of which there are no examples
 */
export async function sampleFor(world: World, scenario: Scenario): Promise<RunSample> {
  if (runsAlone(scenario)) return { kind: null, body: {} };
  const kind = kindsOf(scenario).find((each) => each !== 'webhook');
  if (kind === undefined) {
    const message = `${scenario.name} runs on a ${KIND_NAMES.webhook}; name one.`;
    throw invalidValue('resource_id', null, 'required', message);
  }
  // A manual scenario is no answer to metadata: it is started on what was created.
  const asked: Record<string, string> = scenario.on === 'manual' ? {} : { [REQUEST_KEY]: scenario.name };
  return { kind, body: await sampleBody(world, kind, asked) };
}

/**
 * Creates the resource and starts the scenario on it, within a turn.
 * @param origin where payment_url and invoice_url lead to
 * @throws Problem when the merchant's balance or profile does not allow the resource
 */
export function startOnSample(world: World, scenario: Scenario, sample: RunSample, origin: string): RunRecord {
  if (sample.kind === null) return startRun(world, scenario, null);
  const { id } = CREATE[sample.kind](world, sample.body, origin);
  // The new resource asks for the scenario in its metadata, so that the triggers have started it already where they listen.
  const started = world.related.runs.of(id).findLast((run) => run.scenario === scenario.name);
  return started ?? startRun(world, scenario, id);
}
