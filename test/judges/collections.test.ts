/**
 * The collections of `tenderbox contract`: Postman's runs from top to bottom in Postman's own runner, in every profile, and Bruno's is
 * the same requests.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outside, outsideRequire } from '../../conformance/outside.mjs';
import merchant from '../../src/contract/generated/merchant.json' with { type: 'json' };
import { PRESETS } from '../../src/variants/presets.js';
import { tenderbox } from '../cli/context.js';
import { openBox } from '../support/box.js';
import { collectionOf, type Header, type Item, runCollection } from './postman.js';
import { scratch } from './redocly.js';

const fromNewman = outsideRequire('newman');
const collection = await collectionOf();
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

/** Presets, and the settings that no preset changes and that requests or examples depend on. */
const PROFILES: Record<string, string>[] = [
  ...Object.keys(PRESETS).map((profile) => ({ profile })),
  { auth: 'key' },
  { auth: 'signed', payout_progress: 'manual' },
  { envelope: 'form2', events: 'named' },
];
const flagsOf = (profile: Record<string, string>): string[] =>
  Object.entries(profile).flatMap(([name, value]) => [`--${name.replaceAll('_', '-')}`, value]);

test.each(PROFILES)('it runs in a sandbox of %o', { timeout: 300_000 }, async (profile) => {
  const flags = flagsOf(profile);
  // A signature carries the client's time.
  const box = await openBox({ ...profile, clock: 'real', now: new Date() });
  const { failures, executions } = (await runCollection(box, box.url, flags)).run;
  expect(failures.map(({ source, error }) => `${source.name}: ${error.test}`)).toEqual([]);
  expect(executions).toHaveLength(items.length);
  const signed = executions.filter(({ request }) => request.headers.get('X-API-Signature') !== undefined);
  const wanted = flags.includes('signed') || flags.includes('production-like') ? 17 : 0;
  expect(signed).toHaveLength(wanted);
  for (const { request } of signed) expect(request.headers.get('Authorization')).toBeUndefined();
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

type Read = (text: string) => never;
type Print = (json: object) => string;
const bru = outside('@usebruno/lang') as Record<string, Read & Print>;
const formatOf = (read: string, print: string) => [bru[read] as Read, bru[print] as Print] as const;
/** The files of a collection, each with Bruno's own parser and printer. */
const FORMATS = [
  [/^environments\//, ...formatOf('bruToEnvJsonV2', 'envJsonToBruV2')],
  [/(^|\/)(collection|folder)\.bru$/, ...formatOf('collectionBruToJson', 'jsonToCollectionBru')],
  [/\.bru$/, ...formatOf('bruToJsonV2', 'jsonToBruV2')],
] as const;

interface BruRequest {
  meta: { name: string; seq: string };
  http: { method: string; url: string; auth: string };
  headers?: { name: string; value: string; enabled: boolean }[];
  params?: { name: string; value: string; type: string; enabled: boolean }[];
  body?: { json: string };
  vars?: { res: { name: string; value: string }[] };
  assertions: { name: string; value: string }[];
}

describe.each(PROFILES)('the Bruno collection of %o', (profile) => {
  const flags = flagsOf(profile);

  /** The files of the folder that the command writes, by their paths in it. */
  async function written(): Promise<Map<string, string>> {
    const folder = join(scratch(), 'bruno');
    expect(await tenderbox(['contract', '--bruno', folder, ...flags])).toMatchObject({ code: 0, err: [] });
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return new Map(
      files
        .map((entry) => join(entry.parentPath, entry.name))
        .map((file) => [file.slice(folder.length + 1), readFileSync(file, 'utf8')]),
    );
  }

  test("has the same requests in the same order, as Bruno's own parser reads them", async () => {
    const files = await written();
    const { item, variable } = await collectionOf(...flags);
    const requestsOf = (folder: string): BruRequest[] =>
      [...files]
        .filter(([path]) => path.startsWith(`${folder}/`) && !path.endsWith('folder.bru'))
        .map(([, text]): BruRequest => (bru.bruToJsonV2 as Read)(text))
        .sort((a, b) => Number(a.meta.seq) - Number(b.meta.seq));
    const pairs = (headers: { name: string; value: string; enabled: boolean }[] = []) =>
      headers.map(({ name, value, enabled }) => `${enabled ? '' : '~'}${name}: ${value}`);
    const plain = (headers: Header[]) =>
      headers
        .filter(({ key }) => key !== 'Content-Type')
        .map(({ key, value, disabled }) => `${disabled ? '~' : ''}${key}: ${value}`);
    for (const { name: folder, item: requests } of item) {
      const read = requestsOf(folder).map(({ meta, http, headers, params, body, vars, assertions }) => ({
        name: meta.name,
        call: `${http.method.toUpperCase()} ${http.url}`,
        signed: http.auth === 'none',
        headers: pairs(headers),
        params: pairs(params),
        body: body?.json,
        kept: vars?.res.map(({ name, value }) => `${name} ${value.replace('res.body', '')}`) ?? [],
        status: assertions.find(({ name }) => name === 'res.status')?.value,
      }));
      expect(read).toEqual(
        requests.map(({ name, request, event }) => ({
          ...{ name, call: `${request.method} ${request.url.raw}`, signed: request.auth?.type === 'noauth' },
          headers: plain(request.header),
          params: [...plain(request.url.query), ...plain(request.url.variable)],
          body: request.body?.raw,
          kept: [
            ...(event[0]?.script.exec.join('\n') ?? '').matchAll(/set\('(\w+)', pm\.response\.json\(\)(.*)\)/g),
          ].map(([, name, at]) => `${name} ${at}`),
          status: `eq ${/\d{3}/.exec(event[0]?.script.exec[0] ?? '')?.[0]}`,
        })),
      );
    }
    const environment = (bru.bruToEnvJsonV2 as (text: string) => { variables: { name: string; value: string }[] })(
      files.get('environments/local.bru') as string,
    );
    expect(environment.variables.map(({ name, value }) => [name, value])).toEqual(
      variable.filter(({ value }) => value !== '').map(({ key, value }) => [key, value]),
    );
  });

  test("is written as Bruno's own printer writes it", async () => {
    const files = await written();
    expect(files.size).toBe(3 + collection.item.length + items.length);
    expect(JSON.parse(files.get('bruno.json') ?? '')).toMatchObject({ type: 'collection' });
    for (const [path, text] of files) {
      if (path === 'bruno.json') continue;
      const [, read, print] = FORMATS.find(([pattern]) => pattern.test(path)) as (typeof FORMATS)[number];
      // The parser adds a type to folders, which are written without one.
      const printed = print(read(text)).replace('  type: collection\n', '');
      expect(`${printed.trim()}\n`, path).toBe(text);
    }
  });
});
