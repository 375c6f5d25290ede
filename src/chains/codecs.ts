import { bitcoinLike } from './bitcoin.js';
import type { ChainCodec } from './codec.js';
import { ethereum } from './ethereum.js';
import type { Chain } from './networks.js';
import { solana } from './solana.js';
import { tron } from './tron.js';
import { xrp } from './xrp.js';

/** Who encodes and decodes for each chain, in the order in which a stray address is recognised. */
export const CODECS: Readonly<Record<Chain, ChainCodec>> = {
  bitcoin: bitcoinLike('bitcoin'),
  litecoin: bitcoinLike('litecoin'),
  dogecoin: bitcoinLike('dogecoin'),
  ethereum,
  tron,
  solana,
  xrp,
};

export const ALL_CHAINS = Object.keys(CODECS) as Chain[];
