/**
 * Published test vectors, by source. Payloads are hexadecimal: the hash, key or program that the address carries.
 */

/** BIP-173, "valid Bech32". */
export const VALID_BECH32 = [
  'A12UEL5L',
  'a12uel5l',
  'an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs',
  'abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw',
  `11${'q'.repeat(82)}c8247j`,
  'split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w',
  '?1ezyfcl',
];

/** BIP-173, "not valid Bech32". */
export const INVALID_BECH32 = [
  '\x201nwldj5',
  '\x7f1axkwrx',
  '\x801eym55h',
  'an84characterslonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1569pvx',
  'pzry9x0s0muk',
  '1pzry9x0s0muk',
  'x1b4n0q5v',
  'li1dgmt3',
  'de1lg7wt\xff',
  'A1G7SGD8',
  '10a06t8',
  '1qzzfhee',
];

/** BIP-350, "valid Bech32m". */
export const VALID_BECH32M = [
  'A1LQFN3A',
  'a1lqfn3a',
  'an83characterlonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11sg7hg6',
  'abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx',
  `11${'l'.repeat(82)}ludsr8`,
  'split1checkupstagehandshakeupstreamerranterredcaperredlc445v',
  '?1v759aa',
];

/** BIP-350, "not valid Bech32m". */
export const INVALID_BECH32M = [
  '\x201xj0phk',
  '\x7f1g6xzxy',
  '\x801vctc34',
  'an84characterslonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11d6pts4',
  'qyrz8wqd2c9m',
  '1qyrz8wqd2c9m',
  'y1b0jsk6g',
  'lt1igcx5c0',
  'in1muywd',
  'mm1crxm3i',
  'au1s5cgom',
  'M1VUXWEZ',
  '16plkw9',
  '1p2gdwpf',
];

/** BIP-350, valid addresses with their scripts; BIP-173's version 0 addresses are among them. */
export const VALID_SEGWIT: readonly (readonly [address: string, script: string])[] = [
  ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', '0014751e76e8199196d454941c45d1b3a323f1433bd6'],
  [
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    '00201863143c14c5166804bd19203356da136c985678cd4d27a1b8c6329604903262',
  ],
  [
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    '5128751e76e8199196d454941c45d1b3a323f1433bd6751e76e8199196d454941c45d1b3a323f1433bd6',
  ],
  ['BC1SW50QGDZ25J', '6002751e'],
  ['bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs', '5210751e76e8199196d454941c45d1b3a323'],
  [
    'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
    '0020000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
  ],
  [
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
    '5120000000c4a5cad46221b2a187905e5266362b99d5e91c6ce24d165dab93e86433',
  ],
  [
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    '512079be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
  ],
];

/** BIP-173 addresses of version 1 and above, valid then and refused since BIP-350 for their checksum. */
export const SUPERSEDED_SEGWIT = [
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx',
  'BC1SW50QA3JX3S',
  'bc1zw508d6qejxtdg4y5r3zarvaryvg6kdaj',
];

/** BIP-350 and BIP-173, invalid addresses; the reason is the one that this room gives. */
export const INVALID_SEGWIT: readonly (readonly [address: string, reason: string])[] = [
  // BIP-350
  ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'network'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'checksum'],
  ['tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf', 'checksum'],
  ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'checksum'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'checksum'],
  ['tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47', 'checksum'],
  ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'format'],
  ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'format'],
  ['bc1pw5dgrnzv', 'length'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', 'length'],
  ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'length'],
  ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq', 'format'],
  ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'format'],
  ['tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j', 'format'],
  ['bc1gmk9yu', 'length'],
  // BIP-173
  ['tc1qw508d6qejxtdg4y5r3zarvary0c5xw7kg3g4ty', 'network'],
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5', 'checksum'],
  ['BC13W508D6QEJXTDG4Y5R3ZARVARY0C5XW7KN40WF2', 'format'],
  ['bc1rw5uspcuh', 'checksum'],
  ['bc10w508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kw5rljs90', 'checksum'],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sL5k7', 'format'],
  ['bc1zw508d6qejxtdg4y5r3zarvaryvqyzf3du', 'checksum'],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3pjxtptv', 'format'],
];

/** Bitcoin Core, src/test/data/key_io_valid.json; its signet and regtest base58 addresses look like test ones. */
export const BITCOIN: readonly (readonly [address: string, network: string, payload: string])[] = [
  ['1FsSia9rv4NeEwvJ2GvXrX7LyxYspbN2mo', 'main', 'a31c06bd463e3923bc1aadbde48b16976c080717'],
  ['36j4NfKv6Akva9amjWrLG6MuSQym1GuEmm', 'main', '373b819a068f32b7a6b38b6b38729647cfde01c2'],
  ['1FjL87pn8ky6Vbavd1ZHeChRXtoxwRGCRd', 'main', 'a19331b7b2627e663e25a7b001e4c0dcc5e21bc7'],
  ['3BZECeAH8gSKkjrTx8PwMrNQBLG18yHpvf', 'main', '6c382dcdf5b284760c8e3fead91f7422cd76aa87'],
  ['mzK2FFDEhxqHcmrJw1ysqFkVyhUULo45hZ', 'test', 'ce28b26c57472737f5c3561a1761185bd8589a43'],
  ['2NC2hEhe28ULKAJkW5MjZ3jtTMJdvXmByvK', 'test', 'ce0bba75891ff9ec60148d4bd4a09ee2dc5c9331'],
  ['mww4LvqtTMKvmeQvizPz2EQv26xTneWrbg', 'test', 'b4110ba93ac54afc14da3bdd19614774a2d55d29'],
  ['2MxFajLApXpYk4VodBSZSt7rw8y4ryABkfA', 'test', '36e9f191e0b75036a77f65e2eaa4752443233fbe'],
  ['bc1qvyq0cc6rahyvsazfdje0twl7ez82ndmuac2lhv', 'main', '6100fc6343edc8c874496cb2f5bbfec88ea9b77c'],
  [
    'bc1qyucykdlhp62tezs0hagqury402qwhk589q80tqs5myh3rxq34nwqhkdhv7',
    'main',
    '27304b37f70e94bc8a0fbf500e0c957a80ebda87280ef58214d92f119811acdc',
  ],
  [
    'bc1p83n3au0rjylefxq2nc2xh2y4jzz4pm6zxj4mw5pagdjjr2a9f36s6jjnnu',
    'main',
    '3c671ef1e3913f94980a9e146ba895908550ef4234abb7503d436521aba54c75',
  ],
  ['bc1z2rksukkjr8', 'main', '50ed'],
  ['tb1qcrh3yqn4nlleplcez2yndq2ry8h9ncg3qh7n54', 'test', 'c0ef1202759fff90ff19128936814321ee59e111'],
  ['tb1rgv5m6uvdk3kc7qsuz0c79v88ycr5w4wa', 'test', '4329bd718db46d8f021c13f1e2b0e726'],
  ['bcrt1qdavt4j2sd7dlhqsavtnfxvzppw6k7qy97tmnu9', 'regtest', '6f58bac9506f9bfb821d62e69330410bb56f0085'],
  [
    'bcrt1pfwxjqvtt4tcxrtdluukfmy2dv7xd2qzdfy6kajv5nwn4yam3wxkq3553uh',
    'regtest',
    '4b8d20316baaf061adbfe72c9d914d678cd5004d49356ec9949ba752777171ac',
  ],
];

/** Litecoin addresses that the suite of multicoin-address-validator takes from the chain; `3…` is the old script form. */
export const LITECOIN: readonly (readonly [address: string, network: string])[] = [
  ['LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9', 'main'],
  ['LTpYZG19YmfvY2bBDYtCKpunVRw7nVgRHW', 'main'],
  ['Lb6wDP2kHGyWC7vrZuZAgV7V4ECyDdH7a6', 'main'],
  ['MQMcJhpWHYVeQArcZR3sBgyPZxxRtnH441', 'main'],
  ['3FLj1iFqS359KvBXeaStPgqX7hgyifVKbN', 'main'],
  ['mzBc4XEFSdzCDcTxAgf6EZXgsZWpztRhef', 'test'],
  ['QW2SvwjaJU8LD6GSmtm1PHnBG2xPuxwZFy', 'test'],
  ['2N5jUhwzndtTUXspDGJkAvP7WCCRLQkgMfX', 'test'],
  ['ltc1qg42tkwuuxefutzxezdkdel39gfstuap288mfea', 'main'],
  ['tltc1qu78xur5xnq6fjy83amy0qcjfau8m367defyhms', 'test'],
];

/** Dogecoin Core, src/test/data/base58_keys_valid.json. */
export const DOGECOIN: readonly (readonly [address: string, network: string, payload: string])[] = [
  ['DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE', 'main', '56d9b1d684d5abef32134ebc6883d75d3a53e9be'],
  ['A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs', 'main', 'a2dd71f34fe73314d6e37c44035513f203aa400b'],
  ['9zYnVRaekPtdKBYuPw5QiBtv3NNrzD2LLW', 'main', '58fc66bf64b3c8d8accd80110bb6df6c13735937'],
  ['nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk', 'test', '9131c29384f000c0d651660eefaf1717c8ca1855'],
  ['2MsvyG12kxxipe276Au4zKqvd2xdrBuHWb3', 'test', '078457e357c6c4d8736515d14482089dd2a1f9f8'],
];

/** Private keys of the same two files: good base58check that is no address. */
export const PRIVATE_KEYS = [
  '5JuW2AMDYu4xVwRG9DZW18VbzQrGcd5RCgb99sS6ehJsNQXu5b9',
  'L5nJeqKmpHp4P7F8ZYyjwc5a7P4d8EabuGAzfGJk7yC1BJyzNaEd',
  'QP5rQxpaP8HHPEdCEqxTjiHGWRvsyPvzZJeJ9BCxpfT13FN9VesQ',
];

/** EIP-55: all capitals, all small letters, mixed. */
export const ETHEREUM = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

/** Tron: the USDT contract, an account of the protocol's documentation. */
export const TRON: readonly (readonly [address: string, payload: string])[] = [
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'a614f803b6fd780986a42c78ec9c7f77e6ded13c'],
  ['TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', '5cbdd86a2fa8dc4bddd8a8f69dba48572eec07fb'],
];

/** Solana: the system program (all zeros), the token program, the USDC mint. */
export const SOLANA = [
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  '69UwBV4LPg7hHUS5JXiXyfgVnESmDKe8KJppsLj8pRU',
];

/** XRP Ledger: special accounts of its documentation. */
export const XRP: readonly (readonly [address: string, payload: string])[] = [
  ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'b5f762798a53d543a014caf8b297cff8f2f937e8'],
  ['rrrrrrrrrrrrrrrrrrrrrhoLvTp', '0000000000000000000000000000000000000000'],
  ['rrrrrrrrrrrrrrrrrrrrBZbvji', '0000000000000000000000000000000000000001'],
];

/** XRPLF ripple-address-codec: one account as classic, main and test X-address. */
export const XRP_X: readonly (readonly [classic: string, main: string, test: string])[] = [
  [
    'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ',
    'T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ',
  ],
  [
    'r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59',
    'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu',
    'T719a5UwUCnEs54UsxG9CJYYDhwmFCvbJNZbi37gBGkRkbE',
  ],
  [
    'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf',
    'XVLhHMPHU98es4dbozjVtdWzVrDjtV8AqEL4xcZj5whKbmc',
    'TVE26TYGhfLC7tQDno7G8dGtxSkYQnSy8RHqGHoGJ59spi2',
  ],
  [
    'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf',
    'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi',
    'TVE26TYGhfLC7tQDno7G8dGtxSkYQnXoy6kSDh6rZzApc69',
  ],
  [
    'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY',
    'XV5sbjUmgPpvXv4ixFWZ5ptAYZ6PD2qwGkhgc48zzcx6Gkr',
    'TVd2rqMkYL2AyS97NdELcpeiprNBjwVUDvp3vhpXbNhLwJi',
  ],
];

/** The same source: a wrong checksum, an unknown prefix, a tag of 64 bits. */
export const INVALID_XRP: readonly (readonly [address: string, reason: string])[] = [
  ['XVLhHMPHU98es4dbozjVtdWzVrDjtV5fdx1mHp98tDMoQXa', 'checksum'],
  ['dGzKGt8CVpWoa8aWL1k18tAdy9Won3PxynvbbpkAqp3V47g', 'format'],
  ['XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8zeUygYrCgrPh', 'format'],
];
