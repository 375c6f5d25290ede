/** A command that runs beside the sandbox, and does not do what it is told. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runChild } from '../../src/platform/node/child.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-child-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Resolves once the command has written its file. */
async function up(): Promise<void> {
  for (let i = 0; i < 500; i++) {
    try {
      if (readFileSync(join(folder, 'up'), 'utf8') === 'up\n') return;
    } catch {
      // It is not there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('The command did not start.');
}

const run = (script: string, obey_ms: number) =>
  runChild(['sh', '-c', script], { env: { PATH: process.env.PATH }, folder, obey_ms });

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'one that ignores %s is killed after a while, and that is told',
  async (signal) => {
    const end = run("trap '' TERM HUP; echo up > up; while true; do sleep 0.05; done", 100);
    await up();
    process.emit(signal, signal);
    expect(await end).toEqual({
      exit_code: 137,
      failure: null,
      killed: `The command did not end within 0.1 s of ${signal}, and was killed.`,
    });
  },
);

test('one that ends in time is not', async () => {
  const end = run("trap 'exit 5' TERM; echo up > up; while true; do sleep 0.01; done", 60_000);
  await up();
  process.emit('SIGTERM', 'SIGTERM');
  expect(await end).toEqual({ exit_code: 5, failure: null, killed: null });
});

test('one that handles SIGINT goes on for as long as it likes', async () => {
  const end = run('trap : INT; echo up > up; sleep 0.3; sleep 0.3; exit 6', 50);
  await up();
  process.emit('SIGINT', 'SIGINT');
  expect(await end).toEqual({ exit_code: 6, failure: null, killed: null });
});
