#!/usr/bin/env node
import { EXIT } from './cli/context.js';
import { tooOld } from './cli/node-version.js';
import { run } from './cli/run.js';
import { exit, launch, processOutput } from './platform/node/process.js';

const { args, env, folder, node } = launch();
const output = processOutput();
const rejection = tooOld(node);
if (rejection !== undefined) {
  output.err(`tenderbox: ${rejection}`);
  await exit(EXIT.wrong_input);
}
await exit(await run(args, { ...output, env, folder }));
