import type { Chains } from '../domain/ports.js';
import { checkAddress } from './check.js';
import { refused } from './codec.js';
import { depositAddress, transactionHash } from './generate.js';
import { magicOf } from './magic.js';
import { CHAINS, CHAINS_OF, type Chain, type Cryptocurrency } from './networks.js';
import { paymentUriOn } from './uri.js';

/**
 * The room as the core sees it: plain texts instead of this room's unions, and what the core calls a network is a chain
 * here. Deposit addresses are those of the test network.
 */
export const chains: Chains = {
  checkAddress(currency, address) {
    if (isCryptocurrency(currency)) return checkAddress(currency, address);
    return refused('chain', `${currency} is not sent on any chain.`);
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
