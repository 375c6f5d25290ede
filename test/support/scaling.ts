/** How much longer something takes with a longer text: a ratio says on every machine what a number of seconds says on one. */

/** In characters: short enough that mutants, whose code counts every branch, are judged quickly. */
const SHORT = 500;
/** How many times as long the longer text is. */
const LONGER = 32;
/** What takes time that grows with the text alone stays well below this; the square of LONGER is four times as much. */
export const LINEAR = 8 * LONGER;
const MOST_ROUNDS = 10;

function took_ms(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/**
 * Measures in turns until the fastest of both sizes are in a linear ratio: what else the machine does can only make a round
 * slower, and what is not linear is so in every round.
 * @returns how many times as long it takes with a text that is LONGER times as long, when the text repeats a part
 */
export function timesLonger(part: string, work: (text: string) => unknown): number {
  const [short, long] = [SHORT, SHORT * LONGER].map((length) => part.repeat(Math.ceil(length / part.length)));
  const fastest = { short_ms: Number.POSITIVE_INFINITY, long_ms: Number.POSITIVE_INFINITY };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    fastest.short_ms = Math.min(fastest.short_ms, took_ms(() => work(short as string)));
    fastest.long_ms = Math.min(fastest.long_ms, took_ms(() => work(long as string)));
    if (fastest.long_ms < LINEAR * fastest.short_ms) break;
  }
  return fastest.long_ms / fastest.short_ms;
}
