/**
 * Loaded before a program that is measured: how long each piece of work held its event loop, in processor time, which does not grow
 * when others use the machine. Told `held` by its parent, it answers with the longest ones in milliseconds and begins anew.
 */
const TOLD = 10;
let longest = [];
let last = process.cpuUsage();
let looked_ms = performance.now();

setInterval(() => {
  const { user, system } = process.cpuUsage(last);
  last = process.cpuUsage();
  const now_ms = performance.now();
  // What other threads did at the same time held nobody up.
  const held_ms = Math.min((user + system) / 1_000, now_ms - looked_ms);
  looked_ms = now_ms;
  if (held_ms > (longest[TOLD - 1] ?? 0)) longest = [...longest, held_ms].sort((a, b) => b - a).slice(0, TOLD);
}, 1).unref();

process.on('message', (message) => {
  if (message !== 'held') return;
  process.send?.({ held_ms: longest });
  longest = [];
});
process.channel?.unref();
