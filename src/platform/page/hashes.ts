/** Hashes and message authentication where there is no Node: at once, as the core wants them. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type * as Node from '../node/hashes.js';

const bytesOf = (message: string | Uint8Array): Uint8Array =>
  typeof message === 'string' ? utf8ToBytes(message) : message;

export const hashes: typeof Node.hashes = {
  sha256Hex: (text) => bytesToHex(sha256(utf8ToBytes(text))),
  hmacSha256: (key, message) => hmac(sha256, utf8ToBytes(key), bytesOf(message)),
};
