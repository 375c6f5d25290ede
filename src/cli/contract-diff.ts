/** Which change of a profile or of a contract breaks a client that was written for the earlier one. */
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { contractShown } from '../app/contract.js';
import { readConfig } from '../config/config.js';
import { diffContracts, METHODS } from '../contract/diff.js';
import { portable } from '../contract/portable.js';
import { isObject } from '../domain/state/state-checks.js';
import { configFiles, isFile, readText } from '../platform/node/files.js';
import { type Context, EXIT, wrongInput } from './context.js';
import { bareCommand } from './parse.js';
import { aligned } from './print.js';

const AS_IT_IS = { without_sandbox: true, dereferenced: true, openapi: '3.1' } as const;
/** The time that examples lie about, which are not compared. */
const NOW_MS = 0;

export async function runDiff(args: string[], context: Context): Promise<number> {
  const command = bareCommand('contract diff', context)
    .description(
      'says what changed from one contract to another, and what of it breaks a client; then the exit code is 1',
    )
    .argument('<OLD>', 'a profile by name or file, or an OpenAPI document')
    .argument('<NEW>', 'another one')
    .option('--json', 'print the changes as JSON')
    .addHelpText('after', '\nExample:\n  tenderbox contract diff default yesterday.yaml')
    .parse(args, { from: 'user' });
  const [before = '', after = ''] = command.args;
  const changes = diffContracts(await documentOf('OLD', before, context), await documentOf('NEW', after, context));
  const breaking = changes.filter(({ breaks }) => breaks);
  if (command.opts<{ json?: boolean }>().json)
    context.out(JSON.stringify({ breaking: breaking.length, changes }, null, 2));
  else {
    const rows = [...breaking, ...changes.filter(({ breaks }) => !breaks)];
    const shown = rows.map(({ breaks, where, what, message }) => [
      breaks ? 'breaks' : 'safe',
      where,
      `${what} ${message}`,
    ]);
    for (const line of aligned(shown)) context.out(line);
    context.out(
      changes.length === 0 ? 'Nothing changed.' : `Changes: ${changes.length}. Breaking clients: ${breaking.length}.`,
    );
  }
  return breaking.length > 0 ? EXIT.failed : EXIT.ok;
}

async function documentOf(argument: string, name: string, { env, folder }: Context): Promise<object> {
  const file = resolve(folder, name);
  const document = isFile(file) ? readDocument(name, readText(file)) : undefined;
  if (document !== undefined) return portable(document as Parameters<typeof portable>[0], AS_IT_IS);
  const flags = { values: { profile: name }, rest: [] };
  const read = await readConfig({ env, folder, flags, ...configFiles });
  if (read.config !== null) return portable(contractShown(read.config.settings, NOW_MS), AS_IT_IS);
  const issueIn = ({ where, message }: { where: string; message: string }) =>
    `${where === '--profile' ? argument : where}: ${message}`;
  throw wrongInput(read.issues.map(issueIn).join(' '));
}

const WRITTEN = 'tenderbox contract writes a document.';

/** The document in a file; undefined for a profile. @throws Rejection for what is neither: nothing would differ from it */
function readDocument(name: string, text: string): object | undefined {
  let value: unknown;
  try {
    // A reader of YAML takes seconds for a long document in JSON.
    value = text.trimStart().startsWith('{') ? JSON.parse(text) : parse(text);
  } catch (error) {
    const [why] = (error as Error).message.split('\n') as [string];
    throw wrongInput(`${name} is neither JSON nor YAML: ${why.replace(/[.:]$/, '')}. ${WRITTEN}`);
  }
  if (!isObject(value) || Object.keys(value).length === 0) {
    throw wrongInput(`${name} holds neither an OpenAPI document nor a profile. ${WRITTEN}`);
  }
  if (value.openapi === undefined) return undefined;
  const wrong = /^3\.\d/.test(String(value.openapi)) ? wrongPlace(value.paths) : 'openapi';
  if (wrong === undefined) return value;
  throw wrongInput(
    `${name} is no OpenAPI document of version 3: what it has at ${wrong} cannot stand there. ${WRITTEN}`,
  );
}

/** The first place where a document does not have the parts that are compared. */
function wrongPlace(paths: unknown): string | undefined {
  if (!isObject(paths)) return 'paths';
  for (const [path, item] of Object.entries(paths)) {
    if (!isObject(item)) return path;
    for (const method of METHODS) {
      const operation: unknown = item[method] ?? {};
      if (!isObject(operation)) return `${path} ${method}`;
      const { parameters = [], requestBody = {}, responses = {} } = operation;
      const fits = Array.isArray(parameters) && [...parameters, requestBody, responses].every(isObject);
      if (!fits) return `${path} ${method}: parameters, requestBody or responses`;
    }
  }
  return undefined;
}
