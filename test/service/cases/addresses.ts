/** Addresses of payouts (docs/service.md#addresses, docs/service.md#magic-addresses). */
import { sha256 } from '@noble/hashes/sha2.js';
import { base58, base58xrp, bech32, createBase58check } from '@scure/base';
import { after, ask, type Case, listen, type Step } from '../case.js';
import { CRYPTO } from '../facts.js';

/** Published addresses, by chain. */
const CHAINS = {
  Bitcoin: [
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  ],
  Ethereum: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  Litecoin: ['LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9'],
  Tron: ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  'XRP Ledger': ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'],
  Solana: ['EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
  Dogecoin: ['DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE'],
} as const;

type Chain = keyof typeof CHAINS;

const CHAINS_OF: Readonly<Record<string, readonly Chain[]>> = {
  BTC: ['Bitcoin'],
  ETH: ['Ethereum'],
  LTC: ['Litecoin'],
  USDT: ['Ethereum', 'Tron', 'Solana'],
  USDC: ['Ethereum', 'Tron', 'Solana'],
  TRX: ['Tron'],
  XRP: ['XRP Ledger'],
  SOL: ['Solana'],
  DOGE: ['Dogecoin'],
};

/** Addresses that a payout of a currency takes. */
export const ADDRESSES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(CHAINS_OF).map(([currency, chains]) => [currency, chains.flatMap((chain) => [...CHAINS[chain]])]),
);

const AMOUNT = 20;
const payout = (currency: string, address: string, more: object = {}) => ({
  body: { amount: AMOUNT, currency, address, ...more },
});

const taken: Case[] = Object.entries(ADDRESSES).flatMap(([currency, addresses]) =>
  addresses.map((address) =>
    ask('POST /payouts', { status: 201, body: { address, status: 'pending' } }, payout(currency, address)),
  ),
);

/** The address with its last character changed, to one that its alphabet has. */
function mistyped(address: string): string {
  const last = address.at(-1) ?? '';
  // Capitals are the checksum of Ethereum.
  if (address.startsWith('0x')) return address.replace(/B/, 'b');
  return address.slice(0, -1) + (last === '2' ? '3' : '2');
}

const refused = { problem: 'address', parameter: 'address', rule: 'format:address' } as const;

/** Solana's addresses have no checksum. */
const hasChecksum = (chain: Chain): boolean => chain !== 'Solana';

const wrong: Case[] = Object.keys(CRYPTO).flatMap((currency) => {
  const own = CHAINS_OF[currency] ?? [];
  const foreign = (Object.keys(CHAINS) as Chain[]).filter((chain) => !own.includes(chain));
  const typos = own.filter(hasChecksum).flatMap((chain) => CHAINS[chain].map(mistyped));
  const others = foreign.flatMap((chain) => [...CHAINS[chain].slice(0, 1)]);
  return [...typos, ...others, 'nonsense', '0x1234'].flatMap((address) => [
    ask('POST /payouts', refused, payout(currency, address)),
    // An address that is wrong counts before a balance that is too small.
    {
      ...ask('POST /payouts', refused, payout(currency, address, { amount: 99_000_000 })),
      name: `${currency} ${address} and too little`,
    },
  ]);
});

const check = createBase58check(sha256);
const segwit = (prefix: string) => (payload: Uint8Array) => bech32.encode(prefix, [0, ...bech32.toWords(payload)]);
const ripple = (payload: Uint8Array) => {
  const whole = Uint8Array.of(0, ...payload);
  return base58xrp.encode(Uint8Array.of(...whole, ...sha256(sha256(whole)).subarray(0, 4)));
};
const versioned = (version: number) => (payload: Uint8Array) => check.encode(Uint8Array.of(version, ...payload));

/** How an address is made of twenty bytes. */
const MADE: readonly (readonly [chain: Chain, make: (payload: Uint8Array) => string])[] = [
  ['Bitcoin', segwit('bc')],
  ['Bitcoin', segwit('tb')],
  ['Litecoin', segwit('ltc')],
  ['Litecoin', segwit('tltc')],
  ['Ethereum', (payload) => `0x${Buffer.from(payload).toString('hex')}`],
  ['Tron', versioned(0x41)],
  ['XRP Ledger', ripple],
  ['Solana', ([byte = 0]) => base58.encode(new Uint8Array(32).fill(byte))],
  ['Dogecoin', versioned(0x1e)],
  ['Dogecoin', versioned(0x71)],
];

interface Fate {
  byte: number;
  /** Status at once, when it would be processed, when it would be completed, and long after. */
  statuses: readonly string[];
  events: readonly string[];
}

const FATES: readonly Fate[] = [
  {
    byte: 0x11,
    statuses: ['completed', 'completed', 'completed'],
    events: ['payout.created', 'transaction.created', 'payout.processing', 'transaction.confirmed', 'payout.completed'],
  },
  { byte: 0x22, statuses: ['pending', 'failed', 'failed'], events: ['payout.created', 'payout.failed'] },
  {
    byte: 0x33,
    statuses: ['pending', 'processing', 'failed'],
    events: ['payout.created', 'transaction.created', 'payout.processing', 'transaction.failed', 'payout.failed'],
  },
  { byte: 0x44, statuses: ['pending', 'pending', 'pending'], events: ['payout.created'] },
  {
    byte: 0x55,
    statuses: ['pending', 'processing', 'processing'],
    events: ['payout.created', 'transaction.created', 'payout.processing'],
  },
];

function ends({ byte, statuses, events }: Fate, currency: string, address: string): Case {
  const [first, processed, last] = statuses;
  const shows = (status: string | undefined): Step => ({ call: 'GET /payouts/{payout}', wanted: { body: { status } } });
  return {
    name: `payout of ${currency} to 0x${byte.toString(16)}: ${address}`,
    steps: [
      listen(),
      { call: 'POST /payouts', ...payout(currency, address) },
      after(0),
      shows(first),
      after(5),
      shows(processed),
      after(3600),
      shows(last),
      { webhooks: events.map((type) => ({ type })) },
    ],
  };
}

const magic: Case[] = FATES.flatMap((fate) =>
  MADE.flatMap(([chain, make]) =>
    Object.keys(CRYPTO)
      .filter((currency) => CHAINS_OF[currency]?.includes(chain))
      .map((currency) => ends(fate, currency, make(new Uint8Array(20).fill(fate.byte)))),
  ),
);

export const addresses: Case[] = [...taken, ...wrong, ...magic];
