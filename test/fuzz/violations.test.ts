/** Every keyword of the merchant contract broken once, over profiles: the answer names what is wrong in the documented words. */
import { expect, test } from 'vitest';
import { type Choice, pairwise } from '../support/combinations.js';
import { type Breach, breachesOf } from './breaches.js';
import { misnamed } from './expectations.js';
import { merchantHint } from './meanings.js';
import { runs } from './settings.js';
import { DEFAULTS, openTarget, type Settings, type Target } from './target.js';
import { createResources } from './world.js';

const PROFILES: Settings[] = [
  DEFAULTS,
  ...(pairwise({
    error_codes: ['endpoint', 'catalog', 'overview'],
    error_details: ['object', 'string'],
    semantic_status: ['400', '422'],
    auth: ['any', 'bearer', 'signed', 'key'],
  } satisfies Record<keyof Settings, readonly string[]>) as Choice[] as unknown as Settings[]),
];

async function allBreaches(target: Target): Promise<Breach[]> {
  const { path } = await createResources(target);
  return target.document.operations.flatMap((operation) => [
    ...breachesOf(operation, { path }, merchantHint(operation.operationId)),
  ]);
}

/** How often each keyword is broken, as a line. */
function tally(breaches: readonly Breach[]): string {
  const counts = new Map<string, number>();
  for (const { keyword } of breaches) counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
  return [...counts].map(([keyword, count]) => `${keyword} ${count}`).join(', ');
}

test('each broken keyword is rejected by name, over profiles', { timeout: 600_000 }, async () => {
  if (!runs('violations')) return;
  const found: string[] = [];
  let sent = 0;
  for (const settings of PROFILES) {
    const target = await openTarget('merchant', settings);
    const breaches = await allBreaches(target);
    if (settings === DEFAULTS) {
      const apart = breaches.filter(({ faults }) => faults.length === 1).length;
      console.log(`${breaches.length} breaches, ${apart} of exactly one keyword: ${tally(breaches)}`);
    }
    for (const { name, request, faults } of breaches) {
      const answer = await target.send(request);
      const wrong = misnamed(request.operation, answer, faults, settings);
      if (wrong.length > 0) found.push(target.explain(target.wire(request), answer, `${name}: ${wrong.join('; ')}`));
    }
    sent += target.client.sent();
    await target.close();
  }
  console.log(
    `${sent} requests over ${PROFILES.length} profiles, ${found.length} answers that are not as they should be.`,
  );
  expect(found.slice(0, 10).join('\n\n')).toBe('');
});
