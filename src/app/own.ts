/** Which URLs are the sandbox's own: what it delivers to them never leaves the process. */
import { type Bound, isLoopbackName } from '../api/call.js';
import type { Config } from '../config/config.js';

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

const portOf = ({ protocol, port }: URL): string => port || (PORTS[protocol] ?? '');

/** The names that the sandbox answers to; none before it listens. */
export class OwnOrigins {
  private bound: { host: string; port: string } | undefined;
  private public: URL | undefined;
  /** What the addresses of customers' pages begin with. */
  private pages: string | undefined;
  private readonly waiting: ((origin: string) => void)[] = [];

  /** @param origin where the server listens, with the path that it is below; @param public_url what others call it, where a proxy stands before it */
  listening(origin: string, public_url: string | null): void {
    const url = new URL(origin);
    this.bound = { host: url.hostname, port: portOf(url) };
    this.public = public_url === null ? undefined : new URL(public_url);
    this.pages = public_url ?? url.href.replace(/\/$/, '');
    for (const act of this.waiting.splice(0)) act(this.pages);
  }

  /** Does what needs to know where customers' pages are: at once, or when the server listens. */
  whenListening(act: (origin: string) => void): void {
    if (this.pages === undefined) this.waiting.push(act);
    else act(this.pages);
  }

  /** Whether a URL leads to this server by its bound address, a name of this machine, or the public URL. */
  has(text: string): boolean {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    if (this.public !== undefined && url.host === this.public.host) return true;
    if (this.bound === undefined || portOf(url) !== this.bound.port) return false;
    return url.hostname === this.bound.host || isLoopbackName(url.hostname);
  }
}

/** Where a sandbox says that it is which listens nowhere: no resolver ever knows such a name (RFC 6761). */
export const NO_PORT_ORIGIN = 'http://tenderbox.invalid';

/** Where the server listens, as the guards of the APIs and pages need it. */
export function boundOf({ loopback, public_url, public: open }: Config, listens: boolean): Bound {
  const name = public_url ?? (listens ? null : NO_PORT_ORIGIN);
  return { loopback, public: open !== null, publicHost: name === null ? undefined : new URL(name).host };
}
