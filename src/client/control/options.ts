/** What a connection is made with. */
import { webMachine } from '../../platform/web.js';

/** Where a sandbox is, and which of its merchants is meant. */
export interface ConnectOptions {
  /** The base URL of the sandbox, with or without `/v1`: `http://127.0.0.1:4020`, or TENDERBOX_URL below `tenderbox exec`. */
  url: string | URL | undefined;
  /** The API key of the merchant; without it the merchant `default` of a sandbox on this machine. */
  apiKey?: string | undefined;
  /** For calls about merchants as a whole, where the sandbox is not bound to loopback. */
  controlToken?: string | undefined;
  /** Sends a request instead of the global `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
}

export interface Setup {
  readonly origin: string;
  readonly apiKey: string | undefined;
  readonly controlToken: string | undefined;
  readonly fetch: (request: Request) => Promise<Response>;
  /** No limit without it: some calls are answered only after deliveries were attempted. */
  readonly timeout_ms?: number;
}

/** The origin of a sandbox whose base URL is given, with or without its version; undefined for what is none. */
export function originOf(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  const plain =
    url !== undefined && /^\/((v1|_sandbox)\/?)?$/.test(url.pathname) && url.search === '' && url.hash === '';
  return plain ? url.origin : undefined;
}

const NAMES = ['url', 'apiKey', 'controlToken', 'fetch'];

function readSecret(name: 'apiKey' | 'controlToken', value: unknown): string | undefined {
  // A header cannot carry anything else, and the error of the platform would repeat it.
  if (value === undefined || (typeof value === 'string' && /^[!-~]+$/.test(value))) return value;
  throw new TypeError(`connectTenderbox: \`${name}\` must be visible ASCII characters without spaces or line ends.`);
}

/** @throws TypeError that says which option is wrong and what would be right; never with a secret in it */
export function readOptions(options: ConnectOptions): Setup {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError('connectTenderbox takes an object, such as { url: process.env.TENDERBOX_URL }.');
  }
  const unknown = Object.keys(options).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) {
    throw new TypeError(`connectTenderbox knows no option ${JSON.stringify(unknown)}. It knows ${NAMES.join(', ')}.`);
  }
  const url: unknown = options.url instanceof URL ? options.url.href : options.url;
  const origin = typeof url === 'string' ? originOf(url) : undefined;
  if (origin === undefined) {
    // The text itself is not repeated, because it may hold a credential.
    throw new TypeError(
      'connectTenderbox: `url` must be the base URL of a sandbox, such as http://127.0.0.1:4020/v1 (TENDERBOX_URL below `tenderbox exec`).',
    );
  }
  if (options.fetch !== undefined && typeof options.fetch !== 'function') {
    throw new TypeError('connectTenderbox: `fetch` must be a function that takes a Request, such as box.fetch.');
  }
  return {
    origin,
    apiKey: readSecret('apiKey', options.apiKey),
    controlToken: readSecret('controlToken', options.controlToken),
    fetch: options.fetch ?? webMachine.fetch,
  };
}
