/** Commands that make one call of the control API: what can be said of it, and in which words, is what its contract says. */
import { type Command, Option } from 'commander';
import type { DescribedField, DescribedOperation } from '../contract/types.js';
import { ID_PREFIXES, type IdKind, kindOf } from '../domain/ids.js';
import { didYouMean } from '../words/nearest.js';
import { BODIES, DISPLAYS, plainLines } from './answers.js';
import { connect, type Json, type JsonObject } from './client.js';
import { type Call, COMMANDS } from './commands.js';
import { type Context, EXIT, Rejection, wrongInput } from './context.js';
import described from './generated/operations.json' with { type: 'json' };
import { type ClientOptions, clientCommand } from './parse.js';
import { cell, show, typed } from './print.js';

const OPERATIONS = described as unknown as Readonly<Record<string, DescribedOperation>>;
type Fields = DescribedOperation['fields'];

/** What each kind is called where its own name would not do. */
const NAMES: Readonly<Record<string, string>> = {
  payment: 'a payment request',
  invoice: 'an invoice',
  event: 'an event',
  account: 'a merchant',
};
const nameOf = (kind: string): string => NAMES[kind] ?? `a ${kind.replaceAll('_', ' ')}`;
/** Calls are no records of a world. */
const PREFIXES: Readonly<Record<string, string>> = { ...ID_PREFIXES, request: 'req_' };

const flagOf = (field: string): string => `--${field.replaceAll('_', '-')}`;
const isCall = (made: object): made is Call => 'operation' in made;

/** What is called by the word after the command, which is taken away; without one that lists. */
function chosen(name: string, args: string[]): { title: string; call: Call } | undefined {
  const calls = COMMANDS[name]?.calls ?? {};
  if (isCall(calls)) return { title: name, call: calls };
  // What follows an option is its value, but for that of the two that have none.
  const isValue = (i: number): boolean => /^--(?!json$|help$)[^=]+$/.test(args[i - 1] ?? '');
  const at = args.findIndex((arg, i) => !arg.startsWith('-') && !isValue(i));
  const word = args[at] ?? '';
  const known = Object.keys(calls);
  if (Object.hasOwn(calls, word)) {
    args.splice(at, 1);
    return { title: word === 'list' ? name : `${name} ${word}`, call: calls[word] as Call };
  }
  if (word === '' && calls.list !== undefined) return { title: name, call: calls.list };
  if (word === '' && args.some((arg) => arg === '--help' || arg === '-h')) return undefined;
  const one = `${name} takes one of ${known.join(', ')}`;
  throw wrongInput(word === '' ? `${one}.` : `${one}, not ${JSON.stringify(word)}.${didYouMean(word, known)}`);
}

/** The kind of record that an id names, and the operation on it. @throws Rejection where there is none */
export function operationOn(title: string, operation: Readonly<Record<string, string>>, id: string): [string, string] {
  const kind = id.startsWith(PREFIXES.request as string) ? 'request' : (kindOf(id) ?? '');
  const found = operation[kind];
  if (found !== undefined) return [kind, found];
  const expected = Object.keys(operation).map((each) => `${nameOf(each)} (${PREFIXES[each as IdKind]}…)`);
  const named = expected.length > 3 ? `one of ${expected.join(', ')}` : expected.join(' or ');
  throw wrongInput(`${title} is for ${named}; ${JSON.stringify(id)} is none.`);
}

/** The value that a text is as JSON; undefined where it is none. */
export function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function oneOf(flag: string, text: string, values: readonly unknown[]): string {
  const all = values.map(String);
  const found = all.find((value) => value.toLowerCase() === text.toLowerCase());
  if (found !== undefined || all.length === 0) return found ?? text;
  throw wrongInput(`${flag} must be one of ${all.join(', ')}, not ${JSON.stringify(text)}.${didYouMean(text, all)}`);
}

/** A value as JSON has it. */
function readValue(flag: string, text: string, field: DescribedField): Json {
  const reject = (what: string) => wrongInput(`${flag} must be ${what}, not ${JSON.stringify(text)}.`);
  if (field.type === 'string') return oneOf(flag, text, field.oneOf);
  if (field.type === 'number' || field.type === 'integer') {
    if (!/^\d+(\.\d+)?$/.test(text)) throw reject(`a ${field.type === 'integer' ? 'whole ' : ''}number of at least 0`);
    return Number(text);
  }
  if (field.type === 'boolean') return oneOf(flag, text, ['true', 'false']) === 'true';
  if (field.type === 'array' && !field.json) {
    return text.split(',').map((each) => oneOf(flag, each.trim(), field.oneOf));
  }
  const value = parsed(text);
  if (field.type === 'any') return value ?? text;
  const fits = field.type === 'array' ? Array.isArray(value) : typeof value === 'object' && !Array.isArray(value);
  if (!fits || value === undefined || value === null)
    throw reject(field.type === 'array' ? "a JSON array, such as '[…]'" : `a JSON object, such as '{"a":1}'`);
  return value;
}

/** A command line that makes the call, of the example in the contract. */
function exampleOf(title: string, { fields, example = {} }: DescribedOperation, words: readonly string[]): string {
  const values = example as Readonly<Record<string, unknown>>;
  const text = (value: unknown): string =>
    typed(
      Array.isArray(value) && value.every((each) => typeof each === 'string')
        ? value.join(',')
        : typeof value === 'string'
          ? value
          : JSON.stringify(value),
    );
  const said = words.flatMap((name) => fields[name]?.example ?? (name in values ? [text(values[name])] : []));
  const options = Object.keys(values).filter((name) => name in fields && !words.includes(name));
  return ['tenderbox', title, ...said, ...options.flatMap((name) => [flagOf(name), text(values[name])])].join(' ');
}

function optionOf(
  name: string,
  { description, oneOf: values, type, default: otherwise, required }: DescribedField,
): Option {
  const notes = [
    ...(values.length > 0 && type === 'array' ? ['Several are separated by commas.'] : []),
    ...(otherwise === undefined ? [] : [`${String(otherwise)} where it is left out.`]),
    ...(required ? ['Required.'] : []),
  ];
  const option = new Option(`${flagOf(name)} <${name.toUpperCase()}>`, [description, ...notes].join(' '));
  // Shown and completed; a value is checked with the others, in whichever case.
  if (values.length > 0) option.argChoices = values.map(String);
  return option;
}

/** The command of a call, with the fields of all operations that it may be. */
function commandOf(title: string, call: Call, context: Context): { command: Command; options: Map<string, Option> } {
  const { operation, words = [] } = call;
  const operations = (typeof operation === 'string' ? [operation] : Object.values(operation)).map(
    (id) => OPERATIONS[id] as DescribedOperation,
  );
  const fields: Fields = Object.assign({}, ...operations.map((each) => each.fields));
  const command = clientCommand(title, context).description(
    COMMANDS[title]?.summary ?? (operations[0] as DescribedOperation).summary,
  );
  const { words: own } = BODIES[title] ?? {};
  if (own !== undefined) command.argument(...own).allowExcessArguments();
  for (const word of words) {
    const { description = '', required } = fields[word] ?? {};
    const about = operations.length > 1 ? 'the id of the record' : description;
    command.argument(required ? `<${word.toUpperCase()}>` : `[${word.toUpperCase()}]`, about);
  }
  const named = own === undefined ? Object.entries(fields).filter(([name]) => !words.includes(name)) : [];
  const options = new Map(named.map(([name, field]) => [name, optionOf(name, field)]));
  for (const option of options.values()) command.addOption(option);
  const { calls = {} } = COMMANDS[title] ?? {};
  const others = isCall(calls) ? [] : Object.keys(calls).filter((each) => each !== 'list');
  const example = BODIES[title]?.example ?? exampleOf(title, operations[0] as DescribedOperation, words);
  const more = others.length === 0 ? '' : `\nAlso: ${others.map((each) => `tenderbox ${title} ${each}`).join(', ')}`;
  return { command: command.addHelpText('after', `${more}\nExample:\n  ${example}`), options };
}

/** The fields that were given, by their place in the request. */
function inputOf(fields: Fields, given: ReadonlyMap<string, string>, kind: string | undefined) {
  const input: Record<DescribedField['in'], JsonObject> = { path: {}, query: {}, body: {} };
  for (const [name, text] of given) {
    const field = fields[name];
    if (field === undefined) throw wrongInput(`${flagOf(name)} does not apply to ${nameOf(kind ?? '')}; leave it out.`);
    if (field.in === 'path' && /^\.{0,2}$/.test(text)) {
      throw wrongInput(`${name.toUpperCase()} cannot be ${JSON.stringify(text)}.`);
    }
    input[field.in][name] = field.in === 'path' ? text : readValue(flagOf(name), text, field);
  }
  const missing = Object.keys(fields).filter((name) => fields[name]?.required && !given.has(name));
  return { ...input, missing };
}

/** The exit code says whether the sandbox is ready, however the answer is printed. */
function notReady(url: string, status: Json | undefined): Rejection {
  const advice = { starting: 'ask again in a moment', stopping: 'start it again once it has stopped' };
  const todo = advice[status as keyof typeof advice] ?? 'its log says why';
  return new Rejection(`The sandbox at ${url} is not ready: ${cell(status)}; ${todo}.`, EXIT.failed, {
    code: 'not_ready',
  });
}

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const rest = [...args];
  const found = chosen(name, rest);
  if (found === undefined) {
    context.out(`Usage: tenderbox ${COMMANDS[name]?.usage} [OPTIONS]\n\nExamples:`);
    const { calls = {} } = COMMANDS[name] ?? {};
    for (const word of Object.keys(calls)) context.out(`  tenderbox ${name} ${word} --help`);
    return EXIT.ok;
  }
  const { title, call } = found;
  const { words = [] } = call;
  const { command, options } = commandOf(title, call, context);
  const own = BODIES[title];
  // What is less than nothing is no option, and is rejected in the words of the command.
  const negative = own === undefined ? [] : rest.filter((each) => /^-\d/.test(each));
  const more = negative.length === 0 ? [] : ['--', ...negative];
  command.parse([...rest.filter((each) => !negative.includes(each)), ...more], { from: 'user' });
  const said = command.opts<ClientOptions & Record<string, string>>();
  const [kind, id] =
    typeof call.operation === 'string'
      ? [undefined, call.operation]
      : operationOn(title, call.operation, command.args[0] as string);
  const operation = OPERATIONS[id] as DescribedOperation;
  const texts = [
    ...words.map((word, i) => [word, command.args[i]] as const),
    ...[...options].map(([field, option]) => [field, said[option.attributeName()]] as const),
  ].filter((each): each is [string, string] => each[1] !== undefined);
  const input =
    own === undefined ? inputOf(operation.fields, new Map(texts), kind) : { body: own.body(command.args), missing: [] };
  if (input.missing.length > 0) {
    throw wrongInput(
      `${title} needs ${input.missing.map(flagOf).join(' and ')}, such as ${exampleOf(title, operation, words)}`,
    );
  }
  const client = await connect(said, context);
  const answer = await client.call(id, input);
  if (id === 'getHealth' && answer.status !== 'ok') throw notReady(client.url, answer.status);
  const display = DISPLAYS[title] ?? plainLines;
  show(context, said.json, answer, () => display(answer, title));
  return EXIT.ok;
}
