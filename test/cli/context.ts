import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { run } from '../../src/cli/run.js';

/** What a command printed, and how it ended. */
export interface Outcome {
  code: number;
  out: string[];
  err: string[];
}

/** Runs a command line in this process. */
export async function tenderbox(args: string[], env: Record<string, string> = {}, folder = '/'): Promise<Outcome> {
  const out: string[] = [];
  const err: string[] = [];
  const lines = (into: string[]) => (text: string) => void into.push(...text.split('\n'));
  const code = await run(args, { out: lines(out), err: lines(err), env, folder });
  return { code, out, err };
}

export interface Recorded {
  method: string;
  path: string;
  key: string | undefined;
  body: unknown;
}

type Answer = [status: number, body: unknown, type?: string];

/** A stand-in for a sandbox: remembers what it was asked, answers what it is told to. */
export async function standIn(answer: (call: Recorded) => Answer) {
  const calls: Recorded[] = [];
  const server: Server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const call: Recorded = {
      method: request.method ?? '',
      path: request.url ?? '',
      key: request.headers.authorization,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    const [status, body, type = status < 400 ? 'application/json' : 'application/problem+json'] = answer(call);
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url, calls, close };
}
