/** A sandbox in a process of its own that keeps a data file, is ended again and again, and goes on where it was. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../../../dist/cli.js', import.meta.url));
const HEADERS = { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' };

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds, and fails where it is not there.
  body: any;
}

export class Process {
  /** How many processes there have been. */
  life = 0;
  /** The lives that ended by SIGKILL; the others were asked to stop. */
  readonly killed = new Set<number>();
  private child: ChildProcess | undefined;
  private ended: Promise<number | null> = Promise.resolve(null);
  private url: Promise<string> = Promise.reject(new Error('The sandbox was not started.'));
  private errors = '';

  constructor(private readonly flags: readonly string[]) {
    this.url.catch(() => undefined);
  }

  /** Starts the next process, and resolves when it answers. */
  async start(): Promise<void> {
    this.life += 1;
    const args = [cli, 'start', '--port', '0', '--log', 'silent', '--print-url', ...this.flags];
    const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH }, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    this.ended = new Promise((resolve) => child.once('close', resolve));
    child.stderr?.on('data', (chunk) => {
      this.errors += chunk;
    });
    this.url = new Promise((resolve, reject) => {
      let out = '';
      child.stdout?.on('data', (chunk) => {
        out += chunk;
        if (out.includes('\n')) resolve(out.trim());
      });
      void this.ended.then((code) => reject(new Error(`The sandbox ended with ${code}: ${this.errors}`)));
    });
    await this.url;
  }

  /** Ends the process: at once, or as it is told to stop. @returns its exit code; null after SIGKILL */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (signal === 'SIGKILL') this.killed.add(this.life);
    this.child?.kill(signal);
    return await this.ended;
  }

  /** What the processes have written to standard error. */
  get said(): string {
    return this.errors;
  }

  /** Calls the merchant API, or below /_sandbox the control API. @throws TypeError where the process ended meanwhile */
  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Reply> {
    const base = await this.url;
    const url = path.startsWith('/_sandbox') ? base.replace(/\/v1$/, path) : base + path;
    const init = { method, headers: { ...HEADERS, ...headers } };
    const response = await fetch(url, body === undefined ? init : { ...init, body: JSON.stringify(body) });
    return { status: response.status, body: JSON.parse(await response.text()) };
  }
}
