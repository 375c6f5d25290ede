/**
 * Chains: networks, addresses, transaction hashes and payment URIs per currency. Everything here is a pure function of
 * its arguments; randomness comes in as bytes.
 */

import type { Chains } from '../domain/ports.js';
import { checkAddress, depositAddress, transactionHash } from './addresses.js';
import { rejected } from './encodings.js';
import { magicOf } from './magic.js';
import { CHAINS, CHAINS_OF, type Chain, type Cryptocurrency } from './networks.js';
import { paymentUriOn } from './uri.js';

/** Whether a currency can be sent to an address; deposit addresses and transaction hashes from random bytes. */
export { checkAddress, depositAddress, RANDOM_BYTES, transactionHash } from './addresses.js';
/** Addresses that decide what becomes of a payout. */
export { listMagicAddresses, MAGIC_BEHAVIOURS, type MagicByte, magicAddress, magicOf } from './magic.js';
/** Which chains there are, and which currency is sent on which. */
export { CHAINS_OF, type Chain, type Cryptocurrency, type GeneratedNetwork } from './networks.js';
/** What a wallet scans. */
export { paymentUri } from './uri.js';

/**
 * The room as the core sees it: plain texts instead of this room's unions, and what the core calls a network is a chain
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
    paymentUriOn(chain(network), cryptocurrency(currency), address, amount),
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
