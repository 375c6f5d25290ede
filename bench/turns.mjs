/** Rounds over several servers in turn, and the middle of what they gave. */
import { median } from '../tools/figures.mjs';

/** The median of each member that the records of several rounds have. */
const medians = (records) =>
  Object.fromEntries(Object.keys(records[0]).map((key) => [key, median(records.map((record) => record[key]))]));

/**
 * Rounds over several servers in turn, so that whatever else the machine does meets all of them alike. Each round begins with another
 * server, so that none always follows the same one.
 * @returns the figures of all rounds, per server
 */
export async function inTurns(servers, work, rounds) {
  const names = Object.keys(servers);
  const figures = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      figures[name].push(await work(servers[name], name));
  }
  return figures;
}

/** The medians of such rounds, per server. */
export const summary = (figures) =>
  Object.fromEntries(Object.entries(figures).map(([name, rounds]) => [name, medians(rounds)]));

/** What one server costs in times of another: the median over turns, in each of which both met the same machine. */
export const medianRatio = (figures, name, other, costOf) =>
  median(figures[name].map((record, turn) => costOf(record) / costOf(figures[other][turn])));
