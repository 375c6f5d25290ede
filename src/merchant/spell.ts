/** Problems as replies, in the words of the merchant's profile. */
import { JSON_TYPE } from '../api/reply.js';
import { type ContractViolation, validateResponse } from '../contract/index.js';
import type { Settings } from '../domain/merchants/settings.js';
import { Problem } from '../domain/problems.js';
import { spellProblem } from '../variants/errors.js';
import { type Account, ExplainedReply, effective, type Started } from './call.js';

/** Anything thrown; what is no Problem is a crash, told to the operator and not to the client. */
export function spell(context: Started, thrown: unknown): ExplainedReply {
  if (thrown instanceof Problem) return refuse(context, thrown);
  const { host, call, route } = context;
  host.onCrash(thrown, { method: call.method, path: route.path });
  const explanation = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  const message = 'The sandbox failed to serve this request. The journal says why.';
  return refuse(context, new Problem('crash', message, { explanation }));
}

/** An error body outside the contract is a crash like any other answer. */
export function refuse(
  context: Started,
  problem: Problem,
  headers: Readonly<Record<string, string>> = {},
): ExplainedReply {
  const { operation } = context.route;
  const spelled = spellProblem(problem, context.world.data.settings);
  const [violation] =
    operation === null ? [] : validateResponse(effective(context, operation), spelled.status, spelled.body);
  if (violation !== undefined && problem.kind !== 'crash') return refuse(context, outsideContract(violation), headers);
  const all = { ...context.headers, ...spelled.headers, ...headers, 'content-type': JSON_TYPE };
  return new ExplainedReply(spelled.status, all, JSON.stringify(spelled.body), accountFor(problem, spelled.code));
}

function accountFor({ kind, message, extras }: Problem, code: string): Account {
  const { detail, pointer, explanation } = extras;
  const refusal = {
    code,
    ...(detail?.parameter === undefined ? {} : { parameter: detail.parameter }),
    ...(detail?.rule === undefined ? {} : { rule: detail.rule }),
    ...(pointer === undefined || pointer === '' ? {} : { pointer }),
    explanation: explanation ?? message,
  };
  return { refusal, crash: kind === 'crash' };
}

/** An answer of ours that leaves the contract is a bug: 500 for the client, the pointer for the request log. */
export function outsideContract({ pointer, parameter, rule, message }: ContractViolation): Problem {
  const explanation = `The sandbox's own answer leaves the contract: ${parameter} breaks ${rule} (${message})`;
  return new Problem('crash', 'The sandbox made an answer that its contract does not allow.', { explanation, pointer });
}

/** What never became a request is refused with these. */
export interface ParserRefusal {
  message: string;
  parameter?: string;
  rule?: string;
}

/** The body of an answer to what never became a request: no merchant is known, so the profile of `default` spells it. */
export function spellParserRefusal(refusal: ParserRefusal, settings: Settings): string {
  const { message, parameter = 'request', rule = 'http' } = refusal;
  const problem = new Problem('invalid', message, { detail: { parameter, rule } });
  return JSON.stringify(spellProblem(problem, settings).body);
}
