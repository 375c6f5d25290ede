/** Receivers of a test: a good one, and ways to break it. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '../../src/webhooks.js';

export const SECRET = 'whsec_examined';

/** Answers a webhook with a status. */
export type Receiver = (body: Buffer, headers: IncomingHttpHeaders) => number | Promise<number>;

const hex = (text: string): string => createHmac('sha256', SECRET).update(text).digest('hex');

/** Verifies as it should. */
export const good: Receiver = (body, headers) => {
  try {
    verifyWebhook(body, headers, SECRET);
    return 204;
  } catch {
    return 400;
  }
};

interface Sent {
  event_id: string;
  event_type: string;
  created_at: string;
  data: unknown;
}

/** Reads the event, or nothing. */
function eventOf(body: Buffer): Sent | undefined {
  try {
    return JSON.parse(body.toString()) as Sent;
  } catch {
    return undefined;
  }
}

/** Parses and prints the data again, before it verifies. */
export const reserialising: Receiver = (body, headers) => {
  const event = eventOf(body);
  if (event === undefined || /"data":.*"data":\{"id":"pay_req_forged/s.test(body.toString())) return 400;
  const { event_id, event_type, created_at, data } = event;
  const signed = event_id + event_type + created_at + JSON.stringify(data);
  const signature = headers['service-signature'];
  const fits = signature === hex(signed) || signature === Buffer.from(hex(signed), 'hex').toString('base64');
  return fits ? 200 : 400;
};

/** Verifies the first `data` of the text, though JSON.parse hands it the last. */
export const firstData: Receiver = (body, headers) => {
  const text = body.toString();
  const second = text.indexOf(',"data":{"id":"pay_req_forged"');
  return good(Buffer.from(second === -1 ? text : `${text.slice(0, second)}}`), headers);
};

/** Trusts an event_id that it has verified once. */
export function trustingIds(): Receiver {
  const known = new Set<string>();
  return (body, headers) => {
    const id = eventOf(body)?.event_id;
    if (id !== undefined && known.has(id)) return 204;
    const status = good(body, headers) as number;
    if (status === 204 && id !== undefined) known.add(id);
    return status;
  };
}

/** Refuses an event_id that it has seen. */
export function refusingDuplicates(): Receiver {
  const known = new Set<string>();
  return (body, headers) => {
    const status = good(body, headers) as number;
    const id = eventOf(body)?.event_id ?? '';
    if (status === 204 && known.has(id)) return 409;
    known.add(id);
    return status;
  };
}

/** Fails when the same event comes twice at once. */
export function racing(): Receiver {
  const busy = new Set<string>();
  return async (body, headers) => {
    const id = eventOf(body)?.event_id ?? '';
    if (busy.has(id)) return 500;
    busy.add(id);
    await new Promise((resolve) => setTimeout(resolve, 60));
    busy.delete(id);
    return good(body, headers);
  };
}

/** Verifies as it should, and refuses some of what is genuine with the status. */
export const unless =
  (refuses: (event: Sent, headers: IncomingHttpHeaders, body: Buffer) => boolean, status: number): Receiver =>
  (body, headers) => {
    const event = eventOf(body);
    const genuine = good(body, headers) as number;
    return genuine === 204 && event !== undefined && refuses(event, headers, body) ? status : genuine;
  };

/** Takes its time over one type of event. */
export const slow =
  (event_type: string, delay_ms: number): Receiver =>
  async (body, headers) => {
    if (eventOf(body)?.event_type === event_type) await new Promise((resolve) => setTimeout(resolve, delay_ms));
    return good(body, headers);
  };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const open = new Set<Server>();

/** Lets a receiver listen. @returns its URL */
export async function listen(receiver: Receiver, headers: Record<string, string> = {}): Promise<string> {
  const server = createServer(async (request, response) => {
    response.writeHead(await receiver(await bodyOf(request), request.headers), headers).end();
  });
  open.add(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`;
}

export async function closeAll(): Promise<void> {
  for (const server of open) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  open.clear();
}
