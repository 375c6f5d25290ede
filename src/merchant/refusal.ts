import type { Settings } from '../domain/merchants/settings.js';
import { Problem } from '../domain/problems.js';
import { spellProblem } from '../variants/errors.js';

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
