/** What somebody at a terminal is shown beside the output: work that takes its time, and pages in the browser. */
import { spawn } from 'node:child_process';
import { stderr } from 'node:process';

/** What is over sooner needs no word. */
const PATIENCE_MS = 1_000;
const CLEAR = '\r\x1b[K';

/** Waits for work, and counts its seconds on a terminal once it takes more than one. */
export async function showProgress<T>(what: string, work: Promise<T>): Promise<T> {
  if (!stderr.isTTY) return work;
  let seconds = 0;
  const timer = setInterval(() => stderr.write(`${CLEAR}${what} … ${++seconds} s`), PATIENCE_MS);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    if (seconds > 0) stderr.write(CLEAR);
  }
}

const OPENERS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens a page in the browser of whoever sits here. @returns whether there was something to open it with */
export function openInBrowser(url: string): Promise<boolean> {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
    child.once('error', () => resolve(false)).once('spawn', () => resolve(true));
    child.unref();
  });
}
