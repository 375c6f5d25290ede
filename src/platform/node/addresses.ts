/**
 * Where a delivery may go (docs/service.md#where-a-delivery-may-go): checked by address, when the connection is made, and not
 * by name.
 */
import type { LookupAddress, LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction, SocketAddress } from 'node:net';
import { Explained } from './network-errors.js';

/** `local`: loopback and private addresses. `public`: only addresses of the public internet. `any`: both. Else the hosts, addresses and CIDR ranges that are allowed. */
export type DeliverTo = 'local' | 'public' | 'any' | readonly string[];

type Range = [address: string, prefix: number];

function blockList(ranges: readonly Range[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, familyOf(address));
  return list;
}

/** Told without Node's isIP, whose expression for IPv6 takes long when it is first asked, which is at the start. */
const familyOf = (address: string): 'ipv4' | 'ipv6' => (address.includes(':') ? 'ipv6' : 'ipv4');

/** Never, whatever the setting: link-local and cloud metadata, also when wrapped in IPv6, unspecified, multicast, reserved. */
const NEVER = blockList([
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['100.100.100.200', 32],
  ['168.63.129.16', 32],
  ['192.0.0.192', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
  ['fd00:ec2::254', 128],
  ['fd20:ce::254', 128],
  ['64:ff9b::a9fe:0', 112],
  ['64:ff9b:1::a9fe:0', 112],
  ['::ffff:0:a9fe:0', 112],
  ['2002:a9fe::', 32],
]);

const LOCAL = blockList([
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['::1', 128],
  ['fc00::', 7],
]);

/** Neither private nor public: for documentation, measurements and translation. What wraps an address of IPv4 could wrap a private one. */
const SPECIAL = blockList([
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

/** All that IPv6 has for the public internet; the rest is special or nobody's. */
const GLOBAL_IPV6 = blockList([['2000::', 3]]);

const isPublic = (address: SocketAddress): boolean =>
  !LOCAL.check(address) && !SPECIAL.check(address) && (address.family === 'ipv4' || GLOBAL_IPV6.check(address));

/** An IPv4 address that is written as IPv6 (::ffff:127.0.0.1) is checked as what it is. */
function unwrapped(address: string): string {
  const bare = address.split('%')[0] as string;
  if (isIP(bare) !== 6) return bare;
  const canonical = new URL(`http://[${bare}]/`).hostname.slice(1, -1);
  const match = /^::(?:ffff:)?([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical);
  if (match === null) return canonical;
  const [high = 0, low = 0] = [match[1], match[2]].map((part) => Number.parseInt(part as string, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

interface Policy {
  hosts: ReadonlySet<string>;
  allows(address: SocketAddress): boolean;
}

function readEntry(entry: string): Range | null {
  const [address = '', prefix] = entry.split('/');
  if (isIP(address) === 0) return null;
  const bits = isIP(address) === 4 ? 32 : 128;
  const length = prefix === undefined ? bits : Number(prefix);
  if (!Number.isInteger(length) || length < 0 || length > bits) throw new RangeError(`${entry} is no address range.`);
  return [address, length];
}

function readPolicy(deliverTo: DeliverTo): Policy {
  if (deliverTo === 'any') return { hosts: new Set(), allows: () => true };
  if (deliverTo === 'local') return { hosts: new Set(), allows: (address) => LOCAL.check(address) };
  if (deliverTo === 'public') return { hosts: new Set(), allows: isPublic };
  const ranges: Range[] = [];
  const hosts = new Set<string>();
  for (const entry of deliverTo) {
    const range = readEntry(entry);
    if (range === null) hosts.add(entry.toLowerCase());
    else ranges.push(range);
  }
  const list = blockList(ranges);
  return { hosts, allows: (address) => list.check(address) };
}

const PLACES: Readonly<Record<Extract<DeliverTo, string>, string>> = {
  local: 'loopback and private addresses only',
  public: 'addresses of the public internet only',
  any: 'any address',
};

/** Checks one resolved address of a host. Returns null when a delivery may go there, else why not and what would allow it. */
export type AddressCheck = (host: string, address: string) => string | null;

/**
 * @param strangers who reads the rejection may not learn what a name leads to here, nor what kind of address that is
 * @throws RangeError when an entry of the allow-list is no host, address or CIDR range
 */
export function addressCheck(deliverTo: DeliverTo, strangers = deliverTo === 'public'): AddressCheck {
  const policy = readPolicy(deliverTo);
  return (host, written) => {
    const bare = unwrapped(written);
    const address = new SocketAddress({ address: bare, family: familyOf(bare) });
    const isNever = NEVER.check(address);
    const hidden = strangers && host !== written;
    const name = host === written || hidden ? host : `${host} (${written})`;
    if (isNever && !hidden) {
      return `${name} is a link-local, metadata, unspecified or multicast address; nothing is ever delivered there.`;
    }
    const allowed = policy.hosts.has(host.toLowerCase()) || policy.allows(address);
    if (allowed && !isNever) return null;
    const places = typeof deliverTo === 'string' ? PLACES[deliverTo] : 'the hosts of the allow-list only';
    const advice = strangers ? '' : ' Start with --deliver-to any, or name the host there, to allow it.';
    return `${name} is not delivered to: deliveries go to ${places}.${advice}`;
  };
}

/** Asked once for each connection, so that nobody answers differently between the check and the connection. */
export type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves a host to the addresses that are allowed, so that the address that was checked is the one that is connected to. */
export function checkedLookup(verdictOn: AddressCheck, resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const verdicts = addresses.map(({ address }) => verdictOn(hostname, address));
      const allowed = addresses.filter((_, index) => verdicts[index] === null);
      if (allowed.length === 0) return callback(new Explained(verdicts[0] ?? `${hostname} has no address.`), '', 0);
      if (options.all === true) return callback(null, allowed);
      const [first] = allowed as [LookupAddress];
      callback(null, first.address, first.family);
    });
  };
}
