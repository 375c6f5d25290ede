/**
 * `npm run fire`: the suites of hostile bytes, limits and stops, with many more stops of the built program than `npm test` has time
 * for. Prints how many answers were cut, and how long the slowest stop took.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const USAGE = 'npm run fire -- [--stops N]';

function leave(message) {
  console.error(`${message} Use: ${USAGE}`);
  process.exit(2);
}

function read() {
  try {
    return parseArgs({ options: { stops: { type: 'string', default: '500' } } }).values;
  } catch (error) {
    return leave(error.message);
  }
}

const { stops } = read();
if (!/^[1-9]\d{0,5}$/.test(stops))
  leave(`--stops must be a whole number from 1 to 999999, not ${JSON.stringify(stops)}.`);
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const child = spawn(process.execPath, [vitest, 'run', 'test/fire'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  env: { ...process.env, FIRE_STOPS: stops },
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
