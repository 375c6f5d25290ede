/** What `npm run bench` is told on its command line. */
import { parseArgs } from 'node:util';

/** The parts of a run, in their order. */
export const PARTS = [
  ...['post', 'level', 'tail', 'list', 'million', 'start', 'memory', 'second'],
  ...['advance', 'state', 'webhooks', 'size', 'ratios'],
];

export const USAGE = `npm run bench                      everything, about 25 minutes; writes bench/results.json and docs/performance.*
npm run bench -- --quick           fewer and shorter rounds, without the part million; only prints
npm run bench -- --only post,start some parts only; only prints. Parts: ${PARTS.join(', ')}
npm run bench -- --check           two to three minutes: fails when a ratio is more than 20 % worse than in bench/results.json
npm run bench -- --accept          measures nothing: writes the figures of the last whole run, which were kept back`;

/** What is wrong with a command line, for people. */
export class UsageError extends Error {}

function partsOf(lists) {
  const names = lists.flatMap((text) => text.split(',')).map((name) => name.trim());
  for (const name of names) {
    if (!PARTS.includes(name))
      throw new UsageError(`--only: there is no part ${JSON.stringify(name)}. The parts are ${PARTS.join(', ')}.`);
  }
  return PARTS.filter((name) => names.includes(name));
}

const FLAGS = {
  ...{ quick: { type: 'boolean' }, only: { type: 'string', multiple: true }, check: { type: 'boolean' } },
  ...{ accept: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
};

/** npm keeps a flag that stands before `--` to itself, and a whole run would begin instead of what was asked for. */
function refuseSwallowed(env) {
  const swallowed = Object.keys(FLAGS).find((name) => env[`npm_config_${name}`] !== undefined);
  if (swallowed !== undefined)
    throw new UsageError(`npm has kept --${swallowed} to itself; write npm run bench -- --${swallowed}.`);
}

function refuseTogether({ quick, only, check, accept }) {
  if (check && (quick || only !== undefined))
    throw new UsageError('--check measures always the same; leave --quick and --only away.');
  if (accept && (quick || only !== undefined || check))
    throw new UsageError('--accept measures nothing; leave the other flags away.');
}

/**
 * Reads the command line.
 * @param env in which npm tells the flags that it has kept to itself
 * @returns whether to check, to accept or to be quick, which parts to measure, and whether these are all of a whole run
 * @throws UsageError
 */
export function readOptions(args, env = {}) {
  let values;
  try {
    ({ values } = parseArgs({ args, options: FLAGS }));
  } catch (error) {
    throw new UsageError(error.message);
  }
  const { quick = false, check = false, accept = false, help = false, only } = values;
  if (!help) refuseSwallowed(env);
  if (!help) refuseTogether(values);
  const usual = PARTS.filter((name) => !quick || name !== 'million');
  const parts = only === undefined ? usual : partsOf(only);
  // A part of the figures, or figures of a short run, must not take the place of the whole.
  return { help, quick, check, accept, parts, whole: !quick && only === undefined };
}
