/** Processes and what they cost: servers on one core, load on another, and the counters of the operating system. */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';

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
const before = [
  ...(tied ? ['setpriv', '--pdeathsig', 'KILL'] : []),
  ...(pinned ? ['taskset', '-c', String(serverCore)] : []),
];

/** Keeps this process, which makes the load, off the core of the servers. */
export function takeLoadCore() {
  if (pinned) spawnSync('taskset', ['-acp', String(loadCore), String(process.pid)]);
}

const running = new Set();
// Whatever ends the bench ends what it started.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** Remembers a child until it ends. */
export function owned(child) {
  running.add(child);
  return child.on('close', () => running.delete(child)).on('error', () => running.delete(child));
}

/** A Node process on the core of the servers. */
export function launch(args, stdio) {
  const [program, ...rest] = [...before, process.execPath, ...args];
  return owned(spawn(program, rest, { stdio }));
}

/** Asks a process to end, and ends it. */
export function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    // Whoever does not stop when asked has nothing that is needed any more.
    const timer = setTimeout(() => child.kill('SIGKILL'), 2_000);
    child.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}

/** Runs a script on the core of the servers and returns the JSON that it prints last. */
export function measureIn(args) {
  const child = launch(args, ['ignore', 'pipe', 'inherit']);
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

/** Resident memory in megabytes; NaN where /proc is not there. */
export function residentMb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Microseconds that all threads of a process have spent on a core; NaN where the kernel does not tell. */
export function processorTime_us(pid) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const spent = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]));
    return spent.reduce((sum, ns) => sum + ns, 0) / 1000;
  } catch {
    return Number.NaN;
  }
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
