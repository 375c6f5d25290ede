/** Which calls of the site's pages are the sandbox's, and how they are handed to it: by the service worker, and by a page that has none. */
import type { createAsk } from './ask.js';

export const APIS = /^\/(?:v1|_sandbox)(?:\/|$)/;
export const CUSTOMERS = /^\/(?:pay|invoices|l)\//;

/** Path and query in the sandbox; undefined for what is the site's own. */
export type Route = (address: string) => string | undefined;

/**
 * @param scope the address of the site, with a slash at its end
 * @param origins whose calls are answered too
 */
export function createRoute(scope: URL, origins: readonly string[]): Route {
  return (address) => {
    const { origin, pathname, search } = new URL(address);
    if (origins.includes(origin)) return pathname + search;
    if (origin !== scope.origin || !pathname.startsWith(scope.pathname)) return undefined;
    const path = pathname.slice(scope.pathname.length - 1);
    return APIS.test(path) || CUSTOMERS.test(path) ? path + search : undefined;
  };
}

/** @param end called when nothing more will come */
export async function carry(
  ask: ReturnType<typeof createAsk>,
  request: Request,
  url: string,
  end?: () => void,
): Promise<Response> {
  const { method, signal } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  signal.throwIfAborted();
  return ask({ method, url, headers: [...request.headers], body, signal, end });
}
