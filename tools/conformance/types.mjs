// Compiles what a generator wrote, strictly, and finds its types by name.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  allowImportingTsExtensions: true,
};

/** Every file of TypeScript in a folder. */
export function sourcesOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A name as generators agree on it: without the marks by which they tell words apart. */
export const plain = (name) => name.replace(/[^0-9A-Za-z]/g, '').toLowerCase();

/**
 * Compiles all that a folder holds.
 * @param paths where packages are found that are not simply those of the folder
 * @returns the program, and what the compiler says against it */
export function compiled(folder, paths = {}) {
  const program = ts.createProgram(sourcesOf(folder), { ...OPTIONS, paths });
  const errors = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    if (file === undefined) return text;
    const { line } = file.getLineAndCharacterOfPosition(start ?? 0);
    return `${file.fileName.slice(folder.length + 1)}:${line + 1}: ${text}`;
  });
  return { program, errors };
}

/** The type that a schema of zod takes; undefined for what is none. */
function zodInput(checker, type) {
  const direct = checker.getPropertyOfType(type, '_input');
  if (direct !== undefined) return checker.getTypeOfSymbol(direct);
  const internals = checker.getPropertyOfType(type, '_zod');
  const input = internals && checker.getPropertyOfType(checker.getTypeOfSymbol(internals), 'input');
  return input && checker.getTypeOfSymbol(input);
}

/**
 * The types that a generated program exports, by plain name: `types` those that are declared, `schemas` those that a schema of
 * zod takes.
 */
export function exportedTypes(program, folder) {
  const checker = program.getTypeChecker();
  const types = new Map();
  const schemas = new Map();
  const keep = (map, name, type) => map.has(plain(name)) || map.set(plain(name), type);

  function visit(symbol) {
    const aliased = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const name = symbol.getName();
    if (
      aliased.flags &
      (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum | ts.SymbolFlags.Class)
    ) {
      const type = checker.getDeclaredTypeOfSymbol(aliased);
      keep(types, name, type);
      if (name === 'components') visitMembers(type);
    }
    if (aliased.flags & ts.SymbolFlags.NamespaceModule) checker.getExportsOfModule(aliased).forEach(visit);
    if (aliased.flags & ts.SymbolFlags.Variable) {
      const type = checker.getTypeOfSymbol(aliased);
      const input = zodInput(checker, type);
      if (input !== undefined) keep(schemas, name, input);
      else if (name === 'schemas') {
        for (const property of type.getProperties()) {
          const taken = zodInput(checker, checker.getTypeOfSymbol(property));
          if (taken !== undefined) keep(schemas, property.getName(), taken);
        }
      }
    }
  }

  /** `components["schemas"]` of openapi-typescript. */
  function visitMembers(components) {
    const property = checker.getPropertyOfType(components, 'schemas');
    if (property === undefined) return;
    for (const member of checker.getTypeOfSymbol(property).getProperties()) {
      keep(types, member.getName(), checker.getTypeOfSymbol(member));
    }
  }

  for (const file of program.getSourceFiles()) {
    const module =
      file.fileName.startsWith(`${folder}/`) &&
      !file.fileName.includes('/node_modules/') &&
      checker.getSymbolAtLocation(file);
    if (module) checker.getExportsOfModule(module).forEach(visit);
  }
  return { checker, types, schemas };
}
