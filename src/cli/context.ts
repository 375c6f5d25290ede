/** What every command is given, and what it throws where it cannot go on. */
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { isObject } from '../contract/pointer.js';
import { readText } from '../platform/node/files.js';
import type { Output } from '../platform/node/process.js';

/** What a command runs in. */
export interface Context extends Output {
  env: Readonly<Record<string, string | undefined>>;
  /** The folder that relative paths start from. */
  folder: string;
  /** Whether a program reads what is printed: a failure is JSON then. */
  json?: boolean;
  /** Told the command that is read, by whoever wants to know what it takes. */
  made?(command: Command): void;
}

/** What a program is told of a failure besides its message. */
export interface Advice {
  /** What programs tell failures apart by. */
  code: string;
  /** A command that puts it right, or shows what would. */
  fix: string;
  /** The guide about it. */
  docs: string;
}

/** Exit codes, as everybody who scripts the commands relies on them. */
export const EXIT = { ok: 0, failed: 1, wrong_input: 2 } as const;

/** A command cannot do what it was asked. The message is one line: what, why, what to do. */
export class Rejection extends Error {
  override readonly name = 'Rejection';
  constructor(
    message: string,
    readonly exit_code: number = EXIT.failed,
    readonly advice: Partial<Advice> = {},
  ) {
    super(message);
  }
}

/** The command line itself is wrong. */
export const wrongInput = (message: string): Rejection => new Rejection(message, EXIT.wrong_input);

/**
 * What a file of JSON holds.
 * @param after what is to be known where it holds none: where such files come from, or that nothing was changed
 * @throws Rejection for what is no JSON object
 */
export function readJsonFile(
  file: string,
  { folder }: Pick<Context, 'folder'>,
  after: string,
): Record<string, unknown> {
  const text = readText(resolve(folder, file));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    // The engine repeats a part of the text, line ends included.
    const why = (error as Error).message.replaceAll(/\s+/g, ' ');
    throw wrongInput(`${file} is no JSON: ${why}. ${after}`);
  }
  if (isObject(value)) return value;
  throw wrongInput(`${file} is no JSON object. ${after}`);
}

/** A command, loaded when it is called. Answers the exit code. */
export interface CommandModule {
  run(name: string, args: string[], context: Context): Promise<number>;
}
