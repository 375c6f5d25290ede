#!/usr/bin/env node
// npm run conformance: other people's tools read the contract and call the sandbox. They are installed into conformance/generators/ when first run.
import { oneOf, readArguments } from './arguments.mjs';
import { contracts, PROFILES } from './conformance/contracts.mjs';
import { GENERATORS } from './conformance/generators.mjs';
import { installTools } from './conformance/tools.mjs';

const SUITES = ['generators', 'specmatic', 'dredd', 'swagger-ui'];
const namesOf = (rows) => rows.map(({ name }) => name);

const given = readArguments('npm run conformance --', {
  only: oneOf(SUITES),
  profile: oneOf(namesOf(PROFILES)),
  tool: oneOf(namesOf(GENERATORS)),
});
/** One of the names, or all of them where none is given. */
const chosen = (name, names) => (name === undefined ? names : [name]);
const tools = chosen(given.tool, namesOf(GENERATORS));
const profiles = chosen(given.profile, namesOf(PROFILES));

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
  for (const suite of chosen(given.only, SUITES)) if (!(await passes(suite, node))) process.exitCode = 1;
} catch (error) {
  console.error(`conformance: ${error.message}`);
  process.exitCode = 1;
}
