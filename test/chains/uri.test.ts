import { describe, expect, test } from 'vitest';
import { type Cryptocurrency, chains, checkAddress } from '../../src/chains/index.js';

const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const SOLANA = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const XRP = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';

/** On the chain that the address is of. */
function paymentUri(currency: Cryptocurrency, address: string, amount: string): string {
  const checked = checkAddress(currency, address);
  if (!checked.ok) throw new Error(checked.message);
  return chains.paymentUri(currency, checked.chain, address, amount);
}

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
    ['USDT', ETHEREUM, '10.5', `ethereum:${ETHEREUM}@11155111`],
    [
      'USDC',
      ETHEREUM,
      '10.5',
      `ethereum:0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238@11155111/transfer?address=${ETHEREUM}&uint256=10500000`,
    ],
    ['USDT', TRON, '10.5', `tron:${TRON}?amount=10.5&token=TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf`],
    ['USDC', TRON, '10.5', `tron:${TRON}`],
    ['USDC', SOLANA, '0.01', `solana:${SOLANA}?amount=0.01&spl-token=4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU`],
    ['TRX', TRON, '7', `tron:${TRON}?amount=7`],
    ['SOL', SOLANA, '0.5', `solana:${SOLANA}?amount=0.5`],
    ['XRP', XRP, '25', `xrpl:${XRP}?amount=25`],
  ] as const)('%s to %s of %s', (currency, address, amount, expected) => {
    expect(paymentUri(currency, address, amount)).toBe(expected);
  });

  test.each(['1e-8', '-1', '.5', '1.', '', ' 1', '1,5', '0x10', 'NaN', '0.000000001'])(
    'is rejected for %j',
    (amount) => {
      expect(() => paymentUri('BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', amount)).toThrow(
        'not a decimal number',
      );
    },
  );

  test('page 15: names no contract of a main network, whose money is real', () => {
    const uris = [ETHEREUM, TRON, SOLANA].flatMap((to) => [paymentUri('USDT', to, '1'), paymentUri('USDC', to, '1')]);
    const real = [
      ...['0xdAC17F958D2ee523a2206206994597C13D831ec7', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'],
      ...['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8'],
      ...['Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ];
    expect(real.filter((contract) => uris.join(' ').includes(contract))).toEqual([]);
    // Sepolia has no contract of the issuer of USDT, and an amount alone would ask for the chain's own coin.
    expect(paymentUri('USDT', ETHEREUM, '1')).toBe(`ethereum:${ETHEREUM}@11155111`);
  });

  test('names token contracts that are good addresses of their chain', () => {
    for (const currency of ['USDT', 'USDC'] as const) {
      for (const address of [ETHEREUM, TRON, SOLANA]) {
        const uri = paymentUri(currency, address, '1');
        const contract = /(?:ethereum:(?!.*value)|token=)(\w+)/.exec(uri)?.[1];
        if (contract === undefined) continue;
        expect(checkAddress(currency, contract)).toMatchObject(checkAddress(currency, address));
      }
    }
  });
});
