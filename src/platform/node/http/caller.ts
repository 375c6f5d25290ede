/** Who calls: the address that shares are counted by, and which of those that a call names is believed. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { countedAddress } from '../../../api/addresses.js';
import { type Bound, isExposed } from '../../../api/own-host.js';

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

/** Whose share of what there is a call takes, by address; undefined where callers trust each other, and each may take it all. */
export const shareOf = (req: IncomingMessage, bound: Bound): string | undefined =>
  isExposed(bound) ? countedAddress(clientAddress(req, bound)) : undefined;

/** Without a list on the way, because every call of the merchant API is asked this. */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
