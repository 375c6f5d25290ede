/** What somebody sees who calls the program before it can run. */
import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { OLDEST_NODE, tooOld } from '../../src/cli/node-version.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs files of the clone in a folder where nothing else is. */
function runAlone(script: string, ...others: string[]): Promise<{ code: number; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-alone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of [script, ...others]) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(folder, script)], (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}` });
    });
  });
}

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.12.0', true],
  ['26.0.0', true],
])('Node %s is new enough: %s', (version, enough) => {
  expect(tooOld(version)).toBe(enough ? undefined : `Node ${version} is too old; 20.19 or newer is needed.`);
});

test('package.json asks for the same Node', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect(engines.node).toBe(`>=${OLDEST_NODE}`);
});

test.each([
  ['of a clone', ['src/cli/node-version.ts'], /Run npm ci && npm run build in .*/],
  ['that came from a repository', [], /The copy in .* came from a repository, and npm did not build it: .*/],
])('the command %s is there before it is built, and says so', async (_, sources, advice) => {
  const { code, said } = await runAlone('bin/tenderbox.mjs', 'bin/stop-with-shell.mjs', ...sources);
  expect(code).toBe(2);
  expect(said).toMatch(new RegExp(`^tenderbox: it is not built yet\\. ${advice.source}\\.\n$`));
});

test.each(['tools/build.mjs', 'tools/start.mjs'])('%s without packages says to install them', async (script) => {
  const { code, said } = await runAlone(script, 'tools/prepared.mjs', 'tools/build.mjs', 'bin/stop-with-shell.mjs');
  expect(code).toBeGreaterThan(0);
  expect(said).toBe('tenderbox: The packages are not installed. Run npm ci first.\n');
});

test.each([
  ['npm start', 'node tools/start.mjs', 'start'],
  ['npx', 'node bin/tenderbox.mjs start', 'npx'],
])(
  'a sandbox of %s stops when the shell that npm put around it is gone',
  { timeout: 300_000 },
  async (_, command, npm_lifecycle_event) => {
    const shell = spawn('sh', ['-c', `${command} --port 0; true`], {
      cwd: root,
      env: { ...process.env, npm_lifecycle_event },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void shell.kill('SIGKILL'));
    let said = '';
    shell.stdout.on('data', (chunk) => (said += chunk));
    await expect.poll(() => said, { timeout: 280_000 }).toContain('Tenderbox is ready on');
    const closed = new Promise((resolve) => shell.stdout.once('close', resolve));
    shell.kill('SIGTERM');
    // The pipe closes when the last one that holds it has ended.
    await closed;
    expect(said).toContain('Tenderbox has stopped.');
  },
);
