/** Loaded into the soaked process before the sandbox: tells what it holds when asked. */
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ held_bytes: heapUsed + external });
});
process.channel.unref();
