/**
 * A minute's worth of ratios, to notice when the sandbox has become slower: the best of several short rounds in turns, by
 * processor time, because noise only ever adds to what a call costs. A whole run keeps them, and a check compares with those.
 */
import { inTurns } from '../load.mjs';
import { KINDS, rounds, withServers } from './calls.mjs';
import { startOnce } from './starts.mjs';

const AGAINST = ['node:http', 'express'];
/** Rounds are numbers of calls as well, so that it takes about half a minute on any machine. */
const SHORT = { warmUp: { amount: 6_000 }, each: { amount: 2_500 }, rounds: 5, spawns: 6 };

/** The least that rounds cost: processor time or, where the kernel does not tell it, time. */
function least(records, cpu, time) {
  const costs = records.map((record) => (Number.isFinite(cpu(record)) ? cpu(record) : time(record)));
  return Math.min(...costs);
}

function against(name, figures, cpu, time, into) {
  const cost = (peer) => least(figures[peer], cpu, time);
  for (const peer of AGAINST) into[`${name} × ${peer}`] = cost(peer) / cost('tenderbox');
}

/** @returns how many times as much as each other server the sandbox does in the same time; greater is better */
export async function measureRatios({ peers }) {
  const missing = ['tenderbox', ...AGAINST].filter((name) => peers[name] === undefined);
  if (missing.length > 0) throw new Error(`ratios cannot be measured without ${missing.join(' and ')}; see above`);
  const three = Object.fromEntries(['tenderbox', ...AGAINST].map((name) => [name, peers[name]]));
  const ratios = {};
  await withServers(three, async (servers) => {
    for (const [kind, request] of Object.entries(KINDS)) {
      const figures = await rounds(servers, request, SHORT);
      against(
        kind,
        figures,
        ({ cpu_us }) => cpu_us,
        ({ per_s }) => 1e6 / per_s,
        ratios,
      );
    }
  });
  const starts = await inTurns(three, startOnce, SHORT.spawns);
  against(
    'start to a first POST',
    starts,
    ({ cpu_ms }) => cpu_ms,
    ({ first_ms }) => first_ms,
    ratios,
  );
  return ratios;
}
