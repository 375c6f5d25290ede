/**
 * `npm run bench`: the sandbox beside what people would write or take instead, in one run and in turns, so that whatever else the
 * machine does meets all of them alike. bench/options.mjs says what it can be told.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../tools/bundle.mjs';
import { commit, machine, takeLoadCore, watchOtherMachines } from './machine.mjs';
import { readOptions, USAGE, UsageError } from './options.mjs';
import { measureCalls, measureLevel, measureTail } from './parts/calls.mjs';
import { measureAdvance, measureSecond, measureState, measureWebhooks } from './parts/inside.mjs';
import { measureLists, measureMillion, SINGLY } from './parts/lists.mjs';
import { measureRatios } from './parts/ratios.mjs';
import { measureSize } from './parts/size.mjs';
import { measureMemory, measureStarts } from './parts/starts.mjs';
import { findPeers } from './peers.mjs';
import { print, write } from './report.mjs';
import { incomparable, judgeTwice } from './verdict.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

const WHOLE = {
  ...{ rounds: 5, warmUp: { duration: 2 }, each: { duration: 2 }, short: 1, large: 100_000, million: 1_000_000 },
  ...{ kept: 100_000, spawns: 10, seconds_started: 20, expiries: 100_000, hooks: 2_000 },
};
const QUICK = {
  ...{ rounds: 2, warmUp: { duration: 0.5 }, each: { duration: 0.5 }, short: 0.3, large: 20_000, million: 1_000_000 },
  ...{ kept: 3_000, spawns: 3, seconds_started: 5, expiries: 10_000, hooks: 300 },
};

const MEASURES = {
  post: measureCalls,
  level: measureLevel,
  tail: measureTail,
  list: (run) => measureLists(run, run.size.large, SINGLY),
  million: measureMillion,
  start: measureStarts,
  memory: measureMemory,
  second: measureSecond,
  advance: measureAdvance,
  state: measureState,
  webhooks: measureWebhooks,
  size: measureSize,
  ratios: measureRatios,
};

/** The parts that every peer is measured in; the others, and a check, need only these. */
const COMPARING = ['post', 'start', 'memory'];
const CLOSEST = ['tenderbox', 'node:http', 'express'];

const secondsSince = (begun) => Math.round((performance.now() - begun) / 1000);

/** Fails the process when a ratio has become worse than the committed one. */
async function check(run) {
  const begun = performance.now();
  const committed = JSON.parse(readFileSync(join(root, 'bench/results.json'), 'utf8'));
  if (committed.results.ratios === undefined)
    throw new Error('bench/results.json has no ratios; npm run bench measures them');
  const never = incomparable(committed, process.version);
  if (never !== undefined) return console.log(`Not checked: ${never}.`);
  const { ok, lines, measured } = await judgeTwice(committed.results.ratios, () => measureRatios(run));
  console.log(lines.join('\n'));
  const took = `Measured ${measured === 1 ? 'once' : 'twice'}, in ${secondsSince(begun)} s.`;
  if (ok)
    return console.log(`No ratio is worse than that of commit ${committed.commit} by more than is allowed. ${took}`);
  console.error(`Slower than at commit ${committed.commit}. ${took} npm run bench measures everything anew.`);
  process.exitCode = 1;
}

async function measure(run, { parts, quick, whole }) {
  const begun = performance.now();
  const stolen = watchOtherMachines();
  await bundle([join(root, 'bench/inside.ts')], run.folder);
  const peers = Object.fromEntries(
    Object.values(run.peers).map(({ name, version, checks }) => [name, { version, checks }]),
  );
  const head = { date: new Date().toISOString().slice(0, 10), commit: commit(), quick, ...machine(), peers };
  const results = {};
  for (const name of parts) {
    process.stderr.write(`${name}… (${secondsSince(begun)} s)\n`);
    try {
      results[name] = await MEASURES[name](run);
    } catch (error) {
      // What was measured before and comes after is worth its minutes all the same.
      console.error(`The part ${name} failed: ${error.message}`);
      process.exitCode = 1;
    }
  }
  head.stolen = stolen();
  print(head, results, secondsSince(begun));
  if (whole && process.exitCode === undefined) write(root, head, results);
  else if (whole) console.error('Nothing was written, because a part is missing.');
}

async function main(options) {
  takeLoadCore();
  const folder = mkdtempSync(join(root, 'node_modules/.bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const size = options.quick ? QUICK : WHOLE;
  const everybody = !options.check && options.parts.some((name) => COMPARING.includes(name));
  const peers = await findPeers(folder, everybody ? undefined : CLOSEST);
  const run = { root, folder, inside: join(folder, 'inside.js'), size, peers };
  await (options.check ? check(run) : measure(run, options));
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.help) console.log(USAGE);
  else await main(options);
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : `The bench failed: ${error.message}`);
  process.exit(error instanceof UsageError ? 2 : 1);
}
