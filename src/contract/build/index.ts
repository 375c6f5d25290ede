/** What is made of openapi/ and scenarios/schema.json: documents, overlays, validators and types. Run by the build and before tests, and never shipped. */

import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import type { SchemaObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { jsonpath } from 'json-p3';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { parse } from 'yaml';
import { applyOverlays, type OverlayStep, type ResolvedOverlay } from '../overlay.js';
import { escapeKey, isObject, valueAt } from '../pointer.js';
import { actionsOf, describedOperations, formsOf, methodsModule, operationsModule } from './actions.js';
import { compilerOptions, print, withoutUnused } from './code.js';
import { componentsOf, type Places, SCHEMAS } from './schemas.js';
import { printValidators } from './validators.js';

/** JavaScript that defines the constants `findFirst` and `findAll`. */
function printScenario(schema: SchemaObject): string {
  const places: Places = new WeakMap();
  notePlaces(schema, '#', places);
  const printed = (allErrors: boolean): string => {
    const ajv = withoutUnused(
      new Ajv2020({
        ...compilerOptions,
        allErrors,
        allowUnionTypes: true,
        strictRequired: false,
      } as never),
    );
    ajv.addVocabulary(['x-expected']);
    const { statements, value } = print({ ajv, what: ajv.compile(schema), places, components: {} });
    return `once(() => {${statements}return ${value};})`;
  };
  return `const findFirst = ${printed(false)};\nconst findAll = ${printed(true)};\n`;
}

function notePlaces(value: unknown, pointer: string, places: Places): void {
  if (typeof value !== 'object' || value === null) return;
  places.set(value, pointer);
  for (const [key, entry] of Object.entries(value)) notePlaces(entry, `${pointer}/${escapeKey(key)}`, places);
}

/** A file by its path in src/. */
interface MadeFile {
  readonly path: string;
  readonly text: string;
}

const banner = '/* Made of openapi/ by `npm run generate`. Change the contract, not this file. */\n';

/** A document whose `$ref`s are all internal, so that the program needs neither a YAML nor a `$ref` parser. */
async function bundleOf(openapi: URL, name: string): Promise<OpenAPIObject> {
  const file = fileURLToPath(new URL(`${name}.yaml`, openapi));
  return within(`openapi/${name}.yaml cannot be read`, async () => {
    return (await SwaggerParser.bundle(file)) as unknown as OpenAPIObject;
  });
}

/** Does something, and says of a failure what it was about, in one line. */
async function within<T>(what: string, act: () => T | Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new Error(`${what}: ${(error as Error).message.replace(/\s*\n\s*/g, ' ')}`, { cause: error });
  }
}

/** What the program loads. @param openapi the folder of the contracts */
export async function makeContract(openapi: URL): Promise<MadeFile[]> {
  const [merchant, sandbox] = await Promise.all([bundleOf(openapi, 'merchant'), bundleOf(openapi, 'sandbox')]);
  const overlays = await within('openapi/overlays', () => resolveOverlays(merchant, openapi));
  const scenario = JSON.parse(await readFile(new URL('../scenarios/schema.json', openapi), 'utf8'));
  const printed = (name: string, document: OpenAPIObject, all: typeof overlays): Promise<string> =>
    within(`The schemas of openapi/${name}.yaml cannot be compiled`, () => printValidators(document, all));
  return [
    { path: 'contract/generated/merchant.json', text: JSON.stringify(merchant) },
    { path: 'contract/generated/sandbox.json', text: JSON.stringify(sandbox) },
    { path: 'cli/generated/actions.json', text: JSON.stringify(actionsOf(sandbox)) },
    { path: 'cli/generated/operations.json', text: JSON.stringify(describedOperations(sandbox)) },
    { path: 'client/generated/methods.ts', text: banner + methodsModule(merchant) },
    { path: 'client/control/generated/operations.ts', text: banner + operationsModule(sandbox) },
    { path: 'ui/generated/forms.json', text: JSON.stringify(formsOf(sandbox)) },
    { path: 'ui/generated/event-types.json', text: JSON.stringify(Object.keys(merchant.webhooks ?? {})) },
    { path: 'contract/generated/overlays.json', text: JSON.stringify({ overlays }) },
    ...moduleOf('contract/generated/merchant-validators', await printed('merchant', merchant, overlays), COMPILED),
    ...moduleOf('contract/generated/base-validators', await printed('merchant', merchant, []), COMPILED),
    ...moduleOf('contract/generated/sandbox-validators', await printed('sandbox', sandbox, []), COMPILED),
    ...moduleOf('scenarios/generated/validators', printScenario(scenario), SCENARIO),
  ];
}

const COMPILED = { compiled: 'CompiledValidators' };
const SCENARIO = { findFirst: '() => Validate', findAll: '() => Validate' };

/** A module in JavaScript, with the types of what it exports beside it, so that no type check reads all of it. */
function moduleOf(path: string, code: string, exported: Readonly<Record<string, string>>): MadeFile[] {
  const helpers = 'breach, countCharacters, equal, formats, once, reject, withBreach';
  const imports = `import { ${helpers} } from '../../contract/validator-helpers.js';\n`;
  const types = Object.entries(exported).map(([name, type]) => `export declare const ${name}: ${type};\n`);
  const typeImports = "import type { CompiledValidators, Validate } from '../../contract/contract.js';\n";
  return [
    { path: `${path}.js`, text: `${banner}${imports}${code}export { ${Object.keys(exported).join(', ')} };\n` },
    { path: `${path}.d.ts`, text: `${banner}${typeImports}${types.join('')}` },
  ];
}

// A body's default is documentation here: it is never injected into what a client sent, so the property stays optional.
const typeOptions = { defaultNonNullable: false, silent: true };

/** A document of its own for the events in form 2: the schema of any event there, and those that it refers to. */
async function form2Of(openapi: URL): Promise<OpenAPIObject> {
  const document = await bundleOf(openapi, 'merchant');
  const overlays = await resolveOverlays(document, openapi);
  applyOverlays(
    document,
    overlays.filter(({ name }) => name === 'envelope-form2'),
  );
  const components = componentsOf(document, { $ref: `${SCHEMAS}Event` }, (schema) => schema);
  return { openapi: document.openapi, info: document.info, paths: {}, components };
}

/**
 * The types of both documents and of the events in form 2, which only type checks read.
 * @param openapi the folder of the contracts
 */
export async function makeTypes(openapi: URL): Promise<MadeFile[]> {
  // It loads the compiler of TypeScript, which takes longer than all the rest.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const documents = {
    merchant: bundleOf(openapi, 'merchant'),
    sandbox: bundleOf(openapi, 'sandbox'),
    'merchant-form2': within('openapi/overlays', () => form2Of(openapi)),
  };
  return Promise.all(
    Object.entries(documents).map(async ([name, document]) => ({
      path: `contract/generated/${name}.ts`,
      text: `${banner}\n${astToString(await openapiTS((await document) as never, typeOptions))}`,
    })),
  );
}

// Overlays as they are written: read, applied as the specification says, and resolved for the program.

type Key = string | number;

/** An overlay by the name of its file. */
interface WrittenOverlay {
  readonly name: string;
  readonly document: {
    readonly overlay?: string;
    readonly 'x-tenderbox-when': Readonly<Record<string, string>>;
    readonly actions: readonly {
      readonly target: string;
      readonly update?: Record<string, unknown>;
      readonly remove?: true;
    }[];
  };
}

/**
 * Every overlay as it is written; those that build on fewer settings come first.
 * @param openapi the folder of the contracts
 */
export async function readOverlays(openapi: URL): Promise<WrittenOverlay[]> {
  const folder = new URL('overlays/', openapi);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const overlays = await Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.yaml$/, ''),
      document: parse(await readFile(new URL(file, folder), 'utf8')) as WrittenOverlay['document'],
    })),
  );
  for (const overlay of overlays) checkForm(overlay);
  return overlays.sort((a, b) => breadth(a) - breadth(b));
}

const breadth = ({ document }: WrittenOverlay): number => Object.keys(document['x-tenderbox-when']).length;

function checkForm({ name, document: { overlay, actions, 'x-tenderbox-when': when } }: WrittenOverlay): void {
  if (overlay !== '1.0.0') throw new Error(`${name}: it must be an Overlay 1.0.0 document.`);
  if (!isObject(when) || Object.keys(when).length === 0) throw new Error(`${name}: x-tenderbox-when names no setting.`);
  if (!Array.isArray(actions) || actions.length === 0) throw new Error(`${name}: it has no actions.`);
  for (const { target, update, remove } of actions) {
    if (typeof target !== 'string') throw new Error(`${name}: an action has no target.`);
    if ((remove === true) === (update !== undefined)) throw new Error(`${name}: ${target} must update or remove.`);
    if (update !== undefined && !isObject(update)) throw new Error(`${name}: the update of ${target} is no object.`);
  }
}

/**
 * Applies an overlay as the specification says, in place, and tells what it did as steps with resolved places. Two
 * things that the specification leaves to the tool are rejected: an array that an update meets (remove it first, so that
 * nobody wonders whether it is replaced or extended) and the removal of an entry of an array, which would move the
 * others.
 * @param strict whether a target that matches nothing is an error: only where the overlay is alone it is a slip
 */
export function applyOverlay(base: object, { name, document }: WrittenOverlay, strict = false): OverlayStep[] {
  const steps: OverlayStep[] = [];
  for (const { target, update, remove } of document.actions) {
    const places = jsonpath.query(target, base as never).nodes.map(({ location }) => location as Key[]);
    if (places.length === 0 && strict) throw new Error(`${name}: nothing stands at ${target}.`);
    for (const at of places) {
      steps.push(remove ? { at, remove: true } : { at, update });
      if (remove) removeAt(base, at, name);
      else merge(valueAt(base, at), update ?? {}, `${name}: ${target}`);
    }
  }
  return steps;
}

function removeAt(base: object, at: readonly Key[], name: string): void {
  const owner = valueAt(base, at.slice(0, -1));
  if (!isObject(owner)) throw new Error(`${name}: an entry of an array cannot be removed: /${at.join('/')}.`);
  delete owner[at.at(-1) as Key];
}

function merge(node: unknown, update: Readonly<Record<string, unknown>>, where: string): void {
  if (!isObject(node)) throw new Error(`${where} is no object, so it cannot be updated.`);
  for (const [key, value] of Object.entries(update)) {
    const present = node[key];
    if (isObject(present) && isObject(value)) merge(present, value, `${where}/${key}`);
    else if (typeof present === 'object' && present !== null) {
      throw new Error(`${where}: ${key} is there already and of another kind; remove it first.`);
    } else node[key] = structuredClone(value);
  }
}

/** Whether whoever chooses `wide` has also chosen everything that `narrow` asks for. */
const implies = (wide: Readonly<Record<string, string>>, narrow: Readonly<Record<string, string>>): boolean =>
  Object.entries(narrow).every(([setting, value]) => wide[setting] === value);

/**
 * The overlays as the program applies them: no JSONPath and no YAML, only places. Targets are resolved against the base
 * document with the overlays that this one builds on, so that a name which only one of those brings in can be meant.
 */
async function resolveOverlays(base: object, openapi: URL): Promise<ResolvedOverlay[]> {
  const overlays = await readOverlays(openapi);
  return overlays.map((overlay) => {
    const when = overlay.document['x-tenderbox-when'];
    const document = structuredClone(base);
    for (const other of overlays) {
      if (other !== overlay && implies(when, other.document['x-tenderbox-when'])) applyOverlay(document, other);
    }
    return { name: overlay.name, when, steps: applyOverlay(document, overlay, true) };
  });
}
