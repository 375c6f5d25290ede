/** Requests by chance to the merchant API: valid, nearly valid and hostile. Every answer is held against the served contract. */
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { merchantBodies, nearly, queries } from './arbitraries.js';
import type { DocumentOperation } from './document.js';
import { unexpected } from './expectations.js';
import { sendable, spoils } from './hostile.js';
import { outcomeComplaints } from './outcome.js';
import { runProperty } from './run.js';
import { REQUESTS, SEED, share } from './settings.js';
import { DEFAULTS, type FuzzRequest, openTarget, type Settings, type Target } from './target.js';
import { createResources, forget, type Resources } from './world.js';

const PROFILES: Settings[] = [
  DEFAULTS,
  { error_codes: 'catalog', error_details: 'string', semantic_status: '422', auth: 'key' },
  { error_codes: 'overview', error_details: 'object', semantic_status: '422', auth: 'signed' },
];
/** More memory than this per request would be more than the bounded journal and the records themselves. */
const KEPT_BYTES = 60_000;

describe.each(PROFILES)('with $error_codes codes, details as $error_details, $semantic_status, $auth', (settings) => {
  const partOf = (kind: string): string => `${kind}/${PROFILES.indexOf(settings)}`;
  let target: Target;
  let resources: Resources;
  beforeAll(async () => {
    target = await openTarget('merchant', settings);
    resources = await createResources(target);
  });
  afterAll(() => target.close());

  const of = (share_: number): number => share(share_ / PROFILES.length);
  const writing = (): DocumentOperation[] => target.document.operations.filter(({ body }) => body !== undefined);
  const bodied = (change: (bodies: Arbitrary<unknown>) => Arbitrary<unknown>): Arbitrary<FuzzRequest> =>
    fc.oneof(
      ...writing().map((operation) =>
        change(merchantBodies(operation, resources.addresses)).map((body) => ({ operation, body })),
      ),
    );
  const lists = (): Arbitrary<FuzzRequest> => {
    const reading = target.document.operations.filter(({ method }) => method === 'GET');
    const { path } = resources;
    const cursors = [...Object.values(path), 'none'];
    return fc.oneof(
      ...reading.map((operation) => queries(operation, cursors).map((query) => ({ operation, path, query }))),
    );
  };

  const send = async (request: FuzzRequest): Promise<string> => {
    const wire = target.wire(request);
    const answer = await target.client.send(wire).catch((error: Error) => error);
    const wrong = answer instanceof Error ? ['an answer'] : unexpected(request, answer, settings);
    if (!(answer instanceof Error)) await forget(target, request, answer);
    return wrong.length === 0 ? '' : target.explain(wire, answer, wrong.join('; '));
  };

  test('valid bodies are taken and answered as sent', { timeout: 600_000 }, () =>
    runProperty(
      'random',
      bodied((bodies) => bodies),
      of(0.3),
      send,
    ),
  );

  test('nearly valid bodies are rejected for what is wrong with them', { timeout: 600_000 }, () =>
    runProperty(partOf('nearly'), bodied(nearly), of(0.3), send),
  );

  test('queries are read strictly', { timeout: 600_000 }, () =>
    runProperty(partOf('queries'), lists(), of(0.15), send),
  );

  test('hostile requests get an answer that the contract has', { timeout: 600_000 }, async () => {
    const any = fc.oneof({ weight: 3, arbitrary: bodied((bodies) => bodies) }, { weight: 1, arbitrary: lists() });
    await runProperty(partOf('hostile'), fc.tuple(any, spoils), of(0.25), async ([request, spoil]) => {
      const spoilt = spoil(target.wire(request));
      const wire = { ...spoilt, target: sendable(spoilt.target) };
      const answer = await target.client.send(wire).catch((error: Error) => error);
      const wrong = answer instanceof Error ? ['an answer'] : outcomeComplaints(target, wire, answer);
      if (!(answer instanceof Error)) await forget(target, request, answer);
      return wrong.length === 0 ? '' : target.explain(wire, answer, wrong.join('; '));
    });
  });

  test('afterwards the books balance, and the sandbox has nothing to report', async () => {
    const headers = { 'x-api-key': target.box.apiKey };
    const get = async (path: string) => (await fetch(`${target.box.controlUrl}${path}`, { headers })).json();
    expect(((await get('/ledger')) as { balanced: boolean }).balanced).toBe(true);
    expect(((await get('/coverage')) as { violations: unknown[] }).violations).toEqual([]);
    expect((await target.send({ operation: target.operation('getBalance') })).status).toBe(200);
    const { heapUsed } = process.memoryUsage();
    const [megabytes, sent] = [Math.round(heapUsed / 2 ** 20), target.client.sent()];
    console.log(`${sent} requests (seed ${SEED}, ${REQUESTS} in all), ${megabytes} MB in use afterwards.`);
    expect(heapUsed).toBeLessThan(300 * 2 ** 20 + KEPT_BYTES * Math.max(sent, REQUESTS));
  });
});
