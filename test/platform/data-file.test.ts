import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
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
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../../src/app/compose.js';
import type { Tenderbox } from '../../src/app/start.js';
import { defaultSettings } from '../../src/domain/merchants/settings.js';
import { pay } from '../../src/domain/payments/receiving.js';
import type { World } from '../../src/domain/world.js';
import { createTenderbox, type Sandbox, type TenderboxOptions } from '../../src/index.js';
import { Appender, type Written } from '../../src/platform/node/change-file.js';
import { readDataFile } from '../../src/store/data-file.js';
import { openStore, type Store, type StoreOptions } from '../../src/store/store.js';
import { call, createPayment, createWebhook, NOW } from '../support/box.js';
import { comparable } from '../support/kept-file.js';

let folder: string;
let file: string;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  file = join(folder, 'data');
});
afterEach(async () => {
  for (const end of ends.splice(0))
    await Promise.resolve()
      .then(end)
      .catch(() => undefined);
  rmSync(folder, { recursive: true, force: true });
});

async function opened(options: StoreOptions = {}): Promise<Store> {
  const store = openStore({ file, ...options });
  ends.push(() => store.close());
  return store;
}

async function box(options: TenderboxOptions = {}): Promise<Sandbox> {
  const started = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1, data: file, ...options });
  ends.push(() => started.close());
  return started;
}

/** A data file of a sandbox that did this and that, and what the sandbox held when it stopped. */
async function filled(): Promise<object> {
  const made = await box();
  await createWebhook(made, 'http://127.0.0.1:9/', {});
  for (let amount = 1; amount <= 5; amount++) {
    const { id } = await createPayment(made, { amount, description: `Zahlung № ${amount}` });
    await made.payments.pay(id);
  }
  await made.createMerchant({ label: 'second' });
  await made.settle();
  await made.close();
  return made.exportState();
}

const lines = () => readFileSync(file, 'utf8').split('\n');
const read = async () => comparable(readDataFile(file).state);

describe('in memory', () => {
  test('worlds are held by reference and leave nothing behind', async () => {
    const made = await box({ data: undefined });
    await createPayment(made);
    expect(Object.keys((made.exportState() as { worlds: object }).worlds)).toHaveLength(1);
    await made.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a data file', () => {
  test('is made at the start, for its owner alone, and holds every change', async () => {
    const state = await filled();
    expect(readdirSync(folder)).toEqual(['data']);
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ format: 'tenderbox.data', version: 4 });
    expect(await read()).toEqual(comparable(state));
  });

  test('goes on where it ended, however often', async () => {
    await filled();
    for (let run = 0; run < 3; run++) {
      const before = await read();
      const made = await box();
      expect(comparable(made.exportState())).toEqual(before);
      await createPayment(made, { amount: 77 });
      const state = made.exportState();
      await made.close();
      expect(await read()).toEqual(comparable(state));
    }
  });

  test('has a change before the call is answered, and the call in the request log with it', async () => {
    const made = await box();
    const { id } = await createPayment(made);
    const held = readDataFile(file).state.worlds[made.id];
    expect(held?.payments.map((payment) => payment.id)).toEqual([id]);
    expect(held?.jobs).toHaveLength(1);
    expect(held?.journal.map(({ method, status }) => [method, status])).toEqual([['POST', 201]]);
  });

  test('of an earlier version is read and taken over', async () => {
    const state = await filled();
    writeFileSync(file, JSON.stringify(state));
    const made = await box();
    expect(comparable(made.exportState())).toEqual(comparable(state));
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ format: 'tenderbox.data' });
    await made.close();
    expect(await read()).toEqual(comparable(made.exportState()));
  });

  test('is begun anew by an import', async () => {
    const state = await filled();
    const exported = join(folder, 'exported');
    writeFileSync(exported, JSON.stringify(state));
    rmSync(file);
    const other = await box();
    await createPayment(other, { amount: 999 });
    await other.close();
    const made = await box({ import: exported });
    await made.close();
    expect(await read()).toEqual(comparable(state));
  });

  test('that has as many endpoints as there may be is told so at a start with one more', async () => {
    const made = await box();
    for (let i = 0; i < 16; i++) await createWebhook(made, `http://127.0.0.1:9/${i}`, {});
    await made.close();
    await expect(box({ webhook: 'http://127.0.0.1:9/start' })).rejects.toThrow(/webhook: A merchant has at most 16/);
    await (await box({ webhook: 'http://127.0.0.1:9/15' })).close();
  });

  test('of a sandbox without an endpoint has that of the next start, with its secret, after a reset too', async () => {
    await filled();
    for (const webhookSecret of ['one', 'two']) {
      const made = await box({ seed: 7, webhook: 'http://127.0.0.1:9/start', webhookSecret });
      expect((made as unknown as { running: Tenderbox }).running.facts.seed).toBe(1);
      await made.reset();
      await made.close();
      const [{ webhooks } = { webhooks: [] }] = Object.values(readDataFile(file).state.worlds);
      expect(webhooks).toMatchObject([{ url: 'http://127.0.0.1:9/start', secret: webhookSecret }]);
    }
  });

  test('forgets merchants that were deleted and worlds that were reset', async () => {
    const made = await box();
    const gone = await made.createMerchant({ label: 'gone' });
    await createPayment(gone);
    await createPayment(made);
    await made.reset();
    const deleted = await fetch(`${made.controlUrl}/merchants/${gone.id}`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
    });
    expect(deleted.ok).toBe(true);
    const { worlds } = readDataFile(file).state;
    expect(Object.values(worlds).map(({ merchant, payments }) => [merchant.label, payments.length])).toEqual([
      ['default', 0],
    ]);
  });
});

describe('after the end', () => {
  test('what goes on late is written nowhere, least of all into a file that was opened since', async () => {
    const made = await box();
    const { id } = await createPayment(made);
    const at_end = await read();
    await made.close();
    // The system gives numbers of closed files to new ones, the smallest first.
    const others = Array.from({ length: 8 }, (_, number) => join(folder, `other-${number}`));
    const handles = others.map((path) => openSync(path, 'w+'));
    try {
      await expect(made.payments.pay(id)).rejects.toThrow('This sandbox is closed');
      // What was under way when it closed may go on behind the verbs.
      const { world, turn } = inside(made);
      await turn(world, () => pay(world, id));
      expect(others.map((path) => readFileSync(path, 'utf8'))).toEqual(others.map(() => ''));
    } finally {
      for (const handle of handles) closeSync(handle);
    }
    expect(await read()).toEqual(at_end);
  });

  test('an appender that was closed rejects', () => {
    const out = new Appender(file, { head: 'head' });
    out.append(['early']);
    const kept = readFileSync(file, 'utf8');
    out.close();
    out.close();
    expect(() => out.append(['late'])).toThrow(`Cannot write ${file}: it was closed.`);
    expect(() => out.sync()).toThrow('it was closed');
    expect(kept).toMatch(/^head\n[0-9a-f]{8} early\n$/);
    expect(readFileSync(file, 'utf8')).toBe(kept);
  });
});

describe('writing anew', () => {
  test('keeps every change that is made meanwhile, and makes the file small again', async () => {
    const store = await opened({ least_growth: 60_000 });
    const bare = await box({ data: undefined });
    const { world, engine } = inside(bare);
    const { touched, changed, jobMoved, slotChanged } = engine.env;
    Object.assign(engine.env, {
      touched(of: typeof world) {
        store.touched(of);
        touched(of);
      },
      changed(...of: Parameters<Store['changed']>) {
        store.changed(...of);
        changed?.(...of);
      },
      jobMoved(...of: Parameters<Store['jobMoved']>) {
        store.jobMoved(...of);
        jobMoved?.(...of);
      },
      slotChanged(...of: Parameters<Store['slotChanged']>) {
        store.slotChanged(...of);
        slotChanged?.(...of);
      },
    });
    const other = await bare.createMerchant({ label: 'written after the first' });
    const { world: second } = other as unknown as { world: World };
    for (const of of [world, second]) of.env.touched(of);
    store.commit();
    // Others have their turn after each piece.
    let now_ms = 0;
    const hurried = vi.spyOn(performance, 'now').mockImplementation(() => {
      now_ms += 10;
      return now_ms;
    });
    ends.push(() => hurried.mockRestore());
    let largest = 0;
    let written = 0;
    for (let amount = 1; amount <= 120; amount++) {
      const { id } = await createPayment(bare, { amount });
      await createPayment(other, { amount });
      if (amount % 3 === 0) await bare.payments.pay(id);
      store.commit();
      const { size } = lstatSync(file);
      if (size < largest) written += 1;
      largest = size;
    }
    await store.close();
    expect(written).toBeGreaterThan(0);
    expect(readdirSync(folder)).toEqual(['data']);
    const { state } = readDataFile(file);
    expect(comparable({ ...state, next_ordinal: 2 })).toEqual(comparable(bare.exportState()));
  });
});

/** What stands behind a sandbox. */
function inside(made: Sandbox) {
  const { world, running } = made as unknown as { world: World; running: { engine: Engine } };
  return { world, engine: { env: world.env }, turn: running.engine.turn };
}

describe('a file that was cut off', () => {
  test('wherever its last change was cut, that one alone is missing, and the next run says so once', async () => {
    await filled();
    const whole = readFileSync(file);
    const end = whole.subarray(0, -1).lastIndexOf(10) + 1;
    writeFileSync(file, whole.subarray(0, end));
    const before = await read();
    for (let length = end + 1; length < whole.length; length += Math.ceil((whole.length - end) / 40)) {
      writeFileSync(file, whole.subarray(0, length));
      const { state, notice, written } = readDataFile(file);
      expect(notice).toMatch(/The last change in .* was cut off while it was written \(line \d+, \d+ bytes\)/);
      expect(written?.size).toBe(end);
      expect(comparable(state)).toEqual(before);
    }
    const notices: string[] = [];
    const store = await opened({ onNotice: (notice) => notices.push(notice) });
    store.commit();
    await store.close();
    await (await opened({ onNotice: (notice) => notices.push(notice) })).close();
    expect(notices).toHaveLength(1);
  });

  test.each([
    ['a whole last line with a wrong sum', 4],
    ['a last line whose end is another byte', 1],
  ])('D2: %s is damage, and the file as it was found is kept', async (_, from_end) => {
    await filled();
    const text = readFileSync(file);
    const at = text.length - from_end;
    text[at] = (text[at] ?? 0) ^ 1;
    writeFileSync(file, text);
    const { notice } = readDataFile(file);
    expect(notice).toMatch(/is damaged: line \d+ is not as it was written\./);
    expect(notice).not.toContain('Nobody was told');
    expect(readFileSync(`${file}.damaged`)).toEqual(text);
  });

  test('D3: lines that are missing in the middle are noticed, and what stands before them is read', async () => {
    await filled();
    const whole = lines();
    const payments = (state: { worlds: object }) =>
      Object.values(state.worlds as Record<string, { payments: object[] }>)[0]?.payments.length;
    // Before the line that says that all worlds are there, nothing can be gone on with.
    const complete = whole.findIndex((line) => line.includes('"complete"'));
    for (const from of [2, complete + 1, whole.length - 4]) {
      writeFileSync(file, [...whole.slice(0, from), ...whole.slice(from + 2)].join('\n'));
      if (from === 2) expect(() => readDataFile(file)).toThrow(/is damaged: line 3 is not as it was written/);
      else {
        const { notice, state } = readDataFile(file);
        expect(notice).toContain(`is damaged: line ${from + 1} is not as it was written.`);
        expect(payments(state)).toBeLessThanOrEqual(5);
      }
    }
  });

  test('D3: a file that breaks off before all worlds are there is rejected as that', async () => {
    await filled();
    writeFileSync(file, `${lines()[0]}\n`);
    expect(() => readDataFile(file)).toThrow(/is damaged: it breaks off\./);
  });

  test('D3: lines that changed places are noticed', async () => {
    await filled();
    const whole = lines();
    const [a, b] = [whole.length - 5, whole.length - 3];
    [whole[a], whole[b]] = [whole[b] as string, whole[a] as string];
    writeFileSync(file, whole.join('\n'));
    expect(readDataFile(file).notice).toContain(`is damaged: line ${a + 1} `);
  });

  test.each([2, 3])(
    'D3: of version %i, whose lines are not bound, is read as before and written anew',
    async (version) => {
      const state = await filled();
      const [head = '', ...changes] = lines();
      const unbound = changes.slice(0, -1).map((line) => {
        const text = line.slice(9);
        return `${crc32(text).toString(16).padStart(8, '0')} ${text}\n`;
      });
      writeFileSync(file, `${JSON.stringify({ ...JSON.parse(head), version })}\n${unbound.join('')}`);
      expect(await read()).toEqual(comparable(state));
      await (await box()).close();
      expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ version: 4 });
      expect(await read()).toEqual(comparable(state));
    },
  );

  test('D3: one that the first edition wrote is read as before, and goes on', async () => {
    copyFileSync(join(import.meta.dirname, 'earlier/version-3.data'), file);
    const made = await box();
    const [listed] = (await call(made, 'GET /payments')).body.data;
    const payment = (await call(made, `GET /payments/${listed.id}`)).body;
    expect(payment).toMatchObject({ amount: 12, status: 'paid', description: 'of an earlier version' });
    const again = {
      body: { amount: 12, currency: 'EUR', description: 'of an earlier version' },
      idempotencyKey: 'once',
    };
    expect((await call(made, 'POST /payments', again)).headers.get('idempotent-replayed')).toBe('true');
    for (const path of ['invoices', 'payouts', 'webhooks', 'transactions']) {
      const { status, body } = await call(made, `GET /${path}`);
      expect([path, status, body.data.length > 0]).toEqual([path, 200, true]);
    }
    expect(made.balanced()).toBe(true);
    await made.close();
    expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ version: 4 });
    expect(await read()).toEqual(comparable(made.exportState()));
  });

  test('damage in the middle keeps what stands before it, and the file as it was found', async () => {
    await filled();
    const text = readFileSync(file);
    const at = text.lastIndexOf('Zahlung № 4') + 9;
    text[at] = (text[at] ?? 0) ^ 1;
    writeFileSync(file, text);
    const notices: string[] = [];
    const store = await opened({ onNotice: (notice) => notices.push(notice) });
    expect(notices[0]).toMatch(/is damaged: line \d+ is not as it was written. The \d+ lines before it were read;/);
    expect(notices[0]).toContain(`The file as it was found is ${file}.damaged.`);
    expect(readFileSync(`${file}.damaged`)).toEqual(text);
    expect(Object.values(store.state.worlds)[0]?.payments.length).toBe(4);
  });

  test.each([
    ['half a document', '{"format":"tenderbox.state","ver', /data is damaged: .*Restore it from a backup/],
    ['another format', '{"port":1}', /is not a state of Tenderbox: its "format" is not/],
    ['no object', '[]', /is not a state of Tenderbox/],
    ['no version', '{"format":"tenderbox.state"}', /is damaged: it does not say its version\. Restore/],
    ['an empty file', '', /is damaged: it is empty\. Restore/],
    ['a text', 'one\ntwo\n', /^[^\n]* is not a state of Tenderbox: it is no JSON\. Name another file/],
    ['a newer document', '{"format":"tenderbox.state","version":3,"tenderbox":"9.0.0"}', /of version 3 \(Tenderbox 9/],
    ['no worlds', '{"format":"tenderbox.state","version":1,"next_ordinal":0}', /"worlds" or "next_ordinal" is missing/],
    [
      'a broken world',
      '{"format":"tenderbox.state","version":1,"next_ordinal":0,"worlds":{"acct_a":{}}}',
      /of the world acct_a, origin is missing/,
    ],
    ['a newer file', '{"format":"tenderbox.data","version":5,"tenderbox":"9.0.0"}\n', /version 5 .* Update tenderbox/],
    ['a head alone', '{"format":"tenderbox.data","version":2,"tenderbox":"0.1.0"}\n', /is damaged: it breaks off/],
    ['half a head', '{"format":"tenderbox.data","ver', /its first line does not say what it is/],
    [
      'a head without its version',
      '{"format":"tenderbox.data","versioN":4}\n',
      /is damaged: its first line does not say/,
    ],
    ['nonsense', '{"format":"tenderbox.data","version":2}\nnonsense\nmore\n', /is damaged: line 2 is not as it was/],
  ])('%s is rejected and left as it is', async (_name, text, message) => {
    writeFileSync(file, text);
    await expect(opened()).rejects.toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(text);
    expect(existsSync(`${file}.lock`)).toBe(false);
  });

  test('a data file that is to be imported is told what takes it', async () => {
    await filled();
    await expect(box({ import: file, data: `${file}.other` })).rejects.toThrow(
      /data is a data file, and no export: start .* the option data FILE, or .* tenderbox import FILE --to URL\.$/,
    );
  });

  test('a path that cannot be written fails at the start', async () => {
    const nowhere = join(folder, 'no', 'where.json');
    await expect(box({ data: nowhere })).rejects.toThrow(/Cannot write .*no such file or folder/);
    await expect(box({ data: folder })).rejects.toThrow(/it is a folder; name a file/);
  });
});

describe('D6: a file that was made up, with right sums,', () => {
  /** Writes changes as a sandbox would, after those that are there. */
  async function withChange(change: unknown): Promise<string> {
    const { written } = readDataFile(file);
    const out = new Appender(file, written as Written);
    out.append([JSON.stringify(change)]);
    out.close();
    return readFileSync(file, 'utf8');
  }

  test('D6: is left as it is also where its last change was cut off, and where the default merchant is not in it', async () => {
    await filled();
    const id = await world();
    await withChange({ world: id, set: { clock: 5 } });
    const refused = `${readFileSync(file, 'utf8')}0123`;
    writeFileSync(file, refused);
    await expect(box()).rejects.toThrow(/clock: must be an object/);
    expect(readFileSync(file, 'utf8')).toBe(refused);
    const second = Object.keys(readDataFile(file).state.worlds)[1] as string;
    await withChange({ gone: id });
    const orphaned = await withChange({ world: second, set: { clock: 5 } });
    await expect(box()).rejects.toThrow(/clock: must be an object/);
    expect(readFileSync(file, 'utf8')).toBe(orphaned);
  });

  test('D6: has what no answer could show, and is rejected', async () => {
    await filled();
    const id = await world();
    const merchant = readDataFile(file).state.worlds[id]?.merchant;
    const [payment] = readDataFile(file).state.worlds[id]?.payments ?? [];
    const good = readFileSync(file);
    for (const [change, message] of [
      [{ set: { merchant: { ...merchant, email: 'x' } } }, /line \d+, .* merchant\.email: must be of the format email/],
      [{ put: { payments: [{ ...payment, customer_email: 'a@b' }] } }, /payments\[0\]\.customer_email: must be of/],
      [{ put: { payments: [{ ...payment, callback_url: 'http://a/<>' }] } }, /payments\[0\]\.callback_url: must be of/],
      [{ put: { payments: [{ ...payment, id: 'pay_req_x' }] } }, /payments\[5\]\.id: must be an id: pay_req_ and 24/],
      [
        { put: { payments: [{ ...payment, origin: 'http://shop.example/é' }] } },
        /payments\[0\]\.origin: must be of the format uri/,
      ],
    ] as const) {
      writeFileSync(file, good);
      await withChange({ world: id, ...change });
      await expect(box()).rejects.toThrow(message);
    }
  });

  const world = async (): Promise<string> => Object.keys(readDataFile(file).state.worlds)[0] as string;

  test.each<[string, unknown, RegExp]>([
    ['a number', 5, /line \d+ is no change that a sandbox writes/],
    ['nothing', null, /line \d+ is no change that a sandbox writes/],
    ['records of nothing', { world: 'acct_x', put: { payments: [null] } }, /is no change that a sandbox writes/],
    ['a world without beginning', { world: 'acct_x', put: {} }, /the world acct_x has no beginning/],
    ['a count that is none', { next_ordinal: 'x' }, /next_ordinal is no count/],
  ])('has %s and is rejected, and left as it is', async (_name, change, message) => {
    await filled();
    const text = await withChange(change);
    await expect(box()).rejects.toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test.each<[string, object, RegExp]>([
    [
      'a job that is always due',
      { jobs: { added: [{ id: 1, due_ms: -1, kind: 'payment.expire', subject: 'x' }], gone: [] } },
      /jobs\[\d+\]\.due_ms/,
    ],
    [
      'a payment without fields',
      { put: { payments: [{ id: `pay_req_${'x'.repeat(24)}` }] } },
      /data is damaged: line \d+, merchant acct_\w+, payments\[5\]\.created_at_ms: is missing\. \d+ more .* Restore/,
    ],
    ['a clock that is none', { set: { clock: 5 } }, /clock: must be an object/],
    [
      'a setting as people may write it',
      { set: { settings: { ...defaultSettings(), retry_schedule: '5' } } },
      /line \d+, .* settings\.retry_schedule: must be written as \[5\]/,
    ],
    [
      'a scenario whose step is none',
      { set: { scenarios: { x: { name: 'x', description: 'x', on: 'manual', steps: ['x'] } } } },
      /scenarios\.x\.steps\.0: The step must be an object/,
    ],
    [
      'a merchant that is none',
      { set: { merchant: null } },
      /line \d+, merchant acct_\w+, merchant: must be an object/,
    ],
    ['settings that are none', { set: { settings: {} } }, /settings\.auth: is missing/],
    [
      'a run that sends a thousand million webhooks',
      {
        put: {
          runs: [
            {
              id: 'run_x',
              scenario: 'x',
              resource_id: null,
              status: 'running',
              started_at_ms: 1,
              steps: [],
              plan: [],
              deliveries: [{ event: 'payment.created', duplicate: 1e9 }],
            },
          ],
        },
      },
      /runs\[\d+\]\.deliveries\[0\]\.duplicate/,
    ],
  ])('has %s and is rejected with the place, and left as it is', async (_name, change, message) => {
    await filled();
    const text = await withChange({ world: await world(), ...change });
    await expect(box()).rejects.toThrow(message);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe('one process per file', () => {
  test('the second store is rejected, and may have it after the first', async () => {
    const first = await opened();
    await expect(opened()).rejects.toThrow(`is in use by another sandbox (process ${process.pid})`);
    await first.close();
    await expect(opened()).resolves.toBeDefined();
  });

  test('another living process is named, where the system has no flock', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    vi.stubEnv('PATH', folder);
    try {
      writeFileSync(`${file}.lock`, `${other.pid}\n`);
      await expect(opened()).rejects.toThrow(`(process ${other.pid}). Stop that one`);
    } finally {
      vi.unstubAllEnvs();
      other.kill();
    }
  });

  test('D1: the kernel keeps it also where `flock` is the one of BusyBox, which knows no exit codes', async () => {
    const real = process.env.PATH;
    const busybox = `#!/bin/sh\n[ "$1" = -n ] && [ $# = 2 ] || { echo usage >&2; exit 1; }\nPATH='${real}' exec flock "$@"\n`;
    writeFileSync(join(folder, 'flock'), busybox, { mode: 0o755 });
    vi.stubEnv('PATH', folder);
    try {
      await opened();
      // Nobody that can be seen has it, as from another container; and it is another file to this process.
      writeFileSync(`${file}.lock`, '999999999 another-boot/1\n');
      const script = `import('${join(import.meta.dirname, '../../dist/index.js')}').then(({ createTenderbox }) => createTenderbox({ data: process.argv[1] })).then(() => process.exit(0), ({ message }) => { console.log(message); process.exit(1); })`;
      const other = spawnSync(process.execPath, ['--input-type=module', '-e', script, file], { encoding: 'utf8' });
      expect([other.status, other.stdout]).toEqual([
        1,
        expect.stringContaining('(in another container, or on another'),
      ]);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  test('D1: two that no lock has kept apart notice each other before anything that was answered is lost', async () => {
    await filled();
    const change = (amount: number): string => JSON.stringify({ next_ordinal: amount });
    const found = readDataFile(file).written as Written;
    const [one, other] = [new Appender(file, found), new Appender(file, found)];
    expect([one.place(), other.place()]).toEqual(['here', 'here']);
    one.append([change(7)]);
    expect([one.place(), other.place()]).toEqual(['here', 'foreign']);
    for (const out of [one, other]) out.close();
    expect(readDataFile(file).state.next_ordinal).toBe(7);
  });

  test('D1: a link that leads nowhere yet, or to a file, stays a link: the file is written where it leads', async () => {
    const link = join(folder, 'link');
    symlinkSync('data', link);
    for (let run = 0; run < 2; run++) {
      const made = await box({ data: link });
      await expect(box()).rejects.toThrow('is in use by another sandbox');
      await createPayment(made);
      await made.close();
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
    }
    // A file of an earlier form is written anew, which must not put it in the place of the link.
    writeFileSync(file, JSON.stringify(readDataFile(file).state));
    await (await box({ data: link })).close();
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(Object.values(readDataFile(file).state.worlds)[0]?.payments).toHaveLength(2);
  });

  test.each(['999999999', `${process.pid}`, '1 another-boot/1', 'nonsense', ''])(
    'a lock left behind (%j) is taken over',
    async (text) => {
      writeFileSync(`${file}.lock`, text);
      await expect(opened()).resolves.toBeDefined();
    },
  );
});
