/** How much is sent and where chance begins; `npm run fuzz` sets these, a plain test run takes what stands here. */

/** A count or seed from the environment; anything but a whole number is a mistake of whoever set it. */
function whole(name: string, otherwise: number): number {
  const text = process.env[name];
  if (text === undefined || text === '') return otherwise;
  if (!/^\d+$/.test(text)) throw new Error(`${name} must be a whole number, not ${JSON.stringify(text)}.`);
  return Number(text);
}

/** Random requests of the whole suite; the enumerated ones come on top. */
export const REQUESTS = whole('FUZZ_REQUESTS', 5000);
export const SEED = whole('FUZZ_SEED', 1);

/** How many runs a part gets that has this share of the requests; at least enough to be worth its start. */
export const share = (of: number): number => Math.max(20, Math.ceil(REQUESTS * of));

/** The one case that is to be repeated, as a failure printed it. */
export const PATH = process.env.FUZZ_PATH === '' ? undefined : process.env.FUZZ_PATH;

/** The only parts that are to run, by the beginning of their names; all of them when empty. */
const PART = process.env.FUZZ_PART ?? '';

/** Whether a part is to run. */
export const runs = (part: string): boolean => part.startsWith(PART);

/** What to type to see a case of a part again. */
export const repeatCommand = (part: string, path: string): string =>
  `npm run fuzz -- --requests ${REQUESTS} --seed ${SEED} --part ${part} --path ${path}`;
