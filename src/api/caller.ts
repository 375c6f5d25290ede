/** Who calls: the address that shares are counted by, and which of those that a call names is believed. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { type Bound, isExposed } from './own-host.js';

/** The address in an entry of X-Forwarded-For, whose port is none of it; undefined in `unknown` and whatever else is no address. */
function addressIn(entry: string): string | undefined {
  const address = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([^:]+):\d+$/, '$1');
  return isIP(address) === 0 ? undefined : address;
}

/**
 * The address of who calls. Bound to loopback only a proxy can pass on calls from elsewhere, and the last address in
 * X-Forwarded-For is the one that this proxy has seen: those before it are what the client says, and are not looked at. Bound to
 * anything else, and where the last entry is no address, it is the other end of the connection.
 */
export function clientAddress({ headers, socket }: IncomingMessage, { loopback }: Bound): string {
  const forwarded = loopback ? headers['x-forwarded-for'] : undefined;
  const last = forwarded === undefined ? undefined : String(forwarded).split(',').at(-1)?.trim();
  return (last === undefined ? undefined : addressIn(last)) ?? socket.remoteAddress ?? '';
}

/** A network of IPv6 has more addresses than anyone can count, and one owner: its first half stands for all of them. */
export function countedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const middle = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  const groups = [...left, ...middle, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}

/** Whose share of what there is a call takes, by address; undefined where callers trust each other, and each may take it all. */
export const shareOf = (req: IncomingMessage, bound: Bound): string | undefined =>
  isExposed(bound) ? countedAddress(clientAddress(req, bound)) : undefined;
