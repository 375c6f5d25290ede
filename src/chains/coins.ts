/** Coins as people know them: what they are called, and the marks that are drawn of them. */

interface Coin {
  name: string;
  /** The path of its sign in a circle of 24 units. */
  sign: string;
  /** The sign is filled; else it is drawn. */
  solid?: true;
}

/** By code. */
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
