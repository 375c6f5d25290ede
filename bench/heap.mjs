/**
 * `node bench/heap.mjs`: how long V8 takes for a collection of short-lived objects beside a small and beside a large heap, in a program
 * that does nothing else. V8 looks at each page of its heap for it, which is why a list among a million payments costs more than one
 * among a thousand.
 */
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { median } from '../tools/figures.mjs';
import { measureIn } from './machine.mjs';

const SIZES = [1_000, 1_000_000, 3_000_000];
const ROUNDS = 400_000;
/** As many stay reachable at a time as the journal keeps calls. */
const KEPT = 1_000;

const record = (n) => ({ id: `record_${n}`, inner: { amount: n + 0.5, pair: [n, n + 1] }, more: { text: String(n) } });

async function hold(count) {
  const took_ms = [];
  const observer = new PerformanceObserver((list) => {
    for (const { detail, duration } of list.getEntries())
      if (detail.kind === constants.NODE_PERFORMANCE_GC_MINOR) took_ms.push(duration);
  });
  const held = Array.from({ length: count }, (_, n) => record(n));
  observer.observe({ entryTypes: ['gc'] });
  const recent = [];
  for (let n = 0; n < ROUNDS; n++) {
    recent.push({ text: `call_${n}`.repeat(60), list: Array.from({ length: 20 }, () => ({ n })) });
    if (recent.length > KEPT) recent.shift();
    // The observer is told between turns.
    if (n % KEPT === 0) await new Promise(setImmediate);
  }
  observer.disconnect();
  const heap_mb = process.memoryUsage().heapUsed / 2 ** 20;
  return { held: held.length, heap_mb, collection_ms: median(took_ms) };
}

if (process.argv[2] !== undefined) console.log(JSON.stringify(await hold(Number(process.argv[2]))));
else {
  for (const count of SIZES) {
    const own = fileURLToPath(import.meta.url);
    const { held, heap_mb, collection_ms } = await measureIn(['--max-old-space-size=12000', own, String(count)]);
    console.log(`${held} objects held, ${heap_mb.toFixed(0)} MB: ${collection_ms.toFixed(1)} ms per collection`);
  }
}
