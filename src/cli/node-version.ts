/** Which Node can run the program: an older one would fail in the middle, with words that help nobody. */

/** The oldest version, as package.json asks for it. */
export const OLDEST_NODE = '20.19';

/** @returns what is wrong with a version of Node and what to do, or undefined */
export function tooOld(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [least_major = 0, least_minor = 0] = OLDEST_NODE.split('.').map(Number);
  if (major > least_major || (major === least_major && minor >= least_minor)) return undefined;
  return `Node ${version} is too old; ${OLDEST_NODE} or newer is needed.`;
}
