import { describe, expect, test } from 'vitest';
import { checkAddress, paymentUri } from '../../src/chains/index.js';

const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const SOLANA = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const XRP = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';

describe('a payment URI', () => {
  test.each([
    [
      'BTC',
      'tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54',
      '0.00125',
      'bitcoin:tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54?amount=0.00125',
    ],
    [
      'LTC',
      'tltc1qu78xur5xnq6fjy83amy0qcjfau8m367defyhms',
      '1',
      'litecoin:tltc1qu78xur5xnq6fjy83amy0qcjfau8m367defyhms?amount=1',
    ],
    ['DOGE', 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk', '12.5', 'dogecoin:nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk?amount=12.5'],
    ['ETH', ETHEREUM, '0.00000001', `ethereum:${ETHEREUM}@11155111?value=10000000000`],
    ['ETH', ETHEREUM, '1234567', `ethereum:${ETHEREUM}@11155111?value=1234567000000000000000000`],
    [
      'USDT',
      ETHEREUM,
      '10.5',
      `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@11155111/transfer?address=${ETHEREUM}&uint256=10500000`,
    ],
    ['USDT', TRON, '10.5', `tron:${TRON}?amount=10.5&token=TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t`],
    ['USDC', SOLANA, '0.01', `solana:${SOLANA}?amount=0.01&spl-token=EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v`],
    ['TRX', TRON, '7', `tron:${TRON}?amount=7`],
    ['SOL', SOLANA, '0.5', `solana:${SOLANA}?amount=0.5`],
    ['XRP', XRP, '25', `xrpl:${XRP}?amount=25`],
  ] as const)('%s to %s of %s', (currency, address, amount, expected) => {
    expect(paymentUri(currency, address, amount)).toBe(expected);
  });

  test.each(['1e-8', '-1', '.5', '1.', '', ' 1', '1,5', '0x10', 'NaN', '0.000000001'])(
    'is refused for %j',
    (amount) => {
      expect(() => paymentUri('BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', amount)).toThrow(
        'not a decimal number',
      );
    },
  );

  test('is refused for an address of another chain', () => {
    expect(() => paymentUri('BTC', ETHEREUM, '1')).toThrow('This is an Ethereum address');
  });

  test('names token contracts that are good addresses of their chain', () => {
    for (const currency of ['USDT', 'USDC'] as const) {
      for (const address of [ETHEREUM, TRON, SOLANA]) {
        const uri = paymentUri(currency, address, '1');
        const contract = /(?:ethereum:|token=)(\w+)/.exec(uri)?.[1] ?? '';
        expect(checkAddress(currency, contract)).toMatchObject(checkAddress(currency, address));
      }
    }
  });
});
