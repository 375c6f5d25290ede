#!/usr/bin/env node
// Two linters that are not ours read the contracts and the workflows. Exits 1 when one of them has something to say.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { outsideFile } from '../conformance/outside.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));

/** @throws Error where one of them is not installed */
function runs() {
  const redocly = outsideFile('@redocly/cli/bin/cli.js');
  const spectral = outsideFile('@stoplight/spectral-cli/dist/index.js');
  return [
    [redocly, 'lint', 'openapi/merchant.yaml', 'openapi/sandbox.yaml', 'openapi/workflows/*.arazzo.yaml'],
    ...['merchant', 'sandbox'].map((name) => [
      ...[
        spectral,
        'lint',
        '--ruleset',
        `config/spectral.${name}.yaml`,
        '--fail-severity',
        'hint',
        `openapi/${name}.yaml`,
      ],
    ]),
  ];
}

// The linter would otherwise ask the network whether there is a newer one.
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
try {
  for (const args of runs()) {
    const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
} catch (error) {
  console.error(`lint:contract: ${error.message}`);
  process.exitCode = 1;
}
