/** The global `fetch`, answered by something else for some origins. */
import type { SandboxFetch } from './fetch.js';

interface Interception {
  readonly origin: string;
  readonly answer: SandboxFetch;
}

/** Those that hold, the latest last, which comes before those of the same origin. */
const interceptions: Interception[] = [];
let installed: { ours: typeof fetch; before: typeof fetch } | undefined;

/** What is no URL by itself is of no origin, and the global `fetch` says so. */
function originOf(input: string | URL | Request): string | undefined {
  const url = typeof input === 'object' && 'url' in input ? input.url : String(input);
  return URL.canParse(url) ? new URL(url).origin : undefined;
}

/**
 * Headers in every form that undici takes, flat, without Host: it names the service, and whoever is asked in its place answers to names
 * of its own.
 */
export function withoutHost(headers: unknown): unknown {
  if (typeof headers !== 'object' || headers === null) return headers;
  const all: unknown[] = Array.isArray(headers)
    ? headers
    : [...(Symbol.iterator in headers ? (headers as Iterable<unknown[]>) : Object.entries(headers))].flat();
  return all.filter((_, i) => String(all[i - (i % 2)]).toLowerCase() !== 'host');
}

function install(): void {
  const before = globalThis.fetch;
  if (before === installed?.ours) return;
  // Anew where somebody else has taken its place meanwhile, and may call the one that stood there.
  const ours: typeof fetch = async (input, init) => {
    const origin = originOf(input);
    const found = interceptions.findLast((each) => each.origin === origin);
    if (found === undefined) return before(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.delete('host');
    return found.answer(input, { ...init, headers });
  };
  installed = { ours, before };
  globalThis.fetch = ours;
}

/**
 * Has calls to an origin answered by `answer`; all others go on to the `fetch` that stood there before.
 * @returns ends that, in whatever order several are ended
 */
export function interceptFetch(origin: string, answer: SandboxFetch): () => void {
  const interception: Interception = { origin, answer };
  install();
  interceptions.push(interception);
  return () => {
    const at = interceptions.indexOf(interception);
    if (at === -1) return;
    interceptions.splice(at, 1);
    if (interceptions.length > 0 || installed === undefined) return;
    // Whoever has wrapped it since keeps it, and it hands everything on.
    if (globalThis.fetch === installed.ours) globalThis.fetch = installed.before;
    installed = undefined;
  };
}
