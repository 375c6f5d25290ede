import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

// The walls of the house, executed. When a wall is wrong, change this table first, with the reason.

interface Module {
  /** Modules whose code it may import. */
  readonly imports: readonly string[];
  /** Modules of which it may import types only. */
  readonly types?: readonly string[];
  readonly packages: readonly string[];
  /** How many files and lines it may have. A higher bound needs its reason in the commit that raises it. */
  readonly most: readonly [files: number, lines: number];
  /** True where it runs on a machine of its own, and so touches that one itself. */
  readonly machine?: true;
  readonly why: string;
}

const everyModule = [
  ...[
    'words',
    'contract',
    'domain',
    'variants',
    'chains',
    'deliveries',
    'scenarios',
    'api',
    'merchant',
    'control',
    'audit',
  ],
  ...[
    'recordings',
    'pages',
    'snippets',
    'client',
    'client/control',
    'platform',
    'platform/fetch',
    'platform/page',
    'platform/object',
    'store',
    'config',
    'app',
    'sdk',
  ],
];

const modules: Record<string, Module> = {
  words: {
    most: [1, 40],
    imports: [],
    packages: ['fastest-levenshtein'],
    why: 'Which of the words that are known was meant: every module that rejects one asks here.',
  },
  contract: {
    most: [19, 2814],
    imports: ['words'],
    packages: ['openapi3-ts'],
    why: 'It validates messages against documents, and knows nothing of what they are about.',
  },
  'contract/build': {
    most: [7, 1130],
    imports: ['contract'],
    packages: [
      ...['@apidevtools/swagger-parser', 'openapi3-ts', 'openapi-typescript', 'express-openapi-validator', 'ajv'],
      ...['json-p3', 'yaml', 'node:crypto', 'node:fs', 'node:url'],
    ],
    why: 'Makes of openapi/ what the program loads, before it is bundled; nothing that is shipped imports it.',
  },
  domain: {
    most: [42, 7726],
    imports: [],
    types: ['contract'],
    packages: [],
    why: 'The books run anywhere, a web worker included.',
  },
  variants: {
    most: [6, 890],
    imports: ['domain', 'words'],
    packages: ['@scure/base'],
    why: 'Tables of what the description leaves open.',
  },
  chains: {
    most: [5, 791],
    imports: ['domain'],
    packages: ['@noble/hashes', '@scure/base'],
    why: 'Addresses and hashes, free of Node.',
  },
  deliveries: {
    most: [9, 1650],
    imports: ['domain', 'variants'],
    types: ['contract'],
    packages: ['@noble/hashes', '@scure/base'],
    why: 'Prepares, records and verifies; sending is handed in by platform, and a receiver may run anywhere.',
  },
  scenarios: {
    most: [15, 2308],
    imports: ['domain', 'words'],
    types: ['contract'],
    packages: ['yaml', '@faker-js/faker', 're2js'],
    why: 'Reads scenario files as text that it is handed, suggests names, and drives the domain.',
  },
  api: {
    most: [3, 627],
    imports: ['words'],
    packages: [],
    why: 'The runtime of both APIs and the pages: call, reply, steps, routes, the path that it is below. It knows neither API, and no transport.',
  },
  merchant: {
    most: [5, 1098],
    imports: ['domain', 'variants', 'contract', 'api', 'words'],
    packages: [],
    why: 'The steps of a public call, and its handlers.',
  },
  recordings: {
    most: [7, 1158],
    imports: ['domain', 'scenarios'],
    types: ['contract'],
    packages: [],
    why: 'Texts and answers held against each other: the sandbox that a recording is played against is handed in.',
  },
  control: {
    most: [34, 4851],
    imports: ['domain', 'scenarios', 'deliveries', 'contract', 'audit', 'api', 'recordings', 'words'],
    packages: [],
    why: 'The other side of the counter: it may move everything, and is called as the merchant API is.',
  },
  audit: {
    most: [9, 1745],
    imports: ['domain', 'contract', 'variants'],
    packages: [],
    why: 'Reads the request log against the guidance.',
  },
  pages: {
    most: [18, 3035],
    imports: ['domain', 'api', 'chains'],
    packages: ['qr'],
    why: 'Serves documents and what the build made for browsers; checkout and hosted invoice are rendered here from the books, by templates that escape.',
  },
  ui: {
    most: [171, 16277],
    imports: ['snippets', 'platform/page', 'chains'],
    types: ['contract', 'domain'],
    packages: ['preact', '@preact/signals', '@noble/hashes'],
    machine: true,
    why: 'Plain clients of the two APIs, which show calls as code to copy; a handler that a reader writes has an HMAC where browsers have none. A browser is another machine: nothing of Node is there, and of a sandbox in a page only what its workers tell each other.',
  },
  snippets: {
    most: [11, 982],
    imports: [],
    types: ['contract'],
    packages: [],
    why: 'Text from text: pages in a browser and the documentation show the same code.',
  },
  client: {
    most: [12, 945],
    imports: ['platform/web'],
    types: ['contract'],
    packages: [],
    why: 'The client of the public API that integrators bundle, for browsers too: knows the contract by its types only, and of platform what browsers have.',
  },
  'client/control': {
    most: [5, 615],
    imports: ['platform/web'],
    types: ['contract'],
    packages: [],
    why: 'The client of the control API that integrators bundle, for browsers too: made of the contract, of which it knows operations and types. Commands share its words.',
  },
  'platform/web': {
    most: [1, 46],
    machine: true,
    imports: [],
    types: ['client'],
    packages: [],
    why: 'The machine as browsers and Node both have it: nothing of Node, because it is bundled for browsers.',
  },
  'platform/fetch': {
    most: [4, 419],
    machine: true,
    imports: ['api'],
    packages: [],
    why: 'Calls without a server, in Node, workers and pages alike: nothing of Node.',
  },
  'platform/page': {
    most: [16, 1000],
    machine: true,
    imports: ['platform', 'platform/fetch'],
    types: ['deliveries'],
    packages: ['@noble/hashes'],
    why: 'A browser in the place of Node: what the engine imports of platform/node under the same names, the worker that holds it, the service worker that leads to it.',
  },
  'platform/object': {
    most: [14, 934],
    machine: true,
    imports: ['api', 'domain', 'platform', 'platform/fetch', 'platform/page'],
    types: ['deliveries'],
    packages: ['cloudflare:workers'],
    why: 'A durable object in the place of Node, over what a page has already: one for each merchant, and the worker in front of them.',
  },
  platform: {
    most: [33, 3976],
    machine: true,
    imports: ['api'],
    types: ['domain', 'deliveries', 'recordings'],
    packages: ['express', 'selfsigned', 'chokidar', 'node:*'],
    why: 'The only module that touches the machine; what it offers is described by the modules that use it. Its server hands calls to the runtime of api.',
  },
  store: {
    most: [3, 636],
    imports: ['domain', 'platform'],
    packages: ['lowdb'],
    why: 'Where worlds live: domain says what changed and how it is put together again, platform writes and reads the lines.',
  },
  config: {
    most: [5, 1032],
    imports: ['domain', 'variants', 'scenarios', 'contract', 'api', 'words'],
    packages: ['yaml', 'node:path', 'node:net'],
    why: 'Flags, environment, files and options become one configuration, or the list of what is wrong with them.',
  },
  app: {
    most: [15, 1632],
    imports: everyModule.filter((module) => module !== 'sdk'),
    packages: ['yaml', 'node:util'],
    why: 'Puts the modules together, starts and stops what they make; what runs it is not known here.',
  },
  sdk: {
    most: [8, 832],
    imports: everyModule,
    packages: [],
    why: 'The sandbox from code: options in, methods that are what the control API does.',
  },
  'sdk/fixtures': {
    most: [7, 297],
    imports: ['client/control', 'sdk'],
    types: ['contract'],
    packages: ['vitest', '@jest/globals', '@playwright/test', 'node:worker_threads', 'node:url'],
    why: 'Tests of others: a sandbox beside them, driven as any running one. Each runner has a few lines over what they share.',
  },
  cli: {
    most: [38, 4538],
    imports: everyModule,
    packages: ['commander', 'yaml', '@modelcontextprotocol/sdk', 'marked', 'node:*'],
    why: 'Commands: each a plain client of the control API, or of its one module.',
  },
  root: {
    most: [4, 60],
    imports: [...everyModule, 'cli'],
    packages: [],
    why: 'What the package exports and runs: index.ts, webhooks.ts, client.ts and cli.ts, a few lines each.',
  },
};

const rootFile = /^(?:index|cli|webhooks|client)\.ts$/;

/** One file of src/: its path there, and its text. */
type Sources = Readonly<Record<string, string>>;

interface Import {
  readonly specifier: string;
  readonly typeOnly: boolean;
  readonly lazy: boolean;
}

function moduleOf(path: string): string {
  if (rootFile.test(path)) return 'root';
  const [outer, inner = ''] = path.replace(/\.ts$/, '').split('/') as [string, string?];
  return Object.hasOwn(modules, `${outer}/${inner}`) ? `${outer}/${inner}` : outer;
}

function importsOf(source: ts.SourceFile): Import[] {
  const found: Import[] = [];
  const note = (literal: ts.Node | undefined, typeOnly: boolean, lazy: boolean) => {
    if (literal && ts.isStringLiteralLike(literal)) found.push({ specifier: literal.text, typeOnly, lazy });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) note(node.moduleSpecifier, isTypeImport(node.importClause), false);
    else if (ts.isExportDeclaration(node)) note(node.moduleSpecifier, node.isTypeOnly, false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) note(node.argument.literal, true, false);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      note(node.arguments[0], false, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}

// Time, chance, timers, the network and the environment belong to platform alone.
const forbiddenMembers = ['Date.now', 'Math.random', 'performance.now', 'process.env', 'process.hrtime'];
const forbiddenNames = new Set([
  ...['setTimeout', 'setInterval', 'setImmediate', 'fetch'],
  ...['randomBytes', 'randomUUID', 'randomInt', 'getRandomValues'],
]);
const forbiddenModules = new Set(['node:timers', 'node:timers/promises', 'node:perf_hooks']);
const globals = new Set(['globalThis', 'window', 'self', 'crypto', 'timers', 'webcrypto']);

function machineTouches(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const owner = node.expression.getText(source).replace(/^globalThis\./, '');
      const member = `${owner}.${node.name.text}`;
      if (forbiddenMembers.includes(member)) found.push(member);
      else if (globals.has(owner) && forbiddenNames.has(node.name.text)) found.push(member);
    } else if (ts.isImportDeclaration(node)) {
      const module = (node.moduleSpecifier as ts.StringLiteral).text;
      const takesEnv = module === 'node:process' && /\benv\b/.test(node.importClause?.getText(source) ?? '');
      if (takesEnv) found.push('process.env');
      if (forbiddenModules.has(module)) found.push(module);
    } else if (ts.isNewExpression(node) && isDate(node.expression) && !node.arguments?.length) found.push('new Date()');
    else if (ts.isCallExpression(node) && isDate(node.expression)) found.push('Date()');
    else if (ts.isIdentifier(node) && forbiddenNames.has(node.text) && isReference(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isDate(node: ts.Node): boolean {
  return ts.isIdentifier(node) && node.text === 'Date';
}

/** True where a name is used or imported, and not the name of somebody's member, parameter or type. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isImportSpecifier(parent)) return true;
  return !('name' in parent && parent.name === node) && !ts.isTypeNode(parent);
}

function findViolations(sources: Sources): string[] {
  const violations: string[] = [];
  const graph = new Map<string, string[]>();
  for (const [path, text] of Object.entries(sources)) {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const name = moduleOf(path);
    const module = modules[name];
    if (module === undefined) {
      violations.push(`${path}: the table has no module ${name}`);
      continue;
    }
    const imports = importsOf(source);
    violations.push(...imports.flatMap((entry) => checkImport(path, name, module, entry)));
    if (module.machine !== true)
      violations.push(...machineTouches(source).map((what) => `${path}: ${what} outside platform`));
    const eager = imports.filter((entry) => !entry.typeOnly && !entry.lazy && entry.specifier.startsWith('.'));
    graph.set(
      path.replace(/\.tsx$/, '.ts'),
      eager.map((entry) => targetOf(path, entry.specifier)),
    );
  }
  return [...violations, ...findCycles(graph)];
}

function targetOf(path: string, specifier: string): string {
  return relative('/', resolve('/', dirname(path), specifier)).replace(/\.js$/, '.ts');
}

function checkImport(path: string, name: string, module: Module, entry: Import): string[] {
  if (!entry.specifier.startsWith('.')) {
    const [first = '', second = ''] = entry.specifier.split('/');
    const packageName = first.startsWith('@') ? `${first}/${second}` : first;
    const allowed =
      module.packages.includes(packageName) || (/^node:/.test(first) && module.packages.includes('node:*'));
    return allowed ? [] : [`${path}: package ${packageName} in ${name}`];
  }
  const target = targetOf(path, entry.specifier);
  const targetModule = moduleOf(target);
  const allowed = targetModule === name || module.imports.includes(targetModule);
  if (allowed || (entry.typeOnly && module.types?.includes(targetModule))) return [];
  return [`${path}: imports ${entry.typeOnly ? 'types of ' : ''}${targetModule}`];
}

function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const trail: string[] = [];
  const cycles: string[] = [];
  const walk = (path: string): void => {
    const start = trail.indexOf(path);
    if (start >= 0) cycles.push(`cycle: ${[...trail.slice(start), path].join(' → ')}`);
    if (start >= 0 || done.has(path)) return;
    trail.push(path);
    for (const next of graph.get(path) ?? []) walk(next);
    trail.pop();
    done.add(path);
  };
  for (const path of graph.keys()) walk(path);
  return cycles;
}

function readSources(): Sources {
  const root = fileURLToPath(new URL('../src/', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const code = files.filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'));
  return Object.fromEntries(code.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]));
}

test('src keeps to the table', () => {
  expect(findViolations(readSources())).toEqual([]);
});

test('no module outgrows its bounds', () => {
  const sizes = new Map<string, { files: number; lines: number }>();
  for (const [path, text] of Object.entries(readSources())) {
    const { files, lines } = sizes.get(moduleOf(path)) ?? { files: 0, lines: 0 };
    sizes.set(moduleOf(path), { files: files + 1, lines: lines + text.split('\n').length - 1 });
  }
  const over = [...sizes].flatMap(([module, { files, lines }]) => {
    const [most_files, most_lines] = (modules[module] as Module).most;
    if (files <= most_files && lines <= most_lines) return [];
    const has = `${module} has ${files} files and ${lines} lines, and at most ${most_files} and ${most_lines}`;
    return [`${has}: take something out, or raise \`most\` in this file and say why in the commit.`];
  });
  expect(over).toEqual([]);
});

describe('the checker', () => {
  test.each<[string, Sources]>([
    ['domain imports the server', { 'domain/a.ts': "import { app } from '../merchant/app.js';" }],
    ['domain imports code of contract', { 'domain/a.ts': "import { loadContract } from '../contract/index.js';" }],
    ['domain imports contract lazily', { 'domain/a.ts': "const a = () => import('../contract/index.js');" }],
    ['domain uses a package', { 'domain/a.ts': "import { parse } from 'yaml';" }],
    ['domain uses Node', { 'domain/a.ts': "import type { Buffer } from 'node:buffer';" }],
    ['merchant re-exports platform', { 'merchant/a.ts': "export { now } from '../platform/time.js';" }],
    ['platform imports code of deliveries', { 'platform/a.ts': "import { attempt } from '../deliveries/attempt.js';" }],
    [
      'a module imports the composition root',
      { 'merchant/a.ts': "import { createTenderbox } from '../app/start.js';" },
    ],
    ['a module that nobody planned', { 'utils/a.ts': '' }],
    ['a root file that nobody planned', { 'helpers.ts': '' }],
    ['a page that imports the books in a browser', { 'ui/a.tsx': "import { getPayment } from '../domain/books.js';" }],
    ['a page that uses Node', { 'ui/a.tsx': "import { join } from 'node:path';" }],
    ['a cycle between components', { 'ui/a.tsx': "import './b.js';", 'ui/b.tsx': "export * from './a.js';" }],
    ['the time in a server-rendered page', { 'pages/a.tsx': 'const now = Date.now();' }],
    ['a cycle', { 'domain/a.ts': "import './b.js';", 'domain/b.ts': "export * from './a.js';" }],
    ['a package in scenarios', { 'scenarios/a.ts': "import { readFile } from 'node:fs/promises';" }],
    ['the time', { 'domain/a.ts': 'const now = Date.now();' }],
    ['the time, handed on', { 'domain/a.ts': 'export const now = globalThis.Date.now;' }],
    ['a date of now', { 'merchant/a.ts': 'const now = new Date();' }],
    ['a date as text', { 'merchant/a.ts': 'const now = Date();' }],
    ['chance', { 'scenarios/a.ts': 'const dice = Math.random();' }],
    ['a timer', { 'deliveries/a.ts': 'setTimeout(() => {}, 5);' }],
    ['a timer of the global object', { 'deliveries/a.ts': 'globalThis.setInterval(tick, 5);' }],
    ['a timer under another name', { 'cli/a.ts': 'const later = setImmediate;' }],
    ['the network', { 'deliveries/a.ts': "await fetch('http://localhost');" }],
    ['the environment', { 'config/a.ts': 'const port = process.env.PORT;' }],
    ['the environment under another name', { 'cli/a.ts': "import { argv, env } from 'node:process';" }],
    ['timers that are imported', { 'cli/a.ts': "import { scheduler } from 'node:timers/promises';" }],
    ['random bytes', { 'cli/a.ts': "import { randomBytes } from 'node:crypto';" }],
    ['a random id', { 'merchant/a.ts': 'const id = crypto.randomUUID();' }],
  ])('rejects %s', (_name, sources) => {
    expect(findViolations(sources)).toHaveLength(1);
  });

  test.each<[string, Sources]>([
    ['types where code is forbidden', { 'domain/a.ts': "import type { Schema } from '../contract/index.js';" }],
    ['types named one by one', { 'domain/a.ts': "import { type Schema } from '../contract/index.js';" }],
    [
      'types that refer to each other',
      { 'domain/a.ts': "import type {} from './b.js';", 'domain/b.ts': "import './a.js';" },
    ],
    ['platform touching the machine', { 'platform/a.ts': "import 'node:fs'; setTimeout(() => Date.now(), 5);" }],
    ['a browser touching its machine', { 'ui/a.tsx': "fetch('/'); setTimeout(() => Date.now(), 5);" }],
    ['a date that is given', { 'domain/a.ts': 'const then = new Date(5); const day = Date.parse(text);' }],
    ['words in text and comments', { 'domain/a.ts': "const text = 'Date.now()'; // setTimeout" }],
    [
      'a member that is called like a timer',
      { 'domain/a.ts': 'interface Port { fetch(url: string): void } port.fetch(a);' },
    ],
  ])('accepts %s', (_name, sources) => {
    expect(findViolations(sources)).toEqual([]);
  });
});
