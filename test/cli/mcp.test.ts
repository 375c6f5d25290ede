/** The server for coding agents, asked by the client of the official SDK. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, onTestFinished, test } from 'vitest';
import { openBox } from '../support/box.js';

const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

/** A client of the server, and a call of a tool whose answer is read. */
async function openClient(env: Record<string, string>) {
  const client = new Client({ name: 'test', version: '1' });
  const { PATH = '' } = process.env;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp'],
    env: { PATH, ...env },
    stderr: 'ignore',
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds, and fails where it is not there.
  const use = async (name: string, input: object = {}): Promise<any> => {
    const { content, isError } = await client.callTool({ name, arguments: { ...input } });
    const [{ text }] = content as [{ text: string }];
    return isError === true ? { error: JSON.parse(text) } : JSON.parse(text);
  };
  return { client, use };
}

test('an agent makes a merchant, charges, pays, refunds, looks, forks and goes back', async () => {
  const box = await openBox();
  const { client, use } = await openClient({ TENDERBOX_URL: box.url, TENDERBOX_API_KEY: box.apiKey });
  const { tools } = await client.listTools();
  expect(tools.length).toBeLessThanOrEqual(8);
  // A token is hardly ever shorter than three characters of English or JSON.
  expect(Math.ceil(JSON.stringify({ tools }).length / 3)).toBeLessThanOrEqual(2_000);

  const { api_key: merchant } = await use('create_merchant', { clock: 'frozen', label: 'agent' });
  const body = { amount: 100, currency: 'EUR' };
  const made = await use('call', { method: 'POST', path: '/payments', body, idempotency_key: 'k1', merchant });
  expect(made.status).toBe(201);
  const { id } = made.body;
  await use('state', { do: 'snapshot', name: 'before', merchant });
  expect((await use('act', { action: 'pay', id, merchant })).payment.status).toBe('paid');
  const refunded = await use('act', { action: 'refund', id, input: { percent: 50 }, merchant });
  expect(refunded.phase).toBe('partly_refunded');
  expect((await use('timeline', { id, merchant })).entries.length).toBeGreaterThan(5);
  const cut = { method: 'POST', path: '/payments', body, idempotency_key: 'k2', merchant };
  for (const effect of [{ reset: 'after_commit' }, { truncate_bytes: 5 }]) {
    const headers = {
      authorization: `Bearer ${merchant}`,
      'content-type': 'application/json',
    };
    const faults = `${box.controlUrl}/faults`;
    await fetch(faults, {
      method: 'POST',
      headers,
      body: JSON.stringify({ effect, times: 1 }),
    });
    expect((await use('call', cut)).error).toMatchObject({
      code: 'no_answer',
      message: expect.stringContaining('No whole answer came to POST /payments: the connection was cut'),
    });
  }
  expect((await use('call', cut)).status).toBe(201);
  const unnamed = await use('state', { do: 'fork', merchant });
  expect(unnamed.label).not.toBe('default');
  const fork = await use('state', { do: 'fork', name: 'twin', merchant });
  await use('state', { do: 'restore', name: 'before', merchant });
  const now = await use('call', { method: 'GET', path: `/payments/${id}`, merchant });
  const there = await use('call', { method: 'GET', path: `/payments/${id}`, merchant: fork.api_key });
  expect([now.body.status, there.body.status]).toEqual(['pending', 'paid']);
  expect((await use('advance', { by: '1d', merchant })).fired.length).toBeGreaterThan(0);
  await use('settle', { merchant });
  expect(Array.isArray((await use('audit', { merchant })).findings)).toBe(true);

  const failures: [tool: string, input: object, code: string, message: string][] = [
    ['pay', {}, 'wrong_input', 'there is no tool pay'],
    ['act', { action: 'pya', id }, 'wrong_input', 'action of act must be one of'],
    ['act', { action: 'pay' }, 'wrong_input', 'act needs id'],
    ['act', { action: 'confirm', id: 'payout_1' }, 'wrong_input', 'confirm is for a payment'],
    ['act', { action: 'pay', id: 'pay_req_none' }, 'resource_not_found', 'There is no payment request'],
    ['advance', { by: 15 }, 'wrong_input', 'by of advance must be of type string'],
    ['advance', { by: '15x' }, 'invalid_parameter', 'by must be a duration'],
    ['call', { method: 'GET', path: 'payments' }, 'wrong_input', 'path must begin with /'],
    ['call', { method: 'GET', path: '/account', body: {} }, 'wrong_input', 'body is not for GET'],
    ['call', { method: 'GET', path: '/../_sandbox/state' }, 'wrong_input', 'path leads out of the API'],
    ['timeline', { id, nonsense: 1 }, 'wrong_input', 'timeline takes no nonsense'],
    ['audit', { merchant: 'tb_key_nobody' }, 'unauthenticated', 'refused (401)'],
  ];
  for (const [tool, input, code, message] of failures) {
    const { error } = await use(tool, input);
    expect(error, tool).toMatchObject({ code, message: expect.stringContaining(message) });
    expect(error.fix).toMatch(/^\w+ /);
    expect(error.docs).toMatch(/\/[a-z-]+\.md$/);
  }
});

test('where no sandbox runs, an agent has one of its own', async () => {
  const { use } = await openClient({ TENDERBOX_PORT: '1' });
  expect((await use('call', { method: 'GET', path: '/account' })).status).toBe(200);
});

test('what is no message is answered as JSON-RPC has it', async () => {
  const box = await openBox();
  const server = spawn(process.execPath, [program, 'mcp', '--url', box.url], { stdio: ['pipe', 'pipe', 'ignore'] });
  onTestFinished(() => void server.kill());
  const answers = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  for (const [line, code] of [
    ['not json', -32_700],
    ['{"jsonrpc":"2.0","id":2,"method":"tools/call","params":5}', -32_600],
    ['[]', -32_600],
  ] as const) {
    server.stdin.write(`${line}\n`);
    const { value } = await answers.next();
    expect(JSON.parse(value), line).toMatchObject({ id: null, error: { code } });
  }
  for (const [params, wrong] of [
    [{ name: 'settle', arguments: 'x' }, 'params.arguments must be of type object.'],
    [{ name: 'settle', arguments: [1] }, 'params.arguments must be of type object.'],
    [{ name: 'settle', arguments: null }, 'params.arguments must be of type object.'],
    [{ arguments: {} }, 'params.name must be of type string.'],
  ] as const) {
    server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/call', params })}\n`);
    const { value } = await answers.next();
    expect(JSON.parse(value), value).toMatchObject({ id: 7, error: { code: -32_602 } });
    expect(JSON.parse(value).error.message).toBe(
      `${wrong} tools/list says what a tool takes: {"name":"settle","arguments":{}}.`,
    );
  }
});
