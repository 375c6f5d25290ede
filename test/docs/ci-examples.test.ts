/** What CI users copy: held against the published schemas, and every step that is a command is run, with the packed program. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const STEP_MS = 300_000;

// biome-ignore lint/suspicious/noExplicitAny: documents of several published formats, judged by their schemas
type Document = any;
const read = (path: string): Document => parse(readFileSync(join(root, path), 'utf8'));

const workflows = [
  ...readdirSync(join(root, 'examples/github-actions')).map((name) => `examples/github-actions/${name}`),
  '.github/workflows/ci.yml',
];

describe('the published schemas', () => {
  const validator = (schema: string) => {
    const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
    (addFormats as unknown as (target: Ajv) => void)(ajv);
    // Marks of dialects that this validator need not know; nothing in these schemas hangs on them.
    const text = readFileSync(join(root, `test/support/schemas/${schema}.json`), 'utf8');
    const named = /^(#\/|compose_spec\.json$)/;
    const { $schema: _dialect, ...rest } = JSON.parse(text, (name, value) =>
      name === 'id' && typeof value === 'string' && named.test(value) ? undefined : value,
    );
    return ajv.compile(rest);
  };
  const FILES: [string, string, (document: Document) => void][] = [
    ['action.yml', 'github-action', (action) => delete action.runs.steps[0].shell],
    ...workflows.map((path): (typeof FILES)[number] => [
      path,
      'github-workflow',
      ({ jobs }) => delete jobs.test['runs-on'],
    ]),
    ['examples/compose.yaml', 'compose-spec', ({ services }) => Object.assign(services.shop, { prots: [] })],
    ['examples/gitlab-ci.yml', 'gitlab-ci', (pipeline) => Object.assign(pipeline.test, { script: 7 })],
  ];

  test.each(FILES)('accept %s, and would see a fault in it', (path, schema, damage) => {
    const accepts = validator(schema);
    const document = read(path);
    expect(accepts(document), JSON.stringify(accepts.errors)).toBe(true);
    damage(document);
    expect(accepts(document)).toBe(false);
  });
});

test('other actions are pinned to a whole commit, with the version beside it', () => {
  for (const path of [...workflows, 'action.yml']) {
    for (const [line, action = ''] of readFileSync(join(root, path), 'utf8').matchAll(/uses: (\S+).*/g)) {
      if (action !== 'OWNER/tenderbox@COMMIT') expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  }
});

test('the examples for Testcontainers are in order for their languages', () => {
  const file = (name: string): string => join(root, 'examples/testcontainers', name);
  expect(spawnSync('node', ['--check', file('payments.test.mjs')]).status).toBe(0);
  const python = ['-c', 'import ast, sys; ast.parse(open(sys.argv[1]).read())', file('test_payments.py')];
  const { status, error } = spawnSync('python3', python);
  console.log(
    `The Python example ${error === undefined ? 'was read by Python' : 'was not read: there is no Python here'}.`,
  );
  expect(error === undefined ? status : 0).toBe(0);
});

test('what is said for Windows is typed there', () => {
  const page = readFileSync(join(root, 'docs/windows.md'), 'utf8');
  const lines = [...page.matchAll(/```powershell\n([^`]+)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));
  const { steps } = read('.github/workflows/ci.yml').jobs.windows;
  const typed = steps.map(({ run = '' }: Step) => run).join('\n');
  expect(lines.length).toBeGreaterThan(6);
  for (const line of lines) expect(typed).toContain(line);
});

interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
}

/** What GitHub keeps for a job: what its steps set, and the folder of a project that has the packed program installed. */
class Job {
  readonly temp = mkdtempSync(join(tmpdir(), 'tenderbox-job-'));
  env: Record<string, string> = {};
  outputs: Record<string, string> = {};
  printed = '';

  constructor(readonly app: string) {}

  private file = (name: string): string => join(this.temp, name);
  private pairs(name: string): Record<string, string> {
    const lines = readFileSync(this.file(name), 'utf8').split('\n').slice(0, -1);
    return Object.fromEntries(lines.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]));
  }
  summary = (): string => readFileSync(this.file('summary'), 'utf8');

  /** Runs a command as `shell: bash` of GitHub does. @returns its exit code */
  async step(script: string, env: Record<string, string> = {}): Promise<number> {
    for (const name of ['env', 'output', 'summary']) writeFileSync(this.file(name), '', { flag: 'a' });
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: this.app,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        npm_config_offline: 'true',
        RUNNER_TEMP: this.temp,
        GITHUB_ENV: this.file('env'),
        GITHUB_OUTPUT: this.file('output'),
        GITHUB_STEP_SUMMARY: this.file('summary'),
        ...this.env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.printed = '';
    child.stdout.on('data', (chunk) => (this.printed += chunk));
    child.stderr.on('data', (chunk) => (this.printed += chunk));
    const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? 1)));
    Object.assign(this.env, this.pairs('env'));
    Object.assign(this.outputs, this.pairs('output'));
    return code;
  }

  /** Runs the action as a step that uses it. */
  action(given: Record<string, string> = {}): Promise<number> {
    const { inputs, runs } = read('action.yml');
    const inputOf = (name: string): string => given[name] ?? inputs[name].default;
    const [step] = runs.steps.filter((one: Step) => one.if === `inputs.command == '${inputOf('command')}'`) as Step[];
    const fill = (text: string): string => text.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_, name) => inputOf(name));
    const env = Object.fromEntries(Object.entries(step?.env ?? {}).map(([name, text]) => [name, fill(text)]));
    return this.step(step?.run ?? 'exit 99', env);
  }

  close(): void {
    rmSync(this.temp, { recursive: true, force: true });
  }
}

describe('the steps', () => {
  let folder: string;
  let app: string;
  let tarball: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tenderbox-ci-'));
    app = join(folder, 'app');
    mkdirSync(app);
    const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_update_notifier: 'false' };
    const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
    const { stdout } = await run('npm', pack, { cwd: root, env });
    tarball = join(folder, JSON.parse(stdout)[0].filename);
    const scripts = { test: 'node shop.test.mjs' };
    writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', scripts }));
    writeFileSync(
      join(app, 'shop.test.mjs'),
      `const { TENDERBOX_URL, PAYMENTS_URL = TENDERBOX_URL, TENDERBOX_API_KEY, PAYMENTS_API_KEY = TENDERBOX_API_KEY } = process.env;
       const answer = await fetch(PAYMENTS_URL + '/account', { headers: { authorization: 'Bearer ' + PAYMENTS_API_KEY } });
       if (!answer.ok) throw new Error(await answer.text());
       console.log('the account is ' + (await answer.json()).id);`,
    );
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: app, env });
  }, 300_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs every command of a job, and what stands for the action, in order. @returns the exit code of each */
  async function follow(job: Job, steps: readonly Step[]): Promise<number[]> {
    const codes: number[] = [];
    for (const step of steps) {
      if (step.uses === 'OWNER/tenderbox@COMMIT') codes.push(await job.action(step.with));
      // What `npm ci` would do was done when the project was made.
      else if (step.run !== undefined && step.run !== 'npm ci') codes.push(await job.step(step.run));
    }
    return codes;
  }

  async function inJob<T>(act: (job: Job) => Promise<T>): Promise<T> {
    const job = new Job(app);
    try {
      return await act(job);
    } finally {
      await job.action({ command: 'stop' });
      job.close();
    }
  }

  test(
    'of the action start a sandbox that later steps find, and stop it with a report',
    () =>
      inJob(async (job) => {
        expect(await job.action({ package: tarball, options: '--clock frozen\n--seed 7' }), job.printed).toBe(0);
        expect(job.outputs.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
        expect(job.env).toMatchObject({ TENDERBOX_URL: job.outputs.url, TENDERBOX_API_KEY: 'tb_key_default' });
        expect(job.env.TENDERBOX_CONTROL_URL).toBe(job.outputs['control-url']);
        expect(await (await fetch(`${job.outputs['control-url']}/clock`)).json()).toMatchObject({ mode: 'frozen' });
        expect(await job.action({ package: tarball })).toBe(1);
        expect(job.printed).toContain('has a sandbox already');
        expect(await job.step('npm test'), job.printed).toBe(0);
        expect(await job.action({ command: 'stop' }), job.printed).toBe(0);
        expect(job.summary()).toContain('Contract coverage: 1.2 %');
        await expect(fetch(`${job.outputs['control-url']}/health`)).rejects.toThrow();
        expect(await job.action({ command: 'stop' })).toBe(1);
      }),
    STEP_MS,
  );

  test(
    'of the action fail with a wrong option, and with a verdict that is not met',
    () =>
      inJob(async (job) => {
        expect(await job.action({ options: '--sede 1' })).toBe(1);
        expect(job.printed).toMatch(/::error::.*\n.*Did you mean --seed/s);
        expect(await job.action({ options: '--min-coverage 90' })).toBe(0);
        expect(await job.action({ command: 'stop' })).toBe(1);
        expect(job.printed).toContain('--min-coverage asks for 90');
      }),
    STEP_MS,
  );

  test.each(['with-the-action', 'npx-exec'])(
    'of %s work in a project',
    (name) =>
      inJob(async (job) => {
        const codes = await follow(job, read(`examples/github-actions/${name}.yml`).jobs.test.steps);
        expect(codes.length).toBeGreaterThan(0);
        expect(
          codes.filter((code) => code !== 0),
          job.printed,
        ).toEqual([]);
        expect(job.summary()).toContain('Contract coverage');
      }),
    STEP_MS,
  );

  test(
    'of the jobs with a service work with what stands for the service',
    () =>
      inJob(async (job) => {
        const workflow = read('examples/github-actions/service-container.yml').jobs.test;
        const pipeline = read('examples/gitlab-ci.yml').test;
        expect(await job.action(), job.printed).toBe(0);
        const here = job.outputs.url as string;
        const there = (text: string): string => text.replace(/^http:\/\/(127\.0\.0\.1|tenderbox):4020\/v1$/, here);
        const envOf = (env: object) => Object.entries(env).map(([name, value]) => [name, there(String(value))]);
        const steps = workflow.steps.filter((one: Step) => one.run !== undefined && one.run !== 'npm ci') as Step[];
        expect(steps).toHaveLength(1);
        for (const { run: command = '' } of steps) {
          expect(await job.step(command, Object.fromEntries(envOf(workflow.env))), job.printed).toBe(0);
        }
        for (const command of pipeline.script.filter((one: string) => one !== 'npm ci')) {
          expect(await job.step(command, Object.fromEntries(envOf(pipeline.variables))), job.printed).toBe(0);
        }
        for (const command of read('examples/gitlab-ci.yml')['test-with-exec'].script.slice(1)) {
          expect(await job.step(command), job.printed).toBe(0);
        }
      }),
    STEP_MS,
  );
});
