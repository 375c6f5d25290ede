/** The languages of the snippets whose runtimes are installed, and programs in them, run as their readers would. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LANGUAGES, type LanguageId } from '../../src/snippets/index.js';

const RUN_MS = 180_000;
const execute = promisify(execFile);

interface Runtime {
  /** Each succeeds where the runtime is installed. */
  readonly probes: readonly (readonly string[])[];
  readonly extension: string;
  readonly command: readonly string[];
}

const RUNTIMES: Readonly<Record<LanguageId, Runtime>> = {
  curl: {
    probes: [
      ['curl', '--fail-with-body', '--version'],
      ['bash', '--version'],
      ['openssl', 'version'],
    ],
    extension: 'sh',
    command: ['bash'],
  },
  javascript: { probes: [['node', '-v']], extension: 'mjs', command: ['node'] },
  python: { probes: [['python3', '-c', 'import urllib.request']], extension: 'py', command: ['python3'] },
  php: { probes: [['php', '-v']], extension: 'php', command: ['php'] },
  go: { probes: [['go', 'version']], extension: 'go', command: [] },
};

const succeeds = ([command = '', ...args]: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

const ids = Object.keys(LANGUAGES) as LanguageId[];
export const installed = ids.filter((id) => RUNTIMES[id].probes.every(succeeds));
export const absent = ids.filter((id) => !installed.includes(id));

export interface Outcome {
  code: number;
  out: string;
  err: string;
}

/** Programs of one language, by name. */
export interface Programs {
  /** Where their sources are. */
  readonly folder: string;
  run(name: string, env?: Readonly<Record<string, string>>): Promise<Outcome>;
}

/** A folder for programs. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'tenderbox-snippets-'));

/** Makes sources into programs, in a folder that is there. The names are words, which are identifiers in Go. */
export async function programsOf(
  id: LanguageId,
  sources: ReadonlyMap<string, string>,
  folder: string,
): Promise<Programs> {
  const { extension, command } = RUNTIMES[id];
  const fileOf = (name: string): string => join(folder, `${name}.${extension}`);
  for (const [name, source] of sources) writeFileSync(fileOf(name), id === 'go' ? renamed(source, name) : source);
  if (id === 'go') await buildGo([...sources.keys()], folder);
  const start = (name: string): string[] => (id === 'go' ? [join(folder, 'all'), name] : [...command, fileOf(name)]);
  return { folder, run: (name, env = {}) => run(start(name), env) };
}

/** Linking takes Go a second, so that all programs become functions of one. */
const renamed = (source: string, name: string): string => source.replace('func main() {', `func ${name}() {`);

async function buildGo(names: readonly string[], folder: string): Promise<void> {
  const cases = names.map((name) => `\tcase "${name}":\n\t\t${name}()\n`).join('');
  const main = `package main\n\nimport "os"\n\nfunc main() {\n\tswitch os.Args[1] {\n${cases}\t}\n}\n`;
  writeFileSync(join(folder, 'main.go'), main);
  const files = ['main', ...names].map((name) => `${name}.go`);
  await execute('go', ['build', '-o', 'all', ...files], { cwd: folder });
}

async function run(
  [command = '', ...args]: readonly string[],
  own: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NO_COLOR: '1', ...own };
  const options = { env, timeout: RUN_MS, maxBuffer: 64_000_000 };
  return execute(command, args, options).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code ?? 1), out: stdout, err: stderr }),
  );
}
