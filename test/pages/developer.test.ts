/** Timeline, requests and clock in a real browser. */
import { describe, expect, test } from 'vitest';
import { call, createPayment, openBox, openReceiver } from '../support/box.js';
import { expectAccessible, expectQuiet, following, openPage, useBrowser } from './support/browser.js';

useBrowser();

/** A payment that was paid while its receiver was away, and a call that was refused. */
async function liveliness() {
  const receiver = await openReceiver();
  receiver.answers(500);
  const box = await openBox({ clock: 'frozen', webhook: receiver.url, webhookSecret: 'whsec' });
  const { id } = await createPayment(box, { description: '<b>Order 7</b>' });
  await call(box, 'POST /payments', { body: { amount: -5, currency: 'EUR' }, idempotencyKey: 'key-1' });
  await box.clock.advance('10s');
  await box.payments.pay(id, { currency: 'BTC' });
  await box.clock.advance('6m');
  return { box, id, refused: box.requests().find(({ status }) => status === 400)?.id as string };
}

test('the timeline tells the whole way, with the time in between, and leads on', async () => {
  const { box, id } = await liveliness();
  const page = await openPage(box, `/dashboard/timeline/${id}?view=list`);
  const entries = page.locator('[data-kind]');
  await page.getByText('payment.succeeded').waitFor();
  const kinds = await entries.evaluateAll((all: { dataset: { kind: string } }[]) =>
    all.map(({ dataset }) => dataset.kind),
  );
  for (const kind of ['request', 'state', 'event', 'delivery', 'attempt', 'answer', 'call', 'chain', 'ledger', 'retry'])
    expect(kinds).toContain(kind);
  await page.getByText('5 seconds later').first().waitFor();
  await expectAccessible(page);
  const first = entries.first();
  await first.locator('summary').focus();
  await page.keyboard.press('Enter');
  await first.getByRole('link', { name: /^req_/ }).click();
  await page.getByRole('heading', { level: 1, name: 'POST /v1/payments 201' }).waitFor();
  expectQuiet(page);
});

test('the drawing is walked by arrow keys, and a mark opens its facts, its causes and its JSON', async () => {
  const { box, id } = await liveliness();
  const page = await openPage(box, `/dashboard/payments/${id}?tab=trace`);
  const marks = page.getByRole('option');
  const [chosen, selected] = [page.getByTestId('chosen'), page.locator('[aria-selected=true][role=option]')];
  // The last attempt that was refused, with what the receiver said.
  await chosen.getByText('"status": 500').waitFor();
  expect(await page.locator('[role=option][tabindex="0"]').count()).toBe(1);
  await selected.focus();
  await page.keyboard.press('Home');
  await chosen.getByRole('heading', { name: 'POST /v1/payments was answered 201.' }).waitFor();
  await chosen.getByText('"path": "/v1/payments"').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await chosen.getByRole('heading', { name: /^Attempt \d is due\.$/ }).waitFor();
  expect(await page.evaluate('document.activeElement.getAttribute("aria-selected")')).toBe('true');
  await marks
    .filter({ has: page.locator('[fill*=failed]') })
    .first()
    .click();
  await chosen.getByRole('button', { name: 'The payment request was created.' }).click();
  expect(await selected.getAttribute('aria-label')).toMatch(/^The payment request was created\. \d\d:/);
  await chosen.getByText('"event_type": "payment.created"').first().waitFor();
  await page.getByRole('tab', { name: 'JSON' }).click();
  const json = page.locator('.json');
  expect(await json.getByRole('link', { name: '/pay/' }).count()).toBe(1);
  await json.getByRole('button', { name: '"amount"' }).click();
  await json.getByRole('button', { name: 'Copy path' }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('amount');
  await json.getByRole('button', { name: 'Copy value' }).click();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('120');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Trace' }).click();
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByTestId('timeline').waitFor();
  expect(page.url()).toContain('view=list');
  expectQuiet(page);
});

test.each([1280, 390])('a drawing that opens scrolled cuts no text at its left, %i pixels wide', async (width) => {
  const { box, id } = await liveliness();
  await box.clock.advance('2d');
  const page = await openPage(box, `/dashboard/timeline/${id}`, { width });
  const plot = page.locator('.plot');
  await page.getByText('Now', { exact: true }).waitFor();
  await expect.poll(() => plot.evaluate(({ scrollLeft }: { scrollLeft: number }) => scrollLeft)).toBeGreaterThan(0);
  const cut = (): Promise<string[]> =>
    page.evaluate(`(() => {
      const { left } = document.querySelector('.plot').getBoundingClientRect();
      const isCut = (text) => text.left < left && text.right > left;
      const texts = [...document.querySelectorAll('.plot text')];
      return texts.filter((each) => isCut(each.getBoundingClientRect())).map((each) => each.textContent);
    })()`);
  await expect.poll(cut).toEqual([]);
  await page.locator('.plot text', { hasText: 'Succeeded' }).waitFor();
  await page.evaluate(`document.querySelector('.plot').scrollBy(-77, 0)`);
  await expect.poll(cut).toEqual([]);
  expectQuiet(page);
});

test('the timeline grows while it is looked at', async () => {
  const box = await openBox({ clock: 'frozen' });
  const { id } = await createPayment(box);
  const page = await openPage(box, `/dashboard/timeline/${id}?view=list`);
  await page.getByText('payment.created').waitFor();
  await following(page);
  await box.payments.pay(id, { currency: 'BTC' });
  await page.getByText('payment.succeeded').waitFor();
  expectQuiet(page);
});

test('a rejected call says why, and is there to be copied as code', async () => {
  const { box, refused } = await liveliness();
  const page = await openPage(box, '/dashboard/requests?verdict=refused');
  await page.getByRole('link', { name: 'POST /v1/payments' }).click();
  await page.getByText('amount must be a number greater than 0.').first().waitFor();
  expect(page.url()).toContain(refused);
  await page.getByRole('tab', { name: 'as curl' }).click();
  const code = page.getByRole('tabpanel').locator('code').first();
  await expect.poll(() => code.textContent()).toContain('"amount":-5');
  expect(await code.textContent()).toContain('idempotency-key: key-1');
  expect(await code.textContent()).toContain('TENDERBOX_API_KEY');
  expect(await code.textContent()).not.toContain('tb_key_default');
  await page.getByRole('tab', { name: 'as Python' }).click();
  await expect.poll(() => code.textContent()).toContain('urllib');
  expectQuiet(page);
});

test('a call is sent again, as a repetition or as a new one', async () => {
  const { box, refused } = await liveliness();
  const page = await openPage(box, `/dashboard/requests/${refused}`);
  await page.getByTestId('send-again').click();
  const calls = box.requests().length;
  await page.getByLabel('Idempotency-Key').selectOption('new');
  await page.getByTestId('submit').click();
  await page.getByText('Sent again, and answered 400.').waitFor();
  await page.waitForURL((url) => !url.pathname.endsWith(refused) && url.pathname.includes('/dashboard/requests/req_'));
  await page.getByText('amount must be a number greater than 0.').first().waitFor();
  expect(box.requests()).toHaveLength(calls + 1);
  await expectAccessible(page);
  // A GET has no key to choose; the dialog only asks.
  const { headers } = await call(box, 'GET /balance');
  await page.goto(`${box.url.replace('/v1', '')}/dashboard/requests/${headers.get('x-request-id')}`);
  await page.getByTestId('send-again').click();
  await page.getByTestId('form').waitFor();
  expect(await page.getByLabel('Idempotency-Key').count()).toBe(0);
  await page.getByTestId('submit').press('Enter');
  await page.getByText('Sent again, and answered 200.').waitFor();
  expectQuiet(page);
});

test('the request log is downloaded and forgotten', async () => {
  const { box } = await liveliness();
  const page = await openPage(box, '/dashboard/requests');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as HAR' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('tenderbox.har');
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByTestId('confirm').click();
  await page.getByTestId('empty').waitFor();
  expect(box.requests()).toEqual([]);
});

test.each([
  ['/dashboard/timeline/pay_req_nope', 'Nothing is known of it'],
  ['/dashboard/requests/req_0_999999', 'No such request'],
])('%s says so, and where to go', async (path, heading) => {
  const page = await openPage(await openBox(), path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await expectAccessible(page);
});

describe('the clock', () => {
  test('lets time pass, and tells what happened meanwhile', async () => {
    const receiver = await openReceiver();
    const box = await openBox({ clock: 'frozen', webhook: receiver.url });
    await createPayment(box);
    await box.settle();
    const page = await openPage(box, '/dashboard/clock');
    await page.getByText('The payment request expires').waitFor();
    await page.getByTestId('advance-15m').click();
    await page.getByTestId('advanced').getByText('1 payment expired').waitFor();
    await page.getByTestId('advanced').getByText('1 webhook delivered').waitFor();
    await page.getByTestId('jobs').getByText('Nothing is scheduled').waitFor();
    await createPayment(box);
    await box.settle();
    receiver.answers(503);
    await page.getByTestId('advance-15m').click();
    await page.getByTestId('advanced').getByText('1 webhook retrying').waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('advance 1 day');
    await page.getByRole('option', { name: 'Advance 1 day' }).waitFor();
    expect(await page.getByRole('option', { name: /^Advance 1 d/ }).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByTestId('advanced').getByText('Last advance, +1 d').waitFor();
    expectQuiet(page);
  });

  test('is frozen, and set to another time; what cannot be is explained at its field', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/clock');
    await page.getByTestId('open-set-clock').click();
    await page.getByLabel('Mode', { exact: true }).selectOption('frozen');
    await page.getByLabel('Set the time to').fill('soon');
    await page.getByTestId('submit').click();
    await page.getByRole('alert').getByText('now').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Set the time to').fill('2031-01-01T00:00:00Z');
    await page.getByTestId('submit').click();
    await page.getByTestId('clock').getByText('Wed, 1 Jan 2031, UTC').waitFor();
    expect(box.clock.now()).toMatch(/^2031-01-01/);
  });

  test('is scrubbed by keyboard as far as wanted, and what lies on the way runs', async () => {
    const box = await openBox({ clock: 'frozen' });
    for (let i = 0; i < 3; i++) {
      await createPayment(box);
      await box.clock.advance('1m');
    }
    const page = await openPage(box, '/dashboard/clock');
    const scrubber = page.getByRole('slider', { name: 'Advance to' });
    await scrubber.focus();
    await page.keyboard.press('ArrowRight');
    expect(await scrubber.getAttribute('aria-valuetext')).toMatch(/ UTC, 2 jobs$/);
    await page.getByTestId('advance-to').click();
    await page.getByTestId('advanced').getByText('2 payments expired').waitFor();
    await createPayment(box);
    await createPayment(box);
    // One that was paid until then does not.
    await page.getByText('2 payments may expire').waitFor();
    expectQuiet(page);
  });

  test('is moved from the bar of every screen, which gives the focus back', async () => {
    const box = await openBox({ clock: 'frozen' });
    await createPayment(box);
    const page = await openPage(box, '/dashboard/payments', { width: 390 });
    const chip = page.getByTestId('clock-chip');
    await chip.click();
    const clock = page.getByTestId('clock-popover');
    await clock.getByText('The payment request expires').waitFor();
    await expectAccessible(page);
    await page.getByTestId('advance-next').click();
    await clock.getByText('Nothing is scheduled').waitFor();
    await clock.getByRole('button', { name: '×60' }).click();
    await chip.getByText('×60').waitFor();
    await page.keyboard.press('Escape');
    await clock.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.dataset.testid')).toBe('clock-chip');
    expectQuiet(page);
  });
});
