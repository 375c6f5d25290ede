/** What an answer must be: a refusal that names the fault, or a success. */
import { disagreements } from './agreement.js';
import { businessFaults, otherStatuses, queryFaults, textFaults } from './business.js';
import type { WireAnswer } from './client.js';
import type { DocumentOperation } from './document.js';
import { complaints, namedBy } from './judge.js';
import { type Fault, faultsOf } from './oracle.js';
import type { FuzzRequest, Settings } from './target.js';

/** The code of an invalid parameter in each set (docs/service.md#error-codes). */
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

/** An explanation may follow in brackets. */
const isDetails = (text: string, wanted: string): boolean => text === wanted || text.startsWith(`${wanted} (`);

function names(answer: WireAnswer, fault: Fault): boolean {
  const { parameter, rule, value, text } = namedBy(answer.text);
  if (text !== undefined) return fault.rules.some((word) => isDetails(text, `${fault.parameter}: ${word}`));
  if (parameter !== fault.parameter || rule === undefined || !fault.rules.includes(rule)) return false;
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

/** What is wrong with the answer to a request of the merchant API whose body, if any, is JSON that was written by JSON.stringify. */
export function unexpected(request: FuzzRequest, answer: WireAnswer, settings: Settings): string[] {
  const { operation, body, query = [] } = request;
  const schema = operation.body === undefined ? [] : faultsOf(operation.body, body);
  const text = [...queryFaults(operation, query), ...textFaults(body)];
  const faults = [...text, ...schema];
  const business = faults.length === 0 ? businessFaults(operation, body) : [];
  if (faults.length + business.length > 0) return misnamed(operation, answer, [...faults, ...business], settings);
  const found = complaints(operation, answer);
  if (answer.status < 300) return [...found, ...disagreements(body, JSON.parse(answer.text))];
  if (otherStatuses(operation).includes(answer.status) || narrower(answer, request)) return found;
  return [...found, `the status is ${answer.status}, and nothing is wrong with the request`];
}

/**
 * What no schema can say of a text, and what a list or a merchant's endpoints make of a request: the contract leaves it to the
 * service which texts are addresses, e-mail or web, and the 17th endpoint and an unknown cursor are refused.
 */
function narrower(answer: WireAnswer, { query = [], operation }: FuzzRequest): boolean {
  const { parameter = '', rule = '' } = namedBy(answer.text);
  if (answer.status !== 400) return false;
  if (rule === 'max:16') return operation.operationId === 'createWebhook';
  if (rule === 'format:uri' || rule === 'format:email') return true;
  return query.some(([name]) => name === parameter && /^(starting_after|ending_before)$/.test(name));
}
