/** A server on loopback that passes calls on to another one, as they are, and tells of each. */
import http, { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { hostName, isLoopbackName } from '../../api/call.js';
import type { Passed } from '../../recordings/recorder.js';
import { listen } from './listen.js';
import { explain } from './network-faults.js';

const HOST = '127.0.0.1';
/** What is about one connection and not about the call. */
const OF_THE_CONNECTION = new Set([
  ...['host', 'connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'te', 'trailer', 'upgrade'],
  ...['accept-encoding', 'expect'],
]);

/** What unpacks to more is kept as it came. */
const MOST = { maxOutputLength: 64 * 1024 * 1024 };
const UNPACK: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: (bytes) => gunzipSync(bytes, MOST),
  deflate: (bytes) => inflateSync(bytes, MOST),
  br: (bytes) => brotliDecompressSync(bytes, MOST),
};

/** Who could be led here by a name of somebody else's is a page in a browser, and none of those that this is for. */
const isForeign = ({ headers: { host = '' } }: IncomingMessage): boolean => !isLoopbackName(hostName(host) ?? '');

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const flat = Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]);
  return Object.fromEntries(flat);
}

/** The headers to pass on, with those that stand several times. */
function passedOn({ rawHeaders }: IncomingMessage, more: readonly string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const [name = '', value = ''] = rawHeaders.slice(i, i + 2);
    if (!OF_THE_CONNECTION.has(name.toLowerCase())) kept.push(name, value);
  }
  return [...kept, ...more];
}

/** A body as it was before it was packed for the way; as it came where that cannot be told. */
function unpacked(bytes: Buffer, coding: string | undefined): Uint8Array {
  const unpack = UNPACK[coding ?? ''];
  try {
    return unpack === undefined ? bytes : unpack(bytes);
  } catch {
    return bytes;
  }
}

/** Makes the call at the target. @throws what Node says of the network */
function passOn(target: URL, call: IncomingMessage, body: Buffer, response: ServerResponse): Promise<IncomingMessage> {
  const transport = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const { method = 'GET', url: path = '/' } = call;
    const length =
      body.length > 0 && call.headers['content-length'] === undefined ? ['Content-Length', `${body.length}`] : [];
    const headers = passedOn(call, ['Host', target.host, 'Accept-Encoding', 'identity', ...length]);
    const { hostname, port, protocol } = target;
    const request = transport.request(
      { protocol, hostname: hostname.replace(/^\[|\]$/g, ''), port, method, path, headers },
      resolve,
    );
    request.on('error', reject);
    // Whoever gave up waiting wants no answer any more. A connection that was used to the end may serve another call by now.
    response.on('close', () => response.writableFinished || request.destroy());
    request.end(body);
  });
}

interface ProxyOptions {
  target: URL;
  /** 0 takes any free one. */
  port: number;
  now(): number;
  told(passed: Passed): void;
}

/** @throws HostFailure when the port cannot be had */
export async function openProxy({ target, port, now, told }: ProxyOptions) {
  const pass = async (call: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [at_ms, started_ms] = [now(), performance.now()];
    const body = await bytesOf(call);
    const asked = { at_ms, method: call.method ?? 'GET', target: call.url ?? '/', headers: headersOf(call), body };
    const tell = (answered: Pick<Passed, 'status' | 'response_headers' | 'response_body' | 'comment'>): void =>
      told({ ...asked, ...answered, duration_ms: Math.round(performance.now() - started_ms) });
    const got = await passOn(target, call, body, response)
      .then(async (answer) => ({ answer, bytes: await bytesOf(answer) }))
      .catch((error: Error) => explain(target.href, error));
    if (typeof got === 'string') {
      tell({ status: 0, response_headers: {}, response_body: Buffer.alloc(0), comment: got });
      answerItself(response, 502, got);
      return;
    }
    const { answer, bytes } = got;
    const [status, response_headers] = [answer.statusCode ?? 0, headersOf(answer)];
    const response_body = unpacked(bytes, response_headers['content-encoding']);
    tell({ status, response_headers, response_body, comment: '' });
    response.writeHead(status, passedOn(answer, [])).end(bytes);
  };
  const server = createServer((call, response) => {
    if (isForeign(call)) answerItself(response, 403, 'This is reached as 127.0.0.1 or localhost only.');
    else pass(call, response).catch(() => response.destroy());
  });
  const taken = await listen(server, port, HOST);
  return {
    origin: `http://${HOST}:${taken}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerItself(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ error: { code: 'tenderbox_record', message } }));
}
