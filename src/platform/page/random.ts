/** True chance of the browser. */
import type * as Node from '../node/random.js';

const DRAWN_SEEDS = 1_000_000_000;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';
/** The largest multiple of the alphabet that a byte holds: what is above is drawn again, so that every sign is as likely. */
const FAIR = 252;

export const drawSeed: typeof Node.drawSeed = () =>
  (crypto.getRandomValues(new Uint32Array(1))[0] as number) % DRAWN_SEEDS;

export const drawSecret: typeof Node.drawSecret = (bytes = 24) =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const drawId: typeof Node.drawId = (length) => {
  let id = '';
  while (id.length < length) {
    for (const drawn of crypto.getRandomValues(new Uint8Array(length - id.length))) {
      if (drawn < FAIR) id += ALPHABET[drawn % ALPHABET.length];
    }
  }
  return id;
};
