/** Hashes and message authentication for the core, which has no packages of its own. */
import { createHash, createHmac, createSecretKey } from 'node:crypto';
import type { Crypto } from '../../domain/ports.js';
import { remembered } from './remembered.js';

/** The same few secrets sign again and again, and reading one anew is a quarter of a signature. */
const keyOf = remembered((secret) => createSecretKey(secret, 'utf8'));

export const hashes: Crypto = {
  sha256Hex: (text) => createHash('sha256').update(text).digest('hex'),
  hmacSha256: (key, message) => createHmac('sha256', keyOf(key)).update(message).digest(),
};
