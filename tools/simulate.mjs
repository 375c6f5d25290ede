/**
 * `npm run simulate`: the whole sandbox under random steps against its model, without end, or one case of it again. Each round has
 * a seed of its own and prints it, because without it nothing can be repeated.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = 'npm run simulate -- [--rounds N] [--sequences N] [--seed N] [--path P]';
const LARGEST_SEED = 1e9;

function leave(message) {
  console.error(`${message} Use: ${USAGE}`);
  process.exit(2);
}

/** A whole number of a flag; anything else is said and ends the program. */
function whole(name, text) {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  return leave(`--${name} must be a whole number below 1000000000, not ${JSON.stringify(text)}.`);
}

function read() {
  const text = { type: 'string' };
  try {
    return parseArgs({ options: { rounds: text, sequences: text, seed: text, path: text } }).values;
  } catch (error) {
    return leave(error.message);
  }
}

const given = read();
const sequences = whole('sequences', given.sequences ?? '2000');
const rounds = given.path !== undefined ? 1 : given.rounds === undefined ? Infinity : whole('rounds', given.rounds);
if (given.path !== undefined && given.seed === undefined) leave('--path is that of one seed; name it with --seed.');

/** One round in a process of its own. @returns its exit code */
function round(seed) {
  console.log(`Simulation: ${sequences} sequences, seed ${seed}. Again: npm run simulate -- --rounds 1 --seed ${seed}`);
  const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
  const env = {
    ...process.env,
    SIMULATE_SEQUENCES: String(sequences),
    SIMULATE_SEED: String(seed),
    SIMULATE_PATH: given.path ?? '',
  };
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const child = spawn(process.execPath, [vitest, 'run', 'test/simulation'], { cwd, env, stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

const first = given.seed === undefined ? randomInt(LARGEST_SEED) : whole('seed', given.seed);
for (let done = 0; done < rounds && process.exitCode === undefined; done += 1) {
  const code = await round((first + done) % LARGEST_SEED);
  if (code !== 0) process.exitCode = code;
}
