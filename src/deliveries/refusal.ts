/** What a receiver said when it did not take a webhook, for the log and for lists. */
import { maskText } from '../domain/masks.js';
import type { AttemptRecord } from '../domain/types.js';
import { isTaken } from './attempt.js';

const LONGEST = 120;

/** How the body of a refusal begins, on one line and without keys; undefined where the attempt was taken or nothing was said. */
export function refusalText(attempt: Pick<AttemptRecord, 'status' | 'response_body'>): string | undefined {
  if (isTaken(attempt) || attempt.response_body === '') return undefined;
  // Masked before it is cut, because half a key does not look like one.
  const line = maskText(attempt.response_body).replace(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).replace(/[\ud800-\udbff]$/, '')}…` : line;
}
