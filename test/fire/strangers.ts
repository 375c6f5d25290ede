/** What one stranger does to a public sandbox so that the others notice: each row as long as it is told to go on. */
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';

/** A public sandbox, and what is asked of it. */
export interface Ground {
  origin: string;
  /** False once the attack is to end. */
  goesOn(): boolean;
}

export interface Attack {
  row: string;
  /** Brings about what the attack needs, before anything is measured. @returns the attack itself, which ends when it is told to */
  prepare(ground: Ground): Promise<() => Promise<unknown>>;
}

export interface Reply {
  /** 0: the connection was cut. */
  status: number;
  text: string;
}

interface Asked {
  method?: string;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
  /** Its bytes are read and dropped. */
  dropped?: boolean;
  agent?: http.Agent;
}

/** One call; never rejects, because a sandbox may cut whom it likes. */
export function ask(origin: string, path: string, key: string | null, asked: Asked = {}): Promise<Reply> {
  const { method = 'GET', body, headers = {}, dropped = false, agent } = asked;
  return new Promise((resolve) => {
    const authority = key === null ? {} : { authorization: `Bearer ${key}` };
    const sent = { 'content-type': 'application/json', ...authority, ...headers };
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const request = http.request(origin + path, { method, headers: { ...sent, ...length }, agent }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => dropped || pieces.push(piece));
      response.on('close', () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(pieces).toString('utf8') }),
      );
    });
    request.on('error', () => resolve({ status: 0, text: '' })).end(body);
  });
}

/** Does something again and again over so many connections, until the attack ends. @returns how often each status came */
async function again(
  { goesOn }: Ground,
  connections: number,
  act: (i: number, agent: http.Agent) => Promise<Reply>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const one = async (first: number): Promise<void> => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = first; goesOn(); i += connections) {
      const { status } = await act(i, agent);
      statuses[status] = (statuses[status] ?? 0) + 1;
      // Whoever is refused at once would otherwise measure how fast it can ask.
      if (status === 0 || status === 429 || status === 503) await pause(20);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: connections }, (_, i) => one(i)));
  return statuses;
}

export const pause = (duration_ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, duration_ms));

/** Resolves when the attack ends. */
async function untilEnd({ goesOn }: Ground): Promise<void> {
  while (goesOn()) await pause(50);
}

export async function newMerchant(origin: string, headers: Record<string, string> = {}): Promise<string> {
  const { status, text } = await ask(origin, '/_sandbox/merchants', null, {
    method: 'POST',
    body: '{"label":"stranger"}',
    headers,
  });
  if (status !== 201) throw new Error(`No merchant was made: ${status} ${text}`);
  return (JSON.parse(text) as { api_key: string }).api_key;
}

const LONG = Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`field_${i}`, 'x'.repeat(490)]));
const LARGE_PAYMENT = JSON.stringify({ amount: 100, currency: 'EUR', metadata: LONG });

const pay = (origin: string, key: string, body = LARGE_PAYMENT, agent?: http.Agent): Promise<Reply> =>
  ask(origin, '/v1/payments', key, { method: 'POST', body, ...(agent && { agent }) });

/** What an attack needs must be there: one that was refused beforehand would prove nothing. */
async function bring(origin: string, key: string, method: string, path: string, body: unknown): Promise<void> {
  const { status, text } = await ask(origin, path, key, { method, body: JSON.stringify(body) });
  if (status !== 200 && status !== 201) throw new Error(`${method} ${path} was answered ${status}: ${text}`);
}

/** A merchant with nearly as many bytes as it may have, and a journal that is full. */
export async function fullMerchant(origin: string): Promise<string> {
  const key = await newMerchant(origin);
  for (let i = 0; i < 640; i++) if ((await pay(origin, key)).status !== 201) break;
  return key;
}

/** A merchant with as many records as it may have, most of them deliveries that wait to be tried again at the same instant. */
export async function retryingMerchant(origin: string): Promise<string> {
  const key = await newMerchant(origin);
  await bring(origin, key, 'PUT', '/_sandbox/clock', { mode: 'frozen' });
  for (let i = 0; i < 16; i++) {
    const url = `${origin}/_sandbox/inbox/box${i}`;
    await bring(origin, key, 'POST', '/v1/webhooks', { url, event_types: ['payment.created'] });
    await bring(origin, key, 'PUT', `/_sandbox/inbox/box${i}`, { answer: 'status', status: 503 });
  }
  for (let i = 0; i < 640; i++) if ((await pay(origin, key, '{"amount":10,"currency":"EUR"}')).status !== 201) break;
  await bring(origin, key, 'POST', '/_sandbox/settle', {});
  return key;
}

/** A call that reads or writes all that a merchant has. */
export interface DearCall {
  name: string;
  path: string;
  asked(state: string, i: number): Asked;
  /** What the merchant is that makes it dear; else one that is full of long payments. */
  of?: typeof fullMerchant;
}

const HOUR_MS = 3_600_000;
const GZIP = { 'accept-encoding': 'gzip' };
const read = (name: string, path: string, headers: Record<string, string> = {}): DearCall => ({
  name,
  path,
  asked: () => ({ headers, dropped: true }),
});

export const DEAR: readonly DearCall[] = [
  read('export', '/_sandbox/state'),
  read('export, compressed', '/_sandbox/state', GZIP),
  { name: 'import', path: '/_sandbox/state', asked: (body) => ({ method: 'PUT', body }) },
  {
    name: 'import that is refused at its end',
    path: '/_sandbox/state',
    asked: (state) => ({ method: 'PUT', body: `${state.slice(0, -1)},"x":1}` }),
  },
  read('archive', '/_sandbox/requests/export', GZIP),
  read('audit', '/_sandbox/audit'),
  read('contract', '/_sandbox/contract?format=yaml', GZIP),
  read('coverage', '/_sandbox/coverage?format=html'),
  read('search', '/_sandbox/search?q=nothing-is-called-so'),
  read('list that is searched', '/_sandbox/payments?q=nothing-is-called-so'),
  { ...read('overview', '/_sandbox/overview'), of: retryingMerchant },
  { ...read('endpoints', '/_sandbox/endpoints'), of: retryingMerchant },
  { ...read('jobs', '/_sandbox/jobs?limit=1'), of: retryingMerchant },
  {
    name: 'a clock that is set ahead',
    path: '/_sandbox/clock',
    of: retryingMerchant,
    asked: (_, i) => ({
      method: 'PUT',
      body: JSON.stringify({ mode: 'frozen', now: new Date(Date.now() + i * HOUR_MS).toISOString() }),
    }),
  },
];

/** The state that a stranger imports: as long as it may be. */
export async function importable(origin: string, key: string): Promise<string> {
  const { text } = await ask(origin, '/_sandbox/state', key);
  // The request log comes on top of the bytes that a merchant may have, and would make it longer than a stranger may send.
  return JSON.stringify({ ...(JSON.parse(text) as object), journal: [] });
}

/** Four connections over the same call. */
export function loopOver(
  ground: Ground,
  key: string,
  { path, asked }: DearCall,
  state: string,
): Promise<Record<number, number>> {
  return again(ground, 4, (i, agent) =>
    ask(ground.origin, path, key, { ...asked(state, i + 1), dropped: true, agent }),
  );
}

/** As slow as the bound lets it be, and one that is slower by far. */
const SLOW_PATTERN = '(?:[ab]{1,8}){1,3}[^ab]';
const SLOWER_PATTERN = '(?:[ab]{1,200}){1,5}[^ab]';

export const ATTACKS: readonly Attack[] = [
  {
    row: 'P1: deliveries and plans of an import that no scenario may have',
    async prepare(ground) {
      const { origin } = ground;
      const key = await newMerchant(origin);
      await pay(origin, key);
      const state = JSON.parse((await ask(origin, '/_sandbox/state', key)).text);
      const run = {
        id: 'run_1',
        scenario: 'x',
        resource_id: null,
        status: 'running',
        started_at_ms: 0,
        steps: [],
        plan: [],
      };
      const deliveries = [{ event: '*', duplicate: 1_000_000_000, parallel: true }];
      const body = JSON.stringify({ ...state, runs: [{ ...run, deliveries }] });
      return () =>
        again(ground, 4, async (i, agent) =>
          i % 8 < 4
            ? ask(origin, '/_sandbox/state', key, { method: 'PUT', body, agent })
            : pay(origin, key, LARGE_PAYMENT, agent),
        );
    },
  },
  {
    row: 'P2: long payments to sixteen inboxes',
    async prepare(ground) {
      const { origin } = ground;
      const keys = [await newMerchant(origin), await newMerchant(origin), await newMerchant(origin)];
      for (const key of keys) {
        for (let i = 0; i < 16; i++) {
          const url = `${origin}/_sandbox/inbox/box${i}`;
          await bring(origin, key, 'POST', '/v1/webhooks', { url, event_types: ['payment.created'] });
        }
      }
      const body = JSON.stringify({
        amount: 100,
        currency: 'EUR',
        metadata: { ...LONG, field_0: `Ā${'x'.repeat(480)}` },
      });
      return () => again(ground, 4, (i, agent) => pay(origin, keys[i % keys.length] as string, body, agent));
    },
  },
  {
    row: 'P3: a hundred connections that ask for all and read nothing',
    async prepare(ground) {
      const { origin } = ground;
      const key = await fullMerchant(origin);
      const port = Number(new URL(origin).port);
      const line = `GET /_sandbox/state HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\n\r\n`;
      return async () => {
        const sockets = Array.from({ length: 100 }, () => {
          const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
          socket.pause();
          socket.write(line);
          return socket;
        });
        await untilEnd(ground);
        for (const socket of sockets) socket.destroy();
      };
    },
  },
  {
    row: 'P4: four connections over the dearest calls',
    async prepare(ground) {
      const { origin } = ground;
      const key = await fullMerchant(origin);
      const state = await importable(origin, key);
      return () =>
        again(ground, 4, (i, agent) => {
          const { path, asked } = DEAR[i % DEAR.length] as DearCall;
          return ask(origin, path, key, { ...asked(state, i + 1), dropped: true, agent });
        });
    },
  },
  {
    row: 'P5: a merchant that is full and asks on',
    async prepare(ground) {
      const { origin } = ground;
      const key = await fullMerchant(origin);
      return () => again(ground, 4, (_, agent) => pay(origin, key, LARGE_PAYMENT, agent));
    },
  },
  {
    row: 'P6: two hundred scenarios with patterns',
    async prepare(ground) {
      const { origin } = ground;
      const key = await newMerchant(origin);
      const scenario = (i: number, matches = SLOW_PATTERN): object => ({
        name: `slow-${i}`,
        description: 'Looks long.',
        on: 'payment.created',
        match: { description: { matches } },
        steps: [{ after: '1s', confirm: {} }],
      });
      await bring(origin, key, 'PUT', '/_sandbox/scenarios/slow-0', scenario(0));
      const slower = JSON.stringify(scenario(200, SLOWER_PATTERN));
      const refused = await ask(origin, '/_sandbox/scenarios/slow-200', key, { method: 'PUT', body: slower });
      if (refused.status !== 400) throw new Error(`A pattern beyond every bound was answered ${refused.status}.`);
      // There is a bound to what all of them take together.
      for (let i = 1; i < 200; i++) {
        const body = JSON.stringify(scenario(i));
        await ask(origin, `/_sandbox/scenarios/slow-${i}`, key, { method: 'PUT', body });
      }
      const body = JSON.stringify({ amount: 100, currency: 'EUR', description: 'ab'.repeat(450) });
      return () => again(ground, 4, (_, agent) => pay(origin, key, body, agent));
    },
  },
  {
    row: 'P7: scenarios that send again what failed',
    async prepare(ground) {
      const { origin } = ground;
      const key = await newMerchant(origin);
      await bring(origin, key, 'PUT', '/_sandbox/clock', { mode: 'frozen' });
      for (let i = 0; i < 16; i++) {
        const url = `${origin}/_sandbox/inbox/box${i}`;
        await bring(origin, key, 'POST', '/v1/webhooks', { url, event_types: ['payment.created'] });
        await bring(origin, key, 'PUT', `/_sandbox/inbox/box${i}`, { answer: 'status', status: 410 });
      }
      const steps = Array.from({ length: 50 }, () => ({ after: '1m', replay_failed: {} }));
      await bring(origin, key, 'PUT', '/_sandbox/scenarios/again', {
        name: 'again',
        description: 'Sends again and again.',
        on: 'payment.created',
        steps,
        deliveries: [{ event: 'payment.created', drop: true }],
      });
      for (let i = 0; i < 20; i++) await bring(origin, key, 'POST', '/v1/payments', { amount: 1, currency: 'EUR' });
      return () =>
        again(ground, 4, (_, agent) =>
          ask(origin, '/_sandbox/clock/advance', key, { method: 'POST', body: '{"by":"1h"}', agent }),
        );
    },
  },
  {
    row: 'P8: two thousand bodies of one byte',
    async prepare(ground) {
      const port = Number(new URL(ground.origin).port);
      const line = 'POST /v1/payments HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 60000\r\n\r\n{';
      return async () => {
        const sockets = Array.from({ length: 2_048 }, () => {
          const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
          socket.resume();
          socket.write(line);
          return socket;
        });
        await untilEnd(ground);
        for (const socket of sockets) socket.destroy();
      };
    },
  },
  {
    row: 'P9: one address takes every stream and every waiting place',
    async prepare(ground) {
      const { origin } = ground;
      const keys: string[] = [];
      for (let i = 0; i < 10; i++) keys.push(await newMerchant(origin));
      const port = Number(new URL(origin).port);
      const body = '{"for":{"event":"payout.completed"},"timeout_ms":60000}';
      return async () => {
        const sockets = keys.flatMap((key) =>
          Array.from({ length: 200 }, (_, i) => {
            const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
            socket.resume();
            const head = `Host: 127.0.0.1\r\nX-Forwarded-For: 203.0.113.9\r\nAuthorization: Bearer ${key}\r\n`;
            const waits = `POST /_sandbox/wait HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
            socket.write(i % 2 === 0 ? `GET /_sandbox/stream HTTP/1.1\r\n${head}\r\n` : waits);
            return socket;
          }),
        );
        await untilEnd(ground);
        for (const socket of sockets) socket.destroy();
      };
    },
  },
];

/** Whether a stranger at another address still gets a stream. */
export async function getsStream(origin: string): Promise<boolean> {
  const address = { 'x-forwarded-for': '198.51.100.7' };
  const key = await newMerchant(origin, address);
  const request = http.get(`${origin}/_sandbox/stream`, { headers: { ...address, authorization: `Bearer ${key}` } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.on('error', () => undefined);
  response.destroy();
  return response.statusCode === 200;
}
