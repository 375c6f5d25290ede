/** What a run under `exec` came to, written down so that others can run it again and compare. */
import type { Engine } from '../app/compose.js';
import type { Verdict } from '../app/verdict.js';
import type { Settings } from '../domain/merchants/settings.js';
import { maskText } from '../domain/request-log.js';
import { isObject } from '../domain/state/state-checks.js';
import { programVersion } from '../platform/node/files.js';
import { type Context, readJsonFile, wrongInput } from './context.js';

const FORMAT = 'tenderbox.proof';

/** A run, as it is written down. */
export interface Proof {
  format: typeof FORMAT;
  version: 1;
  /** Of the program. */
  tenderbox: string;
  seed: number;
  command: readonly string[];
  exit_code: number;
  settings: Readonly<Settings>;
  coverage: { covered: number; of: number; percent: number };
  /** How often each operation was answered with each status. */
  calls: Readonly<Record<string, number>>;
  /** How often each rule of the audit was broken, in which words. */
  findings: Readonly<Record<string, number>>;
  /** How the deliveries to each path ended. */
  receivers: Readonly<Record<string, number>>;
}

/** Texts without what is another one in each run: ports, and ids that depend on how calls crossed. */
const lasting = (text: string): string =>
  text.replaceAll(/:\d{2,5}(?=\/)/g, '').replaceAll(/\b([a-z_]+_)[a-z0-9]{24}\b/g, '$1…');

function counted(names: readonly (readonly [name: string, count: number])[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [name, count] of names) counts[name] = (counts[name] ?? 0) + count;
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The proof of a run that is over. */
export function proofOf(
  run: Pick<Proof, 'seed' | 'command' | 'exit_code'>,
  { coverage, findings, receivers }: Verdict,
  { worlds }: Engine,
): Proof {
  const { covered, of, percent, operations } = coverage;
  const answers = operations.flatMap(({ operation_id, answers: all }) =>
    all.filter(({ count }) => count > 0).map(({ status, count }) => [`${operation_id} ${status}`, count] as const),
  );
  return {
    format: FORMAT,
    version: 1,
    tenderbox: programVersion(),
    ...{ ...run, command: run.command.map(maskText) },
    settings: worlds.default.data.settings,
    coverage: { covered, of, percent },
    calls: counted(answers),
    findings: counted(findings.map(({ rule, message, count }) => [`${rule}: ${lasting(message)}`, count])),
    receivers: counted(Object.entries(receivers)),
  };
}

const COMPARED = ['settings', 'coverage', 'calls', 'findings', 'receivers'] as const;

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
/** What each part can hold. Settings are checked by name and value when they are compared: another version may have others. */
const VALUES: Readonly<Record<(typeof COMPARED)[number], (value: unknown) => boolean>> = {
  settings: (value) => ['string', 'number', 'boolean'].includes(typeof value),
  coverage: (value) => typeof value === 'number',
  calls: isCount,
  findings: isCount,
  receivers: isCount,
};

/** @throws Rejection for what is no proof */
export function readProof(file: string, context: Pick<Context, 'folder'>): Proof {
  const proof = readJsonFile(file, context, 'Nothing was run.') as Partial<Proof>;
  const reject = (why: string) =>
    wrongInput(`${file} is no proof of a run: ${why}. tenderbox exec --proof writes one.`);
  if (proof.format !== FORMAT) throw reject(`its format is ${shown(proof.format)} and not "${FORMAT}"`);
  if (proof.version !== 1) throw reject(`it is of version ${shown(proof.version)}, and this program reads 1`);
  for (const part of ['seed', 'exit_code'] as const) {
    if (!isCount(proof[part])) throw reject(`its ${part} is no whole number of at least 0`);
  }
  const { command } = proof;
  if (!Array.isArray(command) || !command.every((word) => typeof word === 'string') || command.length === 0) {
    throw reject('its command is no list of words');
  }
  for (const part of COMPARED) {
    const held: unknown = proof[part];
    if (!isObject(held)) throw reject(`it has no ${part}`);
    const needed = part === 'coverage' ? ['covered', 'of', 'percent'] : [];
    const odd = [...needed, ...Object.keys(held)].find((name) => !VALUES[part](held[name]));
    if (odd !== undefined) throw reject(`it has in ${part} for ${JSON.stringify(odd)} ${shown(held[odd])}`);
  }
  if (typeof proof.tenderbox !== 'string') throw reject('it does not say which version of the program made it');
  return proof as Proof;
}

/** What differs, a line each; nothing where the run is what the proof says. */
export function differences(proof: Proof, run: Proof): string[] {
  const lines = COMPARED.flatMap((part) => {
    const [said, is] = [proof[part], run[part]] as Readonly<Record<string, unknown>>[];
    const names = [...new Set([...Object.keys(said ?? {}), ...Object.keys(is ?? {})])];
    return names
      .filter((name) => JSON.stringify(said?.[name]) !== JSON.stringify(is?.[name]))
      .map((name) => {
        const none = part === 'settings' ? undefined : 0;
        return `${part}: ${name}: ${shown(said?.[name] ?? none)} in the proof, ${shown(is?.[name] ?? none)} now`;
      });
  });
  const ended =
    proof.exit_code === run.exit_code ? [] : [`exit code: ${proof.exit_code} in the proof, ${run.exit_code} now`];
  return [...ended, ...lines];
}
