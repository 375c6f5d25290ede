/**
 * Whether a call was sent to this machine by name. Bound to loopback the sandbox needs no credential, so it must not be reachable
 * through a browser under a name that resolves to loopback by somebody else's DNS.
 */
import type { Call } from './call.js';

/** Where the server listens, which decides who may call. */
export interface Bound {
  /** Bound to a loopback address: no credential is needed, and foreign Host headers are refused. */
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

let lastRead: { authority: string; name: string | undefined } = { authority: '', name: undefined };

/**
 * The name of a Host header or of an origin's authority, in lower case and without port; undefined when it has no such shape.
 * Nearly every call names that of the call before.
 */
export function hostName(authority: string): string | undefined {
  if (authority !== lastRead.authority) {
    lastRead = { authority, name: HOST_SHAPE.exec(authority)?.[1]?.toLowerCase() };
  }
  return lastRead.name;
}

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

/** Nearly every call names the host of the call before. */
let lastOrigin: { scheme: string; host: string; origin: string | undefined } = {
  scheme: '',
  host: '',
  origin: undefined,
};

/** The origin that a call was sent to; undefined when its Host header is no host. */
export function originOf({
  headers: { host = '' },
  peer: { scheme },
}: Pick<Call, 'headers' | 'peer'>): string | undefined {
  if (host !== lastOrigin.host || scheme !== lastOrigin.scheme) {
    lastOrigin = { scheme, host, origin: readOrigin(`${scheme}://${host}`, host) };
  }
  return lastOrigin.origin;
}

function readOrigin(address: string, host: string): string | undefined {
  if (host === '' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.host.startsWith(host.toLowerCase().replace(/:\d+$/, '')) ? url.origin : undefined;
}
