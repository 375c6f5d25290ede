/** Audit, coverage, API keys and profile in a real browser. */
import { describe, expect, test } from 'vitest';
import { send } from '../control/context.js';
import { call, createPayment, openBox } from '../support/box.js';
import { expectAccessible, expectQuiet, following, openPage, useBrowser } from './support/browser.js';

useBrowser();

test('a finding leads to the calls that prove it', async () => {
  const box = await openBox();
  const page = await openPage(box, '/dashboard/audit');
  await page.getByTestId('empty').waitFor();
  await following(page);
  await call(box, 'POST /payments', { body: { amount: 1, currency: 'EUR' } });
  const finding = page.getByTestId('finding');
  await finding.getByText('without Idempotency-Key').waitFor();
  await finding.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: 'POST /v1/payments 201' }).waitFor();
  expectQuiet(page);
});

test('coverage grows with the traffic, and is saved as a page', async () => {
  const box = await openBox();
  const page = await openPage(box, '/dashboard/coverage');
  const percent = () => page.getByTestId('coverage').getByRole('heading').textContent();
  await page.getByTestId('coverage').waitFor();
  const before = await percent();
  await following(page);
  await createPayment(box);
  await expect.poll(percent).not.toBe(before);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As a page' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('coverage.html');
});

describe('API keys', () => {
  test('one is made with a label and scopes, shown once, relabelled and revoked', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/keys');
    await page.getByTestId('new-key').click();
    await page.getByTestId('form').getByLabel('Label').fill('<i>shop</i>');
    for (const scope of ['payments:write', 'payouts:write']) await page.getByLabel(scope).uncheck();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Make the key' }).click();
    const made = page.getByTestId('created-key');
    await made.getByText('<i>shop</i> was made').waitFor();
    const key = (await made.locator('code').first().textContent()) as string;
    expect((await call(box, 'GET /payments', { key })).status).toBe(200);
    expect((await call(box, 'POST /payments', { key, body: { amount: 1, currency: 'EUR' } })).status).toBe(403);
    await made.getByRole('button', { name: 'I have copied them' }).click();
    await made.waitFor({ state: 'detached' });
    expect(await page.content()).not.toContain(key);

    await page.getByRole('button', { name: 'Rename <i>shop</i>' }).click();
    await page.getByTestId('form').getByLabel('Label').fill('till');
    await page.getByTestId('form').getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('button', { name: 'Revoke till' }).click();
    await page.getByTestId('confirm').click();
    await expect.poll(() => page.getByRole('button', { name: 'Revoke till' }).count()).toBe(0);
    expect((await call(box, 'GET /payments', { key })).status).toBe(401);
    expectQuiet(page);
  });

  test('a label that is none is explained at its field', async () => {
    const page = await openPage(await openBox(), '/dashboard/keys');
    await page.getByTestId('new-key').click();
    await page.getByTestId('form').getByLabel('Label').fill('x'.repeat(300));
    await page.getByRole('button', { name: 'Make the key' }).click();
    await page.getByRole('alert').getByText('label').waitFor();
  });
});

describe('the profile', () => {
  const row = (page: Awaited<ReturnType<typeof openPage>>, name: string) => page.locator(`[data-setting="${name}"]`);

  test('a choice is in force at once', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/profile');
    await row(page, 'error_codes').getByRole('combobox').selectOption('catalog');
    await row(page, 'error_codes').getByText('changed').waitFor();
    expect((await call(box, 'GET /account', { key: 'tb_key_nobody' })).body.error.code).toBe('INVALID_API_KEY');
    await page.getByRole('button', { name: 'Back to the defaults' }).click();
    await page.getByTestId('confirm').click();
    await expect.poll(() => row(page, 'error_codes').getByText('changed').count()).toBe(0);
    expectQuiet(page);
  });

  test('a number is changed, and one out of bounds is explained', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/profile');
    const input = row(page, 'payment_expiry').getByRole('textbox');
    await input.fill('0');
    await row(page, 'payment_expiry').getByRole('button', { name: 'Change' }).click();
    await row(page, 'payment_expiry').getByRole('alert').waitFor();
    await input.fill('60');
    await row(page, 'payment_expiry').getByRole('button', { name: 'Change' }).click();
    await row(page, 'payment_expiry').getByText('changed').waitFor();
    const { created_at, expires_at } = await createPayment(box);
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(60_000);
  });

  test.each(['', ' ', '0x10'])('what is no number in plain decimals changes nothing: "%s"', async (typed) => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/profile');
    const setting = row(page, 'fee_percent');
    const before = await setting.getByRole('textbox').inputValue();
    await setting.getByRole('textbox').fill(typed);
    await setting.getByRole('button', { name: 'Change' }).click();
    await setting.getByRole('alert').getByText('must be a number').waitFor();
    const { fee_percent } = (await send(box.controlUrl, 'GET', '/_sandbox/profile')).body;
    expect(String(fee_percent)).toBe(before);
  });

  test('what is typed stays while the setting is changed elsewhere, and follows it otherwise', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/profile');
    const input = row(page, 'payment_expiry').getByRole('textbox');
    const other = row(page, 'fee_percent').getByRole('textbox');
    await input.fill('12345');
    await following(page);
    await send(box.controlUrl, 'PATCH', '/_sandbox/profile', { payment_expiry: 77, fee_percent: 3 });
    await expect.poll(() => other.inputValue()).toBe('3');
    expect([await input.inputValue(), await page.evaluate('document.activeElement.value')]).toEqual(['12345', '12345']);
    await row(page, 'payment_expiry').getByRole('button', { name: 'Change' }).click();
    await row(page, 'payment_expiry').getByRole('button', { name: 'Change' }).waitFor({ state: 'detached' });
    await send(box.controlUrl, 'PATCH', '/_sandbox/profile', { payment_expiry: 78 });
    await expect.poll(() => input.inputValue()).toBe('78');
  });
});
