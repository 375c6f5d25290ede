/** The built program as a process of its own: what is thrown at it must not end it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** Tells how long work held the event loop. */
const HELD = new URL('../support/held-loop.mjs', import.meta.url).href;

const READY = /^Tenderbox is ready on \S+\n/m;

export interface Spawned {
  child: ChildProcess;
  /** Where it listens. */
  origin: string;
  /** What it has printed to standard error beside that it is ready. */
  errors(): string;
  /** Bytes that it holds in memory now, and at most until now; undefined where the machine does not tell. */
  memory(): { now_bytes: number; most_bytes: number } | undefined;
  /** The longest times in milliseconds of processor for which work held its event loop since it was asked last, longest first. */
  held(): Promise<readonly number[]>;
  /** Tells it to stop. @returns its exit code and how long it took */
  stop(): Promise<{ code: number | null; took_ms: number }>;
}

/** Starts a sandbox on a free port; resolves when it answers. */
export async function spawnSandbox(...args: string[]): Promise<Spawned> {
  const child = fork(CLI, ['start', '--port', '0', '--print-url', '--log', 'silent', ...args], {
    env: { PATH: process.env.PATH },
    silent: true,
    execArgv: ['--import', HELD],
  });
  let out = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    void ended.then((code) => reject(new Error(`The sandbox ended with ${code}: ${errors}`)));
  });
  const url = /http\S+/.exec(`${out}\n${errors}`)?.[0];
  if (url === undefined) throw new Error(`No URL in ${out}${errors}`);
  return {
    child,
    origin: new URL(url).origin,
    errors: () => errors.replace(READY, ''),
    memory: () => memoryOf(child.pid ?? 0),
    async held() {
      const told = once(child, 'message') as Promise<[{ held_ms: readonly number[] }]>;
      child.send('held');
      return (await told)[0].held_ms;
    },
    async stop() {
      const from = performance.now();
      child.kill('SIGTERM');
      const code = await ended;
      return { code, took_ms: performance.now() - from };
    },
  };
}

function memoryOf(pid: number): ReturnType<Spawned['memory']> {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  const status = readFileSync(file, 'utf8');
  const bytes = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) * 1024;
  return { now_bytes: bytes('VmRSS'), most_bytes: bytes('VmHWM') };
}
