/**
 * What whoever wants a merchant has to do first: find a text that, behind a challenge, has a hash with so many leading zeros. A challenge
 * is signed and not remembered, and holds for one address and a short while.
 */
import { beginsWithZeros, constantTimeEqual } from '../../domain/bytes.js';
import { hashes } from '../page/hashes.js';
import { drawId } from '../page/random.js';
import { signatureOf } from './routes.js';

const HOLDS_MS = 300_000;
const NONCE_LENGTH = 16;
const SIGNED = 32;

const signed = (text: string, address: string, secret: string): string =>
  `${text}.${signatureOf(`${text} ${address}`, secret).slice(0, SIGNED)}`;

/** A new challenge for an address. */
export const challengeFor = (address: string, secret: string, now_ms: number): string =>
  signed(`${now_ms + HOLDS_MS}.${drawId(NONCE_LENGTH)}`, address, secret);

/** What a proof is for: many texts prove one challenge, which counts once. */
export const challengeOf = (proof: string): string => proof.split(' ', 1)[0] as string;

/** When a challenge ends. */
export const endOf = (challenge: string): number => Number.parseInt(challenge, 10);

/** Whether a proof, which is a challenge and what was found for it, is good. */
export function isProof(proof: string, address: string, secret: string, bits: number, now_ms: number): boolean {
  const challenge = challengeOf(proof);
  const [end = '', nonce = ''] = challenge.split('.');
  if (!constantTimeEqual(signed(`${end}.${nonce}`, address, secret), challenge)) return false;
  return endOf(challenge) >= now_ms && beginsWithZeros(hashes.sha256Hex(proof), bits);
}
