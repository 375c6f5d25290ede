/** Merchants side by side, and worlds as files, in a real browser. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { createPayment, openBox } from '../support/box.js';
import { expectAccessible, expectQuiet, openPage, useBrowser } from './support/browser.js';

useBrowser();

const PATH = '/dashboard/merchants';
const HOSTILE = '<img src=x onerror=alert(1)>';

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

async function save(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export state' }).click(),
  ]);
  const file = join(folder(), download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

test('a merchant is made, shown its keys once, looked at, and deleted', async () => {
  const box = await openBox();
  const page = await openPage(box, PATH);
  await page.getByTestId('new-merchant').click();
  await page.getByLabel('Label').fill(HOSTILE);
  await page.getByLabel('Profile').selectOption('strict');
  await page.getByLabel('Seed').fill('7');
  await page.getByTestId('submit').press('Enter');
  const once = page.getByTestId('created-merchant');
  await once.getByText(/tb_key_/).waitFor();
  const key = (await once.locator('code').first().textContent()) ?? '';
  const account = await fetch(`${box.url}/account`, { headers: { authorization: `Bearer ${key.trim()}` } });
  expect(account.status).toBe(200);
  await expectAccessible(page);
  // The bar above reads its list again after the merchant is there.
  await expect.poll(() => page.getByTestId('merchant').locator('option').allTextContents()).toContain(HOSTILE);
  await once.getByRole('button', { name: /^Show/ }).click();
  await expect
    .poll(() =>
      page.getByTestId('merchant').evaluate((select) => (select as unknown as { selectedIndex: number }).selectedIndex),
    )
    .not.toBe(-1);
  await page.getByRole('button', { name: 'Delete default' }).waitFor();
  expect(await page.getByRole('button', { name: 'Delete default' }).getAttribute('title')).toContain('always exists');
  await page.getByRole('button', { name: `Delete ${HOSTILE}` }).click();
  await page.getByTestId('confirm').click();
  await page.getByText('was deleted.').waitFor();
  await expect.poll(() => page.getByTestId('merchant').locator('option').count()).toBe(1);
  expectQuiet(page);
});

test('a state is kept and gone back to, and a second merchant begins in it', async () => {
  const box = await openBox();
  await createPayment(box);
  const page = await openPage(box, PATH);
  await page.getByTestId('take-snapshot').click();
  await page.getByLabel('Name').fill('one-payment');
  await page.getByTestId('submit').click();
  await page.getByRole('button', { name: 'Restore one-payment' }).waitFor();
  await expectAccessible(page);
  await box.reset();
  await page.getByRole('button', { name: 'Restore one-payment' }).click();
  await page.getByTestId('confirm').click();
  await page.getByText('Everything is as it was in one-payment.').waitFor();
  expect(box.events()).toHaveLength(1);
  await page.getByTestId('fork').click();
  await page.getByLabel('Label').fill('what-if');
  await page.getByTestId('submit').click();
  await page
    .getByTestId('created-merchant')
    .getByText(/tb_key_/)
    .waitFor();
  expect((await box.diff('one-payment', 'what-if')).total).toBe(0);
  await page.getByRole('button', { name: 'Delete one-payment' }).click();
  await page.getByRole('button', { name: 'Restore one-payment' }).waitFor({ state: 'detached' });
});

test('another merchant is deleted while one is looked at, which stays; what cannot be deleted stays too', async () => {
  const box = await openBox();
  const shown = await box.createMerchant({ label: 'shown' });
  await box.createMerchant({ label: 'other' });
  const session = { 'tenderbox.merchant': JSON.stringify({ by: 'id', id: shown.id }) };
  const page = await openPage(box, PATH, { session });
  const remove = async (label: string): Promise<void> => {
    await page.getByRole('button', { name: `Delete ${label}` }).click();
    await page.getByTestId('confirm').click();
  };
  await remove('other');
  await page.getByText('other was deleted.').waitFor();
  const looked = () => page.evaluate("JSON.parse(sessionStorage.getItem('tenderbox.merchant')).id");
  expect(await looked()).toBe(shown.id);
  await page.route(`**/_sandbox/merchants/${shown.id}`, (route) => route.abort());
  await remove('shown');
  await page.getByTestId('toasts').getByText('The sandbox does not answer.').waitFor();
  expect(await looked()).toBe(shown.id);
});

test('a world is saved, reset and brought back', async () => {
  const box = await openBox();
  await createPayment(box, { description: 'Keep me' });
  const page = await openPage(box, PATH);
  const file = await save(page);
  expect(JSON.parse(readFileSync(file, 'utf8')).format).toBe('tenderbox.world');
  await page.getByTestId('reset').click();
  await page.getByTestId('confirm').click();
  await page.getByText('as it was in the beginning').first().waitFor();
  expect(box.events()).toHaveLength(0);
  await page.getByTestId('state-file').setInputFiles(file);
  await page.getByText('The world is now as in tenderbox-state.json.').waitFor();
  expect(box.events().map(({ event_type }) => event_type)).toEqual(['payment.created']);
  expectQuiet(page);
});

test('a file that is no world changes nothing, and says what is wrong with it', async () => {
  const box = await openBox();
  await createPayment(box);
  const page = await openPage(box, PATH);
  const file = await save(page);
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const bring = async (name: string, text: string): Promise<void> => {
    const bad = join(folder(), name);
    writeFileSync(bad, text);
    await page.getByTestId('state-file').setInputFiles(bad);
  };
  await bring('cut.json', JSON.stringify(document).slice(0, 500));
  await page.getByText('cut.json is no JSON.').waitFor();
  await bring('other.json', '{"port":1}');
  await page.getByText('other.json was not read; nothing has changed.').waitFor();
  document.payments[0].status = 'gone';
  document.payments[0].amount = HOSTILE;
  await bring('edited.json', JSON.stringify(document));
  await page.getByText('edited.json was not read; nothing has changed.').waitFor();
  await page.getByTestId('state').getByText('payments[0].status').first().waitFor();
  await expectAccessible(page);
  expect(box.events()).toHaveLength(1);
});
