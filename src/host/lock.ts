/** One process per data file: a lock file beside it names the process that has it. */
import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { pid } from 'node:process';
import { HostFailure, reasonOf } from './files.js';

/** Files that this process itself holds: its own id in a lock file that is not here is left from an earlier process. */
const held = new Set<string>();

/** When a process started, where the system tells: an id alone may have been given to another process since. */
function birthOf(process_id: number): string {
  try {
    const stat = readFileSync(`/proc/${process_id}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
  } catch {
    return '';
  }
}

function isAlive(process_id: number): boolean {
  try {
    process.kill(process_id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The process that holds the lock, or undefined when the one that made it is gone. */
function holderOf(lock: string): number | undefined {
  let text: string;
  try {
    text = readFileSync(lock, 'utf8');
  } catch {
    return undefined;
  }
  const [id, birth = ''] = text.trim().split(' ');
  const process_id = Number(id);
  if (!Number.isSafeInteger(process_id) || process_id <= 0 || process_id === pid || !isAlive(process_id))
    return undefined;
  const now = birthOf(process_id);
  return birth !== '' && now !== '' && birth !== now ? undefined : process_id;
}

function create(lock: string): boolean {
  try {
    const handle = openSync(lock, 'wx', 0o600);
    writeSync(handle, `${pid} ${birthOf(pid)}\n`);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new HostFailure(`Cannot write ${lock}: ${reasonOf(error)}.`);
  }
}

/**
 * Takes a data file for this process. A lock whose process is gone is taken over.
 * @returns what gives it back
 * @throws HostFailure when another sandbox has it
 */
export function lockFile(file: string): () => void {
  const lock = `${file}.lock`;
  if (held.has(lock) || !create(lock)) {
    const holder = held.has(lock) ? pid : holderOf(lock);
    if (holder !== undefined) {
      throw new HostFailure(
        `${file} is in use by another sandbox (process ${holder}). Stop that one, or choose another file with --data.`,
      );
    }
    rmSync(lock, { force: true });
    if (!create(lock))
      throw new HostFailure(`${file} has just been taken by another sandbox. Choose another file with --data.`);
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) rmSync(lock, { force: true });
  };
}
