/** What can stand at a place of a body, as the contract has it: names of members, and values where it lists them. */
import type { Contract, Schema } from '../api/contract.js';

export interface Completion {
  /** As it is shown. */
  label: string;
  meaning: string;
  /** As it is written. */
  text: string;
}

/** What can be written in place of a part of the text. */
export interface Completions {
  from: number;
  to: number;
  options: readonly Completion[];
}

/** A string ends with its line at the latest, so that one that is being written does not swallow what follows. */
const TOKEN = /"(?:\\.|[^"\\\n])*"?|[{}[\]:,]|[^\s{}[\]:,"]+/g;
const WHOLE = /^"(?:\\.|[^"\\])*"$/;

/** An object or a list that is not closed yet. */
interface Level {
  schema: Schema;
  isList: boolean;
  awaits: 'name' | 'colon' | 'value' | 'comma';
  last: string;
  /** The members that it has, also those behind the place. */
  names: string[];
}

interface Spot {
  level: Level;
  awaits: Level['awaits'];
  name: string | undefined;
  from: number;
  to: number;
}

/** Follows the text, which need not be JSON yet, and says in what the caret stands. */
function spotAt(contract: Contract, schema: Schema, text: string, caret: number): Spot | undefined {
  const open = (inner: Schema, isList: boolean): Level => ({
    schema: inner,
    isList,
    awaits: isList ? 'value' : 'name',
    last: '',
    names: [],
  });
  const levels = [open({ items: schema }, true)];
  let spot: Spot | undefined;
  for (const { 0: token, index } of [...text.matchAll(TOKEN), { 0: '', index: text.length + 1 }]) {
    const level = levels.at(-1) as Level;
    const end = index + token.length;
    const isMark = /^[{}[\]:,]$/.test(token);
    const within = caret > index && (WHOLE.test(token) ? caret < end : !isMark && caret <= end);
    if (spot === undefined && (caret <= index || within)) {
      const isName = within && token.startsWith('"') && level.awaits === 'comma' && !level.isList;
      const [from, to] = within ? [index, end] : [caret, caret];
      spot = { level, awaits: isName ? 'name' : level.awaits, name: level.names.at(-1), from, to };
      if (within) continue;
    }
    if (token === '{' || token === '[') {
      levels.push(open(innerOf(contract, level), token === '['));
      level.awaits = 'comma';
    } else if (token === '}' || token === ']') {
      if (levels.length > 1) levels.pop();
    } else if (token === ':') {
      level.names.push(level.last);
      level.awaits = 'value';
    } else if (token === ',') level.awaits = level.isList ? 'value' : 'name';
    else {
      level.last = token.slice(1, -1);
      level.awaits = level.awaits === 'name' ? 'colon' : 'comma';
    }
  }
  return spot;
}

/** A schema with those that it may be instead. */
const waysOf = (contract: Contract, given: unknown): Schema[] => {
  const { value } = contract.resolve<Schema>(given);
  return [
    value,
    ...[value.oneOf, value.anyOf].flatMap((ways) => ways ?? []).map((way) => contract.resolve<Schema>(way).value),
  ];
};

const fieldsOf = (contract: Contract, schema: Schema): Record<string, unknown> =>
  Object.assign({}, ...waysOf(contract, schema).map(({ properties }) => properties));

/** What stands at a place of an object or a list. */
function innerOf(contract: Contract, { schema, isList, names }: Pick<Level, 'schema' | 'isList' | 'names'>): Schema {
  const given = isList
    ? waysOf(contract, schema).find(({ items }) => items !== undefined)?.items
    : fieldsOf(contract, schema)[names.at(-1) ?? ''];
  return contract.resolve<Schema>(given).value;
}

const firstSentence = (text = ''): string => text.replace(/[.;] [\s\S]*/, '.').replaceAll(/[`*]/g, '');

function namesFor(contract: Contract, { schema, names }: Level, colon: string): Completion[] {
  const required = new Set(waysOf(contract, schema).flatMap((way) => way.required ?? []));
  return Object.entries(fieldsOf(contract, schema))
    .filter(([name]) => !names.includes(name))
    .map(([name, field]) => {
      const { description } = contract.resolve<Schema>(field).value;
      const meaning = (required.has(name) ? 'Required. ' : '') + firstSentence(description);
      return { label: name, meaning, text: JSON.stringify(name) + colon };
    });
}

function valuesFor(contract: Contract, schema: Schema): Completion[] {
  const ways = waysOf(contract, schema);
  const types = ways.flatMap(({ type }) => type ?? []);
  const values = [
    ...ways.flatMap((way) => way.enum ?? (way.const === undefined ? [] : [way.const])),
    ...(types.includes('boolean') ? [true, false] : []),
    ...(types.includes('null') ? [null] : []),
  ];
  return [...new Set(values)].map((value) => ({
    label: String(value),
    meaning: value === schema.default ? 'When left out.' : '',
    text: JSON.stringify(value),
  }));
}

/** What the contract knows for the place of the caret; undefined where it knows nothing. */
export function completionsAt(
  contract: Contract,
  schema: Schema,
  text: string,
  caret: number,
): Completions | undefined {
  const spot = spotAt(contract, schema, text, caret);
  if (spot === undefined || spot.awaits === 'colon' || spot.awaits === 'comma') return undefined;
  const { level, from, to } = spot;
  const colon = /^\s*:/.test(text.slice(to)) ? '' : ': ';
  const known =
    spot.awaits === 'name'
      ? namesFor(contract, level, colon)
      : valuesFor(contract, innerOf(contract, { ...level, names: spot.name === undefined ? [] : [spot.name] }));
  const typed = text.slice(from, caret).replace(/^"/, '').toLowerCase();
  const options = known.filter(({ label }) => label.toLowerCase().startsWith(typed));
  return options.length === 0 ? undefined : { from, to, options };
}
