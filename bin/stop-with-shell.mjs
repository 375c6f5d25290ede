/** npm hands a signal on to the shell between them, which may die of it alone. */
const shell = process.ppid;

/** Whether the shell that npm started this process in is gone. */
export const isShellGone = () => process.ppid !== shell;

/** Tells this process to stop, once, when that shell is gone. */
export function stopWithShell() {
  const looking = setInterval(() => {
    if (isShellGone()) process.kill(process.pid, 'SIGTERM');
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
