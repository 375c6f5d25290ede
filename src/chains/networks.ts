/**
 * The chains that the sandbox knows and the currencies that live on them.
 * Prefixes are those of the reference clients: `base58Prefixes` and `bech32_hrp` in the chainparams.cpp of Bitcoin Core,
 * Litecoin Core and Dogecoin Core; SLIP-0173 for the human-readable parts.
 */

/** `any`: the chain writes addresses of all its networks alike (Ethereum, Tron, Solana, classic XRP addresses). */
export type Network = 'main' | 'test' | 'regtest' | 'any';

/** The networks that addresses are generated for. */
export type GeneratedNetwork = 'main' | 'test';

export type Chain = 'bitcoin' | 'litecoin' | 'dogecoin' | 'ethereum' | 'tron' | 'solana' | 'xrp';

export type Cryptocurrency = 'BTC' | 'ETH' | 'LTC' | 'USDT' | 'USDC' | 'TRX' | 'XRP' | 'SOL' | 'DOGE';

interface ChainInfo {
  readonly name: string;
  /** How a sentence speaks of one of its addresses. */
  readonly noun: string;
  /** The native currency, which pays the fees. */
  readonly coin: Cryptocurrency;
  /** Decimals of the native currency on the chain itself; the API's own decimals can be fewer. */
  readonly coinDecimals: number;
}

export const CHAINS: Readonly<Record<Chain, ChainInfo>> = {
  bitcoin: { name: 'Bitcoin', noun: 'a Bitcoin address', coin: 'BTC', coinDecimals: 8 },
  litecoin: { name: 'Litecoin', noun: 'a Litecoin address', coin: 'LTC', coinDecimals: 8 },
  dogecoin: { name: 'Dogecoin', noun: 'a Dogecoin address', coin: 'DOGE', coinDecimals: 8 },
  ethereum: { name: 'Ethereum', noun: 'an Ethereum address', coin: 'ETH', coinDecimals: 18 },
  tron: { name: 'Tron', noun: 'a Tron address', coin: 'TRX', coinDecimals: 6 },
  solana: { name: 'Solana', noun: 'a Solana address', coin: 'SOL', coinDecimals: 9 },
  xrp: { name: 'XRP Ledger', noun: 'an XRP Ledger address', coin: 'XRP', coinDecimals: 6 },
};

/** The chains on which each currency can be sent, the usual one first. */
export const CHAINS_OF: Readonly<Record<Cryptocurrency, readonly [Chain, ...Chain[]]>> = {
  BTC: ['bitcoin'],
  ETH: ['ethereum'],
  LTC: ['litecoin'],
  USDT: ['ethereum', 'tron', 'solana'],
  USDC: ['ethereum', 'tron', 'solana'],
  TRX: ['tron'],
  XRP: ['xrp'],
  SOL: ['solana'],
  DOGE: ['dogecoin'],
};

/** What tells the addresses of one network of a Bitcoin-like chain apart. */
export interface AddressPrefixes {
  readonly network: Exclude<Network, 'any'>;
  /** Version bytes of pay-to-public-key-hash; the first is the one that new addresses get. */
  readonly p2pkh: readonly [number, ...number[]];
  /** Version bytes of pay-to-script-hash; Litecoin still accepts Bitcoin's old ones beside its own. */
  readonly p2sh: readonly [number, ...number[]];
  /** Human-readable part of segregated-witness addresses; Dogecoin has none. */
  readonly hrp?: string;
}

/**
 * Signet shares every prefix with the test network, and regtest shares the version bytes, so a base58 address of either
 * reports `test`. Dogecoin's regtest is left out: its version bytes are Bitcoin's, and a Bitcoin test address would pass.
 */
export const PREFIXES: Readonly<Record<'bitcoin' | 'litecoin' | 'dogecoin', readonly AddressPrefixes[]>> = {
  bitcoin: [
    { network: 'main', p2pkh: [0x00], p2sh: [0x05], hrp: 'bc' },
    { network: 'test', p2pkh: [0x6f], p2sh: [0xc4], hrp: 'tb' },
    { network: 'regtest', p2pkh: [0x6f], p2sh: [0xc4], hrp: 'bcrt' },
  ],
  litecoin: [
    { network: 'main', p2pkh: [0x30], p2sh: [0x32, 0x05], hrp: 'ltc' },
    { network: 'test', p2pkh: [0x6f], p2sh: [0x3a, 0xc4], hrp: 'tltc' },
    { network: 'regtest', p2pkh: [0x6f], p2sh: [0x3a, 0xc4], hrp: 'rltc' },
  ],
  dogecoin: [
    { network: 'main', p2pkh: [0x1e], p2sh: [0x16] },
    { network: 'test', p2pkh: [0x71], p2sh: [0xc4] },
  ],
};

interface Coin {
  name: string;
  /** The path of its sign in a circle of 24 units. */
  sign: string;
  /** The sign is filled; else it is drawn. */
  solid?: true;
}

/** Coins as people know them, by code: what they are called, and the marks that are drawn of them. */
export const COINS: Readonly<Record<string, Coin>> = {
  BTC: {
    name: 'Bitcoin',
    sign: 'M9 6.5v11M9 7h4.2a2.5 2.5 0 0 1 0 5H9m0 0h4.9a2.5 2.5 0 0 1 0 5H9M11 5v1.8M11 17.2V19',
  },
  ETH: { name: 'Ether', sign: 'm12 4.5 4.8 7.6L12 15 7.2 12.1zM12 16.6l4.3-2.6L12 20l-4.3-6z', solid: true },
  USDT: { name: 'Tether', sign: 'M7 7.5h10M12 7.5V18M7.5 12.2c2 1.1 7 1.1 9 0' },
  USDC: {
    name: 'USD Coin',
    sign: 'M14.7 9.3c-.4-1.2-1.5-1.7-2.7-1.7-1.6 0-2.8.8-2.8 2.2 0 3 5.6 1.4 5.6 4.4 0 1.4-1.2 2.2-2.8 2.2-1.3 0-2.4-.6-2.8-1.8M12 5.8v1.8m0 8.8v1.8',
  },
  LTC: { name: 'Litecoin', sign: 'm12.5 6-2.7 11.5h6M8 13.5l6-2.5' },
  SOL: { name: 'Solana', sign: 'M9 8h8l-2 0M7.5 12h9M7 16h8' },
  TRX: { name: 'Tron', sign: 'm6.5 7.5 9 1.5 2.5 2.5L11.5 18zM15.5 9l-4 9' },
  XRP: { name: 'XRP', sign: 'm7.5 7 3 3a2.1 2.1 0 0 0 3 0l3-3M7.5 17l3-3a2.1 2.1 0 0 1 3 0l3 3' },
  DOGE: { name: 'Dogecoin', sign: 'M9 7h3.2a5 5 0 0 1 0 10H9zM7.5 12h4.5' },
};

/** What pays for transactions of a network, and gives it its colour. */
export const NATIVE_COIN: Readonly<Record<string, string>> = { ethereum: 'ETH', tron: 'TRX', solana: 'SOL' };
