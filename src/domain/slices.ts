/** Long work that is done piece by piece, so that others can be served in between: each `yield` is a place to stop. */
export type Sliced<T> = Generator<undefined, T>;

/** Does the work without a stop. */
export function atOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}
