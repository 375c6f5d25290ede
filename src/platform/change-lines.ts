/**
 * The lines of a file of changes, wherever that is: each holds a checksum of itself and of all lines before it. The first line says what
 * the file is, and has none.
 */

/** Of text or bytes, gone on with from another one. */
type Crc32 = (data: string | Uint8Array, before?: number) => number;

const SUM_DIGITS = 8;

const formatted = (sum: number): string => sum.toString(16).padStart(SUM_DIGITS, '0');

/** How far a file is written. */
export interface Written {
  /** Bytes up to the end of the last whole line. */
  size: number;
  /** The checksum of the lines up to there. */
  sum: number;
  /** Bytes in the file. */
  total: number;
}

/** Changes as lines, and the checksum up to the last one. @param sum that of the lines before them */
export function written(changes: readonly string[], sum: number, crc32: Crc32): { text: string; sum: number } {
  let text = '';
  for (const change of changes) {
    sum = crc32(change, sum);
    text += `${formatted(sum)} ${change}\n`;
  }
  return { text, sum };
}

/** What was read of a file of changes. */
export interface ReadEnd extends Written {
  /** The first line that is not whole, counted from 1; null where every line is. */
  broken_line: number | null;
  /** Whether that line has its end, be it another byte by now: it is damaged, then, and was not cut off while it was written. */
  damaged: boolean;
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const textOf = (bytes: Uint8Array): string => decoder.decode(bytes);

/**
 * The change of a line, and the checksum up to there; undefined where the line is not as it was written.
 * @param before the checksum of the lines before it
 */
function changeOf(line: Uint8Array, before: number, crc32: Crc32): { change: unknown; sum: number } | undefined {
  const text = line.subarray(SUM_DIGITS + 1);
  const sum = crc32(text, before);
  if (line.length <= SUM_DIGITS + 1 || textOf(line.subarray(0, SUM_DIGITS)) !== formatted(sum)) return undefined;
  try {
    return { change: JSON.parse(textOf(text)), sum };
  } catch {
    return undefined;
  }
}

/**
 * Reads lines up to the first one that is not whole.
 * @param lines without their ends; the last one may lack its end
 * @param head is given the first line, and says whether each line is bound to those before it; what it throws ends the reading
 * @param take is given each change with the number of its line, likewise
 */
export function readLines(
  lines: Iterable<{ line: Uint8Array; ended: boolean }>,
  crc32: Crc32,
  head: (line: string) => boolean,
  take: (change: unknown, line: number) => void,
): ReadEnd {
  const end: ReadEnd = { size: 0, sum: 0, total: 0, broken_line: null, damaged: false };
  let bound = false;
  let number = 0;
  for (const { line, ended } of lines) {
    number += 1;
    end.total += line.length + Number(ended);
    if (end.broken_line !== null) continue;
    if (number === 1) bound = head(textOf(line));
    const before = bound ? end.sum : 0;
    const read = number === 1 ? { change: undefined, sum: crc32(line) } : changeOf(line, before, crc32);
    if (!ended || read === undefined) {
      end.broken_line = number;
      end.damaged = ended || changeOf(line.subarray(0, -1), before, crc32) !== undefined;
      continue;
    }
    end.size = end.total;
    end.sum = read.sum;
    if (number > 1) take(read.change, number);
  }
  return end;
}
