/** What a transport hands over: all that the program knows of a request, and of the connection it came on. */

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
  | { readonly ok: false; readonly fault: 'too_large' | 'encoded' };

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
  /** Path and query as they were sent. */
  readonly target: string;
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
   * @returns why it is to be refused; undefined where it may go on
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
  if (mark === -1) return { path: relative === '' ? '/' : relative, query: '' };
  // A fragment is no server's, and some clients send it.
  return { path: relative.slice(0, mark), query: relative[mark] === '?' ? relative.slice(mark + 1) : '' };
}

/** Whether a path is one below a prefix, or the prefix itself. */
export const isBelow = (path: string, prefix: string): boolean =>
  path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/');
