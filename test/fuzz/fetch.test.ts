/** Requests by chance through `box.fetch` are answered as over HTTP. */
import { expect, onTestFinished, test } from 'vitest';
import { expectAlike, inNode } from '../support/ways.js';
import { recordChance } from './recorded.js';
import { DEFAULTS, openTarget } from './target.js';

const REQUESTS = 400;
const PLACE = { publicUrl: 'https://sandbox.example' };

test('through fetch and over HTTP', { timeout: 120_000 }, async () => {
  const [there, here] = [await openTarget('merchant', DEFAULTS, PLACE), await openTarget('merchant', DEFAULTS, PLACE)];
  onTestFinished(async () => void (await Promise.all([there.close(), here.close()])));
  const way = inNode(fetch, new URL(there.box.url).origin);
  const { calls, answers } = await recordChance(there, way, REQUESTS, false);
  expect(calls.length).toBeGreaterThan((REQUESTS * 2) / 3);
  expectAlike(calls, await inNode(here.box.fetch, PLACE.publicUrl)(calls), answers);
});
