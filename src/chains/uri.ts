import { checkAddress } from './check.js';
import { CHAINS, type Chain, type Cryptocurrency } from './networks.js';

/**
 * Payment URIs, as a wallet scans them: BIP-21 and its descendants, EIP-681, Solana Pay. Tron and the XRP Ledger have no
 * settled standard; they get the shape of BIP-21.
 */

interface Token {
  /** The contract or mint on the main network. */
  readonly contract: string;
  readonly decimals: number;
}

const TOKENS: Readonly<Partial<Record<Cryptocurrency, Readonly<Partial<Record<Chain, Token>>>>>> = {
  USDT: {
    ethereum: { contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7', decimals: 6 },
    tron: { contract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', decimals: 6 },
    solana: { contract: 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', decimals: 6 },
  },
  USDC: {
    ethereum: { contract: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 },
    tron: { contract: 'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8', decimals: 6 },
    solana: { contract: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', decimals: 6 },
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
  return WRITERS[chain](address, amount, token);
}

/** The amount in the chain's smallest unit (wei for ETH), as digits only. */
function baseUnits(amount: string, decimals: number): string {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(amount);
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > decimals) {
    throw new RangeError(`${JSON.stringify(amount)} is not a decimal number with at most ${decimals} decimals`);
  }
  return BigInt(`${match[1]}${fraction.padEnd(decimals, '0')}`).toString();
}
