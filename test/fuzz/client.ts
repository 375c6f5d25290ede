/** An HTTP client over kept-alive connections that sends whatever it is given, and can say it as a curl command. */
import http from 'node:http';

export interface WireRequest {
  method: string;
  /** The target as it stands in the request line, from the root of the server. */
  target: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

export interface WireAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** No answer of the sandbox takes this long; what does was left hanging. */
const HANGING_MS = 15_000;

export interface Client {
  send(request: WireRequest): Promise<WireAnswer>;
  /** How many requests were sent. */
  sent(): number;
  close(): void;
}

/** A client of one server; all that it sends goes over as few connections as the server keeps open. */
export function openClient(origin: string): Client {
  const { hostname, port } = new URL(origin);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  let count = 0;
  const send = ({ method, target, headers, body }: WireRequest) =>
    new Promise<WireAnswer>((resolve, reject) => {
      count += 1;
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { agent, hostname, port, method, path: target, headers: { ...headers, ...length } };
      const outgoing = http.request({ ...options, timeout: HANGING_MS }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer within ${HANGING_MS} ms.`)));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return { send, sent: () => count, close: () => agent.destroy() };
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
const LONGEST_SHOWN = 4_000;

/** The request as a command for a shell; a very long body is cut, because nobody would type it. */
export function asCurl(origin: string, { method, target, headers, body }: WireRequest): string {
  const shown = Object.entries(headers).map(([name, value]) => ` \\\n  -H ${quoted(`${name}: ${value}`)}`);
  const text = body === undefined ? undefined : Buffer.from(body as string).toString('utf8');
  const cut = text !== undefined && text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}… (cut)` : text;
  const data = cut === undefined ? '' : ` \\\n  --data-binary ${quoted(cut)}`;
  return `curl -i -X ${method} --path-as-is ${quoted(origin + target)}${shown.join('')}${data}`;
}
