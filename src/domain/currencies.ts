/** Currencies and their fixed facts (docs/service.md#currencies). Amounts are decimal text in the currency's unit. */

export interface Currency {
  code: string;
  kind: 'crypto' | 'fiat';
  decimals: number;
  /** Confirmations that make a transaction final; 0 for fiat. */
  confirmations: number;
  minimum_withdrawal: string;
  network_fee: { low: string; medium: string; high: string } | null;
  /** US dollars per unit: the fixed rate table of the seed data. */
  usd_rate: string;
  /** What a default merchant starts with. */
  opening_balance: string;
}

type CryptoRow = [
  code: string,
  decimals: number,
  confirmations: number,
  minimum: string,
  low: string,
  medium: string,
  high: string,
  usd: string,
  opening: string,
];

const CRYPTO: CryptoRow[] = [
  ['BTC', 8, 2, '0.0002', '0.00002', '0.00005', '0.00012', '60000', '100'],
  ['ETH', 8, 12, '0.005', '0.0001', '0.0003', '0.0008', '3000', '1000'],
  ['LTC', 8, 6, '0.01', '0.0001', '0.0002', '0.0005', '80', '10000'],
  ['USDT', 6, 20, '5', '1', '2', '5', '1', '1000000'],
  ['USDC', 6, 20, '5', '1', '2', '5', '1', '1000000'],
  ['TRX', 6, 19, '10', '1', '1', '1', '0.125', '1000000'],
  ['XRP', 6, 1, '10', '0.00001', '0.00001', '0.00002', '0.5', '1000000'],
  ['SOL', 8, 32, '0.05', '0.000005', '0.00001', '0.0001', '150', '10000'],
  ['DOGE', 8, 33, '10', '0.01', '0.05', '0.1', '0.125', '1000000'],
];

const FIAT: [code: string, decimals: number, minimum: string, usd: string][] = [
  ['USD', 2, '10', '1'],
  ['EUR', 2, '10', '1.1'],
  ['GBP', 2, '10', '1.25'],
  ['CHF', 2, '10', '1.125'],
  ['CAD', 2, '10', '0.75'],
  ['AUD', 2, '10', '0.65'],
  ['JPY', 0, '1000', '0.0065'],
];

export const CURRENCIES: ReadonlyMap<string, Currency> = new Map<string, Currency>([
  ...CRYPTO.map(
    ([code, decimals, confirmations, minimum_withdrawal, low, medium, high, usd_rate, opening_balance]): [
      string,
      Currency,
    ] => [
      code,
      {
        code,
        kind: 'crypto',
        decimals,
        confirmations,
        minimum_withdrawal,
        network_fee: { low, medium, high },
        usd_rate,
        opening_balance,
      },
    ],
  ),
  ...FIAT.map(([code, decimals, minimum_withdrawal, usd_rate]): [string, Currency] => [
    code,
    {
      code,
      kind: 'fiat',
      decimals,
      confirmations: 0,
      minimum_withdrawal,
      network_fee: null,
      usd_rate,
      opening_balance: '0',
    },
  ]),
]);

export const CURRENCY_CODES: readonly string[] = [...CURRENCIES.keys()];
export const CRYPTO_CODES: readonly string[] = CRYPTO.map(([code]) => code);

/** The facts of a currency that is known to exist. */
export function currencyOf(code: string): Currency {
  const currency = CURRENCIES.get(code);
  if (currency === undefined) throw new RangeError(`No currency ${code}`);
  return currency;
}
