/** Browsers that the tests of the long suites drive, each in a folder of its own; what drives them is fetched when it is first needed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installed } from './fetched.mjs';
import { root } from './run.mjs';

/** Only it drives a Firefox as systems install it. */
const PUPPETEER = '24.43.1';
const FETCHED = join(root, '.browsers');

const COMMANDS = ['firefox', 'firefox-esr'];
const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox'];

/** The path of a Firefox. @throws Error that says what to do where there is none */
export function requireFirefox() {
  const named = process.env.FIREFOX_PATH;
  const inPath = (process.env.PATH ?? '').split(':').flatMap((folder) => COMMANDS.map((name) => join(folder, name)));
  const found = (named === undefined ? [...inPath, ...PLACES] : [named]).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error('This needs a Firefox. Install one (apt-get install firefox-esr), or name it in FIREFOX_PATH.');
}

/**
 * Starts a browser.
 * @param browser `chrome` or `firefox`
 * @param executablePath its program
 * @param userDataDir what it keeps lies there
 * @param extraPrefsFirefox what is set in a Firefox before it starts
 */
export async function openBrowser(browser, executablePath, userDataDir, extraPrefsFirefox = {}) {
  const place = installed('puppeteer-core', PUPPETEER, FETCHED);
  const { default: puppeteer } = await import(pathToFileURL(join(place, 'lib/esm/puppeteer/puppeteer-core.js')).href);
  const args = browser === 'chrome' ? ['--no-sandbox'] : [];
  return puppeteer.launch({ browser, executablePath, userDataDir, args, extraPrefsFirefox, headless: true });
}
