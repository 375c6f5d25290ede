/** What an answer must be: a refusal that names the fault, or a success. */
import type { WireAnswer } from './client.js';
import type { DocumentOperation } from './document.js';
import { complaints, namedBy } from './judge.js';
import type { Fault } from './oracle.js';
import type { Settings } from './target.js';

/** The code of an invalid parameter in each set (description, "Error codes"). */
const INVALID: Readonly<Record<Settings['error_codes'], string>> = {
  ...{ endpoint: 'INVALID_PARAMETER', catalog: 'INVALID_PARAMETER', overview: 'invalid_request' },
};

const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 200);

export const sayFaults = (faults: readonly Fault[]): string =>
  faults.map(({ parameter, rules, value }) => `${parameter} ${rules.join(' or ')} (${short(value)})`).join('; ');

/** The control API leaves out a value that is very long and cuts very long names; whoever sent them knows them. */
const LONGEST_TOLD = 2_000;

/** A query value is told as it was read: as text, or as the number that it is. */
const same = (told: unknown, sent: unknown): boolean =>
  JSON.stringify(told) === JSON.stringify(sent) || (typeof told === 'number' && String(told) === sent);

function names(answer: WireAnswer, fault: Fault): boolean {
  const { parameter, rule, value, told } = namedBy(answer.text);
  if (parameter !== fault.parameter || rule === undefined || !fault.rules.includes(rule)) return false;
  if (!told) return true;
  const omitted = value === undefined && (JSON.stringify(fault.value) ?? '').length > LONGEST_TOLD;
  return fault.untold === true ? value === undefined : omitted || same(value, fault.value);
}

/** What is wrong with an answer that has to name one of the faults. */
export function misnamed(
  operation: DocumentOperation,
  answer: WireAnswer,
  faults: readonly Fault[],
  settings: Settings | 'control',
): string[] {
  const code = settings === 'control' ? undefined : INVALID[settings.error_codes];
  const semantic = settings !== 'control' && settings.semantic_status === '422';
  const status = semantic && faults.every(({ keyword }) => keyword === 'business') ? 422 : 400;
  const found = complaints(operation, answer);
  if (answer.status !== status) return [...found, `the status is ${answer.status}, not ${status}`];
  const named = namedBy(answer.text);
  if (code !== undefined && named.code !== code) found.push(`the code is ${named.code}, not ${code}`);
  if (!faults.some((fault) => names(answer, fault))) {
    found.push(`named is ${named.parameter} ${named.rule} (${short(named.value)}), wanted ${sayFaults(faults)}`);
  }
  return found;
}
