/**
 * Sees to it that what was generated is there, and is what the sources say now.
 * @param parts `program` for what the program loads, `types` for what only type checks read
 * @returns whether something was made
 */
export function generate(parts?: readonly ('program' | 'types')[]): Promise<boolean>;
/** A contract that nothing can be made of; the message says which, where and why. */
export class ContractFailure extends Error {}
