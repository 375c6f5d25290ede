/** Better spellings of values that scenario files are refused for. */
import { DURATION_PATTERN } from './durations.js';
import { MAX_NAME_LENGTH, NAME_PATTERN } from './schema.js';

function suggestName(value: unknown): string | undefined {
  const name = String(value)
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_NAME_LENGTH);
  return new RegExp(NAME_PATTERN).test(name) ? `Did you mean \`${name}\`?` : undefined;
}

/** Long names of units and spaces are what people write; a bare number is most often meant as seconds. */
export function suggestDuration(value: unknown): string | undefined {
  const text = String(value)
    .toLowerCase()
    .replace(/\s+|and|,/g, '')
    .replace(/days?/g, 'd')
    .replace(/hours?|hrs?/g, 'h')
    .replace(/milliseconds?|millis/g, 'ms')
    .replace(/minutes?|mins?/g, 'm')
    .replace(/seconds?|secs?/g, 's');
  const guess = /^\d+$/.test(text) ? `${text}s` : text;
  return new RegExp(DURATION_PATTERN).test(guess) ? `Did you mean \`${guess}\`?` : undefined;
}

function suggestNumber(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const digits = value.replace(/%$/, '').trim();
  return /^\d+(\.\d+)?$/.test(digits) ? `Did you mean \`${digits}\`?` : undefined;
}

/** A better spelling of a value that a pattern or a type refused. */
export function suggestValue(value: unknown, schema: { pattern?: unknown; type?: unknown }): string | undefined {
  if (schema.pattern === NAME_PATTERN) return suggestName(value);
  if (schema.pattern === DURATION_PATTERN) return suggestDuration(value);
  return schema.type === 'number' || schema.type === 'integer' ? suggestNumber(value) : undefined;
}
