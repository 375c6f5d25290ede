/** A bucket that speaks as much of S3 as instances of workerd need, in memory, and has its bad days. It judges no signatures. */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What is wrong with a bucket: it `refuses` whatever comes; it `stalls`, and does what came all the same; it does what came and `loses`
 * the answer, so that a write that comes again finds itself there; it `lies`, and says late of a
 * write that it has done that its condition did not hold.
 */
export type Trouble = 'refuses' | 'stalls' | 'loses' | 'lies';

export interface Bucket {
  url: string;
  /** What is wrong with it from now on. */
  trouble(trouble?: Trouble): void;
  /** How long it takes to answer. */
  latency(ms: number): void;
  /** How many calls of a method have come. */
  calls(method: string): number;
  /** How many bytes were written, and how many it holds. */
  written(): number;
  held(): number;
  close(): void;
}

const LATE_MS = 3_000;

interface Kept {
  body: Buffer;
  etag: string;
  at: Date;
  headers: Record<string, string>;
}

type Answer = [status: number, body?: string | Buffer, headers?: Record<string, string | number>];

const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>${text}`;
const refusal = (status: number, code: string): Answer => [
  status,
  xml(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`),
  { 'content-type': 'application/xml' },
];
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Whether what a call asks of an object's state is so. */
function holds({ headers }: IncomingMessage, kept: Kept | undefined): boolean {
  const [match, none] = [headers['if-match'], headers['if-none-match']];
  if (match !== undefined && kept?.etag !== match) return false;
  return none === undefined || (none === '*' ? kept === undefined : kept?.etag !== none);
}

function listed(objects: Map<string, Kept>, asked: URLSearchParams): Answer {
  const [prefix, delimiter] = [asked.get('prefix') ?? '', asked.get('delimiter') ?? ''];
  const most = Number(asked.get('max-keys') ?? 1_000);
  const after = [asked.get('start-after') ?? '', asked.get('continuation-token') ?? ''].toSorted().at(-1) as string;
  const found = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
  const page = found.slice(0, most);
  const folderOf = (key: string): string | undefined => {
    const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
    return end < 0 ? undefined : key.slice(0, end + delimiter.length);
  };
  const folders = new Set(page.map(folderOf).filter((folder) => folder !== undefined));
  const contents = page
    .filter((key) => folderOf(key) === undefined)
    .map((key) => {
      const { etag, at, body } = objects.get(key) as Kept;
      const about = `<LastModified>${at.toISOString()}</LastModified><ETag>${etag}</ETag><Size>${body.length}</Size>`;
      return `<Contents><Key>${escaped(key)}</Key>${about}</Contents>`;
    });
  const more = found.length > page.length;
  const next = more ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
  const common = [...folders].map((folder) => `<CommonPrefixes><Prefix>${escaped(folder)}</Prefix></CommonPrefixes>`);
  return [
    200,
    xml(
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${[...contents, ...common].join('')}</ListBucketResult>`,
    ),
    { 'content-type': 'application/xml' },
  ];
}

function read({ method, headers }: IncomingMessage, { body, etag, at, headers: own }: Kept): Answer {
  const told = { ...own, etag, 'last-modified': at.toUTCString() };
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (method === 'HEAD') return [200, undefined, { ...told, 'content-length': body.length }];
  if (from === undefined) return [200, body, told];
  const part = body.subarray(Number(from), to ? Number(to) + 1 : body.length);
  const range = `bytes ${from}-${Number(from) + part.length - 1}/${body.length}`;
  return [206, part, { ...told, 'content-range': range }];
}

/** Does what a call wants. */
function done(objects: Map<string, Kept>, request: IncomingMessage, body: Buffer): Answer {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
  const kept = objects.get(key);
  const { method } = request;
  if (method === 'GET' && key === '') return listed(objects, searchParams);
  if (method === 'POST' && searchParams.has('delete')) {
    for (const [, named = ''] of body.toString().matchAll(/<Key>([^<]*)<\/Key>/g)) objects.delete(named);
    return [200, xml('<DeleteResult></DeleteResult>'), { 'content-type': 'application/xml' }];
  }
  if (method !== 'PUT' && kept === undefined) return refusal(404, 'NoSuchKey');
  if (!holds(request, kept)) {
    if (kept === undefined) return refusal(404, 'NoSuchKey');
    return method === 'GET' && request.headers['if-none-match'] ? [304] : refusal(412, 'PreconditionFailed');
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return [204];
  }
  if (method !== 'PUT') return read(request, kept as Kept);
  const etag = `"${createHash('md5').update(body).update(String(Math.random())).digest('hex')}"`;
  const told = Object.entries(request.headers).filter(([name]) => /^(?:x-amz-meta-|content-type$)/.test(name));
  objects.set(key, {
    body,
    etag,
    at: new Date(),
    headers: Object.fromEntries(told) as Record<string, string>,
  });
  return [200, undefined, { etag }];
}

/** Starts a bucket on a free port of loopback. */
export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Kept>();
  const calls: Record<string, number> = {};
  let wrong: Trouble | undefined;
  let latency_ms = 0;
  let written = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const { method = '' } = request;
    calls[method] = (calls[method] ?? 0) + 1;
    if (latency_ms > 0) await sleep(latency_ms);
    // What is wrong with it when a call comes is what the call meets.
    const trouble = wrong;
    const [status, text, headers] = trouble === 'refuses' ? refusal(503, 'SlowDown') : done(objects, request, body);
    if (method === 'PUT' && status === 200) written += body.length;
    if (trouble === 'loses') return void response.destroy();
    if (trouble === 'stalls' || trouble === 'lies') await sleep(LATE_MS);
    const isLie = trouble === 'lies' && method === 'PUT' && status === 200;
    const [said, told, named] = isLie ? refusal(412, 'PreconditionFailed') : ([status, text, headers] as const);
    response.writeHead(said, named);
    response.end(told);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trouble: (trouble) => {
      wrong = trouble;
    },
    latency: (ms) => {
      latency_ms = ms;
    },
    calls: (method) => calls[method] ?? 0,
    written: () => written,
    held: () => [...objects.values()].reduce((sum, { body }) => sum + body.length, 0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
