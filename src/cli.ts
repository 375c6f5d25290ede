#!/usr/bin/env node
import { run } from './cli/run.js';
import { exit, launch, processOutput } from './host/process.js';

const { args, env, folder } = launch();
await exit(await run(args, { ...processOutput(), env, folder }));
