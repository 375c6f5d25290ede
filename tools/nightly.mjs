#!/usr/bin/env node
// npm run nightly -- [NAME [arguments]] runs one of the long suites, or all of a night with one exit code; --list names them. Only
// conformance, determinism, object, browsers and lighthouse need the network, to fetch tools, runtimes and versions of Node.
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { run } from './run.mjs';
import { SUITES } from './suites.mjs';

const LARGEST_SEED = 1e9;
const BUILD = ['node', 'tools/build.mjs', '--if-stale'];

/** The names of the suites of a night: one row after the other, those of a row at once. */
export function nightRows() {
  const names = Object.keys(SUITES).filter((name) => SUITES[name].byHand !== true);
  const beside = (name) => names.filter((other) => SUITES[other].beside === name);
  return names.filter((name) => SUITES[name].beside === undefined).map((name) => [name, ...beside(name)]);
}

/** A row of the table with its arguments: what is said of it, what is run, and the environment of each round. */
export function suiteOf(name, args = []) {
  const { command, args: usual = [], flags, env } = SUITES[name];
  if (flags !== undefined) return testsOf(name, readArguments(`npm run nightly -- ${name}`, flags, args));
  const handed = args.length > 0 ? args : usual;
  // npm keeps to itself what stands before the two lines.
  const between = command[0] === 'npm' && handed.length > 0 ? ['--'] : [];
  return { name: [name, ...handed].join(' '), command: [...command, ...between, ...handed], rounds: [env] };
}

/** Tests read their flags in the environment. Each round has a seed of its own, and a process. */
function testsOf(name, values) {
  const { command, env } = SUITES[name];
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const rounds = values.path === undefined ? Number(values.rounds ?? 1) : 1;
  const roundOf = (nth) => {
    const told = given.map(([flag, value]) => [
      `${name}_${flag}`.toUpperCase(),
      flag === 'seed' ? String((Number(value) + nth) % LARGEST_SEED) : String(value),
    ]);
    return { ...env, ...Object.fromEntries(told) };
  };
  return {
    name: [name, ...given.map(([flag, value]) => (value === true ? `--${flag}` : `--${flag} ${value}`))].join(' '),
    command: typeof command === 'function' ? command(values) : command,
    rounds: Array.from({ length: rounds }, (_, nth) => roundOf(nth)),
  };
}

/** Runs a suite until a round of it fails. @returns its exit code and its line of the summary */
async function ended({ name, command, rounds = [{}] }) {
  const began = performance.now();
  console.log(`npm run nightly -- ${name}`);
  let code = 0;
  for (const env of rounds) {
    try {
      code = await run(command, { env });
    } catch (error) {
      console.error(`${name}: ${error.message}`);
      code = 1;
    }
    if (code !== 0) break;
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  return { code, line: `${code === 0 ? 'passed' : `FAILED (exit code ${code})`}  ${name}  ${seconds} s` };
}

/** Runs every suite, also after one has failed. @returns a line for each, and the exit code of all */
export async function runSuites(rows) {
  const results = [];
  for (const row of rows) results.push(...(await Promise.all(row.map(ended))));
  const failed = results.filter(({ code }) => code !== 0);
  const lines = results.map(({ line }) => line);
  if (results.length === 1) return { lines, code: results[0].code };
  return {
    lines: [...lines, `${results.length - failed.length} suites passed, ${failed.length} failed`],
    code: failed.length === 0 ? 0 : 1,
  };
}

/** The table as it is shown. */
function listed() {
  const width = Math.max(...Object.keys(SUITES).map((name) => name.length));
  return Object.entries(SUITES).map(
    ([name, { takes, shows }]) => `${name.padEnd(width)}  ${takes.padStart(6)}  ${shows}`,
  );
}

/** The rows of suites that a command line asks for; undefined where there is no suite of that name. */
function asked([name, ...args]) {
  if (name === undefined) return nightRows().map((row) => row.map((each) => suiteOf(each)));
  return Object.hasOwn(SUITES, name) ? [[suiteOf(name, args)]] : undefined;
}

async function main(args) {
  if (args[0] === '--list') return console.log(listed().join('\n'));
  const rows = asked(args);
  if (rows === undefined) {
    const { closest } = await import('fastest-levenshtein');
    console.error(
      `nightly: there is no suite ${JSON.stringify(args[0])}. Did you mean ${closest(args[0], Object.keys(SUITES))}? npm run nightly -- --list names all.`,
    );
    process.exitCode = 2;
    return;
  }
  process.exitCode = await run(BUILD);
  if (process.exitCode !== 0) return;
  const { lines, code } = await runSuites(rows);
  console.log(`\n${lines.join('\n')}`);
  process.exitCode = code;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
