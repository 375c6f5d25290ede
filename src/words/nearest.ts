/** What somebody probably meant by a word that is none of those known. */
import { closest, distance } from 'fastest-levenshtein';

/** What several words have in common before the part that tells them apart: `payment.`, `--`, `TENDERBOX_`. */
function sharedStem(one: string, other: string): number {
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike += 1;
  return one.slice(0, alike).replace(/[a-z\d]*$/i, '').length;
}

const inOrder = (text: string): string => [...text].sort().join('');

/** The candidate that is a typing error or a change of case away from `word`, by the part that tells them apart. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const sameLetters = candidates.find((candidate) => candidate.toLowerCase() === word.toLowerCase());
  if (sameLetters !== undefined || candidates.length === 0 || word.length > 100) return sameLetters;
  const best = closest(word, candidates);
  const apart = Math.max(best.length, word.length) - sharedStem(word, best);
  const tolerated = Math.min(3, apart - 1, Math.round(apart / 3));
  return distance(word, best) <= tolerated || inOrder(word) === inOrder(best) ? best : undefined;
}

/** " Did you mean …?" where something known is near enough, and not the word itself. @param mark what stands around the word */
export function didYouMean(word: unknown, known: readonly string[], mark = ''): string {
  const near = nearest(String(word), known);
  return near === undefined || near === word ? '' : ` Did you mean ${mark}${near}${mark}?`;
}

/** "Did you mean …", or all there is to choose from. */
export const suggestWord = (word: unknown, candidates: readonly string[]): string =>
  didYouMean(word, candidates, '`').trim() || `Allowed: ${candidates.join(', ')}.`;

/** The values that a rule such as `in:low,high` names, where it names any. */
export const allowedBy = (rule: string): string[] => (rule.startsWith('in:') ? rule.slice(3).split(',') : []);

/** A message with what was probably meant by a value that is none of those which its rule names, where there is a choice. */
export function withMeant(message: string, value: unknown, rule = ''): string {
  const allowed = typeof value === 'string' && !message.includes('Did you mean') ? allowedBy(rule) : [];
  return allowed.length > 1 ? message + didYouMean(value, allowed, '`') : message;
}
