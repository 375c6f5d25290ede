/**
 * Every value of every setting, and combinations in which any two values of different settings meet: the whole public
 * behaviour, judged by the program itself and by a second judge that shares no code with it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SETTINGS, type Settings } from '../../src/domain/merchants/settings.js';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { NOW } from '../support/box.js';
import { type Choice, pairwise, singles } from '../support/combinations.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { walkThrough } from './walk.js';

const LOGO = 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
/** The values of a setting that are tried, the default first; numbers, texts and lists have a second one. */
const OTHERS: Record<string, unknown> = {
  ...{ signed_window: 60, payment_expiry: 60, webhook_timeout: 5, fee_percent: 2.5 },
  ...{ business_name: 'Corner Books', brand_color: '#8a1c4a', brand_logo: LOGO },
};
const table = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, rule]) => {
    if (rule.kind === 'number') return [name, [rule.default, OTHERS[name]]];
    if (rule.kind === 'text') return [name, ['', OTHERS[name]]];
    if (rule.kind === 'flag') return [name, [false, true]];
    return [name, rule.kind === 'schedule' ? [...rule.values, [0, 2]] : [...rule.values]];
  }),
);
const [base, ...single] = singles(table);
const combinations = [base as Choice, ...single, ...pairwise(table)] as unknown as Settings[];

let box: Sandbox;
let receiver: Receiver;
beforeAll(async () => {
  box = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1 });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await box.close();
});

const differing = (settings: Settings): string =>
  Object.entries(settings)
    .filter(([name, value]) => value !== (base as Choice)[name])
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

test('no combination of settings leaves its contract', { timeout: 300_000 }, async () => {
  const found: string[] = [];
  const sum = { calls: 0, webhooks: 0 };
  for (const settings of combinations) {
    const merchant = await box.createMerchant({ profile: settings });
    const { violations, calls, webhooks } = await walkThrough(merchant, settings, receiver);
    found.push(...violations.map((violation) => `${differing(settings)}: ${violation}`));
    sum.calls += calls;
    sum.webhooks += webhooks;
  }
  console.log(
    `${combinations.length} combinations of settings (${single.length + 1} single, ${combinations.length - single.length - 1} pairwise): ` +
      `${sum.calls} answers and ${sum.webhooks} webhooks, ${found.length} violations.`,
  );
  expect(found).toEqual([]);
});

test('any two values of different settings meet in one of the combinations', () => {
  const met = new Set(
    combinations.flatMap((settings) => {
      const chosen = Object.entries(settings).map(([name, value]) => `${name}=${String(value)}`);
      return chosen.flatMap((a, i) => chosen.slice(i + 1).flatMap((b) => [`${a} ${b}`, `${b} ${a}`]));
    }),
  );
  const values = Object.entries(table).map(([name, all]) => all.map((value) => `${name}=${String(value)}`));
  const pairs = values.flatMap((all, i) =>
    values.slice(i + 1).flatMap((others) => all.flatMap((a) => others.map((b) => `${a} ${b}`))),
  );
  expect(pairs.filter((pair) => !met.has(pair))).toEqual([]);
});
