/**
 * `npm run bench`: the sandbox beside what people would write or take instead, in one run and in turns, so that whatever else the
 * machine does meets all of them alike. bench/options.mjs says what it can be told.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from '../tools/bundle.mjs';
import { keepLast, readCommitted, readLast, reasonsAgainst } from './keeping.mjs';
import { commit, machine, takeLoadCore, watchOtherMachines } from './machine.mjs';
import { readOptions, USAGE, UsageError } from './options.mjs';
import { measureCalls, measureLevel, measureTail } from './parts/calls.mjs';
import { measureAdvance, measureSecond, measureState, measureWebhooks } from './parts/inside.mjs';
import { measureLists, measureMillion, SINGLY } from './parts/lists.mjs';
import { measureRatios } from './parts/ratios.mjs';
import { measureSize } from './parts/size.mjs';
import { measureMemory, measureStarts } from './parts/starts.mjs';
import { CLOSEST, EVERYBODY, findPeers } from './peers.mjs';
import { print, write } from './report.mjs';
import { incomparable, judgeTwice, unreadable } from './verdict.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * A warm-up is a number of calls: within seconds a slow server, or one on a busy machine, makes too few of them to have its hot code
 * compiled, and something else would be measured.
 */
const WHOLE = {
  ...{ rounds: 5, warmUp: { amount: 6_000 }, each: { duration: 2 }, short: 1, large: 100_000, million: 1_000_000 },
  ...{ kept: 100_000, fills: 5, spawns: 10, seconds_started: 20, expiries: 100_000, hooks: 2_000 },
};
const QUICK = {
  ...{ rounds: 2, warmUp: { amount: 1_000 }, each: { duration: 0.5 }, short: 0.3, large: 20_000, million: 1_000_000 },
  ...{ kept: 3_000, fills: 1, spawns: 3, seconds_started: 5, expiries: 10_000, hooks: 300 },
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

/** The parts that every peer is measured in; the others, and a check, need only the closest. */
const COMPARING = ['post', 'start', 'memory'];

/** Since the process began: what the peers take to be installed and tried out is waited for as well. */
const secondsHere = () => Math.round(performance.now() / 1000);

/** Fails the process when a ratio has become worse than the committed one. */
async function check(run) {
  const committed = readCommitted(root);
  const fault = unreadable(committed);
  if (fault !== undefined) throw new Error(fault);
  const never = incomparable(committed, process.version);
  if (never !== undefined) return console.log(`Not checked: ${never}.`);
  const { ok, lines, measured } = await judgeTwice(committed.results.ratios, () => measureRatios(run));
  console.log(lines.join('\n'));
  const took = `Measured ${measured === 1 ? 'once' : 'twice'}, in ${secondsHere()} s.`;
  if (ok)
    return console.log(`No ratio is worse than that of commit ${committed.commit} by more than is allowed. ${took}`);
  console.error(`Slower than at commit ${committed.commit}. ${took} npm run bench measures everything anew.`);
  process.exitCode = 1;
}

async function measure(run, { parts, quick, whole }) {
  const stolen = watchOtherMachines();
  await bundle([join(root, 'bench/inside.ts')], run.folder);
  const peers = Object.fromEntries(
    Object.values(run.peers).map(({ name, version, checks }) => [name, { version, checks }]),
  );
  const head = { date: new Date().toISOString().slice(0, 10), commit: commit(), quick, ...machine(), peers };
  const results = {};
  for (const name of parts) {
    process.stderr.write(`${name}… (${secondsHere()} s)\n`);
    try {
      results[name] = await MEASURES[name](run);
    } catch (error) {
      // What was measured before and comes after is worth its minutes all the same.
      console.error(`The part ${name} failed: ${error.message}`);
      process.exitCode = 1;
    }
  }
  head.stolen = stolen();
  print(head, results, secondsHere());
  if (whole) finish({ ...head, results });
}

/** Writes what a whole run has measured, unless somebody should look at it first. */
function finish(run) {
  keepLast(root, run);
  const reasons = reasonsAgainst(run, readCommitted(root), EVERYBODY);
  if (reasons.length === 0) return writeRun(run);
  const said = reasons.map((reason) => `  ${reason}`).join('\n');
  console.error(`Nothing was written, because\n${said}\nnpm run bench -- --accept writes these figures all the same.`);
  process.exitCode = 1;
}

const writeRun = ({ results, ...head }) => write(root, head, results);

function accept() {
  const last = readLast(root);
  if (last === undefined) throw new Error('there was no whole run yet; npm run bench makes one');
  writeRun(last);
  console.log(`Written: the figures of ${last.date}, measured at commit ${last.commit}.`);
}

async function main(options) {
  if (options.accept) return accept();
  takeLoadCore();
  const folder = mkdtempSync(join(root, 'node_modules/.bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const size = options.quick ? QUICK : WHOLE;
  const everybody = !options.check && options.parts.some((name) => COMPARING.includes(name));
  const peers = await findPeers(everybody ? undefined : CLOSEST);
  const run = { root, folder, inside: join(folder, 'inside.js'), size, peers };
  await (options.check ? check(run) : measure(run, options));
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) console.log(USAGE);
  else await main(options);
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : `The bench failed: ${error.message}`);
  process.exit(error instanceof UsageError ? 2 : 1);
}
