#!/usr/bin/env node
// Checks webhook test vectors with the receiver of every language that is installed: npm run vectors -- --count 10000 --seed 7.
// With --out FILE it writes them as JSON instead, for verifiers of your own.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const whole = (name, text) => {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  console.error(`--${name} ${JSON.stringify(text)} is no whole number from 1 to 9999999.`);
  process.exit(2);
};

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const count = whole('count', values.count);
const seed = whole('seed', values.seed);

if (values.out === undefined) {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const env = { ...process.env, TENDERBOX_VECTORS: String(count), TENDERBOX_VECTORS_SEED: String(seed) };
  const args = [vitest, 'run', 'test/receivers/vectors.test.ts', '--disable-console-intercept'];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  child.once('close', (code) => process.exit(code ?? 1));
} else {
  const folder = await mkdtemp(join(root, 'node_modules', '.vectors-'));
  try {
    await bundle(['tools/vectors.ts'], folder, { metafile: false });
    const { makeVectors } = await import(pathToFileURL(join(folder, 'vectors.js')).href);
    await writeFile(values.out, `${JSON.stringify(makeVectors(count, seed), null, 1)}\n`);
    console.log(`Wrote ${count} vectors to ${values.out}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
