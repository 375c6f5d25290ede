/** Differences that somebody has looked at and accepted, in a file that lies beside the recording. */
import { type Difference, keyOf } from './compare.js';

const FORMAT = 'tenderbox.accepted-differences';

/** An accepted difference, with what people write beside it. */
export type Accepted = Omit<Difference, 'count' | 'entry'> & { why?: string };

const FIELDS = ['operation', 'aspect', 'where', 'recorded', 'here'] as const;

/** Reads what such a file holds. @returns what it accepts, or why it is none, as a sentence that follows its name */
export function readAccepted(value: Readonly<Record<string, unknown>>): Accepted[] | string {
  if (value.format !== FORMAT) return `has the format ${JSON.stringify(value.format)} and not "${FORMAT}".`;
  if (!Array.isArray(value.differences)) return 'has no list differences.';
  for (const [i, each] of value.differences.entries()) {
    const missing = FIELDS.find((field) => typeof each?.[field] !== 'string');
    if (missing !== undefined) return `has no text at differences[${i}].${missing}.`;
  }
  return value.differences as Accepted[];
}

/** A file that accepts these differences; what was written beside them before stays. */
export function acceptedText(differences: readonly Difference[], before: readonly Accepted[]): string {
  const known = new Map(before.map((each) => [keyOf(each), each]));
  const accepted = new Map(
    differences.map(({ operation, aspect, where, recorded, here }) => {
      const each = { operation, aspect, where, recorded, here };
      return [keyOf(each), known.get(keyOf(each)) ?? each];
    }),
  );
  return `${JSON.stringify({ format: FORMAT, differences: [...accepted.values()] }, null, 2)}\n`;
}
