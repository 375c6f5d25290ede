/** Serves a sandbox to coding agents by the Model Context Protocol. Standard output belongs to the protocol. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  type JSONRPCMessage,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { whyNot } from '../client/control/errors.js';
import { DEFAULT_API_KEY } from '../domain/merchants/keys.js';
import { programVersion } from '../platform/node/files.js';
import { onStopSignal } from '../platform/node/process.js';
import { NoAnswer, request } from '../platform/node/request.js';
import { operationOn, parsed } from './calls.js';
import { type Client, connect, type JsonObject } from './client.js';
import { type Call, COMMANDS } from './commands.js';
import { type Context, EXIT, Rejection, wrongInput } from './context.js';
import { find } from './demo.js';
import { type ClientOptions, targetCommand } from './parse.js';
import { failureText } from './run.js';

/** What an agent gave, held against the schema of its tool. */
type Given = Record<string, string & JsonObject>;

interface Tool {
  description: string;
  /** By name, its JSON Schema; a name that ends with `?` may be left out. */
  input: Readonly<Record<string, object>>;
  run(client: Client, given: Given, key: string | undefined): Promise<unknown>;
}

const text = (description: string) => ({ type: 'string', description });
const object = (description: string) => ({ type: 'object', description });

const acts = Object.keys(COMMANDS).filter((name) => {
  const { calls = {} } = COMMANDS[name] ?? {};
  return 'words' in calls && typeof calls.operation === 'object' && name !== 'show';
});

function operationOf(action: string, id: string): string {
  const calls = COMMANDS[action]?.calls as Call | undefined;
  return operationOn(action, calls?.operation as Readonly<Record<string, string>>, id)[1];
}

const STATES = { snapshot: 'takeSnapshot', restore: 'restoreSnapshot', fork: 'forkMerchant', reset: 'resetMerchant' };

const TOOLS: Readonly<Record<string, Tool>> = {
  create_merchant: {
    description: 'Makes a merchant with a world of its own. Its api_key goes into `merchant` of other tools.',
    input: { 'label?': text('its name'), 'clock?': { enum: ['real', 'frozen'] }, 'profile?': object('settings') },
    run: (client, given) => client.call('createMerchant', { body: given }),
  },
  call: {
    description:
      'Calls the merchant API as the code under test would, e.g. POST /payments {"amount":100,"currency":"EUR"}.',
    input: {
      method: { enum: ['GET', 'POST', 'DELETE'] },
      path: text('below /v1, with its query'),
      'body?': object('JSON body'),
      'idempotency_key?': text('for POST'),
    },
    run: callApi,
  },
  act: {
    description: 'What customer, chain or reviewer do to one record: pay, confirm, expire, refund, complete a payout …',
    input: { action: { enum: acts }, id: text('of the record'), 'input?': object('fields, e.g. {"percent":50}') },
    run: (client, { action = '', id = '', input }) =>
      client.call(operationOf(action, id), { path: { id }, body: input ?? {} }),
  },
  advance: {
    description: 'Lets time pass: due jobs run, webhooks are sent.',
    input: { by: text('a duration such as 15m') },
    run: (client, { by = '' }) => client.call('advanceClock', { body: { by } }),
  },
  settle: {
    description: 'Waits until nothing is due and no webhook is under way.',
    input: {},
    run: (client) => client.call('settle', { body: {} }),
  },
  timeline: {
    description: 'What happened to a record and why, with webhooks and their attempts.',
    input: { id: text('of the record') },
    run: (client, { id = '' }) => client.call('getTimeline', { path: { id } }),
  },
  audit: {
    description: 'What clients and receivers did wrong so far, with evidence and advice.',
    input: {},
    run: async (client) => ({ findings: (await client.call('getAudit')).findings }),
  },
  state: {
    description: 'Keeps the state under a name, goes back to it, makes a second merchant in it, or begins anew.',
    input: {
      do: { enum: Object.keys(STATES) },
      'name?': text('of the snapshot or the fork'),
    },
    run: (client, { do: what, name }) => {
      const kept = { name: name ?? 'default' };
      const fork: JsonObject = name === undefined ? {} : { label: name };
      const body = { snapshot: kept, fork, restore: {}, reset: {} };
      return client.call(STATES[what as unknown as keyof typeof STATES], {
        path: kept,
        body: body[what as unknown as keyof typeof body],
      });
    },
  },
};

async function callApi(client: Client, given: Given, key: string | undefined): Promise<unknown> {
  const { method = 'GET', path = '', body, idempotency_key } = given;
  if (!path.startsWith('/'))
    throw wrongInput(`path must begin with /, such as /payments, not ${JSON.stringify(path)}.`);
  if (method === 'GET' && body !== undefined)
    throw wrongInput('body is not for GET; what a list is asked for stands in path.');
  const url = client.url + path.replace(/^\/v1(?=\/)/, '');
  // A path that leads out of it is of the control API, which has tools of its own.
  if (!new URL(url).href.startsWith(`${client.url}/`))
    throw wrongInput(`path leads out of the API: ${JSON.stringify(path)}.`);
  const { status, text } = await request({
    method,
    url,
    headers: {
      authorization: `Bearer ${key ?? DEFAULT_API_KEY}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(idempotency_key === undefined ? {} : { 'idempotency-key': idempotency_key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error;
    const why = whyNot(error.code, error.message, client.url);
    const message = `No whole answer came to ${method} ${path}: ${why}. Whether it took effect is not known.`;
    throw new Rejection(message, EXIT.failed, { code: 'no_answer' });
  });
  return { status, body: parsed(text) ?? text };
}

/** Validates what a user was asked for. Nobody is asked anything here, and the one of the SDK would compile code. */
const NO_VALIDATOR = {
  getValidator: () => {
    throw new Error('tenderbox mcp asks its user nothing.');
  },
};

/** What a schema of the SDK says of one thing that does not fit. */
interface Misfit {
  path: (string | number)[];
  expected?: string;
  message: string;
}

/** The SDK answers parameters that do not fit as an internal error, with all that its schema says of them. */
function inWords(message: JSONRPCMessage): JSONRPCMessage {
  const misfits = 'error' in message ? (parsed(message.error.message) as Misfit[] | undefined) : undefined;
  const [misfit] = Array.isArray(misfits) ? misfits : [];
  if (misfit === undefined) return message;
  const type = misfit.expected === 'record' ? 'object' : misfit.expected;
  const what = type === undefined ? `does not fit: ${misfit.message}` : `must be of type ${type}`;
  const said = `${misfit.path.join('.') || 'params'} ${what}. tools/list says what a tool takes: {"name":"settle","arguments":{}}.`;
  return { ...message, error: { code: ErrorCode.InvalidParams, message: said } };
}

const MERCHANT = { merchant: { type: 'string' } };

/** A tool as agents are told of it. */
function described([name, { description, input }]: [string, Tool]) {
  const fields = Object.entries(input).map(([field, schema]) => [field.replace('?', ''), schema]);
  const required = Object.keys(input).filter((field) => !field.endsWith('?'));
  const properties = { ...Object.fromEntries(fields), ...(name === 'create_merchant' ? {} : MERCHANT) };
  return {
    name,
    description,
    inputSchema: { type: 'object' as const, properties, ...(required.length > 0 && { required }) },
  };
}

/** @throws Rejection that says what is wrong with what an agent gave */
function requireFit(name: string, given: Readonly<Record<string, unknown>>): Tool {
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  if (tool === undefined) throw wrongInput(`there is no tool ${name}; there are ${Object.keys(TOOLS).join(', ')}.`);
  const { properties, required = [] } = described([name, tool]).inputSchema;
  for (const field of required) if (given[field] === undefined) throw wrongInput(`${name} needs ${field}.`);
  for (const [field, value] of Object.entries(given)) {
    const schema = properties[field] as { type?: string; enum?: string[] } | undefined;
    if (schema === undefined)
      throw wrongInput(`${name} takes no ${field}; it takes ${Object.keys(properties).join(', ')}.`);
    const fits = schema.enum?.includes(value as string) ?? (typeof value === schema.type && value !== null);
    const right = schema.enum === undefined ? `of type ${schema.type}` : `one of ${schema.enum.join(', ')}`;
    if (!fits) throw wrongInput(`${field} of ${name} must be ${right}, not ${JSON.stringify(value)}.`);
  }
  return tool;
}

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = targetCommand(name, context)
    .addHelpText(
      'after',
      '\nExample, for an agent that is configured by a file:\n  {"mcpServers":{"tenderbox":{"command":"npx","args":["tenderbox","mcp"]}}}',
    )
    .parse(args, { from: 'user' });
  const options = command.opts<ClientOptions>();
  const shown = await find(options, { ...context, out: context.err });
  const { url } = shown.client;
  const server = new Server(
    { name: 'tenderbox', version: programVersion() },
    { capabilities: { tools: {} }, jsonSchemaValidator: NO_VALIDATOR },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: Object.entries(TOOLS).map(described) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const answered = (said: string, isError: boolean) => ({
      content: [{ type: 'text' as const, text: said }],
      isError,
    });
    try {
      const tool = requireFit(params.name, params.arguments ?? {});
      const { merchant, ...given } = (params.arguments ?? {}) as Given;
      const key = merchant ?? options.apiKey ?? context.env.TENDERBOX_API_KEY;
      const client = await connect({ ...options, url, ...(key === undefined ? {} : { apiKey: key }) }, context);
      return answered(JSON.stringify(await tool.run(client, given, key)), false);
    } catch (error) {
      return answered(failureText(error, name), true);
    }
  });
  const transport = new StdioServerTransport();
  const send = transport.send.bind(transport);
  transport.send = (message) => send(inWords(message));
  // What is no message has no id that could be answered to, for which JSON-RPC has null.
  server.onerror = (error) => {
    const isJson = !(error instanceof SyntaxError);
    if (isJson && error.name !== 'ZodError') return;
    const code = isJson ? -32_600 : -32_700;
    const message = 'A line is one JSON-RPC message, such as {"jsonrpc":"2.0","id":1,"method":"tools/list"}.';
    void transport.send({ jsonrpc: '2.0', id: null, error: { code, message } } as never);
  };
  await new Promise<void>((resolve, reject) => {
    const unlisten = onStopSignal(() => resolve());
    server.onclose = () => resolve(unlisten());
    server.connect(transport).catch(reject);
    // Its client closes the input when it has no more to ask.
    process.stdin.once('end', () => void server.close());
  });
  await shown.close?.();
  return EXIT.ok;
}
