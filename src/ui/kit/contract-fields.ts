/** Which values a form asks for, by the contract, and the body that follows from what was typed. */
import { type Contract, rulesOf, type Schema, typesOf } from '../api/contract.js';

/** What can be chosen. */
export interface Option {
  value: string;
  text: string;
}

/** What a page knows of a field beyond the contract. */
export interface Known {
  label?: string;
  hint?: string;
  initial?: string;
  placeholder?: string;
  /** What may be chosen, where the contract leaves it open. */
  options?: readonly Option[];
  /** What an empty choice is called. */
  none?: string;
  /** What is sent where it is left empty; nothing unless it is said. */
  empty?: null | '';
  /** Of an object: it is unfolded from the beginning. */
  open?: boolean;
}

/** By place, such as `effect.status`; false leaves it out, and what the contract has no place for comes after the rest. */
export type KnownFields = Readonly<Record<string, Known | false>>;

/** Whether a place of the contract is asked for here. */
export type Wanted = (place: string, schema: Schema) => boolean;

/** A value that is asked for. */
export interface Leaf extends Known {
  place: string;
  label: string;
  schema: Schema;
  required: boolean;
}

/** Of several forms that a value may have, those that are written in one field. */
function plain(contract: Contract, given: unknown): Schema {
  const { value } = contract.resolve<Schema>(given);
  const forms = (value.oneOf ?? value.anyOf ?? []).map((form) => plain(contract, form));
  const written = forms.filter(({ properties }) => properties === undefined);
  return written.length === 0 ? value : { ...written[0], ...value, type: written.flatMap(typesOf) as string[] };
}

/** Several names as words, the first of them with a capital letter. */
export const titleOf = (names: readonly string[]): string => {
  const words = names.join(' ').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The values that are asked for, as deep as they lie, what must be given first; what cannot be written in a field is not among them. */
export function leavesOf(contract: Contract, body: unknown, fields: KnownFields, wanted: Wanted): Leaf[] {
  const walk = (given: unknown, place: string, required: boolean): Leaf[] => {
    const more = fields[place];
    const schema = plain(contract, given);
    if (more === false || !wanted(place, schema)) return [];
    if (schema.properties !== undefined) {
      const isRequired = (name: string): boolean => schema.required?.includes(name) === true;
      const inside = Object.entries(schema.properties).sort(([a], [b]) => +isRequired(b) - +isRequired(a));
      return inside.flatMap(([name, inner]) => walk(inner, place === '' ? name : `${place}.${name}`, isRequired(name)));
    }
    const whole = schema.items === undefined ? schema : { ...plain(contract, schema.items), ...schema };
    const isOpen = typesOf(schema).includes('object') || (schema.items !== undefined && whole.enum === undefined);
    return isOpen && more?.options === undefined ? [] : [leafOf(place, whole, required, more)];
  };
  const leaves = walk(body, '', true);
  const own = Object.entries(fields).filter(([place]) => !leaves.some((leaf) => leaf.place.startsWith(place)));
  return [...leaves, ...own.flatMap(([place, more]) => (more ? [leafOf(place, {}, false, more)] : []))];
}

const leafOf = (place: string, schema: Schema, required: boolean, more: Known = {}): Leaf => {
  const [first = '', ...names] = place.split('.');
  return { place, label: titleOf(names.length === 0 ? [first] : names), schema, required, ...more };
};

/** What stands in a field at first: what the page says, all of what may be several, the first of what must be one. */
export function initialOf({ initial, options, schema, required }: Leaf): string {
  const choices = options?.map(({ value }) => value) ?? schema.enum?.map(String) ?? [];
  return initial ?? (schema.items === undefined ? (required && choices[0]) || '' : choices.join(','));
}

/** What was typed as a number, if it is one in plain decimals: `0x10` or nothing at all is left to the sandbox to reject at its field. */
export const numberIn = (text: string): number | string =>
  /^-?(?:\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : text;

/** What was typed as the contract has it; what is no number is left to the sandbox to reject. */
function readText({ schema, empty }: Leaf, text: string): unknown {
  const types = typesOf(schema);
  if (types.includes('array')) return text.split(',').filter((each) => each !== '');
  if (text === '') return empty;
  if (types.includes('boolean')) return true;
  return types.includes('integer') || types.includes('number') ? numberIn(text) : text;
}

/** What was typed, by place. */
export type Values = Readonly<Record<string, string>>;

export function bodyOf(leaves: readonly Leaf[], values: Values): object {
  const body = {};
  for (const leaf of leaves) {
    const value = readText(leaf, values[leaf.place]?.trim() ?? '');
    if (value !== undefined) put(body, leaf.place.split('.'), value);
  }
  return body;
}

function put(node: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    node[name] = value;
    return;
  }
  node[name] ??= {};
  put(node[name] as Record<string, unknown>, rest, value);
}

/** What the contract says of a value, and between which numbers it lies. */
export function hintOf({ hint, schema }: Leaf): string | undefined {
  if (hint !== undefined) return hint;
  const isNumber = typesOf(schema).some((type) => type === 'integer' || type === 'number');
  const rules = isNumber && !typesOf(schema).includes('string') ? rulesOf(schema).join(', ') : '';
  return [schema.description, rules && `${titleOf([rules])}.`].filter(Boolean).join(' ') || undefined;
}

/** What values of settings are called whose spelling does not say it. */
const SETTING_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  envelope: { form1: 'flat envelope', form2: 'event, timestamp, data' },
  error_codes: { endpoint: 'endpoint reference', catalog: 'errors reference', overview: 'overview, in lower case' },
  rate_limit: {
    off: 'counts, never refuses',
    1: '100 a minute',
    2: '60 a minute, 1000 an hour',
    3: '500 a minute, 10000 an hour, 100000 a day',
  },
};

/** A value of a setting, with its name where it has one. */
export const settingText = (setting: string, value: string): string => {
  const name = SETTING_VALUES[setting]?.[value];
  return name === undefined ? value : `${value} (${name})`;
};
