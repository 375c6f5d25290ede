// Swagger UI in a Chromium: Execute on every operation, with nothing filled in by hand.
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createTenderbox } from '../../dist/index.js';
import { importTypeScript } from '../import-typescript.mjs';
import { listen } from '../processes.mjs';
import { contractOf, flagsOf } from './contracts.mjs';
import { packages, told } from './tools.mjs';

const OPTIONS = { profile: 'examples' };
const FILES = ['swagger-ui-bundle.js', 'swagger-ui.css'];

const pageFor = ({ url, apiKey }) => `<!doctype html><link rel="stylesheet" href="/swagger-ui.css"><div id="ui"></div>
<script src="/swagger-ui-bundle.js"></script>
<script>
  window.ui = SwaggerUIBundle({
    url: ${JSON.stringify(`${url}/openapi.json`)}, dom_id: '#ui', docExpansion: 'list', defaultModelsExpandDepth: -1, validatorUrl: null, tryItOutEnabled: true,
    onComplete: () => ui.preauthorizeApiKey('apiKey', ${JSON.stringify(apiKey)}),
  });
</script>`;

/** The page of Swagger UI, on a port of its own. */
const served = (box) =>
  listen(({ url }, response) => {
    const file = FILES.find((name) => url === `/${name}`);
    if (file !== undefined) createReadStream(join(packages, 'swagger-ui-dist', file)).pipe(response);
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(pageFor(box));
  });

const WAIT_MS = 120_000;

/** Opens an operation, presses Execute, and closes it: many open ones hold the browser up. @returns the status of the answer */
async function execute(page, id) {
  const block = page.locator(`.opblock[id$="-${id}"]`);
  const head = block.locator('.opblock-summary-control');
  await head.click();
  await block.getByRole('button', { name: 'Execute' }).click({ timeout: WAIT_MS });
  const status = block.locator('.live-responses-table tbody .response-col_status').first();
  await status.waitFor({ timeout: WAIT_MS });
  const answered = Number.parseInt(await status.innerText(), 10);
  await head.click();
  return answered;
}

/** @returns whether an operation fails */
export async function runSwaggerUi() {
  const { requireChromium } = await importTypeScript('test/pages/support/chromium.ts');
  const box = await createTenderbox(OPTIONS);
  const server = await served(box);
  const browser = await chromium.launch({ executablePath: requireChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.locator('.opblock').first().waitFor({ timeout: WAIT_MS });
    const { paths } = JSON.parse(contractOf(flagsOf(OPTIONS)));
    const ids = Object.values(paths).flatMap((item) => Object.values(item).map(({ operationId }) => operationId));
    // What is deleted cannot be read afterwards.
    const ordered = [...ids.filter((id) => !id.includes('delete')), ...ids.filter((id) => id.includes('delete'))];
    const bad = [];
    for (const id of ordered) {
      const status = await execute(page, id).catch((error) => error.message.split('\n')[0]);
      if (!(status >= 200 && status < 300)) bad.push(`${id}: ${status}`);
    }
    const good = ordered.length - bad.length;
    return told(
      `Swagger UI: ${good} of ${ordered.length} operations`,
      good > 0 ? bad : ['It has no operation.', ...bad],
    );
  } finally {
    await browser.close();
    server.close();
    await box.close();
  }
}
