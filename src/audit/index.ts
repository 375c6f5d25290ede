/** The audit: holds what a world recorded against the rules, and prints what was found. */
import type { Contract } from '../contract/index.js';
import { timestamp } from '../domain/clock.js';
import { atOnce, type Sliced } from '../domain/ports.js';
import {
  type AuditResult,
  type Finding,
  type Occurrence,
  type Recorded,
  type Rule,
  readCalls,
  type Seen,
} from './calls.js';
import { RULES } from './rules.js';

export { type Finding, RECORDED, type Recorded } from './calls.js';
export { RULES } from './rules.js';
export { diagnoseSignature, type SignatureFinding } from './signature-doctor.js';

/** A finding names at most so many records: the first ones, which show how it began. */
export const MAX_EVIDENCE = 50;
/** At most so many findings of one rule; the last one stands for those that follow. */
export const MAX_FINDINGS_PER_RULE = 50;
const LONGEST_MESSAGE = 2_048;

/**
 * Calls that are no longer in the journal. They are numbered as they come; some that were numbered never were entered, because
 * the client went away, so that neither the lowest number nor the count alone tells.
 */
function droppedFrom({ journal, counters }: Recorded): number {
  if (journal.length === 0) return counters.request;
  const numbers = journal.map(({ id }) => Number(id.split('_').at(-1))).filter(Number.isFinite);
  const first = Math.min(...numbers, counters.request);
  return Math.max(0, Math.min(first - 1, counters.request - journal.length));
}

const instant = (ms: number): string => timestamp(ms, 'milliseconds');

function findingOf({ id, severity }: Rule, occurrences: readonly Occurrence[]): Finding {
  const [first] = occurrences as readonly [Occurrence];
  const evidence = new Set(occurrences.flatMap((each) => each.evidence));
  return {
    rule: id,
    severity,
    // Names and addresses are what others sent, and the message goes to terminals.
    message: first
      .message(occurrences.length)
      .replace(/\p{Cc}/gu, '?')
      .slice(0, LONGEST_MESSAGE),
    evidence: [...evidence].slice(0, MAX_EVIDENCE),
    count: occurrences.length,
    first_at: instant(Math.min(...occurrences.map(({ first_ms }) => first_ms))),
    last_at: instant(Math.max(...occurrences.map(({ last_ms }) => last_ms))),
  };
}

/** What one rule has to say: one finding for each thing that it was broken at. */
function findingsOf(rule: Rule, seen: Seen): Finding[] {
  const groups = new Map<string, Occurrence[]>();
  for (const occurrence of rule.find(seen)) {
    const subject = groups.size < MAX_FINDINGS_PER_RULE || groups.has(occurrence.subject) ? occurrence.subject : '';
    const known = groups.get(subject);
    if (known === undefined) groups.set(subject, [occurrence]);
    else known.push(occurrence);
  }
  return [...groups.values()].slice(0, MAX_FINDINGS_PER_RULE).map((group) => findingOf(rule, group));
}

/** Holds what a world recorded against every rule. Changes nothing; what has left the journal is not seen. */
export function runAudit({ data }: { readonly data: Recorded }, contract: Contract): AuditResult {
  return atOnce(auditInSlices(data, contract));
}

/** The same rule by rule; `data` must not change meanwhile. */
export function* auditInSlices(data: Recorded, contract: Contract): Sliced<AuditResult> {
  const dropped = droppedFrom(data);
  const seen: Seen = { recorded: data, contract, calls: readCalls(data.journal, contract), dropped };
  yield;
  const findings: Finding[] = [];
  for (const rule of RULES) {
    findings.push(...findingsOf(rule, seen));
    yield;
  }
  return {
    findings,
    rules: RULES.map(({ id, severity, title, rests_on, advice }) => ({ id, severity, title, rests_on, advice })),
    journal: { entries: data.journal.length, dropped },
  };
}

/** Findings of several worlds or runs: the same thing done again elsewhere is the same finding. */
export function addFindings(all: readonly Finding[]): Finding[] {
  const known = new Map<string, Finding>();
  for (const finding of all) {
    const name = `${finding.rule} ${finding.message}`;
    const before = known.get(name);
    known.set(name, before === undefined ? finding : { ...before, count: before.count + finding.count });
  }
  return [...known.values()];
}

/** How many of each severity, in words. */
function totals(findings: readonly Finding[]): string {
  const counts = (['error', 'warning', 'note'] as const).map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? '' : 's'}`];
  });
  return counts.flat().join(', ');
}

/** The findings as text for a terminal: each with what it rests on, its evidence and what to do. */
export function auditReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Audit: nothing found.';
  const lines = findings.flatMap(({ rule, severity, message, evidence, first_at, last_at }) => {
    const row = RULES.find(({ id }) => id === rule);
    const shown = evidence.slice(0, 5).join(', ') + (evidence.length > 5 ? `, and ${evidence.length - 5} more` : '');
    return [
      '',
      `  ${severity.padEnd(7)}  ${rule}: ${message}`,
      `           evidence: ${shown} (${first_at === last_at ? first_at : `${first_at} to ${last_at}`})`,
      ...(row === undefined ? [] : [`           rests on: ${row.rests_on}`, `           do: ${row.advice}`]),
    ];
  });
  return [`Audit: ${totals(findings)}.`, ...lines].join('\n');
}
