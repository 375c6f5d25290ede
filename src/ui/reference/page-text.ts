/** An entry of the reference as text: for searches, and as Markdown to be taken along. */
import { type Contract, type Entry, type Parameter, rulesOf, type Schema } from '../api/contract.js';
import { typeOf } from './fields.js';
import { asText } from './form.js';

const found = new WeakMap<Entry, string>();

/** What an entry says, in small letters: its prose, its fields with their values, its errors and its examples. */
export function searchTextOf(contract: Contract, entry: Entry): string {
  const known = found.get(entry);
  if (known !== undefined) return known;
  const words: string[] = [];
  const seen = new Set<unknown>();
  const gather = (given: unknown): void => {
    if (typeof given !== 'object' || given === null) return void words.push(String(given));
    const value = '$ref' in given ? contract.resolve<object>(given).value : given;
    if (seen.has(value)) return;
    seen.add(value);
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties') words.push(...Object.keys(inner as object));
      gather(inner);
    }
  };
  gather([entry.description, entry.parameters, entry.body, entry.answers]);
  const text = words.join(' ').toLowerCase();
  found.set(entry, text);
  return text;
}

const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function fieldLine(contract: Contract, name: string, given: unknown, required: boolean, description = ''): string {
  const { value: schema } = contract.resolve<Schema>(given);
  const values = schema.enum === undefined ? [] : [`one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`];
  const rules = [typeOf(contract, schema), ...(required ? ['required'] : []), ...rulesOf(schema), ...values];
  return line(`- \`${name}\` (${rules.join('; ')}) ${description || (schema.description ?? '')}`);
}

function fieldLines(contract: Contract, given: unknown): string[] {
  const { value: schema } = contract.resolve<Schema>(given);
  return Object.entries(schema.properties ?? {}).map(([name, inner]) =>
    fieldLine(contract, name, inner, schema.required?.includes(name) === true),
  );
}

/** The page of an operation. @param address of the API, with its version */
export function markdownOf(contract: Contract, entry: Entry, address: string): string {
  const { method, path, title, description, parameters, body, answers } = entry;
  const named = parameters.map((each: Parameter) =>
    fieldLine(contract, `${each.in}: ${each.name}`, each.schema, each.required, each.description),
  );
  const blockOf = (value: unknown): string => `\`\`\`json\n${asText(value)}\n\`\`\``;
  return [
    `# ${title}`,
    `\`${method} ${address}${path}\``,
    description,
    ...(named.length > 0 ? ['## Parameters', named.join('\n')] : []),
    ...(body === undefined ? [] : ['## Body', body.description, fieldLines(contract, body.schema).join('\n')]),
    ...(body?.examples ?? []).slice(0, 1).map(({ value }) => blockOf(value)),
    '## Answers',
    ...answers.flatMap(({ status, description: said, body: answered }) => [
      `### ${status}`,
      line(said),
      ...(answered === undefined ? [] : [fieldLines(contract, answered.schema).join('\n')]),
      ...(answered?.examples ?? []).slice(0, 1).map(({ value }) => blockOf(value)),
    ]),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}
