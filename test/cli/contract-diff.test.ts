/** What changed from one contract to another, and what of it breaks a client. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tenderbox } from './context.js';

const folder = mkdtempSync(join(tmpdir(), 'tenderbox-diff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// biome-ignore lint/suspicious/noExplicitAny: a document is changed at any place.
type Document = any;
const diff = (...args: string[]) => tenderbox(['contract', 'diff', ...args], {}, folder);

test('a change breaks clients or is safe, by the side on which it is', async () => {
  const { out } = await tenderbox(['contract', '--format', 'json', '--dereferenced'], {}, folder);
  const before = out.join('\n');
  writeFileSync(join(folder, 'before.json'), before);
  expect(await diff('before.json', 'default')).toMatchObject({ code: 0, out: ['Nothing changed.'] });
  const payment = (document: Document) => document.paths['/payments'].post;
  const body = (document: Document) => payment(document).requestBody.content['application/json'].schema;
  const payout = (document: Document) =>
    document.paths['/payouts'].post.requestBody.content['application/json'].schema.properties.fee_level;
  const answer = (document: Document) => payment(document).responses['201'].content['application/json'].schema;
  const cases: [change: (document: Document) => void, line: string][] = [
    [(document) => delete document.paths['/balance'], 'breaks  GET /balance  operation left'],
    [(document) => delete document.webhooks['payment.succeeded'], 'breaks  webhook payment.succeeded  event left'],
    [
      (document) => body(document).required.push('description'),
      'breaks  POST /payments  request.description is required now',
    ],
    [(document) => delete body(document).properties.description, 'breaks  POST /payments  request.description left'],
    [(document) => payout(document).enum.shift(), 'breaks  POST /payouts  request.fee_level the value low left'],
    [(document) => payout(document).enum.push('XMR'), 'safe  POST /payouts  request.fee_level the value XMR came'],
    [
      (document) => {
        body(document).properties.description.maxLength = 3;
      },
      'breaks  POST /payments  request.description maxLength was',
    ],
    [
      (document) => {
        body(document).properties.note = {};
      },
      'safe  POST /payments  request.note came',
    ],
    [(document) => delete answer(document).properties.payment_url, 'breaks  POST /payments  201.payment_url left'],
    [
      (document) => {
        answer(document).properties.note = {};
      },
      'safe  POST /payments  201.note came',
    ],
    [
      (document) => {
        answer(document).properties.amount.type = 'string';
      },
      'breaks  POST /payments  201.amount the type string came',
    ],
    [
      (document) => answer(document).properties.status.enum.push('lost'),
      'breaks  POST /payments  201.status the value lost came',
    ],
  ];
  cases.push(
    [
      (document) => {
        answer(document).properties.constructor = {};
      },
      'safe  POST /payments  201.constructor came',
    ],
    [(document) => delete payout(document).enum, 'safe  POST /payouts  request.fee_level the value'],
    [
      (document) => delete answer(document).properties.amount.type,
      'breaks  POST /payments  201.amount the type number left',
    ],
    [
      (document) => {
        body(document).properties.metadata.type = ['object'];
        body(document).properties.metadata.enum = [{}];
      },
      'breaks  POST /payments  request.metadata the value',
    ],
  );
  for (const [change, line] of cases) {
    const document = JSON.parse(before);
    change(document);
    writeFileSync(join(folder, 'after.json'), JSON.stringify(document));
    const { code, out: said } = await diff('before.json', 'after.json');
    expect(
      said.map((each) => each.replaceAll(/ {2,}/g, '  ')),
      line,
    ).toContainEqual(expect.stringContaining(line));
    expect(code, line).toBe(line.startsWith('breaks') ? 1 : 0);
  }
});

test('an operation that wants a credential now breaks who sends none', async () => {
  const document = (security: object[]) =>
    JSON.stringify({ openapi: '3.1.0', paths: { '/x': { get: { security, responses: {} } } } });
  writeFileSync(join(folder, 'open.json'), document([]));
  writeFileSync(join(folder, 'closed.json'), document([{ bearer: [] }]));
  expect(await diff('open.json', 'closed.json')).toMatchObject({
    code: 1,
    out: [expect.stringMatching(/^breaks .*bearer came/), 'Changes: 1. Breaking clients: 1.'],
  });
  expect(await diff('closed.json', 'open.json')).toMatchObject({
    code: 0,
    out: [expect.stringMatching(/^safe .*bearer left/), 'Changes: 1. Breaking clients: 0.'],
  });
});

test('a choice among lists of values is one longer list', async () => {
  writeFileSync(join(folder, 'more.yaml'), 'semantic_status: 422\n');
  const { out } = await diff('default', 'more.yaml');
  expect(out.map((line) => line.replace(/\s+/g, ' '))).toEqual([
    ...['/payments', '/invoices', '/payouts'].map(
      (path) => `breaks POST ${path} 422.error.code the value INVALID_PARAMETER came`,
    ),
    'Changes: 3. Breaking clients: 3.',
  ]);
});

test('profiles are compared by name, and as JSON', async () => {
  writeFileSync(join(folder, 'strict.yaml'), 'auth: signed\n');
  const { code, out } = await diff('default', './strict.yaml', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out.join('\n')).changes).toContainEqual(
    expect.objectContaining({ breaks: true, what: 'security', message: expect.stringContaining('left') }),
  );
});

test.each([
  [['default'], "missing required argument 'NEW'"],
  [['defualt', 'default'], 'Did you mean default?'],
  [['defualt', 'default'], 'tenderbox: OLD: '],
  [['default', 'nosuch'], 'tenderbox: NEW: '],
  [['default', 'broken.yaml'], 'broken.yaml is neither JSON nor YAML: '],
  // Read as profiles without a setting they would be the contract that they are held against.
  [['default', 'empty.json'], 'empty.json holds neither an OpenAPI document nor a profile.'],
  [['{}.json', 'default'], '{}.json holds neither an OpenAPI document nor a profile.'],
  [['default', 'two.json'], 'two.json is no OpenAPI document of version 3: what it has at openapi'],
  [['cut-off.json', 'default'], 'what it has at paths cannot stand there. tenderbox contract writes a document.'],
  [['no-paths.json', 'default'], 'what it has at paths cannot stand there. tenderbox contract writes a document.'],
  [['default', 'operation.json'], 'what it has at /x post cannot stand there.'],
  [['default', 'parameter.json'], 'what it has at /x get: parameters, requestBody or responses cannot'],
])('%j is rejected', async (args, message) => {
  const files = {
    'broken.yaml': 'openapi: [',
    'empty.json': '',
    '{}.json': '{}',
    'two.json': '{"openapi":"2.0","paths":{}}',
    'cut-off.json': '{"openapi":"3.1.0","info":{}}',
    'no-paths.json': '{"openapi":"3.1.0","paths":[]}',
    'operation.json': '{"openapi":"3.1.0","paths":{"/x":{"post":3}}}',
    'parameter.json': '{"openapi":"3.1.0","paths":{"/x":{"get":{"parameters":[null]}}}}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const { code, err } = await diff(...args);
  expect({ code, err: err.join('\n') }).toEqual({ code: 2, err: expect.stringContaining(message) });
});
