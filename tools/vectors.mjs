#!/usr/bin/env node
// Checks webhook test vectors with the receiver of every language that is installed: npm run vectors -- --count 10000 --seed 7.
// With --out FILE it writes them as JSON instead, for verifiers of your own.
import { writeFile } from 'node:fs/promises';
import { readArguments, text, whole } from './arguments.mjs';
import { generate } from './generate.mjs';
import { importTypeScript } from './import-typescript.mjs';
import { run } from './run.mjs';

const flags = { count: whole('200', 1), seed: whole('1', 1), out: text('FILE') };
const { count, seed, out } = readArguments('npm run vectors --', flags);

if (out === undefined) {
  const env = { TENDERBOX_VECTORS: count, TENDERBOX_VECTORS_SEED: seed };
  process.exitCode = await run(['vitest', 'run', 'test/receivers/vectors.test.ts', '--disable-console-intercept'], {
    env,
  });
} else {
  await generate(['program']);
  const { makeVectors } = await importTypeScript('tools/vectors.ts');
  await writeFile(out, `${JSON.stringify(makeVectors(Number(count), Number(seed)), null, 1)}\n`);
  console.log(`Wrote ${count} vectors to ${out}.`);
}
