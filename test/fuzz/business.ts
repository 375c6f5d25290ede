/** What a request that fits the schemas must be answered with, by the rules that no schema says. */
import type { DocumentOperation } from './document.js';
import { CRYPTO, DECIMALS } from './meanings.js';
import { type Fault, type Keys, spelled } from './oracle.js';
import { fits } from './places.js';
import { NOW } from './target.js';

const fault = (parameter: string, rule: string, value: unknown, keyword = 'business'): Fault => ({
  ...{ keyword, parameter, rules: [rule], value },
});

/** A number as its digits, without exponent. */
function digitsOf(value: number): { significant: number; decimals: number } {
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  const significant = mantissa.replace(/[.-]/g, '').length;
  return { significant, decimals: Math.max(0, significant - 1 - Number(exponent)) };
}

/**
 * What is refused wherever it stands in a body: a number with more digits than a double keeps, told as it was written, and
 * without their value the key `__proto__` and texts and names with half of a surrogate pair.
 */
export function textFaults(value: unknown, at: Keys = []): Fault[] {
  if (typeof value === 'number') {
    const tooMany = digitsOf(value).significant > 15;
    const found = fault(spelled(at) || 'body', 'max_digits:15', JSON.stringify(value), 'wire');
    return tooMany ? [{ ...found, untold: at[0] === 'secret' }] : [];
  }
  if (typeof value === 'string') return halved(value) ? [halfFault(at)] : [];
  if (Array.isArray(value)) return value.flatMap((entry, i) => textFaults(entry, [...at, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(halved(key) ? [halfFault([...at, key])] : []),
    ...(key === '__proto__' ? [fault(spelled([...at, key]), 'unknown', undefined, 'wire')] : []),
    ...textFaults(entry, [...at, key]),
  ]);
}

const halved = (text: string): boolean => text !== Buffer.from(text).toString();

const halfFault = (at: Keys): Fault => ({
  ...fault(Buffer.from(spelled(at) || 'body').toString(), 'format:unicode', undefined, 'wire'),
  untold: true,
});

type Body = Record<string, unknown>;

function amountFaults({ amount, currency }: Body, known: readonly string[]): Fault[] {
  if (!known.includes(String(currency))) return [fault('currency', `in:${known.join(',')}`, currency)];
  const decimals = DECIMALS[String(currency)] ?? 0;
  return digitsOf(Number(amount)).decimals > decimals ? [fault('amount', `decimals:${decimals}`, amount)] : [];
}

const DAYS_30 = 30 * 86_400_000;

function expiryFaults({ expires_at }: Body): Fault[] {
  if (expires_at === undefined) return [];
  const ahead = Date.parse(String(expires_at)) - Date.parse(NOW);
  if (ahead <= 0) return [fault('expires_at', 'after:now', expires_at)];
  return ahead > DAYS_30 ? [fault('expires_at', 'max:30d', expires_at)] : [];
}

function payoutFaults(body: Body): Fault[] {
  const found = amountFaults(body, Object.keys(CRYPTO));
  const least = CRYPTO[String(body.currency)]?.least ?? 0;
  if (found.length === 0 && Number(body.amount) < least) found.push(fault('amount', `min:${least}`, body.amount));
  return found;
}

const RULES: Readonly<Record<string, (body: Body) => Fault[]>> = {
  createPayment: (body) => [...amountFaults(body, Object.keys(DECIMALS)), ...expiryFaults(body)],
  createInvoice: (body) => amountFaults(body, Object.keys(DECIMALS)),
  createPayout: payoutFaults,
};

/** The rules of the business that a body breaks. */
export const businessFaults = ({ operationId }: DocumentOperation, body: unknown): Fault[] =>
  RULES[operationId]?.(body as Body) ?? [];

/** Statuses besides the success that a request without faults can have, because of what the merchant has and is. */
export function otherStatuses({ operationId }: DocumentOperation): number[] {
  if (operationId === 'createWebhook') return [409];
  return operationId === 'createPayout' ? [422] : [];
}

/** The faults of a query, by its texts. */
export function queryFaults(operation: DocumentOperation, query: readonly [string, string][]): Fault[] {
  const found: Fault[] = [];
  for (const [name, text] of query) {
    const parameter = operation.parameters.find((each) => each.in === 'query' && each.name === name);
    if (parameter === undefined) {
      found.push(fault(name, 'unknown', text, 'wire'));
      continue;
    }
    const { schema } = parameter;
    const integer = schema.type === 'integer';
    const readable = !integer || /^(0|[1-9]\d*)$/.test(text);
    if (text !== '' && readable && fits(schema, integer ? Number(text) : text)) continue;
    found.push({ keyword: 'parameter', parameter: name, rules: queryWords(schema, text), value: text });
  }
  return found;
}

/** The words that are right for a text that a parameter does not take. */
function queryWords(schema: DocumentOperation['parameters'][number]['schema'], text: string): string[] {
  if (schema.enum !== undefined) return [`in:${schema.enum.join(',')}`];
  if (schema.format !== undefined) return [`format:${schema.format}`];
  if (schema.type === 'integer' && !/^(0|[1-9]\d*)$/.test(text)) return ['integer'];
  if (schema.type === 'integer')
    return [Number(text) < schema.minimum ? `min:${schema.minimum}` : `max:${schema.maximum}`];
  return [text === '' ? 'min_length:1' : `max_length:${schema.maxLength}`];
}
