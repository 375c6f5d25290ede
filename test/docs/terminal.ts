/** A reader's terminals: one shell for commands that end, and programs in the background. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const COMMAND_MS = 180_000;

/**
 * Below the ports that systems give to outgoing connections, so that no other process is given it before it is used. Each worker
 * of the test runner draws from a part of its own, for the same reason.
 */
const [LOWEST_PORT, WORKERS, PORTS] = [10_000, 16, 1_250];
const firstPort = LOWEST_PORT + (Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS) * PORTS;
const drawn = new Set<number>();

/** A port that nothing listens on, and that was not drawn here before. */
export async function freePort(): Promise<number> {
  const port = firstPort + Math.floor(Math.random() * PORTS);
  if (drawn.has(port)) return freePort();
  drawn.add(port);
  const server = createServer();
  const free = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!free) return freePort();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

interface Program {
  child: ChildProcess;
  output: string;
}

export class Terminals {
  /** Looks like the clone; what a page writes lands beside links to the real files. */
  readonly folder = mkdtempSync(join(tmpdir(), 'tenderbox-docs-'));
  private readonly programs = new Map<string, Program>();
  private shell: Program | undefined;

  private constructor(private readonly ports: Readonly<Record<string, number>>) {
    for (const name of readdirSync(root)) if (name !== '.git') symlinkSync(join(root, name), join(this.folder, name));
  }

  static async open(): Promise<Terminals> {
    return new Terminals({ '4020': await freePort(), '3000': await freePort(), '4021': await freePort() });
  }

  /** A page's text with the ports of this run. */
  local(text: string): string {
    return text.replace(/\b(4020|4021|3000)\b/g, (port) => String(this.ports[port]));
  }

  private environment(): NodeJS.ProcessEnv {
    const { PATH, HOME } = process.env;
    const [sandbox, receiver] = [this.ports['4020'], this.ports['3000']];
    return {
      PATH,
      HOME,
      TENDERBOX_PORT: String(sandbox),
      TENDERBOX_URL: `http://127.0.0.1:${sandbox}/v1`,
      WEBHOOK_PORT: String(receiver),
      npm_config_update_notifier: 'false',
      npm_config_offline: 'true',
      NO_COLOR: '1',
    };
  }

  private launch(command: string, args: string[]): Program {
    const child = spawn(command, args, { cwd: this.folder, env: this.environment(), detached: true });
    const program = { child, output: '' };
    child.stdout.on('data', (chunk) => (program.output += chunk));
    child.stderr.on('data', (chunk) => (program.output += chunk));
    return program;
  }

  write(name: string, text: string): void {
    if (existsSync(join(root, name.split('/')[0] as string)))
      throw new Error(`${name} would overwrite the clone's own.`);
    mkdirSync(dirname(join(this.folder, name)), { recursive: true });
    writeFileSync(join(this.folder, name), this.local(text));
  }

  /** Starts a program; one of the same name is stopped first, as a reader would. */
  async start(name: string, command: string): Promise<void> {
    await this.stop(name);
    this.programs.set(name, this.launch('bash', ['-c', `exec 2>&1; ${this.local(command)}`]));
  }

  async stop(name: string): Promise<void> {
    const program = this.programs.get(name);
    this.programs.delete(name);
    if (program !== undefined) await end(program.child);
  }

  output(name: string): string {
    const program = this.programs.get(name);
    if (program === undefined) throw new Error(`No program ${name} was started.`);
    return program.output;
  }

  /** Types a block into the shell, whose variables last. */
  async type(block: string): Promise<{ output: string; code: number }> {
    this.shell ??= this.launch('bash', []);
    const { shell } = this;
    shell.output = '';
    shell.child.stdin?.write(`{ ${this.local(block)}\n} 2>&1 </dev/null\nprintf '\\n@@%s@@\\n' $?\n`);
    const until = performance.now() + COMMAND_MS;
    for (;;) {
      const done = /\n@@(\d+)@@\n$/.exec(shell.output);
      if (done !== null) return { output: shell.output.slice(0, done.index), code: Number(done[1]) };
      if (performance.now() > until) throw new Error(`Not done in time: ${block}\n${shell.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async close(): Promise<void> {
    for (const name of [...this.programs.keys()]) await this.stop(name);
    if (this.shell !== undefined) await end(this.shell.child);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Ends a program and what it has started. */
async function end(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (child.exitCode !== null || child.signalCode !== null || pid === undefined) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  const signal = (name: NodeJS.Signals): void => {
    try {
      process.kill(-pid, name);
    } catch (error) {
      // It ended by itself just now, as a stream does with its sandbox, and nobody was told yet.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  signal('SIGTERM');
  const impatient = setTimeout(signal, 8_000, 'SIGKILL');
  await ended;
  clearTimeout(impatient);
}
