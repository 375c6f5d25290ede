#!/usr/bin/env node
// npm run conformance: other people's tools read the contract and call the sandbox. They are installed into conformance/generators/ when first run.
import { parseArgs } from 'node:util';
import { contracts, PROFILES } from './conformance/contracts.mjs';
import { GENERATORS } from './conformance/generators.mjs';
import { runMatrix } from './conformance/matrix.mjs';
import { installTools } from './conformance/tools.mjs';

const USAGE = 'npm run conformance -- [--only SUITE] [--profile NAME] [--tool GENERATOR]';
const SUITES = ['generators'];

/** One of the names, or all of them where none is given; anything else is said and ends the program. */
function chosen(flag, given, names) {
  if (given === undefined) return names;
  if (names.includes(given)) return [given];
  console.error(`--${flag} is one of ${names.join(', ')}, not ${JSON.stringify(given)}. Use: ${USAGE}`);
  return process.exit(2);
}

function read() {
  const text = { type: 'string' };
  try {
    const { only, profile, tool } = parseArgs({ options: { only: text, profile: text, tool: text } }).values;
    return {
      suites: chosen('only', only, SUITES),
      profiles: chosen(
        'profile',
        profile,
        PROFILES.map(({ name }) => name),
      ),
      tools: chosen(
        'tool',
        tool,
        GENERATORS.map(({ name }) => name),
      ),
    };
  } catch (error) {
    console.error(`${error.message} Use: ${USAGE}`);
    return process.exit(2);
  }
}

const { suites, profiles, tools } = read();
try {
  const node = installTools();
  const run = {
    generators: () =>
      runMatrix(
        contracts(profiles),
        GENERATORS.filter(({ name }) => tools.includes(name)),
        node,
      ),
  };
  for (const suite of suites) {
    const failed = await run[suite]();
    console.log(failed === 0 ? `${suite}: all is well.` : `${suite}: ${failed} failed.`);
    if (failed > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(`conformance: ${error.message}`);
  process.exitCode = 1;
}
