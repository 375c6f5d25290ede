#!/usr/bin/env node
// npm start: builds dist/ where it is stale, and starts the sandbox in this process.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isFresh } from './prepared.mjs';

/** npm hands a signal on to the shell between them, which may die of it alone. */
const shell = process.ppid;
const build = fileURLToPath(new URL('build.mjs', import.meta.url));
const built = (await isFresh()) || spawnSync(process.execPath, [build], { stdio: 'inherit' }).status === 0;

/** Tells the sandbox, once, when the shell is gone. */
function stopWithShell() {
  const looking = setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500);
  looking.unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      clearInterval(looking);
      // Before the program listens itself, a signal ends it as it always does.
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}

if (process.ppid !== shell) {
  // It was stopped while it was built.
  process.exitCode = 143;
} else if (built) {
  stopWithShell();
  process.argv.splice(2, 0, 'start');
  await import('../dist/cli.js');
} else {
  process.exitCode = 1;
}
