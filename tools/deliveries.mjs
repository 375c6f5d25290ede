/**
 * `npm run deliveries`: webhooks through receivers that do everything wrong, while the sandbox is killed again and again. The seed is
 * printed and decides what befalls each attempt; the machine decides which of them are under way when a process ends.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = 'npm run deliveries -- [--events N] [--ends N] [--seed N]';
const LARGEST_SEED = 1e9;
/** A receiver has so many real seconds to answer in; a busy machine takes some of them. */
const TIMEOUT_S = 0.5;

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
    return parseArgs({ options: { events: text, ends: text, seed: text } }).values;
  } catch (error) {
    return leave(error.message);
  }
}

const given = read();
const events = whole('events', given.events ?? '10000');
const ends = whole('ends', given.ends ?? '20');
const seed = given.seed === undefined ? randomInt(LARGEST_SEED) : whole('seed', given.seed);

console.log(`Deliveries: ${events} events, ${ends} ends of the process, seed ${seed}.`);
console.log(`Again: npm run deliveries -- --events ${events} --ends ${ends} --seed ${seed}`);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const env = {
  ...process.env,
  DELIVERIES_EVENTS: String(events),
  DELIVERIES_ENDS: String(ends),
  DELIVERIES_SEED: String(seed),
  DELIVERIES_TIMEOUT: String(TIMEOUT_S),
};
const cwd = fileURLToPath(new URL('..', import.meta.url));
const child = spawn(process.execPath, [vitest, 'run', 'test/deliveries/long'], { cwd, env, stdio: 'inherit' });
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
