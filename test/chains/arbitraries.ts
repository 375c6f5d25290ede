import fc from 'fast-check';
import { CHAINS_OF, type Chain, type Cryptocurrency, type GeneratedNetwork } from '../../src/chains/index.js';

export const CURRENCIES = Object.keys(CHAINS_OF) as Cryptocurrency[];

/** Every currency with each chain and network it can be generated for. */
export const PLACES = CURRENCIES.flatMap((currency) =>
  CHAINS_OF[currency].flatMap((chain) =>
    (['main', 'test'] as const).map((network) => ({ currency, chain, network }) satisfies Place),
  ),
);

export interface Place {
  currency: Cryptocurrency;
  chain: Chain;
  network: GeneratedNetwork;
}

export const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Which character to change (as a share of the length), and into which of base58, whose characters include most of bech32's. */
export const flip = fc.record({
  share: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  into: fc.constantFrom(...BASE58),
});

export function flipped(text: string, { share, into }: { share: number; into: string }): string {
  const index = Math.floor(share * text.length);
  const replacement = text[index] === into ? BASE58.charAt((BASE58.indexOf(into) + 1) % BASE58.length) : into;
  return text.slice(0, index) + replacement + text.slice(index + 1);
}

/** A fixed seed: a 32-bit checksum lets one change in four billion pass, and a test must not fail for that. */
export const RUNS = { numRuns: 300, seed: 20240229 };
