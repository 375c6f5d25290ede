/** Our own client against a sandbox, with waits that move the merchant's clock instead of taking time. */
import { type Client, type ClientOptions, createClient } from '../../src/client.js';
import type { Merchant } from '../../src/index.js';

export interface NotedClient {
  client: Client;
  /** How long was waited before each retry, in milliseconds. */
  waits: number[];
}

/** A client of a merchant whose clock is frozen. Jitter is the largest possible unless told otherwise. */
export function clientOf(box: Merchant, changes: Partial<ClientOptions> = {}): NotedClient {
  const waits: number[] = [];
  const client = createClient(box, {
    random: () => 0.999,
    now: () => Date.parse(box.clock.now()),
    sleep: async (duration_ms) => {
      waits.push(duration_ms);
      await box.clock.advance(duration_ms);
    },
    ...changes,
  });
  return { client, waits };
}

/** What a call failed with. */
export async function failureOf<E extends Error>(
  kind: new (...args: never[]) => E,
  call: Promise<unknown>,
): Promise<E> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof kind) return error;
  throw new Error(`It failed otherwise: ${String(error)}`);
}
