/** The bounds within which anyone may have an object (docs/public-mode.md). */
import { MOST_PROOF_BITS } from '../../domain/bytes.js';
import { DAY_MS } from '../../domain/clock.js';
import type { Env } from './runtime.js';

const PER_HOUR = 20;
const PROOF_BITS = 18;
const SHORTEST_SECRET = 16;

/** What one merchant may do, and how long it lasts. */
export const BOUNDS = {
  /** Forks of a merchant live in its object. */
  merchants: 10,
  lifetime_ms: DAY_MS,
  per_hour: PER_HOUR,
  records: 5_000,
  bytes: 16 * 1024 * 1024,
  calls_per_minute: 1_000,
  control_calls_per_minute: 1_000,
  webhooks_per_hour: 1_000,
};

/** What is wrong with what the deployment gives; undefined where nothing is. */
export function issueOf(env: Env): string | undefined {
  const wrong = wrongIn(env);
  return wrong && `This deployment is not set up: ${wrong}`;
}

function wrongIn(env: Env): string | undefined {
  const { SECRET, PUBLIC_URL, CLAIM_CODE, ADDRESS_HEADER } = env as Partial<Env>;
  if (typeof SECRET !== 'string' || SECRET.length < SHORTEST_SECRET) {
    return `SECRET must be a random text of at least ${SHORTEST_SECRET} characters, the same on all instances (deploy/README.md).`;
  }
  if (CLAIM_CODE && (CLAIM_CODE.length < SHORTEST_SECRET || CLAIM_CODE.length > 255)) {
    return `CLAIM_CODE must be a text of ${SHORTEST_SECRET} to 255 characters: whoever guesses it keeps a merchant.`;
  }
  for (const name of ['PROOF_BITS', 'MERCHANTS_PER_HOUR'] as const) {
    const text = env[name] ?? '1';
    if (!/^\d{1,6}$/.test(text)) return `${name} must be a whole number, not ${JSON.stringify(text)}.`;
  }
  if (proofBits(env) > MOST_PROOF_BITS)
    return `PROOF_BITS must be at most ${MOST_PROOF_BITS}: nobody would find such a proof.`;
  if (ADDRESS_HEADER && !/^[\w-]+$/.test(ADDRESS_HEADER)) {
    return `ADDRESS_HEADER must be the name of a header, such as X-Forwarded-For, not ${JSON.stringify(ADDRESS_HEADER)}.`;
  }
  if (PUBLIC_URL && !(/^https?:\/\/[^/?#@]+\/?$/.test(PUBLIC_URL) && URL.canParse(PUBLIC_URL))) {
    return `PUBLIC_URL must be an address without a user and a path, such as https://sandbox.example, not ${JSON.stringify(PUBLIC_URL)}.`;
  }
  return undefined;
}

/** Where the service is, without a slash at its end. @param otherwise where a call was sent to */
export const publicUrl = (env: Env, otherwise: string): string => (env.PUBLIC_URL || otherwise).replace(/\/$/, '');

/** Merchants that one address may make in an hour. */
export const perHour = (env: Env): number => Number(env.MERCHANTS_PER_HOUR ?? PER_HOUR);

/** How many leading bits of a proof must be zero: about a second of a browser, far less of a program. */
export const proofBits = (env: Env): number => Number(env.PROOF_BITS ?? PROOF_BITS);
