/** A command that runs beside the sandbox, and does not do what it is told. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runChild } from '../../src/platform/node/child.js';
import { windowsGroups } from '../../src/platform/node/command-group.js';

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

describe('on Windows', () => {
  /** What cmd.exe hands on of `/s /c "…"`: a caret makes the next character plain; nothing else may have a meaning. */
  function throughShell(line: string): string {
    const inner = /^"([\s\S]*)"$/.exec(line)?.[1] ?? '';
    return inner.replace(/\^([\s\S])|[()%!"<>&|]/g, (found, plain: string | undefined) => {
      if (plain === undefined) throw new Error(`${found} has a meaning in ${line}`);
      return plain;
    });
  }

  /** How programs take their command line apart, by the rules of Microsoft's C runtime. */
  function wordsOf(line: string): string[] {
    const words: string[] = [];
    let word: string | undefined;
    let isQuoted = false;
    for (const [, slashes = '', character = ''] of line.matchAll(/(\\*)([^\\]|$)/g)) {
      const before = character === '"' ? '\\'.repeat(slashes.length >> 1) : slashes;
      if (before !== '') word = (word ?? '') + before;
      if (character === '"' && slashes.length % 2 === 1) word = `${word ?? ''}"`;
      else if (character === '"') {
        isQuoted = !isQuoted;
        word ??= '';
      } else if (character === ' ' && !isQuoted) {
        if (word !== undefined) words.push(word);
        word = undefined;
      } else if (character !== '') word = (word ?? '') + character;
    }
    return word === undefined ? words : [...words, word];
  }

  const hard = fc.string({ unit: fc.constantFrom(...'a\\"^%&|<>() !*?;,`\'ä'), maxLength: 12 });

  test('each word of a command reaches it through the shell as it is', () => {
    fc.assert(
      fc.property(fc.array(hard, { maxLength: 4 }), (args) => {
        const { file, args: given, options } = windowsGroups().start(['npm', ...args], { ComSpec: 'C:\\cmd.exe' });
        expect({ file, flags: given.slice(0, -1), options }).toEqual({
          file: 'C:\\cmd.exe',
          flags: ['/d', '/s', '/c'],
          options: { windowsVerbatimArguments: true },
        });
        expect(wordsOf(throughShell(given.at(-1) as string))).toEqual(['npm', ...args]);
      }),
    );
    const [, , , line = ''] = windowsGroups().start(['./node_modules/.bin/vitest', 'run'], {}).args;
    expect(throughShell(line)).toBe('.\\node_modules\\.bin\\vitest "run"');
  });

  test('a command is ended with all that it has started, and Ctrl+C is left to the console', () => {
    const run: string[] = [];
    const { signal } = windowsGroups((file, args) => run.push([file, ...args].join(' ')) > 0);
    expect([signal(7, 'SIGINT'), signal(7, 'SIGTERM'), signal(process.pid, 0)]).toEqual([true, true, true]);
    expect(run).toEqual(['taskkill /pid 7 /t /f']);
  });
});
