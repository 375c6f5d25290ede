/** A course of calls that puts secrets into every place where they belong, and into those where they are put by mistake. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** No output of the program holds this text, so that a search for it finds secrets alone. */
export const CANARY = 'c4n4ry';

/** The same for secrets in URLs. A webhook's endpoint has its URL as it is, and so have the deliveries to it; nothing else has. */
export const URL_CANARY = 'u71-s3cr3t';
export const SHOWS_ENDPOINTS = /^answer to (?:an endpoint|GET \/_sandbox\/(?:endpoints|deliveries)\b)/;

export interface Output {
  where: string;
  text: string;
}

interface Reach {
  origin: string;
  /** API key of the merchant. */
  key: string;
  /** Where webhooks go. */
  receiver: string;
}

type Headers = Record<string, string>;

const JSON_TYPE = { 'content-type': 'application/json' };

async function sent(where: string, url: string, init: RequestInit): Promise<Output> {
  const answer = await fetch(url, init);
  const headers = JSON.stringify([...answer.headers]);
  return { where: `answer to ${where}`, text: `${answer.status} ${headers} ${await answer.text()}` };
}

/** Credentials as clients send them, right and wrong, each with a text that can be found again. */
const CREDENTIALS: readonly Headers[] = [
  { authorization: `Bearer tb_key_${CANARY}_bearer_0123456789` },
  { authorization: `bearer ${CANARY}-lower-case-0123456789` },
  { authorization: `Basic ${CANARY}BasicCredential0123456789` },
  { authorization: `${CANARY} without a scheme 0123456789` },
  { authorization: `Digest username="${CANARY}", response="0123456789"` },
  { 'x-api-key': `tb_key_${CANARY}_header_0123456789` },
  {
    'x-api-key': `tb_public_${CANARY}_0123456789`,
    'x-api-timestamp': '1',
    'x-api-signature': `${CANARY}-signature-0123456789`,
  },
  { cookie: `session=${CANARY}-cookie-0123456789` },
  { 'proxy-authorization': `Basic ${CANARY}-proxy-0123456789` },
  { 'x-control-token': `${CANARY}-control-0123456789` },
  { referer: `https://shop.example/?note=tb_key_${CANARY}_referer` },
];

const MISPLACED_IN_QUERY: readonly string[] = [
  ...['api_key', 'apiKey', 'key', 'token', 'access_token', 'secret', 'signature', 'api%5Fkey', 'password'],
].map((name) => `${name}=${CANARY}-${name.length}-0123456789`);

/** Fields of a webhook's secret that are of the wrong type, and keys in a body where none belong. */
const MISPLACED_IN_BODY: readonly unknown[] = [
  { secret: { value: CANARY } },
  { secret: [CANARY, [CANARY]] },
  { secret: `${CANARY}\n` },
  { secret: CANARY.repeat(100) },
  { api_key: `${CANARY}-0123456789` },
  { authorization: `Bearer ${CANARY}-0123456789` },
  { metadata: { api_key: `${CANARY}-0123456789` } },
];

/** Says every secret everywhere. @returns all answers, which may hold none of them */
export async function sayEverywhere({ origin, key, receiver }: Reach): Promise<Output[]> {
  const right = { ...JSON_TYPE, authorization: `Bearer ${key}` };
  const api = `${origin}/v1`;
  const post = (where: string, path: string, body: unknown, headers: Headers = {}) =>
    sent(where, api + path, { method: 'POST', headers: { ...right, ...headers }, body: JSON.stringify(body) });
  const outputs: Output[] = [];
  const say = async (output: Promise<Output>) => void outputs.push(await output);
  const payment = { amount: 100, currency: 'EUR', chargeable: ['BTC'], description: 'x' };
  for (const headers of CREDENTIALS) {
    const [name] = Object.keys(headers);
    await say(sent(`GET with ${name}`, `${api}/account`, { headers }));
    await say(sent(`control GET with ${name}`, `${origin}/_sandbox/clock`, { headers }));
    if (headers.authorization === undefined && headers['x-api-key'] === undefined)
      await say(sent(`GET with ${name} and a key`, `${api}/account`, { headers: { ...right, ...headers } }));
  }
  const keyIn = `tb_key_${CANARY}_ValueOfAKey01`;
  for (const query of [...MISPLACED_IN_QUERY, `note=${keyIn}`, `note=${key}`, `${key}=1`, key]) {
    await say(sent(`GET ?${query.split('=')[0]}`, `${api}/payments?${query}`, { headers: right }));
    await say(sent('control GET by query', `${origin}/_sandbox/requests?${query}`, {}));
    await say(sent('page by query', `${origin}/dashboard?${query}`, {}));
  }
  for (const secret of [keyIn, key]) {
    await say(sent('GET with a key in the path', `${api}/payments/${secret}`, { headers: right }));
    await say(sent('control GET with a key in the path', `${origin}/_sandbox/payments/${secret}`, {}));
    await say(sent('nowhere', `${origin}/nowhere/${secret}`, {}));
    for (const field of ['currency', 'amount'])
      await say(post(`a key as ${field}`, '/payments', { ...payment, [field]: secret }));
    await say(post('a key as Idempotency-Key', '/payments', payment, { 'idempotency-key': secret }));
  }
  for (const body of MISPLACED_IN_BODY) {
    await say(post(`webhook with ${Object.keys(body as object)}`, '/webhooks', { url: receiver, ...(body as object) }));
    await say(post(`payment with ${Object.keys(body as object)}`, '/payments', { ...payment, ...(body as object) }));
  }
  await say(post('webhook', '/webhooks', { url: receiver, secret: `${CANARY}_webhook_secret_0123` }));
  const url = new URL(`?password=${URL_CANARY}&a=1`, receiver).href;
  await say(post('an endpoint', '/webhooks', { url, event_types: ['payment.created'] }));
  await say(post('an endpoint with a password', '/webhooks', { url: url.replace('//', `//me:${URL_CANARY}@`) }));
  await say(post('a refused endpoint', '/webhooks', { url: `ftp://shop.example/?token=${URL_CANARY}` }));
  const callback_url = `https://shop.example/?to=https%3A%2F%2Fy%3Ftoken%3D${URL_CANARY}&signature=${URL_CANARY}`;
  await say(post('a refused payment', '/payments', { ...payment, amount: -1, callback_url }));
  await say(post('a payment that is delivered', '/payments', { amount: 100, currency: 'EUR' }));
  await say(sent('GET from a page', `${api}/account`, { headers: { ...right, referer: callback_url } }));
  await say(sent('GET ?note', `${api}/payments?note=${encodeURIComponent(url)}`, { headers: right }));
  await say(sent('broken JSON', `${api}/webhooks`, { method: 'POST', headers: right, body: `{"secret":"${CANARY}` }));
  await say(post('a payment', '/payments', payment));
  return outputs;
}

/** Paths of the control API that are read without naming a record, from its description. */
function readablePaths(): string[] {
  const { paths } = parse(readFileSync('openapi/sandbox.yaml', 'utf8')) as { paths: Record<string, object> };
  return Object.entries(paths)
    .filter(([path, item]) => 'get' in item && !path.includes('{') && path !== '/stream' && path !== '/state')
    .map(([path]) => `/_sandbox${path}`);
}

const EXPORTS = ['/_sandbox/requests/export?format=har', '/_sandbox/requests/export?format=json'];
const PAGES = ['/', '/dashboard', '/docs', '/metrics'];

/** Everything that can be read of a sandbox, except its exported state, which holds its credentials. */
export async function readEverything(origin: string): Promise<Output[]> {
  const outputs: Output[] = [];
  const read = async (path: string, headers: Headers = {}) => {
    const output = await sent(`GET ${path} ${headers.accept ?? ''}`, origin + path, { headers });
    outputs.push(output);
    return output.text;
  };
  for (const path of [...readablePaths(), ...EXPORTS, ...PAGES])
    for (const accept of ['application/json', 'text/html', 'text/csv', 'application/xml', 'text/markdown'])
      await read(path, { accept });
  const ids = new Set<string>();
  for (const [list, path] of [
    ['requests', 'requests'],
    ['deliveries', 'deliveries'],
    ['endpoints', 'endpoints'],
    ['events', 'events'],
    ['payments', 'payments'],
  ] as const) {
    const { data } = (await (
      await fetch(`${origin}/_sandbox/${list}${list === 'endpoints' ? '' : '?limit=100'}`)
    ).json()) as { data: { id: string }[] };
    for (const { id } of data) {
      ids.add(id);
      await read(`/_sandbox/${path}/${id}`);
    }
  }
  if (ids.size < 50) throw new Error(`Only ${ids.size} records were read; the course did not run.`);
  return outputs;
}

/** Where a secret stands that should stand nowhere. */
export function leaks(outputs: readonly Output[], secrets: readonly string[]): string[] {
  return outputs.flatMap(({ where, text }) =>
    secrets
      .filter((secret) => text.includes(secret))
      .map((secret) => {
        const at = text.indexOf(secret);
        return `${where}: …${text.slice(Math.max(0, at - 60), at + secret.length + 20)}…`;
      }),
  );
}
