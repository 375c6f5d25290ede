import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { tenderbox } from '../cli/context.js';
import { call, createPayment, createWebhook, openReceiver, PAYMENT } from '../support/box.js';
import { openLoadedBox } from '../support/loaded-box.js';
import type { Receiver } from '../support/receiver.js';

const page = readFileSync(new URL('../../docs/failures.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| ([A-Z][^|]*?) \| `([^`]+)` \| [^|]+ \|$/gm)].map(
  ([, failure = '', command = '']) => [failure, command] as const,
);

/** Pastes a command into a terminal beside the sandbox. */
async function paste(command: string, box: Sandbox): Promise<string> {
  const local = command.replaceAll('http://127.0.0.1:4020', new URL(box.url).origin);
  const own = /^npx tenderbox (.*)$/.exec(local);
  if (own !== null) {
    const { code, out, err } = await tenderbox([...(own[1] ?? '').split(' '), '--url', box.url]);
    expect(code, err.join('\n')).toBe(0);
    return out.join('\n');
  }
  return (await promisify(execFile)('sh', ['-c', local])).stdout;
}

interface Scene {
  box: Sandbox;
  receiver: Receiver;
  /** What the command printed. */
  printed: string;
}

/** The status of a call, or `lost` where no whole answer came. */
async function outcome(box: Sandbox, line: string, options: object = {}): Promise<number | string> {
  return call(box, line, options).then(
    ({ status }) => status,
    () => 'lost',
  );
}
const ask = (box: Sandbox) => outcome(box, 'GET /account');
const create = (box: Sandbox, idempotencyKey = 'order-1') =>
  outcome(box, 'POST /payments', { body: PAYMENT, idempotencyKey });
const count = async (box: Sandbox): Promise<number> => (await call(box, 'GET /payments')).body.data.length;

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started_ms = performance.now();
  await act();
  return performance.now() - started_ms;
}

async function repeat(times: number, act: () => Promise<number | string>): Promise<(number | string)[]> {
  const outcomes: (number | string)[] = [];
  for (let i = 0; i < times; i++) outcomes.push(await act());
  return outcomes;
}

/** Creates a payment request and tells how the delivery of its event was marked. */
async function misbehaviour({ box }: Scene): Promise<string[] | undefined> {
  await createPayment(box);
  await box.settle();
  return box.deliveries()[0]?.misbehaviour;
}

const marked =
  (marks: string[], received: number) =>
  async (scene: Scene): Promise<void> => {
    expect(await misbehaviour(scene)).toEqual(marks);
    expect(scene.receiver.requests).toHaveLength(received);
  };

/** A scenario that ran on a resource of its own. */
const ran =
  (state: string, by: string) =>
  async ({ box, printed }: Scene): Promise<void> => {
    const id = /(pay_req|payout)_[a-z0-9]{24}/.exec(printed)?.[0] ?? '';
    await box.clock.advance(by);
    const { body } = await call(box, `GET /${id.startsWith('payout') ? 'payouts' : 'payments'}/${id}`);
    expect(body.status).toBe(state);
  };

const lostAfterCommit =
  (first: number | string) =>
  async ({ box }: Scene): Promise<void> => {
    expect([await create(box), await create(box), await count(box)]).toEqual([first, 201, 1]);
  };
const lostBeforeCommit =
  (first: number | string) =>
  async ({ box }: Scene): Promise<void> => {
    expect([await create(box), await count(box)]).toEqual([first, 0]);
  };

/** What a client meets after each command of the page. */
const MET: Readonly<Record<string, (scene: Scene) => Promise<void>>> = {
  'The rate limit is reached; five calls are refused': async ({ box }) =>
    expect(await repeat(6, () => ask(box))).toEqual([429, 429, 429, 429, 429, 200]),
  'The service is unavailable for a while': async ({ box }) =>
    expect(await repeat(6, () => ask(box))).toEqual([503, 503, 503, 503, 503, 200]),
  'It was done, and the answer says that it failed': lostAfterCommit(500),
  'It was done, and the connection was lost before the answer': lostAfterCommit('lost'),
  'Answers come too late': async ({ box }) => expect(await timed(() => ask(box))).toBeGreaterThan(1_950),
  'It failed, and nothing was done': lostBeforeCommit(500),
  'The connection is lost before anything was done': lostBeforeCommit('lost'),
  'The answer breaks off in the middle': async ({ box }) => expect(await ask(box)).toBe('lost'),
  'The answer trickles in': async ({ box }) => expect(await timed(() => ask(box))).toBeGreaterThan(500),
  'Answers take now and then longer': async ({ box }) => {
    await repeat(20, () => ask(box));
    const [fault] = box.faults.list();
    expect(fault).toMatchObject({ times: null, seen: 20 });
    expect(fault?.applied).toBeGreaterThan(0);
  },
  'The third call of a series fails': async ({ box }) => {
    let order = 0;
    expect(await repeat(4, () => create(box, `order-${order++}`))).toEqual([201, 201, 503, 201]);
  },
  'A resource cannot be read yet after it was created': async ({ box }) => {
    const { id } = await createPayment(box);
    expect(await repeat(3, () => outcome(box, `GET /payments/${id}`))).toEqual([404, 404, 200]);
  },
  'One particular answer, once': async ({ box, printed }) => {
    expect(printed).toMatch(/^HTTP\/1.1 403 Forbidden\r\n/);
    expect(printed).toContain('Preference-Applied: code=403');
    expect(await ask(box)).toBe(200);
  },
  'A webhook arrives twice': marked(['duplicate'], 2),
  'A webhook arrives twice at the same moment': marked(['duplicate', 'parallel'], 2),
  'Webhooks overtake each other': async (scene) => {
    expect(await misbehaviour(scene)).toEqual(['reorder']);
    await scene.box.payments.fail(scene.box.events()[0]?.resource_id ?? '');
    await scene.box.settle();
    const types = scene.receiver.requests.map(({ body }) => JSON.parse(body).event_type);
    expect(types).toEqual(['payment.failed', 'payment.created']);
  },
  'A webhook is late': marked(['delay'], 0),
  'A webhook is lost': marked(['drop'], 0),
  'The receiver is down': marked(['down'], 0),
  'A webhook is forged': marked(['bad_signature'], 1),
  'An old webhook is played back': marked(['stale'], 1),
  'A webhook has the other form': marked(['other_envelope'], 1),
  'A webhook trickles in': marked(['slow'], 1),
  'A webhook breaks off': marked(['cut'], 0),
  'A webhook arrives before the answer of the call that caused it': async ({ box, receiver }) => {
    await createPayment(box);
    expect(receiver.requests).toHaveLength(1);
  },
  'The customer sends too little': ran('expired', '1h'),
  'The customer pays too late': ran('expired', '1h'),
  'The payment is double-spent': ran('expired', '1h'),
  'The confirmation never comes': ran('failed', '25h'),
  'The payout is rejected in review': ran('failed', '1h'),
  'The payout fails at broadcast': ran('failed', '1h'),
  'The payout is stuck': ran('processing', '10h'),
};

describe('the failure table', () => {
  test('has a row for everything that is looked at here, and no other', () => {
    expect(rows.map(([failure]) => failure)).toEqual(Object.keys(MET));
  });

  test.each(rows)('%s', async (failure, command) => {
    const box = await openLoadedBox();
    const receiver = await openReceiver();
    await createWebhook(box, receiver.url, { event_types: ['payment.created', 'payment.failed'], secret: 'whsec_1' });
    const printed = await paste(command, box);
    await MET[failure]?.({ box, receiver, printed });
  });

  test('is undone by the command below it', async () => {
    const box = await openLoadedBox();
    await box.run('api-503-burst');
    const command = /`(curl -s -X DELETE [^`]+)`/.exec(page)?.[1] ?? '';
    expect(JSON.parse(await paste(command, box))).toEqual({ cleared: 1 });
    expect(await ask(box)).toBe(200);
  });
});
