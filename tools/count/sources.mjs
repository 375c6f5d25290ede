// What stands in a checkout: its hand-written sources by module, and what git holds of generated lines.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Modules that are not the engine, by their folder below src/ or the beginning of a loose file's name; the rest is the engine. */
const OTHERS = [
  ['ui', /^(browser|ui)\//],
  ['platform', /^(host|platform)\//],
  ['cli', /^cli(\/|\.ts$)/],
  ['sdk', /^sdk\//],
  ['client', /^client(\/|\.ts$)/],
];

const moduleOf = (path) => OTHERS.find(([, names]) => names.test(path))?.[0] ?? 'engine';
const isGenerated = (path) => /(^|\/)generated\//.test(path);

/** Every hand-written file below src/: its path there, its module and its text. */
export function readSources(folder) {
  return readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, 'src').length + 1))
    .filter((path) => !isGenerated(path) && (/\.tsx?$/.test(path) || moduleOf(path) === 'ui'))
    .sort()
    .map((path) => ({ path, module: moduleOf(path), text: readFileSync(join(folder, 'src', path), 'utf8') }));
}

const linesOf = (text) => text.split('\n').length - 1;

/** How many lines sources have together. */
export const lines = (sources) => sources.reduce((sum, { text }) => sum + linesOf(text), 0);

/** How many files lie in src/ itself, entry points included. */
export const looseFiles = (sources) => sources.filter(({ path }) => !path.includes('/')).length;

/** How many lines of generated code and collections git holds. */
export function generatedLines(folder) {
  const files = execFileSync('git', ['-C', folder, 'ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  return files
    .filter((path) => isGenerated(path) || /^examples\/(postman|bruno)\//.test(path))
    .reduce((sum, path) => sum + linesOf(readFileSync(join(folder, path), 'utf8')), 0);
}

const NAME = /subscription/i;
/** A name with a dot in it is a job's or an event's, and a sentence names nothing. */
const isName = (text) => NAME.test(text) && /^[\w$./:{}-]*$/.test(text) && !/^\w+(\.\w+)+$/.test(text);

function names({ path, text }) {
  let found = false;
  const visit = (node) => {
    const literal = ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node);
    if ((literal || ts.isJsxText(node)) && isName(node.text)) found = true;
    else ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
  return found;
}

/** The files, contracts and scenarios included, whose code names the resource that was added last: what a resource costs. */
export function naming(sources, folder) {
  const documents = ['openapi', 'scenarios'].flatMap((name) =>
    readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ya?ml|json)$/.test(entry.name))
      .map((entry) => ({ path: join(entry.parentPath, entry.name) }))
      .filter(({ path }) => NAME.test(readFileSync(path, 'utf8'))),
  );
  return [...sources.filter((source) => /\.tsx?$/.test(source.path) && names(source)), ...documents];
}
