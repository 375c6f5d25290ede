import type { ContractViolation } from './violation.js';

/** A query string read strictly, or the first thing that is wrong with it. */
export type ParsedQuery =
  | { readonly ok: true; readonly query: Record<string, string> }
  | { readonly ok: false; readonly violation: ContractViolation };

/** Without a prototype, and yet of one shape: an object that is made by `Object.create(null)` is slow to fill and to read. */
const QueryOf = function Query() {} as unknown as new () => Record<string, string>;
QueryOf.prototype = Object.create(null);

/**
 * Reads a raw query string (without the `?`). Strict where common parsers guess: a percent escape must be complete and
 * valid UTF-8, a name may stand once, and brackets do not build arrays or objects. The result inherits nothing.
 */
export function parseQuery(rawQuery: string): ParsedQuery {
  const query = new QueryOf();
  if (rawQuery === '') return { ok: true, query };
  for (const pair of rawQuery.split('&')) {
    if (pair === '') continue;
    const equals = pair.indexOf('=');
    const rawName = equals === -1 ? pair : pair.slice(0, equals);
    const rawValue = equals === -1 ? '' : pair.slice(equals + 1);
    const name = decode(rawName);
    const value = decode(rawValue);
    if (name === undefined)
      return refuse(rawName, rawName, 'format:url_encoding', 'is not valid percent-encoded UTF-8');
    if (value === undefined) return refuse(name, rawValue, 'format:url_encoding', 'is not valid percent-encoded UTF-8');
    if (name === '') return refuse('query', pair, 'unknown', 'has a value without a name');
    if (/[[\]]/.test(name))
      return refuse(
        name,
        value,
        'unknown',
        'is not known here: no list or object is built from brackets; leave it out',
      );
    if (name in query) return refuse(name, value, 'unique', 'may be given once only');
    query[name] = value;
  }
  return { ok: true, query };
}

function decode(text: string): string | undefined {
  if (!/[%+]/.test(text)) return text;
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function refuse(parameter: string, value: string, rule: string, what: string): ParsedQuery {
  const message = parameter === 'query' ? `The query string ${what}.` : `Query parameter ${parameter} ${what}.`;
  return { ok: false, violation: { location: 'query', parameter, value, rule, pointer: '', message } };
}
