/** Faults and scenarios in a real browser. */
import { describe, expect, test } from 'vitest';
import { send } from '../control/context.js';
import { call, createPayment, openBox } from '../support/box.js';
import { expectQuiet, following, openPage, useBrowser } from './support/browser.js';

useBrowser();
const NEW = { body: { amount: 1, currency: 'EUR' } };

describe('faults', () => {
  test('a failure of production is one press away, and seen to be used up', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/faults');
    await page.getByTestId('faults').getByTestId('empty').waitFor();
    await page.getByRole('button', { name: 'Add: Unavailable, five calls' }).click();
    await page.getByTestId('faults').getByText('0 of 5').waitFor();
    await following(page);
    const { status, headers } = await call(box, 'POST /payments', NEW);
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    await page.getByTestId('faults').getByText('1 of 5').waitFor();
    await page.getByRole('button', { name: /^Remove: status 503/ }).click();
    await page.getByTestId('faults').getByTestId('empty').waitFor();
    expect((await call(box, 'POST /payments', NEW)).status).toBe(201);
    expectQuiet(page);
  });

  test('one of your own hits the call that was meant', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/faults');
    await page.getByLabel('Status').fill('500');
    await page.getByLabel('Operation id').fill('createPayment');
    await page.getByLabel('Nth').fill('2');
    await page.getByTestId('add-fault').click();
    await page.getByTestId('faults').getByText('operation id createPayment').waitFor();
    expect((await call(box, 'POST /payments', NEW)).status).toBe(201);
    expect((await call(box, 'POST /payments', NEW)).status).toBe(500);
  });

  test('one that cannot be is explained at its field', async () => {
    const page = await openPage(await openBox(), '/dashboard/faults');
    await page.getByLabel('Status').fill('200');
    await page.getByTestId('add-fault').click();
    await page.getByRole('alert').getByText('effect.status').waitFor();
    await page.getByLabel('Status').fill('500');
    await page.getByLabel('Operation id').fill('createPaymint');
    await page.getByTestId('add-fault').click();
    await page.getByRole('alert').getByText('createPayment').waitFor();
  });
});

describe('scenarios', () => {
  test('one is run on a record, and its steps are followed while time passes', async () => {
    const box = await openBox({ clock: 'frozen' });
    const { id } = await createPayment(box);
    const page = await openPage(box, '/dashboard/scenarios');
    const one = page.locator('[data-scenario=payment-underpaid]');
    await one.locator('summary').click();
    await one.getByLabel('On the record').fill(id);
    await one.getByRole('button', { name: 'Run payment-underpaid' }).click();
    const run = page.getByTestId('run');
    await run.getByText('0 of 2 steps').waitFor();
    await following(page);
    await run.getByRole('button', { name: 'Skip to 50 %' }).click();
    await run.getByText('1 of 2 steps').waitFor();
    await run.getByRole('button', { name: 'Skip to Confirmed' }).waitFor();
    await run.getByRole('link', { name: id }).click();
    await page.getByTestId('moves').waitFor();
    expectQuiet(page);
  });

  test('a record that there is not is explained at its field', async () => {
    const page = await openPage(await openBox(), '/dashboard/scenarios');
    const one = page.locator('[data-scenario=payment-underpaid]');
    await one.locator('summary').click();
    await one.getByLabel('On the record').fill('pay_req_nope');
    await one.getByRole('button', { name: 'Run payment-underpaid' }).click();
    await one.getByRole('alert').waitFor();
  });

  test('one is written here; what is wrong is told with line and column', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/scenarios');
    const yaml = page.getByLabel('YAML');
    await yaml.fill('name: mine\ndescription: Mine.\non: payment.created\nsteps:\n  - after: 1m\n    pai: {}\n');
    await page.getByTestId('put-scenario').click();
    await page.getByRole('alert').getByText(/6:5/).waitFor();
    await yaml.fill('name: "mine"\ndescription: Mine.\non: payment.created\nsteps:\n  - pay: {}\n');
    await page.getByTestId('put-scenario').click();
    await page.locator('[data-scenario=mine]').waitFor();
    // Every object has a constructor, and the groups of scenarios have none.
    await yaml.fill('name: constructor-mine\ndescription: Mine.\non: manual\nsteps:\n  - pay: {}\n');
    await page.getByTestId('put-scenario').click();
    await page.locator('[data-scenario=constructor-mine]').getByRole('heading', { name: 'Constructor mine' }).waitFor();
    const { id } = (
      await call(box, 'POST /payments', { body: { ...NEW.body, metadata: { sandbox_scenario: 'mine' } } })
    ).body;
    await expect.poll(async () => (await call(box, `GET /payments/${id}`)).body.status).toBe('paid');
    // The refusal above is all that the console speaks of.
    expect(page.complaints).toMatchObject({ policy: [], errors: [], foreign: [] });
  });
});

describe('what was typed and not sent', () => {
  test('is there again after the way back, unless it was given up', async () => {
    const page = await openPage(await openBox(), '/dashboard/payments');
    const amount = page.getByTestId('form').getByLabel('Amount');
    const openForm = () => page.getByRole('button', { name: 'New payment' }).click();
    await openForm();
    await amount.fill('12.34');
    await page.keyboard.press('Escape');
    await openForm();
    expect(await amount.inputValue()).toBe('100');
    await page.keyboard.press('Escape');
    await page.locator('#navigation').getByRole('link', { name: 'Scenarios' }).click();
    const yaml = page.getByLabel('YAML');
    await yaml.fill('name: mine');
    await page.goBack();
    await openForm();
    await amount.fill('56.78');
    await page.goForward();
    await expect.poll(() => yaml.inputValue()).toBe('name: mine');
    await page.goBack();
    await openForm();
    expect(await amount.inputValue()).toBe('56.78');
    await page.getByTestId('form').getByTestId('submit').click();
    await page.waitForURL(/pay_req_/);
    await page.goBack();
    await openForm();
    expect(await amount.inputValue()).toBe('100');
    expectQuiet(page);
  });

  test('follows the record again once it is put back', async () => {
    const box = await openBox();
    const page = await openPage(box, '/dashboard/profile');
    const name = page.getByTestId('brand').getByLabel('Business name');
    await name.fill('Typed');
    await name.fill('');
    await send(box.controlUrl, 'PATCH', '/_sandbox/profile', { business_name: 'Corner Books' });
    await expect.poll(() => name.inputValue()).toBe('Corner Books');
  });
});
