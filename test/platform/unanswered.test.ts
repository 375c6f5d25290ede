/** What was done and not answered when the process ended: it is neither done twice nor left behind. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTenderbox, type Sandbox } from '../../src/index.js';
import { call, createPayment, createWebhook, NOW, openReceiver, PAYMENT } from '../support/box.js';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function boxIn(file: string): Promise<Sandbox> {
  const box = await createTenderbox({ clock: 'frozen', now: NOW, seed: 1, data: file });
  onTestFinished(() => box.close());
  return box;
}

test('a call that was carried out and not answered is not carried out again by its repetition', async () => {
  const [file, copy] = ['data', 'copy'].map((name) => join(newFolder(), name)) as [string, string];
  const box = await boxIn(file);
  const receiver = await openReceiver();
  await createWebhook(box, receiver.url, { event_types: ['payment.created'] });
  await box.faults.add({ webhook: {}, effect: { before_answer: true } });
  const create = (at: Sandbox) => call(at, 'POST /payments', { body: PAYMENT, idempotencyKey: 'order-1' });

  let inTime: Awaited<ReturnType<typeof create>> | undefined;
  let exported: { idempotency?: object[] } = {};
  receiver.answers(async (_request, response) => {
    if (inTime === undefined) {
      inTime = await create(box);
      copyFileSync(file, copy);
    }
    exported = (await (await fetch(`${box.controlUrl}/state`)).json()) as typeof exported;
    response.end();
    // The sandbox that goes on in the copy delivers too, and its file is nobody else's.
  }, 200);
  const answered = await create(box);
  expect(answered.status).toBe(201);
  // While the answer is held back, whoever asks again is asked to wait.
  expect([inTime?.status, inTime?.error.code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);

  const again = await boxIn(copy);
  const repeated = await create(again);
  expect(repeated.headers.get('idempotent-replayed')).toBe('true');
  expect(repeated.text).toBe(answered.text);
  expect((await call(again, 'GET /payments')).body.data).toHaveLength(1);
  expect(exported.idempotency).toMatchObject([{ state: 'done', status: 201, body: answered.text }]);
});

test('a stop in the midst of advance leaves the time where deliveries are still to be made', async () => {
  const file = join(newFolder(), 'data');
  const box = await boxIn(file);
  const receiver = await openReceiver();
  await createWebhook(box, receiver.url, { event_types: ['payment.created'] });
  receiver.answers(500, 'never');
  await createPayment(box);
  await box.settle();
  const advanced = box.clock.advance('1h').then(
    () => 'advanced',
    (error: Error) => error.message,
  );
  await receiver.received(2);
  await box.close();
  expect(await advanced).toBe(
    'The sandbox is stopping, and time stands at 2026-11-20T17:00:05.000Z on its way to 2026-11-20T18:00:00.000Z. Start it again and advance once more.',
  );

  const again = await boxIn(file);
  receiver.answers(500, 200);
  expect(again.clock.now()).toBe('2026-11-20T17:00:05.000Z');
  await again.clock.advance('1h');
  const [delivery] = again.deliveries();
  expect(delivery?.attempts.map(({ at }) => at)).toEqual([
    '2026-11-20T17:00:00.000Z',
    '2026-11-20T17:00:05.000Z',
    '2026-11-20T17:05:05.000Z',
  ]);
  expect(delivery?.status).toBe('succeeded');
});
