import type { ContractViolation } from '../contract/index.js';
import { Problem } from '../domain/problems.js';

/** An answer of ours that leaves the contract is a fault of ours: 500 for the client, the pointer for the journal. */
export function outsideContract({ pointer, parameter, rule, message }: ContractViolation): Problem {
  const explanation = `The sandbox's own answer leaves the contract: ${parameter} breaks ${rule} (${message})`;
  return new Problem('crash', 'The sandbox made an answer that its contract does not allow.', { explanation, pointer });
}
