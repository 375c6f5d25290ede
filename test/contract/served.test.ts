/** The contracts that are served, held by digests: whoever changes one sees it here, and says so with `vitest -u`. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import overlayDocuments from '../../src/contract/generated/overlays.json' with { type: 'json' };
import { loadContract, loadControlContract } from '../../src/contract/index.js';

await loadControlContract();

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

test('the served contracts are those of these digests', () => {
  const documents = {
    merchant: loadContract('merchant').document,
    sandbox: loadContract('sandbox').document,
    ...Object.fromEntries(overlayDocuments.overlays.map(({ name, ...overlay }) => [name, overlay])),
  };
  const digests = Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, digestOf(document)]));
  expect(digests).toMatchInlineSnapshot(`
    {
      "auth-bearer": "dec3a5f401945106",
      "auth-error-body-status": "840d376506e90e21",
      "auth-key": "5eed78bf0db2af5d",
      "auth-signed": "f52aea6c23bd5111",
      "envelope-form2": "2414d90f9c62bf67",
      "envelope-form2-events-named": "d37aa59b11dc8b66",
      "error-codes-catalog": "d0aa5b4547873d68",
      "error-codes-overview": "7cd899fcda53716b",
      "error-details-string": "30dca5e79a5fe27d",
      "events-named": "5b2c576c57e4392f",
      "merchant": "ccf4e43a67b5e61e",
      "rate-limit-1": "b5baf6420e6d5e56",
      "rate-limit-2": "612a733fdebd6857",
      "rate-limit-3": "1648677cb39fc0af",
      "sandbox": "20488832c43391bf",
      "semantic-status-422": "0625f99994db6a6d",
      "signature-encoding-base64": "cc59482676767fa7",
    }
  `);
});
