/** The file of `--data`: what stands in it, in the form of today or in that of earlier versions. */
import { getOrMake } from '../domain/collection.js';
import type { WorldData } from '../domain/records.js';
import { SavedWorld, type WorldChange } from '../domain/state/saved-world.js';
import { Appender, draftOf, readChanges, takePlace, type Written } from '../platform/node/change-file.js';
import { copyFile, discardFile, HostFailure, isFile, programVersion, startOfFile } from '../platform/node/files.js';
import { emptyState, RESCUE, readState, type StateDocument } from '../platform/node/state-file.js';

const DATA_FORMAT = 'tenderbox.data';
const DATA_VERSION = 4;
/** Lines of files of these versions are not bound to each other, and those of the first hold API keys as they are. */
const EARLIER_VERSIONS: readonly unknown[] = [2, 3];

/** One line of the file: a change of one world, or of what is beside the worlds. */
export type DataChange =
  | WorldChange
  | { next_ordinal: number }
  /** The merchant was deleted. */
  | { gone: string }
  /** See COMPLETE. */
  | { complete: true };

/** The first line of a file. */
const headLine = (): string =>
  JSON.stringify({ format: DATA_FORMAT, version: DATA_VERSION, tenderbox: programVersion() });

/** The line behind every world that was there when the file was begun. */
const COMPLETE = JSON.stringify({ complete: true } satisfies DataChange);

/** A data file that is written anew beside the one that is there, whose place it takes when it is whole. */
export class Draft {
  readonly out: Appender;
  /** What was written to the file that is there since this one was begun. */
  readonly tail: string[] = [];
  private readonly path: string;

  /** @throws HostFailure */
  constructor(
    private readonly file: string,
    private readonly next_ordinal: number,
  ) {
    this.path = draftOf(file);
    discardFile(this.path);
    this.out = new Appender(this.path, { head: headLine() }, file);
  }

  /** Every world is written. @param rest what is written before that is said @throws HostFailure */
  complete(rest: readonly string[] = []): void {
    const ordinal = JSON.stringify({ next_ordinal: this.next_ordinal } satisfies DataChange);
    this.out.append([...rest, ordinal, COMPLETE]);
  }

  /** Writes the tail. @throws HostFailure */
  follow(): void {
    this.out.append(this.tail.splice(0));
  }

  /** @throws HostFailure */
  takePlace(): void {
    takePlace(this.out, this.path, this.file);
  }

  discard(): void {
    this.out.close();
    discardFile(this.path);
  }
}

/** What was found at the path of a data file. */
interface DataFile {
  state: StateDocument;
  /** What is to be kept of the file; null where there is none yet, or one of an earlier form. */
  written: Written | null;
  /** Worlds that were read from changes, in the form of today. */
  own: ReadonlySet<WorldData>;
  /** What the operator is to know: what was not read, and why. */
  notice: string | null;
}

/** @returns the version of the file */
function readHead(file: string, line: string): number {
  let head: { format?: unknown; version?: unknown; tenderbox?: unknown };
  try {
    head = Object(JSON.parse(line));
  } catch {
    throw new HostFailure(`${file} is damaged: its first line does not say what it is. ${RESCUE}.`);
  }
  if (head.format !== DATA_FORMAT) {
    throw new HostFailure(
      `${file} is not a data file of Tenderbox: its "format" is not "${DATA_FORMAT}". Name another file; nothing was changed in it.`,
    );
  }
  if (typeof head.version !== 'number') {
    throw new HostFailure(`${file} is damaged: its first line does not say its version. ${RESCUE}.`);
  }
  if (head.version === DATA_VERSION || EARLIER_VERSIONS.includes(head.version)) return head.version;
  const writer = typeof head.tenderbox === 'string' ? ` (Tenderbox ${head.tenderbox})` : '';
  throw new HostFailure(
    `${file} is of version ${JSON.stringify(head.version)}${writer}, and this Tenderbox reads up to ${DATA_VERSION}. Update tenderbox, or name another file; nothing was changed in it.`,
  );
}

/** Worlds while they are read. */
class Reading {
  private readonly worlds = new Map<string, SavedWorld>();
  private next_ordinal = 0;
  complete = false;

  /** @throws TypeError for what is no change at all */
  take(change: DataChange): void {
    if ('world' in change) getOrMake(this.worlds, change.world, () => new SavedWorld()).apply(change);
    else if ('gone' in change) this.worlds.delete(change.gone);
    else if ('complete' in change) this.complete = true;
    else this.next_ordinal = change.next_ordinal;
  }

  state(file: string): StateDocument {
    const worlds = [...this.worlds].map(([id, saved]): [string, WorldData] => {
      const data = saved.data();
      if (data === undefined) throw new HostFailure(`${file} is damaged: the world ${id} has no beginning. ${RESCUE}.`);
      return [id, data];
    });
    if (!Number.isSafeInteger(this.next_ordinal) || this.next_ordinal < 0) {
      throw new HostFailure(`${file} is damaged: next_ordinal is no count. ${RESCUE}.`);
    }
    const state = emptyState(programVersion());
    return { ...state, next_ordinal: this.next_ordinal, worlds: Object.fromEntries(worlds) };
  }
}

/** Where a file says its format. */
const SNIFFED_BYTES = 200;

/** Whether a file is a state in one JSON document: what earlier versions kept, and what `--export-on-exit` writes. */
const isDocument = (file: string): boolean => !startOfFile(file, SNIFFED_BYTES).includes(`"${DATA_FORMAT}"`);

/** What is to be known of a file that should be an export and is a data file; undefined of others. @throws HostFailure */
export const adviceOnDataFile = (file: string): string | undefined =>
  isFile(file) && !isDocument(file)
    ? 'is a data file, and no export: start a sandbox on it with --data FILE, or load it into a running one with tenderbox import FILE --to URL'
    : undefined;

/** Keeps a damaged file as it was found before anything is written over what could not be read of it. */
function keepDamaged(file: string): string {
  let kept = `${file}.damaged`;
  for (let number = 2; isFile(kept); number += 1) kept = `${file}.damaged-${number}`;
  copyFile(file, kept);
  return kept;
}

/**
 * Reads the data file. Of one that was cut off while it was written, the last change is missing, which nobody was told was
 * done. Of one that was damaged later, what stands before the damage is read, and the whole file is kept under another name.
 * @throws HostFailure when nothing can be read of it, or it is newer than this program
 */
export function readDataFile(file: string): DataFile {
  const nothing: DataFile = { state: emptyState(programVersion()), written: null, own: new Set(), notice: null };
  if (!isFile(file) && readState(file) === undefined) return nothing;
  if (isDocument(file)) return { ...nothing, state: readState(file) as StateDocument };
  const reading = new Reading();
  let version = DATA_VERSION;
  const end = readChanges(
    file,
    (line) => {
      version = readHead(file, line);
      return version === DATA_VERSION;
    },
    (change, line) => {
      try {
        reading.take(change as DataChange);
      } catch {
        throw new HostFailure(`${file} is damaged: line ${line} is no change that a sandbox writes. ${RESCUE}.`);
      }
    },
  );
  if (!reading.complete) {
    const where = end.broken_line === null ? 'it breaks off' : `line ${end.broken_line} is not as it was written`;
    throw new HostFailure(`${file} is damaged: ${where}. ${RESCUE}.`);
  }
  const state = reading.state(file);
  // What an earlier version wrote is written anew at once, and not gone on in: its API keys must not stay in the file.
  const written = version === DATA_VERSION ? end : null;
  return { state, written, own: new Set(Object.values(state.worlds)), notice: noticeOf(file, end) };
}

function noticeOf(file: string, end: ReturnType<typeof readChanges>): string | null {
  const { broken_line, damaged, total, size } = end;
  if (broken_line === null) return null;
  if (!damaged) {
    return `The last change in ${file} was cut off while it was written (line ${broken_line}, ${total - size} bytes). Nobody was told that it was done; everything before it is here.`;
  }
  const kept = keepDamaged(file);
  return `${file} is damaged: line ${broken_line} is not as it was written. The ${broken_line - 1} lines before it were read; ${total - size} bytes from there on were not. The file as it was found is ${kept}.`;
}

/**
 * The line of a data file that wrote a part of a world last, or, of a list, the record of an id.
 * @returns undefined where none did, and of a file of the first form, which has no such lines
 * @throws HostFailure
 */
export function lineOf(file: string, world: string, part: string, id: unknown): number | undefined {
  if (isDocument(file)) return undefined;
  let found: number | undefined;
  const holds = (records: unknown): boolean => JSON.stringify(records ?? null).includes(`"id":${JSON.stringify(id)}`);
  readChanges(
    file,
    (line) => readHead(file, line) === DATA_VERSION,
    (change, line) => {
      const { world: of, set, put, ...rest } = change as Record<string, Record<string, unknown> | undefined>;
      if ((of as unknown) !== world) return;
      if (set?.[part] !== undefined || holds(put?.[part]) || holds(rest[part])) found = line;
    },
  );
  return found;
}
