/** This process: what it was started with, what it prints on, and how it is told to stop. */
import { cwd, stderr, stdout } from 'node:process';
import { HostFailure, reasonOf } from './files.js';

/** What the process was started with. */
interface Launch {
  /** Arguments after the script. */
  args: string[];
  env: Readonly<Record<string, string | undefined>>;
  /** @throws HostFailure when it was removed meanwhile */
  readonly folder: string;
  /** The version of Node, such as 20.19.0. */
  node: string;
}

export function launch(): Launch {
  return {
    ...{ args: process.argv.slice(2), env: process.env, node: process.versions.node },
    get folder() {
      try {
        return cwd();
      } catch {
        throw new HostFailure('The folder that this was called in is not there any more. Change to another one.');
      }
    },
  };
}

/** The number of this process. */
export const processId = (): number => process.pid;

/** Two streams of lines. */
export interface Output {
  out(line: string): void;
  err(line: string): void;
  /** Whether somebody reads along on a terminal; absent means no. */
  terminal?: boolean;
}

/** Whether something that was printed is lost: nobody who reads the exit code alone should take the run for a whole one. */
let lost = false;

/** A reader that has gone away (`| head`) wanted no more. What else fails is told once, on the other stream. */
function tolerate(stream: NodeJS.WriteStream, name: string, other: NodeJS.WriteStream): void {
  if (stream.listenerCount('error') > 0) return;
  let isReported = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || isReported) return;
    isReported = true;
    lost = true;
    other.write(`tenderbox: Cannot write to ${name}: ${reasonOf(error)}.\n`);
  });
}

/** The process's own output. A stream that fails ends the printing, not the process. */
export function processOutput(): Output {
  tolerate(stdout, 'standard output', stderr);
  tolerate(stderr, 'standard error', stdout);
  return {
    out: (line) => stdout.write(`${line}\n`),
    err: (line) => stderr.write(`${line}\n`),
    terminal: stdout.isTTY === true,
  };
}

/** Ends the process once what it printed has been taken, however slow the reader of a pipe is. With 1 for 0 where output was lost. */
export async function exit(code: number): Promise<never> {
  await Promise.all([stdout, stderr].map((stream) => new Promise((done) => stream.write('', done))));
  process.exit(lost && code === 0 ? 1 : code);
}

/** Tells a parent that started this process with a channel. */
export function notifyParent(message: string): void {
  process.send?.(message);
}

/** What asks this process to stop. */
export const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Calls `first` at the first signal to stop, and ends the process with code 1 at the second one.
 * @returns what takes the listeners away again
 */
export function onStopSignal(first: (signal: string) => void): () => void {
  let asked = false;
  const listener = (signal: NodeJS.Signals): void => {
    if (asked) process.exit(1);
    asked = true;
    first(signal);
  };
  for (const signal of STOP_SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, listener);
  };
}

/**
 * Calls `report` when nobody caught an error; the process is then not to be trusted any further.
 * @returns what takes the listeners away again
 */
export function onCrash(report: (error: unknown) => void): () => void {
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
  return () => {
    process.off('uncaughtException', report);
    process.off('unhandledRejection', report);
  };
}
