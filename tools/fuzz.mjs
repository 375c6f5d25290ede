/**
 * `npm run fuzz`: the fuzz suite with more requests, or one case of it again. Prints the seed, because without it nothing can be
 * repeated.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = 'npm run fuzz -- [--requests N] [--seed N] [--part NAME] [--path P]';
const LARGEST_SEED = 2 ** 31;

/** A whole number of a flag; anything else is said and ends the program. */
function whole(name, text) {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  console.error(`--${name} must be a whole number below 1000000000, not ${JSON.stringify(text)}. Use: ${USAGE}`);
  process.exit(2);
}

function read() {
  const text = { type: 'string' };
  try {
    return parseArgs({ options: { requests: text, seed: text, part: text, path: text } }).values;
  } catch (error) {
    console.error(`${error.message} Use: ${USAGE}`);
    process.exit(2);
  }
}

const { requests = '5000', seed = String(randomInt(LARGEST_SEED) % 1e9), part = '', path = '' } = read();
const environment = {
  FUZZ_REQUESTS: String(whole('requests', requests)),
  FUZZ_SEED: String(whole('seed', seed)),
  FUZZ_PART: part,
  FUZZ_PATH: path,
};
if (path !== '' && part === '') {
  console.error(`--path is that of one part; name it with --part, as the failure printed it. Use: ${USAGE}`);
  process.exit(2);
}
console.log(`Fuzz: ${requests} requests, seed ${seed}. Again: npm run fuzz -- --requests ${requests} --seed ${seed}`);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const child = spawn(process.execPath, [vitest, 'run', 'test/fuzz', '--testTimeout', '3600000'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, ...environment },
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
