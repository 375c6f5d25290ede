import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { CompiledValidators, Contract, Operation } from './contract.js';
import { readOperations } from './operations.js';

/**
 * Reads a document into a contract. The document must be bundled (every `$ref` internal), and must not be changed
 * afterwards. Validators that were not compiled ahead of time are compiled when an operation, an answer or
 * a webhook is judged for the first time.
 * @param compiled those that were, and hold for this document
 */
export function compileContract(document: OpenAPIObject, compiled?: CompiledValidators): Contract {
  const byId = new Map<string, Operation>();
  const operations: Operation[] = [];
  const contract: Contract = {
    document,
    operations,
    compiled,
    operation(operationId) {
      const operation = byId.get(operationId);
      if (operation === undefined) throw new Error(`The contract has no operation ${operationId}.`);
      return operation;
    },
  };
  for (const operation of readOperations(contract)) {
    operations.push(operation);
    byId.set(operation.operationId, operation);
  }
  return contract;
}
