/** The Postman collection, and Postman's own runner for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outside } from '../../conformance/outside.mjs';
import type { Sandbox } from '../../src/index.js';
import { root } from './redocly.js';

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
  };
  event: { script: { exec: string[] } }[];
  response: { code: number; body: string }[];
}
interface Collection {
  item: { name: string; item: Item[] }[];
}

const postman = join(root, 'examples/postman');
const read = (name: string) => JSON.parse(readFileSync(join(postman, `tenderbox.postman_${name}.json`), 'utf8'));
export const collection: Collection = read('collection');

/** Runs the whole collection against a sandbox; `url` is where its public API is reached, when that is not its own address. */
export function runCollection(box: Sandbox, url = box.url): Promise<Summary> {
  const { run: newman } = outside('newman') as {
    run(options: object, done: (error: Error | null, summary: Summary) => void): void;
  };
  const envVar = Object.entries({
    TENDERBOX_URL: url,
    TENDERBOX_CONTROL_URL: box.controlUrl,
    TENDERBOX_API_KEY: box.apiKey,
  }).map(([key, value]) => ({ key, value }));
  const options = { collection: structuredClone(collection), environment: read('environment'), envVar, reporters: [] };
  return new Promise((resolve, reject) => {
    newman(options, (error, summary) => (error === null ? resolve(summary) : reject(error)));
  });
}
