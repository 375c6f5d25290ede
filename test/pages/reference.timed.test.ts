/** How soon the API reference is there. */
import { expect, test } from 'vitest';
import { createPayment, openBox } from '../support/box.js';
import { openPage, useBrowser } from './support/browser.js';

useBrowser();

test('it is there and answers to the keyboard within a second', async () => {
  const box = await openBox();
  for (let i = 0; i < 20; i += 1) await createPayment(box);
  const page = await openPage(box, '/docs#createPayment');
  await page.locator('#main h1').waitFor();
  await page.reload();
  await page.getByTestId('send').waitFor();
  const ready_ms = (await page.evaluate('performance.now()')) as number;
  expect(ready_ms).toBeLessThan(1_000);
});
