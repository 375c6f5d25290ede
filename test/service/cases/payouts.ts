/** What payouts take from the balance, and when (docs/service.md#payouts). */
import { after, type CallStep, type Case, type Step } from '../case.js';
import { CRYPTO, CURRENCIES, due, numberOf, unitsOf } from '../facts.js';
import { ADDRESSES } from './addresses.js';

const LEVELS = ['low', 'medium', 'high'] as const;
type Level = (typeof LEVELS)[number];

const AMOUNT = '12.5';

const act = (action: string): CallStep => ({ call: `POST /_sandbox/payouts/{payout}/${action}`, body: {} });

function ofLevel(currency: string, level: Level): Case[] {
  const { decimals = 0, fees = ['0', '0', '0'], opening = '0' } = CRYPTO[currency] ?? {};
  const estimate = unitsOf(fees[LEVELS.indexOf(level)] ?? '0', decimals);
  const [all, amount] = [unitsOf(opening, decimals), unitsOf(AMOUNT, decimals)];
  const number = (units: bigint): number => numberOf(units, decimals);
  const body = { currency, address: ADDRESSES[currency]?.[0], fee_level: level };
  const make: CallStep = {
    call: 'POST /payouts',
    body: { ...body, amount: Number(AMOUNT) },
    wanted: { status: 201, fields: 'PayoutCreated', body: { fee_level: level, amount: Number(AMOUNT) } },
  };
  const available = (units: bigint): CallStep => ({
    call: 'GET /balance',
    wanted: { body: { available: { [currency]: number(units) }, pending: { [currency]: 0 } } },
  });
  const named = (what: string, steps: Step[]): Case => ({ name: `${what} of ${currency}, fee ${level}`, steps });
  const least = (estimate * 4n + 4n) / 5n;
  const taken = { from: number(all - amount - estimate), to: number(all - amount - least) };
  return [
    named('a payout that waits', [make, available(all - amount - estimate)]),
    named('a payout that is refused in review', [make, act('fail'), available(all)]),
    named('a payout that fails when it is sent', [
      make,
      act('process'),
      available(all - amount - estimate),
      act('fail'),
      available(all),
    ]),
    named('a payout that arrives', [
      make,
      after(35),
      {
        call: 'GET /payouts/{payout}',
        wanted: {
          fields: 'Payout',
          body: { status: 'completed', fee_currency: currency },
          check: ({ fee_paid }) => {
            if (fee_paid < number(least) || fee_paid > number(estimate)) throw new Error(`the fee was ${fee_paid}`);
          },
        },
      },
      {
        call: 'GET /transactions/{transaction}',
        wanted: {
          fields: 'Transaction',
          body: {
            ...{ type: 'payout', status: 'confirmed', payment_request_id: null, amount: Number(AMOUNT), currency },
            ...{ crypto_amount: Number(AMOUNT), crypto_currency: currency, fee_currency: currency },
          },
        },
      },
      {
        call: 'GET /balance',
        wanted: {
          check: ({ available: { [currency]: left } }) => {
            if (left < taken.from || left > taken.to) throw new Error(`${left} was left`);
          },
        },
      },
    ]),
    named('a payout of all there is', [
      { call: 'POST /payouts', body: { ...body, amount: number(all - estimate) }, wanted: { status: 201 } },
      available(0n),
    ]),
    named('a payout of a unit more than there is', [
      { call: 'POST /payouts', body: { ...body, amount: number(all - estimate + 1n) }, wanted: { problem: 'balance' } },
      available(all),
    ]),
  ];
}

const levels: Case[] = Object.keys(CRYPTO).flatMap((currency) => LEVELS.flatMap((level) => ofLevel(currency, level)));

/** Without a level it is the medium one. */
const usual: Case[] = Object.entries(CRYPTO).map(([currency, { decimals, fees, opening }]) => ({
  name: `a payout of ${currency} without a fee level`,
  steps: [
    {
      call: 'POST /payouts',
      body: { amount: Number(AMOUNT), currency, address: ADDRESSES[currency]?.[0] },
      wanted: { body: { fee_level: 'medium' } },
    },
    {
      call: 'GET /balance',
      wanted: {
        body: {
          available: {
            [currency]: numberOf(
              unitsOf(opening, decimals) - unitsOf(AMOUNT, decimals) - unitsOf(fees[1], decimals),
              decimals,
            ),
          },
        },
      },
    },
  ],
}));

/** What the balance says of a currency besides. */
const details: Case[] = Object.entries(CRYPTO).map(
  ([
    currency,
    {
      least,
      fees: [low, medium, high],
    },
  ]) => ({
    name: `the details of ${currency} in the balance`,
    steps: [
      {
        call: 'GET /balance',
        wanted: {
          fields: 'Balance',
          body: {
            currency_details: {
              [currency]: {
                minimum_withdrawal: Number(least),
                network_fee_estimate: { low: Number(low), medium: Number(medium), high: Number(high) },
              },
            },
          },
        },
      },
    ],
  }),
);

/** What a payout's transaction shows: the payout's own amount, or what that is worth in the merchant's currency of display. */
const worth: Case[] = Object.keys(CRYPTO).map((coin): Case => {
  let shown = '';
  return {
    name: `a payout of ${coin} with payout_amounts fiat`,
    settings: { payout_amounts: 'fiat' },
    steps: [
      {
        call: 'GET /account',
        wanted: {
          fields: 'Account',
          check: ({ settings: { display_currency } }) => {
            shown = display_currency;
          },
        },
      },
      { call: 'POST /payouts', body: { amount: Number(AMOUNT), currency: coin, address: ADDRESSES[coin]?.[0] } },
      after(5),
      {
        call: 'GET /transactions?type=payout',
        wanted: {
          body: { data: [{ crypto_amount: Number(AMOUNT), crypto_currency: coin, type: 'payout', status: 'pending' }] },
          check: ({ data: [{ amount, currency }] }) => {
            const value = numberOf(due(AMOUNT, coin, shown), CURRENCIES[shown]?.decimals ?? 0);
            if (currency !== shown || amount !== value) throw new Error(`${amount} ${currency} for ${value} ${shown}`);
          },
        },
      },
    ],
  };
});

export const payouts: Case[] = [...levels, ...usual, ...details, ...worth];
