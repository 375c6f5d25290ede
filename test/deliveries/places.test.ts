/** Deliveries of a public sandbox, and where they do not go: addresses, spellings, names that change their mind, redirects. */
import type { LookupAddress } from 'node:dns';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addressCheck, type Resolve } from '../../src/platform/node/addresses.js';
import { HttpSender, type SenderOptions } from '../../src/platform/node/sender.js';
import { ALLOWED, NAMED, REFUSED, SPELLED } from './places.js';

const REFUSAL = /nothing is ever delivered there|is not delivered to/;
const addresses = Object.values(REFUSED).flat();

function open(options: SenderOptions) {
  const sender = new HttpSender(options);
  onTestFinished(() => sender.close());
  return (url: string) => sender.send({ url, headers: {}, body: '{}', timeout_ms: 5_000 }).result;
}

/** A resolver that answers what it is told, and counts how often it is asked. */
function resolver(answer: (asked: number, hostname: string) => readonly string[]) {
  const told = { asked: 0 };
  const resolve: Resolve = (hostname, _options, callback) => {
    const found = answer(told.asked++, hostname).map(
      (address): LookupAddress => ({ address, family: isIP(address.split('%')[0] as string) }),
    );
    setImmediate(() => callback(null, found));
  };
  return { resolve, told };
}

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Listens at an address of this machine. @returns its port and what came */
async function listen(address: string, port = 0, handler: Handler = (_req, res) => void res.end('ok')) {
  const seen: string[] = [];
  let connections = 0;
  const server = http.createServer((req, res) => {
    seen.push(`${req.headers.host}${req.url}`);
    handler(req, res);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, address, resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, seen, connections: () => connections };
}

describe('of a public sandbox', () => {
  test('a table of addresses: none of those that are not public is let through, and all others are', () => {
    const judge = addressCheck('public');
    expect(addresses.filter((address) => judge(address, address) === null)).toEqual([]);
    expect(addresses.filter((address) => judge('shop.example', address) === null)).toEqual([]);
    expect(ALLOWED.filter((address) => judge(address, address) !== null)).toEqual([]);
    expect(new Set(addresses).size + new Set([...SPELLED, ...NAMED]).size).toBeGreaterThanOrEqual(150);
  });

  test('a name that resolves to any of them is rejected before a connection is made', async () => {
    for (const address of addresses) {
      const { resolve, told } = resolver(() => [address]);
      const result = await open({ deliverTo: 'public', resolve })('http://shop.example/');
      expect(result, address).toMatchObject({ kind: 'failed', error: expect.stringMatching(REFUSAL) });
      expect(told.asked).toBe(1);
    }
  });

  test('P12: a rejection tells neither what a name leads to nor what kind of address that is', async () => {
    for (const deliverTo of ['public', ['hooks.example', '10.9.9.9/32']] as const) {
      const told = new Set<unknown>();
      for (const address of addresses) {
        const { resolve } = resolver(() => [address]);
        const result = await open({ deliverTo, strangers: true, resolve })('http://db.internal/');
        told.add(result.kind === 'failed' ? result.error : result);
      }
      const places = deliverTo === 'public' ? 'addresses of the public internet' : 'the hosts of the allow-list';
      expect([...told]).toEqual([`db.internal is not delivered to: deliveries go to ${places} only.`]);
    }
  });

  test('P12: who runs a sandbox of their own is told the address', async () => {
    const { resolve } = resolver(() => ['8.8.8.8']);
    const result = await open({ resolve })('http://db.internal/');
    expect(result).toMatchObject({ error: expect.stringMatching(/^db\.internal \(8\.8\.8\.8\) is not delivered to/) });
  });

  test.each(SPELLED)('%j is rejected, and no name is looked up for it', async (url) => {
    const { resolve, told } = resolver(() => ['8.8.8.8']);
    const result = await open({ deliverTo: 'public', resolve })(url);
    expect(result).toMatchObject({ kind: 'failed', error: expect.stringMatching(REFUSAL) });
    expect(told.asked).toBe(0);
  });

  test.each(NAMED)('%j is rejected by what it leads to', async (url) => {
    const { resolve } = resolver((asked) => (asked % 2 === 0 ? ['127.0.0.1', '::1'] : ['169.254.169.254']));
    const send = open({ deliverTo: 'public', resolve });
    for (let i = 0; i < 2; i++) {
      expect(await send(url)).toMatchObject({ kind: 'failed', error: expect.stringMatching(REFUSAL) });
    }
  });
});

describe('a name that changes what it leads to', () => {
  const [GOOD, BAD] = ['127.0.0.2', '127.0.0.1'];
  /** In which order a rebinding name answers; `n` counts how often it was asked. */
  const MOODS: readonly [string, (n: number) => readonly string[]][] = [
    ['the good one, then the bad one', (n) => [n % 2 === 0 ? GOOD : BAD]],
    ['the bad one, then the good one', (n) => [n % 2 === 0 ? BAD : GOOD]],
    ['both, the bad one first', () => [BAD, GOOD]],
    ['both, the good one first', () => [GOOD, BAD]],
    ['the bad one in IPv6, with the good one', () => [`::ffff:${BAD}`, GOOD]],
  ];
  const ROUNDS = 100;

  test.each(MOODS)('answers %s: the bad one is never connected to', async (_name, answer) => {
    const good = await listen(GOOD);
    const bad = await listen(BAD, good.port);
    const { resolve, told } = resolver(answer);
    let delivered = 0;
    for (let round = 0; round < ROUNDS; round++) {
      // A sender of its own each time, so that every round resolves and connects anew.
      const sender = new HttpSender({ deliverTo: [`${GOOD}/32`], resolve });
      const url = `http://rebound.example:${good.port}/${round}`;
      const result = await sender.send({ url, headers: {}, body: '{}', timeout_ms: 5_000 }).result;
      sender.close();
      if (result.kind === 'answered') delivered += 1;
      else expect(result).toMatchObject({ error: expect.stringMatching(REFUSAL) });
    }
    expect([bad.seen, bad.connections()]).toEqual([[], 0]);
    expect(told.asked).toBe(ROUNDS);
    expect(good.seen).toHaveLength(delivered);
    expect(delivered).toBeGreaterThanOrEqual(ROUNDS / 2);
  });

  test('a kept connection stays where it was judged, and the one that follows it is judged again', async () => {
    const good = await listen(GOOD, 0, (req, res) => {
      // Every third answer ends its connection, so that some are kept and some are new.
      if (good.seen.length % 3 === 0) res.setHeader('connection', 'close');
      req.resume();
      res.end('ok');
    });
    const bad = await listen(BAD, good.port);
    const { resolve, told } = resolver((n) => [n % 2 === 0 ? GOOD : BAD]);
    const send = open({ deliverTo: [`${GOOD}/32`], resolve });
    for (let round = 0; round < ROUNDS; round++) await send(`http://rebound.example:${good.port}/${round}`);
    expect([bad.seen, bad.connections()]).toEqual([[], 0]);
    expect(told.asked).toBeGreaterThan(10);
    expect(told.asked).toBeLessThan(ROUNDS);
    expect(good.seen.length).toBeGreaterThan(ROUNDS / 2);
  });
});

test.each([301, 302, 303, 307, 308])('a redirect (%i) is an answer, and nobody goes where it leads', async (status) => {
  const trap = await listen('127.0.0.1');
  const receiver = await listen('127.0.0.2', 0, (_req, res) => {
    const location = `http://127.0.0.1:${trap.port}/`;
    res.writeHead(status, { location, refresh: `0; url=${location}`, 'content-location': location }).end();
  });
  const { resolve } = resolver(() => ['127.0.0.2']);
  const result = await open({ deliverTo: ['127.0.0.2'], resolve })(`http://shop.example:${receiver.port}/`);
  expect(result).toMatchObject({ kind: 'answered', status });
  expect([receiver.connections(), trap.connections()]).toEqual([1, 0]);
});
