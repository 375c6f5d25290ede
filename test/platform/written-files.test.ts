/** Files that the program writes: replaced in one step, and nothing put in the place of what is no file. */
import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { prepareFile, prepareOwnFile, writeFolder, writeText } from '../../src/platform/node/written-files.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-written-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const inFolder = (name: string): string => join(folder, name);

/** A pipe with a reader. */
async function pipe(): Promise<{ file: string; read: Promise<string> }> {
  const file = inFolder('pipe');
  await new Promise((made) => spawn('mkfifo', [file]).on('close', made));
  const reader = spawn('cat', [file]);
  let text = '';
  reader.stdout.on('data', (chunk) => (text += chunk));
  return { file, read: new Promise((read) => reader.on('close', () => read(text))) };
}

test('a folder is written as a whole, or nothing of it', async () => {
  const written = () => readdirSync(inFolder('new'), { recursive: true }).map(String).sort();
  await expect(writeFolder(inFolder('new'), { a: 'one', 'a/b': 'two' })).rejects.toThrow(
    /^Cannot write .*new: .*not a folder/,
  );
  expect(written()).toEqual([]);
  await writeFolder(inFolder('new'), { 'a/b': 'two', c: 'three' });
  expect(written()).toEqual(['a', 'a/b', 'c']);
  await expect(writeFolder(inFolder('new'), { d: 'four' })).rejects.toThrow('the folder is not empty');
  expect(written()).toEqual(['a', 'a/b', 'c']);
});

describe('a text', () => {
  test('replaces the one before as a whole, without leftovers', async () => {
    const file = inFolder('a.txt');
    await writeText(file, 'one');
    await Promise.all([writeText(file, 'two'), writeText(file, 'two')]);
    expect([readFileSync(file, 'utf8'), readdirSync(folder)]).toEqual(['two', ['a.txt']]);
  });

  test('goes where a link leads, and the link stays', async () => {
    writeFileSync(inFolder('real.txt'), 'old');
    symlinkSync('real.txt', inFolder('link.txt'));
    await writeText(inFolder('link.txt'), 'new');
    expect(readFileSync(inFolder('real.txt'), 'utf8')).toBe('new');
    expect(lstatSync(inFolder('link.txt')).isSymbolicLink()).toBe(true);
  });

  test('is given to a pipe, which stays one', async () => {
    const { file, read } = await pipe();
    await prepareFile(file);
    await writeText(file, 'through');
    expect([await read, statSync(file).isFIFO()]).toEqual(['through', true]);
  });

  test('is added to an open file that goes by a name of the system', async () => {
    const handle = openSync(inFolder('open.txt'), 'a+');
    const name = `/proc/self/fd/${handle}`;
    await prepareFile(name);
    await writeText(name, 'one ');
    await writeText(name, 'two');
    closeSync(handle);
    expect([readFileSync(inFolder('open.txt'), 'utf8'), readdirSync(folder)]).toEqual(['one two', ['open.txt']]);
  });

  test('that a device does not take is rejected in one line, and the device is still there', async () => {
    // By a link of its own, so that even a mistake would not touch the machine's device.
    symlinkSync('/dev/full', inFolder('full'));
    await prepareFile(inFolder('full'));
    const refusal = /^Cannot write .*full: the disk is full; make room or choose another path\.$/;
    await expect(writeText(inFolder('full'), 'x')).rejects.toThrow(refusal);
    expect([readdirSync(folder), statSync(inFolder('full')).isCharacterDevice()]).toEqual([['full'], true]);
  });

  test('is no folder', async () => {
    const refusal = /^Cannot write .*: it is a folder; name a file\.$/;
    await expect(writeText(folder, '')).rejects.toThrow(refusal);
    await expect(prepareFile(folder)).rejects.toThrow(refusal);
    expect(existsSync(folder)).toBe(true);
  });
});

describe('before the work', () => {
  test('folders are made, and nothing else is left', async () => {
    await prepareFile(inFolder('a/b/c.json'));
    expect([readdirSync(inFolder('a')), readdirSync(inFolder('a/b'))]).toEqual([['b'], []]);
  });

  test('what is there is left as it is', async () => {
    writeFileSync(inFolder('old.json'), 'old');
    await prepareFile(inFolder('old.json'));
    expect([readdirSync(folder), readFileSync(inFolder('old.json'), 'utf8')]).toEqual([['old.json'], 'old']);
  });

  test('a place that takes no files is rejected at once', async () => {
    await expect(prepareFile('/proc/none/c.json')).rejects.toThrow(/^Cannot write \/proc\/none\/c\.json: .*\.$/);
    writeFileSync(inFolder('file'), '');
    await expect(prepareFile(inFolder('file/c.json'))).rejects.toThrow(/a part of the path is not a folder/);
  });

  test('a name that the program would remove again is no device or open stream', async () => {
    symlinkSync('/dev/null', inFolder('null'));
    const refusal = /it is no ordinary file; name one that may be made and removed\.$/;
    for (const file of [inFolder('null'), '/dev/stdout']) {
      await expect(prepareOwnFile(file)).rejects.toThrow(refusal);
    }
    writeFileSync(inFolder('ready.json'), '{}');
    await expect(prepareOwnFile(inFolder('ready.json'))).resolves.toBeUndefined();
    await expect(prepareOwnFile(inFolder('new.json'))).resolves.toBeUndefined();
  });
});
