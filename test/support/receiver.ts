/** A merchant's webhook receiver: a real HTTP server that keeps what came and answers as it is told. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: http.IncomingHttpHeaders;
  /** Headers as they were written, name after value. */
  rawHeaders: string[];
  body: string;
}

/** How a request is answered: a status, a function that answers by itself, or never. */
export type AnswerWith = number | 'never' | ((request: ReceivedRequest, response: http.ServerResponse) => unknown);

export interface Receiver {
  /** Where to register: ends in /webhooks. */
  url: string;
  origin: string;
  requests: ReceivedRequest[];
  /** How many connections were opened to it. */
  connections: () => number;
  /** From now on, or for the next requests in turn (the last one then stays). */
  answers(...answers: AnswerWith[]): void;
  /** Resolves when so many requests have come. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
}

function respond(answer: AnswerWith, request: ReceivedRequest, response: http.ServerResponse): void {
  if (answer === 'never') return;
  if (typeof answer === 'function') {
    void answer(request, response);
    return;
  }
  response.writeHead(answer, { 'content-type': 'text/plain' });
  response.end('ok');
}

/** Starts a receiver on a free port of loopback; it answers 200 until it is told otherwise. */
export async function startReceiver(): Promise<Receiver> {
  const requests: ReceivedRequest[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let answers: AnswerWith[] = [200];
  let connections = 0;
  const server = http.createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const { method = '', url = '', headers, rawHeaders } = incoming;
      const body = Buffer.concat(chunks).toString('utf8');
      const request = { method, path: url, headers, rawHeaders, body };
      requests.push(request);
      const answer = answers.length > 1 ? (answers.shift() as AnswerWith) : (answers[0] as AnswerWith);
      respond(answer, request, response);
      for (const waiter of waiting) if (requests.length >= waiter.count) waiter.resolve();
    });
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/webhooks`,
    origin,
    requests,
    connections: () => connections,
    answers: (...next) => {
      answers = next;
    },
    received: (count) =>
      new Promise((resolve) => {
        if (requests.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
