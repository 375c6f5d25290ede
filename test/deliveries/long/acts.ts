/** What receivers do with a webhook, well or badly, and what the history must then say of the attempt. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export type Perform = (request: IncomingMessage, response: ServerResponse, trap: string) => void;

interface Act {
  perform: Perform;
  /** The status that is recorded; null where there is no whole answer. */
  recorded: number | null;
}

const OK = (response: ServerResponse): void => void response.writeHead(200, { 'content-type': 'text/plain' }).end('ok');

const status = (code: number): Act => ({
  perform: (_request, response) => void response.writeHead(code).end(),
  recorded: code,
});

const redirect = (code: number): Act => ({
  perform: (_request, response, trap) => void response.writeHead(code, { location: trap }).end(),
  recorded: code,
});

/** Writes bytes that are no answer, and closes. */
const garbage = (bytes: string | Buffer): Act => ({
  perform: (request) => void request.socket.end(bytes),
  recorded: null,
});

/** Begins an answer and closes in the middle of it. */
const cut = (headers: Record<string, string>): Act => ({
  perform: (request, response) => {
    response.writeHead(200, headers);
    response.write('half of', () => request.socket.destroy());
  },
  recorded: null,
});

const SLOW_PIECES = 4;
const SLOW_PAUSE_MS = 15;

/** Answers piece by piece, within the time-out. */
function answerSlowly(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200);
  const piece = (left: number): void => {
    if (left === 0) response.end();
    else response.write('.', () => setTimeout(piece, SLOW_PAUSE_MS, left - 1));
  };
  piece(SLOW_PIECES);
}

export const ACTS = {
  ok: { perform: (_request, response) => OK(response), recorded: 200 },
  created: status(201),
  'no content': status(204),
  'after early hints': {
    perform: (_request, response) => response.writeEarlyHints({ link: '</a>; rel=preload' }, () => OK(response)),
    recorded: 200,
  },
  slowly: { perform: answerSlowly, recorded: 200 },
  'at length': {
    perform: (_request, response) => void response.writeHead(200).end('x'.repeat(200_000)),
    recorded: 200,
  },
  'ok, then gone': {
    perform: (request, response) => response.writeHead(200).end('ok', () => request.socket.destroy()),
    recorded: 200,
  },
  400: status(400),
  404: status(404),
  429: status(429),
  500: status(500),
  503: status(503),
  410: status(410),
  301: redirect(301),
  302: redirect(302),
  307: redirect(307),
  308: redirect(308),
  'another protocol': {
    perform: (request) =>
      void request.socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: chat\r\n\r\n'),
    recorded: 101,
  },
  never: { perform: () => undefined, recorded: null },
  'never to the end': {
    perform: (_request, response) => void response.writeHead(200).write('half of'),
    recorded: null,
  },
  reset: { perform: (request) => void request.socket.resetAndDestroy(), recorded: null },
  closed: { perform: (request) => void request.socket.destroy(), recorded: null },
  'cut by length': cut({ 'content-length': '1000' }),
  'cut in a chunk': cut({ 'transfer-encoding': 'chunked' }),
  'no HTTP': garbage('what is this?\r\n\r\n'),
  'no text': garbage(Buffer.from([0, 255, 1, 254, 13, 10, 13, 10])),
  'no status': garbage('HTTP/1.1 \r\n\r\n'),
  'status 000': garbage('HTTP/1.1 000 Nothing\r\nContent-Length: 0\r\n\r\n'),
  'a long status': garbage('HTTP/1.1 200200 OK\r\n\r\n'),
  'two lengths': garbage('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok!'),
  'a header without end': garbage(`HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(100_000)}`),
} as const satisfies Record<string, Act>;

export type ActName = keyof typeof ACTS;

/** What becomes of a webhook that is acted on like this; null where no whole answer came. */
export const recordedFor = (name: ActName): number | null => ACTS[name].recorded;

export const isTaken = (recorded: number | null): boolean => recorded !== null && recorded >= 200 && recorded < 300;
