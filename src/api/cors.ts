/**
 * Pages of other origins: loopback ones, and those that were named, may read replies and ask in advance whether they may call
 * (Fetch standard, CORS protocol). The same for every transport.
 */
import { type Call, Reply } from './call.js';

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
