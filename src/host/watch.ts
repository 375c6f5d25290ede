/** Tells when files change, for `--watch`. */

/** Editors write a file in several steps; what follows within this time is one change. */
const QUIET_MS = 100;

export interface Watch {
  close(): Promise<void>;
}

/** Calls `changed` after anything in the files and folders was written, added or removed, once per burst of changes. */
export async function watchPaths(paths: readonly string[], changed: () => void): Promise<Watch> {
  const { watch } = await import('chokidar');
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch([...paths], { ignoreInitial: true });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
    timer.unref();
  });
  await new Promise<void>((resolve) => {
    watcher.once('ready', () => resolve());
  });
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
