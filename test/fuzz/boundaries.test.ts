/** What stands exactly on a limit of the merchant contract is taken, and answered as it was sent. */
import { expect, test } from 'vitest';
import { amountEdges, edgesOf, parameterEdges } from './edges.js';
import { unexpected } from './expectations.js';
import { merchantHint } from './meanings.js';
import { sample } from './places.js';
import { runs } from './settings.js';
import { DEFAULTS, openTarget, type Settings } from './target.js';
import { createResources, forget } from './world.js';

const PROFILES: Settings[] = [
  DEFAULTS,
  { error_codes: 'catalog', error_details: 'string', semantic_status: '422', auth: 'signed' },
];

test('each value on an edge is taken', { timeout: 300_000 }, async () => {
  if (!runs('boundaries')) return;
  const found: string[] = [];
  let [sent, accepted] = [0, 0];
  for (const settings of PROFILES) {
    const target = await openTarget('merchant', settings);
    const { path, addresses } = await createResources(target);
    for (const operation of target.document.operations) {
      const hint = merchantHint(operation.operationId);
      const body = operation.body === undefined ? {} : { body: sample(operation.body, hint) };
      const edges = [...edgesOf(operation, hint), ...amountEdges(operation, hint, addresses)];
      for (const edge of parameterEdges(operation, path))
        edges.push({ ...edge, request: { ...body, ...edge.request } });
      for (const { name, request } of edges) {
        // Deleting is left to the other parts: here every resource is needed again.
        if (operation.method === 'DELETE') continue;
        const answer = await target.send(request);
        const wrong = unexpected(request, answer, settings);
        if (answer.status < 300) accepted += 1;
        if (wrong.length > 0) found.push(target.explain(target.wire(request), answer, `${name}: ${wrong.join('; ')}`));
        sent += 1;
        await forget(target, request, answer);
      }
    }
    await target.close();
  }
  console.log(
    `${sent} requests on edges, ${accepted} accepted, ${found.length} answers that are not as they should be.`,
  );
  expect(found.slice(0, 10).join('\n\n')).toBe('');
  expect(accepted / sent).toBeGreaterThan(0.8);
});
