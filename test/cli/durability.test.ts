/** The data file under what kills processes and fills disks. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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
    expect((await post(`${running.url.replace('/v1', '/_sandbox')}/clock`, {})).status).toBeGreaterThanOrEqual(400);
    await kill(running);
    expect(statSync(file).size).toBeLessThanOrEqual(64 * 1024);

    const again = await start(null);
    expect(again.err()).toBe('');
    for (const id of answered)
      expect((await fetch(`${again.url}/payments/${id}`, { headers: HEADERS })).status).toBe(200);
    expect(readdirSync(folder).sort()).toEqual(['data', 'data.lock']);
  });
});
