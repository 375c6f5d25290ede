import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';
import { expect, test } from 'vitest';

/** What runs anywhere that has JavaScript, as a page or a worker would load it. */
const ENTRIES = [
  ...['merchant/api.ts', 'control/api.ts', 'pages/index.ts', 'scenarios/library.ts'],
  ...['deliveries/dispatcher.ts', 'deliveries/advance.ts', 'platform/fetch/fetch.ts', 'platform/fetch/intercept.ts'],
];

test('the engine bundles for any machine, and compiles nothing while it runs', async () => {
  const built = await esbuild.build({
    stdin: {
      contents: ENTRIES.map((file) => `export * from './${file}';`).join('\n'),
      resolveDir: fileURLToPath(new URL('../src/', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    // Sample data are faker's in Node alone.
    external: ['@faker-js/faker/*'],
    logLevel: 'silent',
  });
  expect(built.errors).toEqual([]);
  const [{ text }] = built.outputFiles as [esbuild.OutputFile];
  // A package has methods of these names; what is meant is the call of a global.
  for (const forbidden of [/\bnew Function\b/, /[=(,;]\s*(?:eval|require)\(/, /["']node:/])
    expect(text.match(forbidden)).toBeNull();
  expect(text).toContain('createControlApi');
});
