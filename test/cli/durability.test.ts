/** The data file under what kills processes and fills disks. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openReceiver } from '../support/box.js';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const HEADERS = { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' };

let folder: string;
let file: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  file = join(folder, 'data');
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

interface Running {
  child: ChildProcess;
  url: string;
  err(): string;
  ended: Promise<void>;
}

/** How often three sandboxes start at once; a long run takes more of them. */
const ROUNDS = Number(process.env.TENDERBOX_ROUNDS ?? 6);

/** @param limit_kb no file of the process may become larger: what a full disk is to it */
async function start(limit_kb: number | null, ...args: string[]): Promise<Running> {
  const words = [
    process.execPath,
    cli,
    'start',
    '--port',
    '0',
    '--data',
    file,
    '--seed',
    '7',
    '--log',
    'silent',
    ...args,
  ];
  const limited = limit_kb === null ? words : ['bash', '-c', `ulimit -f ${limit_kb}; exec "$@"`, 'bash', ...words];
  const [program = '', ...rest] = limited;
  const child = spawn(program, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const seen = { out: '', err: '' };
  child.stderr?.on('data', (chunk) => (seen.err += chunk));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      seen.out += chunk;
      const found = /(http:\/\/127\.0\.0\.1:\d+\/v1)/.exec(seen.out)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`ended before it was ready: ${seen.err}`)));
  });
  return { child, url, err: () => seen.err, ended };
}

async function kill({ child, ended }: Running): Promise<void> {
  child.kill('SIGKILL');
  await ended;
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { ...HEADERS, ...headers }, body: JSON.stringify(body) });

async function balanced(url: string): Promise<boolean> {
  const answer = await fetch(`${url.replace('/v1', '')}/_sandbox/ledger?limit=1`);
  return ((await answer.json()) as { balanced: boolean }).balanced;
}

describe('kill -9', () => {
  test.each(['process', 'fsync'])(
    '--durability %s: what was answered is there, round after round',
    async (durability) => {
      const answered: string[] = [];
      const paid = new Set<string>();
      for (let round = 0; round < 4; round++) {
        const running = await start(null, '--durability', durability);
        let going = true;
        const client = async (): Promise<void> => {
          while (going) {
            try {
              const made = await post(`${running.url}/payments`, { amount: 12, currency: 'USD' });
              if (made.status !== 201) throw new Error(await made.text());
              const { id } = (await made.json()) as { id: string };
              answered.push(id);
              const control = running.url.replace('/v1', '/_sandbox');
              const moved = await post(`${control}/payments/${id}/pay`, {});
              if (moved.status === 200) paid.add(id);
            } catch (error) {
              if (!(error instanceof TypeError)) throw error;
              going = false;
            }
          }
        };
        const clients = Array.from({ length: 4 }, client);
        const enough = answered.length + 25;
        while (answered.length < enough) await new Promise((resolve) => setImmediate(resolve));
        await kill(running);
        going = false;
        await Promise.all(clients);
      }
      const again = await start(null);
      for (const id of answered) {
        const found = await fetch(`${again.url}/payments/${id}`, { headers: HEADERS });
        expect([id, found.status]).toEqual([id, 200]);
        if (paid.has(id)) expect(((await found.json()) as { status: string }).status).toBe('paid');
      }
      expect(await balanced(again.url)).toBe(true);
      expect(answered.length).toBeGreaterThanOrEqual(100);
      expect(new Set(answered).size).toBe(answered.length);
    },
  );

  test('while the file is written anew: what was answered is there, in the file before or in the new one', {
    timeout: 300_000,
  }, async () => {
    const draft = join(folder, '.data.new');
    const metadata = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`field_${i}`, 'x'.repeat(480)]));
    const answered: string[] = [];
    let midst = 0;
    for (let round = 0; round < 4 && midst === 0; round++) {
      const running = await start(null);
      let going = true;
      const client = async (): Promise<void> => {
        while (going) {
          const made = await post(`${running.url}/payments`, { amount: 12, currency: 'USD', metadata }).catch(
            () => null,
          );
          const { id } = ((await made?.json().catch(() => null)) ?? {}) as { id?: string };
          if (id === undefined) return;
          answered.push(id);
        }
      };
      const clients = Array.from({ length: 4 }, client);
      const over = Promise.all(clients).then(() => (going = false));
      while (going && !existsSync(draft)) await new Promise((resolve) => setImmediate(resolve));
      await kill(running);
      going = false;
      await over;
      if (existsSync(draft)) midst++;
    }
    expect(midst).toBe(1);
    const again = await start(null);
    const missing: string[] = [];
    for (const id of answered) {
      const { status } = await fetch(`${again.url}/payments/${id}`, { headers: HEADERS });
      if (status !== 200) missing.push(id);
    }
    expect(missing).toEqual([]);
    expect(await balanced(again.url)).toBe(true);
    expect(again.err()).not.toContain('damaged');
  });

  test('idempotency results, endpoints, clocks and pending deliveries survive', async () => {
    const receiver = await openReceiver();
    receiver.answers(500);
    const first = await start(null, '--clock', 'frozen');
    const control = first.url.replace('/v1', '/_sandbox');
    await post(`${first.url}/webhooks`, { url: receiver.url, event_types: ['payment.succeeded'] });
    const made = await post(`${first.url}/payments`, { amount: 5, currency: 'USD' }, { 'idempotency-key': 'one' });
    const text = await made.text();
    await post(`${control}/payments/${JSON.parse(text).id}/pay`, {});
    await post(`${control}/settle`, {});
    await post(`${control}/clock/advance`, { by: '90m' });
    const clock = await (await fetch(`${control}/clock`)).json();
    const attempts = receiver.requests.length;
    expect(attempts).toBeGreaterThan(0);
    await kill(first);

    const second = await start(null);
    const again = second.url.replace('/v1', '/_sandbox');
    expect(await (await fetch(`${again}/clock`)).json()).toMatchObject(clock as object);
    const repeated = await post(`${second.url}/payments`, { amount: 5, currency: 'USD' }, { 'idempotency-key': 'one' });
    expect([repeated.status, await repeated.text()]).toEqual([201, text]);
    receiver.answers(200);
    await post(`${again}/clock/advance`, { by: '48h' });
    expect(receiver.requests.length).toBe(attempts + 1);
  });
});

describe('D4: a full disk, seen by the control API,', () => {
  test('is answered 503 with Retry-After, and health tells', async () => {
    const running = await start(64);
    const control = running.url.replace('/v1', '/_sandbox');
    let refused = new Response(null, { status: 200 });
    for (let call = 0; call < 400 && refused.status < 400; call++) refused = await post(`${control}/keys`, {});
    for (let call = 0; call < 200 && refused.status !== 503; call++) {
      await post(`${running.url}/payments`, { amount: 12, currency: 'USD' });
      refused = await post(`${control}/reset`, {});
    }
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toMatchObject({
      code: 'service_unavailable',
      detail: expect.stringMatching(/^The sandbox cannot write down what this call did: Cannot write .*data: /),
    });
    const health = await fetch(`${control}/health`);
    expect([health.status, await health.json()]).toEqual([503, expect.objectContaining({ status: 'unwritable' })]);
  });
});

describe('D5: a data file', () => {
  test('that is removed while the sandbox runs is written anew, and the operator is told', async () => {
    const running = await start(null, '--log', 'pretty', '--print-url');
    const ids: string[] = [];
    const make = async (): Promise<number> => {
      const made = await post(`${running.url}/payments`, { amount: 12, currency: 'USD' });
      if (made.status === 201) ids.push(((await made.json()) as { id: string }).id);
      return made.status;
    };
    expect([await make(), await make()]).toEqual([201, 201]);
    rmSync(file);
    expect([await make(), await make()]).toEqual([201, 201]);
    expect(running.err()).toMatch(/data was removed or cut short, and is written anew with everything/);
    await kill(running);
    const again = await start(null);
    expect(again.err()).toBe('');
    for (const id of ids) expect((await fetch(`${again.url}/payments/${id}`, { headers: HEADERS })).status).toBe(200);
  });

  test('that is cut short while the sandbox runs is written anew, and so is one that is removed just before the end', async () => {
    let running = await start(null);
    const ids: string[] = [];
    const make = async (): Promise<void> => {
      const made = await post(`${running.url}/payments`, { amount: 12, currency: 'USD' });
      ids.push(((await made.json()) as { id: string }).id);
    };
    await make();
    truncateSync(file, 100);
    await make();
    await kill(running);
    running = await start(null);
    for (const id of ids) expect((await fetch(`${running.url}/payments/${id}`, { headers: HEADERS })).status).toBe(200);
    rmSync(file);
    running.child.kill('SIGTERM');
    await running.ended;
    expect(running.child.exitCode).toBe(0);
    running = await start(null);
    for (const id of ids) expect((await fetch(`${running.url}/payments/${id}`, { headers: HEADERS })).status).toBe(200);
  });

  test('to which another program has written is not written over: calls are rejected, health tells, and the end is no success', async () => {
    const running = await start(null);
    expect((await post(`${running.url}/payments`, { amount: 12, currency: 'USD' })).status).toBe(201);
    appendFileSync(file, 'mine\n');
    const found = readFileSync(file);
    const refused = await post(`${running.url}/payments`, { amount: 12, currency: 'USD' });
    expect([refused.status, await refused.text()]).toEqual([
      503,
      expect.stringContaining('another program has written'),
    ]);
    expect((await fetch(`${running.url.replace('/v1', '')}/_sandbox/health`)).status).toBe(503);
    running.child.kill('SIGTERM');
    await running.ended;
    expect([running.child.exitCode, running.err()]).toEqual([
      1,
      expect.stringContaining('another program has written'),
    ]);
    expect(readFileSync(file)).toEqual(found);
  });

  test('in whose place another one was put is not written over: calls are rejected until it is gone', async () => {
    const running = await start(null);
    renameSync(file, `${file}.mine`);
    writeFileSync(file, 'somebody else’s');
    const refused = await post(`${running.url}/payments`, { amount: 12, currency: 'USD' });
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('another file has taken its place');
    expect(readFileSync(file, 'utf8')).toBe('somebody else’s');
    rmSync(file);
    // What the client was told is what the request log says, though the payment was made.
    const answers = async (url: string): Promise<number[]> => {
      const log = await fetch(`${url.replace('/v1', '/_sandbox')}/requests`, { headers: HEADERS });
      return ((await log.json()) as { data: { status: number }[] }).data.map(({ status }) => status);
    };
    expect(await answers(running.url)).toEqual([503]);
    expect((await post(`${running.url}/payments`, { amount: 12, currency: 'USD' })).status).toBe(201);
    expect(await answers(running.url)).toEqual([201, 503]);
    await kill(running);
    const { url } = await start(null);
    expect(await answers(url)).toEqual([201, 503]);
    const list = await fetch(`${url}/payments`, { headers: HEADERS });
    expect(((await list.json()) as { data: object[] }).data).toHaveLength(2);
  });
  test('a fault that strikes what was carried out waits for a call that is kept', async () => {
    const running = await start(null);
    const control = running.url.replace('/v1', '/_sandbox');
    const fault = { effect: { status: 500, after_commit: true }, times: 1 };
    expect((await post(`${control}/faults`, fault)).status).toBe(201);
    renameSync(file, `${file}.mine`);
    writeFileSync(file, 'somebody else’s');
    const pay = async (): Promise<number> =>
      (await post(`${running.url}/payments`, { amount: 12, currency: 'USD' })).status;
    expect(await pay()).toBe(503);
    const log = await fetch(`${control}/requests`, { headers: HEADERS });
    const [entry] = ((await log.json()) as { data: { id: string }[] }).data;
    const shown = await fetch(`${control}/requests/${entry?.id}`, { headers: HEADERS });
    expect(await shown.json()).toMatchObject({ status: 503, verdict: 'failed' });
    rmSync(file);
    expect([await pay(), await pay()]).toEqual([500, 201]);
  });
});

describe('D1: one data file, one sandbox,', () => {
  const refusedStart = async (path: string, wrapper: string[] = []): Promise<string> => {
    const words = [...wrapper, process.execPath, cli, 'start', '--port', '0', '--log', 'silent', '--data', path];
    const child = spawn(words[0] as string, words.slice(1), { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    children.push(child);
    let err = '';
    child.stderr?.on('data', (chunk) => (err += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(code).toBe(1);
    return err;
  };

  test('also through a symbolic link, to the file and to its folder', async () => {
    await start(null);
    symlinkSync(file, join(folder, 'link'));
    expect(await refusedStart(join(folder, 'link'))).toContain('is in use by another sandbox (process ');
    const other = mkdtempSync(join(tmpdir(), 'tenderbox-link-'));
    rmSync(other, { recursive: true });
    symlinkSync(folder, other);
    expect(await refusedStart(join(other, 'data'))).toContain('is in use by another sandbox (process ');
    rmSync(other);
  });

  test('also through a hard link, which is rejected with or without another sandbox', async () => {
    const running = await start(null);
    linkSync(file, join(folder, 'hard'));
    expect(await refusedStart(join(folder, 'hard'))).toMatch(/has 2 names \(hard links\).*Remove the others/);
    await kill(running);
    expect(await refusedStart(file)).toMatch(/has 2 names \(hard links\)/);
  });

  test('also where the other one cannot be seen, as from another container', async () => {
    await start(null);
    // Whoever wrote this lock is no process here: its number is of another namespace.
    writeFileSync(`${file}.lock`, '999999999 another-boot/1\n');
    expect(await refusedStart(file)).toContain('is in use by another sandbox (in another container, or on another');
  });

  test('of three that start at once over what was left behind, round after round', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await kill(await start(null));
      const three = await Promise.allSettled([start(null), start(null), start(null)]);
      const running = three.filter((one) => one.status === 'fulfilled').map(({ value }) => value);
      expect(running).toHaveLength(1);
      for (const one of three)
        if (one.status === 'rejected') expect(String(one.reason)).toContain('is in use by another');
      await kill(running[0] as Running);
    }
  });
});

describe('a full disk', () => {
  test('is told to the client and once to the operator; nothing that was answered is lost', async () => {
    const running = await start(64);
    const answered: string[] = [];
    let refused = new Response(null, { status: 201 });
    for (let call = 0; call < 200 && refused.status === 201; call++) {
      const made = await post(`${running.url}/payments`, { amount: 12, currency: 'USD' });
      if (made.status === 201) answered.push(((await made.json()) as { id: string }).id);
      refused = made;
    }
    expect(refused.status).toBe(503);
    const { error } = (await refused.json()) as { error: { code: string; message: string } };
    expect(error.message).toMatch(/^The sandbox cannot write down what this request did: Cannot write .*data: /);
    expect(refused.headers.get('retry-after')).toBe('1');
    // Looking needs no room.
    expect((await fetch(`${running.url}/payments/${answered[0]}`, { headers: HEADERS })).status).toBe(200);
    const control = running.url.replace('/v1', '/_sandbox');
    expect((await post(`${control}/clock`, {})).status).toBeGreaterThanOrEqual(400);
    await kill(running);
    expect(statSync(file).size).toBeLessThanOrEqual(64 * 1024);

    const again = await start(null);
    expect(again.err()).toBe('');
    for (const id of answered)
      expect((await fetch(`${again.url}/payments/${id}`, { headers: HEADERS })).status).toBe(200);
    expect(readdirSync(folder).sort()).toEqual(['data', 'data.lock']);
  });
});
