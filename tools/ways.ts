/**
 * The ways that docs/architecture.md draws: the steps of a call and the stops of a delivery, read from the code that takes them. What a
 * step means is the first sentence of the comment on it.
 */
import { posix } from 'node:path';
import ts from 'typescript';

/** The text of a file of the repository. */
export type Read = (path: string) => string;

/** A function of the program: where it stands, its code, and what its comment says first. */
interface Stop {
  path: string;
  name: string;
  code: string;
  meaning: string;
}

type Declared = ts.FunctionDeclaration | ts.VariableDeclaration | ts.MethodDeclaration | ts.PropertyDeclaration;

const isDeclared = (node: ts.Node): node is Declared =>
  ts.isFunctionDeclaration(node) ||
  ts.isVariableDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isPropertyDeclaration(node);

function findIn<T extends ts.Node>(node: ts.Node, is: (node: ts.Node) => node is T): T | undefined {
  return is(node) ? node : ts.forEachChild(node, (child) => findIn(child, is));
}

const sourceOf = (read: Read, path: string): ts.SourceFile =>
  ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest, true);

/** The function of a name in a file, or in the one that it is imported from. @throws Error where there is none, or no comment */
function stopOf(read: Read, path: string, name: string): Stop {
  const source = sourceOf(read, path);
  const imported = source.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) => new RegExp(`\\b${name}\\b`).test(importClause?.getText() ?? ''));
  if (imported !== undefined) {
    const specifier = (imported.moduleSpecifier as ts.StringLiteral).text;
    return stopOf(read, posix.join(posix.dirname(path), specifier).replace(/\.js$/, '.ts'), name);
  }
  const found = findIn(source, (node): node is Declared => isDeclared(node) && node.name?.getText() === name);
  const comment = found && ts.getJSDocCommentsAndTags(found).find(ts.isJSDoc)?.comment;
  const said = (ts.getTextOfJSDocComment(comment) ?? '').replace(/\s+/g, ' ');
  const [, meaning] = /^(.+?)\.(?: |$)/.exec(said) ?? [];
  if (found === undefined || meaning === undefined)
    throw new Error(`${path}: there is no ${name} with a sentence that says what it does.`);
  return { path, name, code: found.getText(), meaning };
}

/** The name of a step: that of its function, or of the one that it calls with what that needs. */
function nameOf(step: ts.Expression): string {
  const called = ts.isIdentifier(step) ? step : findIn(step, ts.isCallExpression)?.expression;
  if (called === undefined || !ts.isIdentifier(called)) throw new Error(`${step.getText()} has no name.`);
  return called.text;
}

/** The steps of the list of a file, in their order. */
function stepsOf(read: Read, path: string) {
  const isList = (node: ts.Node): node is ts.VariableDeclaration =>
    ts.isVariableDeclaration(node) && node.name.getText() === 'PIPELINE';
  let call = findIn(sourceOf(read, path), isList)?.initializer;
  const steps = [];
  while (call && ts.isCallExpression(call) && ts.isPropertyAccessExpression(call.expression)) {
    const { name, expression } = call.expression;
    const step = call.arguments[name.text === 'find' ? 1 : 0];
    if (step !== undefined) {
      const finds = name.text === 'find' ? ` → ${(call.arguments[0] as ts.StringLiteral).text}` : '';
      const { name: label, meaning } = stopOf(read, path, nameOf(step));
      steps.unshift({ mark: name.text === 'close' ? '╞═' : '├─', label: label + finds, meaning });
    }
    call = expression;
  }
  return steps;
}

function drawn(begin: string, rows: readonly { mark: string; label: string; meaning: string }[], end: string): string {
  const width = Math.max(...rows.map(({ label }) => label.length));
  const lines = rows.map(({ mark, label, meaning }) => `${mark} ${label.padEnd(width)}  ${meaning}`);
  return ['```', begin, ...lines, end, '```'].join('\n');
}

/** The way of a call through the list of steps of an API. */
export const wayOfCall = (read: Read, path: string): string =>
  drawn(`call  (${path})`, stepsOf(read, path), '╰▶ reply');

/** Where a delivery stops; each of these is called by one before it, or is the job that one before it schedules. */
const STOPS = [
  ...[
    ['src/deliveries/enqueue.ts', 'enqueueDeliveries'] as const,
    ['src/deliveries/enqueue.ts', 'addDelivery'] as const,
  ],
  ...(['attempt', 'leave', 'admit', 'make', 'begin'] as const).map(
    (name) => ['src/deliveries/dispatcher.ts', name] as const,
  ),
  ['src/platform/node/sender.ts', 'send'] as const,
  ['src/deliveries/dispatcher.ts', 'record'] as const,
  ['src/deliveries/attempt.ts', 'recordAttempt'] as const,
];

/** The way of a delivery. @throws Error where a stop is led to by none before it */
export function wayOfDelivery(read: Read): string {
  const stops = STOPS.map(([path, name]) => stopOf(read, path, name));
  for (const [nth, { name }] of stops.entries()) {
    const isLedTo = stops.slice(0, nth).some(({ code }) => new RegExp(`\\b${name}\\b`).test(code));
    if (nth > 0 && !isLedTo) throw new Error(`Nothing on the way of a delivery leads to ${name} any more.`);
  }
  const rows = stops.map(({ path, name, meaning }) => ({
    mark: '├─',
    label: `${path.split('/').slice(-2).join('/').replace('.ts', '')} ${name}`,
    meaning,
  }));
  return drawn('event', rows, '╰▶ the next attempt, or the end of the delivery');
}
