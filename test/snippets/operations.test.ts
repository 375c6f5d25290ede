/** Every operation of the contract, in every language that is installed, is run against a sandbox. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profileContract } from '../../src/contract/index.js';
import { defaultSettings } from '../../src/domain/merchants/settings.js';
import { createTenderbox, type Merchant, type Sandbox } from '../../src/index.js';
import { ENVIRONMENT, LANGUAGES, type LanguageId, requestOf, type Scheme, snippet } from '../../src/snippets/index.js';
import { createInvoice, createPayment, createPayout, createWebhook } from '../support/box.js';
import { absent, installed, newFolder, type Outcome, type Programs, programsOf } from './runtimes.js';

const SCHEMES: readonly Scheme[] = ['bearer', 'key', 'signed'];
/** One operation with a body, and one with a query string, which no signature covers. */
const SIGNED_OPERATIONS = ['createPayment', 'listPayments'];
const ALL_MS = 600_000;

const contractOf = (auth: Scheme | 'any') => profileContract({ ...defaultSettings(), auth });
const { document, operations } = contractOf('any');
const successOf = (id: string): number | undefined =>
  operations.find(({ operationId }) => operationId === id)?.statuses.find((status) => status < 300);

/** What is hard to quote, in a form that HTTP can carry in a header. */
const HARD = `it's "q" \`id\` $HOME \${x} $(id) \\n !! %s %41 {{x}} #{x} ?> </script> <!--`;
const HARD_BODY = `{"amount": 100.50, "small": 1e-8, "tenth": 0.1,\r\n\t"text": ${JSON.stringify(HARD)}, "漢": "🙂\u2028"}\n\n`;

interface Received {
  line: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

interface Run {
  operations: { id: string; outcome: Outcome }[];
  calls: ReturnType<Merchant['requests']>;
  signed: { name: string; outcome: Outcome; statuses: number[] }[];
  literal: Outcome;
  error: Outcome;
  received: Received;
  folder: string;
}

let box: Sandbox;
let echo: Server;
const received = new Map<string, Received>();
const runs = new Map<LanguageId, Run>();

const environmentOf = ({ url, apiKey, publicKey, secretKey }: Merchant) => ({
  TENDERBOX_URL: url,
  TENDERBOX_API_KEY: apiKey,
  TENDERBOX_PUBLIC_KEY: publicKey,
  TENDERBOX_SECRET_KEY: secretKey,
});

/** A merchant that has one record of each kind, and the parameters that name them. */
async function merchantWithRecords() {
  const merchant = await box.createMerchant();
  const payment = await createPayment(merchant);
  const paid = await merchant.payments.pay(payment.id, { currency: 'BTC' });
  const parameters = {
    limit: '2',
    payment_request_id: payment.id,
    transaction_id: paid.payment.transaction_id,
    invoice_id: (await createInvoice(merchant)).id,
    payout_id: (await createPayout(merchant)).id,
    webhook_id: (await createWebhook(merchant, 'http://127.0.0.1:9/hooks')).id,
  };
  return { merchant, parameters };
}

function echoCall(language: LanguageId, base: string): string {
  const { url, ...others } = requestOf(document, 'createPayment', {
    base,
    body: HARD_BODY,
    parameters: { 'Idempotency-Key': `${HARD} ${language}` },
    credentials: { scheme: 'bearer', key: HARD },
  });
  return snippet(language, { ...others, url: [...(url as string[]), `/$HOME?text=${encodeURIComponent(HARD)}`] });
}

async function runAll(language: LanguageId, echoUrl: string): Promise<Run> {
  const { merchant, parameters } = await merchantWithRecords();
  const sources = new Map<string, string>();
  for (const { operationId } of operations)
    sources.set(operationId, snippet(language, requestOf(document, operationId, { parameters })));
  for (const scheme of SCHEMES) {
    for (const id of SIGNED_OPERATIONS) {
      const credentials = ENVIRONMENT[scheme];
      const request = requestOf(contractOf(scheme).document, id, { parameters, credentials });
      sources.set(`${scheme}_${id}`, snippet(language, request));
    }
  }
  const { publicKey, secretKey, url: base } = merchant;
  const credentials = { scheme: 'signed', publicKey, secretKey } as const;
  sources.set('literal', snippet(language, requestOf(document, 'createInvoice', { base, credentials })));
  sources.set('missing', snippet(language, requestOf(document, 'getPayment')));
  sources.set('echo', echoCall(language, echoUrl));
  const programs = await programsOf(language, sources, newFolder());

  const before = merchant.requests().length;
  const outcomes: Run['operations'] = [];
  for (const { operationId: id } of operations)
    outcomes.push({ id, outcome: await programs.run(id, environmentOf(merchant)) });
  const calls = merchant.requests().slice(before);
  const error = await programs.run('missing', environmentOf(merchant));
  await programs.run('echo');
  return {
    operations: outcomes,
    calls,
    literal: await programs.run('literal'),
    error,
    signed: await runSigned(programs),
    received: received.get(language) as Received,
    folder: programs.folder,
  };
}

async function runSigned(programs: Programs): Promise<Run['signed']> {
  const found: Run['signed'] = [];
  for (const scheme of SCHEMES) {
    const merchant = await box.createMerchant({ profile: { auth: scheme } });
    for (const id of SIGNED_OPERATIONS) {
      const name = `${scheme}_${id}`;
      const outcome = await programs.run(name, environmentOf(merchant));
      found.push({ name, outcome, statuses: merchant.requests().map(({ status }) => status) });
    }
  }
  return found;
}

beforeAll(async () => {
  box = await createTenderbox({ seed: 1 });
  echo = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const key = String(request.headers['idempotency-key']);
    received.set(key.slice(HARD.length + 1), {
      line: `${request.method} ${request.url}`,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    });
    answer.end('{}');
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const { port } = echo.address() as { port: number };
  const all = installed.map(async (id) => runs.set(id, await runAll(id, `http://127.0.0.1:${port}/v1`)));
  await Promise.all(all);
}, ALL_MS);

afterAll(async () => {
  for (const { folder } of runs.values()) rmSync(folder, { recursive: true, force: true });
  await new Promise((resolve) => echo.close(resolve));
  await box.close();
});

describe.each(installed)('%s', (language) => {
  const run = (): Run => runs.get(language) as Run;

  test('every operation is answered with the success that the contract documents', () => {
    const { calls, operations: outcomes } = run();
    expect(outcomes.map(({ outcome }) => outcome.code)).toEqual(outcomes.map(() => 0));
    expect(calls.map(({ status }) => status)).toEqual(operations.map(({ operationId }) => successOf(operationId)));
    for (const [index, { id, outcome }] of outcomes.entries()) {
      const { status, response_body } = calls[index] as Run['calls'][number];
      expect(`${outcome.out}${outcome.err}`, id).toContain(String(status));
      expect(outcome.out, id).toContain(response_body?.text);
    }
  });

  test('each way to authenticate is accepted, with a body and without one', () => {
    const found = run().signed;
    expect(found).toHaveLength(SCHEMES.length * SIGNED_OPERATIONS.length);
    for (const { name, outcome, statuses } of found) {
      expect(outcome, name).toMatchObject({ code: 0 });
      expect(statuses.at(-1), name).toBe(successOf(name.split('_')[1] as string));
    }
  });

  test('keys that are written into it are used, and nothing of the environment', () => {
    const { code, out } = run().literal;
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('"status":"draft"') });
  });

  test('an error is shown and ends with a failure', () => {
    const { code, out, err } = run().error;
    expect(code).not.toBe(0);
    expect(out + err).toContain('404');
    expect(out + err).toContain('"code":"RESOURCE_NOT_FOUND"');
  });

  test('address, headers and body arrive as they were given', () => {
    const { line, headers, body } = run().received;
    expect(new URL(line.replace('POST ', ''), 'http://x').searchParams.get('text')).toBe(HARD);
    expect(line.startsWith('POST /v1/payments/$HOME?')).toBe(true);
    expect(headers).toMatchObject({
      authorization: `Bearer ${HARD}`,
      'content-type': 'application/json',
      'idempotency-key': `${HARD} ${language}`,
    });
    expect(body).toBe(HARD_BODY);
  });
});

test.runIf(installed.includes('go'))('Go is written as gofmt writes it', () => {
  const { folder } = runs.get('go') as Run;
  expect(execFileSync('gofmt', ['-l', folder], { encoding: 'utf8' })).toBe('');
});

test('says which languages were run', () => {
  const name = (id: LanguageId): string => LANGUAGES[id].label;
  const missing = absent.length > 0 ? ` Not installed: ${absent.map(name).join(', ')}.` : '';
  console.log(`${operations.length} operations: ${installed.map(name).join(', ')}.${missing}`);
  expect(installed).toContain('javascript');
});
