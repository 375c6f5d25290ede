/** A server on loopback that passes calls on to another one, as they are, and tells of each. */
import { once } from 'node:events';
import http, { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { hostName, isLoopbackName } from '../../api/call.js';
import type { Passed } from '../../recordings/recorder.js';
import { listen } from './listen.js';
import { explain } from './network-errors.js';

const HOST = '127.0.0.1';
/** What is about one connection and not about the call. */
const OF_THE_CONNECTION = new Set([
  ...['host', 'connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'te', 'trailer', 'upgrade'],
  ...['accept-encoding', 'expect'],
]);

/** Of a body, in bytes: what is longer is passed on and not kept. */
const MOST_KEPT = 8 * 1024 * 1024;
/** What unpacks to more than is kept stays as it came. */
const MOST = { maxOutputLength: MOST_KEPT };
const UNPACK: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: (bytes) => gunzipSync(bytes, MOST),
  deflate: (bytes) => inflateSync(bytes, MOST),
  br: (bytes) => brotliDecompressSync(bytes, MOST),
};

/** Who could be led here by a name of somebody else's is a page in a browser, and none of those that this is for. */
const isForeign = ({ headers: { host = '' } }: IncomingMessage): boolean => !isLoopbackName(hostName(host) ?? '');

/** What goes by, on its way unchanged. @param ended told the whole of it before its end is passed on; undefined where it was too much to keep */
function watching(ended: (bytes: Buffer | undefined) => void) {
  return async function* (pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const kept: Buffer[] = [];
    let size = 0;
    for await (const piece of pieces) {
      size += piece.length;
      if (size <= MOST_KEPT) kept.push(piece);
      else kept.length = 0;
      yield piece;
    }
    ended(size <= MOST_KEPT ? Buffer.concat(kept) : undefined);
  };
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

type Watched = Parameters<typeof watching>[0];
/** Makes the call at the target, with the body that comes. @throws what Node says of the network */
async function passOn(target: URL, call: IncomingMessage, response: ServerResponse, sent: Watched) {
  const transport = target.protocol === 'https:' ? https : http;
  const { method = 'GET', url: path = '/' } = call;
  const chunked = call.headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked'];
  const headers = passedOn(call, ['Host', target.host, 'Accept-Encoding', 'identity', ...chunked]);
  const request = transport.request(target.origin, { method, path, headers });
  // Whoever gave up waiting wants no answer any more. A connection that was used to the end may serve another call by now.
  response.on('close', () => response.writableFinished || request.destroy());
  // An answer may come before all is sent, and is one; what happens to the connection then is told by how its body ends.
  request.on('error', () => undefined);
  pipeline(call, watching(sent), request).catch(() => undefined);
  return (await once(request, 'response'))[0] as IncomingMessage;
}

interface ProxyOptions {
  target: URL;
  /** 0 takes any free one. */
  port: number;
  now(): number;
  onPassed(passed: Passed): void;
}

/** @throws HostFailure when the port cannot be had */
export async function openProxy({ target, port, now, onPassed }: ProxyOptions) {
  const pass = async (call: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [at_ms, started_ms] = [now(), performance.now()];
    let body: Buffer | undefined;
    let isReported = false;
    const report = (answered: Pick<Passed, 'status' | 'response_headers' | 'response_body' | 'comment'>): void => {
      if (isReported) return;
      isReported = true;
      const { method = 'GET', url = '/' } = call;
      const duration_ms = Math.round(performance.now() - started_ms);
      onPassed({ at_ms, method, target: url, headers: headersOf(call), body, duration_ms, ...answered });
    };
    try {
      const answer = await passOn(target, call, response, (bytes) => {
        body = bytes;
      });
      const [status, response_headers] = [answer.statusCode ?? 0, headersOf(answer)];
      response.writeHead(status, passedOn(answer, []));
      const ended = (bytes: Buffer | undefined): void => {
        const response_body = bytes && unpacked(bytes, response_headers['content-encoding']);
        report({ status, response_headers, response_body, comment: '' });
      };
      await pipeline(answer, watching(ended), response);
    } catch (error) {
      const comment = response.headersSent ? 'The answer was broken off.' : explain(target.href, error as Error);
      report({ status: 0, response_headers: {}, response_body: Buffer.alloc(0), comment });
      if (response.headersSent) response.destroy();
      else answerItself(response, 502, comment);
    }
  };
  const passed = new Set<Promise<unknown>>();
  const server = createServer((call, response) => {
    if (isForeign(call)) answerItself(response, 403, 'This is reached as 127.0.0.1 or localhost only.');
    else {
      const passing = pass(call, response)
        .catch(() => response.destroy())
        .finally(() => passed.delete(passing));
      passed.add(passing);
    }
  });
  const taken = await listen(server, port, HOST);
  return {
    origin: `http://${HOST}:${taken}`,
    /** Cuts what is under way, and resolves when all of it was told. */
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await Promise.all(passed);
    },
  };
}

function answerItself(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ error: { code: 'tenderbox_record', message } }));
}
