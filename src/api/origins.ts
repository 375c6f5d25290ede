/**
 * Whether a call was sent to this machine by name. Bound to loopback the sandbox needs no credential, so it must not be reachable
 * through a browser under a name that resolves to loopback by somebody else's DNS.
 */
import { type Call, Reply } from './call.js';

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

// Pages of other origins: loopback ones, and those that were named, may read replies and ask in advance whether they may call (Fetch
// standard, CORS protocol). The same for every transport.

const LOOPBACK = /^https?:\/\/(localhost|[a-z0-9-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const PREFLIGHT_S = 600;

interface CorsOptions {
  /** Origins beside loopback ones; `*` names them all. */
  origins: readonly string[];
  /** Headers that a page may read. */
  exposed: readonly string[];
  /** The methods of what a call is for. */
  methodsAt(call: Call): readonly string[];
}

interface Cors {
  /** Whether a browser asks in advance. */
  isPreflight(call: Call): boolean;
  /** The reply to a browser that asks in advance; undefined for other calls, and for pages that may not. */
  preflight(call: Call): Reply | undefined;
  /** What a reply to this call says to browsers. */
  headersFor(call: Call): Readonly<Record<string, string>>;
}

export function createCors({ origins, exposed, methodsAt }: CorsOptions): Cors {
  const everyone = origins.includes('*');
  const admits = (origin: string): boolean => everyone || LOOPBACK.test(origin) || origins.includes(origin);
  const allow = (origin: string) => ({ 'Access-Control-Allow-Origin': everyone ? '*' : origin });
  // What is said to one origin is not to be kept for another.
  const varies = everyone ? [] : ['Origin'];
  const isPreflight = ({ method, headers }: Call): boolean =>
    method === 'OPTIONS' && headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
  return {
    isPreflight,
    preflight(call) {
      const { origin = '', 'access-control-request-headers': asked } = call.headers;
      if (!isPreflight(call) || !admits(origin)) return undefined;
      return new Reply(204, {
        ...allow(origin),
        vary: [...varies, 'Access-Control-Request-Headers'].join(', '),
        'Access-Control-Allow-Methods': methodsAt(call).join(','),
        ...(asked === undefined ? {} : { 'Access-Control-Allow-Headers': String(asked) }),
        'Access-Control-Max-Age': String(PREFLIGHT_S),
      });
    },
    headersFor(call): Record<string, string> {
      const { origin } = call.headers;
      // A plain OPTIONS is a method like any other, and no page's.
      if (origin === undefined || (call.method === 'OPTIONS' && !isPreflight(call))) return {};
      if (!admits(origin)) return { vary: 'Origin' };
      const exposes = { ...allow(origin), 'Access-Control-Expose-Headers': exposed.join(',') };
      return everyone ? exposes : { ...exposes, vary: 'Origin' };
    },
  };
}
