/** How a system starts a command, and ends it with all that it has started. */
import { type SpawnOptions, spawnSync } from 'node:child_process';

/** A command as this system is to be given it. */
interface Start {
  file: string;
  args: readonly string[];
  options: Pick<SpawnOptions, 'detached' | 'windowsVerbatimArguments'>;
}

interface CommandGroups {
  start(command: readonly [string, ...string[]], env: Readonly<Record<string, string | undefined>>): Start;
  /** Sends a signal to a command and all that it has started; 0 only asks. @returns false when nobody is left */
  signal(pid: number, signal: NodeJS.Signals | 0): boolean;
}

/** A group of processes of its own. */
const POSIX: CommandGroups = {
  start: ([file, ...args]) => ({ file, args, options: { detached: true } }),
  signal(pid, signal) {
    try {
      process.kill(-pid, signal);
      return true;
    } catch (error) {
      // EPERM: somebody is there who became another user, and cannot be told anything.
      return (error as NodeJS.ErrnoException).code === 'EPERM' && signal === 0;
    }
  },
};

/** What cmd.exe takes for more than a character, also between quotes. */
const MEANS_SOMETHING = /[()\][%!^"`<>&|;, *?]/g;
const literal = (text: string): string => text.replace(MEANS_SOMETHING, '^$&');

/** A word as programs on Windows take their command line apart: backslashes count where quotes follow. */
const quoted = (word: string): string => `"${word.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\+)$/, '$1$1')}"`;

const runHidden = (file: string, args: readonly string[]): boolean =>
  spawnSync(file, args, { stdio: 'ignore', windowsHide: true }).status === 0;

/**
 * Windows: commands such as npm are scripts there, which its shell alone can start. There are no groups, but each process knows its
 * parent.
 * @param runNow runs a program to its end; whether that went well
 */
export const windowsGroups = (runNow: typeof runHidden = runHidden): CommandGroups => ({
  start([name, ...args], { ComSpec = 'cmd.exe' }) {
    const line = [literal(name.replaceAll('/', '\\')), ...args.map((word) => literal(quoted(word)))].join(' ');
    // Kept in this console, where Ctrl+C reaches it by itself.
    return { file: ComSpec, args: ['/d', '/s', '/c', `"${line}"`], options: { windowsVerbatimArguments: true } };
  },
  signal(pid, signal) {
    if (signal === 'SIGINT') return true;
    if (signal !== 0) return runNow('taskkill', ['/pid', String(pid), '/t', '/f']);
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  },
});

/** Those of the system that this process runs on. */
export const commandGroups = (platform: NodeJS.Platform = process.platform): CommandGroups =>
  platform === 'win32' ? windowsGroups() : POSIX;
