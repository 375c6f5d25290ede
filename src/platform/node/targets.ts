/** Where a webhook's URL leads, whether anything may be sent there, and which headers came from there the last time. */
import type { LookupAddress, LookupAllOptions } from 'node:dns';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { urlToHttpOptions } from 'node:url';
import type { AddressJudge } from './addresses.js';
import { Explained } from './network-faults.js';

/** Asked once for each connection, so that nobody answers differently between the judgement and the connection. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves a host to the addresses that are allowed, so that the address that was judged is the one that is connected to. */
export function judgedLookup(judge: AddressJudge, resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const verdicts = addresses.map(({ address }) => judge(hostname, address));
      const allowed = addresses.filter((_, index) => verdicts[index] === null);
      if (allowed.length === 0) return callback(new Explained(verdicts[0] ?? `${hostname} has no address.`), '', 0);
      if (options.all === true) return callback(null, allowed);
      const [first] = allowed as [LookupAddress];
      callback(null, first.address, first.family);
    });
  };
}

/** Headers that a receiver has answered with: each pair as a name and a value, and the same by name. */
interface Answered {
  raw: readonly string[];
  flat: Record<string, string>;
}

/** Where a URL leads. */
export interface Target {
  options: Pick<RequestOptions, 'protocol' | 'host' | 'port' | 'path' | 'method'>;
  scheme: 'http:' | 'https:';
  /** The headers that follow from it, as a list of names and values. */
  headers: readonly string[];
  /** Why nothing may be sent there; null also for names, whose addresses are judged when they are known. */
  refusal: string | null;
  /** What came from there the last time. */
  answered: Answered;
}

/** A host that is an address is never looked up, so it is judged beforehand: what is said of it holds for good. */
export function targetOf(judge: AddressJudge, text: string): Target {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const refusal = isIP(host) === 0 ? null : judge(host, host);
  // No more than is needed: Node copies them twice for each request.
  const { auth, protocol, hostname, port, path } = urlToHttpOptions(url);
  const credential = auth == null ? [] : ['Authorization', `Basic ${Buffer.from(auth).toString('base64')}`];
  const scheme = url.protocol === 'https:' ? 'https:' : 'http:';
  const options = { protocol, host: hostname, port: port ?? null, path, method: 'POST' };
  const answered = { raw: [], flat: {} };
  return { options, scheme, headers: ['Host', url.host, ...credential], refusal, answered };
}

/** Headers by name; one that stands more than once is joined. */
export function flatHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) flat[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return flat;
}

/**
 * A receiver answers with the same headers again and again, and every attempt keeps them: those of the answer before are kept
 * again where nothing has changed. They are frozen, because many hold them.
 */
export function headersOf(response: IncomingMessage, target: Target): Record<string, string> {
  const { rawHeaders: raw } = response;
  const { answered } = target;
  if (raw.length !== answered.raw.length || raw.some((text, at) => text !== answered.raw[at])) {
    target.answered = { raw, flat: Object.freeze(flatHeaders(response.headers)) };
  }
  return target.answered.flat;
}
