import type { GeneratedNetwork, Network } from './networks.js';

/**
 * Why an address is refused. `network`: the checksum holds, but the prefix belongs to no network of the chain.
 * `chain`: a good address, of another chain than the currency's.
 */
export type AddressFault = 'format' | 'length' | 'checksum' | 'network' | 'chain';

export interface DecodedAddress {
  readonly ok: true;
  readonly network: Network;
  /** The hash, key or program that the address carries, without prefix and checksum. */
  readonly payload: Uint8Array;
}

export interface RefusedAddress {
  readonly ok: false;
  readonly reason: AddressFault;
  /** One or two sentences for a person: what is wrong and what probably happened. */
  readonly message: string;
}

/** What one chain can do with addresses and hashes; every chain fills in the same five lines. */
export interface ChainCodec {
  /** Payload bytes of a generated address. */
  readonly addressBytes: 20 | 32;
  /** Never throws; the caller has bounded the length. */
  readonly decode: (address: string) => DecodedAddress | RefusedAddress;
  readonly encode: (network: GeneratedNetwork, payload: Uint8Array) => string;
  /** A transaction's identifier from 32 bytes. */
  readonly hash: (bytes: Uint8Array) => string;
}

export function refused(reason: AddressFault, message: string): RefusedAddress {
  return { ok: false, reason, message };
}

export const MISTYPED = 'a character is probably mistyped, missing or doubled';

/** Names the first character outside an alphabet, so that a reader finds it at once. */
export function foreignCharacter(text: string, alphabet: string): string | undefined {
  for (const character of text) if (!alphabet.includes(character)) return JSON.stringify(character);
  return undefined;
}
