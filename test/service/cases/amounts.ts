/** Amounts of every currency at their edges (docs/service.md#money, docs/service.md#payouts). */
import { ask, type Case, type Wanted } from '../case.js';
import { CRYPTO, CURRENCIES, FIAT } from '../facts.js';
import { ADDRESSES } from './addresses.js';

/** Zeros and a one at the last place of so many decimals. */
const least = (decimals: number): number => Number(`1e-${decimals}`);

const refused = (problem: 'invalid' | 'meaning', rule: string): Wanted => ({ problem, parameter: 'amount', rule });

/** What is refused of any amount, whatever the currency. */
const WRONG: readonly (readonly [text: string, wanted: Wanted])[] = [
  ['0', refused('invalid', 'positive_numeric')],
  ['-1', refused('invalid', 'positive_numeric')],
  ['"1"', refused('invalid', 'numeric')],
  ['true', refused('invalid', 'numeric')],
  ['null', refused('invalid', 'numeric')],
  ['[1]', refused('invalid', 'numeric')],
  ['{}', refused('invalid', 'numeric')],
];

const made = (amount: number, currency: string, fields: string, status: string): Wanted => ({
  ...{ status: 201, fields, body: { amount, currency, status } },
});

function ofCharges(path: string, fields: string, status: string): Case[] {
  return Object.entries(CURRENCIES).flatMap(([currency, { decimals }]) => {
    const right = [...new Set([least(decimals), 1, 1234567 + (decimals === 0 ? 0 : 0.5)])];
    const tooFine = decimals === 0 ? 0.5 : least(decimals + 1);
    return [
      ...right.map((amount) =>
        ask(`POST ${path}`, made(amount, currency, fields, status), { body: { amount, currency } }),
      ),
      ask(`POST ${path}`, refused('meaning', `decimals:${decimals}`), { body: { amount: tooFine, currency } }),
      ...(['400', '422'] as const).map((semantic_status) => ({
        ...ask(`POST ${path}`, refused('invalid', 'max_digits:15'), { body: { amount: 1234567890123456, currency } }),
        ...{
          name: `POST ${path} 16 digits of ${currency} with semantic_status ${semantic_status}`,
          settings: { semantic_status },
        },
      })),
    ];
  });
}

const wrongTexts = (path: string, rest: string): Case[] =>
  WRONG.map(([text, wanted]) => ({
    ...ask(`POST ${path}`, wanted, { text: `{"amount":${text},${rest}}` }),
    name: `POST ${path} amount ${text}`,
  }));

const payouts: Case[] = Object.entries(CRYPTO).flatMap(([currency, { decimals, least: minimum }]) => {
  const address = ADDRESSES[currency]?.[0] ?? '';
  const below = Number(minimum) - least(decimals);
  const short = Number(below.toFixed(decimals));
  return [
    ask('POST /payouts', made(Number(minimum), currency, 'PayoutCreated', 'pending'), {
      body: { amount: Number(minimum), currency, address },
    }),
    ask('POST /payouts', refused('meaning', `min:${minimum}`), { body: { amount: short, currency, address } }),
    ask('POST /payouts', refused('meaning', `decimals:${decimals}`), {
      body: {
        amount: Number(
          `1${least(decimals + 1)
            .toFixed(decimals + 1)
            .slice(1)}`,
        ),
        currency,
        address,
      },
    }),
  ];
});

const fiatPayouts: Case[] = Object.keys(FIAT).map((currency) =>
  ask(
    'POST /payouts',
    { problem: 'meaning', parameter: 'currency', rule: `in:${Object.keys(CRYPTO).join(',')}` },
    {
      body: { amount: 100, currency, address: ADDRESSES.BTC?.[0] },
    },
  ),
);

const unknownCodes: Case[] = ['/payments', '/invoices'].flatMap((path) =>
  ['XYZ', 'usd', 'US', 'EURO', 'btc', 'USD '].map((currency) =>
    ask(
      `POST ${path}`,
      { problem: 'meaning', parameter: 'currency', rule: `in:${Object.keys(CURRENCIES).join(',')}` },
      { body: { amount: 10, currency } },
    ),
  ),
);

export const amounts: Case[] = [
  ...ofCharges('/payments', 'PaymentRequest', 'pending'),
  ...ofCharges('/invoices', 'Invoice', 'draft'),
  ...wrongTexts('/payments', '"currency":"EUR"'),
  ...wrongTexts('/invoices', '"currency":"EUR"'),
  ...wrongTexts('/payouts', `"currency":"BTC","address":"${ADDRESSES.BTC?.[0]}"`),
  ...payouts,
  ...fiatPayouts,
  ...unknownCodes,
];
