/** Webhooks of a sandbox anywhere, passed on to a receiver on this machine. */
import { expect, onTestFinished, test } from 'vitest';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { verifyWebhook } from '../../src/webhooks.js';
import { type AnswerWith, type Receiver, startReceiver } from '../support/receiver.js';
import { tenderbox } from './context.js';

const SECRET = 'whsec_of_a_listener';

interface Ground {
  box: Sandbox;
  receiver: Receiver;
  pay(): Promise<unknown>;
  /** Ends the listener as Ctrl+C does. */
  stop(): ReturnType<typeof tenderbox>;
}

async function listening(answer: AnswerWith = 200, ...args: string[]): Promise<Ground> {
  const receiver = await startReceiver();
  receiver.answers(answer);
  const box = await createTenderbox({ seed: 1, clock: 'frozen', public: true, publicRate: 1_000 });
  onTestFinished(async () => {
    await box.close();
    await receiver.close();
  });
  const known = new Set(process.listeners('SIGINT'));
  const command = [
    'listen',
    '--url',
    box.url,
    '--api-key',
    box.apiKey,
    '--forward-to',
    receiver.url,
    '--secret',
    SECRET,
  ];
  const ended = tenderbox([...command, ...args]);
  // It has its endpoint by then, and can be stopped.
  const listens = (): boolean => process.listeners('SIGINT').some((listener) => !known.has(listener));
  await expect.poll(listens).toBe(true);
  return {
    ...{ box, receiver },
    pay: () =>
      box.fetch('/v1/payments', {
        method: 'POST',
        headers: { authorization: `Bearer ${box.apiKey}`, 'content-type': 'application/json' },
        body: '{"amount":10,"currency":"EUR","description":"Schönes Ding"}',
      }),
    stop() {
      for (const listener of process.listeners('SIGINT')) if (!known.has(listener)) listener('SIGINT');
      return ended;
    },
  };
}

test('passes webhooks on as they were signed, and the answers become the outcomes of their attempts', async () => {
  const { box, receiver, pay, stop } = await listening((_, response) =>
    response.writeHead(201, { 'content-type': 'text/plain', 'x-of': 'mine' }).end('thanks'),
  );
  await pay();
  await receiver.received(1);
  await box.settle();
  const [sent] = receiver.requests;
  const [delivery] = box.deliveries();
  expect(sent?.body).toBe(delivery?.body);
  expect(verifyWebhook(sent?.body ?? '', sent?.headers ?? {}, SECRET).event_type).toBe('payment.created');
  expect(delivery).toMatchObject({
    status: 'succeeded',
    attempts: [{ status: 201, response_body: 'thanks', response_headers: expect.objectContaining({ 'x-of': 'mine' }) }],
  });
  const { code, out, err } = await stop();
  expect({ code, err }).toEqual({ code: 0, err: [] });
  expect(out).toEqual([
    expect.stringContaining(`go to ${receiver.url}`),
    `payment.created ${delivery?.id}, attempt 1: 201`,
  ]);
});

test('a rejection is retried on the merchant’s clock, and comes to the listener again', async () => {
  const { box, receiver, pay, stop } = await listening(500);
  await pay();
  await receiver.received(1);
  await box.settle();
  expect(box.deliveries()).toMatchObject([{ status: 'retrying', attempts: [{ status: 500 }] }]);
  receiver.answers(200);
  await box.clock.advance('5m');
  expect(box.deliveries()).toMatchObject([{ status: 'succeeded', attempts: [{ status: 500 }, { status: 200 }] }]);
  await stop();
});

test('what comes when nobody listens any more is kept for the next time', async () => {
  const { box, receiver, pay, stop } = await listening();
  await stop();
  await pay();
  await box.settle();
  expect(box.deliveries()).toMatchObject([
    { status: 'retrying', attempts: [{ error: 'The inbox closed the connection without an answer.' }] },
  ]);
  expect(receiver.requests).toEqual([]);
});

test('a receiver that is not there is told of as one that a webhook could not reach', async () => {
  const { box, receiver, pay, stop } = await listening();
  await receiver.close();
  await pay();
  await box.settle();
  const [attempt] = box.deliveries()[0]?.attempts ?? [];
  expect(attempt).toMatchObject({ status: null, error: expect.stringMatching(/refused|ECONNREFUSED|reset/i) });
  const { out } = await stop();
  expect(out[1]).toContain(String(attempt?.error));
});

test.each([
  [['--forward-to', 'localhost:3000'], /must be an http or https URL/],
  [[], /--forward-to <URL>/],
  [['--forward-to', 'http://127.0.0.1:3000', '--name', 'a/b'], /name/],
])('rejects %j', async (args, message) => {
  const box = await createTenderbox();
  onTestFinished(() => box.close());
  const { code, err } = await tenderbox(['listen', '--url', box.url, ...args]);
  expect(code).toBeGreaterThan(0);
  expect(err.join('\n')).toMatch(message);
});

test('answers are taken once, for messages that wait for them', async () => {
  const { box, pay, receiver, stop } = await listening();
  await pay();
  await receiver.received(1);
  await box.settle();
  const answer = async (body: object) => {
    const headers = { authorization: `Bearer ${box.apiKey}`, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const reply = await box.fetch('/_sandbox/inbox/listener/answer', init);
    return [reply.status, ((await reply.json()) as { detail: string }).detail];
  };
  expect(await answer({ number: 1, status: 200 })).toEqual([409, expect.stringContaining('waits for no answer')]);
  expect(await answer({ number: 9, status: 200 })).toEqual([404, expect.any(String)]);
  expect(await answer({ number: 1 })).toEqual([400, expect.stringContaining('either the status')]);
  await stop();
});
