/** Hashes and message authentication for the core, which has no packages of its own. */
import { createHmac, hash } from 'node:crypto';
import type { Crypto } from '../../domain/ports.js';

export const hashes: Crypto = {
  sha256Hex: (text) => hash('sha256', text),
  hmacSha256: (key, message) => createHmac('sha256', key).update(message).digest(),
};
