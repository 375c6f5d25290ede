/** Requests by chance through `box.fetch` are answered as over HTTP. */
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { merchantBodies, nearly, queries } from './arbitraries.js';
import { spoils } from './hostile.js';
import { SEED } from './settings.js';
import { DEFAULTS, type FuzzRequest, openTarget } from './target.js';
import { createResources, forget } from './world.js';

const REQUESTS = 400;
const HEADERS = ['content-type', 'content-length', 'x-request-id', 'x-ratelimit-remaining', 'retry-after', 'allow'];
/** What differs between two sandboxes: their ports, and the URLs that endpoints were given. */
const neutral = (text: string): string => text.replaceAll(/127\.0\.0\.1:\d+(\/\d+)?/g, 'HOST');

interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

test('through fetch and over HTTP', { timeout: 120_000 }, async () => {
  const [there, here] = [await openTarget('merchant', DEFAULTS), await openTarget('merchant', DEFAULTS)];
  onTestFinished(async () => void (await Promise.all([there.close(), here.close()])));
  const { path, addresses } = await createResources(there);
  expect((await createResources(here)).path).toEqual(path);
  const { operations } = there.document;
  const requests: fc.Arbitrary<FuzzRequest> = fc.oneof(
    ...operations
      .filter(({ body }) => body !== undefined)
      .flatMap((operation) => {
        const bodies = merchantBodies(operation, addresses);
        return [bodies, nearly(bodies)].map((some) => some.map((body) => ({ operation, body })));
      }),
    ...operations
      .filter(({ method }) => method === 'GET')
      .map((operation) => queries(operation, Object.values(path)).map((query) => ({ operation, path, query }))),
  );
  const spoilt = fc.tuple(requests, fc.option(spoils, { nil: undefined, freq: 3 }));
  let unsendable = 0;
  for (const [request, spoil] of fc.sample(spoilt, { seed: SEED, numRuns: REQUESTS })) {
    const wire = spoil === undefined ? there.wire(request) : spoil(there.wire(request));
    const { method, headers, body = null } = wire;
    const init = { method, headers, body: body as string | null };
    const sendTo = async (origin: string, send: typeof fetch): Promise<Answered> => {
      const answer = await send(new Request(new URL(wire.target, origin), init));
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    // What a Request cannot hold, such as a header of other characters, never leaves a client.
    const expected = await sendTo(there.box.url, fetch).catch(() => undefined);
    if (expected === undefined) {
      unsendable += 1;
      continue;
    }
    const found = await sendTo(here.box.url, here.box.fetch);
    const shown = `${method} ${wire.target} ${JSON.stringify(init)}`;
    expect([found.status, neutral(found.text)], shown).toEqual([expected.status, neutral(expected.text)]);
    const lengthless =
      neutral(found.text) === found.text ? HEADERS : HEADERS.filter((name) => name !== 'content-length');
    const kept = ({ headers }: Answered) => lengthless.map((name) => headers.get(name));
    expect(kept(found), shown).toEqual(kept(expected));
    await forget(there, request, { ...expected, headers: {} });
    await forget(here, request, { ...found, headers: {} });
  }
  expect(unsendable).toBeLessThan(REQUESTS / 3);
});
