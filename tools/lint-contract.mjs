#!/usr/bin/env node
// Two linters that are not ours read the contracts and the workflows. Exits 1 when one of them has something to say.
import { run } from './run.mjs';

const spectral = (name) => [
  '--ruleset',
  `config/spectral.${name}.yaml`,
  '--fail-severity',
  'hint',
  `openapi/${name}.yaml`,
];
const LINTS = [
  ['redocly', 'lint', 'openapi/merchant.yaml', 'openapi/sandbox.yaml', 'openapi/workflows/*.arazzo.yaml'],
  ['spectral', 'lint', ...spectral('merchant')],
  ['spectral', 'lint', ...spectral('sandbox')],
];
// The linter would otherwise ask the network whether there is a newer one.
const env = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

try {
  for (const command of LINTS) if ((await run(command, { env })) !== 0) process.exitCode = 1;
} catch (error) {
  console.error(`lint:contract: ${error.message}`);
  process.exitCode = 1;
}
