/** In the worker of a guide's JavaScript: the names that it may use, of which `fetch` is carried out by the page around. */

export interface SnippetCall {
  kind: 'call';
  id: number;
  url: string;
  method: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** What the worker says. */
export type SnippetSays =
  | SnippetCall
  | { kind: 'printed'; text: string }
  /** It is over, and how. */
  | { kind: 'ended'; thrown?: string };

/** What was answered to a call; `refusal` says why nothing was. */
export type SnippetHears =
  | { id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { id: number; refusal: string };

type Snippet = (
  ask: (url: string, init?: RequestInit) => Promise<Response>,
  process: { env: Record<string, string> },
  console: Record<'log' | 'info' | 'warn' | 'error', (...values: unknown[]) => void>,
) => Promise<void>;

const BODILESS = [204, 205, 304];

function shown(value: unknown): string {
  if (typeof value === 'string' || value instanceof Error) return String(value);
  return JSON.stringify(value, null, 2) ?? String(value);
}

/** Runs it when the page says with which environment. */
export function runSnippet(snippet: Snippet): void {
  self.onmessage = async ({ data: env, ports: [port] }: MessageEvent<Record<string, string>>) => {
    if (port === undefined) return;
    const say = (says: SnippetSays): void => port.postMessage(says);
    const waiting: { resolve(answer: Response): void; reject(error: Error): void }[] = [];
    port.onmessage = ({ data }: MessageEvent<SnippetHears>) => {
      const asked = waiting[data.id];
      if ('refusal' in data) return asked?.reject(new TypeError(data.refusal));
      const { status, headers, body } = data;
      asked?.resolve(new Response(BODILESS.includes(status) ? null : body, { status, headers }));
    };
    const ask = async (url: string, init?: RequestInit): Promise<Response> => {
      const request = new Request(url, init);
      const { method, headers } = request;
      const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
      return new Promise((resolve, reject) => {
        const id = waiting.push({ resolve, reject }) - 1;
        say({ kind: 'call', id, url: request.url, method, headers: [...headers], body });
      });
    };
    const print = (...values: unknown[]): void => say({ kind: 'printed', text: values.map(shown).join(' ') });
    try {
      await snippet(ask, { env }, { log: print, info: print, warn: print, error: print });
      say({ kind: 'ended' });
    } catch (error) {
      say({ kind: 'ended', thrown: String(error) });
    }
  };
}
