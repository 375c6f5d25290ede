/** Files that the program writes: texts replaced in one step, and the proof beforehand that it will be possible. */
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { cannot, HostFailure } from './files.js';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What is at a path, links followed; undefined when nothing is. */
async function foundAt(file: string): Promise<Stats | undefined> {
  return stat(file).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
}

/**
 * Where a text goes. A device, a pipe, or a name that the system gives to an open file (/dev/stdout, /dev/fd/3) is written to; put in
 * its place, a file would take it away from everybody else. Any other file is replaced as a whole, where a link leads.
 */
async function placeOf(file: string): Promise<{ file: string; replaced: boolean; found: boolean }> {
  const found = await foundAt(file);
  if (found === undefined) return { file, replaced: true, found: false };
  const special = !found.isFile() || /^\/(dev|proc)\//.test(file);
  return special ? { file, replaced: false, found: true } : { file: await realpath(file), replaced: true, found: true };
}

/** What is written: whole, or piece by piece where the whole may be longer than a text can be. */
type Text = string | AsyncIterable<string>;

const draftOf = (file: string): string => join(dirname(file), `.${basename(file)}.${randomUUID().slice(0, 8)}.tmp`);

/** Who may read a written file, as the system's permissions (less the umask): a state holds credentials, a report is for everybody. */
const OWN = 0o600;
export const FOR_ALL = 0o644;

/** Writes a new file to the disk. */
async function writeDraft(draft: string, text: Text, mode: number): Promise<void> {
  const handle = await open(draft, 'wx', mode);
  try {
    await writeFile(handle, text, 'utf8');
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces a file's text as a whole: whoever reads it, also after a crash, sees the old text or the new one and never a part.
 * A device or a pipe is given the text.
 * @param mode permissions of the file; its owner's alone unless told otherwise
 * @throws HostFailure, and what the making of a piece throws
 */
export async function writeText(file: string, text: Text, mode = OWN): Promise<void> {
  try {
    const place = await placeOf(file);
    if (!place.replaced) return await writeFile(place.file, text, { encoding: 'utf8', flag: 'a' });
    const draft = draftOf(place.file);
    try {
      await writeDraft(draft, text, mode);
      await rename(draft, place.file);
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  } catch (error) {
    // What the system rejects has a code; anything else was said by whoever makes the text.
    throw (error as NodeJS.ErrnoException).code === undefined ? error : cannot('write', file, error);
  }
}

/** Makes a folder and those above it, one by one: `recursive` never ends below /proc (Node 20 to 24). */
async function makeFolder(folder: string): Promise<void> {
  const found = await foundAt(folder);
  if (found?.isDirectory() === true) return;
  if (found !== undefined) throw Object.assign(new Error(), { code: 'ENOTDIR' });
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** Writes a file that is not there yet. @returns whether it was not @throws HostFailure */
export async function writeNew(file: string, text: string): Promise<boolean> {
  try {
    await makeFolder(dirname(file));
    await writeFile(file, text, { encoding: 'utf8', flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw cannot('write', file, error);
  }
}

/**
 * Writes files into a folder that is new or empty; where one of them cannot be written, it holds none.
 * @param files their texts or bytes, by their paths in the folder
 * @throws HostFailure
 */
export async function writeFolder(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  try {
    await makeFolder(folder);
    if ((await readdir(folder)).length > 0) throw Object.assign(new Error(), { code: 'ENOTEMPTY' });
    const draft = await mkdtemp(join(folder, '.draft-'));
    try {
      for (const [path, text] of Object.entries(files)) {
        await makeFolder(dirname(join(draft, path)));
        await writeFile(join(draft, path), text, 'utf8');
      }
      for (const name of await readdir(draft)) await rename(join(draft, name), join(folder, name));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } catch (error) {
    throw cannot('write', folder, error);
  }
}

/**
 * Proves that a file can be written later, before work is done for it: makes its folder, and tries with a file beside it. What is
 * there already is left as it is, and rejected where it may not be changed. Whether a device takes anything shows only in writing to it.
 * @throws HostFailure
 */
export async function prepareFile(file: string): Promise<void> {
  try {
    await makeFolder(dirname(file));
    if ((await foundAt(file))?.isDirectory() === true) throw Object.assign(new Error(), { code: 'EISDIR' });
    const place = await placeOf(file);
    if (!place.replaced) return;
    // The right to make files beside it would do for replacing it; but whoever made it read-only wants to keep it.
    if (place.found) await (await open(place.file, 'r+')).close();
    const draft = draftOf(place.file);
    await writeDraft(draft, '\n', OWN).finally(() => rm(draft, { force: true }));
  } catch (error) {
    throw cannot('write', file, error);
  }
}

/**
 * Makes sure that a name may be given to a file that comes and goes with the program.
 * @throws HostFailure where a device or a pipe has it, which would be removed; a folder says so itself when it is removed
 */
export async function prepareOwnFile(file: string): Promise<void> {
  const found = await foundAt(file).catch((error: unknown) => {
    throw cannot('write', file, error);
  });
  if (found === undefined || found.isDirectory() || (found.isFile() && !/^\/(dev|proc)\//.test(file))) return;
  throw new HostFailure(`Cannot write ${file}: it is no ordinary file; name one that may be made and removed.`);
}
