/** Calls of whoever has merchants in objects. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';

export const MERCHANTS = '/_sandbox/merchants';
export const JSON_TYPE = { 'content-type': 'application/json' };
export const PAYMENT = { amount: 100, currency: 'EUR' };

/** A port that nobody has. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

function prove(challenge: string, bits: number): string {
  for (let count = 0; ; count += 1) {
    const proof = `${challenge} ${count}`;
    const hash = createHash('sha256').update(proof).digest('hex');
    if (Number.parseInt(hash.slice(0, 12), 16) < 2 ** (48 - bits)) return proof;
  }
}

/** Finds the proof that a service asks for. */
export async function proofFor(url: string, headers = {}): Promise<string> {
  const asked = await fetch(url + MERCHANTS, {
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: '{}',
  });
  expect(asked.status).toBe(428);
  const { challenge, bits } = (await asked.json()) as {
    challenge: string;
    bits: number;
  };
  return prove(challenge, bits);
}

/** Makes a merchant, with a proof or without. */
export const create = (url: string, proof: string, body: object = {}, headers = {}): Promise<Response> =>
  fetch(url + MERCHANTS, {
    method: 'POST',
    headers: { ...JSON_TYPE, 'x-proof-of-work': proof, ...headers },
    body: JSON.stringify(body),
  });

/** The key of a new merchant. */
export async function newKey(url: string, headers = {}): Promise<string> {
  const made = await create(url, await proofFor(url, headers), {}, headers);
  expect(made.status).toBe(201);
  return ((await made.json()) as { api_key: string }).api_key;
}

/** Calls as a merchant does. */
export async function call(url: string, key: string, method: string, path: string, body?: unknown, headers = {}) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      ...(body === undefined ? {} : JSON_TYPE),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await answer.text();
  const { status, headers: told } = answer;
  const isJson = /json/.test(told.get('content-type') ?? '');
  return { status, body: isJson ? JSON.parse(text) : text, headers: told };
}

/** The ids of all payments of a merchant. */
export async function paymentsOf(url: string, key: string): Promise<string[]> {
  const found: string[] = [];
  for (let after = ''; ; after = `&starting_after=${found.at(-1)}`) {
    const { body } = await call(url, key, 'GET', `/v1/payments?limit=100${after}`);
    found.push(...body.data.map(({ id }: { id: string }) => id));
    if (!body.has_more) return found;
  }
}

/** Slow enough for the bounds of a merchant. */
const PACE_MS = 250;
const AGAIN_MS = 50;

/**
 * Merchants that pay again and again, each payment under a key of its own until it is acknowledged, whoever answers.
 * @param urlOf where the next call goes; undefined where nobody answers
 */
export function startWriters(keys: readonly string[], urlOf: () => string | undefined) {
  const acknowledged = new Map<string, Set<string>>(keys.map((key) => [key, new Set()]));
  const answers: Record<string, number> = {};
  let waits_ms: number[] = [];
  let done = false;
  const tried = async (key: string, again: object): Promise<string | undefined> => {
    const url = urlOf();
    if (url === undefined) return undefined;
    let said: string;
    try {
      const { status, body } = await call(url, key, 'POST', '/v1/payments', PAYMENT, again);
      if (status === 201) return body.id;
      said = `${status} ${JSON.stringify(body).slice(0, 100)}`;
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      said = cause?.code ?? name;
    }
    answers[said] = (answers[said] ?? 0) + 1;
    return undefined;
  };
  const write = async (key: string): Promise<void> => {
    for (let count = 0; !done; count += 1) {
      const from_ms = performance.now();
      let id: string | undefined;
      for (;;) {
        id = await tried(key, { 'idempotency-key': `payment-${count}` });
        if (id !== undefined) break;
        await sleep(AGAIN_MS);
      }
      acknowledged.get(key)?.add(id);
      waits_ms.push(performance.now() - from_ms);
      await sleep(PACE_MS);
    }
  };
  const writing = keys.map(write);
  const total = (): number => [...acknowledged.values()].reduce((sum, { size }) => sum + size, 0);
  return {
    total,
    /** What was said but that a payment was made, and how often. */
    answers,
    /** Resolves when every writer has had so many further answers. */
    async everybodyPaid(times = 1): Promise<void> {
      const before = new Map([...acknowledged].map(([key, { size }]) => [key, size]));
      while ([...acknowledged].some(([key, { size }]) => size < (before.get(key) ?? 0) + times)) await sleep(20);
    },
    /** How long payments took, from the first try of each, since this was asked last. */
    takeWaits(): number[] {
      const taken = waits_ms;
      waits_ms = [];
      return taken;
    },
    /** Ends them, and counts which of the acknowledged payments are not there, and which are there that nobody knows of. */
    async verdict(): Promise<{ lost: number; doubled: number }> {
      done = true;
      await Promise.all(writing);
      let [lost, doubled] = [0, 0];
      for (const [key, made] of acknowledged) {
        const found = await paymentsOf(urlOf() as string, key);
        const there = new Set(found);
        lost += [...made].filter((id) => !there.has(id)).length;
        doubled += found.filter((id) => !made.has(id)).length + found.length - there.size;
      }
      return { lost, doubled };
    },
  };
}
