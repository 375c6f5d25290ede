/** Every case of docs/service.md, played in process with a merchant of its own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { NOW } from '../support/box.js';
import type { Case } from './case.js';
import { addresses } from './cases/addresses.js';
import { amounts } from './cases/amounts.js';
import { authentication } from './cases/authentication.js';
import { conversions } from './cases/conversions.js';
import { endpoints } from './cases/endpoints.js';
import { errors } from './cases/errors.js';
import { events } from './cases/events.js';
import { fields } from './cases/fields.js';
import { idempotency } from './cases/idempotency.js';
import { limits } from './cases/limits.js';
import { lists } from './cases/lists.js';
import { moves } from './cases/moves.js';
import { paths } from './cases/paths.js';
import { payouts } from './cases/payouts.js';
import { times } from './cases/times.js';
import { play } from './play.js';

const GROUPS: Readonly<Record<string, readonly Case[]>> = {
  ...{ amounts, addresses, authentication, conversions, endpoints, errors, events },
  ...{ fields, idempotency, limits, lists, moves, paths, payouts, times },
};

let box: Sandbox;
beforeAll(async () => {
  box = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1 });
});
afterAll(() => box.close());

describe.each(Object.entries(GROUPS))('%s', (_group, cases) => {
  test.each(cases.map((each): [string, Case] => [each.name, each]))('%s', (_name, each) => play(box, each));
});

test('each case has a name of its own', () => {
  const names = Object.entries(GROUPS).flatMap(([group, cases]) => cases.map(({ name }) => `${group}: ${name}`));
  const counts = Object.entries(GROUPS).map(([group, cases]) => `${group} ${cases.length}`);
  console.log(`${names.length} cases: ${counts.join(', ')}`);
  const seen = new Set<string>();
  expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([]);
});
