/** A plain client of the control API of a running sandbox. */

import { queryText } from '../client/control/call.js';
import { type Problem, problemText, startCommand, TOO_LONG, whyNot } from '../client/control/errors.js';
import { OPERATIONS } from '../client/control/generated/operations.js';
import { originOf as originIn } from '../client/control/options.js';
import { type Config, readConfig } from '../config/config.js';
import { isObject } from '../contract/pointer.js';
import { beginsWithZeros, MOST_PROOF_BITS } from '../domain/bytes.js';
import type { JsonObject } from '../domain/records.js';
import { configFiles } from '../platform/node/files.js';
import { hashes } from '../platform/node/hashes.js';
import { type Answer, NoAnswer, request } from '../platform/node/request.js';
import { showProgress } from '../platform/node/terminal.js';
import { sleep } from '../platform/node/time.js';
import { type Advice, type Context, EXIT, Rejection, wrongInput } from './context.js';
import type { ClientOptions } from './parse.js';
import { typed } from './print.js';

export type { Json, JsonObject } from '../domain/records.js';

/** How long a health check waits: a container runtime asks again soon. */
const HEALTH_TIMEOUT_MS = 4000;

/** Nobody answers where the sandbox should be. */
export class Unreachable extends Rejection {}

/** The sandbox rejected the call. */
export class ProblemAnswer extends Rejection {
  constructor(
    readonly status: number,
    message: string,
    advice: Partial<Advice>,
    readonly retry_after_s: number,
  ) {
    super(message, EXIT.failed, advice);
  }
}

/** All that a call says. */
export interface CallInput {
  path?: JsonObject;
  query?: JsonObject;
  body?: JsonObject;
}

type Query = Readonly<Record<string, string | number | undefined>>;

export interface Client {
  /** The base URL of the sandbox, with /v1. */
  url: string;
  /** The API key that is sent. */
  key: string | undefined;
  get(path: string, query?: Query, timeout_ms?: number): Promise<JsonObject>;
  send(method: 'POST' | 'PUT', path: string, body: JsonObject): Promise<JsonObject>;
  /** Makes a call by the name of its operation. */
  call(operation: string, input?: CallInput): Promise<JsonObject>;
}

/** A client for the sandbox and the merchant that the options, else the environment, else the configuration name. */
export async function connect(options: ClientOptions, context: Context): Promise<Client> {
  const [text, where] = await urlText(options, context);
  const origin = readOrigin(text, where);
  const key = options.apiKey ?? context.env.TENDERBOX_API_KEY;
  const named = Object.entries({
    [options.apiKey === undefined ? 'TENDERBOX_API_KEY' : '--api-key']: key,
    '--control-token': options.controlToken,
    '--merchant': options.merchant,
  });
  const [odd] = named.find(([, value]) => value !== undefined && !/^[!-~]*$/.test(value)) ?? [];
  if (odd !== undefined) throw wrongInput(`${odd} must be visible ASCII characters, without spaces or line ends.`);
  const headers: Record<string, string> = { accept: 'application/json, application/problem+json' };
  if (key) headers.authorization = `Bearer ${key}`;
  const { controlToken, merchant } = options;
  if (controlToken) headers['x-control-token'] = controlToken;
  if (merchant) headers['x-merchant'] = merchant;
  const url = `${origin}/v1`;
  let answered = false;
  const call = async (method: string, path: string, body?: JsonObject, timeout_ms?: number): Promise<JsonObject> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const typed = body === undefined ? headers : { ...headers, 'content-type': 'application/json' };
    const ask = async (more: object = {}): Promise<Answer> => {
      const answer = await showProgress(
        `${method} ${path.split('?')[0]}`,
        request({
          method,
          url: `${origin}/_sandbox${path}`,
          headers: { ...typed, ...more },
          ...sent,
          ...(timeout_ms === undefined ? {} : { timeout_ms }),
        }),
      ).catch((error: unknown) => {
        throw error instanceof NoAnswer ? unreachable(error, url, answered, options.urlFlag) : error;
      });
      answered = true;
      return answer;
    };
    const answer = await ask();
    if (answer.status !== 428 || `${method} ${path}` !== OPERATIONS.createMerchant)
      return readAnswer(answer, url, options);
    const proof = await showProgress('Working out a proof of work', proofFor(answer, url));
    return readAnswer(await ask({ 'x-proof-of-work': proof }), url, options);
  };
  return {
    ...{ url, key },
    get: (path, query = {}, timeout_ms) => call('GET', `${path}${queryText(query)}`, undefined, timeout_ms),
    send: (method, path, body) => call(method, path, body),
    call: (operation, { path = {}, query = {}, body = {} } = {}) => {
      const [method, template] = OPERATIONS[operation as keyof typeof OPERATIONS].split(' ') as [string, string];
      const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
      const timeout_ms = operation === 'getHealth' ? HEALTH_TIMEOUT_MS : undefined;
      return call(method, filled + queryText(query as Query), method === 'GET' ? undefined : body, timeout_ms);
    },
  };
}

/** Which sandbox is meant, and who says so. */
async function urlText(options: ClientOptions, { env, folder }: Context): Promise<[text: string, where: string]> {
  if (options.url !== undefined) return [options.url, options.urlFlag ?? '--url'];
  if (env.TENDERBOX_URL) return [env.TENDERBOX_URL, 'TENDERBOX_URL'];
  const result = await readConfig({ env, folder, ...configFiles });
  if (result.config === null) {
    const issues = result.issues.map(({ where, message }) => `${where}: ${message}`);
    throw wrongInput(`the configuration does not say where the sandbox is: ${issues.join(' ')} Or name it with --url.`);
  }
  return [originOf(result.config), 'the configuration'];
}

/** The origin of the sandbox that the environment, else the configuration names; undefined where neither can be read. */
export const ownOrigin = (context: Context): Promise<string | undefined> =>
  urlText({}, context).then(
    ([text]) => originIn(text),
    () => undefined,
  );

/** Where the sandbox is that a configuration starts. */
export const originOf = ({ port, host, tls }: Config): string =>
  `${tls === null ? 'http' : 'https'}://${reachable(host)}:${port}`;

/** A server that listens on every address is reached on loopback. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

function readOrigin(text: string, where: string): string {
  const origin = originIn(text);
  if (origin !== undefined) return origin;
  throw wrongInput(
    `${where} must be the base URL of a sandbox, such as http://127.0.0.1:4020/v1, not ${JSON.stringify(text)}.`,
  );
}

/** @param before whether it answered this command before: then it has stopped, and nothing is wrong with the address */
function unreachable(error: NoAnswer, url: string, before: boolean, flag = '--url'): Rejection {
  const why = whyNot(error.code, error.message, url);
  if (before)
    return new Rejection(`The sandbox at ${url} does not answer any more: ${why}. It was stopped, or it crashed.`);
  const start = startCommand(url, error.message);
  return new Unreachable(
    `No sandbox answers at ${url}: ${why}. Start one with \`${start}\`, or name another with ${flag}.`,
    EXIT.failed,
    { code: 'unreachable', fix: start },
  );
}

/** The sandbox that an option names, for a command that is typed next: without it, that would ask another one. */
export const sameSandbox = ({ url }: ClientOptions): string => (url === undefined ? '' : ` --url ${typed(url)}`);

/** What a sandbox advises, as it helps whoever gave these options. */
function advised(problem: Partial<Problem>, options: ClientOptions): string | undefined {
  // The sandbox cannot know that the key is an option, which no variable takes back.
  const byOption = problem.code === 'unauthenticated' && options.apiKey !== undefined;
  const fix = byOption ? 'tenderbox create merchant' : problem.fix;
  return fix?.startsWith('tenderbox ') ? fix + sameSandbox(options) : fix;
}

function readAnswer(answer: Answer, url: string, options: ClientOptions): JsonObject {
  const body = parse(answer.text);
  if (answer.content_type.startsWith('application/problem+json') && body !== undefined) {
    const { code, docs, allowed } = body as Partial<Problem>;
    const fix = advised(body as Partial<Problem>, options);
    const guide = docs === undefined ? {} : { docs: new URL(docs, url).href };
    const advice = {
      ...(code === undefined ? {} : { code }),
      ...(fix === undefined ? {} : { fix }),
      ...guide,
    };
    const text = problemText(answer.status, body as Partial<Problem>);
    const next =
      answer.status === 404 && allowed === undefined && fix !== undefined ? ` ${fix} lists what there is.` : '';
    throw new ProblemAnswer(answer.status, text + next, advice, answer.retry_after_s);
  }
  if (answer.status === TOO_LONG.status) throw new Rejection(problemText(answer.status, TOO_LONG));
  // Health is told with 503 as well.
  if (body === undefined || (answer.status >= 400 && answer.status !== 503)) {
    const type = answer.content_type === '' ? 'nothing readable' : answer.content_type;
    const plain = answer.status === 400 && url.startsWith('http:');
    const hint = plain ? '; if it was started with --tls, its URL begins with https://' : '';
    throw new Rejection(
      `${url} answered ${answer.status} with ${type}: that is no sandbox. Check --url or TENDERBOX_URL${hint}.`,
    );
  }
  return body;
}

/** Work between two looks at what else there is to do: showing that it goes on. */
const TURN = 65_536;

/** What a sandbox that is open to everybody asks for before it makes a merchant (deploy/README.md). The most takes hours. */
async function proofFor(answer: Answer, url: string): Promise<string> {
  const { challenge, bits } = parse(answer.text) ?? {};
  const possible = Number.isInteger(bits) && (bits as number) >= 0 && (bits as number) <= MOST_PROOF_BITS;
  if (!possible || typeof challenge !== 'string' || !/^[\x21-\x7e]{1,256}$/.test(challenge)) {
    throw new Rejection(
      `${url} asks for a proof of work that cannot be given: it must name a challenge of 1 to 256 visible ASCII characters, and a whole number of bits from 0 to ${MOST_PROOF_BITS}. Check its address, or ask its operator for a key.`,
    );
  }
  for (let count = 0; ; count += 1) {
    if (count % TURN === 0) await sleep(0);
    const proof = `${challenge} ${count}`;
    if (beginsWithZeros(hashes.sha256Hex(proof), bits as number)) return proof;
  }
}

function parse(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? (value as JsonObject) : undefined;
  } catch {
    return undefined;
  }
}
