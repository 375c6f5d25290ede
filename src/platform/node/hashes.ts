/** Hashes and message authentication for the core, which has no packages of its own. */
import { createHash, createHmac } from 'node:crypto';
import type { Crypto } from '../../domain/ports.js';

export const hashes: Crypto = {
  sha256Hex: (text) => createHash('sha256').update(text).digest('hex'),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
};
