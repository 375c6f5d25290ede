/** Money: read as the client wrote it, exact inside, rounded where docs/service.md#money says so and nowhere else. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CRYPTO_CODES,
  CURRENCIES,
  CURRENCY_CODES,
  convertUp,
  currencyOf,
  decimalToMinor,
  minorOf,
  minorToDecimal,
  minorToNumber,
  mulDivRound,
  mulDivUp,
  percentDown,
  percentUp,
  plainDecimal,
  readAmount,
  readPercent,
  requireCurrency,
  significantDigits,
} from '../../src/domain/money.js';
import { refusal } from '../support/world.js';

const RATES = Object.fromEntries([...CURRENCIES.values()].map(({ code, usd_rate }) => [code, usd_rate]));
const code = fc.constantFrom(...CURRENCY_CODES);

/** An exact fraction of decimal text: the oracle knows nothing of minor units. */
function fraction(text: string): [bigint, bigint] {
  const [whole = '0', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
}

describe('The table of currencies', () => {
  it.each([
    ['BTC', 8, 2, '0.0002', ['0.00002', '0.00005', '0.00012']],
    ['ETH', 8, 12, '0.005', ['0.0001', '0.0003', '0.0008']],
    ['LTC', 8, 6, '0.01', ['0.0001', '0.0002', '0.0005']],
    ['USDT', 6, 20, '5', ['1', '2', '5']],
    ['USDC', 6, 20, '5', ['1', '2', '5']],
    ['TRX', 6, 19, '10', ['1', '1', '1']],
    ['XRP', 6, 1, '10', ['0.00001', '0.00001', '0.00002']],
    ['SOL', 8, 32, '0.05', ['0.000005', '0.00001', '0.0001']],
    ['DOGE', 8, 33, '10', ['0.01', '0.05', '0.1']],
    ['USD', 2, 0, '10', null],
    ['EUR', 2, 0, '10', null],
    ['GBP', 2, 0, '10', null],
    ['CHF', 2, 0, '10', null],
    ['CAD', 2, 0, '10', null],
    ['AUD', 2, 0, '10', null],
    ['JPY', 0, 0, '1000', null],
  ] as const)('%s has the facts of the decisions', (name, decimals, confirmations, minimum_withdrawal, fees) => {
    const [low, medium, high] = fees ?? [];
    const network_fee = fees === null ? null : { low, medium, high };
    expect(currencyOf(name)).toMatchObject({ decimals, confirmations, minimum_withdrawal, network_fee });
  });

  it('has no other currency', () => {
    expect(CURRENCY_CODES).toHaveLength(16);
    expect(CRYPTO_CODES).toHaveLength(9);
  });

  it('has only amounts that the currency can hold', () => {
    for (const { code: name, minimum_withdrawal, network_fee, opening_balance } of CURRENCIES.values()) {
      for (const text of [minimum_withdrawal, opening_balance, ...Object.values(network_fee ?? {})]) {
        expect(() => minorOf(text, name)).not.toThrow();
      }
    }
  });

  it.each(['usd', 'XBT', '', 'constructor', '__proto__'])('rejects %j', (name) => {
    expect(refusal(() => requireCurrency(name)).extras.detail).toMatchObject({ parameter: 'currency', value: name });
  });

  it('says which there are', () => {
    const { extras, message } = refusal(() => requireCurrency('XBT', ['BTC', 'ETH'], 'paid_currency'));
    expect(extras.detail).toMatchObject({ parameter: 'paid_currency', rule: 'in:BTC,ETH' });
    expect(message).toBe('paid_currency must be one of BTC, ETH.');
  });
});

describe('A number as plain text', () => {
  it.each([
    [1e-8, '0.00000001'],
    [1.5e-7, '0.00000015'],
    [-1.25e-10, '-0.000000000125'],
    [0.1, '0.1'],
    [0, '0'],
    [1e21, '1000000000000000000000'],
    [1.234e21, '1234000000000000000000'],
    [1.5e300, `15${'0'.repeat(299)}`],
    [123456.789, '123456.789'],
    [5e-324, `0.${'0'.repeat(323)}5`],
  ])('%d is %s', (value, text) => {
    expect(plainDecimal(value)).toBe(text);
  });

  it('is the same number again, without exponent', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = plainDecimal(value);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('Reading an amount', () => {
  it.each([
    [1, 'USD', 100n],
    [0.01, 'USD', 1n],
    [100.5, 'EUR', 10_050n],
    [1e-8, 'BTC', 1n],
    [0.00021, 'BTC', 21_000n],
    [0.000001, 'USDT', 1n],
    [1, 'JPY', 1n],
    [1_000_000, 'JPY', 1_000_000n],
    [123_456_789_012_345, 'JPY', 123_456_789_012_345n],
    [1234567.12345678, 'ETH', 123_456_712_345_678n],
    [999_999_999_999_999, 'BTC', 99_999_999_999_999_900_000_000n],
  ])('%d %s is exact', (value, name, minor) => {
    expect(readAmount(value, name)).toBe(minor);
  });

  it.each([
    [0, 'USD', 'positive_numeric'],
    [-0, 'USD', 'positive_numeric'],
    [-1, 'USD', 'positive_numeric'],
    [Number.NaN, 'USD', 'positive_numeric'],
    [Number.POSITIVE_INFINITY, 'USD', 'positive_numeric'],
    [0.001, 'USD', 'decimals:2'],
    [0.5, 'JPY', 'decimals:0'],
    [1e-9, 'BTC', 'decimals:8'],
    [0.0000001, 'USDC', 'decimals:6'],
    [0.1 + 0.2, 'BTC', 'max_digits:15'],
    [1234567890.123456, 'USDT', 'max_digits:15'],
    [1e15, 'JPY', 'max_digits:15'],
    [1e21, 'JPY', 'max_digits:15'],
    [Number.MAX_VALUE, 'JPY', 'max_digits:15'],
  ])('%d %s is rejected: %s', (value, name, rule) => {
    const refused = refusal(() => readAmount(value, name));
    expect(refused).toMatchObject({ kind: 'invalid_value', extras: { detail: { parameter: 'amount', rule } } });
    const messages: Record<string, string> = {
      positive_numeric: 'amount must be greater than zero.',
      'max_digits:15': 'amount has more than 15 significant digits.',
    };
    const decimals = `amount has more decimals than ${name} has (${rule.split(':')[1]}).`;
    expect(refused.message).toBe(messages[rule] ?? decimals);
  });

  it('takes decimals that are zeros for none', () => {
    expect([decimalToMinor('1.500', 1), decimalToMinor('1.00', 0), decimalToMinor('7', 3)]).toEqual([15n, 1n, 7000n]);
    expect([decimalToMinor('1.501', 2), decimalToMinor('1.', 2), decimalToMinor('-1', 2)]).toEqual(
      Array(3).fill(undefined),
    );
  });

  it('takes a fault of the tables for a bug', () => {
    expect(() => minorOf('0.001', 'USD')).toThrow(new RangeError('0.001 is no amount of USD'));
  });

  it('agrees with exact decimal arithmetic, and shows what it read', () => {
    const written = fc.tuple(fc.bigInt({ min: 1n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 8 }), code);
    fc.assert(
      fc.property(written, ([digits, point, name]) => {
        const padded = digits.toString().padStart(point + 1, '0');
        const text = point === 0 ? padded : `${padded.slice(0, -point)}.${padded.slice(-point)}`;
        const [numerator, denominator] = fraction(text);
        const scaled = numerator * 10n ** BigInt(currencyOf(name).decimals);
        if (scaled % denominator !== 0n) {
          expect(refusal(() => readAmount(Number(text), name)).extras.detail?.rule).toMatch(/^decimals:/);
          return;
        }
        const minor = readAmount(Number(text), name);
        expect(minor).toBe(scaled / denominator);
        expect(minorToNumber(minor, name)).toBe(Number(text));
      }),
      { numRuns: 2_000 },
    );
  });

  it('counts the digits that carry information', () => {
    expect(['100', '0.00100', '1.50', '123', '0.1'].map(significantDigits)).toEqual([1, 3, 3, 3, 1]);
  });
});

describe('Reading a percentage', () => {
  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d', (value) => {
    const { extras, message } = refusal(() => readPercent(value));
    expect(extras.detail).toMatchObject({ parameter: 'percent', rule: 'positive_numeric' });
    expect(message).toBe('percent must be greater than zero.');
  });

  it('rejects more than there is', () => {
    const { extras, message } = refusal(() => readPercent(100.1, 100));
    expect(extras.detail).toMatchObject({ parameter: 'percent', rule: 'max:100' });
    expect(message).toBe('percent must be at most 100.');
    expect([readPercent(100, 100), readPercent(150)]).toEqual([100, 150]);
  });
});

describe('Minor units as text', () => {
  it.each([
    [21_000n, 'BTC', '0.00021'],
    [10_050n, 'USD', '100.5'],
    [0n, 'BTC', '0'],
    [-5n, 'USD', '-0.05'],
    [1_000n, 'JPY', '1000'],
  ])('%d of %s is %s', (minor, name, text) => {
    expect(minorToDecimal(minor, name)).toBe(text);
  });

  it('read again are the same', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), code, (minor, name) => {
        expect(decimalToMinor(minorToDecimal(minor, name), currencyOf(name).decimals)).toBe(minor);
      }),
    );
  });

  it.each(['1e3', '-1', '.5', '1.', ' 1', '0x10', '1,5', ''])('are never read from %j', (text) => {
    expect(decimalToMinor(text, 8)).toBeUndefined();
  });
});

describe('Rounding', () => {
  const amount = fc.bigInt({ min: 0n, max: 10n ** 24n });
  const divisor = fc.bigInt({ min: 1n, max: 10n ** 18n });

  it('up is the least integer that is not less', () => {
    fc.assert(
      fc.property(amount, amount, divisor, (a, b, c) => {
        const up = mulDivUp(a, b, c);
        expect(up * c >= a * b && (up - 1n) * c < a * b).toBe(true);
      }),
    );
  });

  it('half up is the nearest integer', () => {
    fc.assert(
      fc.property(amount, amount, divisor, (a, b, c) => {
        const round = mulDivRound(a, b, c);
        const twice = 2n * (round * c - a * b);
        expect(twice > -c && twice <= c).toBe(true);
      }),
    );
  });

  it('of percentages leaves two halves never short of the whole, and never more than asked for', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 200_000_000 }), (minor, millionths) => {
        const percent = millionths / 1_000_000;
        const exact = minor * BigInt(millionths);
        expect(percentUp(minor, percent) * 100_000_000n >= exact).toBe(true);
        expect(percentDown(minor, percent) * 100_000_000n <= exact).toBe(true);
        expect(percentUp(minor, percent) - percentDown(minor, percent) <= 1n).toBe(true);
        expect(percentUp(minor, 50) * 2n >= minor).toBe(true);
      }),
    );
  });
});

describe('Converting at the fixed rates', () => {
  it.each([
    [12_000n, 'USD', 'BTC', 200_000n],
    [1n, 'USD', 'BTC', 17n],
    [1_000n, 'JPY', 'BTC', 10_834n],
    [100_000_000n, 'BTC', 'USD', 6_000_000n],
    [1n, 'BTC', 'USD', 1n],
    [5n, 'EUR', 'EUR', 5n],
    [100n, 'USD', 'USDT', 1_000_000n],
  ])('%d of %s is %s %d', (minor, from, to, expected) => {
    expect(convertUp(minor, from, to, RATES)).toBe(expected);
  });

  it('is what it was in its own currency, whatever the rates are', () => {
    expect(convertUp(7n, 'BTC', 'BTC', { BTC: '0' })).toBe(7n);
  });

  it('rounds up at the target’s decimals, for every pair of currencies and any rates', () => {
    const rate = fc.integer({ min: 1, max: 2_000_000_000 }).map((n) => plainDecimal(n / 10_000));
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), code, code, rate, rate, (minor, from, to, one, other) => {
        if (from === to) return;
        const [fromUp, fromDown] = fraction(one);
        const [toUp, toDown] = fraction(other);
        const numerator = minor * fromUp * toDown * 10n ** BigInt(currencyOf(to).decimals);
        const denominator = toUp * fromDown * 10n ** BigInt(currencyOf(from).decimals);
        const converted = convertUp(minor, from, to, { [from]: one, [to]: other });
        expect(converted * denominator >= numerator && (converted - 1n) * denominator < numerator).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
