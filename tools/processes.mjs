/** Processes that are started and ended here: servers found ready, receivers, and what the operating system counts of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const READY = /ready on (\S+)\n/;
const READY_S = 60;
const POLL_MS = 2;
const KEPT_CHARACTERS = 4_000;

const running = new Set();
// Whatever ends this process ends what it started.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

/** Remembers a child until it ends. */
export function owned(child) {
  running.add(child);
  return child.on('close', () => running.delete(child)).on('error', () => running.delete(child));
}

/** Asks a process to end, and ends it. @returns its exit code */
export async function stop(child, patience_ms = 2_000) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'close');
  // Whoever does not stop when asked has nothing that is needed any more.
  const timer = setTimeout(() => child.kill('SIGKILL'), patience_ms);
  child.kill('SIGTERM');
  const [code] = await ended;
  clearTimeout(timer);
  return code;
}

/** Rejects when a server ends, or is not ready in time. */
function untilItFails(child, args, told, within_s) {
  return new Promise((_resolve, reject) => {
    const because = (what) => () => {
      stop(child);
      reject(new Error(`${args.join(' ')} ${what}. ${told()}`.trim()));
    };
    const timer = setTimeout(because(`was not ready after ${within_s} s`), within_s * 1000);
    child.on('error', because('could not be started')).on('close', because('ended before it was ready'));
    child.on('close', () => clearTimeout(timer));
    child.ready = () => {
      clearTimeout(timer);
      child.removeAllListeners('error').on('error', () => {});
    };
  });
}

function keptFrom(stream) {
  let said = '';
  stream?.setEncoding('utf8').on('data', (chunk) => {
    if (said.length < KEPT_CHARACTERS) said += chunk;
  });
  return () => said;
}

function lineOf(child, said) {
  return new Promise((resolve) => {
    child.stdout.on('data', () => {
      const url = READY.exec(said())?.[1];
      if (url !== undefined) resolve(url);
    });
  });
}

/** Whether something listens on a port. */
export const listensOn = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const tell = (answer) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', tell(true)).on('error', tell(false));
  });

/** Resolves when something listens on a port, or the process has ended. */
export async function untilItListens(child, port) {
  while (child.exitCode === null && !(await listensOn(port))) await sleep(POLL_MS);
}

/**
 * Starts a server of Node and resolves when it is ready: when it says where, or when something listens on the port that it was given.
 * @param how `url` for a server that was given its port; `before` for what its command begins with; `ipc` to send it messages
 */
export async function startServer({ args, url, within_s = READY_S, before = [], ipc = false }) {
  const begun = performance.now();
  const [program, ...rest] = [...before, process.execPath, ...args];
  // What others print costs them nothing; what ours print is awaited.
  const stdio = ['ignore', url === undefined ? 'pipe' : 'ignore', 'pipe', ...(ipc ? ['ipc'] : [])];
  const child = owned(spawn(program, rest, { stdio }));
  const [said, complained] = [keptFrom(child.stdout), keptFrom(child.stderr)];
  const ready = url === undefined ? lineOf(child, said) : untilItListens(child, new URL(url).port).then(() => url);
  const where = await Promise.race([ready, untilItFails(child, args, () => complained() || said(), within_s)]);
  child.ready();
  const ready_ms = performance.now() - begun;
  return { url: where, pid: child.pid, child, said: said(), ready_ms, begun, stop: (ms) => stop(child, ms) };
}

/** A server of this process on a port of its own, such as a receiver of webhooks. */
export async function listen(handler) {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { server, url: `http://127.0.0.1:${server.address().port}`, close };
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
