/** What a rule of the audit is, what it sees and what it says. */
import type { Contract } from '../contract/index.js';
import type { WorldData } from '../domain/types.js';
import type { Call } from './calls.js';

/** `error`: breaks the guidance and costs money or service; `warning`: breaks it; `note`: may well be meant so. */
export type Severity = 'error' | 'warning' | 'note';

/** What the audit reads of a world. */
export const RECORDED = [
  'journal',
  'deliveries',
  'webhooks',
  'events',
  'transactions',
  'keys',
  'settings',
  'counters',
] as const satisfies readonly (keyof WorldData)[];
export type Recorded = Pick<WorldData, (typeof RECORDED)[number]>;

/** What every rule is given. */
export interface Seen {
  readonly recorded: Recorded;
  readonly contract: Contract;
  /** The journal, oldest first, with what retries are told by. */
  readonly calls: readonly Call[];
  /** How many calls the journal no longer has. */
  readonly dropped: number;
}

/** One time that a rule was broken. */
export interface Occurrence {
  /** What it was about; occurrences about the same are one finding. */
  readonly subject: string;
  /** How the finding reads when it happened so many times. */
  message(count: number): string;
  /** Ids of journal entries, of deliveries or of an endpoint. */
  readonly evidence: readonly string[];
  /** On the merchant's clock. */
  readonly first_ms: number;
  readonly last_ms: number;
}

/** One row of the table of rules. */
export interface Rule {
  readonly id: string;
  readonly severity: Severity;
  readonly title: string;
  /** What it rests on: a sentence of the service, or how a gap is filled (docs/service.md). */
  readonly rests_on: string;
  readonly advice: string;
  readonly find: (seen: Seen) => Occurrence[];
}

/** `once`, `twice`, `3 times`. */
export const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`;

/** What the audit says about one rule and one subject. */
export interface Finding {
  rule: string;
  severity: Severity;
  message: string;
  /** Ids of journal entries and deliveries, or of an endpoint; the first ones. */
  evidence: string[];
  /** How often it happened. */
  count: number;
  /** On the merchant's clock. */
  first_at: string;
  last_at: string;
}

/** What a whole audit says. */
export interface AuditResult {
  findings: Finding[];
  /** Every rule that was checked. */
  rules: Omit<Rule, 'find'>[];
  /** What was seen: the calls that the journal still has, and how many it no longer has. */
  journal: { entries: number; dropped: number };
}
