/**
 * A client sends the same headers with call after call. Those of the call before are shared instead of being gathered into an
 * object anew, and who keeps what it made of them knows them again by identity.
 */
import { type IncomingHttpHeaders, IncomingMessage } from 'node:http';

type Headers = { get(this: IncomingMessage): IncomingHttpHeaders };
const gathered = Object.getOwnPropertyDescriptor(IncomingMessage.prototype, 'headers') as Headers;
const OWN = Symbol('headers');

function isSame(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/**
 * Gives the requests of a class the headers of the last one where they were sent the same ones. It has to be done where headers
 * are first asked for, which Node does itself, before anybody has the request. They are frozen, because many requests hold them.
 * Not for servers of strangers: how long the comparison takes tells a little of what the caller before has sent.
 */
export function shareHeaders(requests: typeof IncomingMessage): void {
  let last: { raw: readonly string[]; headers: IncomingHttpHeaders } = { raw: [], headers: {} };
  Object.defineProperty(requests.prototype, 'headers', {
    configurable: true,
    get(this: IncomingMessage & { [OWN]?: IncomingHttpHeaders }): IncomingHttpHeaders {
      const own = this[OWN];
      if (own !== undefined) return own;
      const raw = this.rawHeaders;
      if (!isSame(last.raw, raw)) last = { raw, headers: Object.freeze(gathered.get.call(this)) };
      this[OWN] = last.headers;
      return last.headers;
    },
    set(this: IncomingMessage & { [OWN]?: IncomingHttpHeaders }, headers: IncomingHttpHeaders) {
      this[OWN] = headers;
    },
  });
}
