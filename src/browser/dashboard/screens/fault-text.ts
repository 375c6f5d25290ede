/** Faults in words: what happens, to what, and how likely. */
import type { Reply } from '../../api/control.js';
import { wordsOf } from '../../kit/values.js';

type Fault = Reply<'/faults', 'get'>['data'][number];

const valueText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `(${partsText(value)})` : String(value);

/** Names and values of what was said, in one line; what is just on has no value. */
function partsText(parts: object): string {
  return Object.entries(parts)
    .map(([name, value]) => (value === true ? wordsOf(name) : `${wordsOf(name)} ${valueText(value)}`))
    .join(', ');
}

/** What happens. */
export const effectText = (effect: Fault['effect']): string => partsText(effect);

/** What happens, with how likely it is where it is not certain. */
export const faultText = ({ effect, probability }: Pick<Fault, 'effect' | 'probability'>): string =>
  effectText(effect) + (probability < 1 ? `, with a chance of ${probability}` : '');

/** Which calls or deliveries it strikes. */
export const targetText = ({ match, webhook }: Pick<Fault, 'match' | 'webhook'>): string =>
  partsText(webhook ?? match ?? {}) || (webhook === undefined ? 'every call' : 'every delivery');
