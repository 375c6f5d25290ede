/** The journal of public calls, bounded by count and bytes; the oldest entries make room. */
import { isSecretParameter, MAY_NAME_SECRET, maskText, unescaped } from './masks.js';
import type { JournalEntry, WorldData } from './types.js';
import type { World } from './world.js';

export const MAX_ENTRIES = 1_000;
export const MAX_JOURNAL_BYTES = 8 * 1024 * 1024;
/** Longest body that an entry keeps, of requests and of answers. */
export const MAX_KEPT_BODY = 64 * 1024;

/** Names of headers, in lower case, whose values are secrets; the journal shows only that they were there. */
const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'x-api-key',
  'x-api-signature',
  'cookie',
  'proxy-authorization',
  'x-control-token',
]);

/** So many bytes on average fill both bounds at once. */
const SHORT_ENTRY = MAX_JOURNAL_BYTES / MAX_ENTRIES;
/**
 * What the entries of a world take together in bytes; null while none is longer than the average that their number allows. Then
 * their number alone is the bound, and the entry that goes is not measured: it was last touched a thousand calls ago, and waiting
 * for its parts to come into the processor's cache took as long as everything else here.
 */
const sizes = new WeakMap<WorldData, number | null>();

function sizeOf(entry: JournalEntry): number {
  return entry.body.length + entry.response_body.length + entry.path.length + entry.query.length + 512;
}

/**
 * A text of JSON and, where it names a member, the value that follows, or the bracket that opens it. Takes each character once,
 * also of broken JSON.
 */
const JSON_TEXT = /"((?:[^"\\]|\\.)*)"?(?:(\s*:\s*)(?:"(?:[^"\\]|\\.)*"?|([{[])|[^\s",{}[\]]+))?/gs;
/** A text of JSON, or a bracket outside of texts. */
const BRACKET = /"(?:[^"\\]|\\.)*"?|([{[])|[}\]]/gs;

/** A query string without the values of secrets. */
export function maskQuery(query: string): string {
  if (!MAY_NAME_SECRET.test(query)) return maskText(query);
  const pairs = query.split('&').map((pair) => {
    const name = pair.split('=', 1)[0] as string;
    const secret = name !== pair && isSecretParameter(unescaped(name, decodeURIComponent));
    return secret ? `${name}=****` : pair;
  });
  return maskText(pairs.join('&'));
}

/** Where an object or a list ends whose bracket opened before `from`; the end of the text where it is cut off. */
function endOfValue(text: string, from: number): number {
  let depth = 1;
  for (const found of text.slice(from).matchAll(BRACKET)) {
    if (found[0].startsWith('"')) continue;
    depth += found[1] === undefined ? -1 : 1;
    if (depth === 0) return from + found.index + 1;
  }
  return text.length;
}

/** The text of a JSON body without the values of secrets, whatever their type. */
export function maskBody(text: string): string {
  if (!MAY_NAME_SECRET.test(text)) return maskText(text);
  let masked = '';
  let kept = 0;
  for (const found of text.matchAll(JSON_TEXT)) {
    const [whole, name = '', colon, opening] = found;
    if (colon === undefined || found.index < kept) continue;
    if (!isSecretParameter(name.includes('\\') ? unescaped(`"${name}"`, JSON.parse) : name)) continue;
    masked += `${text.slice(kept, found.index)}"${name}"${colon}"****"`;
    const end = found.index + whole.length;
    kept = opening === undefined ? end : endOfValue(text, end);
  }
  return maskText(masked + text.slice(kept));
}

/** A secret with only enough left to tell which one it was. */
export function maskSecret(value: string): string {
  const shown = value.length > 16 ? value.slice(-4) : '';
  return `****${shown}`;
}

type RawHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

function maskHeaders(headers: RawHeaders): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value === undefined) continue;
    const text = typeof value === 'string' ? value : value.join(', ');
    kept[name] = SECRET_HEADERS.has(name.toLowerCase()) ? maskSecret(text) : maskText(text);
  }
  return kept;
}

let lastHeaders: { raw: RawHeaders; kept: Record<string, string> } = { raw: {}, kept: {} };

/**
 * Headers as the journal keeps them: one text per name, secrets masked. Calls that share their headers share what is kept of them.
 */
export function journalHeaders(headers: RawHeaders): Record<string, string> {
  if (headers !== lastHeaders.raw) lastHeaders = { raw: headers, kept: maskHeaders(headers) };
  return lastHeaders.kept;
}

/** So many questions are remembered with their answers. */
const MOST_ASKED = 32;
const lastAnswers = new Map<string, { text: string; kept: string }>();

/**
 * The body of an answer as the journal keeps it. Who waits for something asks for it again and again and is answered the same
 * until it comes: such an answer is masked once and kept once, so that the collector need not carry a thousand copies.
 * @param asked the path and query of a reading call; null for others, whose answers are all different
 */
export function journalAnswer(asked: string | null, text: string): string {
  const last = asked === null ? undefined : lastAnswers.get(asked);
  if (last?.text === text) return last.kept;
  const kept = maskText(text.slice(0, MAX_KEPT_BODY));
  if (asked === null) return kept;
  if (lastAnswers.size >= MOST_ASKED) lastAnswers.clear();
  lastAnswers.set(asked, { text, kept });
  return kept;
}

/** A new id for a request: known before it is answered, so that the answer can carry it. */
export function nextRequestId(world: World): string {
  world.data.counters.request += 1;
  return `req_${world.data.merchant.ordinal}_${String(world.data.counters.request).padStart(6, '0')}`;
}

function measure(journal: readonly JournalEntry[]): number | null {
  if (journal.every((entry) => sizeOf(entry) <= SHORT_ENTRY)) return null;
  return journal.reduce((sum, entry) => sum + sizeOf(entry), 0);
}

/** How many of the oldest entries are beyond the bounds; notes what the others take. */
function surplusOf({ data }: World, entry: JournalEntry): number {
  const { journal } = data;
  let surplus = Math.max(0, journal.length - MAX_ENTRIES);
  const before = sizes.get(data);
  const size = sizeOf(entry);
  if (before === null && size <= SHORT_ENTRY) return surplus;
  let bytes = typeof before === 'number' ? before + size : measure(journal);
  if (bytes !== null) {
    for (let i = 0; i < surplus; i++) bytes -= sizeOf(journal[i] as JournalEntry);
    while (bytes > MAX_JOURNAL_BYTES && surplus < journal.length - 1) {
      bytes -= sizeOf(journal[surplus] as JournalEntry);
      surplus += 1;
    }
  }
  sizes.set(data, bytes);
  return surplus;
}

/** Keeps an entry and drops the oldest beyond the bounds. */
export function record(world: World, entry: JournalEntry): void {
  const { journal } = world.data;
  journal.push(entry);
  const surplus = surplusOf(world, entry);
  // One entry goes for each that comes, and taking the first one off is cheap where moving the other thousand is not.
  for (let i = 0; i < surplus; i++) journal.shift();
  world.env.changed?.(world, 'request', entry.id);
  world.env.touched(world);
}

/** Forgets every entry. */
export function clearJournal(world: World): void {
  world.data.journal.length = 0;
  sizes.delete(world.data);
  world.env.touched(world);
}
