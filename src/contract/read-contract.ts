import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { Contract, Operation, Validators } from './contract.js';
import { readOperations } from './operations.js';

/**
 * Reads a document into a contract. The document must be bundled (every `$ref` internal), and must not be changed
 * afterwards.
 * @param validators those that were compiled for it
 */
export function readContract(document: OpenAPIObject, validators: Validators): Contract {
  const byId = new Map<string, Operation>();
  const operations: Operation[] = [];
  const contract: Contract = {
    document,
    operations,
    validators,
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
