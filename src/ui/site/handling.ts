/** In the worker of a reader's own webhook handler: hands it the webhooks, and tells what it made of them. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Handed, Handled } from '../../platform/page/examiner.js';
import { runSnippet } from './snippet.js';

type Receive = (request: Request, secret: string) => Promise<Response | number> | Response | number;

async function handle(receive: Receive, { id, body, headers }: Handed, secret: string): Promise<Handled> {
  try {
    const request = new Request('https://your-shop.example/webhooks', { method: 'POST', body, headers });
    const answered = await receive(request, secret);
    const status = typeof answered === 'number' ? answered : answered?.status;
    if (!Number.isInteger(status)) throw new TypeError('receive must answer with a Response, or with a status');
    return { id, status };
  } catch (error) {
    return { id, status: 500, thrown: String(error) };
  }
}

function answerWith(receive: Receive | undefined): void {
  if (receive === undefined) throw new TypeError('There is no function called receive');
  self.onmessage = ({ data: secret, ports: [port] }: MessageEvent<string>) => {
    if (port === undefined) return;
    port.onmessage = async ({ data }: MessageEvent<Handed>) => port.postMessage(await handle(receive, data, secret));
  };
}

const bytesOf = (source: BufferSource): Uint8Array =>
  source instanceof ArrayBuffer
    ? new Uint8Array(source)
    : new Uint8Array(source.buffer, source.byteOffset, source.byteLength);

/** The HMAC of `crypto.subtle`, which browsers have only where there is an origin; `self.` as Node's handlers declare a `crypto`. */
const subtle = {
  importKey: async (_format: 'raw', key: BufferSource) => bytesOf(key).slice(),
  sign: async (_algorithm: unknown, key: Uint8Array, message: BufferSource) =>
    Uint8Array.from(hmac(sha256, key, bytesOf(message))).buffer,
  verify: async (_algorithm: unknown, key: Uint8Array, signature: BufferSource, message: BufferSource) =>
    hmac(sha256, key, bytesOf(message)).join() === bytesOf(signature).join(),
};
if (self.crypto.subtle === undefined) Object.defineProperty(self.crypto, 'subtle', { value: subtle });

Object.assign(self, { answerWith, runSnippet });
