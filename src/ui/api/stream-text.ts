/** Server-sent events, read from a body rather than by EventSource, which could not send the header with the key. */

import { parsed } from './parsed.js';

/** One message. */
export interface StreamMessage {
  event: string;
  data: unknown;
  /** Where to go on from after the line was cut. */
  id?: string;
}

/** The message of one block of lines; undefined for comments, and for data that is no JSON. */
function parseMessage(block: string): StreamMessage | undefined {
  const fields: Record<string, string> = {};
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+):? ?(.*)$/.exec(line) ?? [];
    if (name === 'data' && fields.data !== undefined) fields.data += `\n${value}`;
    else if (name !== '') fields[name] = value;
  }
  const data = parsed(fields.data);
  return data === undefined ? undefined : { event: fields.event ?? 'message', data, id: fields.id };
}

/** The messages of a body as they come in. */
export async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true }).replaceAll('\r\n', '\n')).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = parseMessage(block);
      if (message !== undefined) yield message;
    }
  }
}
