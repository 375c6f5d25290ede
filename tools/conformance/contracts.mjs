// The contracts that the tools are given: one for each profile, each document once.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../../bin/tenderbox.mjs', import.meta.url));
const ROOM = 2 ** 28;

/** What the command `contract` prints. @throws Error with what it says against the flags */
export function contractOf(flags) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'contract', '--format', 'json', ...flags], {
    encoding: 'utf8',
    maxBuffer: ROOM,
  });
  if (status !== 0) throw new Error(stderr.trim());
  return stdout;
}

/** Options of a sandbox as the flags that say the same. */
export const flagsOf = (options) =>
  Object.entries(options).flatMap(([option, value]) => [`--${option.replaceAll('_', '-')}`, value]);

/** The presets, and the second form of envelopes, which none of them has. */
export const PROFILES = [
  { name: 'default', options: { profile: 'default' } },
  { name: 'strict', options: { profile: 'strict' } },
  { name: 'ci', options: { profile: 'ci' } },
  { name: 'production-like', options: { profile: 'production-like' } },
  { name: 'examples', options: { profile: 'examples' } },
  { name: 'form2', options: { envelope: 'form2' } },
];

/** The profiles with their documents; those whose document is the same as one before are named with it. */
export function contracts(names) {
  const found = new Map();
  for (const { name, options } of PROFILES.filter((each) => names.includes(each.name))) {
    const text = contractOf(flagsOf(options));
    const same = found.get(text);
    if (same === undefined) found.set(text, { names: [name], options, text, document: JSON.parse(text) });
    else same.names.push(name);
  }
  return [...found.values()];
}
