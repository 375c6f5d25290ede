/** The example receivers in every language whose runtime is installed, built and started as their users would. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outsideFile } from '../../conformance/outside.mjs';
import { freePort } from '../docs/terminal.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const examples = join(root, 'examples');
const file = (name: string): string => join(examples, 'receivers', name);
const START_MS = 90_000;

interface Language {
  name: string;
  /** Succeeds where the runtime is installed. */
  probe: string[];
  /** Makes something in the folder that can be run. */
  build?(folder: string): string[];
  run(folder: string, port: number): string[];
}

const LANGUAGES: readonly Language[] = [
  { name: 'node:http', probe: ['node', '-v'], run: () => ['node', join(examples, 'receiver.mjs')] },
  { name: 'Express', probe: ['node', '-v'], run: () => ['node', file('express.mjs')] },
  {
    name: 'Fastify',
    probe: ['node', '-v'],
    // A project of its own, in which both packages are installed; its package.json ends the search for the one that it belongs to.
    build: (folder) => {
      writeFileSync(join(folder, 'package.json'), '{}');
      mkdirSync(join(folder, 'node_modules'));
      symlinkSync(outsideFile('fastify'), join(folder, 'node_modules/fastify'));
      symlinkSync(root, join(folder, 'node_modules/tenderbox'));
      return ['cp', file('fastify.mjs'), folder];
    },
    run: (folder) => ['node', join(folder, 'fastify.mjs')],
  },
  { name: 'Python', probe: ['python3', '-c', 'import http.server'], run: () => ['python3', file('receiver.py')] },
  {
    name: 'PHP',
    probe: ['php', '-v'],
    run: (_folder, port) => ['php', '-q', '-S', `127.0.0.1:${port}`, file('receiver.php')],
  },
  { name: 'Ruby', probe: ['ruby', '-e', 'require "webrick"'], run: () => ['ruby', file('receiver.rb')] },
  {
    name: 'Go',
    probe: ['go', 'version'],
    build: (folder) => ['go', 'build', '-o', join(folder, 'receiver'), file('receiver.go')],
    run: (folder) => [join(folder, 'receiver')],
  },
  {
    name: 'Java',
    probe: ['javac', '-version'],
    build: (folder) => ['javac', '-d', folder, file('Receiver.java')],
    run: (folder) => ['java', '-cp', folder, 'Receiver'],
  },
];

function succeeds([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

export const installed = LANGUAGES.filter(({ probe }) => succeeds(probe));
export const absent = LANGUAGES.filter((one) => !installed.includes(one)).map(({ name }) => name);

export interface Running {
  url: string;
  /** What the same program says, and how it ends, with this in WEBHOOK_PORT. */
  endsWith(port: string): { code: number | null; said: string };
  stop(): Promise<void>;
}

/** Builds and starts a receiver, and waits until it listens. */
export async function startReceiver({ build, run }: Language, secret: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-receiver-'));
  const port = await freePort();
  const [builder, ...buildArgs] = build?.(folder) ?? [];
  if (builder !== undefined) execFileSync(builder, buildArgs, { cwd: folder, stdio: 'pipe' });
  const [command = '', ...args] = run(folder, port);
  const env = { ...process.env, WEBHOOK_PORT: String(port), WEBHOOK_SECRET: secret };
  const child = spawn(command, args, { cwd: folder, env, stdio: 'ignore' });
  await listening(port, child);
  const endsWith = (given: string) => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: folder,
      env: { ...env, WEBHOOK_PORT: given },
      encoding: 'utf8',
      timeout: START_MS,
    });
    return { code: status, said: `${stdout}${stderr}` };
  };
  return { url: `http://127.0.0.1:${port}/webhooks`, endsWith, stop: () => stop(child, folder) };
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  const until = performance.now() + START_MS;
  const reachable = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  while (!(await reachable())) {
    if (child.exitCode !== null) throw new Error(`The receiver ended with ${child.exitCode} before it listened.`);
    if (performance.now() > until) throw new Error('The receiver does not listen.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
