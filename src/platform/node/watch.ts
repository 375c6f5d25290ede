/** Tells when files change, for `--watch`. */
import { dirname, resolve, sep } from 'node:path';

/** Editors write a file in several steps; what follows within this time is one change. */
const QUIET_MS = 100;

export interface Watch {
  /** Watches these files and folders too. */
  follow(paths: readonly string[]): void;
  close(): Promise<void>;
}

const within = (path: string, folder: string): boolean => path === folder || path.startsWith(folder + sep);

/** Calls `changed` after anything in the files and folders was written, added or removed, once per burst of changes. */
export async function watchPaths(paths: readonly string[], changed: () => void): Promise<Watch> {
  const { watch } = await import('chokidar');
  const wanted = new Set<string>();
  const folders = new Set<string>();
  const want = (more: readonly string[]): void => {
    for (const path of more.map((each) => resolve(each))) {
      wanted.add(path);
      // A file that an editor moves away and writes anew is another one: only its folder tells, so that is watched.
      folders.add(dirname(path));
    }
  };
  const ignored = (path: string): boolean =>
    !folders.has(path) && ![...wanted].some((each) => within(path, each) || within(each, path));
  want(paths);
  let timer: NodeJS.Timeout | undefined;
  const notify = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
    timer.unref();
  };
  const watcher = watch([...folders], { ignoreInitial: true, ignored });
  watcher.on('all', notify);
  await new Promise<void>((ready) => {
    watcher.once('ready', () => ready());
  });
  return {
    follow(more) {
      if (more.every((path) => wanted.has(resolve(path)))) return;
      want(more);
      watcher.add([...folders]);
      // What was written to them since they were read, and before they were watched, is told by nobody else.
      notify();
    },
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
