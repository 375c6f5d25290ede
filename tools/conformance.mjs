#!/usr/bin/env node
// npm run conformance: other people's tools read the contract and call the sandbox. They are installed into conformance/generators/ when first run.
import { parseArgs } from 'node:util';
import { contracts, PROFILES } from './conformance/contracts.mjs';
import { GENERATORS } from './conformance/generators.mjs';
import { installTools } from './conformance/tools.mjs';

const USAGE = 'npm run conformance -- [--only SUITE] [--profile NAME] [--tool GENERATOR]';
const SUITES = ['generators', 'specmatic', 'dredd', 'swagger-ui'];

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

/** Each gives how much has failed. */
const RUN = {
  async generators(node) {
    const { runMatrix } = await import('./conformance/matrix.mjs');
    const chosenOnes = GENERATORS.filter(({ name }) => tools.includes(name));
    return runMatrix(contracts(profiles), chosenOnes, node);
  },
  specmatic: async () => (await import('./conformance/specmatic.mjs')).runSpecmatic(),
  dredd: async () => (await import('./conformance/dredd.mjs')).runDredd(),
  'swagger-ui': async () => (await import('./conformance/swagger-ui.mjs')).runSwaggerUi(),
};

/** Runs a suite; what keeps it from running is its failure, and the next one is run all the same. */
async function passes(suite, node) {
  try {
    const failed = await RUN[suite](node);
    console.log(failed === 0 ? `${suite}: all is well.` : `${suite}: ${failed} failed.`);
    return failed === 0;
  } catch (error) {
    console.error(`${suite}: ${error.message}`);
    return false;
  }
}

try {
  const node = installTools();
  for (const suite of suites) if (!(await passes(suite, node))) process.exitCode = 1;
} catch (error) {
  console.error(`conformance: ${error.message}`);
  process.exitCode = 1;
}
