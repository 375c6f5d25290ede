#!/usr/bin/env node
// The slow suites, with one summary and one exit code: npm run nightly. Only conformance and determinism need the network, to fetch tools and versions of Node.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * What runs at night, by the script of package.json: rows one after the other, the suites of a row at once. Whatever measures
 * time has the machine for itself. The soak measures what is held under a steady load, which other work does not change, and the
 * mutants measure what the tests notice: those two share the machine, and the night is an hour shorter.
 */
const ROWS = [
  [{ script: 'test', args: [] }],
  [{ script: 'test:rest', args: [] }],
  [{ script: 'test:timed', args: [] }],
  [{ script: 'judge:pages', args: [] }],
  [{ script: 'vectors', args: ['--count', '10000'] }],
  [{ script: 'fuzz', args: ['--requests', '50000'] }],
  [{ script: 'fire', args: ['--stops', '500'] }],
  [{ script: 'simulate', args: ['--rounds', '10'] }],
  [{ script: 'deliveries', args: ['--events', '10000'] }],
  [{ script: 'bench', args: ['--check'] }],
  [
    { script: 'mutate', args: [] },
    { script: 'soak', args: ['--minutes', '60'] },
  ],
  [{ script: 'conformance', args: [] }],
  [{ script: 'determinism', args: [] }],
];

/** The rows of suites as commands. */
export function nightlySuites() {
  return ROWS.map((row) =>
    row.map(({ script, args }) => ({
      name: ['npm run', script, ...args].join(' '),
      command: ['npm', 'run', script, '--', ...args],
    })),
  );
}

/** Runs a suite to its end. @returns its exit code and its line of the summary */
function ended({ name, command: [program, ...args] }) {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (code) => {
      const seconds = Math.round((performance.now() - began) / 1000);
      resolve({ code, line: `${code === 0 ? 'passed' : `FAILED (exit code ${code})`}  ${name}  ${seconds} s` });
    };
    const child = spawn(program, args, { cwd: root, stdio: 'inherit' });
    child.once('error', () => end(127));
    child.once('close', (code) => end(code ?? 1));
  });
}

/** Runs every suite, also after one has failed. @returns a line for each, and the exit code of all */
export async function runSuites(rows) {
  const results = [];
  for (const row of rows) results.push(...(await Promise.all(row.map(ended))));
  const failed = results.filter(({ code }) => code !== 0).length;
  const lines = [...results.map(({ line }) => line), `${results.length - failed} suites passed, ${failed} failed`];
  return { lines, code: failed === 0 ? 0 : 1 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { lines, code } = await runSuites(nightlySuites());
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = code;
}
