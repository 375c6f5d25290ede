#!/usr/bin/env node
// Replays the steps of the Dockerfile without a container engine: each stage is a folder that stands for its root.
// It shows that the build steps work and that the image holds what the program needs; not that the base image does.
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../', import.meta.url));
const run = promisify(execFile);

/** The instructions of a Dockerfile: continued lines joined, comments left out. */
export function instructionsOf(text) {
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  return lines.flatMap((line) => {
    const match = /^([A-Z]+)\s+(.*)$/.exec(line.trim());
    return match === null ? [] : [{ name: match[1], value: match[2].trim() }];
  });
}

/** The names of the build context: .dockerignore leaves everything out but what `!name` brings back. */
async function contextNames() {
  const rules = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n').filter((line) => line !== '');
  if (rules.shift() !== '*' || rules.some((rule) => !/^![\w.-]+$/.test(rule)))
    throw new Error('This replay reads a .dockerignore of * and !name lines only.');
  const there = await readdir(root);
  return rules.map((rule) => rule.slice(1)).filter((name) => there.includes(name));
}

class Stage {
  workdir = '/';
  env = {};
  user = 'root';

  constructor(folder) {
    this.folder = folder;
  }

  /** Where a path of the image lies on this machine. */
  path(path) {
    return join(this.folder, posix.resolve(this.workdir, path));
  }

  /** Folders that a base image has. */
  async furnish() {
    for (const path of ['/tmp', '/opt', '/usr/local/bin', '/home/node'])
      await mkdir(this.path(path), { recursive: true });
  }

  /** Absolute paths of a command that lie in the image. */
  local(command) {
    return command.replace(/(?<=^|\s)\/(?=(?:tmp|opt|usr\/local|home|build)\b)/g, `${this.folder}/`);
  }

  async run(command) {
    const env = { ...process.env, ...this.env, PATH: `${this.path('/usr/local/bin')}:${process.env.PATH}` };
    await run('sh', ['-c', this.local(command)], { cwd: this.path('.'), env, maxBuffer: 1 << 26 });
  }
}

async function copy(value, stage, stages) {
  const words = value.split(/\s+/);
  const from = /^--from=(.+)$/.exec(words[0])?.[1];
  if (from !== undefined) words.shift();
  const to = words.pop();
  const names = from === undefined ? await contextNames() : [];
  for (const source of words) {
    if (from !== undefined) await cp(stages.get(from).path(source), stage.path(to), { recursive: true });
    else if (source === '.') {
      for (const name of names) await cp(join(root, name), join(stage.path(to), name), { recursive: true });
    } else {
      if (!names.includes(source)) throw new Error(`COPY ${source}: .dockerignore leaves it out.`);
      await cp(join(root, source), join(stage.path(to), basename(source)));
    }
  }
}

/**
 * Replays the Dockerfile below `target`.
 * @param nodeModules an installed folder that takes the place of `npm ci`; without it packages are really installed
 * @returns the image: where its root lies, its environment, user, entry point, command, health check and ports
 */
export async function replayDockerfile(target, { nodeModules } = {}) {
  const stages = new Map();
  const image = { expose: [] };
  let stage;
  for (const { name, value } of instructionsOf(await readFile(join(root, 'Dockerfile'), 'utf8'))) {
    if (name === 'FROM') {
      const [, as = `stage${stages.size}`] = / AS (\S+)$/.exec(value) ?? [];
      stage = new Stage(join(target, as));
      stages.set(as, stage);
      await stage.furnish();
    } else if (name === 'WORKDIR') {
      stage.workdir = value;
      await mkdir(stage.path('.'), { recursive: true });
    } else if (name === 'ENV') {
      for (const pair of value.split(/\s+/)) stage.env[pair.split('=')[0]] = pair.slice(pair.indexOf('=') + 1);
    } else if (name === 'COPY') {
      await mkdir(dirname(stage.path(value.split(/\s+/).at(-1))), { recursive: true });
      await copy(value, stage, stages);
    } else if (name === 'RUN' && value.startsWith('npm ci') && nodeModules !== undefined) {
      await symlink(nodeModules, stage.path('node_modules'));
    } else if (name === 'RUN') await stage.run(value);
    else if (name === 'USER') stage.user = value;
    else if (name === 'EXPOSE') image.expose.push(Number(value));
    else if (name === 'ENTRYPOINT') image.entrypoint = JSON.parse(value);
    else if (name === 'CMD') image.command = JSON.parse(value);
    else if (name === 'HEALTHCHECK') image.health = JSON.parse(value.slice(value.indexOf('CMD ') + 4));
    else throw new Error(`This replay does not know ${name}.`);
  }
  const { folder, env, user } = stage;
  return { ...image, root: folder, bin: stage.path('/usr/local/bin'), workdir: stage.path('.'), env, user };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const target = await mkdtemp(join(tmpdir(), 'tenderbox-image-'));
  try {
    const image = await replayDockerfile(target);
    const { stdout } = await run(join(image.bin, image.entrypoint[0]), ['--version']);
    console.log(`Every step of the Dockerfile works; the image's ${image.entrypoint[0]} is version ${stdout.trim()}.`);
  } finally {
    await rm(target, { recursive: true, force: true });
  }
}
