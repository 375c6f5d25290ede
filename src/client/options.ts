/** What a client is made with: read once, with every issue named before anything is sent. */
import type { Credentials } from './credentials.js';
import type { Machine } from './machine.js';

/** How a client authenticates: `Authorization: Bearer`, `X-API-Key`, or a signature over each request. */
export type Auth = 'bearer' | 'key' | 'signed';

export interface ClientOptions {
  /** The base URL of the API, ending in `/v1`: `box.url`, or TENDERBOX_URL below `tenderbox exec`. */
  url: string | URL | undefined;
  /** For `bearer` and `key`: `box.apiKey`, or TENDERBOX_API_KEY. */
  apiKey?: string | undefined;
  /** For `signed`: `box.publicKey`, or TENDERBOX_PUBLIC_KEY. */
  publicKey?: string | undefined;
  /** For `signed`: `box.secretKey`, or TENDERBOX_SECRET_KEY. */
  secretKey?: string | undefined;
  /** `bearer` where there is an API key, else `signed`. */
  auth?: Auth | undefined;
  /** How often a call is repeated at most after 429, 500, 503 or no answer: 5. */
  retries?: number | undefined;
  /** How long one attempt may take, its whole answer included: 30000 ms. */
  timeoutMs?: number | undefined;
  /** How long a call may take with all its attempts and waits: 120000 ms. */
  deadlineMs?: number | undefined;
  /** What the first wait is at most; each next one may be twice as long: 500 ms. */
  backoffMs?: number | undefined;
  /** What every wait is at most, but for what `Retry-After` asks for: 10000 ms. */
  maxBackoffMs?: number | undefined;
  /** The longest `Retry-After` that is waited for; a longer one is reported at once: 60000 ms. */
  maxRetryAfterMs?: number | undefined;
  /** Sends a request instead of the global `fetch`. It must not follow redirects. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Waits before a retry; tests hand in one that only takes notes. */
  sleep?: ((durationMs: number, signal?: AbortSignal) => Promise<void>) | undefined;
  /** Chance for jitter, from 0 to less than 1. */
  random?: (() => number) | undefined;
  /** The time in milliseconds since 1970, for signatures: the merchant's where its clock is not the real one. */
  now?: (() => number) | undefined;
}

/** Limits of a call, in milliseconds. */
export interface Limits {
  readonly retries: number;
  readonly timeout_ms: number;
  readonly deadline_ms: number;
}

export interface Setup extends Limits {
  /** Without a slash at the end. */
  readonly url: string;
  readonly credentials: Credentials;
  readonly backoff_ms: number;
  readonly max_backoff_ms: number;
  readonly max_retry_after_ms: number;
  readonly machine: Machine;
}

const MAX_TIMER_MS = 2 ** 31 - 1;

function readUrl(given: unknown): string {
  const text = given instanceof URL ? given.href : given;
  const example = 'such as http://127.0.0.1:4020/v1 (box.url, or TENDERBOX_URL below `tenderbox exec`)';
  if (typeof text !== 'string' || text === '') throw new TypeError(`createClient needs \`url\`, ${example}.`);
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  // The text itself is not repeated, because it may hold a credential.
  if (url === undefined) throw new TypeError(`createClient: \`url\` must be an http or https URL, ${example}.`);
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    throw new TypeError(
      `createClient: \`url\` must have no user name, query or fragment, ${example}. Credentials are options of their own.`,
    );
  }
  if (!/\/v1\/?$/.test(url.pathname)) throw new TypeError(`createClient: \`url\` must end in /v1, ${example}.`);
  return url.href.replace(/\/$/, '');
}

function readCredential(name: 'apiKey' | 'publicKey' | 'secretKey', auth: Auth, value: unknown): string {
  if (value === undefined || value === '') {
    throw new TypeError(`createClient needs \`${name}\` for \`auth: '${auth}'\`; it was not given.`);
  }
  // A header cannot carry anything else, and the error of the platform would repeat the key.
  if (typeof value !== 'string' || !/^[!-~]+$/.test(value)) {
    throw new TypeError(`createClient: \`${name}\` must be visible ASCII characters without spaces or line ends.`);
  }
  return value;
}

function readCredentials({ auth, apiKey, publicKey, secretKey }: ClientOptions): Credentials {
  const chosen = auth ?? (apiKey === undefined && publicKey !== undefined ? 'signed' : 'bearer');
  if (!['bearer', 'key', 'signed'].includes(chosen)) {
    throw new TypeError(`createClient: \`auth\` must be bearer, key or signed, not ${JSON.stringify(chosen)}.`);
  }
  if (chosen !== 'signed') return { auth: chosen, apiKey: readCredential('apiKey', chosen, apiKey) };
  return {
    auth: chosen,
    publicKey: readCredential('publicKey', chosen, publicKey),
    secretKey: readCredential('secretKey', chosen, secretKey),
  };
}

/** A number within bounds. @throws TypeError that names the option, its value and the bounds */
export function readNumber(where: string, value: unknown, least: number, most: number, fallback: number): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number' && value >= least && value <= most) return value;
  const given = typeof value === 'number' ? String(value) : JSON.stringify(value);
  throw new TypeError(`${where} must be a number from ${least} to ${most}, not ${given}.`);
}

/** The limits of a call: what it says itself, else what the client was told. */
export function readLimits(
  where: string,
  given: { retries?: unknown; timeoutMs?: unknown; deadlineMs?: unknown },
  otherwise: Limits,
): Limits {
  const retries = readNumber(`${where}: \`retries\``, given.retries, 0, 100, otherwise.retries);
  if (!Number.isInteger(retries)) throw new TypeError(`${where}: \`retries\` must be a whole number, not ${retries}.`);
  return {
    retries,
    timeout_ms: readNumber(`${where}: \`timeoutMs\``, given.timeoutMs, 1, MAX_TIMER_MS, otherwise.timeout_ms),
    deadline_ms: readNumber(`${where}: \`deadlineMs\``, given.deadlineMs, 1, MAX_TIMER_MS, otherwise.deadline_ms),
  };
}

const DEFAULT_LIMITS: Limits = { retries: 5, timeout_ms: 30_000, deadline_ms: 120_000 };

function requireFunctions(options: ClientOptions): void {
  for (const name of ['fetch', 'sleep', 'random', 'now'] as const) {
    if (options[name] === undefined || typeof options[name] === 'function') continue;
    throw new TypeError(`createClient: \`${name}\` must be a function, not ${JSON.stringify(options[name])}.`);
  }
}

/** @throws TypeError that says which option is wrong and what would be right; never with a credential in it */
export function readOptions(options: ClientOptions, machine: Machine): Setup {
  requireFunctions(options);
  const span = (name: 'backoffMs' | 'maxBackoffMs' | 'maxRetryAfterMs', fallback: number): number =>
    readNumber(`createClient: \`${name}\``, options[name], 0, MAX_TIMER_MS, fallback);
  return {
    url: readUrl(options.url),
    credentials: readCredentials(options),
    ...readLimits('createClient', options, DEFAULT_LIMITS),
    backoff_ms: span('backoffMs', 500),
    max_backoff_ms: span('maxBackoffMs', 10_000),
    max_retry_after_ms: span('maxRetryAfterMs', 60_000),
    machine: {
      ...machine,
      fetch: options.fetch ?? machine.fetch,
      sleep: options.sleep ?? machine.sleep,
      random: options.random ?? machine.random,
      now: options.now ?? machine.now,
    },
  };
}
