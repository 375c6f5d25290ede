/** A sandbox with its control API as tests use it: real HTTP, every answer held against the contract. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { originOf } from '../../src/api/call.js';
import type { Engine } from '../../src/app/compose.js';
import { CallCounts } from '../../src/app/handle.js';
import { yamlInSlices } from '../../src/app/yaml.js';
import { listMagicAddresses } from '../../src/chains/index.js';
import { loadContract, loadControlContract, validateResponse } from '../../src/contract/index.js';
import { createControlApi } from '../../src/control/api.js';
import type { ControlHost } from '../../src/control/host.js';
import type { World } from '../../src/domain/world.js';
import { createTenderbox, type Sandbox, type TenderboxOptions } from '../../src/index.js';
import { createExpressApp } from '../../src/platform/node/http/express.js';
import { createAppServer } from '../../src/platform/node/http/server.js';
import { every, inSlices, yieldToLoop } from '../../src/platform/node/time.js';
import { checkedWhenClosed, keptFile } from '../support/kept-file.js';

await loadControlContract();

export const START = '2026-11-20T17:00:00.000Z';
export const DEFAULT_KEY = 'tb_key_default';
/** Bounds of a public sandbox that a test does not come to, as they are told. */
export const PLENTY = {
  bytes: 16_777_216,
  calls_per_minute: 1_000,
  control_calls_per_minute: 1_000,
  webhooks_per_hour: 1_000,
};
const contract = loadContract('sandbox');

// Tests read answers whose shape they have just judged.
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds, and fails where it is not there
export type Body = any;

export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  body: Body;
}

export interface Options {
  headers?: Record<string, string>;
  key?: string;
  /** Sent as it is, instead of as JSON. */
  raw?: string | Buffer;
}

/** Which operations were answered with which statuses. */
export const seen = new Set<string>();

/** One HTTP request; without `Host` in the headers the usual one. */
export function send(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
  options: Options = {},
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  const headers: Record<string, string> = { ...options.headers };
  const reads = method === 'GET' || method === 'HEAD';
  if (!reads && headers['content-type'] === undefined) headers['content-type'] = 'application/json';
  if (headers['content-type'] === '') delete headers['content-type'];
  if (options.key !== undefined) headers.authorization = `Bearer ${options.key}`;
  const payload = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
  if (payload !== undefined) headers['content-length'] = String(Buffer.byteLength(payload));
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const json = String(response.headers['content-type']).includes('json');
        const parsed = json && text !== '' ? JSON.parse(text) : undefined;
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parsed });
      });
    });
    request.on('error', reject);
    request.end(payload);
  });
}

/** The operation of a concrete path, if there is one. */
export function operationAt(method: string, path: string) {
  const plain = path.replace(/\?.*$/, '');
  const fitting = contract.operations.filter((operation) => {
    const pattern = operation.path.replace(/\{[^}]+\}/g, '[^/]+');
    return operation.method === method && new RegExp(`^${pattern}$`).test(plain);
  });
  return fitting.sort((a, b) => a.details.pathParameters.length - b.details.pathParameters.length)[0];
}

/** Every answer is what the contract says, or a problem that is complete. */
function judge(method: string, path: string, reply: Reply): void {
  const operation = operationAt(method, path);
  if (reply.status >= 400 && method !== 'HEAD' && operation?.operationId !== 'getHealth') {
    expect(reply.headers['content-type'], `${method} ${path}`).toMatch(/^application\/problem\+json/);
    expect(reply.body.status).toBe(reply.status);
    expect(reply.body.detail.length).toBeGreaterThan(10);
  }
  if (operation === undefined) return;
  seen.add(`${operation.operationId} ${reply.status}`);
  if (reply.body !== undefined) expect(validateResponse(operation, reply.status, reply.body)).toEqual([]);
}

export class Control {
  constructor(readonly origin: string) {}

  async call(method: string, path: string, body?: unknown, options?: Options): Promise<Reply> {
    const reply = await send(this.origin, method, `/_sandbox${path}`, body, options);
    judge(method, path, reply);
    return reply;
  }

  get = (path: string, options?: Options): Promise<Reply> => this.call('GET', path, undefined, options);
  post = (path: string, body: unknown = {}, options?: Options): Promise<Reply> =>
    this.call('POST', path, body, options);
  put = (path: string, body: unknown, options?: Options): Promise<Reply> => this.call('PUT', path, body, options);
  patch = (path: string, body: unknown, options?: Options): Promise<Reply> => this.call('PATCH', path, body, options);
  delete = (path: string, body: unknown = {}, options?: Options): Promise<Reply> =>
    this.call('DELETE', path, body, options);

  /** A call to the merchant API. */
  async v1(method: string, path: string, body?: unknown, key = DEFAULT_KEY): Promise<Reply> {
    return send(this.origin, method, `/v1${path}`, body, { key });
  }

  /** A new payment request of 100 EUR: 0.00183334 BTC are due. */
  async payment(more: Record<string, unknown> = {}, key = DEFAULT_KEY): Promise<string> {
    const created = await this.v1('POST', '/payments', { amount: 100, currency: 'EUR', ...more }, key);
    expect(created.status, created.text).toBe(201);
    return created.body.id;
  }

  async invoice(more: Record<string, unknown> = {}): Promise<string> {
    const created = await this.v1('POST', '/invoices', { amount: 100, currency: 'EUR', ...more });
    expect(created.status, created.text).toBe(201);
    return created.body.id;
  }

  async payout(more: Record<string, unknown> = {}): Promise<string> {
    const body = { amount: 0.5, currency: 'BTC', address: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', ...more };
    const created = await this.v1('POST', '/payouts', body);
    expect(created.status, created.text).toBe(201);
    return created.body.id;
  }

  async webhook(url: string, event_types: string[], secret = 'whsec_example'): Promise<string> {
    const created = await this.v1('POST', '/webhooks', { url, event_types, secret });
    expect(created.status, created.text).toBe(201);
    return created.body.id;
  }
}

/** A sandbox with a frozen clock, and its control API. */
export async function openSandbox(options: TenderboxOptions = {}): Promise<{ box: Sandbox; control: Control }> {
  const kept = keptFile();
  const started = await createTenderbox({ clock: 'frozen', now: START, seed: 1, data: kept.file, ...options });
  const box = options.data === undefined ? checkedWhenClosed(started, kept) : started;
  return { box, control: new Control(box.controlUrl.replace('/_sandbox', '')) };
}

export const engineOf = (box: Sandbox): Engine => (box as unknown as { running: { engine: Engine } }).running.engine;
export const worldOf = (box: Sandbox): World => engineOf(box).worlds.default;

/** What the composition root hands in, where a test wants a part of it otherwise. */
export function hostOf(box: Sandbox, differs: Partial<ControlHost> = {}): ControlHost {
  const { worlds, library, dispatcher, newMerchant, onChange } = engineOf(box);
  return {
    worlds,
    scenarios: library,
    dispatcher,
    onChange,
    version: '0.0.0',
    uptimeSeconds: () => 1,
    health: () => 'ok',
    calls: () => new CallCounts().read(),
    dataFileBytes: () => null,
    onStop: () => () => undefined,
    save: () => undefined,
    bound: { loopback: true },
    originOf: (call) => originOf(call) ?? new URL(box.url).origin,
    newMerchant,
    presets: { default: {} },
    magic: listMagicAddresses,
    contractOf: () => loadContract('merchant'),
    documentOf: () => loadContract('merchant').document,
    yaml: yamlInSlices,
    inSlices,
    yieldToLoop,
    inboxUrl: (name) => `${box.controlUrl}/inbox/${name}`,
    isOwn: () => false,
    callOwnServer: () => Promise.resolve(undefined),
    drawSecret: () => 'drawn',
    report: () => undefined,
    ...differs,
  };
}

/** The control API alone, on a port of its own. */
export async function serve(host: ControlHost): Promise<{ control: Control; close(): Promise<void> }> {
  const app = createExpressApp({
    handle: createControlApi(host),
    bound: host.bound,
    base: '',
    sleep: () => Promise.resolve(),
    onCrash: (error) => {
      throw error;
    },
  });
  const { server } = createAppServer({ app, format: () => '{}', every });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { control: new Control(origin), close };
}
