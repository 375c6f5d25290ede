/** Examines a webhook receiver: sends the battery, grades the answers and how long they took. */
import { escapeMarkup } from '../contract/index.js';
import { CASES } from './receiver-cases.js';
import type {
  Answer,
  Case,
  Examined,
  Expectation,
  Line,
  ReportCard,
  Send,
  Step,
  Verdict,
} from './receiver-messages.js';

// The report card of a webhook receiver: as lines to read, as JUnit, and as JSON.

export const hasFailed = ({ lines, unreachable }: ReportCard): boolean =>
  unreachable !== null || lines.some(({ verdict }) => verdict === 'fail');

const count = ({ lines }: ReportCard, verdict: Verdict): number =>
  lines.filter((line) => line.verdict === verdict).length;

function lineText({ id, title, verdict, detail, means, fix }: Line, width: number): string[] {
  const indent = ' '.repeat(6);
  const first = `${verdict === 'fail' ? 'FAIL' : verdict}  ${id.padEnd(width)}  ${title}: ${detail}`;
  return verdict === 'pass' || means === '' ? [first] : [first, `${indent}means: ${means}`, `${indent}fix:   ${fix}`];
}

const plural = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

/** A receiver that rejects the genuine webhook most often verifies with another secret, and then fails nearly everything else, too. */
const WRONG_SECRET =
  'The genuine webhook was refused, so most of what failed may only follow from that. Check --secret first: it must be the one that the receiver verifies with.';

const isSeen = ({ lines }: ReportCard, id: string, verdict: Verdict): boolean =>
  lines.some((line) => line.id === id && line.verdict === verdict);

/** The card in two sentences. */
export function summaryOf(card: ReportCard): string {
  const counts = [
    `${count(card, 'pass')} passed`,
    `${count(card, 'fail')} failed`,
    plural(count(card, 'warn'), 'warning'),
    plural(count(card, 'note'), 'note'),
  ];
  const verdict = hasFailed(card)
    ? 'This receiver is not ready.'
    : isSeen(card, 'handled-once', 'pass')
      ? 'This receiver answers as it should, and handles an event once.'
      : 'This receiver answers as it should; what it does with an event, its answers do not show.';
  return `${counts.join(', ')}. ${verdict}`;
}

/** The card as lines, the summary last. */
export function reportLines(card: ReportCard): string[] {
  const width = Math.max(...card.lines.map(({ id }) => id.length));
  return [
    `Receiver ${card.url} (${card.profile})`,
    '',
    ...card.lines.flatMap((line) => lineText(line, width)),
    '',
    ...(isSeen(card, 'valid', 'fail') ? [WRONG_SECRET] : []),
    summaryOf(card),
  ];
}

function testcase({ id, title, verdict, detail, means, fix, duration_ms }: Line): string {
  const open = `  <testcase classname="check-webhook" name="${escapeMarkup(`${id}: ${title}`)}" time="${(duration_ms / 1000).toFixed(3)}"`;
  if (verdict === 'pass') return `${open}/>`;
  const text = escapeMarkup(means === '' ? detail : `${detail}\nmeans: ${means}\nfix: ${fix}`);
  const inside =
    verdict === 'fail'
      ? `<failure message="${escapeMarkup(detail)}">${text}</failure>`
      : `<system-out>${text}</system-out>`;
  return `${open}>${inside}</testcase>`;
}

/** The card as a JUnit file; a receiver that cannot be reached is one test with an error. */
export function junit(card: ReportCard): string {
  const { lines, unreachable } = card;
  const cases = lines.map(testcase);
  if (unreachable !== null) {
    const error = `<error message="${escapeMarkup(unreachable)}"/>`;
    cases.push(`  <testcase classname="check-webhook" name="reachable">${error}</testcase>`);
  }
  const errors = unreachable === null ? 0 : 1;
  const head = `name="check-webhook ${escapeMarkup(card.url)}" tests="${cases.length}" failures="${count(card, 'fail')}" errors="${errors}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuite ${head}>\n${cases.join('\n')}\n</testsuite>\n`;
}

/** The card as JSON. */
export function reportJson(card: ReportCard): string {
  return `${JSON.stringify({ passed: !hasFailed(card), ...card }, null, 2)}\n`;
}

interface ExaminationOptions {
  url: string;
  /** How long production waits for an answer. */
  timeout_ms: number;
  /** Everything that the description leaves open must be accepted, too. */
  all: boolean;
  /**
   * Asks the receiver how often it has done what it does for an event; what is returned tells how much that has grown since, once it had
   * time to. Without it nobody can say whether an event is handled once.
   */
  watchEffects?(): Promise<() => Promise<number>>;
}

/** An answer is awaited longer than production would, so that a slow one is told from a wrong one. */
const PATIENCE = 2;
/** After so many unanswered messages in a row the receiver is taken for dead, and nothing more is sent. */
const SILENCE = 3;
/** An answer that takes this part of the time-out is warned of. */
const SLOW_PART = 1 / 3;

const seconds = (ms: number): string =>
  ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : `${(ms / 1000).toFixed(1)} s`;

const seen = (answer: Answer): string => (answer.kind === 'answered' ? `answered ${answer.status}` : answer.error);

function verdictOn(answer: Answer, expect: Expectation): Verdict {
  if (expect === 'any') return 'note';
  if (answer.kind === 'failed') return 'fail';
  const success = answer.status >= 200 && answer.status < 300;
  if (expect === 'accepted') return success ? 'pass' : 'fail';
  if (success) return 'fail';
  if (answer.status >= 400 && answer.status < 500) return 'pass';
  return expect === 'kept_out' ? 'warn' : 'fail';
}

const GRAVITY: readonly Verdict[] = ['fail', 'warn', 'note', 'pass'];

/** The line of a case: that of its worst step. */
function lineOf(row: Case, answers: readonly Answer[], all: boolean): Line {
  const verdicts = answers.map((answer, i) => {
    const { expect } = row.steps[i] as Step;
    return { answer, expect, verdict: verdictOn(answer, expect) };
  });
  // Of equal ones the last, because the steps before it lead up to it.
  const gravest = GRAVITY.find((verdict) => verdicts.some((one) => one.verdict === verdict));
  const worst = verdicts.findLast(({ verdict }) => verdict === gravest) as (typeof verdicts)[number];
  const { answer, expect, verdict } = worst;
  const forgiven = row.graded === 'noted' && !all && verdict === 'fail';
  const position = answers.length > 1 && verdict !== 'pass' ? `message ${verdicts.indexOf(worst) + 1}: ` : '';
  const wanted = verdict === 'pass' || expect === 'any' ? '' : `, ${expect === 'accepted' ? '2xx' : '4xx'} expected`;
  const duration_ms = Math.max(...answers.map((one) => one.duration_ms));
  const { id, title } = row;
  // What is only noted needs no advice when it went well.
  const well = verdict === 'note' && verdictOn(answer, 'accepted') === 'pass';
  const { means, fix } = well ? { means: '', fix: '' } : row;
  const detail = `${position}${seen(answer)}${wanted}`;
  return { id, title, verdict: forgiven ? 'note' : verdict, detail, means, fix, duration_ms };
}

/** The line about how long the answers took, accepted webhooks and rejected ones alike. */
function timeLine(slowest_ms: number, timeout_ms: number): Line {
  const verdict = slowest_ms > timeout_ms ? 'fail' : slowest_ms > timeout_ms * SLOW_PART ? 'warn' : 'pass';
  return {
    id: 'answer-time',
    title: `answers within the time-out of ${seconds(timeout_ms)}`,
    verdict,
    detail: `the slowest answer took ${seconds(slowest_ms)}`,
    means: 'A delivery that is not answered in time has failed, whatever was done with it, and is sent again.',
    fix: 'Answer as soon as the signature is verified and the event is stored; work afterwards.',
    duration_ms: slowest_ms,
  };
}

/** What a receiver does with an event is its own: no answer shows it, so no receiver passes for it. */
const HANDLED_ONCE: Line = {
  id: 'handled-once',
  title: 'handles an event once that comes twice',
  verdict: 'note',
  detail: 'not seen, because answers do not show it',
  means: 'A receiver that ships goods for each copy of an event answers 200 to every one of them, too.',
  fix: 'Have check-webhook ask for that, with --effects URL, or count in your own records what was done for an event_id that came twice: once.',
  duration_ms: 0,
};

/** What comes twice: one after the other, and at the same time. */
const TWICE = /^duplicate-/;

/** The line about what was done for events that came twice. @param counts how often for each */
function effectsLine(counts: Readonly<Record<string, number>>, missed: string | undefined): Line {
  if (missed !== undefined) return { ...HANDLED_ONCE, detail: missed };
  const rows = Object.entries(counts);
  if (rows.length === 0) return HANDLED_ONCE;
  const detail = rows.map(([id, count]) => `${plural(count, 'effect')} of ${id}`).join(', ');
  if (rows.some(([, count]) => count > 1))
    return {
      ...HANDLED_ONCE,
      verdict: 'fail',
      detail,
      fix: 'Store the event_id with what is done for it, in one transaction and unique.',
    };
  if (rows.every(([, count]) => count === 1)) return { ...HANDLED_ONCE, verdict: 'pass', detail };
  const fix = 'Count what is done for every genuine event, those about payments included that it does not know.';
  return { ...HANDLED_ONCE, detail: `not seen: ${detail}`, fix };
}

/** Timers go off a little early on the clock that durations are measured by. */
const TIMER_EARLY_MS = 2;

/** Why there is nothing to examine; null when there is. */
function unreachable(answer: Answer, timeout_ms: number): string | null {
  if (answer.kind === 'failed') {
    if (answer.duration_ms < timeout_ms * PATIENCE - TIMER_EARLY_MS) return answer.error;
    return `${answer.error} That is ${PATIENCE} times the time-out of ${seconds(timeout_ms)}: see where the receiver hangs, or allow more with --timeout.`;
  }
  if (answer.status < 300 || answer.status >= 400) return null;
  const to = answer.location === undefined ? '' : ` to ${answer.location}`;
  return `It answers ${answer.status} and redirects${to}; webhooks do not follow redirects. Name the final URL.`;
}

/** The URL for reports, which are kept and passed round: without the password or token that may stand before the host. */
export function shownUrl(url: string): string {
  const shown = new URL(url);
  const { username, password } = shown;
  if (username === '' && password === '') return url;
  shown.username = '***';
  shown.password = '';
  return shown.href;
}

async function sendAll({ steps, parallel }: Case, send: (step: Step) => Promise<Answer>): Promise<Answer[]> {
  if (parallel === true) return Promise.all(steps.map(send));
  const answers: Answer[] = [];
  for (const step of steps) answers.push(await send(step));
  return answers;
}

function applies({ envelope, graded }: Case, { settings }: Examined, all: boolean): boolean {
  if (envelope !== undefined && envelope !== settings.envelope) return false;
  return graded !== 'asked' || all;
}

/** Sends every message of the battery and grades the answers. */
export async function examineReceiver(
  examined: Examined,
  send: Send,
  options: ExaminationOptions,
): Promise<ReportCard> {
  const { url, timeout_ms, all } = options;
  const { envelope, signature_encoding, webhook_json, events } = examined.settings;
  const profile = `envelope ${envelope}, signature ${signature_encoding}, JSON ${webhook_json}, events ${events}`;
  const card: ReportCard = { url: shownUrl(url), profile, lines: [], unreachable: null };
  const effects: Record<string, number> = {};
  /** Why effects could not be counted: what was seen of the receiver until then, and goes on to be, is told all the same. */
  let missed: string | undefined;
  const miss = ({ message }: Error): undefined => {
    missed = message;
  };
  let silent = 0;
  let slowest_ms = 0;
  const sendStep = async ({ message }: Step): Promise<Answer> => {
    if (silent >= SILENCE) {
      return { kind: 'failed', error: 'not sent, because the receiver no longer answers', duration_ms: 0 };
    }
    const answer = await send(message(examined), timeout_ms * PATIENCE);
    silent = answer.kind === 'failed' ? silent + 1 : 0;
    slowest_ms = Math.max(slowest_ms, answer.duration_ms);
    return answer;
  };
  for (const row of CASES.filter((one) => applies(one, examined, all))) {
    const grown = TWICE.test(row.id) && missed === undefined ? await options.watchEffects?.().catch(miss) : undefined;
    const answers = await sendAll(row, sendStep);
    if (grown !== undefined) effects[row.id] = (await grown().catch(miss)) ?? 0;
    if (card.lines.length === 0) card.unreachable = unreachable(answers[0] as Answer, timeout_ms);
    if (card.unreachable !== null) return card;
    card.lines.push(lineOf(row, answers, all));
  }
  card.lines.push(effectsLine(effects, missed), timeLine(slowest_ms, timeout_ms));
  return card;
}
