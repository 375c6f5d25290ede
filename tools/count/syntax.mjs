// What the syntax of the sources says: which file imports which, and what is longest.
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const parsed = ({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

const isTypeOnly = ({ importClause, isTypeOnly, exportClause }) => {
  if (isTypeOnly || importClause?.isTypeOnly) return true;
  const named = importClause?.name === undefined ? (importClause?.namedBindings ?? exportClause) : undefined;
  return named?.elements !== undefined && named.elements.length > 0 && named.elements.every((each) => each.isTypeOnly);
};

/** The files whose values a file imports when it is loaded. */
function importsOf(source, known) {
  return parsed(source).statements.flatMap((statement) => {
    const from = statement.moduleSpecifier?.text;
    if (from === undefined || !from.startsWith('.') || isTypeOnly(statement)) return [];
    const path = normalize(join(dirname(source.path), from)).replace(/\.js$/, '');
    return [`${path}.ts`, `${path}.tsx`].filter((each) => known.has(each));
  });
}

/**
 * The cycles among the imports of values, and the floors of the highest folder of src/: how many of its files the longest way down
 * its own imports passes.
 */
export function graphOf(sources) {
  const code = sources.filter(({ path, module }) => /\.tsx?$/.test(path) && module !== 'ui');
  const known = new Set(code.map(({ path }) => path));
  const imports = new Map(code.map((source) => [source.path, importsOf(source, known)]));
  const folderOf = (path) => path.split('/').slice(0, -1)[0];
  const [cycles, floors, way] = [[], new Map(), []];
  function floorOf(path) {
    if (way.includes(path)) {
      cycles.push([...way.slice(way.indexOf(path)), path]);
      return 0;
    }
    if (floors.has(path)) return floors.get(path);
    way.push(path);
    const below = imports.get(path).map((next) => [next, floorOf(next)]);
    way.pop();
    const own = below.filter(([next]) => folderOf(next) === folderOf(path)).map(([, floor]) => floor);
    floors.set(path, 1 + Math.max(0, ...own));
    return floors.get(path);
  }
  return { cycles, floors: Math.max(...code.map(({ path }) => floorOf(path))) };
}

const linesBetween = (file, from, to) =>
  file.getLineAndCharacterOfPosition(to).line - file.getLineAndCharacterOfPosition(from).line + 1;

/** The longest function of the program, pages in a browser included. */
export function longestFunction(sources) {
  let longest = { lines: 0, name: '', path: '' };
  for (const source of sources.filter(({ path }) => /\.tsx?$/.test(path))) {
    const file = parsed(source);
    const visit = (node) => {
      if (ts.isFunctionLike(node) && node.body !== undefined) {
        const lines = linesBetween(file, node.getStart(file), node.end);
        const name = node.name?.getText(file) ?? node.parent?.name?.getText(file) ?? 'a function without a name';
        if (lines > longest.lines) longest = { lines, name, path: source.path };
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return longest;
}

/** A table is a file of which most lines are types or literals of constants. */
function isTable(source) {
  const file = parsed(source);
  const isData = (statement) =>
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    (ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.every(({ initializer: value }) => value && !ts.isFunctionLike(value)));
  const data = file.statements.filter(isData).reduce((sum, node) => sum + linesBetween(file, node.pos, node.end), 0);
  return data > file.getLineStarts().length / 2;
}

/** The longest file that is no table. */
export function longestProse(sources) {
  const found = sources
    .filter((source) => /\.tsx?$/.test(source.path) && !isTable(source))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));
  return found.sort((a, b) => b.lines - a.lines)[0];
}
