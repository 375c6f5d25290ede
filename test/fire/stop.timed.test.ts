/** How long a stop may be held up. */
import { expect, test } from 'vitest';
import { STOP_LIMITS } from '../../src/app/start.js';
import { openBox } from '../support/box.js';
import { connect } from '../support/raw.js';
import { kept } from './case.js';

const WITHIN_MS = 5_000;

async function timed(act: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

test('a client that does not read its answer is cut when the time is over', async () => {
  const box = await openBox();
  const [{ socket, write }] = [await connect(box.url)];
  socket.pause();
  // More than the buffers of both ends take.
  write(kept('GET /v1/openapi.json').repeat(60));
  await fetch(`${box.url}/account`, { headers: { authorization: `Bearer ${box.apiKey}` } });
  const took_ms = await timed(() => box.close());
  socket.destroy();
  expect(took_ms).toBeLessThan(WITHIN_MS);
});

test('connections on which nothing was asked do not hold a stop, over TLS neither', async () => {
  for (const tls of [false, true]) {
    const box = await openBox({ tls });
    const { socket } = await connect(box.url);
    expect(await timed(() => box.close())).toBeLessThan(STOP_LIMITS.patience_ms);
    socket.destroy();
  }
});
