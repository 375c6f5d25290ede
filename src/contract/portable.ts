/** A contract for tools that cannot read all of OpenAPI 3.1, or want nothing of the sandbox in it. */
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { isObject, valueAt } from './pointer.js';

/** What a contract is made into. Each is for itself; together they are done in the order in which they stand here. */
interface Portable {
  /** Without what only the sandbox has: its extensions, headers, examples and sentences about itself. */
  readonly without_sandbox: boolean;
  /** With everything that is referred to written out where it is used. */
  readonly dereferenced: boolean;
  readonly openapi: '3.1' | '3.0';
}

type Node = Record<string, unknown>;

/** A copy of the document, made into what was asked for. The document stays as it is. */
export function portable(document: OpenAPIObject, { without_sandbox, dereferenced, openapi }: Portable): object {
  let made: Node = structuredClone(document) as unknown as Node;
  if (without_sandbox) made = withoutSandbox(made);
  if (dereferenced) made = dereference(made, made, []) as Node;
  return openapi === '3.0' ? downgrade(made) : made;
}

/** Members whose content is data, and no part of the document: what looks like a reference in there is none. */
const DATA = new Set(['example', 'value', 'const', 'enum']);
const isData = (name: string, value: unknown): boolean =>
  DATA.has(name) || (name === 'examples' && Array.isArray(value));

/** Members whose own members have names of the API's, which mean nothing to OpenAPI: a property may be called `value`. */
const MAPS = new Set([
  ...['paths', 'webhooks', 'callbacks', 'responses', 'headers', 'content', 'examples', 'properties'],
  ...['patternProperties', 'schemas', 'parameters', 'requestBodies', 'securitySchemes', 'links', '$defs'],
]);

/** What is made of a part of the document; `named` where it is a map whose members have names of the API's. */
type Change = (value: unknown, named: boolean, name: string) => unknown;

/** Applies a change to the members of a node, but for data. */
function mapMembers(node: Node, named: boolean, change: Change): Node {
  const entries = Object.entries(node).map(([name, value]) => [
    name,
    !named && isData(name, value) ? value : change(value, !named && MAPS.has(name), name),
  ]);
  return Object.fromEntries(entries);
}

/** The extension by which the document marks what there is in the sandbox only. */
const MARK = 'x-tenderbox-only';
const OWN_WORDS = /sandbox|tenderbox/i;

function withoutSandbox(document: Node): Node {
  const isOwn = (value: unknown): boolean => {
    if (!isObject(value)) return false;
    const target = typeof value.$ref === 'string' ? valueAt(document, value.$ref) : value;
    return isObject(target) && target[MARK] !== undefined;
  };
  const clean = (value: unknown, named = false): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isOwn(item)).map((item) => clean(item));
    if (!isObject(value)) return value;
    const kept = Object.entries(value).filter(([name, child]) => !name.startsWith('x-tenderbox-') && !isOwn(child));
    const cleaned = mapMembers(Object.fromEntries(kept), named, clean);
    if (typeof cleaned.description === 'string') cleaned.description = withoutOwnSentences(cleaned.description);
    return cleaned;
  };
  return { ...(clean(document) as Node), servers: [{ url: '/v1' }] };
}

function withoutOwnSentences(text: string): string {
  const named = text.replace(/ \(`x-tenderbox-[\w-]+`\)/g, '');
  if (!OWN_WORDS.test(named)) return named;
  return named
    .split(/(?<=[.:])(?=\s)/)
    .filter((sentence) => !OWN_WORDS.test(sentence))
    .join('')
    .trimStart();
}

/** What may stand beside a reference and says nothing about what is valid. */
const NOTES = new Set([
  'summary',
  'description',
  'title',
  'deprecated',
  'readOnly',
  'writeOnly',
  'default',
  'example',
  'examples',
]);

/**
 * Writes out what is referred to.
 * @param within the references on the way here: one of them again would have no end, so that anything is allowed there
 */
function dereference(document: Node, value: unknown, within: readonly string[], named = false): unknown {
  if (Array.isArray(value)) return value.map((item) => dereference(document, item, within));
  if (!isObject(value)) return value;
  const { $ref, ...beside } = value;
  if (typeof $ref !== 'string') {
    // It names components, and what is written out has no name any more.
    const { discriminator: _, ...rest } = value;
    const plain = isObject(value.discriminator) && value.discriminator.propertyName !== undefined ? rest : value;
    return mapMembers(plain, named, (child, map) => dereference(document, child, within, map));
  }
  if (within.includes($ref)) return { description: `The same again: ${$ref.split('/').at(-1)}.`, ...beside };
  const target = dereference(document, valueAt(document, $ref), [...within, $ref]) as Node;
  const added = dereference(document, beside, within) as Node;
  const notes = Object.keys(added).every((name) => NOTES.has(name) || name.startsWith('x-'));
  return notes
    ? { ...target, ...added }
    : { ...added, allOf: [target, ...((added.allOf as unknown[] | undefined) ?? [])] };
}

function downgrade(document: Node): Node {
  const { jsonSchemaDialect: _, webhooks, ...rest } = document;
  const { summary: __, ...info } = document.info as Node;
  const license = isObject(info.license) ? { license: without(info.license, ['identifier']) } : {};
  const made = { ...rest, ...(webhooks === undefined ? {} : { 'x-webhooks': webhooks }) };
  return { ...(downgradeNode(made) as Node), openapi: '3.0.3', info: { ...info, ...license } };
}

const without = (node: Node, names: readonly string[]): Node =>
  Object.fromEntries(Object.entries(node).filter(([name]) => !names.includes(name)));

/** Any part of the document but a schema. */
function downgradeNode(value: unknown, named = false): unknown {
  if (Array.isArray(value)) return value.map((item) => downgradeNode(item));
  if (!isObject(value)) return value;
  // Beside a reference 3.0 ignores everything.
  if (typeof value.$ref === 'string') return { $ref: value.$ref };
  const written = !named && typeof value.in === 'string' ? oneExample(value) : value;
  return mapMembers(written, named, (child, map, name) => {
    if (!named && name === 'schema') return downgradeSchema(child);
    if (!named && name === 'schemas' && isObject(child)) return mapValues(child, downgradeSchema);
    return downgradeNode(child, map);
  });
}

/** A parameter with the first of its examples: tools that read 3.0 only know one. */
function oneExample(parameter: Node): Node {
  const { examples, ...rest } = parameter;
  const first = isObject(examples) ? Object.values(examples)[0] : undefined;
  return isObject(first) && Object.hasOwn(first, 'value') ? { ...rest, example: first.value } : parameter;
}

const mapValues = (node: Node, change: (value: unknown) => unknown): Node =>
  Object.fromEntries(Object.entries(node).map(([name, value]) => [name, change(value)]));

/** Keywords that 3.0 does not have and that have no other name there. What they forbid is allowed then. */
const UNKNOWN = [
  ...['if', 'then', 'else', 'propertyNames', 'unevaluatedProperties', 'unevaluatedItems', 'contains', 'minContains'],
  ...['maxContains', 'dependentRequired', 'dependentSchemas', '$schema', '$id', '$anchor', '$comment', '$defs'],
];

function downgradeSchema(schema: unknown): unknown {
  if (schema === true) return {};
  if (schema === false) return { not: {} };
  if (!isObject(schema)) return schema;
  const { $ref, ...beside } = schema;
  if (typeof $ref === 'string') {
    return Object.keys(beside).length === 0 ? { $ref } : { ...(downgradeSchema(beside) as Node), allOf: [{ $ref }] };
  }
  const made = without(schema, UNKNOWN);
  renameKeywords(made);
  for (const name of ['items', 'not', 'additionalProperties']) {
    if (isObject(made[name])) made[name] = downgradeSchema(made[name]);
  }
  if (isObject(made.properties)) made.properties = mapValues(made.properties, downgradeSchema);
  for (const name of ['allOf', 'anyOf', 'oneOf']) {
    if (Array.isArray(made[name])) made[name] = (made[name] as unknown[]).map(downgradeSchema);
  }
  formatNull(made);
  return made;
}

/** Keywords that 3.0 has under other names. */
function renameKeywords(made: Node): void {
  if (Object.hasOwn(made, 'const')) {
    made.enum = [made.const];
    delete made.const;
  }
  if (Array.isArray(made.examples)) {
    if (made.examples.length > 0) made.example ??= made.examples[0];
    delete made.examples;
  }
  for (const [exclusive, plain] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const bound = made[exclusive];
    if (typeof bound !== 'number') continue;
    const other = made[plain];
    const looser = typeof other === 'number' && (plain === 'minimum' ? other > bound : other < bound);
    delete made[exclusive];
    if (!looser) Object.assign(made, { [plain]: bound, [exclusive]: true });
  }
  if (isObject(made.patternProperties)) {
    if (made.additionalProperties === undefined || made.additionalProperties === false) {
      made.additionalProperties = { anyOf: Object.values(made.patternProperties) };
    }
    delete made.patternProperties;
  }
  if (Array.isArray(made.prefixItems)) {
    made.items = {
      anyOf: [...made.prefixItems, ...(made.items === undefined || made.items === false ? [] : [made.items])],
    };
    delete made.prefixItems;
  }
  if (made.contentEncoding === 'base64') made.format ??= 'byte';
  else if (made.contentMediaType !== undefined) made.format ??= 'binary';
  delete made.contentEncoding;
  delete made.contentMediaType;
}

/** In 3.0 null is no type, but a mark beside one. */
function formatNull(made: Node): void {
  if (Array.isArray(made.type)) {
    const types = made.type.filter((type) => type !== 'null');
    const mark = types.length < made.type.length ? { nullable: true } : {};
    if (types.length === 1) Object.assign(made, { type: types[0], ...mark });
    else {
      delete made.type;
      made.anyOf = types.map((type) => ({ type, ...mark }));
    }
  } else if (made.type === 'null') {
    // Nothing but null: a type that is needed beside the mark, of which no value is allowed.
    Object.assign(made, { type: 'string', nullable: true, enum: [null] });
  }
  for (const name of ['anyOf', 'oneOf']) {
    const choices = made[name];
    if (!Array.isArray(choices)) continue;
    const isNull = (choice: unknown): boolean =>
      isObject(choice) && Array.isArray(choice.enum) && choice.enum.length === 1 && choice.enum[0] === null;
    const others = choices.filter((choice) => !isNull(choice));
    if (others.length === choices.length || others.length === 0) continue;
    made[name] = others.map((choice) =>
      isObject(choice) && choice.type !== undefined ? { ...choice, nullable: true } : choice,
    );
  }
}
