/** The report card of a webhook receiver: as lines to read, as JUnit, and as JSON. */
import type { Line, ReportCard, Verdict } from './receiver-types.js';

export const hasFailed = ({ lines, unreachable }: ReportCard): boolean =>
  unreachable !== null || lines.some(({ verdict }) => verdict === 'fail');

const count = ({ lines }: ReportCard, verdict: Verdict): number =>
  lines.filter((line) => line.verdict === verdict).length;

const LABELS: Readonly<Record<Verdict, string>> = { pass: 'pass', fail: 'FAIL', warn: 'warn', note: 'note' };

function lineText({ id, title, verdict, detail, means, fix }: Line, width: number): string[] {
  const indent = ' '.repeat(6);
  const first = `${LABELS[verdict]}  ${id.padEnd(width)}  ${title}: ${detail}`;
  return verdict === 'pass' || means === '' ? [first] : [first, `${indent}means: ${means}`, `${indent}fix:   ${fix}`];
}

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** A receiver that refuses the genuine webhook most often verifies with another secret, and then fails nearly everything else, too. */
const WRONG_SECRET =
  'The genuine webhook was refused, so most of what failed may only follow from that. Check --secret first: it must be the one that the receiver verifies with.';

const refusesTheGenuine = ({ lines }: ReportCard): boolean =>
  lines.some(({ id, verdict }) => id === 'valid' && verdict === 'fail');

/** The card as lines, the summary last. */
export function reportLines(card: ReportCard): string[] {
  const width = Math.max(...card.lines.map(({ id }) => id.length));
  const counts = [
    `${count(card, 'pass')} passed`,
    `${count(card, 'fail')} failed`,
    plural(count(card, 'warn'), 'warning'),
    plural(count(card, 'note'), 'note'),
  ];
  const verdict = hasFailed(card)
    ? 'This receiver is not ready.'
    : 'This receiver answers as it should; what it does with an event, its answers do not show.';
  return [
    `Receiver ${card.url} (${card.profile})`,
    '',
    ...card.lines.flatMap((line) => lineText(line, width)),
    '',
    ...(refusesTheGenuine(card) ? [WRONG_SECRET] : []),
    `${counts.join(', ')}. ${verdict}`,
  ];
}

/** What XML forbids even when it is escaped is left out. */
const xml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get into XML
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

function testcase({ id, title, verdict, detail, means, fix, duration_ms }: Line): string {
  const open = `  <testcase classname="check-webhook" name="${xml(`${id}: ${title}`)}" time="${(duration_ms / 1000).toFixed(3)}"`;
  if (verdict === 'pass') return `${open}/>`;
  const text = xml(means === '' ? detail : `${detail}\nmeans: ${means}\nfix: ${fix}`);
  const inside =
    verdict === 'fail' ? `<failure message="${xml(detail)}">${text}</failure>` : `<system-out>${text}</system-out>`;
  return `${open}>${inside}</testcase>`;
}

/** The card as a JUnit file; a receiver that cannot be reached is one test with an error. */
export function junit(card: ReportCard): string {
  const { lines, unreachable } = card;
  const cases =
    unreachable === null
      ? lines.map(testcase)
      : [`  <testcase classname="check-webhook" name="reachable"><error message="${xml(unreachable)}"/></testcase>`];
  const errors = unreachable === null ? 0 : 1;
  const head = `name="check-webhook ${xml(card.url)}" tests="${cases.length}" failures="${count(card, 'fail')}" errors="${errors}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite ${head}>\n${cases.join('\n')}\n</testsuite>\n`;
}

/** The card as JSON. */
export function reportJson(card: ReportCard): string {
  return `${JSON.stringify({ passed: !hasFailed(card), ...card }, null, 2)}\n`;
}
