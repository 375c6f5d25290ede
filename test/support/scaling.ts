/** How much longer something takes with a longer text: a ratio says on every machine what a number of seconds says on one. */

/** In characters: short enough that mutants, whose code counts every branch, are judged quickly. */
const SHORT = 1_000;
/** How many times as long the longer text is. */
export const LONGER = 8;
/** What takes time that grows with the text alone stays well below this; the square of LONGER is far above it. */
export const LINEAR = 3 * LONGER;
const ROUNDS = 3;

/** The fastest of some rounds: what else the machine does can only make a round slower. */
function fastest_ms(work: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...rounds);
}

/** @returns how many times as long it takes with a text that is LONGER times as long, when the text repeats a part */
export function timesLonger(part: string, work: (text: string) => unknown): number {
  const [short, long] = [SHORT, SHORT * LONGER].map((length) => part.repeat(Math.ceil(length / part.length)));
  const short_ms = fastest_ms(() => work(short as string));
  return fastest_ms(() => work(long as string)) / short_ms;
}
