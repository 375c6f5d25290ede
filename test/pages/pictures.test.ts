/** The pictures of the README show the pages as they are: drawn anew from the same seed, they are the same but for what a machine draws otherwise. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { requireChromium } from './support/chromium.js';

/** Parts of a picture that may differ: lengths of real calls move what is drawn of them, and faces are smoothed in more ways than one. */
const MOST = { checkout: 0.003, payment: 0.003, trace: 0.015, guide: 0.005, front: 0.01 };

/** How many of the points of two pictures, of equal size, differ by a quarter of a colour or more. */
const COMPARE = `async ([one, other]) => {
  const pointsOf = async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(data)).blob());
    const { width, height } = bitmap;
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas.drawImage(bitmap, 0, 0);
    return { width, height, points: canvas.getImageData(0, 0, width, height).data };
  };
  const [a, b] = [await pointsOf(one), await pointsOf(other)];
  if (a.width !== b.width || a.height !== b.height) return 1;
  let differ = 0;
  for (let at = 0; at < a.points.length; at += 4)
    if ([0, 1, 2].some((colour) => Math.abs(a.points[at + colour] - b.points[at + colour]) >= 64)) differ += 1;
  return differ / (a.width * a.height);
}`;

const dataOf = (file: string): string => `data:image/png;base64,${readFileSync(file).toString('base64')}`;

test('the pictures of the README are fresh; npm run pictures draws them anew', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  await promisify(execFile)(process.execPath, ['tools/pictures.mjs', '--out', folder]);
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const pictures = Object.entries(MOST).map(async ([name, most]) => {
    const pair = [`docs/pictures/${name}.png`, join(folder, `${name}.png`)].map(dataOf);
    const share: number = await page.evaluate(`(${COMPARE})(${JSON.stringify(pair)})`);
    return { name, share, fresh: share <= most };
  });
  expect((await Promise.all(pictures)).filter(({ fresh }) => !fresh)).toEqual([]);
});
