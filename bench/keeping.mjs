/** Whether the figures of a whole run may take the place of the committed ones without anybody looking at them first. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UNDISTURBED, unmeasured } from './goals.mjs';
import { ALLOWED, incomparable, judge, unreadable } from './verdict.mjs';

/** Where a whole run keeps its figures, whatever becomes of them. */
const LAST = '.bench/last.json';

const COMMITTED = 'bench/results.json';

/**
 * @param run what a whole run has measured
 * @param committed what it would replace; undefined where there is nothing
 * @param {string[]} everybody the peers that a whole run has
 * @returns why it should not, for people; empty when it may
 */
export function reasonsAgainst({ results, peers, node, stolen = 0 }, committed, everybody) {
  const missing = [...everybody.filter((name) => peers[name] === undefined), ...unmeasured(results, node)];
  const reasons = missing.map((what) => `not measured: ${what}`);
  if (stolen > UNDISTURBED)
    reasons.push(`other machines took ${Math.round(stolen * 100)} % of the processors' time meanwhile`);
  if (committed === undefined || unreadable(committed) !== undefined) return reasons;
  const never = incomparable(committed, node);
  if (never !== undefined) return [...reasons, never];
  const { lines } = judge(committed.results.ratios, results.ratios ?? {});
  const worse = lines.filter((line) => line.startsWith('FAILED')).map((line) => line.replace(/^FAILED\s+/, ''));
  return [...reasons, ...worse.map((line) => line.replace(`; ${ALLOWED * 100} % are allowed`, ''))];
}

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${error.message}`);
  }
};

/** What is committed; undefined where there is nothing. */
export const readCommitted = (root) => readJson(join(root, COMMITTED));

/** The last whole run; undefined where there was none. */
export const readLast = (root) => readJson(join(root, LAST));

export function keepLast(root, run) {
  const file = join(root, LAST);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(run));
}
