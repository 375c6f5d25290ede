/** Instances that share a bucket, and what becomes of merchants when instances and the bucket fail: npm run nightly -- object. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { verifyWebhook } from '../../src/webhooks.js';
import { buildObjects } from '../../tools/object.mjs';
import { startReceiver } from '../support/receiver.js';
import { expectWithin } from '../support/timing.js';
import type { Trouble } from './support/bucket.js';
import { type Cluster, type Instance, startCluster } from './support/cluster.js';
import { call, newKey, PAYMENT, startWriters } from './support/merchants.js';

const KILLS = Number(process.env.OBJECT_KILLS ?? 2);
const PAUSES = Number(process.env.OBJECT_PAUSES ?? 1);
const RESTARTS = Number(process.env.OBJECT_RESTARTS ?? 1);
const ORPHANS = Number(process.env.OBJECT_ORPHANS ?? 1);
const WRITERS = 12;
/** Most of each round is waiting for a lease to end: so many pairs of instances wait at a time. */
const AT_ONCE = 4;

/** How long an owner keeps what it owns when nothing is heard of it. */
const LEASE_MS = 20_000;
const NO_ANSWER_MS = 30_000;
const LONGEST_CALL_MS = 8_000;
const BAD_TIMES_MS = 15_000;

beforeAll(() => buildObjects());

const writersOf = async ({ url }: Cluster) =>
  startWriters(await Promise.all(Array.from({ length: WRITERS }, () => newKey(url() as string))), url);
type Writers = Awaited<ReturnType<typeof writersOf>>;

/** Shares rounds out among pairs of instances, each with writers of its own; holds what every pair has kept of them. */
async function inPairs(
  rounds: number,
  round: (of: { pair: Cluster; owner: Instance; writers: Writers; nth: number }) => Promise<void>,
) {
  const waits_ms: number[] = [];
  const ofOne = async (_: unknown, which: number): Promise<void> => {
    const pair = await startCluster(2);
    try {
      const writers = await writersOf(pair);
      for (let nth = which; nth < rounds; nth += AT_ONCE) {
        await writers.everybodyPaid(2);
        writers.takeWaits();
        // When one of two is lost, the other owns all of what they had; so the one that was not lost last time owns the most.
        const owner = pair.instances[Math.floor(nth / AT_ONCE) % 2] as Instance;
        await round({ pair, owner, writers, nth });
        await writers.everybodyPaid();
        waits_ms.push(Math.max(...writers.takeWaits()));
      }
      const verdict = await writers.verdict();
      console.log(
        `${writers.total()} payments; other answers: ${JSON.stringify(writers.answers)}; ends: ${pair.instances.map(({ ends }) => ends)}`,
      );
      expect(verdict).toEqual({ lost: 0, doubled: 0 });
    } finally {
      await pair.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, rounds) }, ofOne));
  return waits_ms;
}

test('what was acknowledged is there once, however often owners are killed', {
  timeout: 3_600_000,
}, async () => {
  const waits_ms = await inPairs(KILLS, async ({ owner, writers }) => {
    await owner.end('SIGKILL');
    await writers.everybodyPaid();
    await owner.start();
  });
  console.log(`no answer after a kill: ${waits_ms.map(Math.round)} ms`);
  expectWithin(Math.max(...waits_ms), NO_ANSWER_MS);
});

test('an owner that was stopped for longer than its lease keeps nothing from the others', {
  timeout: 3_600_000,
}, async () => {
  await inPairs(PAUSES, async ({ owner, writers }) => {
    owner.child?.kill('SIGSTOP');
    await sleep(LEASE_MS + 8_000);
    owner.child?.kill('SIGCONT');
    await writers.everybodyPaid(2);
    while (!owner.ready) await sleep(50);
  });
});

test.each<Trouble>(['refuses', 'stalls', 'loses', 'lies'])(
  'a bucket that %s loses nothing',
  { timeout: 600_000 },
  async (trouble) => {
    await inPairs(1, async ({ pair, writers }) => {
      pair.bucket.trouble(trouble);
      await sleep(BAD_TIMES_MS);
      pair.bucket.trouble();
      await writers.everybodyPaid(2);
    });
  },
);

test('instances that are restarted one after the other fail no call', {
  timeout: 600_000,
}, async () => {
  const cluster = await startCluster(3);
  try {
    const writers = await writersOf(cluster);
    await writers.everybodyPaid(2);
    writers.takeWaits();
    for (let nth = 0; nth < RESTARTS; nth += 1) {
      for (const instance of cluster.instances) {
        await instance.end('SIGTERM');
        await instance.start();
        await writers.everybodyPaid(2);
      }
    }
    const longest_ms = Math.max(...writers.takeWaits());
    console.log(`longest call of a rolling restart: ${longest_ms} ms`);
    expect(await writers.verdict()).toEqual({ lost: 0, doubled: 0 });
    expect(writers.answers).toEqual({});
    expectWithin(longest_ms, LONGEST_CALL_MS);
  } finally {
    await cluster.close();
  }
});

const EVENTS = [
  'payment.created',
  'payment.pending',
  'payment.succeeded',
  'transaction.created',
  'transaction.confirmed',
];
const SECRET = 'a-secret-of-this-test';

test('webhooks come though the owner was killed and nobody calls', {
  timeout: 3_600_000,
}, async () => {
  const pair = await startCluster(2);
  const receiver = await startReceiver();
  const came: {
    at_ms: number;
    body: string;
    headers: Record<string, string>;
  }[] = [];
  receiver.answers((request, response) => {
    came.push({
      at_ms: Date.now(),
      body: request.body,
      headers: request.headers as Record<string, string>,
    });
    response.writeHead(204).end();
  });
  try {
    for (let nth = 0; nth < ORPHANS; nth += 1) {
      const owner = pair.instances[nth % 2] as Instance;
      const keys = await Promise.all(Array.from({ length: WRITERS }, () => newKey(owner.url)));
      came.length = 0;
      for (const key of keys) {
        await call(owner.url, key, 'POST', '/v1/webhooks', {
          url: receiver.url,
          event_types: EVENTS,
          secret: SECRET,
        });
        const planned = {
          ...PAYMENT,
          metadata: { sandbox_scenario: 'payment-confirmed' },
        };
        expect(await call(owner.url, key, 'POST', '/v1/payments', planned)).toMatchObject({ status: 201 });
      }
      await owner.end('SIGKILL');
      // Each event may come more than once, and is the same then.
      const first = (): Map<string, { at_ms: number; made_ms: number }> => {
        const found = new Map<string, { at_ms: number; made_ms: number }>();
        for (const { at_ms, body, headers } of came) {
          const event = verifyWebhook(body, headers, SECRET) as {
            event_id: string;
            created_at: string;
          };
          if (!found.has(event.event_id))
            found.set(event.event_id, {
              at_ms,
              made_ms: Date.parse(event.created_at),
            });
        }
        return found;
      };
      await expect.poll(() => first().size, { timeout: 70_000 }).toBe(WRITERS * EVENTS.length);
      const late_ms = [...first().values()].map(({ at_ms, made_ms }) => at_ms - made_ms);
      console.log(
        `webhooks after a kill: ${came.length} for ${first().size} events, ${Math.max(...late_ms)} ms late at most`,
      );
      expect(Math.min(...late_ms)).toBeGreaterThanOrEqual(0);
      expectWithin(Math.max(...late_ms), NO_ANSWER_MS);
      await owner.start();
    }
  } finally {
    await receiver.close();
    await pair.close();
  }
});
