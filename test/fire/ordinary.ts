/** A steady load of ordinary calls beside what a test does to a sandbox: a merchant of its own, in a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OrdinaryLoad, OrdinaryOutcome } from '../support/ordinary-calls.mjs';

const CALLS = fileURLToPath(new URL('../support/ordinary-calls.mjs', import.meta.url));

export interface OrdinaryCalls {
  pid: number;
  /** Ends them. @returns what came of them, with the 99th percentile of their times */
  stop(): Promise<OrdinaryOutcome & { p99_ms: number }>;
  kill(): void;
}

/** Makes a merchant. @returns its API key */
export async function newMerchantKey(origin: string, label: string): Promise<string> {
  const answer = await fetch(`${origin}/_sandbox/merchants`, {
    method: 'POST',
    // A connection that was kept may be closed to make room just when it is used again.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ label }),
  });
  const text = await answer.text();
  if (answer.status !== 201) throw new Error(`No merchant was made: ${answer.status} ${text}`);
  return (JSON.parse(text) as { api_key: string }).api_key;
}

/** Begins; resolves when calls of every kind have been answered on each connection. */
export async function startOrdinaryCalls(
  origin: string,
  { connections, per_second }: Pick<OrdinaryLoad, 'connections' | 'per_second'>,
): Promise<OrdinaryCalls> {
  const key = await newMerchantKey(origin, 'ordinary');
  const load: OrdinaryLoad = { url: `${origin}/v1`, key, connections, per_second };
  const child = fork(CALLS, [JSON.stringify(load)], { env: { PATH: process.env.PATH } });
  await once(child, 'message');
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.send('stop');
      const [outcome] = (await once(child, 'message')) as [OrdinaryOutcome];
      const sorted = outcome.took_ms.toSorted((a, b) => a - b);
      return { ...outcome, p99_ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN };
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
