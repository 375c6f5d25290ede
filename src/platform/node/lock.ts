/**
 * One process per data file. Where the system has the program `flock` (util-linux, BusyBox), the kernel itself keeps the lock: on a
 * file beside the data file, for as long as this process has that open, whatever names lead there and whichever container asks. It is
 * gone with the process, so nobody has to tell whether one is stale. The data file itself cannot carry it: that is replaced whenever it is
 * written anew. Node has no call for such a lock, packages that have one are compiled for each system, those that compare times
 * need a minute to believe that a process is gone, and a socket's name ends at the container. Elsewhere (macOS, Windows, a network
 * file system without locks) the lock is the process that the file names, which another container or machine cannot see, nor two
 * that start in the same instant over what was left behind. What gets past either lock is noticed when it writes (change-file.ts).
 */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pid } from 'node:process';
import { HostFailure, reasonOf } from './files.js';

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

/** The process that a lock file names; undefined when there is no such process any more. */
function namedIn(text: string): number | undefined {
  const [id, birth = ''] = text.trim().split(' ');
  const process_id = Number(id);
  if (!Number.isSafeInteger(process_id) || process_id <= 0 || !isAlive(process_id)) return undefined;
  const now = birthOf(process_id);
  return birth !== '' && now !== '' && birth !== now ? undefined : process_id;
}

/**
 * The one name of a data file: where links lead, also while nothing is there. A file with several names is rejected, because it is
 * written anew under one of them, and would then be two.
 * @throws HostFailure
 */
function nameOf(file: string): string {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) {
      const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
      return isLink
        ? nameOf(resolve(dirname(file), readlinkSync(file)))
        : join(realpathSync(dirname(file)), basename(file));
    }
    if (found.isFile() && found.nlink > 1) {
      throw new HostFailure(
        `${file} has ${found.nlink} names (hard links), and a data file is written anew under one of them. Remove the others, or name a copy.`,
      );
    }
    return realpathSync(file);
  } catch (error) {
    if (error instanceof HostFailure) throw error;
    throw new HostFailure(`Cannot write ${file}: ${reasonOf(error)}.`);
  }
}

type Attempt = 'taken' | 'held' | 'unknown';

/**
 * Lets the kernel lock an open file for this process; `unknown` where the system has no program for that, or the file system no
 * locks: the program then says why, and nothing when somebody else has the lock.
 */
function lockInKernel(handle: number): Attempt {
  const { status, stderr } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'pipe', handle] });
  if (status === 0) return 'taken';
  return status === 1 && stderr.length === 0 ? 'held' : 'unknown';
}

/** Files that this process itself has: its own id in a lock file that is not here is left from an earlier process. */
const held = new Set<string>();

/** The kernel's word, else that of the process which the lock file names. */
function attempt(lock: string, handle: number): Attempt {
  if (held.has(lock)) return 'held';
  const inKernel = lockInKernel(handle);
  if (inKernel !== 'unknown') return inKernel;
  const holder = namedIn(readFileSync(lock, 'utf8'));
  return holder === undefined || holder === pid ? 'taken' : 'held';
}

/** Whether a name still leads to the file that is open: whoever had the lock before may have removed it meanwhile. */
function leadsTo(lock: string, handle: number): boolean {
  const found = statSync(lock, { throwIfNoEntry: false });
  const open = fstatSync(handle);
  return found !== undefined && found.ino === open.ino && found.dev === open.dev;
}

function open(lock: string, file: string): number {
  try {
    return openSync(lock, 'a+', 0o600);
  } catch (error) {
    throw new HostFailure(`Cannot write ${file}.lock: ${reasonOf(error)}.`);
  }
}

function inUse(file: string, lock: string): HostFailure {
  const holder = held.has(lock) ? pid : namedIn(readFileSync(lock, 'utf8'));
  const who = holder === undefined ? 'in another container, or on another machine' : `process ${holder}`;
  return new HostFailure(
    `${file} is in use by another sandbox (${who}). Stop that one, or choose another file with --data.`,
  );
}

/** A data file that this process has. */
interface LockedFile {
  /** Where links lead: it is written anew there, and not in the place of a link. */
  file: string;
  /** Gives it back. */
  unlock(): void;
}

/**
 * Takes a data file for this process. The lock of a process that is gone is free.
 * @throws HostFailure when another sandbox has it
 */
export function lockFile(path: string): LockedFile {
  const named = resolve(path);
  const file = nameOf(named);
  const lock = `${file}.lock`;
  for (;;) {
    const handle = open(lock, named);
    try {
      if (attempt(lock, handle) === 'held') throw inUse(named, lock);
      if (!leadsTo(lock, handle)) {
        closeSync(handle);
        continue;
      }
      ftruncateSync(handle);
      writeSync(handle, `${pid} ${birthOf(pid)}\n`);
    } catch (error) {
      closeSync(handle);
      throw error instanceof HostFailure ? error : new HostFailure(`Cannot write ${lock}: ${reasonOf(error)}.`);
    }
    held.add(lock);
    const unlock = (): void => {
      if (!held.delete(lock)) return;
      rmSync(lock, { force: true });
      closeSync(handle);
    };
    return { file, unlock };
  }
}
