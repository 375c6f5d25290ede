/** Documents as YAML, piece by piece, because a whole contract at once would keep everybody waiting. */
import { stringify } from 'yaml';
import { isObject } from '../contract/pointer.js';
import type { Sliced } from '../domain/ports.js';

const STYLE = { aliasDuplicateObjects: false, lineWidth: 120 };

const isMap = (value: unknown): value is Record<string, unknown> => isObject(value) && Object.keys(value).length > 0;

/** Members of the first levels are pieces of their own. */
const LEVELS = 3;

/** The lines of one member, printed below the names that it stands under, without their lines. */
function* members(value: Record<string, unknown>, under: readonly string[]): Sliced<string> {
  let text = '';
  for (const [name, member] of Object.entries(value)) {
    const wrapped = (inner: unknown): string => {
      const whole = under.reduceRight<unknown>((inside, outer) => ({ [outer]: inside }), { [name]: inner });
      return stringify(whole, STYLE).split('\n').slice(under.length).join('\n');
    };
    if (under.length < LEVELS - 1 && isMap(member)) {
      // The line of the name alone, and then what stands below it.
      text += `${wrapped({ x: 0 }).split('\n', 1)[0]}\n${yield* members(member, [...under, name])}`;
    } else text += wrapped(member);
    yield;
  }
  return text;
}

/** A document as YAML 1.2. */
export const yamlInSlices = (document: object): Sliced<string> => members(document as Record<string, unknown>, []);
