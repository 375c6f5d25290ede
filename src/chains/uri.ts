import { checkAddress } from './addresses.js';
import { CHAINS, type Chain, type Cryptocurrency } from './networks.js';

/**
 * Payment URIs, as a wallet scans them: BIP-21 and its descendants, EIP-681, Solana Pay. Tron and the XRP Ledger have no
 * settled standard; they get the shape of BIP-21.
 */

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
 * The URI that asks a wallet for the amount. The amount is a plain decimal text such as `0.00125`, never an exponent; the
 * address says on which chain it is paid.
 */
export function paymentUri(currency: Cryptocurrency, address: string, amount: string): string {
  const checked = checkAddress(currency, address);
  if (!checked.ok) throw new RangeError(`no payment URI for ${currency}: ${checked.message}`);
  return paymentUriOn(checked.chain, currency, address, amount);
}

/** The same for an address that is known to be one of that chain, such as one that was just made. */
export function paymentUriOn(chain: Chain, currency: Cryptocurrency, address: string, amount: string): string {
  const token = TOKENS[currency]?.[chain];
  // Converted for its refusals: what the chain cannot divide so finely is no amount in any of the forms.
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
