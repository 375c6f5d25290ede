/** What the sandbox reads of files, where there are none: what the build has put in, what the site serves, and the data file. */
import { HostFailure } from '../failure.js';
import type * as Node from '../node/files.js';
import { scenarios, version } from './built.js';
import { bytesOf, disk, handleOf, isOpen } from './disk.js';

export { HostFailure } from '../failure.js';

/** The name of the data file, which nobody chooses. */
export const DATA_FILE = 'the storage of this browser';

export const programVersion: typeof Node.programVersion = () => version;

export const shippedScenarioFiles: typeof Node.shippedScenarioFiles = () =>
  Object.entries(scenarios).map(([file, text]) => ({ file, text }));

export const readYamlFiles: typeof Node.readYamlFiles = () => [];

export const readText: typeof Node.readText = (file) => {
  throw new HostFailure(`Cannot read ${file}: a page reads no files.`);
};

/** There is no state of earlier versions. */
export const readTextIfThere: typeof Node.readTextIfThere = () => undefined;

export const isFile: typeof Node.isFile = (file) => isOpen(file) && disk(file).file.getSize() > 0;

export const startOfFile: typeof Node.startOfFile = (file, length) =>
  String.fromCharCode(...bytesOf(disk(file).file).subarray(0, length));

/** The one copy that is made is that of a damaged file. */
export const copyFile: typeof Node.copyFile = (from) => {
  const { damaged, file } = disk(from);
  damaged.truncate(0);
  damaged.write(bytesOf(file), { at: 0 });
};

export const discardFile: typeof Node.discardFile = (draft) => handleOf(draft).truncate(0);

/** What the build made for pages stands beside the scripts of this one. */
export const readBuiltPage: typeof Node.readBuiltPage = async (name) => {
  const answer = await fetch(new URL(`../${name}`, import.meta.url));
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
};
