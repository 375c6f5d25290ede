/** The Dockerfile without an engine: its steps are replayed in folders, and its program is started as the image would. */
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instructionsOf, type ReplayedImage, replayDockerfile } from '../../tools/replay-dockerfile.mjs';
import { freePort } from './terminal.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

let target: string;
let image: ReplayedImage;
beforeAll(async () => {
  target = mkdtempSync(join(tmpdir(), 'tenderbox-image-'));
  image = await replayDockerfile(target, { nodeModules: join(root, 'node_modules') });
}, 600_000);
afterAll(() => rmSync(target, { recursive: true, force: true }));

test('the image holds the built program, without packages and sources', () => {
  const held = readdirSync(join(image.root, 'opt/tenderbox'));
  expect(held.sort()).toEqual(
    ['CHANGELOG.md', 'LICENSE', 'README.md', 'dist', 'docs', 'openapi', 'package.json', 'scenarios', 'skills'].sort(),
  );
});

test('the image is small, and its user is not root', () => {
  const froms = instructionsOf(readFileSync(join(root, 'Dockerfile'), 'utf8')).filter(({ name }) => name === 'FROM');
  expect(froms.length).toBeGreaterThan(1);
  expect(froms.at(-1)?.value).toMatch(/^node:\d+-(alpine|slim)$/);
  expect(image.user).toBe('node');
});

test('the program starts, listens on every address, answers the health check, and stops as asked', async () => {
  const port = await freePort();
  const env = { ...image.env, PATH: `${image.bin}:${process.env.PATH}`, TENDERBOX_PORT: String(port) };
  expect(image.expose).toEqual([4020]);
  expect(image.env.TENDERBOX_HOST).toBe('0.0.0.0');
  const [entry = ''] = image.entrypoint;
  const server = spawn(entry, [...image.entrypoint.slice(1), ...image.command], { cwd: image.workdir, env });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (chunk) => String(chunk).includes('Tenderbox is ready on') && resolve());
      server.once('close', () => reject(new Error('It ended before it was ready.')));
    });
    const [check = '', ...args] = image.health;
    expect((await run(check, args, { cwd: image.workdir, env })).stdout).toMatch(/^ok /);
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(run(check, args, { cwd: image.workdir, env })).rejects.toMatchObject({ code: 1 });
  } finally {
    server.kill('SIGKILL');
  }
});
