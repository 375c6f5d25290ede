import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Express } from 'express';

/** Certificate and key of a TLS server, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

/** What the HTTP parser itself refused, before there was a request. */
export interface ParserRefusal {
  status: 400 | 408 | 431;
  message: string;
}

const REFUSALS: Readonly<Record<string, ParserRefusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request headers are larger than 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
};
const MALFORMED: ParserRefusal = { status: 400, message: 'The request is not well-formed HTTP.' };

/**
 * Request and response classes that are born with the prototypes of an Express app. Express gives every request and response
 * its prototype anew, which on Node 20 costs more than half of the time of a small request; when the prototype is there
 * already, that assignment is free.
 */
function bornWith(app: Express) {
  class Request extends IncomingMessage {}
  class Response<R extends IncomingMessage = IncomingMessage> extends ServerResponse<R> {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  app.request = Request.prototype as typeof app.request;
  app.response = Response.prototype as unknown as typeof app.response;
  return { IncomingMessage: Request, ServerResponse: Response };
}

/**
 * Makes the HTTP (or HTTPS) server of an app.
 * @param refuse spells the body of an answer to what the parser refused
 */
export function createAppServer(app: Express, refuse: (refusal: ParserRefusal) => string, tls?: Certificate): Server {
  const options = { ...bornWith(app), requestTimeout: 30_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 };
  const listener = app as unknown as RequestListener<typeof IncomingMessage, typeof ServerResponse>;
  const server =
    tls === undefined ? createServer(options, listener) : createTlsServer({ ...options, ...tls }, listener);
  server.on('clientError', (error: Error & { code?: string }, socket: Socket) => {
    answerRefusal(socket, refuse, REFUSALS[error.code ?? ''] ?? MALFORMED);
  });
  return server;
}

function answerRefusal(socket: Socket, refuse: (refusal: ParserRefusal) => string, refusal: ParserRefusal): void {
  // A socket that has written before may be in the middle of another answer, and one that is closed takes none.
  if (!socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const body = refuse(refusal);
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
