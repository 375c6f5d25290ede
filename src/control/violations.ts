/** A request that breaks the contract, as a problem that says what would be right. */
import type { ContractViolation, Operation } from '../contract/index.js';
import { keysOf, valueAt } from '../contract/pointer.js';
import { suggestWord } from '../scenarios/suggest.js';
import { ControlProblem, type ProblemBody } from './problems.js';

/** Parameters that hold a secret; settings about secrets, such as signature_encoding, hold none. */
const SECRET =
  /(?:^|[._])(?:secret|secret_?key|api_?key|password|token|authorization)$|(?:^|\.)(?:(?:(?:received|computed)_)?signature|key)$/i;

/** The names that would have been known where an unknown one stands. */
function knownNames(operation: Operation, violation: ContractViolation): string[] {
  if (violation.location === 'query') return operation.queryParameters.map(({ name }) => name);
  const schema = `#/${keysOf(violation.pointer).slice(0, -1).join('/')}`;
  const properties = valueAt(operation.contract.document, `${schema}/properties`);
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
}

function refuseUnknown(operation: Operation, violation: ContractViolation, also: readonly string[]): ControlProblem {
  const { parameter, value, rule, location } = violation;
  const allowed = [...knownNames(operation, violation), ...also];
  const what = location === 'query' ? 'query parameter' : 'field';
  const name = parameter.slice(parameter.lastIndexOf('.') + 1);
  const none = `${operation.method} ${operation.path} takes no ${what}s.`;
  const advice = allowed.length === 0 ? none : suggestWord(name, allowed);
  const message = `The ${what} \`${parameter.slice(0, 200)}\` is not known here. ${advice}`;
  const errors = [{ parameter, value, rule, message }];
  return new ControlProblem(400, 'invalid_parameter', message, { parameter, value, rule, errors, allowed });
}

/** What a newer sandbox wrote is refused in words that say so. */
function refuseVersion(violation: ContractViolation): ControlProblem {
  const { parameter, value, rule } = violation;
  const message = `The document is of version ${String(value)}, and this sandbox reads version 1. Import it with the version of Tenderbox that exported it.`;
  return new ControlProblem(400, 'invalid_parameter', message, { parameter, value, rule });
}

/**
 * Spells the first violation of a request.
 * @param also names that the caller takes besides those of the contract
 */
export function refuse(operation: Operation, told: ContractViolation, also: readonly string[] = []): ControlProblem {
  // An error says what is wrong with a secret and does not repeat it.
  const violation = SECRET.test(told.parameter) ? { ...told, value: undefined } : told;
  const { parameter, value, rule, message } = violation;
  if (rule === 'unknown') return refuseUnknown(operation, violation, also);
  if (operation.operationId === 'putState' && parameter === 'version' && typeof value === 'number') {
    return refuseVersion(violation);
  }
  const extras: Pick<ProblemBody, 'parameter' | 'value' | 'rule' | 'allowed'> = { parameter, value, rule };
  if (rule.startsWith('in:')) extras.allowed = rule.slice('in:'.length).split(',');
  if (rule === 'content_type') {
    const sent =
      value === undefined ? 'There is no content type' : `The content type is ${String(value).slice(0, 100)}`;
    return new ControlProblem(400, 'invalid_parameter', `${sent}; send application/json.`, extras);
  }
  return new ControlProblem(400, 'invalid_parameter', message, extras);
}
