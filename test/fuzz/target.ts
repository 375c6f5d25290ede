/** A sandbox under fire: how a request of an operation becomes bytes, with the credentials that the profile wants. */
import { createHmac } from 'node:crypto';
import { createTenderbox, type Sandbox, type TenderboxOptions } from '../../src/index.js';
import { asCurl, type Client, openClient, type WireAnswer, type WireRequest } from './client.js';
import { type DocumentOperation, type FuzzDocument, readDocument } from './document.js';

/** The instant at which the clock stands. */
export const NOW = '2026-11-20T17:00:00Z';

/** A request as a client means it. */
export interface FuzzRequest {
  operation: DocumentOperation;
  path?: Record<string, string>;
  query?: [name: string, value: string][];
  /** The query string as it is sent, instead of the above. */
  rawQuery?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The body as it is sent, instead of the above. */
  rawBody?: string | Uint8Array;
}

export interface Settings {
  error_codes: 'endpoint' | 'catalog' | 'overview';
  error_details: 'object' | 'string';
  semantic_status: '400' | '422';
  auth: 'any' | 'bearer' | 'signed' | 'key';
}
export const DEFAULTS: Settings = {
  ...{ error_codes: 'endpoint', error_details: 'object', semantic_status: '400', auth: 'any' },
};

export interface Target {
  box: Sandbox;
  settings: Settings;
  client: Client;
  document: FuzzDocument;
  operation(id: string): DocumentOperation;
  wire(request: FuzzRequest): WireRequest;
  send(request: FuzzRequest): Promise<WireAnswer>;
  /** The request, the answer and what was expected, for whoever has to find out why. */
  explain(request: WireRequest, answer: WireAnswer | Error, expected: string): string;
  close(): Promise<void>;
}

export const asText = (body: string | Uint8Array | undefined): string =>
  body === undefined ? '' : Buffer.from(body as string).toString('utf8');

const LONGEST_ANSWER = 2_000;

/** Opens a sandbox and reads the contract that it serves: that of the merchant API, or of the control API. */
export async function openTarget(
  api: 'merchant' | 'control',
  settings: Settings = DEFAULTS,
  options: TenderboxOptions = {},
): Promise<Target> {
  const profile = { ...settings, semantic_status: settings.semantic_status };
  const box = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1, profile, ...options } as TenderboxOptions);
  const base = api === 'merchant' ? box.url : box.controlUrl;
  const { origin, pathname } = new URL(base);
  const client = openClient(origin);
  const served = await client.send({ method: 'GET', target: `${pathname}/openapi.json`, headers: {} });
  const document = await readDocument(JSON.parse(served.text));
  const byId = new Map(document.operations.map((operation) => [operation.operationId, operation]));

  const wire = (request: FuzzRequest): WireRequest => {
    const { method, path: template } = request.operation;
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(request.path?.[name] ?? 'none'));
    const pairs = (request.query ?? []).map((pair) => pair.map(encodeURIComponent).join('='));
    const query = request.rawQuery ?? pairs.join('&');
    const text = request.rawBody ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
    const target = pathname + path + (query === '' ? '' : `?${query}`);
    const type: Record<string, string> = text === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { ...type, ...request.headers };
    const unsigned: WireRequest = { method, target, headers, ...(text === undefined ? {} : { body: text }) };
    return { ...unsigned, headers: { ...credentials(box, settings, unsigned), ...headers } };
  };
  return {
    box,
    settings,
    client,
    document,
    operation(id) {
      const found = byId.get(id);
      if (found === undefined) throw new Error(`The contract has no operation ${id}.`);
      return found;
    },
    wire,
    send: (request) => client.send(wire(request)),
    explain(request, answer, expected) {
      const got = answer instanceof Error ? String(answer) : `${answer.status} ${answer.text.slice(0, LONGEST_ANSWER)}`;
      return `${asCurl(origin, request)}\n  answered: ${got}\n  expected: ${expected}`;
    },
    close: async () => {
      client.close();
      await box.close();
    },
  };
}

function credentials(box: Sandbox, { auth }: Settings, request: WireRequest): Record<string, string> {
  if (auth === 'key') return { 'x-api-key': box.apiKey };
  if (auth !== 'signed') return { authorization: `Bearer ${box.apiKey}` };
  const stamp = String(Date.parse(box.clock.now()) / 1000);
  const signed = createHmac('sha256', box.secretKey)
    .update(`${request.method}${request.target.replace(/\?.*/s, '')}${stamp}`)
    .update(request.body ?? '')
    .digest('base64');
  return { 'x-api-key': box.publicKey, 'x-api-timestamp': stamp, 'x-api-signature': signed };
}
