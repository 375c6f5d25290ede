/** Processes and what they cost: servers on one core, load on another, and the counters of the operating system. */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';

const taskset = spawnSync('taskset', ['-V']).status === 0 && availableParallelism() > 1;
/** Counted before this process is bound to one of them. */
const cores = availableParallelism();
const SERVER_CORE = '0';
const LOAD_CORE = '1';

/** Keeps this process, which makes the load, off the core of the servers. */
export function takeLoadCore() {
  if (taskset) spawnSync('taskset', ['-acp', LOAD_CORE, String(process.pid)]);
}

const running = new Set();
// Whatever ends the bench ends what it started.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A Node process on the core of the servers. */
function launch(args) {
  const command = taskset ? ['taskset', '-c', SERVER_CORE, process.execPath, ...args] : [process.execPath, ...args];
  const child = spawn(command[0], command.slice(1), { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  return child.on('exit', () => running.delete(child));
}

/** Starts a server and resolves when it says where it is ready. */
export function startServer(args) {
  const begun = performance.now();
  const child = launch(args);
  return new Promise((resolve, reject) => {
    let said = '';
    child.on('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}: ${said}`)));
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const url = /ready on (\S+)\n/.exec(said)?.[1];
      const ready_ms = performance.now() - begun;
      if (url !== undefined) resolve({ url, pid: child.pid, said, ready_ms, begun, stop: () => stop(child) });
    });
  });
}

function stop(child) {
  return new Promise((resolve) => {
    child.on('exit', resolve);
    child.kill('SIGTERM');
    // Whoever does not stop when asked has nothing that is needed any more.
    const timer = setTimeout(() => child.kill('SIGKILL'), 2_000);
    child.on('exit', () => clearTimeout(timer));
  });
}

/** Runs a script on the core of the servers and returns the JSON that it prints last. */
export function measureIn(args) {
  const child = launch(args);
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

export const machine = () => ({
  cores,
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  memory_gb: Math.round(totalmem() / 2 ** 30),
  system: `${process.platform} ${process.arch}`,
  node: process.version,
  pinned: taskset,
});

export const commit = () => spawnSync('git', ['rev-parse', '--short', 'HEAD']).stdout?.toString().trim() || 'unknown';
