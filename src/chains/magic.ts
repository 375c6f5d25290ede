import { depositAddress, locate } from './addresses.js';
import { CODECS } from './codecs.js';
import {
  CHAINS_OF,
  type Chain,
  type Cryptocurrency,
  type GeneratedNetwork,
  type Network,
  PREFIXES,
} from './networks.js';

/**
 * Magic payout addresses: good addresses whose payload repeats one byte, and which decide what becomes of a payout. Code
 * under test needs no special header for them. Nobody holds a key to them: real funds must never be sent there.
 */

export type MagicByte = 0x11 | 0x22 | 0x33 | 0x44 | 0x55;

type MagicBehaviour =
  | 'complete_at_once'
  | 'reject_in_review'
  | 'fail_at_broadcast'
  | 'stay_pending'
  | 'stay_processing';

export interface Magic {
  readonly byte: MagicByte;
  readonly behaviour: MagicBehaviour;
  /** What an observer sees. */
  readonly effect: string;
}

export interface MagicAddress extends Magic {
  readonly currency: Cryptocurrency;
  readonly chain: Chain;
  readonly network: Network;
  readonly address: string;
}

export const MAGIC_BEHAVIOURS: readonly Magic[] = [
  { byte: 0x11, behaviour: 'complete_at_once', effect: 'The payout completes at once.' },
  { byte: 0x22, behaviour: 'reject_in_review', effect: 'The payout is rejected in review: pending → failed.' },
  { byte: 0x33, behaviour: 'fail_at_broadcast', effect: 'The payout fails at broadcast: processing → failed.' },
  { byte: 0x44, behaviour: 'stay_pending', effect: 'The payout stays pending.' },
  { byte: 0x55, behaviour: 'stay_processing', effect: 'The payout stays processing.' },
];

/** Short witness programs repeat a byte by chance; a hash of 20 bytes or more does not. */
const SHORTEST_MAGIC_PAYLOAD_BYTES = 20;

/** The magic address of a currency; without a chain that of the currency's usual one. */
export function magicAddress(
  currency: Cryptocurrency,
  byte: MagicByte,
  network: GeneratedNetwork = 'main',
  chain: Chain = CHAINS_OF[currency][0],
): string {
  const payload = new Uint8Array(CODECS[chain].addressBytes).fill(byte);
  return depositAddress(currency, network, payload, chain);
}

/** The byte that a magic address repeats, in any form and network of address that is good on some chain. */
export function magicOf(address: string): MagicByte | undefined {
  const payload = locate(address)?.payload;
  if (!payload || payload.length < SHORTEST_MAGIC_PAYLOAD_BYTES) return undefined;
  const byte = payload[0];
  if (!payload.every((each) => each === byte)) return undefined;
  return MAGIC_BEHAVIOURS.find((magic) => magic.byte === byte)?.byte;
}

/** Every magic address, by currency, chain and network: main and test where the chain tells them apart. */
export function listMagicAddresses(): MagicAddress[] {
  const currencies = Object.keys(CHAINS_OF) as Cryptocurrency[];
  return currencies.flatMap((currency) => CHAINS_OF[currency].flatMap((chain) => listOnChain(currency, chain)));
}

function listOnChain(currency: Cryptocurrency, chain: Chain): MagicAddress[] {
  const networks: GeneratedNetwork[] = chain in PREFIXES ? ['main', 'test'] : ['main'];
  return networks.flatMap((network) =>
    MAGIC_BEHAVIOURS.map((magic) => {
      const shown: Network = networks.length > 1 ? network : 'any';
      return { currency, chain, network: shown, ...magic, address: magicAddress(currency, magic.byte, network, chain) };
    }),
  );
}
