/**
 * Compiles the merchant contract's validators ahead of time, to JavaScript that needs no compiler when it runs. Requests are
 * compiled by express-openapi-validator itself, so that what runs is its own work, only done earlier.
 */
import { _ } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { transform } from 'esbuild';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { compileContract, type Operation } from '../src/contract/contract.js';
import { compileWithEngine } from '../src/contract/engine.js';
import { applyOverlays, type ResolvedOverlay } from '../src/contract/overlay.js';
import { valueAt } from '../src/contract/pointer.js';
import { requestDocument } from '../src/contract/request-document.js';
import { formats } from '../src/contract/validator-helpers.js';

// The package is CommonJS, and its default export is one level deeper for whom Node imports it.
const standalone = (standaloneModule as unknown as { default: typeof standaloneModule.default }).default;

const sourceCode = { source: true, formats: _`formats` } as const;
const documentId = 'contract:';

/** What generated code calls beside the format functions, and the names that stand for it there. */
const helpers: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'ucs2length',
  'require("ajv/dist/runtime/equal").default': 'equal',
};

/** The text of `generated/compiled.ts`: one function per operation, one for all answers, and what each overlay changes. */
export async function compileValidators(
  document: OpenAPIObject,
  overlays: readonly ResolvedOverlay[],
): Promise<string> {
  const contract = compileContract(document);
  const requests = contract.operations.map((operation) => [operation.operationId, requestSource(operation)] as const);
  const pointers = answerPointers(contract.operations);
  const code = [
    `export const requests = {${requests.map(([id, source]) => `${JSON.stringify(id)}() {${source}}`).join(',')}};`,
    `export function answers() {const exports = {};${answersSource(document, pointers)} return exports;}`,
  ].join('\n');
  const { code: small } = await transform(withHelpers(code), { minify: true, lineLimit: 120, format: 'esm' });
  const tables = [
    `export const answerPointers = ${JSON.stringify(pointers, null, 2)};`,
    `export const touchedBy = ${JSON.stringify(touchedBy(document, overlays, pointers), null, 2)};`,
  ];
  return [
    '/* Generated from openapi/ by `npm run generate`: validators compiled ahead of time. Change the contract, not this file. */',
    '// @ts-nocheck: machine-made JavaScript, whose types stand in ../compiled.ts.',
    "import { equal, formats, ucs2length } from '../compiled-helpers.js';",
    ...tables,
    small,
  ].join('\n');
}

function withHelpers(code: string): string {
  let text = code;
  for (const [call, name] of Object.entries(helpers)) text = text.replaceAll(call, name);
  text = countedWhereItMatters(text);
  const left = /require\([^)]*\)/.exec(text);
  if (left !== null) throw new Error(`Compiled validators call ${left[0]}, which compiled-helpers.ts does not offer.`);
  return text;
}

/**
 * Bounds of lengths count characters, of which a text has at most as many as units and at least half as many. Where the units
 * already tell, the characters need not be counted.
 */
function countedWhereItMatters(code: string): string {
  const names = [...code.matchAll(/const (\w+) = ucs2length\b/g)].map(([, name]) => name);
  if (names.length === 0)
    throw new Error('Compiled validators count no characters, although the contract bounds texts.');
  const bound = new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\((\\w+)\\) ([<>]) (\\d+)`, 'g');
  return code.replaceAll(bound, (counted, text, sign, units) =>
    sign === '>' ? `${text}.length > ${units} && ${counted}` : `${text}.length < ${2 * units} && ${counted}`,
  );
}

/** The two validators that express-openapi-validator has for an operation: everything but the body, and the body. */
function requestSource(operation: Operation): string {
  const { general, body } = compileWithEngine(operation, { messages: false, code: sourceCode });
  const source = (judge: typeof general): string =>
    `(() => {const module = {};${standalone(judge.ajv as never, judge.validate)};return module.exports;})()`;
  const bodySource = operation.hasBody ? source(body) : 'undefined';
  return `return {general: ${source(general)}, body: ${bodySource}};`;
}

const answerPointers = (operations: readonly Operation[]): string[] => [
  ...new Set(
    operations.flatMap(({ responses }) => [...responses.values()].flatMap(({ schemaPointer }) => schemaPointer ?? [])),
  ),
];

function answersSource(document: OpenAPIObject, pointers: readonly string[]): string {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    meta: false,
    messages: false,
    formats: { ...formats },
    code: sourceCode,
  });
  ajv.addSchema(document as object, documentId);
  const names: Record<string, string> = {};
  for (const [index, pointer] of pointers.entries()) {
    ajv.addSchema({ $ref: documentId + pointer }, `answer${index}`);
    names[`answer${index}`] = `answer${index}`;
  }
  return standalone(ajv, names);
}

/** Which validators do not hold under an overlay: operations by their id, answers by the pointer of their schema. */
function touchedBy(document: OpenAPIObject, overlays: readonly ResolvedOverlay[], pointers: readonly string[]) {
  const before = fingerprints(document, pointers);
  const table: Record<string, string[]> = {};
  for (const overlay of overlays) {
    const changed = structuredClone(document);
    applyOverlays(changed, [overlay]);
    const after = fingerprints(changed, pointers);
    const touched = [...before].filter(([name, text]) => after.get(name) !== text).map(([name]) => name);
    // An answer that the base contract does not know was not compiled.
    const answers = answerPointers(compileContract(changed).operations);
    touched.push(...answers.filter((pointer) => !pointers.includes(pointer)));
    if (touched.length > 0) table[overlay.name] = touched;
  }
  return table;
}

/** What each validator is made from, as text. */
export function fingerprints(document: OpenAPIObject, pointers: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const operation of compileContract(document).operations) {
    found.set(operation.operationId, JSON.stringify(requestDocument(operation).document));
  }
  for (const pointer of pointers) found.set(pointer, JSON.stringify(closure(document, pointer)));
  return found;
}

/** A schema and all that it refers to, without what judges nothing. */
function closure(document: OpenAPIObject, start: string): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  const pending = [start];
  for (let pointer = pending.pop(); pointer !== undefined; pointer = pending.pop()) {
    if (Object.hasOwn(found, pointer)) continue;
    const text = JSON.stringify(valueAt(document, pointer), (key, value) =>
      ['description', 'example', 'examples'].includes(key) && typeof value !== 'object' ? undefined : value,
    );
    found[pointer] = text;
    for (const [, ref] of text.matchAll(/"\$ref":"([^"]+)"/g)) pending.push(ref as string);
  }
  return found;
}
