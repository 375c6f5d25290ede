const fixedSentences: Record<string, string> = {
  required: 'is required',
  numeric: 'must be a number',
  integer: 'must be a whole number, written in plain digits',
  positive_numeric: 'must be a number greater than 0',
  string: 'must be a string',
  object: 'must be an object',
  array: 'must be an array',
  boolean: 'must be true or false',
  unknown: 'is not known here; leave it out',
  unique: 'must not be given twice',
};

/** What a format looks like, for those that people meet; any other is called by its name. */
const formatSentences: Record<string, string> = {
  uri: 'must be an absolute http or https URL',
  date: 'must be a date such as 2026-11-20',
  'date-time': 'must be a timestamp such as 2026-11-20T17:00:00Z',
  email: 'must be an email address such as ada@shop.example',
  unicode: 'must be whole Unicode: half of a surrogate pair is no character',
  duration: 'must be a duration such as 90s, 15m, 1h30m or PT15M, or a number of seconds',
  visible_ascii: 'must consist of visible ASCII characters, without spaces',
};

const limitSentences: Record<string, (limit: string) => string> = {
  in: (values) => `must be ${values.includes(',') ? 'one of ' : ''}${values.replaceAll(',', ', ')}`,
  min: (limit) => `must be at least ${limit}`,
  max: (limit) => `must be at most ${limit}`,
  min_length: (limit) => (limit === '1' ? 'must not be empty' : `must have at least ${limit} characters`),
  max_length: (limit) => `must have at most ${limit} characters`,
  min_items: (limit) => `must have at least ${limit} ${limit === '1' ? 'entry' : 'entries'}`,
  max_items: (limit) => `must have at most ${limit} entries`,
  format: (name) => formatSentences[name] ?? `must have the format ${name.replaceAll('_', ' ')}`,
};

/** Says in a sentence what a parameter must be, for people; the rule word says the same to programs. */
export function sentenceFor(parameter: string, rule: string): string {
  const [word = '', ...limit] = rule.split(':');
  const what = fixedSentences[rule] ?? limitSentences[word]?.(limit.join(':')) ?? `breaks the rule ${rule}`;
  return `${parameter} ${what}.`;
}

const typeSentences: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
};

/** Says what a parameter of several types may be. One that may be null besides is asked for by its type alone. */
export function sentenceForTypes(parameter: string, types: readonly string[], rule: string): string {
  if (types.filter((type) => type !== 'null').length < 2) return sentenceFor(parameter, rule);
  const names = types.map((type) => typeSentences[type] ?? type);
  return `${parameter} must be ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`;
}
