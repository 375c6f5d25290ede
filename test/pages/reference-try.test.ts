/** Calls tried from the API reference: made by the reader's press alone, with the reader's key, shown as they were answered. */
import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/index.js';
import { send } from '../control/context.js';
import { createPayment, openBox } from '../support/box.js';
import {
  expectAccessible,
  expectQuiet,
  following,
  LOOKS,
  openPage,
  picture,
  useBrowser,
  type View,
} from './support/browser.js';
import { PAYLOADS } from './support/payloads.js';

useBrowser();

const originOf = (box: Sandbox): string => new URL(box.url).origin;
const panel = (page: View) => page.getByTestId('try-it');
const status = (page: View) => page.getByTestId('status').textContent();
const answer = (page: View) => page.getByTestId('outcome').locator('.code code').textContent();
const body = (page: View) => panel(page).getByLabel('Body', { exact: true });
const press = (page: View) => page.getByTestId('send').click();
const patchProfile = (box: Sandbox, settings: object) => send(originOf(box), 'PATCH', '/_sandbox/profile', settings);

/** Opens an entry, and waits until it is drawn. */
async function openEntry(box: Sandbox, hash: string, options = {}): Promise<View> {
  const page = await openPage(box, `/docs#${hash}`, options);
  await page.locator('#main h1').waitFor();
  return page;
}

/** Presses Tab until the element that a selector names has the focus. */
async function tabTo(page: View, selector: string): Promise<void> {
  for (let i = 0; i < 120; i += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(`document.activeElement.matches(${JSON.stringify(selector)})`)) return;
  }
  throw new Error(`The Tab key does not lead to ${selector}`);
}

describe.each(LOOKS)('%i px wide, %s', (width, theme) => {
  test('a call with its answer is accessible', async () => {
    const page = await openEntry(await openBox(), 'createPayment', { width, theme });
    await press(page);
    await expect.poll(() => status(page)).toBe('201');
    await page.getByTestId('outcome').getByText('Headers').click();
    await expectAccessible(page);
    await picture(page, `docs-tried-${width}-${theme}`);
    await page.getByTestId('open-key').click();
    await page.getByTestId('key-dialog').getByText('For signed requests').click();
    await expectAccessible(page);
    await picture(page, `docs-key-${width}-${theme}`);
    expectQuiet(page);
  });
});

test('Ctrl+Enter sends; what was made is paid and looked at from there, and what was sent is filled in again', async () => {
  const box = await openBox();
  const page = await openEntry(box, 'createPayment');
  await body(page).fill('{"amount": 12, "currency": "EUR"}');
  await body(page).press('Enter');
  expect(await page.getByTestId('outcome').textContent()).toBe('');
  await body(page).press('Control+Enter');
  await expect.poll(() => status(page)).toBe('201');
  const next = page.getByTestId('next');
  const { id, payment_url } = JSON.parse((await answer(page)) ?? '') as { id: string; payment_url: string };
  expect(await next.getByRole('link', { name: 'Open checkout' }).getAttribute('href')).toBe(payment_url);
  await next.getByRole('button', { name: 'Pay it' }).click();
  await page.getByText('Paid and confirmed').waitFor();
  await expectAccessible(page);
  await body(page).fill('{"amount": 13, "currency": "EUR"}');
  await press(page);
  // Another body under the same key.
  await expect.poll(() => status(page)).toBe('422');
  await page.getByTestId('sent').locator('summary').click();
  const sent = page.getByTestId('sent').getByRole('listitem');
  expect(await sent.allTextContents()).toEqual(['POST /v1/payments 422', 'POST /v1/payments 201']);
  await sent.last().getByRole('link').click();
  await expect.poll(() => body(page).inputValue()).toBe('{"amount": 12, "currency": "EUR"}\n');
  // Once more, though that is the address already.
  await body(page).fill('{}');
  await page.getByTestId('sent').locator('summary').click();
  await sent.last().getByRole('link').click();
  await expect.poll(() => body(page).inputValue()).toContain('{"amount": 12, "currency": "EUR"}');
  await page.goto(`${originOf(box)}/dashboard/payments/${id}?tab=webhooks`);
  await page.getByRole('tab', { name: /Webhooks/, selected: true }).waitFor();
});

test('an answer that comes when another operation is open is told there, and stands where it was asked for', async () => {
  const box = await openBox();
  const page = await openEntry(box, 'createPayment');
  let answerIt = (): void => {};
  const isLeft = new Promise<void>((resolve) => {
    answerIt = resolve;
  });
  await page.route('**/v1/payments', (route) => isLeft.then(() => route.continue()));
  await body(page).fill('{"amount": 14, "currency": "EUR"}');
  await press(page);
  await page.evaluate('location.hash = "getBalance"');
  await page.getByRole('heading', { level: 1, name: /balance/i }).waitFor();
  answerIt();
  await page.getByTestId('toasts').getByText('POST /v1/payments: 201. Create a payment request shows it.').waitFor();
  expect(await page.getByTestId('outcome').textContent()).toBe('');
  await page.goBack();
  await expect.poll(() => status(page)).toBe('201');
  expect(await body(page).inputValue()).toBe('{"amount": 14, "currency": "EUR"}');
  // A link fills in a form of its own.
  await page.evaluate('location.hash = "createPayment?body={}"');
  await expect.poll(() => body(page).inputValue()).toBe('{}');
  expect(await page.getByTestId('outcome').textContent()).toBe('');
  expectQuiet(page);
});

test('the body is completed from the contract by keyboard and by pointer, and all of it can be taken back', async () => {
  const page = await openEntry(await openBox(), 'createPayment');
  const list = page.getByTestId('completions');
  const chosen = list.getByRole('option', { selected: true });
  const named = () =>
    page.evaluate('document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))?.textContent');
  await body(page).fill('{');
  await page.keyboard.type('"');
  await chosen.getByText('amount').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await chosen.getByText('Required. Code of the fiat or cryptocurrency').waitFor();
  expect(await named()).toContain('currency');
  await page.keyboard.press('Enter');
  await expect.poll(() => body(page).inputValue()).toBe('{"currency": ');
  // The values follow by themselves.
  await page.keyboard.type('"e');
  await expect.poll(() => list.getByRole('option').allTextContents()).toEqual(['ETH ', 'EUR ']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect.poll(() => body(page).inputValue()).toBe('{"currency": "EUR"');
  expect(await list.count()).toBe(0);
  await page.keyboard.type(', "d');
  await page.keyboard.press('Escape');
  await expect.poll(() => list.count()).toBe(0);
  await page.keyboard.press('Control+Space');
  await list.getByRole('option', { name: 'description' }).click();
  await expect.poll(() => body(page).inputValue()).toBe('{"currency": "EUR", "description": ');
  expect(await page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA');
  expect(await list.count()).toBe(0);
  for (let i = 0; i < 12 && (await body(page).inputValue()) !== '{"'; i += 1) await page.keyboard.press('Control+z');
  expect(await body(page).inputValue()).toBe('{"');
  expect(await page.locator('.drawn').textContent()).toBe('{"\n');
  expectQuiet(page);
});

test('an example does not take what was written', async () => {
  const page = await openEntry(await openBox(), 'createPayment');
  await body(page).fill('{"amount": 1, "currency": "EURO"}');
  await page.getByTestId('hints').getByText('currency must be one of BTC, ETH').waitFor();
  await panel(page).getByLabel('Example').selectOption({ index: 1 });
  await expect.poll(() => body(page).inputValue()).not.toContain('EURO');
  await panel(page).getByLabel('Example').selectOption('as written');
  await expect.poll(() => body(page).inputValue()).toBe('{"amount": 1, "currency": "EURO"}');
});

describe('by keyboard alone', () => {
  test('a payment request is created, found again, and looked at in the dashboard', async () => {
    const box = await openBox();
    const page = await openPage(box, '/docs');
    await page.locator('#main h1').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('createpay');
    await tabTo(page, 'a[href="#createPayment"]');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Create a payment request' }).waitFor();
    await tabTo(page, '[data-testid=try-it] textarea');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('{"amount": 7.50, "currency": "EUR"}');
    await tabTo(page, '[data-testid=send]');
    await page.keyboard.press('Enter');
    await expect.poll(() => status(page)).toBe('201');
    expect(await answer(page)).toContain('"amount": 7.5');
    expect(await page.evaluate('document.activeElement.dataset.testid')).toBe('send');
    await tabTo(page, '[data-testid=outcome] a');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'POST /v1/payments' }).waitFor();
    expectQuiet(page);
  });

  test('the language of the code is changed by the arrow keys, and kept', async () => {
    const page = await openEntry(await openBox(), 'getBalance');
    await tabTo(page, '.languages input');
    const code = page.getByTestId('code').locator('code');
    for (const sign of ['await fetch(', 'urllib.request', 'fopen(', 'http.NewRequest']) {
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => code.textContent()).toContain(sign);
      expect(await code.textContent()).toContain('/v1/balance');
    }
    await page.evaluate('location.hash = "getAccount"');
    await page.getByRole('heading', { level: 1, name: /account/i }).waitFor();
    expect(await code.textContent()).toContain('http.NewRequest');
  });
});

describe('a link', () => {
  const BODY = '{"amount": 10.00, "currency": "EUR", "description": "From a link"}';

  test('fills the form in and sends nothing, whatever is pressed but the button', async () => {
    const box = await openBox();
    const page = await openEntry(box, `createPayment?body=${encodeURIComponent(BODY)}`);
    expect(await body(page).inputValue()).toBe(BODY);
    await page.getByTestId('from-link').getByText('Nothing was sent').waitFor();
    expect(await page.evaluate('document.activeElement === document.body')).toBe(true);
    for (const key of ['Enter', 'Space', 'Control+Enter', 'Shift+Enter']) await page.keyboard.press(key);
    for (const input of await panel(page).locator('input, textarea').all()) {
      await input.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Enter');
    }
    await page.reload();
    await page.getByTestId('from-link').waitFor();
    expect(box.requests()).toEqual([]);
    await press(page);
    await expect.poll(() => status(page)).toBe('201');
    expect(box.requests().length).toBe(1);
    expect(box.requests()[0]?.body?.text).toBe(BODY);
    expectQuiet(page);
  });

  test('brings parameters of path, query and header, and says what it brings in vain', async () => {
    const box = await openBox();
    const { id } = await createPayment(box);
    const page = await openEntry(box, `getPayment?path.payment_request_id=${id}&colour=red`);
    await page.getByTestId('from-link').getByText('colour').waitFor();
    await press(page);
    await expect.poll(() => status(page)).toBe('200');
    await page.evaluate('location.hash = "listPayments?query.limit=1&query.status=pending&header.Prefer=code%3D503"');
    await page.getByRole('heading', { level: 1, name: 'List payment requests' }).waitFor();
    await expect.poll(() => panel(page).getByLabel('limit').inputValue()).toBe('1');
    expect(await panel(page).getByLabel('status').inputValue()).toBe('pending');
    expect(await page.getByTestId('code').textContent()).toContain('?limit=1&status=pending');
    await press(page);
    await expect.poll(() => status(page)).toBe('503');
  });

  test('whose body is no JSON is shown as it is, with what is wrong, and may be corrected or sent', async () => {
    const box = await openBox();
    const page = await openEntry(box, `createPayment?body=${encodeURIComponent('{"amount": 1,}')}`);
    expect(await body(page).inputValue()).toBe('{"amount": 1,}');
    await page.getByTestId('from-link').getByText('is no JSON').waitFor();
    await panel(page).getByRole('alert').getByText('This is no JSON').waitFor();
    await expectAccessible(page);
    await press(page);
    await expect.poll(() => status(page)).toBe('400');
    await page.goto(new URL('/docs#createPayment?body=%E0%A4%A', box.url).href);
    await page.locator('#main h1').waitFor();
    await page.goto(new URL('/docs#%E0%A4%A', box.url).href);
    await page.getByRole('heading', { level: 1, name: 'Nothing is called so' }).waitFor();
  });

  test('brings no header and no parameter that the form would not show', async () => {
    const box = await openBox();
    const page = await openEntry(
      box,
      'listPayments?header.Authorization=Bearer+x&header.X-Evil=1&query.hidden=1&path.x=1',
    );
    for (const name of ['header.Authorization', 'header.X-Evil', 'query.hidden', 'path.x']) {
      await page.getByTestId('from-link').getByText(name).waitFor();
    }
    await press(page);
    await expect.poll(() => status(page)).toBe('200');
    const [entry] = box.requests();
    expect(entry?.query).toBe('');
    expect(entry?.headers).not.toHaveProperty('x-evil');
    expectQuiet(page);
  });

  test('is copied from a form, and leads to the same form', async () => {
    const box = await openBox();
    const page = await openEntry(box, 'createPayment');
    await body(page).fill(BODY);
    await panel(page).getByRole('button', { name: 'Copy a link to this form' }).click();
    // The browser takes its time to copy; the page says when it has.
    await page.getByText('Copied a link to this form.').waitFor();
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string;
    expect(link).not.toContain('Idempotency');
    const other = await openPage(box, link);
    await other.getByTestId('from-link').waitFor();
    expect(await body(other).inputValue()).toBe(BODY);
  });
});

describe('hostile text', () => {
  // There are hundreds, so each stands in one of the places that a link has.
  test.each([
    ['the name of an entry', 0],
    ['a body, and the name of a parameter', 1],
    ['the value of a parameter', 2],
  ])('in a link stays text: %s', async (_place, turn) => {
    const box = await openBox();
    const page = await openEntry(box, '');
    for (const payload of PAYLOADS.filter((_payload, i) => i % 3 === turn)) {
      const text = encodeURIComponent(payload);
      const links = [
        text,
        `createPayment?body=${text}&${text}=${text}`,
        `listPayments?query.status=${text}&query.limit=${text}`,
      ];
      await page.evaluate(`location.hash = ${JSON.stringify(links[turn])}`);
      if (turn === 0) {
        await expect
          .poll(() => page.getByTestId('error-page').locator('code').textContent())
          .toBe(payload.slice(0, 200));
      } else {
        const field = turn === 1 ? body(page) : panel(page).getByLabel('limit');
        const breaks = turn === 1 ? '\n' : '';
        await expect.poll(() => field.inputValue()).toBe(payload.replace(/\r\n?|\n/g, breaks));
        await page.getByTestId('from-link').waitFor();
      }
      expect(await page.evaluate('window.ran === undefined'), payload).toBe(true);
    }
    expect(box.requests()).toEqual([]);
    expectQuiet(page);
  });

  test('in what is stored is shown as it was written', async () => {
    const box = await openBox();
    for (const payload of PAYLOADS) await createPayment(box, { description: payload, metadata: { note: payload } });
    const page = await openEntry(box, 'listPayments?query.limit=100');
    await press(page);
    await expect.poll(() => status(page)).toBe('200');
    await page.evaluate('location.hash = "getPayment"');
    await page.getByRole('heading', { level: 1, name: /Retrieve/ }).waitFor();
    await press(page);
    await expect.poll(() => status(page)).toBe('200');
    const shown = JSON.parse((await answer(page)) ?? '');
    expect([shown.description, shown.metadata.note]).toEqual([PAYLOADS.at(-1), PAYLOADS.at(-1)]);
    expect(await page.evaluate('window.ran === undefined')).toBe(true);
    expectQuiet(page);
  });
});

describe('the form', () => {
  test('lays JSON out without touching a number, and says what the contract will say', async () => {
    const page = await openEntry(await openBox(), 'createPayment');
    await body(page).fill('{"amount":10.00,"currency":"EUR","metadata":{}}');
    await panel(page).getByRole('button', { name: 'Format' }).click();
    expect(await body(page).inputValue()).toBe('{\n  "amount": 10.00,\n  "currency": "EUR",\n  "metadata": {}\n}');
    expect(await page.getByTestId('code').textContent()).toContain('10.00');
    await body(page).fill('{"amount": "ten", "colour": 1}');
    const hints = page.getByTestId('hints');
    for (const hint of ['currency is required', 'colour is no field', 'amount must be number']) {
      await hints.getByText(hint).waitFor();
    }
  });

  test('repeats a call with the same Idempotency-Key, and makes another one with a new key', async () => {
    const box = await openBox();
    const page = await openEntry(box, 'createPayment');
    await press(page);
    await expect.poll(() => status(page)).toBe('201');
    const first = await answer(page);
    await press(page);
    await page.getByTestId('outcome').getByText('idempotent-replayed').waitFor({ state: 'attached' });
    expect(await answer(page)).toBe(first);
    await panel(page).getByRole('button', { name: 'New key' }).click();
    await press(page);
    await expect.poll(() => answer(page)).not.toBe(first);
  });

  test('of a record asks for its id, and knows the one that was made last', async () => {
    const box = await openBox();
    const page = await openEntry(box, 'getPayout');
    expect(await page.getByTestId('send').getAttribute('aria-disabled')).toBe('true');
    await page.getByTestId('send-reason').getByText('Fill in payout_id first').waitFor();
    await page.evaluate('location.hash = "createInvoice"');
    await page.getByRole('heading', { level: 1, name: /Create an invoice/ }).waitFor();
    await press(page);
    await expect.poll(() => status(page)).toBe('201');
    await page.evaluate('location.hash = "getInvoice"');
    await page.getByRole('heading', { level: 1, name: /Retrieve an invoice/ }).waitFor();
    expect(await panel(page).getByLabel('invoice_id').inputValue()).toMatch(/^inv_/);
    await press(page);
    await expect.poll(() => status(page)).toBe('200');
    expectQuiet(page);
  });

  test('a delay and a cut connection are told apart from a sandbox that has stopped', async () => {
    const box = await openBox();
    const page = await openEntry(box, 'getBalance');
    await send(originOf(box), 'POST', '/_sandbox/faults', {
      match: { operation_id: 'getBalance' },
      effect: { reset: 'before_commit' },
    });
    await press(page);
    await page.getByTestId('outcome').getByText('connection was cut').waitFor();
    await box.close();
    await press(page);
    await page.getByTestId('outcome').getByText('The sandbox does not answer').waitFor();
    await page.getByTestId('connection').getByText('does not answer').waitFor();
    expect(page.complaints.errors).toEqual([]);
    expect(page.complaints.policy).toEqual([]);
  });
});

describe('credentials', () => {
  test('follow the profile: a merchant that signs is signed for, by its own clock', async () => {
    const box = await openBox({ now: '2031-01-01T00:00:00Z' });
    await patchProfile(box, { auth: 'signed' });
    const page = await openEntry(box, 'createPayment');
    expect(await page.getByLabel('Authenticate by').count()).toBe(0);
    expect(await page.getByTestId('code').textContent()).toContain('openssl dgst -sha256');
    await press(page);
    await expect.poll(() => status(page)).toBe('201');
    await page.evaluate('location.hash = "listPayments?query.limit=3"');
    await page.getByRole('heading', { level: 1, name: 'List payment requests' }).waitFor();
    await press(page);
    await expect.poll(() => status(page)).toBe('200');
    await page.evaluate('location.hash = "authentication"');
    await page.locator('[data-scheme=signed]').waitFor();
    expect(await page.locator('[data-scheme]').count()).toBe(1);
    expectQuiet(page);
  });

  test.each(['bearer', 'key', 'signed'])('%s is a way that can be chosen', async (scheme) => {
    const page = await openEntry(await openBox(), 'getAccount');
    await page.getByLabel('Authenticate by').selectOption(scheme);
    await page.getByLabel('with my key').check();
    expect(await page.getByTestId('code').textContent()).toContain(
      scheme === 'signed' ? 'tb_secret_default' : 'tb_key_default',
    );
    await press(page);
    await expect.poll(() => status(page)).toBe('200');
  });

  test('a merchant without a known key gets one made, and is called with it', async () => {
    const box = await openBox();
    const { id } = await box.createMerchant({ label: 'second' });
    const page = await openEntry(box, 'getAccount');
    await page.getByTestId('merchant').selectOption({ label: 'second' });
    await page.getByTestId('send-reason').getByText('needs an API key').waitFor();
    await panel(page).getByRole('button', { name: 'Your key' }).click();
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await press(page);
    await expect.poll(() => status(page)).toBe('200');
    expect(await answer(page)).toContain(id);
    await page.reload();
    await press(page);
    await expect.poll(() => status(page)).toBe('200');
    expectQuiet(page);
  });

  test('a key that nobody has is told, and another can be given', async () => {
    const box = await openBox();
    const other = await box.createMerchant({ label: 'other' });
    const page = await openEntry(box, 'getAccount');
    const enter = async (key: string) => {
      await page.getByTestId('open-key').click();
      await page.getByTestId('key-dialog').getByRole('textbox', { name: 'API key' }).fill(key);
      await page.keyboard.press('Enter');
    };
    await enter('ключ');
    await page.getByTestId('key-dialog').getByRole('alert').getByText('plain Latin letters').waitFor();
    await page.keyboard.press('Escape');
    await enter('tb_key_nobody');
    await page.getByTestId('key-note').getByText('No merchant has this API key').waitFor();
    await page.locator('#main h1').waitFor();
    await press(page);
    await expect.poll(() => status(page)).toBe('401');
    await enter(other.apiKey);
    await expect.poll(() => page.getByTestId('key-note').count()).toBe(0);
    await press(page);
    await expect.poll(() => status(page)).toBe('200');
    expect(await answer(page)).toContain(other.id);
    expect(page.complaints.errors).toEqual([]);
  });
});

describe('settings', () => {
  test('are noted beside what they change, with their present value, at once', async () => {
    const box = await openBox();
    const page = await openEntry(box, 'createPayment');
    const note = page.locator('[data-field=expires_at] [data-setting=payment_expiry]');
    await note.getByText('900 seconds').waitFor();
    await following(page);
    await patchProfile(box, {
      payment_expiry: 60,
      error_codes: 'catalog',
      envelope: 'form2',
      idempotency_store: 'all',
    });
    await note.getByText('60 seconds').waitFor();
    await page.locator('[data-setting=idempotency_store] .chip.warn').waitFor();
    await page.evaluate('location.hash = "payment_created"');
    await page.getByRole('heading', { level: 1, name: 'payment_created' }).waitFor();
    await page.locator('[data-setting=envelope] .chip.warn').first().waitFor();
    await page.evaluate('location.hash = "errors"');
    await page.locator('[data-status="401"]').getByText('INVALID_API_KEY').first().waitFor();
    await page.evaluate('location.hash = "payment.created"');
    await page.getByRole('heading', { level: 1, name: 'Nothing is called so' }).waitFor();
    expectQuiet(page);
  });

  test('of another merchant are shown when it is chosen', async () => {
    const box = await openBox();
    await box.createMerchant({ label: 'strict', profile: { auth: 'bearer', events: 'named' } });
    const page = await openEntry(box, 'authentication');
    await expect.poll(() => page.locator('[data-scheme]').count()).toBe(3);
    await page.getByTestId('merchant').selectOption({ label: 'strict' });
    await expect.poll(() => page.locator('[data-scheme]').count()).toBe(1);
    await expect.poll(() => page.locator('nav a[href="#payment.paid_late"]').count()).toBe(0);
  });
});

test('a sandbox that is away when the page is opened is waited for', async () => {
  const page = await openPage(await openBox(), '/favicon.svg');
  let away = true;
  await page.route('**/_sandbox/**', (route) => (away ? route.abort('connectionrefused') : route.continue()));
  await page.route('**/v1/**', (route) => (away ? route.abort('connectionrefused') : route.continue()));
  await page.goto(new URL('/docs#getBalance', page.url()).href);
  await page.getByTestId('connection').getByText('The sandbox does not answer').waitFor();
  away = false;
  await page.getByRole('heading', { level: 1, name: /balance/i }).waitFor();
  expect(await page.getByTestId('connection').textContent()).toBe('');
});
