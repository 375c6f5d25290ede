#!/usr/bin/env node
// npm run count -- [FOLDER]: how large a checkout is, and through how many of its files a call goes. FOLDER needs its node_modules.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { passes } from './count/passes.mjs';
import { generatedLines, lines, looseFiles, naming, readSources } from './count/sources.mjs';
import { graphOf, longestFunction, longestProse } from './count/syntax.mjs';

const folder = resolve(process.argv[2] ?? '.');
if (!existsSync(join(folder, 'src'))) {
  console.error(`count: ${folder} is no checkout of Tenderbox: it has no src/. Name one: npm run count -- FOLDER`);
  process.exit(2);
}
if (!existsSync(join(folder, 'node_modules'))) {
  console.error(`count: ${folder} has no node_modules. Run npm ci there.`);
  process.exit(2);
}

const sources = readSources(folder);
const graph = graphOf(sources);
const { post, webhook } = await passes(folder);
const engine = sources.filter(({ module }) => module === 'engine');
const [longest, prose] = [longestFunction(sources), longestProse(sources)];

const ROWS = [
  ['hand-written lines of the engine', lines(engine)],
  ['its files', engine.length],
  ['lines of the pages in a browser', lines(sources.filter(({ module }) => module === 'ui'))],
  ['generated lines in git', generatedLines(folder)],
  ['loose files in src/', looseFiles(sources)],
  ['files that a plain POST passes', post.length],
  ['further files until its webhook is recorded', webhook.length],
  ['hand-written files that name a resource (subscriptions)', naming(sources, folder).length],
  ['import cycles of values', graph.cycles.length],
  ['floors of its highest folder', graph.floors],
  ['longest function', `${longest.lines} (${longest.path}, ${longest.name})`],
  ['longest file that is no table', `${prose.lines} (${prose.path})`],
];
const width = Math.max(...ROWS.map(([name]) => name.length));
for (const [name, value] of ROWS) console.log(`${name.padEnd(width)}  ${value}`);
for (const cycle of graph.cycles) console.log(`cycle: ${cycle.join(' → ')}`);
if (process.argv.includes('--files')) {
  console.log(`\nA plain POST:\n  ${post.join('\n  ')}\nUntil its webhook is recorded:\n  ${webhook.join('\n  ')}`);
}
