/** One hostile exchange: the exact bytes that a client writes, and what must come back. */

/** Whose words an answer is in: those of the merchant API, of the control API, or of a page. */
export type Door = 'merchant' | 'control' | 'page';

export interface Case {
  name: string;
  /** Each piece is written when the one before has left. */
  sent: readonly (string | Uint8Array)[];
  /** The statuses of the answers, in order; none where the connection is closed without one. */
  answers: readonly number[];
  door: Door;
  /** Held against the documented answers of this operation, for the last answer. */
  operation?: string;
  /** What the client does after writing: `half` ends its side, `reset` goes away. It waits for answers unless told otherwise. */
  leaves?: 'half' | 'reset';
  /** The connection stays open after the answers, because nothing was wrong with the request. */
  stays?: true;
  /** What the parameter of the last refusal is. */
  parameter?: string;
}

/** The first merchant's key. */
export const KEY = 'Authorization: Bearer tb_key_default';
export const JSON_HEADER = 'Content-Type: application/json';
const HOST = 'Host: 127.0.0.1';

/** The bytes of a text, one for each character, so that headers may hold any byte. */
export const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
export const joined = (...parts: (string | Uint8Array)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? latin(part) : part)));

/** A request with these headers and no others. */
export const bare = (line: string, headers: readonly string[] = [], body = ''): string =>
  [line, ...headers, '', body].join('\r\n');

/** A call of the merchant API, after which the connection is closed. */
export const call = (line: string, headers: readonly string[] = [], body = ''): string =>
  bare(`${line} HTTP/1.1`, [HOST, KEY, 'Connection: close', ...headers], body);

/** A call that leaves the connection open. */
export const kept = (line: string, headers: readonly string[] = [], body = ''): string =>
  bare(`${line} HTTP/1.1`, [HOST, KEY, ...headers], body);

/** Bytes as the body of a call, with their length. */
export const upload = (line: string, body: string | Uint8Array, headers: readonly string[] = [JSON_HEADER]): Buffer => {
  const bytes = Buffer.from(body as string);
  return joined(call(line, [...headers, `Content-Length: ${bytes.length}`]), bytes);
};

export const GOOD_BODY = '{"amount":1,"currency":"USD"}';
/** A payment request that is created. */
export const good = (...headers: string[]): string =>
  kept('POST /v1/payments', [JSON_HEADER, ...headers, `Content-Length: ${GOOD_BODY.length}`], GOOD_BODY);

/** Cases of the merchant API, each as name, bytes and status. */
export const merchantCases = (
  rows: readonly (readonly [name: string, bytes: string | Uint8Array, status: number, parameter?: string])[],
  operation?: string,
): Case[] =>
  rows.map(([name, bytes, status, parameter]) => ({
    name,
    sent: [bytes],
    answers: [status],
    door: 'merchant',
    ...(operation === undefined ? {} : { operation }),
    ...(parameter === undefined ? {} : { parameter }),
  }));
