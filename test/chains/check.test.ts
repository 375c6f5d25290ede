import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base58check, base58checkXrp, versioned } from '../../src/chains/encodings.js';
import { checkAddress } from '../../src/chains/index.js';
import { CURRENCIES } from './arbitraries.js';

const GOOD = {
  BTC: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  LTC: 'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9',
  DOGE: 'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE',
  ETH: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  TRX: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  SOL: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  XRP: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
} as const;

const message = (currency: (typeof CURRENCIES)[number], address: string) => {
  const checked = checkAddress(currency, address);
  return checked.ok ? 'ok' : `${checked.reason}: ${checked.message}`;
};

describe('an address of another chain', () => {
  const coins = Object.keys(GOOD) as (keyof typeof GOOD)[];
  const pairs = coins.flatMap((asked) =>
    coins.filter((given) => given !== asked).map((given) => [asked, given] as const),
  );

  test.each(pairs)('%s asked for, %s given: the chain is named', (asked, given) => {
    expect(checkAddress(asked, GOOD[given])).toMatchObject({ ok: false, reason: 'chain' });
  });

  test('says what it is and what was asked for', () => {
    expect(message('BTC', GOOD.LTC)).toBe(
      'chain: This is a Litecoin address; BTC was asked for, which needs a Bitcoin address.',
    );
    expect(message('USDT', GOOD.XRP)).toBe(
      'chain: This is an XRP Ledger address; USDT was asked for, which needs an Ethereum address, a Tron address or a Solana address.',
    );
  });

  test('tells a test X-address of the XRP Ledger from Tron, though both start with T', () => {
    const x = 'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ';
    expect(message('TRX', x)).toMatch(/^chain: This is an XRP Ledger address/);
    expect(checkAddress('XRP', x)).toMatchObject({ ok: true, network: 'test' });
  });
});

describe('a faulty address says what is wrong', () => {
  test.each([
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', /^checksum: The checksum of the address does not match/],
    ['BTC', '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mp', /^checksum: The checksum .* mistyped/],
    ['BTC', '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2m0', /^format: The character "0" does not occur in base58/],
    ['BTC', '1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2', /^length: The address decodes to \d+ bytes instead of 25/],
    ['BTC', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3tb', /^format: The character "b" does not occur in bech32/],
    ['BTC', 'bc1Qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', /^format: The address mixes upper and lower case/],
    ['ETH', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', /^checksum: The capital letters .* EIP-55/],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', /^length: After 0x .* 40 digits, and this one has 39/],
    ['ETH', '0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED', /^format: An Ethereum address starts with 0x/],
    ['ETH', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeg', /^format: .*hexadecimal/],
    ['TRX', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', /^checksum/],
    ['USDT', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', /^checksum/],
    ['USDT', '0x5aaeb6053F3E94C9b9A09f33669435E7Ef1BeAed', /^checksum/],
    ['USDT', 'hello', /^format: This is not an Ethereum address, a Tron address or a Solana address/],
    ['SOL', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEG', /^length: A Solana address decodes to 32 bytes/],
    ['SOL', 'EPjFWdd5', /^format: A Solana address has 32 to 44 characters, and this one has 8/],
    ['XRP', 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTj', /^checksum/],
    ['BTC', '', /^format: The address is empty/],
    ['BTC', ' \t\n', /^format: The address is empty/],
    ['BTC', ` ${GOOD.BTC}`, /^format: There is white space/],
    ['BTC', '1'.repeat(129), /^length: The address has 129 characters/],
    ['BTC', '1'.repeat(1_000_000), /^length/],
  ] as const)('%s %j', (currency, address, expected) => {
    expect(message(currency, address)).toMatch(expected);
  });

  test('with a good checksum and a prefix that no network has', () => {
    const dash = base58check.encode(versioned([0x4c], new Uint8Array(20).fill(9)));
    expect(message('BTC', dash)).toMatch(/^network: The version byte 0x4c .* no network of Bitcoin/);
    expect(message('LTC', 'tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty')).toMatch(/^network: The prefix "tc"/);
  });

  test.each([
    ['flag 0 and a tag', 0, [1, 0, 0, 0, 0, 0, 0, 0], false],
    ['flag 1 and a tag of more than 32 bits', 1, [0, 0, 0, 0, 1, 0, 0, 0], false],
    ['flag 2', 2, [1, 0, 0, 0, 0, 0, 0, 0], false],
    ['flag 1 and the highest tag', 1, [255, 255, 255, 255, 0, 0, 0, 0], true],
    ['flag 0 and no tag', 0, [0, 0, 0, 0, 0, 0, 0, 0], true],
  ])('with reserved bits of an X-address set: %s', (_name, flag, tag, ok) => {
    const x = base58checkXrp.encode(versioned([0x05, 0x44], Uint8Array.from([...Array(20).fill(7), flag, ...tag])));
    expect(checkAddress('XRP', x)).toMatchObject(ok ? { ok, network: 'main' } : { ok, reason: 'format' });
  });

  test('with a good checksum and another version on Tron', () => {
    // 0x42 keeps the leading T for small payloads, which makes it the nearest neighbour of Tron's own version.
    const neighbour = base58check.encode(versioned([0x42], new Uint8Array(20)));
    expect(neighbour).toMatch(/^T/);
    expect(message('TRX', neighbour)).toMatch(/^network/);
  });
});

describe('anything at all', () => {
  test('is judged without an exception', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CURRENCIES), fc.string({ maxLength: 200, unit: 'binary' }), (currency, text) => {
        const checked = checkAddress(currency, text);
        if (!checked.ok) expect(checked.message).toMatch(/\.$/);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  test.each([undefined, null, 5, {}, []])('is judged even when it is no text: %j', (value) => {
    expect(checkAddress('BTC', value as unknown as string)).toMatchObject({ ok: false, reason: 'format' });
  });

  test('behind a known prefix is judged without an exception', () => {
    const prefixes = ['bc1', 'tb1', 'BC1', 'ltc1', '0x', 'T', 'r', 'X', '1', '3', 'D'];
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(...prefixes),
        fc.string({ maxLength: 130 }),
        (currency, prefix, text) => {
          expect(checkAddress(currency, prefix + text)).toHaveProperty('ok');
        },
      ),
      { numRuns: 2000, seed: 7 },
    );
  });
});
