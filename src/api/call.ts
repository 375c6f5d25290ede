/** What a transport hands over, and what it takes back: all that the program knows of a request and says of a response. */

/** Names in lower case. */
export interface Headers {
  readonly [name: string]: string | string[] | undefined;
  readonly host?: string | undefined;
  readonly origin?: string | undefined;
  readonly authorization?: string | undefined;
  readonly accept?: string | undefined;
  readonly 'accept-language'?: string | undefined;
  readonly 'accept-encoding'?: string | undefined;
  readonly 'content-type'?: string | undefined;
  readonly 'content-length'?: string | undefined;
  readonly 'content-encoding'?: string | undefined;
}

/** What came of reading a body: bytes and not text, because signatures are computed over them. */
export type BodyRead =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: 'too_large' | 'encoded' };

/** What only the connection tells. */
export interface Peer {
  readonly scheme: 'http' | 'https';
  /** Who calls: the other end, or whom the proxy before a loopback sandbox names. */
  readonly address: string;
  /** Whose share of what there is a call takes, by address; undefined where callers trust each other. */
  readonly share: string | undefined;
  /** Several Host headers came: a proxy in between may have read another one than we do. */
  readonly hasSeveralHosts: boolean;
}

export interface Call {
  readonly method: string;
  /** As it was sent; that of a Request as its URL has it. */
  readonly path: string;
  /** What stands behind the question mark, as it was sent. */
  readonly query: string;
  /** The path that the program is mounted below, without a slash at its end; it is no part of `path`. */
  readonly mount?: string;
  readonly headers: Headers;
  readonly peer: Peer;
  /** The client sends its body only when it is told to (`Expect: 100-continue`), which `body` does. */
  readonly waitsForLeave: boolean;
  /** The request has come to its end; what of it was not read must not be taken for the next one. */
  readonly isWhole: boolean;
  /**
   * Reads the body; nothing of it is read before, and what is longer than the limit is not read to its end.
   * @param limit in bytes
   * @throws ClientGone, by the promise
   */
  body(limit: number): BodyRead | Promise<BodyRead>;
  /**
   * Counts the call for its merchant, where strangers share the sandbox, until its reply has left.
   * @returns why it is to be rejected; undefined where it may go on
   */
  count(merchant_id: string): string | undefined;
  /** Resolves when nobody waits for the reply any more: it has left, or the client has. */
  readonly gone: Promise<void>;
}

/** The client has left before its request was whole: there is nobody to reply to. */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Splits a request target into path and raw query; an absolute target loses its origin. */
export function splitTarget(target: string): { path: string; query: string } {
  const relative = target.startsWith('/') ? target : target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '');
  const mark = relative.search(/[?#]/);
  const path = mark === -1 ? relative : relative.slice(0, mark);
  // A fragment is no server's, and some clients send it.
  return { path: path || '/', query: relative[mark] === '?' ? relative.slice(mark + 1) : '' };
}

/** Whether a path is one below a prefix, or the prefix itself. */
export const isBelow = (path: string, prefix: string): boolean =>
  path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/');

// What a transport takes back: all that the program says of a response.

/** How a reply goes wrong on its way, on purpose. */
export type ReplyFault =
  | { readonly kind: 'reset' }
  | { readonly kind: 'truncate'; readonly bytes: number }
  | { readonly kind: 'drip'; readonly bytes_per_second: number };

/** What is sent of a reply that is truncated; at least the last byte is kept back. */
export const beginningOf = (bytes: Uint8Array, length: number): Uint8Array =>
  bytes.subarray(0, Math.max(0, Math.min(length, bytes.length - 1)));

/** How often a dripped reply is continued. */
const DRIPS_PER_SECOND = 20;

/** By how much a dripped reply goes on, and how long it then waits. */
export function dripOf(bytes_per_second: number): { drip_bytes: number; pause_ms: number } {
  const drip_bytes = Math.max(1, Math.round(bytes_per_second / DRIPS_PER_SECOND));
  return { drip_bytes, pause_ms: (drip_bytes / bytes_per_second) * 1000 };
}

/** An open reply that is written message by message. */
export interface EventStream {
  /** Writes a piece of text. Nothing happens once it has ended. Who does not read is cut: what waits for them would only grow. */
  write(text: string): void;
  /** Ends it after what was written. */
  end(): void;
  /** Resolves when it is over, whoever ended it. */
  readonly closed: Promise<void>;
}

/** A body that does not end by itself: server-sent events. */
export interface Events {
  /** Called with the open stream, once its head is on its way. */
  follow(stream: EventStream): void;
  /** A client that has so many bytes still to take is cut. */
  readonly most_waiting_bytes: number;
}

export type ReplyBody = string | readonly Uint8Array[] | Events;

export interface ReplyOptions {
  /**
   * From so many characters on, the body is compressed for whoever can read that: for what browsers wait for on slow lines, and no call
   * of the merchant API does.
   */
  readonly compressFrom?: number;
  readonly fault?: ReplyFault;
}

/** Fewer characters of data are sent as fast as they are. */
export const LONG = 16_000;

const PLAIN: ReplyOptions = {};

/** No browser may take a reply for anything but its content type. */
export const NO_SNIFFING = { 'x-content-type-options': 'nosniff' } as const;

/** A class, so that the runner can tell a reply from whatever else a step returns. */
export class Reply {
  /** @param headers beside those that every reply has: its length, and that its type is not to be guessed */
  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    readonly body: ReplyBody = '',
    readonly options: ReplyOptions = PLAIN,
  ) {}

  /** The same with more headers. */
  with(headers: Readonly<Record<string, string>>): Reply {
    return new Reply(this.status, { ...this.headers, ...headers }, this.body, this.options);
  }
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';

export const isEvents = (body: ReplyBody): body is Events => typeof body === 'object' && 'follow' in body;

// Server-sent events, as HTML's specification frames them.

/** A client that has so many bytes still to take is cut, unless something else is said. */
export const MOST_WAITING_BYTES = 1024 * 1024;

/** Proxies would otherwise gather what is small, and it is always small. */
const HEADERS = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };

/**
 * A reply that does not end by itself.
 * @param headers beside those of every stream
 * @param follow called with the open stream
 */
export const streamReply = (
  headers: Readonly<Record<string, string>>,
  follow: (stream: EventStream) => void,
  most_waiting_bytes = MOST_WAITING_BYTES,
): Reply => new Reply(200, { ...headers, ...HEADERS }, { follow, most_waiting_bytes });

/** One message in the framing of server-sent events; `data` must hold no line break, as JSON on one line. */
export function frame(type: string, id: string, data: string): string {
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`;
}

/** A line that receivers leave alone, which shows that the line is alive. */
export const comment = (text: string): string => `: ${text}\n\n`;

// Whether a call was sent to this machine by name. Bound to loopback the sandbox needs no credential, so it must not be reachable
// through a browser under a name that resolves to loopback by somebody else's DNS.

/** Where the server listens, which decides who may call. */
export interface Bound {
  /** Bound to a loopback address: no credential is needed, and foreign Host headers are rejected. */
  loopback: boolean;
  /** Host of the configured public URL, with or without a port. */
  publicHost?: string | undefined;
  /** Anyone may make a merchant: a page on a visitor's own machine is as foreign as any other. */
  public?: boolean;
}

/** Whether there may be callers who do not trust each other. */
export const isExposed = ({ loopback, public: open }: Bound): boolean => !loopback || open === true;

const HOST_SHAPE = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9._-]{0,252})?)(?::\d{1,5})?$/i;
const LOOPBACK_V4 = /^127(?:\.(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}$/;

/** The name of a Host header or of an origin's authority, in lower case and without port; undefined when it has no such shape. */
export const hostName = (authority: string): string | undefined => HOST_SHAPE.exec(authority)?.[1]?.toLowerCase();

/** Whether a name means this machine wherever it is asked. */
export function isLoopbackName(name: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || LOOPBACK_V4.test(name);
}

/** Whether a name is the sandbox's own. */
export function isOwnName(name: string, bound: Bound): boolean {
  if (isLoopbackName(name)) return true;
  return bound.publicHost !== undefined && name === hostName(bound.publicHost);
}

/** Whether the Host header names this machine, or anything at all where the sandbox is bound to more than loopback. */
export function namesOwnHost({ headers: { host }, peer }: Pick<Call, 'headers' | 'peer'>, bound: Bound): boolean {
  const name = host === undefined || peer.hasSeveralHosts ? undefined : hostName(host);
  return name !== undefined && (!bound.loopback || isOwnName(name, bound));
}

/** Where the program was called: origin and mount; undefined when its Host header is no host. */
export function placeOf(call: Pick<Call, 'headers' | 'peer' | 'mount'>): string | undefined {
  const origin = originOf(call);
  return origin === undefined ? undefined : origin + (call.mount ?? '');
}

/** Nearly every call names the host of the call before, and reading a URL takes a twentieth of a short call. */
let last: { address: string; origin: string | undefined } = { address: '', origin: undefined };

/** The origin that a call was sent to; undefined when its Host header is no host. */
export function originOf({ headers: { host = '' }, peer }: Pick<Call, 'headers' | 'peer'>): string | undefined {
  const address = `${peer.scheme}://${host}`;
  if (address !== last.address) last = { address, origin: readOrigin(address, host) };
  return last.origin;
}

function readOrigin(address: string, host: string): string | undefined {
  if (host === '' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.host.startsWith(host.toLowerCase().replace(/:\d+$/, '')) ? url.origin : undefined;
}

// The path that somebody's server has the program below.

/** A path in the program that is mounted below `base`, whether or not whoever hands the call over has taken that off. */
export const pathBelow = (path: string, base: string): string =>
  isBelow(path, base) ? path.slice(base.length) || '/' : path;

/** What the program has below its root. */
export const OWN_PLACES = ['/v1', '/_sandbox', '/dashboard', '/docs', '/assets', '/pay', '/invoices', '/l'];

/** Whether a path is the program's own: below such a one nobody could tell whether it was taken off. */
export const isOwnPath = (path: string): boolean => OWN_PLACES.some((place) => isBelow(path, place));
