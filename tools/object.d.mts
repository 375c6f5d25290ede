import type { ChildProcess, StdioOptions } from 'node:child_process';

/** Builds the module of the worker. */
export function buildObjects(): Promise<unknown>;
/** Starts the sandbox as durable objects, with what was built before. */
export function startObjects(options: {
  folder: string;
  port: number;
  env?: NodeJS.ProcessEnv;
  stdio?: StdioOptions;
  cluster?: { port: number; key: string };
}): Promise<{ child: ChildProcess; url: string }>;
