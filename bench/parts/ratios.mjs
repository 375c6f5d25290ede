/**
 * Some minutes' worth of ratios, to notice when the sandbox has become slower: many short turns, by processor time, and of each
 * ratio the median of the turns, because what else the machine does changes from one second to the next and meets the servers of
 * one turn alike. A whole run keeps them, and a check compares with those.
 */
import { costOfCall } from '../load.mjs';
import { CLOSEST, closestOf } from '../peers.mjs';
import { inTurns, medianRatio } from '../turns.mjs';
import { KINDS, rounds, withServers } from './calls.mjs';
import { startOnce } from './starts.mjs';

const AGAINST = CLOSEST.filter((name) => name !== 'tenderbox');
/** The same code is compiled better in one process than in another, so that a median over several processes is asked for. */
const PROCESSES = 3;
const SHORT = { warmUp: { amount: 6_000 }, each: { duration: 0.2 }, rounds: 15, spawns: 15 };

/** Measures every kind of call in processes of their own. @returns the figures of all turns, per server, per kind */
async function callsInTurns(peers) {
  const turns = {};
  for (let nth = 0; nth < PROCESSES; nth++)
    await withServers(peers, async (servers) => {
      for (const [kind, request] of Object.entries(KINDS)) {
        turns[kind] ??= Object.fromEntries(Object.keys(peers).map((name) => [name, []]));
        const figures = await rounds(servers, request, SHORT);
        for (const [name, records] of Object.entries(figures)) turns[kind][name].push(...records);
      }
    });
  return turns;
}

/** What a start costs in milliseconds: of processor or, where the kernel does not tell that, of time. */
const costOfStart = ({ cpu_ms, first_ms }) => (Number.isFinite(cpu_ms) ? cpu_ms : first_ms);

/** @returns how many times as much as each other server the sandbox does in the same time; greater is better */
export async function measureRatios({ peers }) {
  const missing = CLOSEST.filter((name) => peers[name] === undefined);
  if (missing.length > 0) throw new Error(`ratios cannot be measured without ${missing.join(' and ')}; see above`);
  const closest = closestOf(peers);
  const ratios = {};
  const compare = (what, figures, costOf) => {
    for (const peer of AGAINST) ratios[`${what} × ${peer}`] = medianRatio(figures, peer, 'tenderbox', costOf);
  };
  for (const [kind, figures] of Object.entries(await callsInTurns(closest))) compare(kind, figures, costOfCall);
  compare('start to a first POST', await inTurns(closest, startOnce, SHORT.spawns), costOfStart);
  return ratios;
}
