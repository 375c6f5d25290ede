/** The Postman collection runs from top to bottom in Postman's own runner, and the Bruno collection is the same requests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outside, outsideRequire } from '../../conformance/outside.mjs';
import merchant from '../../src/contract/generated/merchant.json' with { type: 'json' };
import { generateCollections } from '../../tools/contract-documents.mjs';
import { openBox } from '../support/box.js';
import { collection, type Header, type Item, runCollection } from './postman.js';
import { root } from './redocly.js';

const fromNewman = outsideRequire('newman');
const items = collection.item.flatMap(({ item }) => item);

test('every request of the Postman collection is answered as it says, twice on the same sandbox', {
  timeout: 600_000,
}, async () => {
  const box = await openBox();
  for (const _ of [1, 2]) {
    const { failures, executions } = (await runCollection(box)).run;
    expect(failures.map(({ source, error }) => `${source.name}: ${error.test}`)).toEqual([]);
    expect(executions.map(({ item }) => item.name)).toEqual(items.map(({ name }) => name));
    const keys = executions.flatMap(({ request }) => request.headers.get('Idempotency-Key') ?? []);
    expect(new Set(keys).size).toBe(4);
  }
  // The audit would find a key that comes twice, or a POST that has none.
  expect(box.audit().findings).toEqual([]);
});

test('it has every operation of the contract once', () => {
  const inContract = Object.entries(merchant.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  const base = '{{TENDERBOX_URL}}';
  const inCollection = items
    .filter(({ request }) => request.url.raw.startsWith(base))
    .map(({ request }) => `${request.method} ${request.url.raw.slice(base.length)}`);
  expect(inCollection.sort()).toEqual(inContract.sort());
  for (const { name, event, request } of items) {
    expect(event[0]?.script.exec[0], name).toContain('pm.response.to.have.status');
    expect(request.header.some(({ key }) => key === 'Idempotency-Key')).toBe(name.match(/^(Create|Register)/) !== null);
  }
});

test('the runner does judge: an answer that is not as it says fails', async () => {
  const box = await openBox();
  box.faults.add({ match: { operation_id: 'getBalance' }, effect: { status: 503 } });
  const { failures } = (await runCollection(box)).run;
  expect(failures.map(({ source, error }) => `${source.name}: ${error.test}`)).toEqual([
    'Retrieve the balance: answers 200',
  ]);
});

test("Postman's own library reads all of the collection", () => {
  const { Collection } = fromNewman('postman-collection');
  const requests: object[] = [];
  new Collection(structuredClone(collection)).forEachItem((item: { toJSON(): Item }) => {
    const { name, request, response } = item.toJSON();
    requests.push({ name, method: request.method, body: request.body?.raw, answers: response.length });
  });
  expect(requests).toEqual(
    items.map(({ name, request, response }) => ({
      ...{ name, method: request.method, body: request.body?.raw, answers: response.length },
    })),
  );
});

const bruno = join(root, 'examples/bruno');
const bru = outside('@usebruno/lang') as Record<string, (input: unknown) => never>;

interface BruRequest {
  meta: { name: string; seq: string };
  http: { method: string; url: string; auth: string };
  headers?: { name: string; value: string; enabled: boolean }[];
  params?: { name: string; value: string; type: string; enabled: boolean }[];
  body?: { json: string };
  vars?: { res: { name: string; value: string }[] };
  assertions: { name: string; value: string }[];
}

/** The requests of a folder in the order in which Bruno runs them. */
function requestsOf(folder: string): BruRequest[] {
  const files = readdirSync(join(bruno, folder)).filter((name) => name !== 'folder.bru');
  const texts = files.map((name) => readFileSync(join(bruno, folder, name), 'utf8'));
  return texts
    .map((text): BruRequest => (bru.bruToJsonV2 as (text: string) => never)(text))
    .sort((a, b) => Number(a.meta.seq) - Number(b.meta.seq));
}

test("Bruno's own parser reads the same requests, in the same order", () => {
  const pairs = (headers: { name: string; value: string; enabled: boolean }[] = []) =>
    headers.map(({ name, value, enabled }) => `${enabled ? '' : '~'}${name}: ${value}`);
  const plain = (headers: Header[]) =>
    headers
      .filter(({ key }) => key !== 'Content-Type')
      .map(({ key, value, disabled }) => `${disabled ? '~' : ''}${key}: ${value}`);
  for (const { name: folder, item } of collection.item) {
    const read = requestsOf(folder).map(({ meta, http, headers, params, body, assertions }) => ({
      name: meta.name,
      call: `${http.method.toUpperCase()} ${http.url}`,
      headers: pairs(headers),
      params: pairs(params),
      body: body?.json,
      status: assertions.find(({ name }) => name === 'res.status')?.value,
    }));
    expect(read).toEqual(
      item.map(({ name, request, event }) => ({
        ...{ name, call: `${request.method} ${request.url.raw}`, headers: plain(request.header) },
        params: [...plain(request.url.query), ...plain(request.url.variable)],
        body: request.body?.raw,
        status: `eq ${/\d{3}/.exec(event[0]?.script.exec[0] ?? '')?.[0]}`,
      })),
    );
  }
});

test('the folders hold what is generated, and nothing that once was', async () => {
  const generated = (await generateCollections()).map(({ path }) => path).sort();
  const present = ['examples/bruno', 'examples/postman'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length)),
  );
  expect(present.sort()).toEqual(generated);
});
