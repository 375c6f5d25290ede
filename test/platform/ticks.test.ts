import { AsyncLocalStorage } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keepTicksCheap } from '../../src/platform/node/ticks.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('what is kept of a tick holds nothing of who started the sandbox', async () => {
  const storage = new AsyncLocalStorage<object>();
  const start = (): WeakRef<object> => {
    const store = { heavy: new Uint8Array(1024) };
    storage.run(store, keepTicksCheap);
    return new WeakRef(store);
  };
  const store = start();
  await expect
    .poll(() => {
      collect();
      return store.deref() === undefined;
    })
    .toBe(true);
});
