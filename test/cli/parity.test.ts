/** The real service is recorded, and held against the sandbox: what is the same, what is not, and what happened as a scenario. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from 'undici';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { Comparison } from '../../src/recordings/compare.js';
import { Ids } from '../../src/recordings/ids.js';
import { Recorder } from '../../src/recordings/recorder.js';
import { BTC_ADDRESS, openBox } from '../support/box.js';
import { harValidator } from '../support/har.js';
import { tenderbox } from './context.js';

const folder = mkdtempSync(join(tmpdir(), 'tenderbox-parity-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (...args: string[]) => tenderbox(args, {}, folder);
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: an answer or an archive, changed and looked at in any place
type Any = any;
type Changed = (answer: { status: number; headers: Record<string, string>; body: Any }, path: string) => void;

/** A service on a socket that answers as a sandbox does, but for what a test changes. */
async function serve(box: Sandbox, change: Changed = () => undefined): Promise<string> {
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
    const sent = { method: request.method ?? '', headers, ...(body.length > 0 ? { body } : {}) };
    const answer = await box.fetch(`http://127.0.0.1${request.url}`, sent);
    const text = await answer.text();
    const told = {
      status: answer.status,
      headers: Object.fromEntries(answer.headers) as Record<string, string>,
      body: text.startsWith('{') ? JSON.parse(text) : undefined,
    };
    delete told.headers['content-length'];
    change(told, request.url ?? '');
    response.writeHead(told.status, told.headers).end(told.body === undefined ? '' : JSON.stringify(told.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}

interface Proxied {
  url: string;
  /** Ends the recording as Ctrl+C does. */
  stop(): ReturnType<typeof tenderbox>;
}

async function record(target: string, out: string): Promise<Proxied> {
  const port = String(10_000 + Math.floor(Math.random() * 20_000));
  const known = new Set(process.listeners('SIGINT'));
  const ended = run('record', '--target', target, '--out', out, '--port', port);
  await expect.poll(() => process.listeners('SIGINT').length).toBeGreaterThan(known.size);
  const listens = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
    });
  await expect.poll(listens).toBe(true);
  const stop = () => {
    for (const listener of process.listeners('SIGINT')) if (!known.has(listener)) listener('SIGINT');
    return ended;
  };
  onTestFinished(async () => void (await stop()));
  return { url: `http://127.0.0.1:${port}/v1`, stop };
}

const SECRET = 'whsec_told_to_nobody';

/** What an integration does: everything there is, and some of it wrong. */
async function course(url: string, box: Sandbox): Promise<{ payment: string }> {
  const call = async (method: string, path: string, body?: object, key = box.apiKey): Promise<Any> => {
    const headers = {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      cookie: 'session=of-somebody',
    };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.text();
    return text === '' ? {} : JSON.parse(text);
  };
  const { id } = await call('POST', '/payments', { amount: 100, currency: 'EUR', metadata: { order: '7' } });
  const endpoint = { url: 'http://127.0.0.1:9/hook', secret: SECRET, event_types: ['payment.succeeded'] };
  const { id: hook } = await call('POST', '/webhooks', endpoint);
  await box.clock.advance('30s');
  await box.payments.pay(id, { currency: 'BTC' });
  await call('GET', `/payments/${id}`);
  await box.clock.advance('1m');
  await box.payments.refund(id, { amount: 40 });
  await call('GET', '/transactions?limit=10');
  const payout = { amount: 0.1, currency: 'BTC', address: BTC_ADDRESS };
  const { id: paid_out } = await call('POST', '/payouts', payout);
  await box.payouts.complete(paid_out);
  await call('GET', `/payouts/${paid_out}`);
  const { id: invoice } = await call('POST', '/invoices', { amount: 10, currency: 'EUR' });
  await box.invoices.void(invoice);
  await call('GET', `/invoices/${invoice}`);
  await call('GET', '/payments?limit=2');
  await call('POST', '/payments', { amount: -1, currency: 'EUR' });
  await call('POST', '/payments', { amount: 1, currency: 'EUR' }, 'tb_key_readonly');
  await call('GET', '/account', undefined, 'a_key_that_nobody_has');
  await call('GET', '/payments/pay_req_000000000000000000000000');
  await call('DELETE', `/webhooks/${hook}`);
  return { payment: id };
}

test('what was recorded of a service like the sandbox holds no credentials, and is answered the same', async () => {
  const box = await openBox();
  const proxy = await record(await serve(box), 'same.har');
  await course(proxy.url, box);
  const foreign = await request(`${proxy.url}/account`, { headers: { host: 'a-page.example' } });
  expect(foreign.statusCode).toBe(403);
  // It is there before the command ends.
  await expect.poll(() => readdirSync(folder)).toContain('same.har');
  const ended = await proxy.stop();
  expect({ code: ended.code, err: ended.err }).toEqual({ code: 0, err: [] });
  expect(ended.out.at(-1)).toContain('tenderbox parity same.har');
  expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  expect(statSync(join(folder, 'same.har')).mode & 0o077).toBe(0);

  const text = textOf('same.har');
  for (const secret of [box.apiKey, SECRET, 'of-somebody', 'a_key_that_nobody_has', 'tb_key_readonly'])
    expect(text).not.toContain(secret);
  const valid = harValidator();
  expect(valid(JSON.parse(text)), JSON.stringify(valid.errors)).toBe(true);

  const { code, out, err } = await run('parity', 'same.har');
  expect({ code, out, err }).toEqual({
    code: 0,
    out: [expect.stringMatching(/^default: 14 of 14 calls of http:\S+ compared, 0 differences, 0 accepted\.$/)],
    err: [],
  });
});

test('differences are told by operation, accepted into a file, and told again when they are others', async () => {
  const box = await openBox();
  let more: Changed = () => undefined;
  const url = await serve(box, (answer, path) => {
    answer.headers.date = 'now';
    if (answer.body?.payment_url !== undefined) {
      answer.headers['x-credits-left'] = '7';
      answer.body.amount = String(answer.body.amount);
      answer.body.risk = { score: 1 };
      delete answer.body.expires_at;
    }
    if (path.endsWith('/account')) answer.status = 418;
    if (answer.body?.status === 'paid') answer.body.status = 'settled';
    more(answer, path);
  });
  const recorded = async (name: string) => {
    const proxy = await record(url, name);
    await course(proxy.url, box);
    await proxy.stop();
  };
  await recorded('other.har');
  const { code, out, err } = await run('parity', 'other.har');
  expect({ code, err: err.join() }).toEqual({
    code: 1,
    err: expect.stringContaining('--accept accepted.json --update'),
  });
  const told = out.map((line) => line.replaceAll(/ {2,}/g, '  '));
  for (const line of [
    'differs  createPayment  header  201 x-credits-left  present recorded, absent here  1x',
    'differs  createPayment  shape  201 amount  string recorded, number here',
    'differs  createPayment  shape  201 expires_at  absent recorded, string here',
    'differs  createPayment  shape  201 risk  object recorded, absent here',
    'differs  getAccount  status  status  418 recorded, 200 here',
    'differs  getPayment  state  200 status  settled recorded, pending here',
  ])
    expect(told).toContainEqual(expect.stringContaining(line));
  expect(out.join('\n')).not.toContain('risk.score');
  expect(out.join('\n')).not.toContain(' date ');

  const as_json = await run('parity', 'other.har', '--json');
  const [profile] = JSON.parse(as_json.out.join('\n')).profiles;
  expect(profile.differences).toContainEqual(
    expect.objectContaining({ operation: 'createPayment', aspect: 'shape', where: '201 amount', accepted: false }),
  );
  expect(JSON.parse(as_json.err.join('\n'))).toMatchObject({
    code: 'parity',
    fix: 'tenderbox parity other.har --accept accepted.json --update',
    docs: expect.stringContaining('parity.md'),
  });

  const accept = ['--accept', 'accepted.json'];
  expect((await run('parity', 'other.har', ...accept, '--update')).code).toBe(0);
  const accepted = JSON.parse(textOf('accepted.json'));
  accepted.differences[0].why = 'They bill by calls.';
  writeFileSync(join(folder, 'accepted.json'), JSON.stringify(accepted));
  expect((await run('parity', 'other.har', ...accept)).code).toBe(0);

  more = ({ body }, path) => path.endsWith('/payouts') && delete body.address;
  await recorded('later.har');
  const later = await run('parity', 'later.har', ...accept);
  expect(later.code).toBe(1);
  expect(later.out.filter((line) => line.startsWith('differs'))).toEqual([expect.stringContaining('createPayout')]);
  expect((await run('parity', 'later.har', ...accept, '--update')).code).toBe(0);
  expect(textOf('accepted.json')).toContain('They bill by calls.');

  const profiles = await run('parity', 'later.har', '--profile', 'default', 'strict');
  expect(profiles.out.slice(-2).map((line) => line.split(':')[0])).toEqual(['default', 'strict']);
  const behind = await run('parity', '--profile', 'default', 'strict', 'later.har');
  expect(behind).toEqual(profiles);
});

test('a call that the end of the recording cuts off is in it, and counted', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  onTestFinished(() => void silent.closeAllConnections());
  onTestFinished(() => void silent.close());
  const asked = new Promise((resolve) => silent.once('request', resolve));
  const proxy = await record(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/v1`, "a customer's.har");
  const call = fetch(`${proxy.url}/account`).catch(() => 'cut');
  await asked;
  const { out } = await proxy.stop();
  expect(await call).toBe('cut');
  expect(out.at(-1)).toBe(
    "Wrote 1 call to a customer's.har; tenderbox parity 'a customer'\\''s.har' makes them again in a sandbox.",
  );
  expect(JSON.parse(textOf("a customer's.har")).log.entries).toMatchObject([{ response: { status: 0 } }]);
});

test('a recording is a scenario that does again what happened', async () => {
  const box = await openBox();
  const proxy = await record(await serve(box), 'incident 4711.har');
  const { payment } = await course(proxy.url, box);
  await box.faults.add({ match: { operation_id: 'getBalance' }, effect: { status: 503, retry_after: 2 }, times: 2 });
  for (let i = 0; i < 3; i++) await fetch(`${proxy.url}/balance`, { headers: { 'x-api-key': box.apiKey } });
  await proxy.stop();
  const { code, out, err } = await run(
    'from-har',
    'incident 4711.har',
    '--id',
    payment,
    '--out',
    'recorded/incident.yaml',
  );
  expect({ code, out, err }).toEqual({
    code: 0,
    out: [
      'Wrote the scenario incident to recorded/incident.yaml.',
      expect.stringContaining('--scenarios recorded has it'),
    ],
    err: [expect.stringContaining('--id names another')],
  });
  expect((await run('check-scenarios', 'recorded')).code).toBe(0);
  expect(parse(textOf('recorded/incident.yaml'))).toMatchObject({
    on: 'payment.created',
    steps: [
      { after: '30s', pay: { currency: 'BTC' } },
      { after: '1m', refund: { amount: 40 } },
    ],
    respond: [{ operation: 'getBalance', times: 2, status: 503, retry_after: 2 }],
  });

  const again = await createTenderbox({
    ...{ clock: 'frozen', port: false, scenarios: [join(folder, 'recorded')], scenario: 'incident' },
  });
  onTestFinished(() => again.close());
  const headers = { authorization: `Bearer ${again.apiKey}`, 'content-type': 'application/json' };
  const body = '{"amount":100,"currency":"EUR"}';
  const { id } = (await (await again.fetch('/v1/payments', { method: 'POST', headers, body })).json()) as {
    id: string;
  };
  const balance = async () => (await again.fetch('/v1/balance', { headers })).status;
  expect([await balance(), await balance(), await balance()]).toEqual([503, 503, 200]);
  await again.clock.advance('5m');
  expect(await again.payments.get(id)).toMatchObject({ phase: 'partly_refunded' });
});

const entry = (request: object, response: object, at = '2026-11-20T17:00:00.000Z') => ({
  startedDateTime: at,
  request: { method: 'GET', url: 'https://api.shop.example/v1/balance', headers: [], ...request },
  response: { status: 200, headers: [{ name: 'content-type', value: 'application/json' }], content: {}, ...response },
});
const har = (...entries: unknown[]): string => JSON.stringify({ log: { entries } });

test('what browsers save is read: bodies in base64, other hosts, questions beforehand, calls without credentials', async () => {
  const base = { url: 'https://api.shop.example/v1/payments', method: 'POST' };
  const made = { id: 'pay_req_of_theirs', amount: 5, currency: 'EUR', status: 'pending' };
  const [text, later] = [made, { ...made, status: 'expired' }].map((body) => btoa(JSON.stringify(body)));
  const saved = har(
    entry(
      { url: `${base.url}/pay_req_of_theirs`, headers: [{ name: ':authority', value: 'api.shop.example' }] },
      { content: { text: later, encoding: 'base64' } },
      '2026-11-20T18:00:00.000Z',
    ),
    entry({ url: 'https://fonts.example/font.woff2' }, {}),
    entry({ ...base, method: 'OPTIONS' }, { status: 204 }),
    entry(
      { ...base, postData: { mimeType: 'application/json', text: '{"amount":5,"currency":"EUR"}' } },
      { status: 201, content: { text, encoding: 'base64' } },
    ),
    entry({ url: `${base.url}/pay_req_of_yesterday` }, { content: { text: '{}' } }),
  );
  writeFileSync(join(folder, 'browser.har'), `\uFEFF${saved}`);
  const { code, out } = await run('parity', 'browser.har');
  expect(code).toBe(1);
  expect(out).toEqual(
    expect.arrayContaining([
      'left out: 1 call of fonts.example',
      'left out: 1 call by which a browser asks first (OPTIONS)',
      'left out: 1 call about pay_req_of_yesterday, which the recording does not make',
      expect.stringMatching(/^default: 2 of 3 calls of https:\/\/api\.shop\.example\/v1 compared/),
    ]),
  );
  // It expired, as the recording shows.
  expect(out.join('\n')).not.toMatch(/ state | status {2}/);
});

test('no secret of another service is kept, whatever its header is called and its bodies are written in', () => {
  const recorder = new Recorder('https://api.shop.example', '1.0.0');
  const add = (headers: Record<string, string>, body: string) =>
    recorder.add({
      ...{ at_ms: 0, duration_ms: 1, method: 'POST', target: '/v1/orders', headers, body: Buffer.from(body) },
      ...{ status: 200, response_headers: {}, response_body: undefined, comment: '' },
    });
  const secret = {
    'x-auth': 'in-auth',
    'x-access-key': 'in-access',
    'x-session': 'in-session',
    'x-session-id': 'in-id',
  };
  const kept = {
    'idempotency-key': 'order-1042',
    'x-request-id': 'req_1',
    'x-author': 'ada',
    'www-authenticate': 'Basic',
  };
  add(
    { ...secret, ...kept, 'content-type': 'application/soap+xml' },
    '<o xml:id="o1" token="in-attribute"><ns:password type="t">in-xml</ns:password><secret><![CDATA[in-<cdata]]></secret><name>Ada</name></o>',
  );
  add(
    { 'content-type': 'multipart/form-data; boundary=b' },
    '--b\r\nContent-Disposition: form-data; name="api_key"\r\n\r\nin-part\r\n--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nhello\r\n--b\r\nContent-Disposition: form-data; name="payload"\r\n\r\n{"password":"in-json"}\r\n--b--\r\n',
  );
  add({ 'content-type': 'text/xml' }, '<o><payload><![CDATA[{"token":"in-json"}]]></payload></o>');
  // No element that holds text alone, which is seen at once and not after every way to read it.
  add({ 'content-type': 'text/xml' }, `<a>${'<![CDATA[x]]>'.repeat(40)}<b>`);
  const text = recorder.text();
  expect(text.match(/\bin-(?:auth|access|session|id|attribute|xml|<cdata|part|json)/g)).toBeNull();
  for (const value of [...Object.values(kept), 'o1', '<name>Ada</name>', 'hello']) expect(text).toContain(value);
});

test('a body that is missing or cut off is said, and a recording of which nothing was compared is no success', async () => {
  const box = await openBox();
  await course(await serve(box), box);
  const archive: Any = await (await box.fetch('/_sandbox/requests/export')).json();
  const bodies = archive.log.entries.filter(({ response }: Any) => response.content.text !== '');
  const changed = async (change: (content: Any) => void, from = 0) => {
    const before = structuredClone(bodies);
    for (const { response } of bodies.slice(from)) change(response.content);
    writeFileSync(join(folder, 'bodies.har'), har(...bodies.splice(0, bodies.length, ...before)));
    return run('parity', 'bodies.har');
  };
  const halve = (content: Any) => {
    content.text = content.text.slice(0, content.text.length / 2);
  };
  const last = await changed(halve, -1);
  expect([last.code, last.out[0]]).toEqual([
    0,
    expect.stringMatching(/^left out: 1 call of \w+ whose answer \d+ has no whole JSON body .*: body not compared$/),
  ]);
  for (const change of [halve, (content: Any) => void delete content.text]) {
    const all = await changed(change);
    expect([all.code, all.out.at(-1), all.err.join(' ')]).toEqual([
      1,
      expect.stringMatching(/: 0 of \d+ calls of /),
      expect.stringContaining('nothing was compared under default'),
    ]);
  }
});

test('where the sandbox answers no JSON and the recording some, it has no body', () => {
  const comparison = new Comparison();
  const [recorded, here] = ['{"id":"pay_1"}', '<p>'].map((text) => ({ status: 404, headers: {}, text })) as [Any, Any];
  for (const index of [1, 2]) {
    expect(comparison.add({ index, operation: 'getPayment', recorded, here }, new Ids())).toBe(true);
  }
  const where = { operation: 'getPayment', aspect: 'shape', where: '404 body' };
  expect(comparison.differences()).toEqual([{ ...where, recorded: 'object', here: 'absent', count: 2, entry: 1 }]);
});

test('what a sandbox exports is read', async () => {
  const box = await openBox();
  await course(await serve(box), box);
  const archive = await (await box.fetch('/_sandbox/requests/export')).text();
  writeFileSync(join(folder, 'export.har'), archive);
  expect((await run('parity', 'export.har')).out.at(-1)).toMatch(/, 0 differences, /);
});

test.each<[what: string, text: string, message: string]>([
  ['no JSON', '{"log":', 'damaged.har is no JSON: '],
  ['no HAR', '[]', 'has no object at the top, but []'],
  ['no entries', '{"log":{}}', 'has no list at log.entries, but nothing'],
  ['an entry without an answer', har({ ...entry({}, {}), response: null }), 'no object at log.entries[0].response'],
  [
    'a URL that is none',
    har(entry({ url: '/v1/balance' }, {})),
    'no URL at log.entries[0].request.url, but "/v1/balance"',
  ],
  ['a time that is none', har(entry({}, {}, 'noon')), 'no time at log.entries[0].startedDateTime, but "noon"'],
  ['a status that is none', har(entry({}, { status: '200' })), 'no number at log.entries[0].response.status'],
  ['headers that are none', har(entry({ headers: {} }, {})), 'no list at log.entries[0].request.headers'],
  [
    'a body that is not what it says',
    har(entry({}, { content: { text: '{}', encoding: 'base64' } })),
    'has at log.entries[0].response.content.text no "base64"',
  ],
  ['no call', har(), 'has no call at all. Record some with tenderbox record.'],
  [
    'calls of others alone',
    har(entry({ url: 'https://shop.example/cart' }, {})),
    'has no call of the merchant API: what it calls is of shop.example',
  ],
  [
    'two services',
    har(entry({}, {}), entry({ url: 'https://test.shop.example/v1/account' }, {})),
    'at https://api.shop.example/v1 and at https://test.shop.example/v1. Name the one that is meant with --target',
  ],
])('a recording with %s is rejected, and nothing is changed', async (_what, text, message) => {
  writeFileSync(join(folder, 'damaged.har'), text);
  writeFileSync(join(folder, 'kept.yaml'), 'as it was');
  for (const args of [
    ['parity', 'damaged.har'],
    ['from-har', 'damaged.har', '--out', 'kept.yaml'],
  ]) {
    const { code, err } = await run(...args);
    expect({ code, err: err.join('\n') }).toEqual({ code: 2, err: expect.stringContaining(message) });
  }
  expect(textOf('kept.yaml')).toBe('as it was');
});

test.each<[args: string[], message: string]>([
  [['parity', 'none.har'], 'there is no such file'],
  [['parity', 'x.har', '--update'], '--update writes the file that --accept names'],
  [['parity', 'x.har', '--accpet', 'a.json'], 'Did you mean --accept?'],
  [['parity', 'fine.har', '--profile', 'defualt'], 'Did you mean default?'],
  [['parity', 'fine.har', '--accept', 'fine.har'], 'fine.har has the format undefined'],
  [['parity', 'fine.har', '--target', 'https://other.example/v1'], 'has no answered call of https://other.example/v1'],
  [['parity', '--profile', 'default'], 'parity needs the recording: tenderbox parity recording.har'],
  [['record'], "required option '--target <URL>'"],
  [['record', '--target', 'api.shop.example'], '--target must be the base URL of a service'],
  [['record', '--target', 'https://me:key@api.shop.example'], 'without user name'],
  [['record', '--target', 'http://127.0.0.1:9', '--port', 'x'], '--port must be a whole number'],
  [['from-har', 'fine.har'], 'shows nothing that a scenario could do'],
  [['from-har', 'fine.har', '--id', 'pay_req_1'], 'shows no payment request, invoice or payout pay_req_1'],
])('%j is rejected in one line', async (args, message) => {
  writeFileSync(join(folder, 'fine.har'), har(entry({}, { content: { text: '{}' } })));
  const { code, err } = await run(...args);
  expect({ code, err: err.join('\n') }).toEqual({ code: expect.any(Number), err: expect.stringContaining(message) });
  expect(code).not.toBe(0);
});
