/**
 * What a merchant's traffic has exercised, counted as it happens: plain data of its world, which the contract module holds
 * against the contract when somebody asks. Nothing here knows what there is to cover.
 */
import { kindOf } from './ids.js';
import { SETTING_NAMES, SETTINGS, type Settings } from './merchants/settings.js';
import type { Subject } from './ports.js';
import type { CoverageCount, CoverageData, EventRecord, PaymentRecord, WorldData } from './records.js';
import type { World } from './world.js';

/** More breaches than anybody reads; they are counted as one kind of thing, and the first ones tell most. */
const MOST_VIOLATIONS = 100;

/** What nobody has exercised anything of yet. */
export const freshCoverage = (): CoverageData => ({
  answers: {},
  codes: {},
  events: {},
  states: [],
  settings: [],
  violations: [],
});

/** One answer of the merchant API, as far as coverage is concerned. */
interface CountedAnswer {
  operation_id: string;
  status: number;
  /** The error code; null where it is a success. */
  code: string | null;
  /** The client asked for this answer, by Prefer or by a fault. */
  forced: boolean;
}

function add(counts: Record<string, CoverageCount>, name: string, count: number, forced: number): void {
  counts[name] ??= { count: 0, forced: 0 };
  counts[name].count += count;
  counts[name].forced += forced;
}

function note(list: string[], name: string): void {
  if (!list.includes(name)) list.push(name);
}

/** Counts an answer, and notes the profile that was in force when it was given. */
export function countAnswer({ data }: World, { operation_id, status, code, forced }: CountedAnswer): void {
  const name = `${operation_id} ${status}`;
  add(data.coverage.answers, name, 1, Number(forced));
  if (code !== null) add(data.coverage.codes, `${name} ${code}`, 1, Number(forced));
  noteSettings(data);
}

/** The profile that was noted last: it is replaced whole when it changes, and most calls find the one before. */
const noted = new WeakMap<CoverageData, Settings>();

function noteSettings({ coverage, settings }: WorldData): void {
  if (noted.get(coverage) === settings) return;
  noted.set(coverage, settings);
  for (const { setting, value } of settingValues()) {
    if (String(settings[setting]) === value) note(coverage.settings, `${setting} ${value}`);
  }
}

/** Every value of every setting that has few enough to be counted: choices, flags, named schedules. */
export function settingValues(): { setting: keyof Settings; value: string }[] {
  return SETTING_NAMES.flatMap((setting) => {
    const rule = SETTINGS[setting];
    if (rule.kind === 'number' || rule.kind === 'text') return [];
    const values: readonly string[] = rule.kind === 'flag' ? ['false', 'true'] : rule.values;
    return values.map((value) => ({ setting, value }));
  });
}

/** A receiver took an event of that name, as it is called in the profile that it was sent under. */
export function countDelivered({ data }: World, event_name: string): void {
  data.coverage.events[event_name] = (data.coverage.events[event_name] ?? 0) + 1;
}

/** The sandbox broke its own contract. */
export function noteViolation({ data }: World, violation: string): void {
  const { violations } = data.coverage;
  if (violations.length < MOST_VIOLATIONS) violations.push(violation);
}

/** Notes where a payment request stands now: to be called where its phase changes and no event tells of it. */
export function notePayment({ data }: World, { status, phase }: PaymentRecord): void {
  note(data.coverage.states, `payment ${status}`);
  note(data.coverage.states, `payment_phase ${phase}`);
}

/** Listener: notes the state of the resource that an event is about, and that of what a transaction belongs to. */
export function noteEvent(world: World, _event: EventRecord, subject: Subject | null): void {
  if (subject === null) return;
  if ('phase' in subject) {
    notePayment(world, subject);
    return;
  }
  const { states } = world.data.coverage;
  const [payment_id, payout_id] = 'hash' in subject ? [subject.payment_request_id, subject.payout_id] : [];
  const payment = world.payments.get(payment_id ?? '');
  if (payment !== undefined) notePayment(world, payment);
  note(states, `${kindOf(subject.id)} ${subject.status}`);
  const payout = world.payouts.get(payout_id ?? '');
  if (payout !== undefined) note(states, `payout ${payout.status}`);
}

/** Adds what one world has exercised to what others have. */
export function mergeCoverage(into: CoverageData, from: CoverageData): void {
  for (const [name, { count, forced }] of Object.entries(from.answers)) add(into.answers, name, count, forced);
  for (const [name, { count, forced }] of Object.entries(from.codes)) add(into.codes, name, count, forced);
  for (const [name, count] of Object.entries(from.events)) into.events[name] = (into.events[name] ?? 0) + count;
  for (const name of from.states) note(into.states, name);
  for (const name of from.settings) note(into.settings, name);
  into.violations.push(...from.violations.slice(0, MOST_VIOLATIONS - into.violations.length));
}
