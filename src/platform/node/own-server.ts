/** Calls to the sandbox's own server, over a socket like anybody else's. */
import http from 'node:http';
import https from 'node:https';

/** One call; the path is sent as it is written. */
interface OwnCall {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Longer than any fault holds an answer back. */
const PATIENCE_MS = 660_000;

/**
 * Makes a call and reads its answer to the end.
 * @returns the id that the answer carries; undefined when no whole answer came, which a fault may have seen to
 * @throws TypeError that says why HTTP cannot carry such a call
 */
export function callOwnServer(origin: string, { method, path, headers, body }: OwnCall): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(origin);
  const transport = protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    // The certificate is the server's own, and nobody stands in between.
    const own = { hostname: hostname.replace(/^\[|\]$/g, ''), port, agent: false, rejectUnauthorized: false } as const;
    let answered = false;
    const request = transport.request({ ...own, method, path, headers, timeout: PATIENCE_MS }, (response) => {
      answered = true;
      const id = response.headers['x-request-id'];
      response.resume();
      response.on('close', () => resolve(typeof id === 'string' ? id : undefined));
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => resolve(undefined));
    // The answer to a CONNECT is given to nobody, and its connection goes without an error.
    request.on('close', () => {
      if (!answered) resolve(undefined);
    });
    request.end(body);
  });
}
