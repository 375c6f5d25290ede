/** A reader of server-sent events over a real connection; every message is held against the contract. */
import http from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import { loadContract, loadControlContract } from '../../src/contract/index.js';
import { formats } from '../../src/contract/validator-helpers.js';

await loadControlContract();

export interface Message {
  type: string;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the message holds, and fails where it is not there
  data: any;
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, formats: { ...formats } });
ajv.addSchema(loadContract('sandbox').document as object, 'sandbox');
const isMessage = ajv.compile({ $ref: 'sandbox#/components/schemas/StreamMessage' });

function parse(block: string): Message {
  const fields = Object.fromEntries(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(': ') + 2)]),
  );
  const message = { type: fields.event ?? '', id: fields.id ?? '', data: JSON.parse(fields.data ?? 'null') };
  expect(isMessage({ type: message.type, data: message.data }), `${block} ${JSON.stringify(isMessage.errors)}`).toBe(
    true,
  );
  return message;
}

export class EventReader {
  readonly messages: Message[] = [];
  readonly comments: string[] = [];
  ended = false;
  private text = '';
  private readonly waiting = new Set<() => void>();

  constructor(
    readonly response: http.IncomingMessage,
    private readonly request: http.ClientRequest,
  ) {
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => this.take(chunk));
    // A stream that is cut reports an error before it closes.
    response.on('error', () => undefined);
    response.on('close', () => {
      this.ended = true;
      for (const look of this.waiting) look();
    });
  }

  private take(chunk: string): void {
    this.text += chunk;
    for (let end = this.text.indexOf('\n\n'); end >= 0; end = this.text.indexOf('\n\n')) {
      const block = this.text.slice(0, end);
      this.text = this.text.slice(end + 2);
      if (block.startsWith(':')) this.comments.push(block);
      else this.messages.push(parse(block));
    }
    for (const look of this.waiting) look();
  }

  /** Resolves when the condition holds of what has come. */
  until(holds: (reader: EventReader) => boolean): Promise<void> {
    if (holds(this)) return Promise.resolve();
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds(this)) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  /** The first message that fits, as soon as it is there. */
  async next(type: string, fits: (data: Message['data']) => boolean = () => true): Promise<Message> {
    const find = () => this.messages.find((message) => message.type === type && fits(message.data));
    await this.until(() => find() !== undefined || this.ended);
    const found = find();
    if (found === undefined) throw new Error(`The stream ended without ${type}: ${JSON.stringify(this.messages)}`);
    return found;
  }

  types(): string[] {
    return this.messages.map(({ type }) => type);
  }

  close(): void {
    this.request.destroy();
  }
}

/** Opens a stream; a refused one rejects with its status and text. */
export function openEvents(origin: string, headers: Record<string, string> = {}): Promise<EventReader> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}/_sandbox/stream`, { headers, agent: false }, (response) => {
      if (response.statusCode === 200) resolve(new EventReader(response, request));
      else {
        let text = '';
        response.on('data', (chunk) => {
          text += String(chunk);
        });
        response.on('end', () => reject(new Error(`${response.statusCode} ${text}`)));
      }
    });
    request.on('error', reject);
  });
}
