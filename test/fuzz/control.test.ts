/** The control API under the same fire: every keyword broken once, valid and nearly valid requests by chance. */
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { nearly, valid } from './arbitraries.js';
import { breachesOf } from './breaches.js';
import { CONTROL_BOUNDS, controlHint } from './control-meanings.js';
import type { DocumentOperation } from './document.js';
import { misnamed } from './expectations.js';
import { complaints } from './judge.js';
import { faultsOf, spelled } from './oracle.js';
import { runProperty } from './run.js';
import { runs, share } from './settings.js';
import { type FuzzRequest, openTarget, type Target } from './target.js';

/** A place in the path that fits, and that usually names nothing. */
const idsOf = ({ parameters }: DocumentOperation): Record<string, string> =>
  Object.fromEntries(parameters.filter((each) => each.in === 'path').map(({ name }) => [name, 'none']));

test('each broken keyword is rejected by name', { timeout: 300_000 }, async () => {
  if (!runs('control-violations')) return;
  const target = await openTarget('control');
  const found: string[] = [];
  let sent = 0;
  for (const operation of target.document.operations) {
    for (const { name, request, faults } of breachesOf(operation, { path: idsOf(operation) }, controlHint(operation))) {
      const answer = await target.send(request);
      const wrong = misnamed(operation, answer, faults, 'control');
      sent += 1;
      if (wrong.length > 0) found.push(target.explain(target.wire(request), answer, `${name}: ${wrong.join('; ')}`));
    }
  }
  await target.close();
  console.log(`${sent} breaches of the control API, ${found.length} answers that are not as they should be.`);
  expect(found.slice(0, 10).join('\n\n')).toBe('');
});

/** The ids of things that are there, by the name of the resource in the path. */
async function things(target: Target): Promise<Record<string, string>> {
  const { box } = target;
  const create = async (path: string, body: object) => {
    const headers = { 'x-api-key': box.apiKey, 'content-type': 'application/json' };
    const answer = await fetch(box.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await answer.json()) as { id: string }).id;
  };
  return {
    payments: await create('/payments', { amount: 10, currency: 'EUR' }),
    invoices: await create('/invoices', { amount: 10, currency: 'EUR' }),
    scenarios: 'payment-confirmed',
  };
}

const bodiesOf = (operation: DocumentOperation): Arbitrary<unknown> =>
  valid(operation.body, (at) => CONTROL_BOUNDS[`${operation.operationId} ${spelled(at)}`]?.());

/** Who waits without saying how long waits for a minute of real time. */
function impatient(operation: DocumentOperation, body: unknown): unknown {
  const waits = operation.body.properties?.timeout_ms !== undefined;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  return waits && isObject ? { timeout_ms: 1, ...body } : body;
}

function requests(target: Target, ids: Record<string, string>): Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...target.document.operations.map((operation) => {
      const [, resource = ''] = operation.path.split('/');
      const id = fc.constantFrom(ids[resource] ?? 'none', 'none', '__proto__', 'x'.repeat(64));
      const path = id.map((value) => ({ id: value, name: value }));
      if (operation.body === undefined) return path.map((values) => ({ operation, path: values }));
      const bodies = bodiesOf(operation);
      const body = fc.oneof({ weight: 2, arbitrary: bodies }, { weight: 1, arbitrary: nearly(bodies) });
      return fc.record({
        operation: fc.constant(operation),
        path,
        body: body.map((each) => impatient(operation, each)),
      });
    }),
  );
}

/** A refusal for what a schema says names it; anything else is free within what is documented. */
function unexpected({ operation, body }: FuzzRequest, answer: Awaited<ReturnType<Target['send']>>): string[] {
  const found = complaints(operation, answer);
  if (answer.status >= 500) found.push(`the status is ${answer.status}`);
  const faults = operation.body === undefined ? [] : faultsOf(operation.body, body);
  if (faults.length > 0 && answer.status < 400) found.push(`${answer.status}, and the body breaks its schema`);
  return found;
}

test('whatever is asked, the answer is documented', { timeout: 600_000 }, async () => {
  const target = await openTarget('control');
  const { box } = target;
  const ids = await things(target);
  await runProperty('control/0', requests(target, ids), share(0.2), async (request) => {
    const answer = await target.send(request).catch((error: Error) => error);
    const wrong = answer instanceof Error ? ['an answer'] : unexpected(request, answer);
    return wrong.length === 0 ? '' : target.explain(target.wire(request), answer, wrong.join('; '));
  });
  const headers = { 'x-api-key': box.apiKey };
  const ledger = (await (await fetch(`${box.controlUrl}/ledger`, { headers })).json()) as { balanced: boolean };
  expect(ledger.balanced).toBe(true);
  const health = await fetch(`${box.controlUrl}/health`);
  expect(health.status).toBe(200);
  await target.close();
});
