/** The screens about webhooks in a real browser: from no endpoint to a verified message, and what goes wrong on purpose. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, createPayment, openBox } from '../support/box.js';
import { expectAccessible, expectQuiet, openPage, picture, useBrowser } from './support/browser.js';

useBrowser();

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer holds, and fails where it is not there
const control = async (box: { controlUrl: string }, method: string, path: string, body?: object): Promise<any> => {
  const response = await fetch(box.controlUrl + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return response.json();
};

/** A sandbox whose inbox `shop` gets everything, with a name in its data that no page may take for HTML. */
async function furnished() {
  const box = await openBox();
  const { url } = await control(box, 'GET', '/inbox/shop');
  await control(box, 'POST', '/endpoints', { url, secret: 'whsec_mine', event_types: ['payment.created'] });
  await createPayment(box, { description: '<img src=x onerror=alert(1)>' });
  await box.settle();
  const [delivery] = (await control(box, 'GET', '/deliveries')).data;
  return { box, delivery };
}

describe('from nothing to a verified message', () => {
  test('the inbox is registered, a test event is sent, its message is shown, and the inbox fails on demand', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/endpoints');
    await page.getByTestId('use-inbox').click();
    await page.getByTestId('endpoints').waitFor();
    await page.getByTestId('send-test').click();
    await page.getByRole('link', { name: 'Open inbox' }).click();
    const messages = page.getByTestId('messages');
    await messages.getByText('Signature valid.').waitFor();
    await page.getByTestId('answers').click();
    await page.getByLabel('Status').fill('500');
    await page.getByTestId('tell-inbox').click();
    await page.getByText('answers like this from now on').waitFor();
    await createPayment(box);
    await expect.poll(() => messages.locator('.row-link').count()).toBe(2);
    const steps = await page.evaluate('history.length');
    await page.keyboard.press('j');
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?message=\d+$/);
    // The way back leads out of the inbox, and not through all that was read.
    expect(await page.evaluate('history.length')).toBe(steps);
    await page.getByRole('tab', { name: 'Response' }).click();
    await messages.getByText('200', { exact: true }).waitFor();
    expect((await call(box, 'GET /webhooks')).body.data).toHaveLength(1);
    expectQuiet(page);
  });

  test('a delivery is replayed, and the doctor says what the receiver did wrong', async () => {
    const { box, delivery } = await furnished();
    const page = await openPage(box, `/dashboard/deliveries/${delivery.id}`);
    await page.getByRole('tab', { name: 'Signature doctor' }).click();
    await page.getByLabel('Secret', { exact: true }).fill('whsec_theirs');
    await page.getByLabel('Computed signature').fill('0'.repeat(64));
    await page.getByTestId('diagnose').click();
    await page.getByTestId('diagnosis').locator('.badge').waitFor();
    await page.getByTestId('replay').click();
    await page.getByText('Replay of').waitFor();
    expectQuiet(page);
  });

  test('deliveries are chosen by their boxes and sent again, all of the page or some', async () => {
    const { box } = await furnished();
    await createPayment(box);
    await createPayment(box);
    await box.settle();
    const page = await openPage(box, '/dashboard/deliveries');
    const replay = page.getByTestId('replay-chosen');
    await page.getByRole('checkbox').nth(1).focus();
    expect(await replay.count()).toBe(0);
    await page.keyboard.press('Space');
    await replay.waitFor();
    await page.getByRole('checkbox').nth(3).check();
    await page.getByRole('button', { name: 'Replay selected (2)' }).click();
    await page.getByText('2 deliveries are sent again.').waitFor();
    await expect.poll(() => box.deliveries().length).toBe(5);
    expect(box.deliveries().filter(({ replay_of }) => replay_of !== null)).toHaveLength(2);
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(6);
    await page.getByRole('checkbox', { name: 'Choose all of this page' }).check();
    await page.getByRole('button', { name: 'Replay selected (5)' }).click();
    await page.getByText('5 deliveries are sent again.').waitFor();
    await expect.poll(() => box.deliveries().length).toBe(10);
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await expectAccessible(page);
    expectQuiet(page);
  });

  test('from a new payment to its webhook sent again in five clicks, and to one retried at once', async () => {
    const box = await openBox();
    for (const name of ['shop', 'flaky']) {
      const { url } = await control(box, 'GET', `/inbox/${name}`);
      await control(box, 'POST', '/endpoints', { url, event_types: ['payment.succeeded'] });
    }
    await control(box, 'PUT', '/inbox/flaky', { answer: 'status', status: 500 });
    const page = await openPage(box, '/dashboard/payments');
    let clicks = 0;
    const click = async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    };
    await click(page.getByRole('button', { name: 'New payment' }));
    await click(page.getByRole('button', { name: 'Create payment' }));
    await click(page.getByTestId('move-pay'));
    await click(page.getByRole('tab', { name: 'Webhooks' }));
    const shop = page.getByRole('button', { name: 'Replay: payment.succeeded to shop inbox' });
    await click(shop);
    await expect.poll(() => box.deliveries().filter(({ replay_of }) => replay_of !== null).length).toBe(1);
    expect(clicks).toBeLessThanOrEqual(5);
    await page.getByText('sent 2 times').waitFor();
    await expectAccessible(page);
    await control(box, 'PUT', '/inbox/flaky', { answer: 'status', status: 200 });
    await page.getByRole('button', { name: 'Retry now: payment.succeeded to flaky inbox' }).click();
    await page.getByRole('button', { name: 'Replay: payment.succeeded to flaky inbox' }).waitFor();
    expect(box.deliveries().map(({ status, attempts }) => [status, attempts.length])).toContainEqual(['succeeded', 2]);
    expectQuiet(page);
  });

  test('deliveries misbehave as they are told, and stop it', async () => {
    const { box } = await furnished();
    const page = await openPage(box, '/dashboard/endpoints');
    await page.getByLabel('Bad signature').check();
    await page.getByTestId('add-fault').click();
    await page.getByTestId('faults-in-force').waitFor();
    await createPayment(box);
    await box.settle();
    const [message] = (await control(box, 'GET', '/inbox/shop')).messages;
    expect(message.verification.verdict).toBe('invalid');
    await page.getByRole('button', { name: 'Remove: bad signature' }).click();
    await page.getByTestId('faults-in-force').waitFor({ state: 'detached' });
    expectQuiet(page);
  });

  test('how a delivery misbehaves, how often and how likely are the reader’s to choose', async () => {
    const { box } = await furnished();
    const page = await openPage(box, '/dashboard/endpoints');
    const chosen = page.getByTestId('faults-in-force');
    const press = page.getByTestId('add-fault');
    const duplicate = page.getByRole('textbox', { name: 'Duplicate' });
    await duplicate.fill('3');
    await page.getByLabel('Parallel').check();
    await page.getByLabel('Times').fill('2');
    await press.click();
    await chosen.getByText('duplicate 3, parallel').waitFor();
    await chosen.getByText('0 of 2').waitFor();
    // What was typed is gone once it is in force, so that the next fault begins anew.
    expect(await duplicate.inputValue()).toBe('');
    await page.getByRole('textbox', { name: 'Delay' }).fill('90s');
    await page.getByLabel('Probability').fill('0.25');
    await press.click();
    await chosen.getByText('delay 1m30s, with a probability of 0.25').waitFor();
    await page.getByRole('textbox', { name: 'Delay' }).fill('soon');
    await page.getByLabel('Probability').fill('2');
    await press.click();
    await expect.poll(() => page.locator('.field .fault').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await picture(page, 'misbehaviour');
    const { data } = await control(box, 'GET', '/faults');
    expect(data).toMatchObject([
      { effect: { duplicate: 3, parallel: true }, times: 2, probability: 1 },
      { effect: { delay: '1m30s' }, times: null, probability: 0.25 },
    ]);
    expect(page.complaints.policy.concat(page.complaints.errors)).toEqual([]);
  });

  test.each([
    ['events/evt_nope', 'No such event'],
    ['deliveries/dlv_nope', 'No such delivery'],
  ])('%s is told to be unknown', async (path, heading) => {
    const page = await openPage(await openBox(), `/dashboard/${path}`);
    await page.getByRole('heading', { name: heading }).waitFor();
    await expectAccessible(page);
  });
});
