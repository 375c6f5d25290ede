/** What a customer pays in which cryptocurrency, and what the merchant gets of it (docs/service.md#money). */
import { type Case, type Step, settingsText } from '../case.js';
import { CRYPTO, CURRENCIES, due, feeOf, numberOf, unitsOf } from '../facts.js';

const AMOUNTS: Readonly<Record<string, string>> = { JPY: '12345' };
const amountOf = (currency: string): string => AMOUNTS[currency] ?? '123.45';

/** Pays all of it in one transaction, and looks at everything that tells of it. */
function paid(currency: string, coin: string, fee_percent: number): Case {
  const amount = amountOf(currency);
  const { decimals = 0, opening = '0' } = CRYPTO[coin] ?? {};
  const received = due(amount, currency, coin);
  const fee = feeOf(received, fee_percent);
  const shown = numberOf(received, decimals);
  const settings = fee_percent === 1 ? {} : { fee_percent };
  const steps: Step[] = [
    { call: 'POST /payments', body: { amount: Number(amount), currency, metadata: { order_id: 'A-1' } } },
    { call: 'POST /_sandbox/payments/{payment}/receive', body: { currency: coin } },
    { call: 'GET /payments/{payment}', wanted: { body: { status: 'pending' }, lacks: ['paid_at', 'transaction_id'] } },
    {
      call: 'GET /balance',
      wanted: {
        body: {
          available: { [coin]: Number(opening) },
          pending: { [coin]: shown },
        },
      },
    },
    { call: 'POST /_sandbox/payments/{payment}/confirm', body: {} },
    {
      call: 'GET /payments/{payment}',
      wanted: {
        fields: 'PaymentRequest',
        body: {
          ...{ amount: Number(amount), currency, status: 'paid' },
          paid_amount: shown,
          paid_currency: coin,
          paid_at: '{+0}',
        },
      },
    },
    {
      call: 'GET /transactions/{transaction}',
      wanted: {
        fields: 'Transaction',
        body: {
          ...{
            payment_request_id: '{payment}',
            amount: Number(amount),
            currency,
            status: 'confirmed',
            type: 'payment',
          },
          ...{ crypto_amount: shown, crypto_currency: coin, metadata: { order_id: 'A-1' } },
          ...{ fee: numberOf(fee, decimals), fee_currency: coin },
        },
      },
    },
    {
      call: 'GET /balance',
      wanted: {
        body: {
          available: { [coin]: numberOf(unitsOf(opening, decimals) + received - fee, decimals) },
          pending: { [coin]: 0 },
        },
      },
    },
  ];
  return { name: `${amount} ${currency} in ${coin} ${settingsText(settings)}`, settings, steps };
}

const FEE_PERCENTS = [0, 2.5];

export const conversions: Case[] = Object.keys(CURRENCIES).flatMap((currency) =>
  Object.keys(CRYPTO)
    .filter((coin) => !(currency in CRYPTO) || currency === coin)
    .flatMap((coin) => [
      paid(currency, coin, 1),
      ...(currency === 'EUR' ? FEE_PERCENTS.map((percent) => paid(currency, coin, percent)) : []),
    ]),
);
