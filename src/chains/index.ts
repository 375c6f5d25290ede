/**
 * Chains: networks, addresses, transaction hashes and payment URIs per currency. Everything here is a pure function of
 * its arguments; randomness comes in as bytes.
 */

import type { Chains } from '../domain/ports.js';
import { checkAddress, depositAddress, locate, transactionHash } from './addresses.js';
import { CODECS } from './codecs.js';
import { rejected } from './encodings.js';
import {
  CHAINS,
  CHAINS_OF,
  type Chain,
  type Cryptocurrency,
  type GeneratedNetwork,
  type Network,
  PREFIXES,
} from './networks.js';

/** Whether a currency can be sent to an address; deposit addresses and transaction hashes from random bytes. */
export { checkAddress, depositAddress, RANDOM_BYTES, transactionHash } from './addresses.js';
/** Which chains there are, and which currency is sent on which. */
export { CHAINS_OF, type Chain, type Cryptocurrency, type GeneratedNetwork } from './networks.js';

/**
 * The module as the core sees it: plain texts instead of this module's unions, and what the core calls a network is a chain
 * here. Deposit addresses are those of the test network.
 */
export const chains: Chains = {
  checkAddress(currency, address) {
    if (isCryptocurrency(currency)) return checkAddress(currency, address);
    return rejected('chain', `${currency} is not sent on any chain.`);
  },
  magicOf,
  networksOf: (currency) => (isCryptocurrency(currency) ? CHAINS_OF[currency] : []),
  networkName: (network) => CHAINS[chain(network)].name,
  depositAddress: (currency, network, bytes) => depositAddress(cryptocurrency(currency), 'test', bytes, chain(network)),
  transactionHash: (network, bytes) => transactionHash(chain(network), bytes),
  paymentUri: (currency, network, address, amount) =>
    paymentUri(chain(network), cryptocurrency(currency), address, amount),
};

function isCryptocurrency(currency: string): currency is Cryptocurrency {
  return Object.hasOwn(CHAINS_OF, currency);
}

function cryptocurrency(currency: string): Cryptocurrency {
  if (!isCryptocurrency(currency)) throw new RangeError(`${currency} is not sent on any chain`);
  return currency;
}

function chain(network: string): Chain {
  if (!Object.hasOwn(CHAINS, network)) throw new RangeError(`there is no chain ${network}`);
  return network as Chain;
}

// Magic payout addresses: good addresses whose payload repeats one byte, and which decide what becomes of a payout. Code
// under test needs no special header for them. Nobody holds a key to them: real funds must never be sent there.

/** By the byte; `effect` is what an observer sees. */
export const MAGIC_BEHAVIOURS = [
  { byte: 0x11, behaviour: 'complete_at_once', effect: 'The payout completes at once.' },
  { byte: 0x22, behaviour: 'reject_in_review', effect: 'The payout is rejected in review: pending → failed.' },
  { byte: 0x33, behaviour: 'fail_at_broadcast', effect: 'The payout fails at broadcast: processing → failed.' },
  { byte: 0x44, behaviour: 'stay_pending', effect: 'The payout stays pending.' },
  { byte: 0x55, behaviour: 'stay_processing', effect: 'The payout stays processing.' },
] as const;

type Magic = (typeof MAGIC_BEHAVIOURS)[number];
export type MagicByte = Magic['byte'];
type MagicAddress = Magic & {
  readonly currency: Cryptocurrency;
  readonly chain: Chain;
  readonly network: Network;
  readonly address: string;
};

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

// Payment URIs, as a wallet scans them: BIP-21 and its descendants, EIP-681, Solana Pay. Tron and the XRP Ledger have no
// settled standard; they get the shape of BIP-21.

interface Token {
  /**
   * The issuer's contract or mint on the test network (Sepolia, Nile, devnet); absent where there is none. One of the main
   * network would ask a wallet for real money.
   */
  readonly contract?: string;
  readonly decimals: number;
}

const TOKENS: Readonly<Partial<Record<Cryptocurrency, Readonly<Partial<Record<Chain, Token>>>>>> = {
  USDT: {
    ethereum: { decimals: 6 },
    tron: { contract: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf', decimals: 6 },
    solana: { decimals: 6 },
  },
  USDC: {
    ethereum: { contract: '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238', decimals: 6 },
    tron: { decimals: 6 },
    solana: { contract: '4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU', decimals: 6 },
  },
};

/**
 * The chain id of Sepolia (EIP-155). Ethereum writes addresses of all networks alike, and without an id a wallet would
 * offer to pay on the main network, to an address that nobody holds a key to.
 */
const SEPOLIA = 11_155_111;

type UriWriter = (address: string, amount: string, token: Token | undefined) => string;

const bip21 =
  (scheme: string): UriWriter =>
  (address, amount) =>
    `${scheme}:${address}?amount=${amount}`;

const WRITERS: Readonly<Record<Chain, UriWriter>> = {
  bitcoin: bip21('bitcoin'),
  litecoin: bip21('litecoin'),
  dogecoin: bip21('dogecoin'),
  ethereum: (address, amount, token) =>
    token
      ? `ethereum:${token.contract}@${SEPOLIA}/transfer?address=${address}&uint256=${baseUnits(amount, token.decimals)}`
      : `ethereum:${address}@${SEPOLIA}?value=${baseUnits(amount, CHAINS.ethereum.coinDecimals)}`,
  tron: (address, amount, token) => `tron:${address}?amount=${amount}${token ? `&token=${token.contract}` : ''}`,
  solana: (address, amount, token) =>
    `solana:${address}?amount=${amount}${token ? `&spl-token=${token.contract}` : ''}`,
  xrp: bip21('xrpl'),
};

/**
 * The URI that asks a wallet for the amount, on the chain that the address is of. The amount is a plain decimal text such as
 * `0.00125`, never an exponent.
 */
function paymentUri(chain: Chain, currency: Cryptocurrency, address: string, amount: string): string {
  const token = TOKENS[currency]?.[chain];
  // Converted for what that rejects: what the chain cannot divide so finely is no amount in any of the forms.
  baseUnits(amount, token?.decimals ?? CHAINS[chain].coinDecimals);
  // Without its contract a token cannot be asked for, and with an amount a wallet would send the chain's own coin.
  if (token !== undefined && token.contract === undefined) return addressUri(chain, address);
  return WRITERS[chain](address, amount, token);
}

const addressUri = (chain: Chain, address: string): string =>
  chain === 'ethereum' ? `ethereum:${address}@${SEPOLIA}` : `${chain}:${address}`;

/** The amount in the chain's smallest unit (wei for ETH), as digits only. */
function baseUnits(amount: string, decimals: number): string {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(amount);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > decimals) {
    throw new RangeError(`${JSON.stringify(amount)} is not a decimal number with at most ${decimals} decimals`);
  }
  return BigInt(`${match[1]}${fraction.padEnd(decimals, '0')}`).toString();
}
