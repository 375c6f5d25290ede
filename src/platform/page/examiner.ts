/**
 * The worker that examines a reader's own webhook handler. The handler runs in a worker of its own, which has no origin and no network
 * (see ui/site/handler.ts); the two talk through a port that the page gives to both.
 */

/** What the page asks for; with it comes the port to the handler. */
export interface Examine {
  secret: string;
  /** Those that webhooks of the sandbox are sent in. */
  settings: object;
}

/** One webhook, to the handler. */
export interface Handed {
  id: number;
  body: string;
  headers: Readonly<Record<string, string>>;
}

/** What the handler made of it. */
export interface Handled {
  id: number;
  status: number;
  /** What it threw, which a server answers with 500. */
  thrown?: string;
}

/** What the page is told in the end. */
export interface Examined {
  lines: readonly { id: string; title: string; verdict: string; detail: string; means: string; fix: string }[];
  /** All of it in a sentence, or why there is nothing to tell. */
  summary: string;
  /** The first thing that the handler threw. */
  thrown?: string;
}

type Sent =
  | { kind: 'answered'; status: number; duration_ms: number }
  | { kind: 'failed'; error: string; duration_ms: number };
type Send = (message: Omit<Handed, 'id'>) => Promise<Sent>;

interface Port {
  onmessage: ((event: { data: Handled }) => void) | null;
  postMessage(message: Handed): void;
}

const worker = globalThis as unknown as {
  onmessage: (event: { data: Examine; ports: readonly Port[] }) => void;
  postMessage(message: Examined): void;
};

/** Nobody waits at a page as long as production does. */
const PATIENCE_MS = 3_000;
const SILENT = `Your handler did not answer within ${PATIENCE_MS / 1000} s.`;

/** @param examine sends the battery, and tells what came of it */
export function serveExaminer(examine: (asked: Examine, send: Send) => Promise<Omit<Examined, 'thrown'>>): void {
  worker.onmessage = async ({ data, ports: [port] }) => {
    const waiting = new Map<number, (handled: Handled) => void>();
    let thrown: string | undefined;
    let count = 0;
    const handler = port as Port;
    handler.onmessage = ({ data: handled }) => {
      thrown ??= handled.thrown;
      waiting.get(handled.id)?.(handled);
    };
    const send: Send = (message) =>
      new Promise((resolve) => {
        count += 1;
        const id = count;
        const began = performance.now();
        const end = (sent: { kind: 'answered'; status: number } | { kind: 'failed'; error: string }): void => {
          clearTimeout(patience);
          waiting.delete(id);
          resolve({ ...sent, duration_ms: performance.now() - began });
        };
        const patience = setTimeout(() => end({ kind: 'failed', error: SILENT }), PATIENCE_MS);
        waiting.set(id, ({ status }) => end({ kind: 'answered', status }));
        handler.postMessage({ id, ...message });
      });
    worker.postMessage({ ...(await examine(data, send)), thrown });
  };
}
