import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE } from '../support/patience.js';

const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  mkdirSync(join(folder, 'mine'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
const scenario = (after: string): string =>
  `name: mine\ndescription: Paid after a while.\non: payment.created\nsteps:\n  - after: ${after}\n    pay: {}\n`;

/** `tenderbox start --watch` as a process of its own, with what it printed so far. */
async function watching() {
  const args = ['start', '--port', '0', '--watch', '--scenarios', 'mine'];
  const running = fork(cli, args, { cwd: folder, env: { PATH: process.env.PATH }, silent: true });
  child = running;
  const printed = { text: '' };
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk) => (printed.text += chunk));
  await new Promise((resolve) => running.once('message', resolve));
  const url = /is ready on (\S+)\/v1/.exec(printed.text)?.[1];
  const get = async (path: string) => (await fetch(`${url}${path}`)).json() as Promise<Record<string, unknown>>;
  return { printed, get };
}

const stepsOf = (list: Record<string, unknown>): unknown =>
  (list.data as { name: string; steps: unknown }[]).find(({ name }) => name === 'mine')?.steps;

describe('start --watch', () => {
  test('reads scenarios again, and keeps the old ones while the new ones are broken', async () => {
    write('mine/mine.yaml', scenario('10s'));
    const { printed, get } = await watching();
    expect(stepsOf(await get('/_sandbox/scenarios'))).toEqual([{ after: '10s', pay: {} }]);

    write('mine/mine.yaml', scenario('20s'));
    await vi.waitFor(
      async () => expect(stepsOf(await get('/_sandbox/scenarios'))).toEqual([{ after: '20s', pay: {} }]),
      PATIENCE,
    );

    write('mine/mine.yaml', scenario('30s').replace('pay:', 'pya:'));
    await vi.waitFor(() => expect(printed.text).toMatch(/mine\.yaml:6:5: .*pya.*stays in force/), PATIENCE);
    expect(stepsOf(await get('/_sandbox/scenarios'))).toEqual([{ after: '20s', pay: {} }]);
  });

  test('reads the configuration again, and says what waits for the next start', async () => {
    write('tenderbox.yaml', 'payment_expiry: 60\n');
    const { printed, get } = await watching();
    expect(await get('/_sandbox/profile')).toMatchObject({ payment_expiry: 60 });

    write('tenderbox.yaml', 'payment_expiry: 120\nport: 4999\ndelay: 5\n');
    await vi.waitFor(
      async () => expect(await get('/_sandbox/profile')).toMatchObject({ payment_expiry: 120 }),
      PATIENCE,
    );
    expect(printed.text).toContain('At the next start only: delay_ms.');

    write('tenderbox.yaml', 'payment_expiry: soon\n');
    await vi.waitFor(
      () => expect(printed.text).toMatch(/tenderbox\.yaml:1:.*payment_expiry.*stays in force/),
      PATIENCE,
    );
    expect(await get('/_sandbox/profile')).toMatchObject({ payment_expiry: 120 });
  });

  test('follows files that editors replace, folders that come back, and those that the configuration names later', async () => {
    const expiry = async (get: (path: string) => Promise<Record<string, unknown>>, seconds: number): Promise<void> =>
      vi.waitFor(
        async () => expect(await get('/_sandbox/profile')).toMatchObject({ payment_expiry: seconds }),
        PATIENCE,
      );
    write('tenderbox.yaml', 'payment_expiry: 60\n');
    write('mine/mine.yaml', scenario('10s'));
    const { printed, get } = await watching();
    for (const seconds of [70, 80, 90]) {
      renameSync(join(folder, 'tenderbox.yaml'), join(folder, 'tenderbox.yaml~'));
      write('tenderbox.yaml', `payment_expiry: ${seconds}\n`);
      await expiry(get, seconds);
    }

    rmSync(join(folder, 'tenderbox.yaml'));
    await vi.waitFor(() => expect(printed.text).toMatch(/tenderbox\.yaml is not there any more.*in force/), PATIENCE);
    await expiry(get, 90);
    write('tenderbox.yaml', 'payment_expiry: 100\n');
    await expiry(get, 100);

    rmSync(join(folder, 'mine'), { recursive: true });
    await vi.waitFor(() => expect(printed.text).toMatch(/mine: there is no such file or folder/), PATIENCE);
    mkdirSync(join(folder, 'mine'));
    write('mine/mine.yaml', scenario('20s'));
    await vi.waitFor(
      async () => expect(stepsOf(await get('/_sandbox/scenarios'))).toEqual([{ after: '20s', pay: {} }]),
      PATIENCE,
    );

    write('shop.yaml', 'payment_expiry: 110\n');
    write('tenderbox.yaml', 'profile: ./shop.yaml\n');
    await expiry(get, 110);
    write('shop.yaml', 'payment_expiry: 120\n');
    await expiry(get, 120);
  });
});
