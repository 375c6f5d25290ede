/** A Chromium for the tests of the pages: one that is there, or one that the system's packages bring. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const INSTALL_MS = 300_000;

/** The path of a Chromium; undefined where there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, and there is nothing. Correct it or unset it.`);
  }
  const folders = (process.env.PATH ?? '').split(':');
  const inPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...inPath, ...PLACES, chromium.executablePath()].find((path) => path !== '' && existsSync(path));
}

/** Installs one through apt-get, where that is there and may be used. */
function install(): void {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!mayInstall) return;
  console.log('The tests of the pages need a Chromium and found none: installing the package chromium.');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env, stdio: 'ignore', timeout: INSTALL_MS });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env,
    stdio: 'ignore',
    timeout: INSTALL_MS,
  });
}

/** Before all tests: sees to it that there is one, so that no test file installs it at the same time as another. */
export default function setup(): void {
  if (findChromium() === undefined) install();
}

/** @throws Error that says what to do where there is none */
export function requireChromium(): string {
  const path = findChromium();
  if (path !== undefined) return path;
  throw new Error(
    'The tests of the pages need a Chromium. Install one (apt-get install chromium, or Chrome), or name it in CHROMIUM_PATH.',
  );
}
