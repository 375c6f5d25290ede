#!/usr/bin/env node
import { EXIT } from './cli/context.js';
import { tooOld } from './cli/node-version.js';
import { run } from './cli/run.js';
import { exit, launch, processOutput } from './platform/node/process.js';

const started = launch();
const output = processOutput();
const rejection = tooOld(started.node);
if (rejection !== undefined) {
  output.err(`tenderbox: ${rejection}`);
  await exit(EXIT.wrong_input);
}
// The folder is asked for where a failure is told.
await exit(await run(started.args, Object.assign(started, output)));
