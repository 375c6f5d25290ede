#!/usr/bin/env node
// npm run sea [-- --out FILE] makes the package one executable for this system, by the single-executable applications of Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, text } from './arguments.mjs';
import { installed } from './fetched.mjs';
import { inFolder } from './in-folder.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const START = "import('./bin/tenderbox.mjs');\n";
const ENDING = process.platform === 'win32' ? '.exe' : '';

/** @returns what the command printed @throws Error that says how it failed */
function run(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr.trim().split('\n').at(-1)}`);
}

/** The files of the package by their paths, and one that starts it. */
function packageFiles(folder) {
  const npm = ['pack', '--dry-run', '--ignore-scripts', '--json'];
  const [{ files }] = JSON.parse(process.platform === 'win32' ? run('cmd', ['/c', 'npm', ...npm]) : run('npm', npm));
  const start = join(folder, 'start.cjs');
  writeFileSync(start, START);
  return { ...Object.fromEntries(files.map(({ path }) => [path, join(root, path)])), 'start.cjs': start };
}

async function make(out) {
  await inFolder((folder) => {
    const files = packageFiles(folder);
    const digest = createHash('sha256');
    for (const [path, file] of Object.entries(files)) digest.update(path).update('\0').update(readFileSync(file));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    const name = `${version}-${digest.digest('hex').slice(0, 16)}`;
    const list = join(folder, 'package.json');
    writeFileSync(list, JSON.stringify({ name, files: Object.keys(files) }));
    const output = join(folder, 'blob');
    const config = join(folder, 'sea.json');
    const main = join(root, 'tools/sea-main.cjs');
    const assets = { ...files, package: list };
    writeFileSync(config, JSON.stringify({ main, output, assets, disableExperimentalSEAWarning: true }));
    run(process.execPath, ['--experimental-sea-config', config]);
    mkdirSync(dirname(out), { recursive: true });
    copyFileSync(process.execPath, out);
    chmodSync(out, 0o755);
    const apple = process.platform === 'darwin';
    // A signature that does not fit what was added would keep the program from starting.
    if (apple) run('codesign', ['--remove-signature', out]);
    const postject = join(installed('postject', '1.0.0-alpha.6', folder), 'dist/cli.js');
    const segment = apple ? ['--macho-segment-name', 'NODE_SEA'] : [];
    run(process.execPath, [postject, out, 'NODE_SEA_BLOB', output, '--sentinel-fuse', FUSE, ...segment]);
    if (apple) run('codesign', ['--sign', '-', out]);
  });
}

const usual = `reports/tenderbox-${process.platform}-${process.arch}${ENDING}`;
const { out = usual } = readArguments('npm run sea --', { out: text('FILE') });
try {
  await make(resolve(out));
  console.log(`${out} is made, with Node ${process.versions.node}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
