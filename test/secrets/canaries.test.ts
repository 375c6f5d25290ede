/** Secrets are said everywhere, and every output of the program is searched for them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startReceiver } from '../support/receiver.js';
import { CANARY, leaks, type Output, readEverything, SHOWS_ENDPOINTS, sayEverywhere, URL_CANARY } from './course.js';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-canary-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

function command(args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const seen = { text: '' };
  const ready = new Promise<string>((resolve) => {
    const take = (chunk: Buffer) => {
      seen.text += chunk;
      const origin = /(?:ready on |"url":")(http:\/\/[\d.]+:\d+)\/v1["\n]/.exec(seen.text)?.[1];
      if (origin !== undefined) resolve(origin);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
  });
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return { child, seen, ready, ended };
}

/** What other users of the machine see of a process. */
const titleOf = (pid: number | undefined): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

const filesIn = (where: string): Output[] =>
  readdirSync(where, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ where: file, text: readFileSync(file, 'utf8') }));

test.each(['pretty', 'json'])(
  'nothing that a sandbox answers or logs (%s) holds a secret',
  async (log) => {
    const receiver = await startReceiver();
    const sandbox = command(['start', '--port', '0', '--log', log, '--seed', '1'], {
      TENDERBOX_CONTROL_TOKEN: `${CANARY}-control-token-0123`,
    });
    try {
      const origin = await sandbox.ready;
      const made = await fetch(`${origin}/_sandbox/keys`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"label":"canary"}',
      });
      const { api_key: key, secret_key } = (await made.json()) as { api_key: string; secret_key: string };
      const answers = await sayEverywhere({ origin, key, receiver: receiver.url });
      const read = await readEverything(origin);
      const title: Output = { where: 'process title', text: titleOf(sandbox.child.pid) };
      sandbox.child.kill('SIGTERM');
      await sandbox.ended;
      const outputs = [...answers, ...read, title, { where: 'log', text: sandbox.seen.text }];
      expect(outputs.length).toBeGreaterThan(300);
      expect(leaks(outputs, [CANARY, key, secret_key])).toEqual([]);
      expect(outputs.filter(({ where }) => SHOWS_ENDPOINTS.test(where)).length).toBeGreaterThan(10);
      const others = outputs.filter(({ where }) => !SHOWS_ENDPOINTS.test(where));
      expect(leaks(others, [URL_CANARY])).toEqual([]);
    } finally {
      await receiver.close();
    }
  },
  60_000,
);

test('no report of a command holds a secret', async () => {
  const receiver = await startReceiver();
  const secret = `${CANARY}_webhook_secret_0123`;
  try {
    const check = command(
      ['check-webhook', receiver.url, '--report', 'json=check.json', '--report', 'junit=check.xml'],
      { TENDERBOX_WEBHOOK_SECRET: secret },
    );
    await check.ended;
    const client = `const { TENDERBOX_URL: url, TENDERBOX_API_KEY: key } = process.env;
      for (const query of ['?api_key=${CANARY}', '?note=' + key, ''])
        await fetch(url + '/payments' + query, { headers: { authorization: 'Bearer ' + key } });
      await fetch(url + '/webhooks', { method: 'POST', headers: { authorization: 'Bearer ' + key,
        'content-type': 'application/json' }, body: '{"url":"http://127.0.0.1:9/","secret":{"v":"${CANARY}"}}' });`;
    const reports = ['html', 'junit', 'json', 'markdown'].flatMap((form) => ['--report', `${form}=exec.${form}`]);
    const exec = command(['exec', ...reports, '--', process.execPath, '--input-type=module', '-e', client]);
    await exec.ended;
    const files = filesIn(folder);
    expect(files.map(({ where }) => where).join()).toContain('check.json');
    expect(files.length).toBeGreaterThan(5);
    const outputs = [
      ...files,
      { where: 'check-webhook', text: check.seen.text },
      { where: 'exec', text: exec.seen.text },
    ];
    expect(leaks(outputs, [CANARY])).toEqual([]);
  } finally {
    await receiver.close();
  }
}, 300_000);
