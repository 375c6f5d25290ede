/** A piece of JavaScript on a page, run where it has no origin and no network but the sandbox. */
import { runFramed } from './framed.js';
import type { SnippetCall, SnippetHears, SnippetSays } from './snippet.js';

/** How long code may run. */
const PATIENCE_MS = 20_000;

interface Around {
  /** Path or address of the site, without a slash at its end. */
  base: string;
  /** What it finds in `process.env`. */
  env: Record<string, string>;
  /** Makes a call of it. */
  answer(asked: SnippetCall): Promise<SnippetHears>;
  print(text: string): void;
}

/** Modules, which browsers do not have by these names. */
export const needsNode = (text: string): boolean => /^import .* from '|\brequire\(/m.test(text);

/** Whether it calls by `fetch`, with nothing that only Node has. */
export const canRun = (text: string): boolean => /\bfetch\(/.test(text) && !needsNode(text);

/** Resolves when it has ended; what it threw is printed. */
export async function runScript(text: string, { base, env, answer, print }: Around): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  const ended = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error(`It has not ended after ${PATIENCE_MS / 1000} s.`)), PATIENCE_MS);
    port2.onmessage = async ({ data }: MessageEvent<SnippetSays>) => {
      if (data.kind === 'call') port2.postMessage(await answer(data));
      else if (data.kind === 'printed') print(data.text);
      else if (data.thrown === undefined) resolve();
      else reject(new Error(data.thrown));
    };
  });
  const code = `runSnippet(async (fetch, process, console) => {${text}\n});`;
  const framed = await runFramed(base, { code, data: env }, port1);
  try {
    await Promise.race([ended, framed.failed]);
  } catch (error) {
    print((error as Error).message);
  }
  framed.close();
  port2.close();
}
