/** Everything that can be under way when a sandbox is told to stop, and what became of each part of it. */
import { openEvents } from '../support/event-stream.js';
import { connect } from '../support/raw.js';
import { bare, GOOD_BODY, JSON_HEADER, KEY, kept } from './case.js';

type Connection = Awaited<ReturnType<typeof connect>>;

/** A call that had begun before the stop; it must be answered whole. */
export interface Begun {
  name: string;
  /** What is done once the stop has begun. */
  goOn?: () => void;
  /** Resolves with the statuses that came. */
  answered: Promise<number[]>;
  expected: number;
}

/** What became of the calls of clients that never rest, by the text that each of them carried. */
export class Outcomes {
  readonly all = new Map<string, number | 'cut' | 'untaken'>();
  private wanted: { count: number; resolve: () => void } | undefined;

  add(text: string, outcome: number | 'cut' | 'untaken'): void {
    this.all.set(text, outcome);
    if (this.wanted !== undefined && this.all.size >= this.wanted.count) this.wanted.resolve();
  }

  /** Resolves when so many calls have ended. */
  reached(count: number): Promise<void> {
    return new Promise((resolve) => {
      this.wanted = { count, resolve };
    });
  }
}

const EXPECT = 'Expect: 100-continue';
const statuses = async (connection: Connection, count = 1): Promise<number[]> =>
  (await connection.answers(count)).map(({ status }) => status);

/** Begins a call, and resolves when the sandbox has said that it may go on. */
async function begin(origin: string, name: string, line: string, expected: number, body: string): Promise<Begun> {
  const connection = await connect(origin);
  connection.write(kept(line, [JSON_HEADER, EXPECT, `Content-Length: ${Buffer.byteLength(body)}`]));
  await connection.continued();
  const goOn = (): void => void connection.write(body);
  return { name, expected, answered: statuses(connection), goOn };
}

/** The same with its body sent, so that it is being carried out. */
async function beginWhole(origin: string, name: string, line: string, expected: number, body: string): Promise<Begun> {
  const { goOn, ...begun } = await begin(origin, name, line, expected, body);
  goOn?.();
  return begun;
}

/** Calls of every kind that takes its time. @param hanging also one that waits for a receiver that never answers */
export async function beginCalls(origin: string, hanging: boolean): Promise<Begun[]> {
  const slow = { match: { operation_id: 'getAccount' }, effect: { latency_ms: 600_000 }, times: null };
  const drip = { match: { operation_id: 'getBalance' }, effect: { drip: { bytes_per_second: 20 } }, times: null };
  for (const fault of [slow, drip]) await control(origin, 'faults', fault);
  const wait = JSON.stringify({ for: { event: 'payout.completed' }, timeout_ms: 60_000 });
  const settle = JSON.stringify({ timeout_ms: 60_000 });
  return [
    await begin(origin, 'an upload', 'POST /v1/payments', 201, GOOD_BODY),
    await begin(origin, 'another upload', 'POST /v1/payments', 201, GOOD_BODY),
    await begin(origin, 'an upload to the control API', 'POST /_sandbox/settle', 408, settle),
    await beginWhole(origin, 'a slow answer', 'GET /v1/account', 200, ' '),
    await beginWhole(origin, 'a wait', 'POST /_sandbox/wait', 408, wait),
    await beginWhole(origin, 'another wait', 'POST /_sandbox/wait', 408, wait),
    await dripping(origin),
    ...(hanging ? [await beginWhole(origin, 'an advance', 'POST /_sandbox/clock/advance', 503, '{"by":"2h"}')] : []),
  ];
}

/** An answer that trickles in, of which the first bytes have come. */
async function dripping(origin: string): Promise<Begun> {
  const connection = await connect(origin);
  connection.write(kept('GET /v1/balance'));
  await new Promise<void>((resolve) => connection.socket.once('data', () => resolve()));
  return { name: 'an answer that trickles in', expected: 200, answered: statuses(connection) };
}

/** Clients that ask nothing any more, that never asked, and that have gone before they had their answer. */
export async function openIdle(origin: string): Promise<void> {
  const idle = await connect(origin);
  idle.write(kept('GET /v1/payments'));
  await idle.answers(1);
  await connect(origin);
  const gone = await connect(origin);
  gone.write(kept('GET /v1/balance'));
  await new Promise<void>((resolve) => gone.socket.once('data', () => resolve()));
  gone.socket.destroy();
}

/** Streams of the control API and of a page; each resolves when it has ended. */
export async function openStreams(origin: string, payment_id: string): Promise<Promise<void>[]> {
  const readers = [await openEvents(origin), await openEvents(origin)];
  const page = await connect(origin);
  page.write(kept(`GET /pay/${payment_id}/status`, ['Accept: text/event-stream']));
  await new Promise<void>((resolve) => page.socket.once('data', () => resolve()));
  const ended = new Promise<void>((resolve) => page.socket.once('close', () => resolve()));
  return [...readers.map((reader) => reader.next('bye').then(() => reader.until(() => reader.ended))), ended];
}

const describedPost = (text: string): string => {
  const body = JSON.stringify({ amount: 1, currency: 'USD', description: text });
  return kept('POST /v1/payments', [JSON_HEADER, `Content-Length: ${body.length}`], body);
};

/** Calls without a pause, on one kept connection after the other, until nobody takes them any more. */
export async function neverRest(origin: string, name: string, outcomes: Outcomes): Promise<void> {
  for (let calls = 0; ; ) {
    const connection = await connect(origin).catch(() => undefined);
    if (connection === undefined) return;
    for (let sent = 1, open = true; open; sent += 1) {
      const text = `${name} ${++calls}`;
      connection.write(describedPost(text));
      const answers = await connection.answers(sent);
      const answer = answers[sent - 1];
      const begun = connection.received().split('HTTP/1.1 ').length - 1;
      outcomes.add(text, answer?.status ?? (begun > answers.length ? 'cut' : 'untaken'));
      open = answer !== undefined && answer.headers.get('connection') !== 'close';
    }
    connection.socket.destroy();
  }
}

/** A call of the control API. */
export async function control(origin: string, path: string, body: object): Promise<void> {
  const text = JSON.stringify(body);
  const headers = ['Host: 127.0.0.1', KEY, JSON_HEADER, 'Connection: close', `Content-Length: ${text.length}`];
  const connection = await connect(origin);
  connection.write(bare(`POST /_sandbox/${path} HTTP/1.1`, headers, text));
  const [answer] = await connection.answers();
  if (answer === undefined || answer.status >= 300) throw new Error(`${path}: ${answer?.status} ${answer?.text}`);
}
