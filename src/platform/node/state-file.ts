/** The state of a whole sandbox as a file: what `--data` keeps, `--import` reads and `--export-on-exit` writes. */
import type { WorldData } from '../../domain/records.js';
import { HostFailure, readTextIfThere } from './files.js';

const STATE_FORMAT = 'tenderbox.state';
const STATE_VERSION = 2;

export interface StateDocument {
  format: typeof STATE_FORMAT;
  version: typeof STATE_VERSION;
  /** The program that wrote it, for people. */
  tenderbox: string;
  /** Never used twice, so that ids and keys stay unique after a merchant was deleted. */
  next_ordinal: number;
  /** Worlds by the id of their merchant. */
  worlds: Record<string, WorldData>;
}

/** The state of a sandbox that has no merchant yet. */
export function emptyState(version: string): StateDocument {
  return { format: STATE_FORMAT, version: STATE_VERSION, tenderbox: version, next_ordinal: 0, worlds: {} };
}

/** The parts of a world that every version has written. */
const OBJECTS = ['origin', 'merchant', 'settings', 'clock', 'random', 'counters', 'rates', 'windows', 'scenarios'];
const LISTS = [
  ...['keys', 'payments', 'transactions', 'invoices', 'payouts', 'webhooks', 'ledger', 'events', 'deliveries', 'jobs'],
  ...['runs', 'idempotency', 'journal'],
];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first part of a world that is missing or of another type; undefined when it is whole. */
function brokenPart(world: unknown): string | undefined {
  if (!isObject(world)) return 'the whole of it';
  return OBJECTS.find((part) => !isObject(world[part])) ?? LISTS.find((part) => !Array.isArray(world[part]));
}

/** What to do about a file that is damaged, to the end of the sentence. */
export const RESCUE = 'Restore it from a backup, or move it away to start afresh; nothing was changed in it';
const damaged = (file: string, what: string): HostFailure => new HostFailure(`${file} is damaged: ${what}. ${RESCUE}.`);

const otherFile = (file: string, why: string): HostFailure =>
  new HostFailure(`${file} is not a state of Tenderbox: ${why}. Name another file; nothing was changed in it.`);

/**
 * Reads a state from a file's text.
 * @param jsonIssue says where a text stops being JSON
 * @throws HostFailure that says what is wrong, where, and what to do
 */
export function parseState(
  text: string,
  file: string,
  jsonIssue: (text: string) => string | undefined = () => undefined,
): StateDocument {
  let state: unknown;
  try {
    state = JSON.parse(text);
  } catch {
    // What a parser says of it quotes the file, over as many lines as that has.
    if (text !== '' && !text.startsWith('{')) throw otherFile(file, 'it is no JSON');
    const broken = jsonIssue(text) ?? 'its JSON breaks off, or is not as it was written';
    throw damaged(file, text === '' ? 'it is empty' : broken);
  }
  if (!isObject(state) || state.format !== STATE_FORMAT) {
    throw otherFile(file, `its "format" is not "${STATE_FORMAT}"`);
  }
  if (typeof state.version !== 'number') throw damaged(file, 'it does not say its version');
  if (state.version > STATE_VERSION) {
    const writer = typeof state.tenderbox === 'string' ? ` (Tenderbox ${state.tenderbox})` : '';
    throw new HostFailure(
      `${file} is of version ${state.version}${writer}, and this Tenderbox reads up to ${STATE_VERSION}. Update tenderbox, or name another file; nothing was changed in it.`,
    );
  }
  if (!isObject(state.worlds) || !Number.isSafeInteger(state.next_ordinal)) {
    throw damaged(file, '"worlds" or "next_ordinal" is missing');
  }
  for (const [id, world] of Object.entries(state.worlds)) {
    const part = brokenPart(world);
    if (part !== undefined) throw damaged(file, `of the world ${id}, ${part} is missing`);
  }
  return { ...state, version: STATE_VERSION } as unknown as StateDocument;
}

/** Reads a state file; undefined when there is none. @throws HostFailure */
export function readState(file: string): StateDocument | undefined {
  const text = readTextIfThere(file);
  return text === undefined ? undefined : parseState(text, file);
}
