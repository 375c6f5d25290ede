/** Whether ratios have become worse than those that are committed. */

/** So much worse a ratio may be, because no two runs agree. */
export const ALLOWED = 0.2;

const shown = (ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–');
const percent = (share) => `${Math.abs(Math.round(share * 100))} % ${share > 0 ? 'worse' : 'better'}`;

/** @returns what is said of one ratio, and whether that is a failure */
function judgeOne(name, was, is) {
  if (!Number.isFinite(is))
    return { failed: true, line: `FAILED  ${name}: was not measured; ${shown(was)} is committed` };
  if (!Number.isFinite(was)) return { failed: false, line: `new     ${name}: ${shown(is)}; none is committed` };
  const worse = 1 - is / was;
  const figures = `${name}: ${shown(is)}, committed ${shown(was)}, ${percent(worse)}`;
  if (worse <= ALLOWED) return { failed: false, line: `ok      ${figures}` };
  return { failed: true, line: `FAILED  ${figures}; ${ALLOWED * 100} % are allowed` };
}

/**
 * Compares ratios of which greater is better.
 * @returns a line for each, and whether all of them may pass
 */
export function judge(committed, measured) {
  const names = new Set([...Object.keys(committed), ...Object.keys(measured)]);
  const verdicts = [...names].map((name) => judgeOne(name, committed[name], measured[name]));
  return { ok: verdicts.every(({ failed }) => !failed), lines: verdicts.map(({ line }) => line) };
}

/** Of two measurements the better of each ratio: noise makes a ratio worse more often than better. */
const better = (one, other) =>
  Object.fromEntries(
    Object.keys({ ...one, ...other }).map((name) => [name, Math.max(one[name] ?? 0, other[name] ?? 0)]),
  );

/** Measures and judges; what seems worse is measured once more before it is said. */
export async function judgeTwice(committed, measure) {
  const first = await measure();
  const verdict = judge(committed, first);
  if (verdict.ok) return { ...verdict, measured: 1 };
  return { ...judge(committed, better(first, await measure())), measured: 2 };
}

/** Why committed results cannot be read at all, for people; undefined when they can. */
export function unreadable(committed) {
  const anew = 'npm run bench measures it anew';
  if (majorOf(committed?.node) === undefined)
    return `bench/results.json does not say which version of Node it was measured with; ${anew}`;
  if (Object.keys(committed.results?.ratios ?? {}).length === 0) return `bench/results.json has no ratios; ${anew}`;
  return undefined;
}

const majorOf = (version) => /^v?(\d+)\./.exec(version)?.[1];

/**
 * Why committed results cannot be compared with at all, for people; undefined when they can.
 * A ratio belongs to a major version of Node: bare Express alone is more than twice as fast on Node 24 as on Node 20.
 */
export function incomparable(committed, node) {
  if (majorOf(committed.node) === majorOf(node)) return undefined;
  return `bench/results.json was measured with Node ${committed.node}, and this is ${node}: ratios of different versions of Node are not compared`;
}
