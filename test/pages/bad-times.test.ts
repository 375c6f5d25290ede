/** Every screen in bad times: the sandbox stops and returns, a record is not there, a key is revoked. */
import { describe, expect, test } from 'vitest';
import { createTenderbox } from '../../src/index.js';
import { createPayment, openBox } from '../support/box.js';
import { expectAccessible, following, openPage, useBrowser, type View } from './support/browser.js';
import { pathIn, RECORDS, SCREENS, settled } from './support/screens.js';
import { control, furnish } from './support/world.js';

useBrowser();

/** Records that are there as soon as somebody asks for them. */
const BY_THEMSELVES = new Set(['/dashboard/inbox/:id']);

/** Goes to another screen without loading the page, which nobody would answer. */
const goTo = (page: View, path: string) =>
  page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate'))`);

const failures = (page: View) =>
  page.locator('[data-testid=failure], [data-testid=error-page], [data-testid=key-form]');

test('an id that there is not is said to be unknown on every screen of a record', { timeout: 300_000 }, async () => {
  const box = await openBox();
  const page = await openPage(box, '/dashboard');
  await settled(page);
  for (const { path } of RECORDS.filter((screen) => !BY_THEMSELVES.has(screen.path))) {
    for (const id of ['nope', 'req_0_000000', '..%2f..', '%3Cb%3E', 'x'.repeat(300)]) {
      await goTo(page, path.replace(':id', id));
      const said = page.getByTestId('error-page');
      await said.waitFor();
      expect(await said.locator('a.button').count(), path).toBe(1);
      expect(await page.locator('.skeleton').count(), path).toBe(0);
    }
    await expectAccessible(page);
  }
});

test('a name that no inbox can have, and a choice that no list has, lead to what there is', async () => {
  const page = await openPage(await openBox(), '/dashboard/inbox/%3Cb%3E');
  await page.getByRole('heading', { name: 'No inbox can be called so' }).waitFor();
  await page.getByRole('link', { name: 'Show all inboxes' }).click();
  await page.getByTestId('empty').waitFor();
  await goTo(page, '/dashboard/payments?phase=stolen');
  await page.getByTestId('failure').getByRole('link', { name: 'Show all' }).click();
  await page.getByTestId('empty').waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('a merchant that is deleted elsewhere is told at once on the screen that shows it', async () => {
  const box = await openBox();
  const { origin } = new URL(box.url);
  const json = { 'content-type': 'application/json' };
  const made = await fetch(`${origin}/_sandbox/merchants`, { method: 'POST', headers: json, body: '{"label":"gone"}' });
  const { id } = (await made.json()) as { id: string };
  const session = { 'tenderbox.merchant': JSON.stringify({ by: 'id', id }) };
  const page = await openPage(box, '/dashboard/payments', { session });
  await page.getByTestId('empty').waitFor();
  await following(page);
  await fetch(`${origin}/_sandbox/merchants/${id}`, { method: 'DELETE', headers: json, body: '{}' });
  await page.getByTestId('key-form').getByText(`No merchant has the id ${id}`).waitFor();
  await page.getByRole('button', { name: 'Show the merchant default' }).click();
  await page.getByTestId('empty').waitFor();
});

test('a rejection of the merchant that was shown before does not ask for a key again', async () => {
  const box = await openBox();
  const gone = await box.createMerchant({ label: 'gone' });
  const page = await openPage(box, '/favicon.svg', {
    session: { 'tenderbox.merchant': JSON.stringify({ by: 'id', id: gone.id }) },
  });
  const { origin } = new URL(box.url);
  await control({ controlUrl: `${origin}/_sandbox` }, `DELETE /merchants/${gone.id}`);
  let answer = (): void => undefined;
  const chosen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/_sandbox/clock', async (route) => {
    if (route.request().headers()['x-merchant'] !== undefined) await chosen;
    await route.continue();
  });
  await page.goto(`${origin}/dashboard/payments`);
  await page.getByRole('button', { name: 'Show the merchant default' }).click();
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.getByTestId('empty').waitFor();
  answer();
  await (await refused).finished();
  await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
  await page.getByTestId('empty').waitFor();
  expect(await page.getByTestId('key-form').count()).toBe(0);
});

describe('a sandbox that stops', () => {
  test('keeps the customer on the page, which says so and is pressed again when it is back', async () => {
    const box = await openBox();
    const { port } = box;
    const { id } = await createPayment(box);
    const state = await control(box, 'GET /state');
    const page = await openPage(box, `/pay/${id}?coin=BTC`);
    await box.close();
    await page.getByTestId('move-receive').click();
    const lost = page.getByTestId('connection').getByText('The connection is lost. This page keeps trying.');
    await lost.waitFor();
    const again = await createTenderbox({ port, clock: 'frozen', seed: 1 });
    try {
      await control(again, 'PUT /state', state);
      await lost.waitFor({ state: 'detached' });
      await page.getByTestId('move-receive').click();
      await page.locator('[data-phase=detected]').waitFor();
    } finally {
      await page.close();
      await again.close();
    }
  });

  test('says of what was asked of it that it may not have been done; a screen that did not come, comes', async () => {
    const box = await openBox();
    const { port } = box;
    const page = await openPage(box, '/dashboard/withdrawals');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByLabel('Amount').fill('1');
    await box.close();
    await page.getByTestId('submit').click();
    await page.getByTestId('form').getByText('this may not have been done').waitFor();
    await page.keyboard.press('Escape');
    await goTo(page, '/dashboard/clock');
    await page.getByRole('heading', { name: 'This screen did not load' }).waitFor();
    const again = await createTenderbox({ port, clock: 'frozen', seed: 1 });
    try {
      await page.getByRole('heading', { name: 'Clock' }).waitFor();
    } finally {
      await page.close();
      await again.close();
    }
  });

  test('is noticed on every screen, and every screen is whole again when it is back', {
    timeout: 600_000,
  }, async () => {
    const box = await openBox();
    const records = await furnish(box);
    const { port } = box;
    const state = await control(box, 'GET /state');
    const page = await openPage(box, '/dashboard');
    await settled(page);
    // The code of each group of screens has come before the line is cut.
    for (const path of ['/dashboard/payments', '/dashboard/clock', '/dashboard/endpoints', '/dashboard/requests']) {
      await goTo(page, path);
      await settled(page);
    }
    await box.close();
    await page.getByTestId('connection').getByText('The sandbox does not answer.').waitFor();
    for (const screen of SCREENS) {
      await goTo(page, pathIn(screen, records));
      // Home is made of what the bar and the navigation know already: it stays, and the bar says that it may be old.
      if (screen.path === '/dashboard') await page.getByRole('heading', { name: 'Activity' }).waitFor();
      else await failures(page).first().waitFor();
      await expect.poll(() => page.locator('.skeleton').count(), { message: screen.path }).toBe(0);
      expect(await page.getByTestId('connection').innerText(), screen.path).toContain('npm start');
    }
    await expectAccessible(page);
    const again = await createTenderbox({ port, clock: 'frozen', seed: 1 });
    try {
      await control(again, 'PUT /state', state);
      await page.getByTestId('connection').getByText('The sandbox does not answer.').waitFor({ state: 'detached' });
      // The screen that was open recovers by itself, the others when they are opened.
      await expect.poll(() => failures(page).count()).toBe(0);
      for (const screen of SCREENS) {
        await goTo(page, pathIn(screen, records));
        await settled(page);
        expect(await failures(page).count(), screen.path).toBe(0);
      }
    } finally {
      await page.close();
      await again.close();
    }
  });
});

describe('a key that is revoked', () => {
  test('is told on every screen, and another one can be given', { timeout: 300_000 }, async () => {
    const box = await openBox();
    const records = await furnish(box);
    const made = await control(box, 'POST /keys', { label: 'till', scopes: ['payments:read'] });
    const session = { 'tenderbox.merchant': JSON.stringify({ by: 'key', key: made.api_key }) };
    const page = await openPage(box, '/dashboard', { session });
    await settled(page);
    await control(box, `DELETE /keys/${made.id}`);
    for (const screen of SCREENS) {
      await page.goto(new URL(pathIn(screen, records), box.url).href);
      await page.getByTestId('key-form').waitFor();
      expect(await page.locator('.skeleton').count(), screen.path).toBe(0);
    }
    await expectAccessible(page);
  });
});
