import type { ServerResponse } from 'node:http';

/** An answer as it is sent when nothing goes wrong. */
export interface WholeAnswer {
  status: number;
  contentType: string;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

/** Sends one complete answer. What has begun already, or has lost its client, is left alone. */
export function sendText(res: ServerResponse, answer: WholeAnswer): void {
  if (res.headersSent || res.destroyed) return;
  res.writeHead(answer.status, {
    ...answer.headers,
    'content-type': answer.contentType,
    'content-length': Buffer.byteLength(answer.body),
  });
  res.end(res.req?.method === 'HEAD' ? undefined : answer.body);
}
