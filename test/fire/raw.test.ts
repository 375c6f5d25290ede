/**
 * Hostile bytes over bare sockets at the three doors, while another merchant makes ordinary calls: every answer is a documented one,
 * or the connection is closed as documented; the process lives, and answers the next ordinary call at once, and all of the others.
 */
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { expectWithin } from '../support/timing.js';
import { type Case, GOOD_BODY } from './case.js';
import { ADDRESSES } from './cases/addresses.js';
import { CONTENT_CASES } from './cases/contents.js';
import { MESSAGES } from './cases/messages.js';
import { type FireJudge, fireJudge, parameterOf } from './judge.js';
import { type OrdinaryCalls, startOrdinaryCalls } from './ordinary.js';
import { play } from './play.js';
import { type Spawned, spawnSandbox } from './spawned.js';

const CASES: readonly Case[] = [...MESSAGES, ...ADDRESSES, ...CONTENT_CASES];
const AT_ONCE_MS = 1_000;
/** The load beside the cases. */
const LOAD = { connections: 10, per_second: 500 };
/** So many of its calls at least are made while all cases are played, on a machine that is very busy too. */
const FEWEST_CALLS = 1_000;
const AUTHORIZED = { headers: { authorization: 'Bearer tb_key_default' } };

let sandbox: Spawned;
let judge: FireJudge;
let payment_id: string;
let ordinary: OrdinaryCalls;
beforeAll(async () => {
  sandbox = await spawnSandbox();
  judge = await fireJudge(sandbox.origin);
  const headers = { ...AUTHORIZED.headers, 'content-type': 'application/json' };
  const payment = await fetch(`${sandbox.origin}/v1/payments`, { method: 'POST', headers, body: GOOD_BODY });
  payment_id = ((await payment.json()) as { id: string }).id;
  ordinary = await startOrdinaryCalls(sandbox.origin, LOAD);
});
afterAll(async () => {
  ordinary.kill();
  await sandbox.stop();
});

/** An ordinary call on a connection of its own. */
async function expectServing(): Promise<void> {
  const from = performance.now();
  const answer = await fetch(`${sandbox.origin}/v1/balance`, {
    headers: { ...AUTHORIZED.headers, connection: 'close' },
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toContain('polluted');
  expectWithin(performance.now() - from, AT_ONCE_MS);
}

test.each(CASES)('$name', async (played) => {
  const { answers, hung } = await play(sandbox.origin, played, payment_id);
  expect({ hung, statuses: answers.map(({ status }) => status) }).toEqual({ hung: false, statuses: played.answers });
  for (const { headers } of answers) expect(headers.get('x-content-type-options'), 'H2').toBe('nosniff');
  for (const answer of answers) if (answer.status >= 400 || answers.length === 1) judge.judge(played, answer);
  const last = answers.at(-1);
  if (played.parameter !== undefined && last !== undefined) expect(parameterOf(last)).toBe(played.parameter);
  await expectServing();
});

test('there are more than two hundred of them, each with a name of its own', () => {
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(CASES.length);
  expect(CASES.length).toBeGreaterThan(200);
});

test('no request that hid in another one was carried out, and the sandbox had nothing to report', async () => {
  const answer = await fetch(`${sandbox.origin}/_sandbox/requests?limit=100&path=/v1/smuggled`);
  const journal = await answer.text();
  expect(answer.status, journal).toBe(200);
  expect(JSON.parse(journal).data).toEqual([]);
  expect(sandbox.errors()).toBe('');
});

test('every ordinary call that another merchant made meanwhile was answered as it should', async () => {
  const { took_ms, others, p99_ms } = await ordinary.stop();
  console.log(`${took_ms.length} ordinary calls beside ${CASES.length} hostile ones, p99 ${p99_ms.toFixed(1)} ms`);
  expect(others).toEqual([]);
  expect(took_ms.length).toBeGreaterThan(FEWEST_CALLS);
  expect(sandbox.errors()).toBe('');
});

test('over TLS, messages that two readers could understand differently are answered as without', {
  timeout: 300_000,
}, async () => {
  const secure = await spawnSandbox('--tls');
  onTestFinished(async () => void (await secure.stop()));
  // What a reset leaves of a connection under TLS is for the system to say.
  const told = MESSAGES.filter(({ leaves }) => leaves !== 'reset');
  for (const played of told) {
    let { answers, hung } = await play(secure.origin, played, payment_id);
    // Where the end of a client's side is read with its request, Node ends the other side before there is an answer.
    const isCut = () => played.leaves === 'half' && answers.length < played.answers.length;
    for (let again = 0; again < 20 && isCut(); again++)
      ({ answers, hung } = await play(secure.origin, played, payment_id));
    const statuses = answers.map(({ status }) => status);
    expect({ name: played.name, hung, statuses }).toEqual({ name: played.name, hung: false, statuses: played.answers });
  }
  expect(told.length).toBeGreaterThanOrEqual(80);
  expect(secure.errors()).toBe('');
});
