/** What `npm run bench` is told on its command line. */
import { parseArgs } from 'node:util';

/** The parts of a run, in their order. */
export const PARTS = [
  ...['post', 'level', 'tail', 'list', 'million', 'start', 'memory', 'second'],
  ...['advance', 'state', 'webhooks', 'size', 'ratios'],
];

export const USAGE = `npm run bench                      everything, about 20 minutes; writes bench/results.json and docs/performance.*
npm run bench -- --quick           fewer and shorter rounds, without the part million; only prints
npm run bench -- --only post,start some parts only; only prints. Parts: ${PARTS.join(', ')}
npm run bench -- --check           about a minute: fails when a ratio is more than 20 % worse than in bench/results.json`;

/** What is wrong with a command line, for people. */
export class UsageError extends Error {}

function partsOf(text) {
  const names = text.split(',').map((name) => name.trim());
  for (const name of names) {
    if (!PARTS.includes(name))
      throw new UsageError(`--only: there is no part ${JSON.stringify(name)}. The parts are ${PARTS.join(', ')}.`);
  }
  return PARTS.filter((name) => names.includes(name));
}

/**
 * Reads the command line.
 * @returns whether to check or to be quick, which parts to measure, and whether these are all of a whole run
 * @throws UsageError
 */
export function readOptions(args) {
  const options = { quick: { type: 'boolean' }, only: { type: 'string' }, check: { type: 'boolean' } };
  let values;
  try {
    ({ values } = parseArgs({ args, options: { ...options, help: { type: 'boolean', short: 'h' } } }));
  } catch (error) {
    throw new UsageError(error.message);
  }
  const { quick = false, check = false, help = false, only } = values;
  if (check && (quick || only !== undefined))
    throw new UsageError('--check measures always the same; leave --quick and --only away.');
  const usual = PARTS.filter((name) => !quick || name !== 'million');
  const parts = only === undefined ? usual : partsOf(only);
  // A part of the figures, or figures of a short run, must not take the place of the whole.
  return { help, quick, check, parts, whole: !quick && only === undefined };
}
