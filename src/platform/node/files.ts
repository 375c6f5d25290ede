/** Files as the sandbox uses them: whole texts, replaced in one step, and failures that say what to do. */
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HostFailure } from '../failure.js';

export { HostFailure } from '../failure.js';

const NO_FILE = 'it is a pipe or a device; name an ordinary file';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder; check the path',
  EACCES: 'this user has no permission; change the permissions or choose another path',
  EPERM: 'the system does not permit it; change the permissions or choose another path',
  EISDIR: 'it is a folder; name a file',
  ERR_FS_EISDIR: 'it is a folder; name a file',
  ENOTEMPTY: 'the folder is not empty; name a new one, or empty it',
  ENAMETOOLONG: 'a name in it is too long; check the path',
  ENOTDIR: 'a part of the path is not a folder; check the path',
  ELOOP: 'its symbolic links lead in a circle; check the path',
  ENOSPC: 'the disk is full; make room or choose another path',
  EROFS: 'the file system is read-only; choose another path',
  ENXIO: NO_FILE,
  ERR_STRING_TOO_LONG: 'it is one text of more than 512 MB; export its merchants one by one, each with its --api-key',
  EMFILE: 'too many files are open; raise the limit (ulimit -n)',
};

/** Why a system call failed, in words, with what to do about it. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code !== undefined && REASONS[code] !== undefined) return REASONS[code];
  return error instanceof Error ? error.message : String(error);
}

/** The failure of a system call, as one line. */
export const cannot = (act: string, file: string, error: unknown): HostFailure =>
  new HostFailure(`Cannot ${act} ${file}: ${reasonOf(error)}.`);

/** Opens a file to read it. A pipe would wait for its writer, and some devices never end. @throws what the system says */
export function openToRead(file: string): number {
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const found = fstatSync(handle);
  if (found.isFile()) return handle;
  closeSync(handle);
  throw found.isDirectory() ? Object.assign(new Error(), { code: 'EISDIR' }) : new Error(NO_FILE);
}

function textOf(file: string): string {
  const handle = openToRead(file);
  try {
    return readFileSync(handle, 'utf8');
  } finally {
    closeSync(handle);
  }
}

/** Reads a whole text file. @throws HostFailure */
export function readText(file: string): string {
  try {
    return textOf(file);
  } catch (error) {
    throw cannot('read', file, error);
  }
}

/** Reads a whole text file that need not be there; undefined when it is not. @throws HostFailure */
export function readTextIfThere(file: string): string | undefined {
  try {
    return textOf(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cannot('read', file, error);
  }
}

/** @throws HostFailure for a link that leads out of the folder, or nowhere */
function within(folder: string, file: string): string {
  let path: string;
  try {
    path = relative(realpathSync(folder), realpathSync(file));
  } catch (error) {
    throw cannot('read', file, error);
  }
  if (!isAbsolute(path) && path.split(sep)[0] !== '..') return file;
  throw new HostFailure(`Cannot read ${file}: it is a link to a file outside of ${folder}; put the file itself there.`);
}

/** Folders and files that nobody means who names the folder around them. */
const isForOthers = (name: string): boolean => name === 'node_modules' || name.startsWith('.');

/**
 * Reads the YAML files of a folder and of the folders in it, in the order of their names; hidden ones and installed packages are
 * left out. What a link shows is read where it lies in the folder as well, and rejected where it lies elsewhere: whoever may put a
 * link there need not be allowed to read that file, and what is wrong in it is quoted.
 * @throws HostFailure
 */
export function readYamlFiles(folder: string): { file: string; text: string }[] {
  let names: string[];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch (error) {
    throw cannot('read', folder, error);
  }
  return names
    .filter((name) => /\.ya?ml$/i.test(name) && !name.split(/[/\\]/).some(isForOthers))
    .sort()
    .map((name) => join(folder, name))
    .filter((file) => !isFolder(file))
    .map((file) => ({ file, text: readText(within(folder, file)) }));
}

/** The first bytes of a file, a character each. @throws HostFailure */
export function startOfFile(file: string, length: number): string {
  const start = Buffer.alloc(length);
  try {
    const handle = openToRead(file);
    try {
      return start.toString('latin1', 0, readSync(handle, start, 0, length, 0));
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    throw cannot('read', file, error);
  }
}

/** Copies a file. @throws HostFailure */
export function copyFile(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    throw cannot('write', to, error);
  }
}

/** Removes a draft, which need not be there; one that cannot be removed is in nobody's way. */
export function discardFile(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // It is written over the next time.
  }
}

/** What is at a path, as far as it can be seen; why not says whoever reads it. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Whether a file is there. */
export const isFile = (file: string): boolean => statOf(file)?.isFile() ?? false;

/** What a configuration is read from. */
export const configFiles = { readText, isFile, startOfFile };

/** Whether a folder is there. */
export const isFolder = (folder: string): boolean => statOf(folder)?.isDirectory() ?? false;

/** Removes a file; it need not be there. @throws HostFailure */
export async function removeFile(file: string): Promise<void> {
  try {
    await rm(file, { force: true });
  } catch (error) {
    throw cannot('remove', file, error);
  }
}

/** The folder that holds package.json: the same for the sources, the built files and an installed package. */
function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new HostFailure('Cannot find the files of tenderbox; install the package again.');
    folder = parent;
  }
  return folder;
}

/** The folder of the scenarios that come with the program. */
export const shippedScenarios = (): string => join(packageFolder(), 'scenarios');

/** The path of an example that comes with the program. */
export const shippedExample = (name: string): string => join(packageFolder(), 'examples', name);

/** The path of a guide that comes with the program. */
export const shippedGuide = (name: string): string => join(packageFolder(), 'dist', 'pages', 'guides', `${name}.md`);

/** The scenarios that come with the program. Each is read when its text is asked for, because most processes never need one. */
export function shippedScenarioFiles(): { file: string; readonly text: string }[] {
  const folder = shippedScenarios();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      file: join(folder, name),
      get text() {
        return readText(this.file);
      },
    }));
}

/** The folder of what browsers are given, which the build makes. */
function builtPages(): string {
  return join(packageFolder(), 'dist', 'pages');
}

/** Reads a file of that folder; undefined when it is not there. @throws HostFailure */
export async function readBuiltPage(name: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(join(builtPages(), name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cannot('read', name, error);
  }
}

let version: string | undefined;

/** The program's version. */
export function programVersion(): string {
  version ??= String(JSON.parse(readText(join(packageFolder(), 'package.json'))).version);
  return version;
}
