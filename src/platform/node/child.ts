/** A command that runs beside the sandbox: in a group of its own, so that what it leaves behind can be ended with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { commandGroups } from './command-group.js';
import { STOP_SIGNALS } from './process.js';
import { sleep } from './time.js';

/** How what is left of a group may take its leave before it is made to. */
const LEAVE_MS = 2_000;
const KILLED_MS = 500;
const POLL_MS = 20;
/**
 * How long a command may take to end once this process was told to. Container runtimes and CI wait ten seconds before they kill this
 * process, and whoever is left then has nobody to end it. Ctrl+C has no such end: at a terminal the second one is at hand.
 */
const OBEY_MS = 8_000;
const URGENT: ReadonlySet<NodeJS.Signals> = new Set(['SIGTERM', 'SIGHUP']);
/** What a shell answers for a command that there is not, and for one that it may not run. */
const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;

/** How a command ended: its code, 128 + the number of the signal, or why it never ran. */
interface ChildEnd {
  exit_code: number;
  /** One line; null for a command that ran. */
  failure: string | null;
  /** One line for a command that was killed because it did not end when it was told to; else null. */
  killed: string | null;
}

const { start, signal: signalGroup } = commandGroups();

async function gone(pid: number, within_ms: number): Promise<boolean> {
  for (let waited_ms = 0; waited_ms < within_ms; waited_ms += POLL_MS) {
    if (!signalGroup(pid, 0)) return true;
    await sleep(POLL_MS);
  }
  return !signalGroup(pid, 0);
}

/** Ends what a command has left running: asked first, then made to. */
async function endGroup(pid: number): Promise<void> {
  if (!signalGroup(pid, 'SIGTERM') || (await gone(pid, LEAVE_MS))) return;
  signalGroup(pid, 'SIGKILL');
  await gone(pid, KILLED_MS);
}

/** Hands signals on to the group; the second one, too long a wait, and the end of this process end it at once. */
function guard(pid: number, obey_ms: number): { release(): void; killed(): string | null } {
  let asked = false;
  let killed: string | null = null;
  let patience: NodeJS.Timeout | undefined;
  const forward = (signal: NodeJS.Signals): void => {
    signalGroup(pid, asked ? 'SIGKILL' : signal);
    asked = true;
    if (!URGENT.has(signal)) return;
    patience ??= setTimeout(() => {
      killed = `The command did not end within ${obey_ms / 1000} s of ${signal}, and was killed.`;
      signalGroup(pid, 'SIGKILL');
    }, obey_ms);
  };
  const last = (): void => void signalGroup(pid, 'SIGKILL');
  for (const signal of STOP_SIGNALS) process.on(signal, forward);
  process.on('exit', last);
  const release = (): void => {
    clearTimeout(patience);
    for (const signal of STOP_SIGNALS) process.off(signal, forward);
    process.off('exit', last);
  };
  return { release, killed: () => killed };
}

type OwnEnd = Omit<ChildEnd, 'killed'>;

function failureOf(error: NodeJS.ErrnoException, command: string): OwnEnd {
  const name = JSON.stringify(command);
  if (error.code === 'ENOENT') {
    return { exit_code: NOT_FOUND, failure: `There is no command ${name}; check its spelling and the PATH.` };
  }
  const failure = `The command ${name} cannot be run (${error.code ?? error.message}); check that it is an executable file.`;
  return { exit_code: NOT_EXECUTABLE, failure };
}

function endOf(child: ChildProcess, command: string): Promise<OwnEnd> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      if (child.pid === undefined) resolve(failureOf(error, command));
    });
    child.once('exit', (code, signal) => {
      const exit_code = signal === null ? (code ?? 1) : 128 + constants.signals[signal];
      resolve({ exit_code, failure: null });
    });
  });
}

/**
 * Runs a command to its end on the streams of this process. When it resolves, nothing of the command's group is running; what has
 * left the group (a daemon in a session of its own) is nobody's to end.
 */
export async function runChild(
  command: readonly [string, ...string[]],
  options: { env: Readonly<Record<string, string | undefined>>; folder: string; obey_ms?: number },
): Promise<ChildEnd> {
  const { file, args, options: own } = start(command, options.env);
  const child = spawn(file, args, { cwd: options.folder, env: options.env, stdio: 'inherit', ...own });
  const ended = endOf(child, command[0]);
  const { pid } = child;
  if (pid === undefined) return { ...(await ended), killed: null };
  const { release, killed } = guard(pid, options.obey_ms ?? OBEY_MS);
  try {
    const end = await ended;
    return { ...end, killed: killed() };
  } finally {
    await endGroup(pid);
    release();
  }
}
