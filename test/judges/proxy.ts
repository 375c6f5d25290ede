/** A judge that stands as a proxy between client and sandbox: a program that is not ours, started by its command line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { options } from './redocly.js';

export interface ProxyServer {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Stops it as a terminal would, and answers what it printed on its output. */
  stop(): Promise<string>;
}

/** Starts a program and reads from what it prints where it listens: the first group of `listening`. */
export async function startProxy(program: string, args: string[], listening: RegExp): Promise<ProxyServer> {
  const child = spawn(process.execPath, [program, ...args], options);
  const printed = { out: '', all: '' };
  const ended = once(child, 'close');
  const stop = async (): Promise<string> => {
    if (child.exitCode === null) child.kill('SIGINT');
    await ended;
    return printed.out;
  };
  onTestFinished(async () => void (await stop()));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown): void => {
      printed.all += String(chunk);
      const found = listening.exec(printed.all)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', (chunk) => {
      printed.out += String(chunk);
      read(chunk);
    });
    child.stderr.on('data', read);
    child.on('close', () => reject(new Error(`The proxy ended before it listened: ${printed.all}`)));
  });
  return { url, stop };
}
