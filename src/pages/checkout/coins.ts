/** What people call the coins, beside their codes. */
const NAMES: Readonly<Record<string, string>> = {
  BTC: 'Bitcoin',
  ETH: 'Ether',
  LTC: 'Litecoin',
  USDT: 'Tether',
  USDC: 'USD Coin',
  TRX: 'Tron',
  XRP: 'XRP',
  SOL: 'Solana',
  DOGE: 'Dogecoin',
};

export const coinName = (code: string): string => NAMES[code] ?? code;
