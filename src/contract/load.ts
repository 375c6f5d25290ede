import type { OpenAPIObject } from 'openapi3-ts/oas31';
import type { Contract, Operation } from './contract.js';
import merchantDocument from './generated/merchant.json' with { type: 'json' };
import sandboxDocument from './generated/sandbox.json' with { type: 'json' };
import { readOperations } from './operations.js';

/**
 * Reads a document into a contract. The document must be bundled (every `$ref` internal), and must not be changed
 * afterwards. Validators are compiled when an operation, an answer or a webhook is judged for the first time.
 */
export function compileContract(document: OpenAPIObject): Contract {
  const byId = new Map<string, Operation>();
  const operations: Operation[] = [];
  const contract: Contract = {
    document,
    operations,
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

/** The documents that are part of the program. */
export type ContractName = 'merchant' | 'sandbox';

const documents: Record<ContractName, unknown> = { merchant: merchantDocument, sandbox: sandboxDocument };
const cache = new Map<string, Contract>();

/** One of the program's own contracts, compiled once per process. */
export function loadContract(name: ContractName): Contract {
  return cachedContract(name, () => documents[name] as OpenAPIObject);
}

/**
 * The contract of that key, compiled at the first call and kept for the life of the process. The key names what makes
 * the document differ (for a profile's contract, its variants), so that a thousand merchants share one set of validators.
 */
export function cachedContract(key: string, makeDocument: () => OpenAPIObject): Contract {
  let contract = cache.get(key);
  if (contract === undefined) {
    contract = compileContract(makeDocument());
    cache.set(key, contract);
  }
  return contract;
}
