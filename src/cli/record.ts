/** Passes an integrator's calls on to the real service, and writes down what was said: a HAR without credentials. */
import { resolve } from 'node:path';
import { wholeNumber } from '../config/values.js';
import { programVersion } from '../platform/node/files.js';
import { onStopSignal } from '../platform/node/process.js';
import { openProxy } from '../platform/node/proxy.js';
import { hostTime, sleep } from '../platform/node/time.js';
import { prepareFile, writeText } from '../platform/node/written-files.js';
import { Recorder } from '../recordings/recorder.js';
import { type Context, EXIT } from './context.js';
import { bareCommand, flag } from './parse.js';
import { typed } from './print.js';
import { targetUrl } from './recordings.js';

interface Options {
  target: URL;
  out: string;
  port: number;
}

const PORT = 4021;
/** How often what came is written: a crash loses no more than that. */
const WRITE_MS = 1_000;

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = bareCommand(name, context)
    .requiredOption('--target <URL>', 'the base URL of the service', targetUrl)
    .option('--out <FILE>', 'where the recording is written, in the place of what is there', 'recording.har')
    .option('--port <PORT>', 'where it listens; 0 takes any free one', flag('--port', wholeNumber(0, 65_535)), PORT)
    .parse(args, { from: 'user' });
  const { target: url, out, port } = command.opts<Options>();
  const file = resolve(context.folder, out);
  await prepareFile(file);
  const recorder = new Recorder(url.origin, programVersion());
  const proxy = await openProxy({ target: url, port, now: hostTime, onPassed: (passed) => recorder.add(passed) });
  const path = url.pathname.replace(/\/$/, '');
  context.out(`Call ${proxy.origin}${path} in the place of ${url.origin}${path} (Ctrl+C ends it).`);
  try {
    await keepWriting(file, recorder);
  } finally {
    await proxy.close();
  }
  await writeText(file, recorder.text());
  const calls = recorder.size === 1 ? '1 call' : `${recorder.size} calls`;
  context.out(`Wrote ${calls} to ${out}; tenderbox parity ${typed(out)} makes them again in a sandbox.`);
  return EXIT.ok;
}

/** Writes what has come, until the user stops it. */
async function keepWriting(file: string, recorder: Recorder): Promise<void> {
  let isStopped = false;
  const stopped = new Promise<void>((done) => {
    const unlisten = onStopSignal(() => {
      isStopped = true;
      unlisten();
      done();
    });
  });
  let written = 0;
  while (!isStopped) {
    await Promise.race([sleep(WRITE_MS), stopped]);
    if (recorder.size > written) await writeText(file, recorder.text());
    written = recorder.size;
  }
}
