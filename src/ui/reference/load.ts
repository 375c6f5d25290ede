/** What the page shows, read from the sandbox: the contract of the reader's merchant, and what its settings say. */
import { base } from '../api/base.js';
import { Contract } from '../api/contract.js';
import { Rejected, reach, read } from '../api/control.js';
import { facts, keyAsked } from '../api/merchant.js';
import type { Setting } from './variants.js';

/** The contract with the settings that made it. */
export interface Reference {
  contract: Contract;
  settings: readonly Setting[];
  /** False where nobody said whose contract it is: then it is that of the merchant `default`. */
  own: boolean;
}

/**
 * Reads the reference of the merchant that is shown. Where its key is of no use, the contract that everybody may read stands
 * in, so that nobody faces an empty page; `keyAsked` says why.
 */
export async function loadReference(signal: AbortSignal): Promise<Reference> {
  if (keyAsked.peek() === null) {
    try {
      const [document, { data }] = await Promise.all([
        read('/contract', { signal }),
        read('/profile/settings', { signal }),
      ]);
      return { contract: new Contract(document), settings: data, own: true };
    } catch (error) {
      if (!(error instanceof Rejected) || error.problem.status !== 401) throw error;
    }
  }
  const response = await reach(`${base}/v1/openapi.json`, { signal });
  return { contract: new Contract(await response.json()), settings: [], own: false };
}

/** What is asked of the reader, in the words of this page. */
export const askedText = (reason: string): string =>
  facts.public === true && reason.startsWith('This sandbox can be reached')
    ? 'This sandbox is open to everybody. Get a merchant of your own to try the calls, or enter the key that you have.'
    : reason;
