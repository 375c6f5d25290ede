/** What customers, chains and reviewers do to one record: a command for each action of the control contract. The id's prefix says what it is. */
import { Option } from 'commander';
import { ID_PREFIXES, type IdKind, kindOf } from '../domain/ids.js';
import { connect, type JsonObject } from './client.js';
import { ACTIONS, type Action } from './commands.js';
import { type Context, EXIT, wrongInput } from './context.js';
import { type ClientOptions, clientCommand } from './parse.js';
import { resourceLine, show } from './print.js';

/** What each kind is called where its own name would not do. */
const NAMES: Readonly<Record<string, string>> = { payment: 'a payment request', invoice: 'an invoice' };
const nameOf = (kind: string): string => NAMES[kind] ?? `a ${kind.replaceAll('_', ' ')}`;

const flagOf = (field: string): string => `--${field.replaceAll('_', '-')}`;

function actionOn(name: string, id: string): Action {
  const actions = ACTIONS.get(name) ?? [];
  const kind = kindOf(id);
  const found = actions.find((action) => action.kind === kind);
  if (found !== undefined) return found;
  const expected = actions.map((action) => `${nameOf(action.kind)} (${ID_PREFIXES[action.kind as IdKind]}…)`);
  throw wrongInput(`${name} is for ${expected.join(' or ')}; ${JSON.stringify(id)} is none.`);
}

function readValue(flag: string, text: string, { type, oneOf }: Action['fields'][string]): string | number {
  if (type === 'string') return oneOf.includes(text.toUpperCase()) ? text.toUpperCase() : text;
  if (!/^\d+(\.\d+)?$/.test(text)) throw wrongInput(`${flag} must be a number, not ${JSON.stringify(text)}.`);
  return Number(text);
}

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = clientCommand(name, context).argument('<ID>', 'the id of the record');
  const known = new Map(ACTIONS.get(name)?.flatMap(({ fields }) => Object.entries(fields)));
  const options = [...known].map(([field, { description, oneOf }]) => {
    const values = oneOf.length > 0 ? ` One of ${oneOf.join(', ')}.` : '';
    return new Option(`${flagOf(field)} <${field.toUpperCase()}>`, `${description}${values}`);
  });
  for (const option of options) command.addOption(option);
  command.parse(args, { from: 'user' });
  const id = command.args[0] as string;
  const { kind, path, fields } = actionOn(name, id);
  const given = command.opts<ClientOptions & Record<string, string>>();
  const body: JsonObject = {};
  for (const [i, field] of [...known.keys()].entries()) {
    const option = options[i] as Option;
    const text = given[option.attributeName()];
    if (text === undefined) continue;
    const schema = fields[field];
    if (schema === undefined) throw wrongInput(`${flagOf(field)} does not apply to ${nameOf(kind)}; leave it out.`);
    body[field] = readValue(flagOf(field), text, schema);
  }
  const client = await connect(given, context);
  const answer = await client.send('POST', path.replace('{id}', encodeURIComponent(id)), body);
  show(context, given.json, answer, () => [resourceLine(answer)]);
  return EXIT.ok;
}
