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
  // As a list, because that is what Node makes of an object, entry by entry.
  const headers: string[] = [];
  for (const name in answer.headers) headers.push(name, answer.headers[name] as string);
  headers.push('content-type', answer.contentType, 'content-length', String(Buffer.byteLength(answer.body)));
  res.writeHead(answer.status, headers);
  res.end(res.req?.method === 'HEAD' ? undefined : answer.body);
}
