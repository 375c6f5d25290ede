/** The Postman collection of a profile, and Postman's own runner for it. */
import { outside } from '../../conformance/outside.mjs';
import type { Sandbox } from '../../src/index.js';
import { tenderbox } from '../cli/context.js';

interface Execution {
  item: { name: string };
  request: { method: string; url: { toString(): string }; headers: { get(name: string): string | undefined } };
  response?: { code: number };
}
interface Summary {
  run: { failures: { source: { name: string }; error: { test?: string } }[]; executions: Execution[] };
}
export interface Header {
  key: string;
  value: string;
  disabled?: boolean;
}
export interface Item {
  name: string;
  request: {
    method: string;
    header: Header[];
    url: { raw: string; query: Header[]; variable: Header[] };
    body?: { raw: string };
    auth?: { type: string };
  };
  event: { script: { exec: string[] } }[];
  response: { code: number; body: string }[];
}
export interface Collection {
  item: { name: string; item: Item[] }[];
  variable: { key: string; value: string }[];
}

/** The collection that `tenderbox contract --postman` prints. */
export async function collectionOf(...flags: string[]): Promise<Collection> {
  const { out } = await tenderbox(['contract', '--postman', ...flags]);
  return JSON.parse(out.join('\n'));
}

/** Runs a whole collection against a sandbox; `url` is where its public API is reached, when that is not its own address. */
export async function runCollection(box: Sandbox, url = box.url, flags: readonly string[] = []): Promise<Summary> {
  const { run: newman } = outside('newman') as {
    run(options: object, done: (error: Error | null, summary: Summary) => void): void;
  };
  const envVar = Object.entries({
    TENDERBOX_URL: url,
    TENDERBOX_CONTROL_URL: box.controlUrl,
    TENDERBOX_API_KEY: box.apiKey,
    TENDERBOX_PUBLIC_KEY: box.publicKey,
    TENDERBOX_SECRET_KEY: box.secretKey,
  }).map(([key, value]) => ({ key, value }));
  const options = { collection: await collectionOf(...flags), envVar, reporters: [] };
  return new Promise((resolve, reject) => {
    newman(options, (error, summary) => (error === null ? resolve(summary) : reject(error)));
  });
}
