/** The machine that is measured on: servers on one core, load on another, and what others have of it meanwhile. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { owned } from '../tools/processes.mjs';

const works = (...command) => spawnSync(command[0], command.slice(1)).status === 0;

/** The cores that this process may use, which in a container need not begin with 0. */
function allowedCores() {
  try {
    const list = /Cpus_allowed_list:\s*(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
    return list.split(',').flatMap((range) => {
      const [first, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, n) => first + n);
    });
  } catch {
    return [];
  }
}

/** Counted before this process is bound to one of them. */
const cores = availableParallelism();
const [serverCore, loadCore] = allowedCores();
const pinned = loadCore !== undefined && works('taskset', '-V');
// The kernel ends the servers also when this process is killed in a way that it cannot notice.
const tied = works('setpriv', '--pdeathsig', 'KILL', process.execPath, '-e', '');
/** What the command of a server begins with. */
export const before = [
  ...(tied ? ['setpriv', '--pdeathsig', 'KILL'] : []),
  ...(pinned ? ['taskset', '-c', String(serverCore)] : []),
];

/** Keeps this process, which makes the load, off the core of the servers. */
export function takeLoadCore() {
  if (pinned) spawnSync('taskset', ['-acp', String(loadCore), String(process.pid)]);
}

/** Runs a script on the core of the servers and returns the JSON that it prints last. */
export function measureIn(args) {
  const [program, ...rest] = [...before, process.execPath, ...args];
  const child = owned(spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] }));
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(said.trim().split('\n').at(-1)));
      else reject(new Error(`${args.join(' ')} ended with ${code}`));
    });
  });
}

/** The time of all processors since the machine started, and what a hypervisor gave to other machines of it; undefined where the kernel does not tell. */
function processorTicks() {
  try {
    const [line] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const counts = line.split(/\s+/).slice(1, 9).map(Number);
    return { all: counts.reduce((sum, count) => sum + count, 0), stolen: counts[7] };
  } catch {
    return undefined;
  }
}

/** Begins to watch. @returns the share, from 0 to 1, of the processors' time that other machines have had since then; 0 where that is not known */
export function watchOtherMachines() {
  const before = processorTicks();
  return () => {
    const after = processorTicks();
    if (before === undefined || after === undefined || after.all === before.all) return 0;
    return (after.stolen - before.stolen) / (after.all - before.all);
  };
}

/** What a run is measured on; `others` is how many threads wanted a core in the minute before. */
export const machine = () => ({
  others: Math.round(loadavg()[0]),
  cores,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  memory_gb: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
  pinned,
});

const git = (...args) => spawnSync('git', args).stdout?.toString().trim() ?? '';

/** The commit that is measured; it says so where files differ from it. */
export function commit() {
  const head = git('rev-parse', '--short', 'HEAD') || 'unknown';
  return git('status', '--porcelain', '--untracked-files=no') === '' ? head : `${head} with changes`;
}
