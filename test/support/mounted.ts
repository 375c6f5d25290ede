/** A sandbox below `/sandbox` of somebody else's server: Express, and hosts that call a fetch handler, as Next.js and Hono do. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import { onTestFinished } from 'vitest';
import type { Sandbox, TenderboxOptions } from '../../src/index.js';
import { openBox } from './box.js';

const MOUNT = '/sandbox';

function requestOf(req: IncomingMessage, url: string, signal: AbortSignal): Request {
  const { method = '', headers } = req;
  const body = method === 'GET' || method === 'HEAD' ? null : Readable.toWeb(req);
  const init = { method, headers, body, duplex: 'half', signal };
  return new Request(new URL(url, `http://${headers.host}`), init as unknown as RequestInit);
}

/** Hands each request to a fetch handler. @param strips whether it takes the mount off the path */
const byFetch =
  ({ fetch }: Sandbox, strips: boolean): RequestListener =>
  async (req, res) => {
    const leave = new AbortController();
    res.once('close', () => leave.abort());
    const { url = '' } = req;
    const request = requestOf(req, strips ? url.slice(MOUNT.length) || '/' : url, leave.signal);
    try {
      // What Next.js hands over beside it.
      const answer = await fetch(request, { params: Promise.resolve({}) });
      res.writeHead(answer.status, Object.fromEntries(answer.headers));
      for await (const piece of answer.body ?? []) res.write(piece);
      res.end();
    } catch {
      res.destroy();
    }
  };

/** Everybody else's servers. Each answers 404 for what is not below the mount, so that what looks for the sandbox there is seen. */
export const HOSTS = {
  'Express, which takes the path off': (box: Sandbox) => express().use(MOUNT, box.handler),
  'Express, which leaves it': (box: Sandbox) => express().all([MOUNT, `${MOUNT}/*rest`], box.handler),
  'a fetch handler of a host that leaves it': (box: Sandbox) => byFetch(box, false),
  'a fetch handler of a host that takes it off': (box: Sandbox) => byFetch(box, true),
} satisfies Record<string, (box: Sandbox) => RequestListener>;

export type Host = keyof typeof HOSTS;

/** Opens a sandbox within a host; closed when the test ends. @returns the sandbox as it is called through the host */
export async function openMounted(host: Host, options: TenderboxOptions = {}): Promise<Sandbox> {
  const box = await openBox({ port: false, base: `${MOUNT}/`, data: undefined as never, ...options });
  const listener = HOSTS[host](box);
  const server = createServer((req, res) => {
    if (req.url?.startsWith(MOUNT)) listener(req, res as never);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const place = `http://127.0.0.1:${(server.address() as AddressInfo).port}${MOUNT}`;
  const { apiKey, publicKey, secretKey } = box;
  return Object.create(box, {
    url: { value: `${place}/v1` },
    controlUrl: { value: `${place}/_sandbox` },
    fetch: { value: fetch },
    ...Object.fromEntries(Object.entries({ apiKey, publicKey, secretKey }).map(([name, value]) => [name, { value }])),
  });
}
