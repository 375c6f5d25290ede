/**
 * Validators as text that needs no compiler and holds no schema: errors name places of the contract's document, which
 * is shipped anyway. Ajv prints one statement a line, and what is changed of it here is known by its form; what has
 * another form than is known ends the build.
 */
import { _, type SchemaObject } from 'ajv';
import standaloneModule from 'ajv/dist/standalone/index.js';
import { unescapeKey } from '../pointer.js';
import { type Places, SCHEMAS } from './schemas.js';

type Standalone = typeof standaloneModule.default;
// The package is CommonJS, and its default export is one level deeper for whom Node imports it.
const standalone = ((standaloneModule as { default?: Standalone }).default ?? standaloneModule) as Standalone;

/** The schema of each function of an Ajv by the function's name, kept by its options, to which `process` is bound. */
const functionsOf = new WeakMap<object, Map<string, SchemaObject>>();

/** Options of an Ajv whose validators are printed. */
export const compilerOptions = {
  messages: false,
  inlineRefs: false,
  code: {
    source: true as const,
    lines: true,
    formats: _`formats`,
    process(this: object, code: string, env?: { validateName?: unknown; schema: unknown }): string {
      const functions = functionsOf.get(this) ?? new Map<string, SchemaObject>();
      functionsOf.set(this, functions.set(String(env?.validateName), env?.schema as SchemaObject));
      return code;
    },
  },
};

/** Spares each function the work for keywords that `copySchema` rejects; Ajv's draft 2020 heeds no option for it. */
export function withoutUnused<T>(ajv: T): T {
  Object.assign((ajv as { opts: object }).opts, { unevaluated: false, dynamicRef: false });
  return ajv;
}

/** What is printed of one Ajv. */
interface Printing {
  /** The Ajv, made with `compilerOptions`. */
  readonly ajv: unknown;
  /** A validator of it, or keys of several by the names that they are returned under. */
  readonly what: unknown;
  readonly places: Places;
  /** The schemas that references may lead to. */
  readonly components: Readonly<Record<string, unknown>>;
}

/** Statements that define functions, and the expression of the validator, or of an object of the validators. */
export interface Printed {
  readonly statements: string;
  readonly value: string;
}

/** Prints validators without the compiler, and without the schemas. */
export function print({ ajv, what, places, components }: Printing): Printed {
  const printed = standalone(ajv as never, what as never).replace(/^"use strict";\n?/, '');
  const { code, value } = withoutExports(printed);
  const { text, values } = withoutSchemas(code);
  const functions = functionsOf.get((ajv as { opts: { code: object } }).opts.code) ?? new Map();
  const placed = withoutParents(withPlaces(text, functions, places, components));
  const short = (ajv as { opts: { allErrors?: boolean } }).opts.allErrors ? placed : withoutCounting(placed);
  return { statements: `${values}${countedWhereItMatters(withHelpers(short))}\n`, value };
}

function withoutExports(printed: string): { code: string; value: string } {
  const single = /^module\.exports = (validate\d+);$/m.exec(printed)?.[1];
  if (single !== undefined) return { code: printed.replace(/^module\.exports.*;$/gm, ''), value: single };
  const named: string[] = [];
  const code = printed.replace(/^exports\.(\w+) = (validate\d+);$/gm, (_all, name, validate) => {
    named.push(`${name}:${validate}`);
    return '';
  });
  return { code, value: `{${named.join(',')}}` };
}

const ACCESS = /(?<![.\w])(schema\d+)((?:\.[A-Za-z_$][\w$]*|\[(?:\d+|"(?:[^"\\]|\\.)*")\])*)/g;
const MEMBER = /\.([A-Za-z_$][\w$]*)|\[(\d+|"(?:[^"\\]|\\.)*")\]/g;

/** Ajv prints each schema whole, for the lists and names that a function reads of it: these alone are kept. */
function withoutSchemas(code: string): { text: string; values: string } {
  const schemas = new Map<string, unknown>();
  const rest = code.replace(/^const (schema\d+) = (.*);$/gm, (_all, name, json) => {
    schemas.set(name, JSON.parse(json));
    return '';
  });
  const kept = new Map<string, string>();
  const text = rest.replace(ACCESS, (access, name, path) => {
    const keys = [...path.matchAll(MEMBER)].map(([, plain, quoted]) => plain ?? JSON.parse(quoted));
    const value = keys.reduce((at, key) => (at as Record<string, unknown>)[key], schemas.get(name));
    const json = JSON.stringify(readOf(value, keys.at(-1), access));
    if (!kept.has(json)) kept.set(json, `kept${kept.size}`);
    return kept.get(json) as string;
  });
  return { text, values: [...kept].map(([json, name]) => `const ${name} = ${json};\n`).join('') };
}

/** What a function reads of a schema: a list of values or types, or the names of properties. */
function readOf(value: unknown, key: unknown, access: string): unknown {
  if (Array.isArray(value) || (typeof value !== 'object' && value !== undefined)) return value;
  if (key !== 'properties') throw new Error(`Compiled validators read ${access}, which is neither a list nor names.`);
  return Object.fromEntries(Object.keys(value as object).map((name) => [name, 0]));
}

const TEXT = '"(?:[^"\\\\]|\\\\.)*"';
const FLAT = `(?:${TEXT}|[^{}"])*`;
/** An error as Ajv prints it: where in the data, which rule, and what the rule asks for. */
const ERROR = new RegExp(
  `\\{instancePath(?::(${FLAT}?))?,schemaPath:(${TEXT}),keyword:${TEXT},` +
    `params:(\\{${FLAT}\\})(?:,propertyName: ?(\\w+))?\\}`,
  'g',
);
/** How Ajv adds it to others. */
const ADDED =
  /const (err\d+) = (breach\(.*\));\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/g;
/** How it ends with one. */
const ALONE = /^(validate\d+)\.errors = \[breach\((.*\))\];\nreturn false;\n/gm;

/** Between functions, each of which begins a line. */
const FUNCTIONS = /^(?=function validate\d+\()/m;
const nameOf = (part: string): string => /^function (validate\d+)\(/.exec(part)?.[1] ?? '';

/** Puts the place in the contract's document into each error, which Ajv tells from the schema of the function. */
function withPlaces(
  code: string,
  functions: ReadonlyMap<string, SchemaObject>,
  places: Places,
  components: Readonly<Record<string, unknown>>,
): string {
  const parts = code.split(FUNCTIONS).map((part) => {
    const own = functions.get(nameOf(part));
    return part.replace(ERROR, (_all, at = 'instancePath', path, params, propertyName) => {
      const place = JSON.stringify(placeOf(JSON.parse(path), own, places, components));
      return `breach(${[at, place, params, ...(propertyName === undefined ? [] : [propertyName])].join(', ')})`;
    });
  });
  const text = parts.join('');
  const placed = text.replace(ADDED, 'vErrors = withBreach(vErrors, $2);\n').replace(ALONE, 'return reject($1, $2;\n');
  if (placed.includes('schemaPath:')) throw new Error('Compiled validators tell errors in an unknown form.');
  return placed;
}

/** The keyword alone for what no schema of the document says, but what express-openapi-validator puts around them. */
function placeOf(path: string, own: unknown, places: Places, components: Readonly<Record<string, unknown>>): string {
  const keys = path
    .split('/')
    .slice(1)
    .map((key) => unescapeKey(decodeURIComponent(key)));
  const keyword = keys.pop();
  const inlined = path.startsWith(SCHEMAS);
  const start = inlined ? components[keys[2] as string] : own;
  const schema = keys.slice(inlined ? 3 : 0).reduce((at, key) => (at as Record<string, unknown>)?.[key], start);
  const place = typeof schema === 'object' && schema !== null ? places.get(schema) : undefined;
  return `${place ?? ''}/${keyword}`;
}

const PARENTS = new RegExp(
  `,parentData(?::\\w+)?,parentDataProperty(?::(?:${TEXT}|\\w+))?,rootData(?=\\})` +
    '|, parentData, parentDataProperty, rootData=data',
  'g',
);

/** Only what changes values, such as a query's, needs to know where they stand; an answer is written into by nobody. */
function withoutParents(code: string): string {
  const text = code.replaceAll(PARENTS, '');
  return /\bparentData\b/.test(text) ? code : text;
}

const ADDED_OF_OTHER =
  /vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\);\nerrors = vErrors\.length;\n/g;
const COUNTING =
  /^(?:let vErrors = null;|let errors = 0;|const _errs\d+ = errors;|var valid\d+ = (?:_errs\d+ === errors|true);|if\(!valid\d+\)\{\nbreak;\n\})\n/gm;
const WHERE_NONE = /^if\((?:errors === (?:_errs\d+|0)|_errs\d+ === errors|valid\d+)\)(?=\{$)/gm;

/**
 * Ajv counts errors, and asks at each step whether there are more. A function that stops at the first one knows that there are none,
 * unless it tries alternatives, whose errors it may forget.
 */
function withoutCounting(code: string): string {
  const parts = code.split(FUNCTIONS).map((part) => {
    if (part.includes('withBreach(')) return part;
    const text = part
      .replace(ADDED_OF_OTHER, `${nameOf(part)}.errors = $1.errors;\nreturn false;\n`)
      .replace(COUNTING, '')
      .replace(WHERE_NONE, '')
      .replace(/^else \{\n\}\n/gm, '')
      .replace('= vErrors;\nreturn errors === 0;', '= null;\nreturn true;');
    if (/\b(?:vErrors|_errs\d|valid\d|errors ===)/.test(text))
      throw new Error('Compiled validators count errors in an unknown form.');
    return text;
  });
  return parts.join('');
}

/** What validators call beside the formats, and the names that stand for it in `validator-helpers.ts`. */
const HELPERS: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'countCharacters',
  'require("ajv/dist/runtime/equal").default': 'equal',
};

function withHelpers(code: string): string {
  let text = code;
  for (const [call, name] of Object.entries(HELPERS)) text = text.replaceAll(call, name);
  const left = /require\([^)]*\)/.exec(text);
  if (left !== null) throw new Error(`Compiled validators use ${left[0]}, which validator-helpers.ts does not offer.`);
  return text;
}

/**
 * Bounds of lengths count characters, of which a text has at most as many as units and at least half as many. Where the
 * units already tell, the characters need not be counted.
 */
function countedWhereItMatters(code: string): string {
  const names = [...code.matchAll(/const (\w+) = countCharacters\b/g)].map(([, name]) => name);
  if (names.length === 0) return code;
  const bound = new RegExp(`\\b(?:${[...new Set(names)].join('|')})\\((\\w+)\\) ([<>]) (\\d+)`, 'g');
  return code.replaceAll(bound, (counted, text, sign, units) =>
    sign === '>' ? `${text}.length > ${units} && ${counted}` : `${text}.length < ${2 * units} && ${counted}`,
  );
}
