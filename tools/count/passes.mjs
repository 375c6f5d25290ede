// Which files a plain POST passes: those of which a function runs, from the sources themselves, in a process of its own.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

/** The calls that are not counted: they read what is read once. */
const WARM_UP = 20;
/** Milliseconds in which what a call has begun is over. */
const OVER_MS = 200;

/**
 * The files below src/ that a POST of a payment passes where no endpoint is registered, and those that it passes further until the
 * webhook of one is recorded.
 */
export async function passes(folder) {
  const copy = mkdtempSync(join(tmpdir(), 'tenderbox-count-'));
  try {
    await transpile(folder, copy);
    const child = spawnSync(process.execPath, [fileURLToPath(import.meta.url), copy], { encoding: 'utf8' });
    if (child.status !== 0) throw new Error(`The sandbox of ${folder} could not be counted: ${child.stderr}`);
    return JSON.parse(child.stdout.trim().split('\n').at(-1));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Each file of the program by itself, so that what runs has the name that it has in src/. */
async function transpile(folder, copy) {
  const src = join(folder, 'src');
  const files = readdirSync(src, { recursive: true }).map(String);
  await esbuild.build({
    entryPoints: files.filter((path) => /(?<!\.d)\.ts$/.test(path)).map((path) => join(src, path)),
    outdir: join(copy, 'src'),
    outbase: src,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    supported: { 'import-attributes': true },
    logLevel: 'error',
  });
  for (const path of files.filter((each) => /\.(json|js)$/.test(each) && !/^(ui|browser)\b/.test(each))) {
    mkdirSync(dirname(join(copy, 'src', path)), { recursive: true });
    copyFileSync(join(src, path), join(copy, 'src', path));
  }
  const beside = ['openapi', 'scenarios', 'package.json', 'node_modules', 'dist'];
  for (const name of beside.filter((each) => existsSync(join(folder, each)))) {
    symlinkSync(join(folder, name), join(copy, name));
  }
}

/** Counts in this process: what runs of a copy of the program between two looks. */
async function count(copy) {
  const { createTenderbox } = await import(pathToFileURL(join(copy, 'src/index.js')).href);
  const box = await createTenderbox();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

  const send = async (path, body) => {
    const headers = { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' };
    const answer = await fetch(`${box.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    await answer.text();
    await after(OVER_MS);
  };
  const pay = () => send('/payments', { amount: 100, currency: 'EUR' });
  const ran = async (act) => {
    for (let i = 0; i < WARM_UP; i += 1) await act();
    await session.post('Profiler.takePreciseCoverage');
    await act();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result.filter(({ url }) => url.includes(`${copy}/src/`)).filter(({ functions }) => functions.some(isRun));
  };
  const paths = (scripts) => scripts.map(({ url }) => url.split(`${copy}/src/`)[1].replace(/\.js$/, '.ts')).sort();

  const post = paths(await ran(pay));
  const receiver = createServer((request, response) => request.resume().on('end', () => response.end()));
  await new Promise((ready) => receiver.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${receiver.address().port}/`;
  await send('/webhooks', { url, event_types: ['payment.created'] });
  const webhook = paths(await ran(pay)).filter((path) => !post.includes(path));
  console.log(JSON.stringify({ post, webhook }));
  process.exit(0);
}

/** A function that ran. The body of a script has no name and begins where it does; a file that begins with a function has a name there. */
const isRun = ({ functionName, ranges: [range] }) => range.count > 0 && (range.startOffset > 0 || functionName !== '');

if (process.argv[1] === fileURLToPath(import.meta.url)) await count(process.argv[2]);
