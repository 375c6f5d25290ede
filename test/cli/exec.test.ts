/** exec, as the built command: a sandbox for a command, its exit code, and nothing left behind. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wellFormed } from '../support/xml.js';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-exec-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

/** The program in the test's folder, for whoever may enter that. */
function copyOfProgram(): string {
  const project = fileURLToPath(new URL('../../', import.meta.url));
  for (const name of ['package.json', 'dist', 'openapi', 'scenarios']) {
    cpSync(join(project, name), join(folder, 'program', name), { recursive: true });
  }
  return join(folder, 'program/dist/cli.js');
}

function exec(
  args: string[],
  env: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
  program = cli,
) {
  const child = spawn(process.execPath, [program, 'exec', ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  children.push(child);
  const seen = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (seen.out += chunk));
  child.stderr.on('data', (chunk) => (seen.err += chunk));
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, ...seen })));
  return { child, seen, ended };
}

async function until(holds: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !holds(); i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(holds()).toBe(true);
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

/** A program of Node as a command. */
function script(text: string): string[] {
  const file = join(folder, `${Math.abs(text.length)}.mjs`);
  writeFileSync(file, text);
  return [process.execPath, file];
}

const CLIENT = `
const { TENDERBOX_URL: url, TENDERBOX_API_KEY: key, TENDERBOX_CONTROL_URL: control } = process.env;
const call = (path, as = key) => fetch(url + path, { headers: { authorization: 'Bearer ' + as } });
const change = (method, path, body = {}) => fetch(control + path, {
  method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((answer) => answer.json());
`;

describe('the command', () => {
  test('finds the sandbox in its environment, and its code is passed on', async () => {
    const names = ['URL', 'CONTROL_URL', 'API_KEY', 'PUBLIC_KEY', 'SECRET_KEY'].map((name) => `TENDERBOX_${name}`);
    const text = `${CLIENT}
      const answer = await call('/account');
      console.log(JSON.stringify([answer.status, ...${JSON.stringify(names)}.map((name) => process.env[name])]));
      process.exit(7);`;
    const { code, out, err } = await exec(['--', ...script(text)]).ended;
    // The whole of standard output is the command's own.
    const [status, url, control, ...keys] = JSON.parse(out);
    expect([code, status]).toEqual([7, 200]);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
    expect(control).toBe(url.replace('/v1', '/_sandbox'));
    expect(keys).toEqual(['tb_key_default', 'tb_public_default', 'tb_secret_default']);
    expect(err).toContain('Contract coverage: 1.2 % (1 of 82)');
  });

  test('is given the flags behind --, and the sandbox those before it', async () => {
    const text = `${CLIENT} const { mode } = await fetch(control + '/clock').then((answer) => answer.json());
      console.log(mode, process.argv.slice(2).join(' '));`;
    const { code, out } = await exec(['--clock', 'frozen', '--', ...script(text), '--clock', '--', 'x'], {
      TENDERBOX_PORT: '1',
      PORT: '1',
    }).ended;
    expect([code, out.split('\n')[0]]).toEqual([0, 'frozen --clock -- x']);
  });

  test.each<[string, string[], number, RegExp]>([
    ['does not exist', ['--', 'no-such-command'], 127, /^tenderbox: There is no command "no-such-command"; .*\n$/],
    ['is no program', ['--', '/'], 126, /^tenderbox: The command "\/" cannot be run \(EACCES\); .*\n$/],
    ['is not named', [], 2, /^tenderbox: exec needs the command .*\n$/],
    ['stands without --', ['npm', 'test'], 2, /^tenderbox: exec needs the command .*\n$/],
    [
      'follows --print-url',
      ['--print-url', '--', 'true'],
      2,
      /^tenderbox: --print-url is for start\..*TENDERBOX_URL.*\n$/,
    ],
    [
      'follows an unknown flag',
      ['--bogus', '--', 'true'],
      2,
      /^tenderbox: --bogus: is not an option of tenderbox exec\. See tenderbox exec --help\.\n$/,
    ],
    ['follows a wrong bar', ['--min-coverage', '101', '--', 'true'], 2, /^tenderbox: --min-coverage: must be .*\n$/],
    [
      'follows a wrong report',
      ['--report', 'pdf=x', '--', 'true'],
      2,
      /^tenderbox: --report: must be one of html.*\n$/,
    ],
  ])('that %s is rejected in one line', async (_name, args, code, message) => {
    const ended = await exec(args).ended;
    expect([ended.code, ended.out]).toEqual([code, '']);
    expect(ended.err).toMatch(message);
  });
});

describe('HTTPS with a certificate of its own', () => {
  test('is trusted by the command, without anything else being trusted less', async () => {
    writeFileSync(join(folder, 'before.pem'), 'what was trusted before');
    const text = `${CLIENT}
      const { readFileSync, existsSync } = await import('node:fs');
      const answer = await call('/account');
      const names = ['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE'];
      const files = names.map((name) => process.env[name]);
      const texts = files.map((file) => readFileSync(file, 'utf8'));
      console.log(JSON.stringify({ status: answer.status, url, files,
        certificates: texts.map((text) => text.split('BEGIN CERTIFICATE').length - 1),
        before: texts.map((text) => text.includes('what was trusted before')) }));`;
    const { code, out } = await exec(['--tls', '--', ...script(text)], { SSL_CERT_FILE: 'before.pem' }).ended;
    const seen = JSON.parse(out.split('\n')[0] as string);
    expect([code, seen.status, seen.url]).toEqual([0, 200, expect.stringMatching(/^https:/)]);
    expect(seen.before).toEqual([false, true, false, false]);
    expect(seen.certificates.slice(0, 2)).toEqual([1, 1]);
    expect(Math.min(...seen.certificates.slice(2))).toBeGreaterThan(100);
    expect(seen.files.filter((file: string) => existsSync(file))).toEqual([]);
  });

  test('is no matter where there is none', async () => {
    const text =
      'console.log(JSON.stringify([process.env.SSL_CERT_FILE ?? null, process.env.NODE_EXTRA_CA_CERTS ?? null]))';
    const { out } = await exec(['--', ...script(text)], { SSL_CERT_FILE: '/mine.pem' }).ended;
    expect(out.split('\n')[0]).toBe('["/mine.pem",null]');
  });

  test('is trusted by the programs that are installed', async () => {
    const programs: Record<string, string> = {
      curl: 'curl -s -o /dev/null -w "%{http_code}" $TENDERBOX_URL/openapi.json',
      python3: `python3 -c 'import os, urllib.request as r; print(r.urlopen(os.environ["TENDERBOX_URL"] + "/openapi.json").status, end="")'`,
      php: `php -r '$ok = @file_get_contents(getenv("TENDERBOX_URL") . "/openapi.json"); echo $ok === false ? "refused" : 200;'`,
      ruby: `ruby -rnet/http -e 'print Net::HTTP.get_response(URI(ENV["TENDERBOX_URL"] + "/openapi.json")).code'`,
    };
    const text = Object.entries(programs)
      .map(
        ([name, call]) =>
          `printf '${name} '; if command -v ${name} >/dev/null; then ${call}; else printf absent; fi; echo`,
      )
      .join('\n');
    const { out } = await exec(['--tls', '--', 'sh', '-c', text]).ended;
    const lines = out.split('\n').slice(0, Object.keys(programs).length);
    console.log(`exec --tls: ${lines.join(', ')}`);
    for (const line of lines) expect(line).toMatch(/^\w+ (200|absent)$/);
  });
});

/** The files of dist/ that Node loads, as it lists them for whoever counts what is covered. */
function loaded(...args: string[]): string[] {
  const counted = mkdtempSync(join(folder, 'loaded-'));
  const { status } = spawnSync(process.execPath, args, { env: { PATH: process.env.PATH, NODE_V8_COVERAGE: counted } });
  expect(status).toBe(0);
  const reports = readdirSync(counted).map((name) => JSON.parse(readFileSync(join(counted, name), 'utf8')));
  const urls = reports.flatMap(({ result }) => result.map(({ url }: { url: string }) => url));
  return [...new Set<string>(urls)].flatMap((url) => /\/dist\/(.*)/.exec(url)?.[1] ?? []);
}

describe('what is loaded', () => {
  test('is for a sandbox a few files, not one for every module', () => {
    const files = loaded(cli, 'exec', '--', 'true');
    expect(files).toContain('chunks/engine.js');
    expect(files.length).toBeLessThanOrEqual(8);
  });

  test('is no engine for a command that calls one, and for a receiver no commands', () => {
    const called = loaded(cli, 'audit', '--help');
    expect(called).toContain('chunks/base.js');
    expect(called).not.toContain('chunks/engine.js');
    expect(loaded(join(cli, '../webhooks.js'))).toEqual(['webhooks.js', 'chunks/webhooks.js']);
  });
});

describe('signals and what is left', () => {
  test('a command that dies by a signal makes 128 + its number', async () => {
    expect((await exec(['--', 'sh', '-c', 'kill -TERM $$']).ended).code).toBe(143);
    expect((await exec(['--', 'sh', '-c', 'kill -KILL $$']).ended).code).toBe(137);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s is forwarded, and the command decides', async (signal) => {
    const text = `process.on('${signal}', () => { console.log('told'); process.exit(5); });
      setInterval(() => {}, 1000); console.log('up');`;
    const { child, seen, ended } = exec(['--', ...script(text)]);
    await until(() => seen.out.includes('up'));
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 5, out: expect.stringContaining('told') });
  });

  test('a second signal ends a command that does not listen', async () => {
    const text = "process.on('SIGTERM', () => console.log('no')); setInterval(() => {}, 1000); console.log('up');";
    const { child, seen, ended } = exec(['--', ...script(text)]);
    await until(() => seen.out.includes('up'));
    child.kill('SIGTERM');
    await until(() => seen.out.includes('no'));
    child.kill('SIGTERM');
    expect((await ended).code).toBe(137);
  });

  test.each([
    ['sleeps', 'sleep 300'],
    ['does not listen', "sh -c 'trap : TERM; while true; do sleep 1; done'"],
  ])('a process that the command leaves behind and that %s is ended', async (_name, left) => {
    const { code, out } = await exec(['--', 'sh', '-c', `${left} >/dev/null 2>&1 & echo "left $!"; exit 4`]).ended;
    const pid = Number(/left (\d+)/.exec(out)?.[1]);
    expect([code, Number.isInteger(pid)]).toEqual([4, true]);
    expect(isRunning(pid)).toBe(false);
  });
});

describe('the verdict', () => {
  const one = `${CLIENT} await call('/account');`;

  test.each<[string, string[], Record<string, string>, number]>([
    ['is met', ['--min-coverage', '1.2'], {}, 0],
    ['is not met', ['--min-coverage', '1.3'], {}, 1],
    ['of the environment is not met', [], { TENDERBOX_MIN_COVERAGE: '80' }, 1],
    ['is met and strict', ['--min-coverage', '1', '--strict'], {}, 0],
  ])('a bar that %s', async (_name, args, env, code) => {
    const ended = await exec([...args, '--', ...script(one)], env).ended;
    expect(ended.code).toBe(code);
    if (code === 1) expect(ended.err).toMatch(/^tenderbox: coverage: 1\.2 % of the contract was exercised/m);
    else expect(ended.err).not.toContain('tenderbox:');
    expect(ended.out).toBe('');
  });

  test('the code of a command that failed comes before the bar', async () => {
    expect((await exec(['--min-coverage', '80', '--', 'sh', '-c', 'exit 9']).ended).code).toBe(9);
  });

  test('merchants of their own count, and resets and deletions lose nothing', async () => {
    const text = `${CLIENT}
      await call('/account');
      await change('POST', '/reset');
      const { id, api_key } = await change('POST', '/merchants', { label: 'worker-1' });
      await call('/balance', api_key);
      await change('DELETE', '/merchants/' + id);
      await call('/payments');`;
    const { err } = await exec(['--', ...script(text)]).ended;
    expect(err).toContain('Contract coverage: 3.6 % (3 of 82)');
  });

  test('user: strict accepts no run in which nobody called the sandbox, and says why', async () => {
    const nobody = await exec(['--strict', '--report', 'json=c.json', '--', 'true']).ended;
    expect([nobody.code, nobody.err]).toEqual([
      1,
      expect.stringMatching(/^tenderbox: calls: No call of \/v1 reached this sandbox.*TENDERBOX_URL/m),
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'c.json'), 'utf8')).failures).toHaveLength(1);
    const astray = `${CLIENT} await call('/nope'); await fetch(new URL('/payments', process.env.TENDERBOX_URL));`;
    expect((await exec(['--strict', '--', ...script(astray)]).ended).err).toContain('No call of /v1 reached');
    const reset = `${one} await change('POST', '/reset');`;
    expect((await exec(['--strict', '--', ...script(reset)]).ended).code).toBe(0);
    expect((await exec(['--', 'true']).ended).code).toBe(0);
  });

  test('user: the verdict is on standard error, and reports can be read by others', async () => {
    const { out, err } = await exec(['--report', 'json=c.json', '--', 'sh', '-c', 'umask; printf mine']).ended;
    const [umask, ...own] = out.split('\n');
    expect(own).toEqual(['mine']);
    expect(err).toMatch(/^Contract coverage: 0 %.*^Audit: nothing found\.$/ms);
    expect(lstatSync(join(folder, 'c.json')).mode & 0o777).toBe(0o644 & ~Number.parseInt(umask as string, 8));
  });

  test('strict does not accept what the audit found, and says what', async () => {
    const text = `${CLIENT}
      const body = JSON.stringify({ amount: 0, currency: 'EUR' });
      const headers = { authorization: 'Bearer ' + key, 'content-type': 'application/json', 'idempotency-key': 'a' };
      for (let i = 0; i < 3; i++) await fetch(url + '/payments', { method: 'POST', headers, body });
      await change('POST', '/reset');`;
    const lenient = await exec(['--', ...script(text)]).ended;
    expect([lenient.code, lenient.out]).toEqual([0, '']);
    expect(lenient.err).toMatch(/^Audit: \d+ \w+/m);
    const strict = await exec(['--strict', '--', ...script(text)]).ended;
    expect([strict.code, strict.err]).toEqual([1, expect.stringMatching(/^tenderbox: audit [\w-]+: /m)]);
    const clean = await exec(['--strict', '--', ...script(one)]).ended;
    expect([clean.code, clean.err]).toEqual([0, expect.stringContaining('Audit: nothing found.')]);
  });

  test('reports are written as asked, and those that cannot be are told', async () => {
    const files = ['html=c.html', 'junit=c.xml', 'json=c.json', 'markdown=c.md'];
    const args = files.flatMap((file) => ['--report', file]);
    const ended = await exec(['--min-coverage', '80', ...args, '--', ...script(one)]).ended;
    expect(ended.code).toBe(1);
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    const json = JSON.parse(read('c.json'));
    expect([json.covered, json.of, json.percent]).toEqual([1, 82, 1.2]);
    expect(json.failures).toEqual([{ name: 'coverage', message: expect.stringContaining('1.2 %') }]);
    expect(wellFormed(read('c.xml').replace(/^<\?xml[^>]*\?>\s*/, ''))).toBe('testsuites');
    expect(read('c.xml')).toContain('<failure message="1.2 % of the contract');
    expect(read('c.html')).toContain('Not accepted');
    expect(read('c.md')).toContain('## Contract coverage: 1.2 % (1 of 82)');
  });

  test('folders of reports are made, and one that cannot be is told before the command runs', async () => {
    const made = await exec(['--report', 'html=new/folder/c.html', '--', 'true']).ended;
    expect([made.code, made.out]).toEqual([0, '']);
    expect(existsSync(join(folder, 'new/folder/c.html'))).toBe(true);
    for (const file of ['new/folder/c.html/inside.html', 'new']) {
      const lost = await exec(['--report', `html=${file}`, '--', 'touch', 'ran']).ended;
      expect([lost.code, lost.out, lost.err]).toEqual([
        1,
        '',
        expect.stringMatching(/^tenderbox: Cannot write .*new.*: .*\n$/),
      ]);
    }
    expect(existsSync(join(folder, 'ran'))).toBe(false);
  });
});

describe('what cannot be written', () => {
  test('and is read-only is told before the command runs, to those whom a mode keeps out', async () => {
    writeFileSync(join(folder, 'kept.json'), 'kept', { mode: 0o444 });
    chmodSync(folder, 0o777);
    // No mode keeps root out; and who is not root may have no way to where root keeps this project.
    const root = process.getuid?.() === 0;
    const nobody = root ? { uid: 65_534, gid: 65_534 } : {};
    const program = root ? copyOfProgram() : cli;
    const args = ['--report', 'json=kept.json', '--', 'touch', 'ran'];
    const { code, err } = await exec(args, {}, nobody, program).ended;
    expect([code, err]).toEqual([1, expect.stringMatching(/^tenderbox: Cannot write .*kept\.json: .*permission.*\n$/)]);
    expect([existsSync(join(folder, 'ran')), readFileSync(join(folder, 'kept.json'), 'utf8')]).toEqual([false, 'kept']);
  });

  test.each<[string[], number, number]>([
    [['--report', 'json=full'], 0, 1],
    [['--report', 'json=full'], 7, 7],
    [['--export-on-exit', 'full'], 0, 1],
    [['--export-on-exit', 'full'], 7, 7],
  ])('%j after a command that ended with %i is one line, and makes %i', async (args, own, code) => {
    symlinkSync('/dev/full', join(folder, 'full'));
    const ended = await exec([...args, '--', 'sh', '-c', `exit ${own}`]).ended;
    expect([ended.code, ended.err]).toEqual([
      code,
      expect.stringMatching(/^tenderbox: Cannot write .*full: the disk is full.*\n$/m),
    ]);
    expect(lstatSync(join(folder, 'full')).isSymbolicLink()).toBe(true);
  });
});

test('output that is lost is told in one line, and is no success', async () => {
  const full = openSync('/dev/full', 'w');
  const child = spawn(process.execPath, [cli, 'exec', '--', 'true'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', full],
  });
  children.push(child);
  let out = '';
  child.stdout?.on('data', (chunk) => (out += chunk));
  const code = await new Promise((resolve) => child.on('close', resolve));
  closeSync(full);
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(/^tenderbox: Cannot write to standard error: the disk is full.*\n$/),
  ]);
});

test('start judges its run as well, when it is stopped', async () => {
  const child = spawn(process.execPath, [cli, 'start', '--port', '0', '--min-coverage', '1'], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let err = '';
  child.stderr?.on('data', (chunk) => (err += chunk));
  const ended = new Promise((resolve) => child.on('close', resolve));
  await new Promise((resolve) => child.once('message', resolve));
  child.kill('SIGTERM');
  expect([await ended, err]).toEqual([1, expect.stringMatching(/^tenderbox: coverage: 0 % /)]);
});
