/** Rate limits by variant, on the merchant's clock, per key. */
import { expect, test } from 'vitest';
import type { Merchant } from '../../src/index.js';
import { answerHeaders } from '../../src/merchant/request.js';
import { type Answer, call, NOW, openBox, PAYMENT } from '../support/box.js';

const NOW_S = Date.parse(NOW) / 1000;

const limitsOf = ({ headers }: Answer) =>
  ['limit', 'remaining', 'reset'].map((name) => Number(headers.get(`x-ratelimit-${name}`)));

/** So many calls, and the last answer. */
async function ask(box: Merchant, times: number, key?: string): Promise<Answer> {
  const options = key === undefined ? {} : { key };
  await Promise.all(Array.from({ length: times - 1 }, () => call(box, 'GET /account', options)));
  return call(box, 'GET /account', options);
}

test('off: counted and shown as variant 1, never enforced', async () => {
  const box = await openBox();
  const first = await call(box, 'GET /account');
  expect(limitsOf(first)).toEqual([100, 99, NOW_S + 60]);
  const last = await ask(box, 150);
  expect([last.status, ...limitsOf(last)]).toEqual([200, 100, 0, NOW_S + 60]);
});

test('variant 1: 100 a minute, then 429 until the minute is over', async () => {
  const box = await openBox({ rate_limit: '1' });
  await box.clock.advance('20s');
  const last = await ask(box, 100);
  expect([last.status, ...limitsOf(last)]).toEqual([200, 100, 0, NOW_S + 60]);
  const refused = await call(box, 'POST /payments', { body: PAYMENT });
  expect([refused.status, refused.error.code, ...limitsOf(refused)]).toEqual([429, 'RATE_LIMITED', 100, 0, NOW_S + 60]);
  expect(refused.headers.get('retry-after')).toBe('40');
  expect(box.events()).toEqual([]);
  await box.clock.advance('39s');
  expect((await call(box, 'GET /account')).headers.get('retry-after')).toBe('1');
  await box.clock.advance('1s');
  const fresh = await call(box, 'GET /account');
  expect([fresh.status, ...limitsOf(fresh)]).toEqual([200, 100, 99, NOW_S + 120]);
});

test('Retry-After keeps its word', async () => {
  const box = await openBox({ rate_limit: '1' });
  await box.clock.advance('1s');
  const refused = await ask(box, 101);
  await box.clock.advance(`${refused.headers.get('retry-after')}s`);
  expect((await call(box, 'GET /account')).status).toBe(200);
});

test('variant 2: 60 a minute and 1000 an hour', async () => {
  const box = await openBox({ rate_limit: '2' });
  const minute = await ask(box, 61);
  expect([minute.status, ...limitsOf(minute)]).toEqual([429, 60, 0, NOW_S + 60]);
  for (let i = 1; i < 16; i++) {
    await box.clock.advance('1m');
    expect((await ask(box, 60)).status).toBe(200);
  }
  // 961 of the hour are used up; the minute allows 60, the hour 39 more.
  await box.clock.advance('1m');
  const tight = await ask(box, 39);
  expect([tight.status, ...limitsOf(tight)]).toEqual([200, 1_000, 0, NOW_S + 3_600]);
  const hour = await call(box, 'GET /account');
  expect([hour.status, ...limitsOf(hour)]).toEqual([429, 1_000, 0, NOW_S + 3_600]);
  expect(hour.headers.get('retry-after')).toBe(String(3_600 - 16 * 60));
  await box.clock.advance('44m');
  expect((await call(box, 'GET /account')).status).toBe(200);
});

test('variant 3: 500 a minute, with the hour and the day behind it', async () => {
  const box = await openBox({ rate_limit: '3' });
  const first = await call(box, 'GET /account');
  expect(limitsOf(first)).toEqual([500, 499, NOW_S + 60]);
  const refused = await ask(box, 500);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
});

test.each([
  [3_600, 10_000, '1h'],
  [86_400, 100_000, '7h'],
])('variant 3: a window of %i seconds ends at %i', async (seconds, limit, wait) => {
  const box = await openBox({ rate_limit: '3' });
  await call(box, 'GET /account');
  // So many calls are not made here: the count is put where they would have brought it.
  const { world } = box as unknown as {
    world: { data: { windows: Record<string, { seconds: number; count: number }[]> } };
  };
  const [counted] = Object.values(world.data.windows);
  const window = counted?.find((one) => one.seconds === seconds);
  if (window !== undefined) window.count = limit - 1;
  const last = await call(box, 'GET /account');
  expect([last.status, ...limitsOf(last).slice(0, 2)]).toEqual([200, limit, 0]);
  const refused = await call(box, 'GET /account');
  expect([refused.status, ...limitsOf(refused).slice(0, 2)]).toEqual([429, limit, 0]);
  expect(Number(refused.headers.get('retry-after'))).toBe((limitsOf(refused)[2] as number) - NOW_S);
  await box.clock.advance(wait);
  expect((await call(box, 'GET /account')).status).toBe(200);
});

test('each key has a count of its own, rejections count, and unknown callers have no say in it', async () => {
  const box = await openBox({ rate_limit: '1' });
  await ask(box, 100, 'tb_key_readonly');
  expect((await call(box, 'GET /account', { key: 'tb_key_readonly' })).status).toBe(429);
  expect(limitsOf(await call(box, 'GET /nothing'))[1]).toBe(99);
  expect(limitsOf(await call(box, 'GET /payments?limit=0'))[1]).toBe(98);
  expect((await ask(box, 150, 'unknown')).status).toBe(401);
  expect(limitsOf(await call(box, 'GET /account'))[1]).toBe(97);
});

test('the headers name the tightest window', () => {
  expect(answerHeaders('req_1_000001', { limit: 60, remaining: 3, reset_s: 1_795_194_060, retry_after_s: 7 })).toEqual({
    'X-Request-Id': 'req_1_000001',
    'X-RateLimit-Limit': '60',
    'X-RateLimit-Remaining': '3',
    'X-RateLimit-Reset': '1795194060',
    'Cache-Control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
});
