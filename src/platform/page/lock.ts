/** Who starts a sandbox in a page holds the lock of its browser already: see `worker.ts`. */
import type * as Node from '../node/lock.js';

export const lockFile: typeof Node.lockFile = (file) => ({ file, unlock() {} });
