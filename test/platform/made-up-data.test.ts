/** Data files that somebody made up: every sum is right, and one field of one record is not. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { Appender } from '../../src/platform/node/change-file.js';
import { control, furnish } from '../pages/support/world.js';
import { NOW } from '../support/box.js';

/** A long run takes more of them: `TENDERBOX_MADE_UP=3000`. */
const CASES = Number(process.env.TENDERBOX_MADE_UP ?? 80);
const HOSTILE: readonly unknown[] = [
  ...[null, -1, 0, 0.5, 1e300, 2 ** 31, 2 ** 53, true, [], {}, [null], { x: 1 }],
  ...['', 'x', '1e1000', '-5', '9'.repeat(41), 'a'.repeat(5_000), 'a@b', 'http://a/<>', 'pay_req_x', '2026-02-30'],
];
const READ = [
  'payments',
  'invoices',
  'payouts',
  'transactions',
  'events',
  'deliveries',
  'requests',
  'ledger',
  'coverage',
];
const ALSO_READ = ['audit', 'faults', 'scenarios', 'subscriptions', 'payment-links', 'keys', 'profile', 'state'];

type Tree = Record<string | number, unknown>;
type Place = { line: number; steps: (string | number)[] };

let folder: string;
let file: string;
let head: string;
let changes: Tree[];
const places: Place[] = [];

/** Of records that are alike, two are enough. */
function gather(node: unknown, place: Place, seen: Map<string, number>): void {
  const shape = JSON.stringify([place.line, place.steps.map((step) => (typeof step === 'number' ? 0 : step))]);
  const times = (seen.get(shape) ?? 0) + 1;
  if (times > 2) return;
  seen.set(shape, times);
  if (place.steps.length > 0) places.push(place);
  if (typeof node !== 'object' || node === null) return;
  const entries: [string | number, unknown][] = Array.isArray(node) ? [...node.entries()] : Object.entries(node);
  for (const [step, value] of entries) gather(value, { ...place, steps: [...place.steps, step] }, seen);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  file = join(folder, 'data');
  const box = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1 });
  await furnish(box);
  writeFileSync(join(folder, 'export'), JSON.stringify(box.exportState()));
  await box.close();
  await (await createTenderbox({ import: join(folder, 'export'), data: file })).close();
  const [first = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  head = first;
  changes = lines.map((line) => JSON.parse(line.slice(9)));
  const seen = new Map<string, number>();
  for (const [line, change] of changes.entries()) gather(change, { line, steps: [] }, seen);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(place: Place, value: unknown): string {
  const made_up = structuredClone(changes);
  const last = place.steps.at(-1) as string | number;
  const parent = place.steps.slice(0, -1).reduce<Tree>((at, step) => at[step] as Tree, made_up[place.line] as Tree);
  parent[last] = value;
  rmSync(file, { force: true });
  const out = new Appender(file, { head });
  out.append(made_up.map((change) => JSON.stringify(change)));
  out.close();
  return readFileSync(file, 'utf8');
}

/** What a sandbox that started answers to whoever looks at everything and lets time pass. */
async function live(box: Sandbox, name: string): Promise<void> {
  for (const path of [...READ, ...ALSO_READ]) {
    const { status } = await fetch(`${box.controlUrl}/${path}`);
    expect(status, `${name}: GET ${path}`).toBeLessThan(500);
  }
  for (const path of ['payments', 'invoices', 'payouts', 'transactions', 'account', 'balance']) {
    const { status } = await fetch(`${box.url}/${path}`, { headers: { authorization: 'Bearer tb_key_default' } });
    expect(status, `${name}: GET /v1/${path}`).toBeLessThan(500);
  }
  await control(box, 'POST /clock/advance', { by: '40d' });
}

test('D6: a file with any one field made hostile is rejected with its place and left as it is, or runs', async () => {
  expect(places.length).toBeGreaterThan(500);
  let refused = 0;
  for (let number = 0; number < CASES; number++) {
    // Steps that share no factor with the counts reach every place and every value in the long run.
    const place = places[(number * 7_919) % places.length] as Place;
    const value = HOSTILE[(number * 5) % HOSTILE.length];
    const name = `change ${place.line}, ${place.steps.join('.')} = ${JSON.stringify(value).slice(0, 60)}`;
    const text = write(place, value);
    let box: Sandbox | undefined;
    try {
      box = await createTenderbox({ data: file });
    } catch (error) {
      refused += 1;
      expect((error as Error).message, name).toMatch(/^[^\n]*data is damaged: [^\n]+ Restore it from a backup[^\n]*$/);
      expect(readFileSync(file, 'utf8'), name).toBe(text);
    }
    if (box === undefined) continue;
    await live(box, name);
    await box.close();
  }
  expect(refused).toBeGreaterThan(CASES / 2);
}, 600_000);
