/** How much of the machine others had while something was measured: a time that they spoiled says nothing of the sandbox. */
import { readFileSync } from 'node:fs';

/** Of a second of processor time, in the counts of /proc: USER_HZ, which is 100 on every architecture that Node is built for. */
const TICKS_PER_S = 100;

interface Ticks {
  all: number;
  /** Whatever was done by anybody, what a hypervisor gave to other machines included. */
  busy: number;
  ours: number;
}

function ticksOf(pids: readonly number[]): Ticks | undefined {
  try {
    const counts = (/^cpu +(.+)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? '')
      .split(' ')
      .slice(0, 8)
      .map(Number);
    const [, , , idle = 0, waiting = 0] = counts;
    const all = counts.reduce((sum, count) => sum + count, 0);
    const own = process.cpuUsage();
    const children = pids.map((pid) => {
      // The second field is a name in brackets that may contain spaces; user and system time are the 14th and 15th.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return Number(fields[11]) + Number(fields[12]);
    });
    const ours = ((own.user + own.system) / 1e6) * TICKS_PER_S + children.reduce((sum, ticks) => sum + ticks, 0);
    return { all, busy: all - idle - waiting, ours };
  } catch {
    return undefined;
  }
}

/**
 * Begins to watch.
 * @param pids children of this process whose work is not that of others; they must live until the share is asked for
 * @returns tells the share, from 0 to 1, that others have had of the processors' time since then: processes that are not these and
 *   not this one, the kernel and other machines on the same hardware; 0 where the machine does not tell
 */
export function watchOthers(pids: readonly number[]): () => number {
  const before = ticksOf(pids);
  return () => {
    const after = ticksOf(pids);
    if (before === undefined || after === undefined || after.all === before.all) return 0;
    const theirs = after.busy - before.busy - (after.ours - before.ours);
    return Math.max(0, theirs) / (after.all - before.all);
  };
}
