/**
 * `npm run fire`: the suites of hostile bytes, limits and stops, with many more stops of the built program than `npm test` has time
 * for, and with each attack of a stranger going on for a minute. Prints how many answers were cut, how long the slowest stop took,
 * and what others noticed of each attack. With --strangers there is nothing but these attacks.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = 'npm run fire -- [--stops N] [--seconds N] [--strangers]';
const OPTIONS = {
  stops: { type: 'string', default: '500' },
  seconds: { type: 'string', default: '60' },
  strangers: { type: 'boolean', default: false },
};

function leave(message) {
  console.error(`${message} Use: ${USAGE}`);
  process.exit(2);
}

function read() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    return leave(error.message);
  }
}

const { stops, seconds, strangers } = read();
if (!/^[1-9]\d{0,5}$/.test(stops))
  leave(`--stops must be a whole number from 1 to 999999, not ${JSON.stringify(stops)}.`);
if (!/^[1-9]\d{0,3}$/.test(seconds))
  leave(`--seconds must be a whole number from 1 to 9999, not ${JSON.stringify(seconds)}.`);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const child = spawn(
  process.execPath,
  [vitest, 'run', '--project', 'alone', strangers ? 'test/fire/strangers.test.ts' : 'test/fire'],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: { ...process.env, FIRE_STOPS: stops, FIRE_SECONDS: seconds, TENDERBOX_TIMED: '1' },
    stdio: 'inherit',
  },
);
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
