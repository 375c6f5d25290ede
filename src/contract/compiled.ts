/** The validators of the base contract that were compiled when the program was built, and for which profiles they hold. */
import type { CompiledRequest, CompiledValidators, Validate } from './contract.js';
import * as generated from './generated/compiled.js';

const requests = generated.requests as Readonly<Record<string, () => CompiledRequest>>;
const touchedBy = generated.touchedBy as Readonly<Record<string, readonly string[]>>;
const names = new Map((generated.answerPointers as readonly string[]).map((pointer, i) => [pointer, `answer${i}`]));

const madeRequests = new Map<string, CompiledRequest>();
let madeAnswers: Readonly<Record<string, Validate>> | undefined;

/** A function of the generated file sets up its patterns and constants when it is first called. */
function requestOf(operationId: string): CompiledRequest | undefined {
  let made = madeRequests.get(operationId);
  if (made === undefined && Object.hasOwn(requests, operationId)) {
    made = (requests[operationId] as () => CompiledRequest)();
    madeRequests.set(operationId, made);
  }
  return made;
}

function answerOf(pointer: string): Validate | undefined {
  const name = names.get(pointer);
  if (name === undefined) return undefined;
  madeAnswers ??= (generated.answers as () => Record<string, Validate>)();
  return madeAnswers[name];
}

/**
 * What was compiled ahead of time and still holds under these overlays. Each overlay changes places of the base document, so a
 * schema is changed by several of them only if one of them alone changes it (or what it newly refers to).
 * @param overlays their names; none for the base contract
 */
export function compiledUnder(overlays: readonly string[]): CompiledValidators {
  const touched = new Set(overlays.flatMap((name) => touchedBy[name] ?? []));
  return {
    complete: touched.size === 0,
    request: (operationId) => (touched.has(operationId) ? undefined : requestOf(operationId)),
    answer: (pointer) => (touched.has(pointer) ? undefined : answerOf(pointer)),
  };
}
