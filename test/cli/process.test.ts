import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { connect } from '../support/raw.js';
import { expectWithin } from '../support/timing.js';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const READY = /^Tenderbox is ready on (http\S+)$/m;

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

/** The built command as a process of its own, in an empty folder and environment. */
function command(...args: string[]) {
  const child = fork(cli, args, { cwd: folder, env: { PATH: process.env.PATH }, silent: true });
  children.push(child);
  const seen = { out: '', err: '', messages: [] as unknown[] };
  child.stdout?.on('data', (chunk) => (seen.out += chunk));
  child.stderr?.on('data', (chunk) => (seen.err += chunk));
  child.on('message', (message) => seen.messages.push(message));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, out: seen.out, err: seen.err }));
  });
  return { child, seen, ended };
}

async function started(...args: string[]) {
  const running = command('start', '--port', '0', ...args);
  await new Promise<void>((resolve, reject) => {
    running.child.once('message', () => resolve());
    void running.ended.then(({ err }) => reject(new Error(`ended before it was ready: ${err}`)));
  });
  const url = READY.exec(`${running.seen.out}\n${running.seen.err}`)?.[1];
  if (url === undefined) throw new Error(`no ready line in ${running.seen.out}`);
  return { ...running, url };
}

async function post(url: string, body: object): Promise<{ id: string; status: string }> {
  const headers = { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { id: string; status: string };
}

describe('a start with what was kept', () => {
  test('says which of its options the merchant goes without, and what an import ends', async () => {
    const stop = async ({ child, ended }: ReturnType<typeof command>) => {
      child.kill('SIGTERM');
      await ended;
    };
    await stop(await started('--data', 'kept', '--auth', 'key', '--export-on-exit', 'exported'));
    const other = await started('--data', 'kept', '--auth', 'signed', '--fee-percent', '5', '--clock', 'frozen');
    expect(other.seen.out).toMatch(
      /warning: The first merchant keeps its own auth "key", fee_percent [\d.]+, clock real, whatever this start asks for\. PATCH /,
    );
    await stop(other);
    const same = await started('--data', 'kept', '--auth', 'key');
    expect(same.seen.out).not.toContain('warning');
    await stop(same);
    const { seen } = await started('--data', 'kept', '--import', 'exported');
    expect(seen.out).toMatch(/warning: --import \S*exported has taken the place of all that \S*kept held\./);
  });
});

describe('webhooks that nobody takes', () => {
  test('are in the banner and in the log, without the secrets of the URL', async () => {
    const endpoint = 'http://user:hidden@127.0.0.1:1/hooks?token=hidden';
    const { url, seen } = await started('--webhook', endpoint, '--clock', 'frozen', '--now', '2026-11-20T17:00:00Z');
    const masked = 'http://****@127.0.0.1:1/hooks?token=****';
    expect(seen.out).toContain(`  Webhooks       ${masked}\n`);
    await post(`${url}/payments`, { amount: 10, currency: 'EUR' });
    await expect.poll(() => seen.out).toContain('warning: webhook payment.created');
    const line = seen.out.split('\n').find((each) => each.includes('warning: '));
    expect(line).toContain(`webhook payment.created to ${masked}: attempt 1 failed. `);
    expect(line).toMatch(/refused.* Next: 2026-11-20T17:00:05Z\.$/);
    expect(seen.out).not.toContain('hidden');
  });

  test('are in the log with what the receiver said, on one line and without keys', async () => {
    const key = `tb_secret_${'x'.repeat(40)}`;
    const receiver = createServer((_request, response) => {
      response.writeHead(400).end(`  not\n signed with ${key}: ${'!'.repeat(200)}`);
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void receiver.close());
    const endpoint = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const { url, seen } = await started('--webhook', endpoint, '--clock', 'frozen', '--now', '2026-11-20T17:00:00Z');
    await post(`${url}/payments`, { amount: 10, currency: 'EUR' });
    await expect.poll(() => seen.out).toContain('warning: webhook payment.created');
    const line = seen.out.split('\n').find((each) => each.includes('warning: '));
    const said = `not signed with tb_secret_****: ${'!'.repeat(87)}…`;
    expect(line).toMatch(/The receiver answered 400\. Next: 2026-11-20T17:00:05Z\. It said: /);
    expect(line?.endsWith(`It said: ${said}`)).toBe(true);
    const answer = await fetch(url.replace(/v1$/, '_sandbox/deliveries'));
    expect(((await answer.json()) as { data: object[] }).data).toMatchObject([
      { last_status: 400, last_response: said },
    ]);
  });

  test('of a configuration file, which the banner names', async () => {
    writeFileSync(join(folder, 'tenderbox.yaml'), 'clock: frozen\n');
    const { seen } = await started();
    expect(seen.out).toMatch(/^ {2}Configuration {2}.*tenderbox\.yaml$/m);
  });
});

describe('--ready-file', () => {
  const file = (): string => join(folder, 'ready.json');

  test('says where the sandbox is while it answers, and is gone before it stops', async () => {
    writeFileSync(file(), 'of a run that was killed');
    const { child, url, ended } = await started('--ready-file', 'ready.json');
    const facts = JSON.parse(readFileSync(file(), 'utf8'));
    expect(facts).toEqual({
      url,
      control_url: url.replace(/v1$/, '_sandbox'),
      port: Number(new URL(url).port),
      pid: child.pid,
    });
    expect((await fetch(`${facts.control_url}/health`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(existsSync(file())).toBe(false);
  });

  test('leaves the file of another sandbox alone', async () => {
    const { child, ended } = await started('--ready-file', 'ready.json');
    writeFileSync(file(), 'of another');
    child.kill('SIGTERM');
    expect((await ended).code).toBe(0);
    expect(readFileSync(file(), 'utf8')).toBe('of another');
  });

  test.each([
    [
      'a folder that is not there',
      'no/such/ready.json',
      /^tenderbox: Cannot write .*ready\.json: there is no such file/,
    ],
    ['a folder', '.', /^tenderbox: Cannot remove .*: it is a folder; name a file\.$/m],
  ])('%s is rejected with one line', async (_what, path, line) => {
    const { code, err } = await command('start', '--port', '0', '--ready-file', path).ended;
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toMatch(line);
    expect(code).toBe(1);
  });
});

describe('for scripts', () => {
  test('--print-url prints the URL alone on standard output, also while calls are logged', async () => {
    const { child, url, seen, ended } = await started('--print-url');
    await post(`${url}/payments`, { amount: 1, currency: 'EUR' });
    child.kill('SIGTERM');
    const { out, err } = await ended;
    expect(out).toBe(`${url}\n`);
    expect(err).toMatch(/POST +\/v1\/payments 201/);
    expect(seen.messages).toEqual(['ready']);
  });

  test('health says ready, and needs no key', async () => {
    const { url } = await started();
    const { code, out, err } = await command('health', '--url', url).ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^ok /);
    expect((await command('health', '--url', 'http://127.0.0.1:9/v1').ended).code).toBe(1);
  });
});

describe('start', () => {
  test('is ready, answers the commands, and stops as asked with idle connections open', async () => {
    const { child, url, seen, ended } = await started('--seed', '1');
    expect(seen.messages).toEqual(['ready']);
    expect(seen.out).toContain('tb_key_default');

    const agent = new Agent({ keepAlive: true });
    await new Promise((resolve) =>
      get(`${url}/openapi.json`, { agent }, (answer) => answer.resume().on('end', resolve)),
    );
    expect(await command('health', '--url', url).ended).toMatchObject({ code: 0, out: expect.stringMatching(/^ok /) });

    const { id } = await post(`${url}/payments`, { amount: 100, currency: 'EUR' });
    const paid = await command('pay', id, '--currency', 'BTC', '--url', url).ended;
    expect(paid).toMatchObject({ code: 0, err: '', out: expect.stringContaining(`${id}  paid`) });
    const again = await command('fail', id, '--url', url).ended;
    expect(again).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^tenderbox: refused \(409\): /) });
    const events = await command('events', '--once', '--url', url).ended;
    expect(events.out).toMatch(/payment\.created[\s\S]*payment\.succeeded/);

    const from = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, err: '' });
    expectWithin(performance.now() - from, 4000);
    agent.destroy();
    expect(await command('health', '--url', url).ended).toMatchObject({ code: 1 });
  });

  test('--print-url prints the base URL alone', async () => {
    const { url, seen } = await started('--print-url');
    expect(seen.out).toBe(`${url}\n`);
  });

  test('D7: a pipe as data file, import or configuration is rejected in one line, and nothing hangs', async () => {
    const pipe = join(folder, 'pipe.yaml');
    spawnSync('mkfifo', [pipe]);
    for (const flag of ['--data', '--import', '--config', '--scenarios']) {
      const { code, err } = await command('start', '--port', '0', flag, pipe).ended;
      expect([flag, code === 0, err.trim().split('\n').length]).toEqual([flag, false, 1]);
      expect(err).toContain('pipe.yaml');
      expect(existsSync(`${pipe}.lock`)).toBe(false);
    }
  });

  test('a folder that was removed meanwhile is named in one line', () => {
    const gone = join(folder, 'gone');
    const script = `mkdir "${gone}" && cd "${gone}" && rmdir "${gone}" && exec "${process.execPath}" "${cli}" --version`;
    const { status, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      'tenderbox: The folder that this was called in is not there any more. Change to another one.\n',
    ]);
  });

  test('D7: a pipe in a folder of scenarios is rejected with its place, and holds nobody up', async () => {
    spawnSync('mkfifo', [join(folder, 'pipe.yaml')]);
    const { code, err } = await command('start', '--port', '0', '--scenarios', folder).ended;
    expect(code).toBe(2);
    expect(err).toMatch(/^.*Cannot read .*pipe\.yaml: it is a pipe or a device; name an ordinary file\.\n$/);
  });

  test('user: a stop says that it writes the state, and replaces the file in one step', async () => {
    writeFileSync(join(folder, 'out.json'), 'before');
    const { child, ended } = await started('--export-on-exit', 'out.json');
    child.kill('SIGTERM');
    const { code, out } = await ended;
    expect(code).toBe(0);
    expect(out).toMatch(/Writing the state to .*out\.json; once more stops at once and leaves that file as it was\./);
    expect(JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'))).toMatchObject({ format: 'tenderbox.state' });
  });

  test('--data and --export-on-exit keep the state', async () => {
    const first = await started('--data', 'state.json', '--export-on-exit', 'out.json');
    const { id } = await post(`${first.url}/payments`, { amount: 100, currency: 'EUR' });
    const second = await command('start', '--port', '0', '--data', 'state.json').ended;
    expect(second).toMatchObject({ code: 1, err: expect.stringMatching(/state\.json is in use by another sandbox/) });
    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(0);
    expect(readFileSync(join(folder, 'out.json'), 'utf8')).toContain(id);

    for (const args of [
      ['--data', 'state.json'],
      ['--import', 'out.json'],
    ]) {
      const { url } = await started(...args);
      const paid = await command('pay', id, '--url', url).ended;
      expect(paid).toMatchObject({ code: 0, out: expect.stringContaining(id) });
    }
  });

  test('--tls serves HTTPS, and the commands reach it', async () => {
    const { url } = await started('--tls');
    expect(url).toMatch(/^https:/);
    expect(await command('health', '--url', url).ended).toMatchObject({ code: 0 });
  });

  test('--import of a world of another merchant leaves the default merchant beside it', async () => {
    const first = await started();
    const control = first.url.replace('/v1', '/_sandbox');
    const json = { 'content-type': 'application/json' };
    const made = await fetch(`${control}/merchants`, { method: 'POST', headers: json, body: '{}' });
    const { api_key } = (await made.json()) as { api_key: string };
    const state = await fetch(`${control}/state`, { headers: { authorization: `Bearer ${api_key}` } });
    writeFileSync(join(folder, 'world.json'), await state.text());

    const second = await started('--import', 'world.json');
    for (const key of ['tb_key_default', api_key]) {
      const answer = await fetch(`${second.url}/account`, { headers: { authorization: `Bearer ${key}` } });
      expect(answer.status).toBe(200);
    }
  });

  test.each([
    [['--sede', '1'], 2, /^tenderbox: --sede: is not an option/],
    [['--scenarios', 'nowhere'], 2, /^tenderbox: --scenarios: Cannot read .*nowhere: there is no such file or folder/],
    [['--scenario', 'nothing'], 2, /^tenderbox: --scenario: there is no scenario "nothing"/],
    [
      ['--import', 'nowhere.json'],
      2,
      /^tenderbox: --import: there is no ordinary file .*nowhere\.json; check the path/,
    ],
    [['--data', 'no/where.json'], 1, /^tenderbox: Cannot write .*where\.json/],
    [['--host', '192.0.2.1'], 1, /^tenderbox: This machine has no address 192\.0\.2\.1/],
  ])('%j ends with %i and one line', async (args, code, message) => {
    const outcome = await command('start', '--port', '0', ...args).ended;
    expect(outcome).toMatchObject({ code, out: '', err: expect.stringMatching(message) });
    expect(outcome.err.trim().split('\n')).toHaveLength(1);
  });

  test('a port that is taken', async () => {
    const { url } = await started();
    const { code, err } = await command('start', '--port', new URL(url).port).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^tenderbox: Port \d+ on 127\.0\.0\.1 is in use, perhaps by another sandbox\./);
  });

  test('the second signal stops at once', async () => {
    const { child, url, seen, ended } = await started();
    const connection = await connect(url);
    const headers = ['Host: 127.0.0.1', 'Authorization: Bearer tb_key_default', 'Expect: 100-continue'];
    connection.write(`POST /v1/payments HTTP/1.1\r\n${headers.join('\r\n')}\r\nContent-Length: 29\r\n\r\n`);
    await connection.continued();
    child.kill('SIGINT');
    // Its body never comes, so that the first signal waits for it.
    await new Promise<void>((resolve) => {
      const look = (): void => void (/once more stops at once/.test(seen.out + seen.err) && resolve());
      child.stdout?.on('data', look);
      child.stderr?.on('data', look);
      look();
    });
    child.kill('SIGINT');
    expect((await ended).code).toBe(1);
    expect(await connection.answers()).toEqual([]);
  });
});

describe('contract', () => {
  test.each(['yaml', 'json'])('prints the document as %s', async (format) => {
    const { code, out, err } = await command('contract', '--format', format).ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(parse(out)).toMatchObject({ openapi: '3.1.0', paths: { '/payments': {} } });
  });
});
