#!/usr/bin/env node
// The slow suites one after the other, with one summary and one exit code: npm run nightly. Only determinism needs the network, to fetch other versions of Node.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What runs at night, by the script of package.json. */
const SUITES = [
  { script: 'test', args: [] },
  { script: 'judge:pages', args: [] },
  { script: 'vectors', args: ['--count', '10000'] },
  { script: 'fuzz', args: ['--requests', '50000'] },
  { script: 'fire', args: ['--stops', '500'] },
  { script: 'simulate', args: ['--rounds', '10'] },
  { script: 'deliveries', args: ['--events', '10000'] },
  { script: 'bench', args: ['--check'] },
  { script: 'mutate', args: [] },
  { script: 'determinism', args: [] },
  { script: 'soak', args: ['--minutes', '60'] },
];

/** The suites that this version has, as commands. */
export function nightlySuites() {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const there = SUITES.filter(({ script }) => Object.hasOwn(scripts, script));
  return there.map(({ script, args }) => ({
    name: ['npm run', script, ...args].join(' '),
    command: ['npm', 'run', script, '--', ...args],
  }));
}

const ended = ([program, ...args]) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });

/** Runs every suite, also after one has failed. @returns a line for each, and the exit code of all */
export async function runSuites(suites) {
  const lines = [];
  let failed = 0;
  for (const { name, command } of suites) {
    const began = performance.now();
    const code = await ended(command);
    const seconds = Math.round((performance.now() - began) / 1000);
    lines.push(`${code === 0 ? 'passed' : `FAILED (exit code ${code})`}  ${name}  ${seconds} s`);
    if (code !== 0) failed += 1;
  }
  lines.push(`${suites.length - failed} suites passed, ${failed} failed`);
  return { lines, code: failed === 0 ? 0 : 1 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, code } = await runSuites(nightlySuites());
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = code;
}
