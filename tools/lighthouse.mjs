#!/usr/bin/env node
// Lighthouse over the pages of a sandbox of its own: npm run nightly -- lighthouse. The package is fetched when it is run, see docs/decisions.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '../dist/client.js';
import { createTenderbox } from '../dist/index.js';
import { readArguments, text, whole } from './arguments.mjs';
import { median } from './figures.mjs';
import { inFolder } from './in-folder.mjs';
import { run } from './run.mjs';

/** The last line of versions that runs on the oldest Node of this package. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const LEAST = 95;

const values = readArguments('npm run nightly -- lighthouse', { runs: whole('3', 1), only: text('PATH') });

/** What is measured, by the path. */
async function pagesOf(box) {
  const client = createClient(box);
  const items = [{ name: 'Consulting, hours', quantity: 2, unit_price: 45 }];
  const invoice = await client.invoices.create({ amount: 90, currency: 'EUR', customer_name: 'Ada', items });
  let payment;
  for (let i = 0; i < 60; i++) payment = await client.payments.create({ amount: 120, currency: 'USD' });
  return [
    '/dashboard',
    '/dashboard/payments',
    `/dashboard/payments/${payment.id}`,
    `/pay/${payment.id}`,
    `/pay/${payment.id}?coin=BTC`,
    `/invoices/${invoice.id}`,
    '/docs',
  ].filter((path) => values.only === undefined || path.includes(values.only));
}

/** Chrome loses a trace now and then, which Lighthouse ends for. */
const TRIES = 3;

/** One run. @returns the report */
async function measure(url, file, tries = TRIES) {
  // Customers' pages ask not to be found by search engines, which is right for what a shop sends to one person.
  const flags = [
    '--quiet',
    '--skip-audits=is-crawlable',
    `--only-categories=${CATEGORIES}`,
    '--output=json',
    `--output-path=${file}`,
  ];
  const command = ['npx', '--yes', LIGHTHOUSE, url, ...flags, '--chrome-flags=--headless=new --no-sandbox'];
  const code = await run(command, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0 && tries > 1) return measure(url, file, tries - 1);
  if (code !== 0)
    throw new Error(`${LIGHTHOUSE} ended with ${code}. It needs a network to be fetched, and Chrome or CHROME_PATH.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const scoreOf = (report, category) => Math.round((report.categories[category].score ?? 0) * 100);

/** What a category lost points for. */
const faultsOf = (report, category) =>
  report.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 0.9)
    .map(({ id }) => `${id} ${report.audits[id].displayValue ?? ''}`.trim());

/** Measures a page. @returns how many of its scores are poor */
async function judge(url, folder) {
  const reports = [];
  for (let i = 0; i < Number(values.runs); i++) reports.push(await measure(url.href, join(folder, 'report.json')));
  const scores = CATEGORIES.map((name) => Math.round(median(reports.map((report) => scoreOf(report, name)))));
  const path = `${url.pathname}${url.search}`.replace(/_[a-z0-9]{20,}/, '_…');
  console.log(`${path}: ${CATEGORIES.map((name, i) => `${name} ${scores[i]}`).join(', ')}`);
  const poor = CATEGORIES.filter((_, i) => scores[i] < LEAST);
  for (const name of poor) console.log(`  ${name}: ${faultsOf(reports[0], name).join('; ')}`);
  return poor.length;
}

const box = await createTenderbox({ seed: 1 });
try {
  const poor = await inFolder(async (folder) => {
    let count = 0;
    for (const path of await pagesOf(box)) count += await judge(new URL(path, box.url), folder);
    return count;
  });
  if (poor > 0) console.log(`${poor} scores are below ${LEAST}.`);
  process.exitCode = poor > 0 ? 1 : 0;
} finally {
  await box.close();
}
