/** What a user installs: packed, installed alone in an empty folder, run, imported, type-checked. */
import { execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { outsideFile } from '../../conformance/outside.mjs';
import { openPage, useBrowser } from '../pages/support/browser.js';
import { blocksOf, linksOf } from './page.js';

useBrowser();

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const require = createRequire(import.meta.url);
const env = { PATH: process.env.PATH, HOME: process.env.HOME, npm_config_update_notifier: 'false' };

let folder: string;
let app: string;
let packed: { tarball: string; files: string[]; size: number };

const outside = (path: string): string => join(root, 'node_modules', path);

/** Lets the user's project have a package of this one. */
function link(name: string): void {
  const place = join(app, 'node_modules', name);
  if (existsSync(place)) return;
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(outside(name), place);
}

/** A command in the user's project. */
const inApp = (command: string, ...args: string[]) => run(command, args, { cwd: app, env });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-package-'));
  app = join(folder, 'app');
  mkdirSync(app);
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await run('npm', pack, { cwd: root, env });
  const [{ filename, size, files }] = JSON.parse(stdout);
  packed = { tarball: join(folder, filename), size, files: files.map(({ path }: { path: string }) => path) };
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }\n');
  await inApp('npm', 'install', '--offline', '--no-audit', '--no-fund', join(folder, filename));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('holds what it needs and nothing else', () => {
    const tops = new Set(packed.files.map((path) => path.split('/')[0]));
    const guides = ['CONTRIBUTING.md', 'RELIABILITY.md', 'SECURITY.md'];
    const files = ['CHANGELOG.md', 'LICENSE', 'README.md', 'action.yml', 'package.json', ...guides];
    const folders = ['bin', 'deploy', 'dist', 'docs', 'examples', 'openapi', 'scenarios', 'skills'];
    expect([...tops].sort()).toEqual([...files, ...folders].sort());
    for (const path of ['dist/cli.js', 'dist/licenses.txt', 'openapi/merchant.yaml', 'scenarios/schema.json'])
      expect(packed.files).toContain(path);
    expect(packed.size).toBeLessThan(3_000_000);
  });

  test('is built on the way where a project names the repository', { timeout: 600_000 }, async () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    writeFileSync(join(other, 'package.json'), '{ "private": true, "type": "module" }\n');
    const inOther = (command: string, ...args: string[]) => run(command, args, { cwd: other, env });
    await inOther('npm', 'install', '--no-audit', '--no-fund', `git+${pathToFileURL(root)}`);
    expect((await inOther('npx', 'tenderbox', '--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    const installed = join(other, 'node_modules/tenderbox');
    const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    for (const path of JSON.stringify(exports).match(/\.\/dist[^"]+/g) ?? [])
      expect([path, existsSync(join(installed, path))]).toEqual([path, true]);
    expect(readdirSync(join(other, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['tenderbox']);
  });

  test('is left as it is built where a project is linked to a clone', async () => {
    const builtAt = statSync(join(root, 'dist/.built')).mtimeMs;
    const { prepare } = require('../../package.json').scripts as { prepare: string };
    const [command = '', ...args] = prepare.split(' ');
    await run(command, args, { cwd: root, env: { ...env, INIT_CWD: app } });
    expect(statSync(join(root, 'dist/.built')).mtimeMs).toBe(builtAt);
  });

  test('has everything that its pages and examples link to', () => {
    const installed = join(app, 'node_modules/tenderbox');
    const links = packed.files
      .filter((path) => path.endsWith('.md') && !path.startsWith('dist/'))
      .flatMap((page) =>
        linksOf(readFileSync(join(installed, page), 'utf8')).map((to) => [page, to.replace(/#.*/, '')] as const),
      );
    expect(links.length).toBeGreaterThan(300);
    expect(links.filter(([page, to]) => to !== '' && !existsSync(join(installed, dirname(page), to)))).toEqual([]);
  });

  test('installs alone', () => {
    const installed = readdirSync(join(app, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['tenderbox']);
  });

  test('carries the licence of everything that is bundled', async () => {
    const { stdout } = await inApp(
      'node',
      '-p',
      'require("fs").readFileSync("node_modules/tenderbox/dist/licenses.txt","utf8")',
    );
    for (const name of ['express', 'selfsigned', 'yaml', 'commander'])
      expect(stdout).toMatch(new RegExp(`^${name} \\d`, 'm'));
  });

  test('has a command that starts, answers its health check, and stops as asked', async () => {
    const version = require('../../package.json').version as string;
    expect((await inApp('npx', 'tenderbox', '--version')).stdout.trim()).toBe(version);
    const server = spawn(join(app, 'node_modules/.bin/tenderbox'), ['--port', '0'], { cwd: app, env });
    try {
      const url = await readyUrl(server);
      expect((await inApp('npx', 'tenderbox', 'health', '--url', url)).stdout).toMatch(/^ok /);
      const contract = (await (await fetch(`${url}/openapi.json`)).json()) as { openapi: string };
      expect(contract.openapi).toMatch(/^3\.1/);
      expect((await inApp('npx', 'tenderbox', 'check-scenarios')).stdout).toMatch(/scenarios are in order/);
      const ended = new Promise((resolve) => server.once('close', resolve));
      server.kill('SIGTERM');
      expect(await ended).toBe(0);
    } finally {
      server.kill('SIGKILL');
    }
  });

  test('is imported, and verifies the webhooks that it sends', async () => {
    writeFileSync(
      join(app, 'use.js'),
      `import { createTenderbox } from 'tenderbox';
       import { verifyWebhook } from 'tenderbox/webhooks';
       const box = await createTenderbox({ clock: 'frozen', seed: 1, webhook: 'http://127.0.0.1:9/', webhookSecret: 's' });
       await fetch(box.url + '/payments', {
         method: 'POST',
         headers: { authorization: 'Bearer ' + box.apiKey, 'content-type': 'application/json' },
         body: '{"amount": 1, "currency": "EUR"}',
       });
       await box.settle();
       const [{ body, signature }] = box.deliveries();
       console.log(verifyWebhook(body, { 'Service-Signature': signature }, 's').event_type);
       await box.close();`,
    );
    expect((await inApp('node', 'use.js')).stdout).toBe('payment.created\n');
  });

  test('has a client that is one file without anything of Node, and does its work', async () => {
    const text = readFileSync(join(app, 'node_modules/tenderbox/dist/client.js'), 'utf8');
    expect(text).not.toMatch(/\brequire\b|\bnode:|^import\b|\bimport\(/m);
    writeFileSync(
      join(app, 'client.js'),
      `import { createTenderbox } from 'tenderbox';
       import { ApiError, createClient } from 'tenderbox/client';
       const box = await createTenderbox({ clock: 'frozen', seed: 1 });
       const client = createClient(box);
       await box.faults.add({ effect: { status: 500 }, times: 1 });
       const { id } = await client.payments.create({ amount: 100, currency: 'EUR' });
       await box.payments.pay(id, { currency: 'BTC' });
       for await (const { status } of client.payments.all({ status: 'paid' })) console.log(status);
       const error = await client.payments.get('pay_req_other').catch((reason) => reason);
       console.log(error instanceof ApiError, error.code, box.audit().findings.length);
       await box.close();`,
    );
    expect((await inApp('node', 'client.js')).stdout).toBe('paid\ntrue RESOURCE_NOT_FOUND 0\n');
  });

  test('has a build in CommonJS of what receivers and clients need', async () => {
    const script = `const { verifyWebhook, WebhookVerificationError } = require('tenderbox/webhooks');
      try { verifyWebhook('{}', {}, 's'); } catch (error) { console.log(error instanceof WebhookVerificationError); }
      console.log(typeof require('tenderbox/client').createClient, typeof require('tenderbox/control').connectTenderbox);`;
    expect((await inApp('node', '--no-experimental-require-module', '-e', script)).stdout).toBe(
      'true\nfunction function\n',
    );
  });

  test.each([
    ['vitest', 'fixture.test.js', 'import', outside('vitest/vitest.mjs'), 'run'],
    ['jest', 'fixture.test.cjs', 'require', outsideFile('jest/bin/jest.js'), '--rootDir=.'],
  ])(
    'has a fixture for %s',
    async (runner, file, way, program, ...args) => {
      const line = (names: string, from: string) =>
        way === 'import' ? `import ${names} from '${from}';` : `const ${names} = require('${from}');`;
      link('vitest');
      writeFileSync(
        join(app, file),
        `${line('{ createClient }', 'tenderbox/client')} ${line('{ expect, test }', `tenderbox/${runner}`)}
       test('is delivered', async ({ box }) => {
         const { url } = await box.inbox.get('shop');
         await box.endpoints.register({ url, event_types: ['payment.succeeded'] });
         const { id } = await createClient(box).payments.create({ amount: 100, currency: 'EUR' });
         await box.payments.pay(id);
         await expect(box).toHaveDelivered('payment.succeeded', { id });
         await expect(box).toHaveDelivered('payment.expired');
       }, 30_000);`,
      );
      const failed = (await inApp('node', program, ...args, file).catch((error) => error)) as Record<string, string>;
      const output = `${failed.stdout}${failed.stderr}`;
      expect(output).toMatch(
        /Expected a webhook payment\.expired to be delivered\. These were sent:\s+payment\.succeeded succeeded/,
      );
      expect(output).toMatch(/pay_req_\w+ is paid:\s+\S+Z {2}POST \/v1\/payments was answered 201\./);
    },
    60_000,
  );

  const whole = `import { createServer } from 'node:http';
    import { createTenderbox, type Sandbox, type TenderboxOptions } from 'tenderbox';
    import { createClient } from 'tenderbox/client';
    import { verifyWebhook, type WebhookEvent } from 'tenderbox/webhooks';
    const options: TenderboxOptions = { clock: 'frozen', late_payment: 'accept' };
    const box: Sandbox = await createTenderbox(options);
    const { payment } = await box.payments.pay('pay_req_x', { currency: 'BTC' });
    const status: 'pending' | 'paid' | 'expired' | 'failed' = payment.status;
    // @ts-expect-error: a status is no number, so the types are more than any
    const wrong: number = payment.status;
    const inside: Sandbox = await createTenderbox({ port: false });
    const answer: Response = await inside.fetch('/v1/balance', { headers: { 'x-api-key': inside.apiKey } });
    const restore: () => void = inside.intercept('https://api.service.example');
    createServer(inside.handler);
    export default { fetch: inside.fetch } satisfies { fetch(request: Request, env: { NAME: string }): Promise<Response> };
    const event: WebhookEvent = verifyWebhook('', {}, 'secret');
    const client = createClient(box);
    export { answer, client, event, restore, status, wrong };`;
  const alone = `import { ApiError, createClient, type Client, type Payment } from 'tenderbox/client';
    const client: Client = createClient({ url: 'http://127.0.0.1:4020/v1', apiKey: 'key', retries: 3 });
    const created: Payment = await client.payments.create({ amount: 100, currency: 'EUR' });
    for await (const item of client.payouts.all({ status: 'completed' })) {
      const currency: 'BTC' | 'ETH' | 'LTC' | 'USDT' | 'USDC' | 'TRX' | 'XRP' | 'SOL' | 'DOGE' = item.currency;
      const amount: number = item.amount;
      // @ts-expect-error: an amount is no text, so the types are more than any
      const wrong: string = item.amount;
      console.log(currency, amount, wrong);
    }
    // @ts-expect-error: a body without its currency
    await client.payments.create({ amount: 100 });
    // @ts-expect-error: a status that payouts do not have
    client.payouts.all({ status: 'paid' });
    const code = (error: unknown): string | undefined => (error instanceof ApiError ? error.code : undefined);
    export { code, created };`;
  const fixture = `import { expect, test } from 'tenderbox/vitest';
    test('is delivered', async ({ box }) => {
      const { payment } = await box.payments.create({ amount: 1, currency: 'EUR' });
      await expect(box).toHaveDelivered('payment.created', { id: payment.id, status: 'pending' });
      expect(box).toBeDefined();
      // @ts-expect-error: there is no such type
      await expect(box).not.toHaveDelivered('payment.suceeded');
    });`;
  const portable = `import { createClient } from 'tenderbox/client';
    import { connectTenderbox, type Answer, type Input } from 'tenderbox/control';
    import { verifyWebhook, type WebhookEvent, type WebhookNotification } from 'tenderbox/webhooks';
    export async function drive(fault: Input<'addFault'>): Promise<Answer<'payPayment'>['payment']['status']> {
      const box = await connectTenderbox({ url: 'http://127.0.0.1:4020' });
      await box.faults.add(fault);
      // @ts-expect-error: there is no such reason
      await box.payments.drop('pay_req_x', { reason: 'lost' });
      await box.wait({ event: 'payment.paid_late' });
      // @ts-expect-error: there is no such type
      await box.wait({ event: 'payment.suceeded' });
      // @ts-expect-error: there is no such type
      await box.wait({ delivery: { event_type: 'payment.suceeded' } });
      // @ts-expect-error: there is no such type
      await box.events({ event_type: 'payment.suceeded' });
      return (await box.payments.pay('pay_req_x', { currency: 'BTC' })).payment.status;
    }
    export function receive(body: string): string | number {
      const event = verifyWebhook(body, {}, 'secret');
      // @ts-expect-error: there is no such type
      if (event.event_type === 'payment.suceeded') return '';
      switch (event.event_type) {
        case 'payment.succeeded':
          return event.data.amount;
        case 'payout.failed':
          return event.data.address;
        // @ts-expect-error: there is no such type
        case 'payout.faild':
          return '';
      }
      const either = verifyWebhook<WebhookEvent | WebhookNotification>(body, {}, 'secret');
      if ('event_id' in either) return either.event_type;
      // @ts-expect-error: there is no such name
      if (either.event === 'payment_recieved') return '';
      return either.event === 'payment_received' ? either.data.amount : either.event;
    }
    export const client = createClient({ url: 'http://127.0.0.1:4020/v1', apiKey: 'key' });`;
  const node = { module: 'NodeNext', types: ['node'] };
  const bundler = { module: 'ESNext', moduleResolution: 'bundler', types: ['node'] };
  const browser = {
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
    lib: ['ES2023', 'DOM', 'DOM.AsyncIterable'],
  };

  test.each([
    ['NodeNext', whole, node],
    ['a bundler', whole, bundler],
    ['NodeNext, the client alone', alone, node],
    ['a bundler and a browser, the client alone', alone, browser],
    ['NodeNext, the fixture of vitest', fixture, { ...node, skipLibCheck: true }],
    ['what has a build in CommonJS, as that', portable, { module: 'node16', types: ['node'] }, 'use.cts'],
    [
      '`module: commonjs`, whose resolution reads no exports',
      `import { createTenderbox, type Sandbox } from 'tenderbox';
       export const open = (): Promise<Sandbox> => createTenderbox();
       ${portable}`,
      { module: 'commonjs', types: ['node'] },
    ],
    ['a bundler, what has a build in CommonJS', portable, bundler],
  ])(
    'has types that a strict project resolves: %s',
    async (_name, source, options, file = 'use.ts') => {
      link('@types/node');
      link('vitest');
      writeFileSync(join(app, file), source);
      const compilerOptions = { ...options, target: 'ES2023', strict: true, noEmit: true };
      writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
      const tsc = inApp('node', require.resolve('typescript/bin/tsc'), '-p', '.');
      expect(
        await tsc.then(
          () => '',
          (error: { stdout: string }) => error.stdout,
        ),
      ).toBe('');
    },
    90_000,
  );

  test('is in order for publint', async () => {
    const { publint } = await import(outsideFile('publint/src/index-node.js'));
    const { messages } = await publint({ pkgDir: join(app, 'node_modules/tenderbox'), pack: false, strict: true });
    expect(messages).toEqual([]);
  });

  test('has types that fit its files at every entry point, for every resolution that reads ES modules', async () => {
    // Beside what has a build in CommonJS the package is ES modules alone, as its engines' Node reads them also from require(); so the
    // resolutions that know nothing of them are left out, and nothing else is.
    const attw = outsideFile('@arethetypeswrong/cli/dist/index.js');
    const args = [packed.tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--no-emoji'];
    const { stdout } = await run('node', [attw, ...args], { cwd: folder, env });
    const names = Object.keys(require('../../package.json').exports).map((path) => `"tenderbox${path.slice(1)}"`);
    for (const name of names) expect(stdout).toContain(name);
  });
});

function readyUrl(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk;
      const url = /^Tenderbox is ready on (\S+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('close', () => reject(new Error(`It ended before it was ready: ${output}`)));
  });
}

test('one executable holds all of it, and mends what a cache has lost', async () => {
  const program = join(folder, 'tenderbox');
  await run(process.execPath, ['tools/sea.mjs', '--out', program], { cwd: root });
  const cache = join(folder, 'cache');
  const alone = { HOME: folder, PATH: '/nonexistent', XDG_CACHE_HOME: cache };
  const type = (args: string[], more = {}) => run(program, args, { cwd: folder, env: { ...alone, ...more } });
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  expect((await type(['--version'])).stdout).toBe(`${version}\n`);
  const [unpacked = ''] = readdirSync(join(cache, 'tenderbox'));
  rmSync(join(cache, 'tenderbox', unpacked, 'dist/cli.js'));
  const call = `fetch(process.env.TENDERBOX_URL + '/account', { headers: { 'x-api-key': process.env.TENDERBOX_API_KEY } })`;
  const script = `${call}.then(({ status }) => console.log(status))`;
  const { stdout } = await type(['exec', '--', process.execPath, '-e', script]);
  expect(stdout).toContain('200\n');
  expect(readdirSync(join(cache, 'tenderbox'))).toEqual([unpacked]);
  await expect(type(['--version'], { XDG_CACHE_HOME: program })).rejects.toMatchObject({
    stderr: expect.stringMatching(
      /^tenderbox: it cannot unpack itself: .*Set XDG_CACHE_HOME to a folder that may be written\.\n$/,
    ),
  });
}, 240_000);

test('the workflow for GitHub Pages writes a site that answers its first call below the name of a repository', async () => {
  const page = readFileSync(join(root, 'docs/site.md'), 'utf8');
  const { steps } = parse(blocksOf(page).find(({ language }) => language === 'yaml')?.text ?? '');
  const clean = join(app, 'workflow');
  mkdirSync(clean);
  const [install, ...commands] = steps.flatMap((step: { run?: string }) => step.run ?? []) as string[];
  // What it installs is here already.
  expect(install).toBe('npm ci');
  expect(commands).toHaveLength(1);
  for (const command of commands)
    await run('sh', ['-c', command.replaceAll(/\$\{\{ github\.event\.repository\.name \}\}/g, 'shop')], {
      cwd: clean,
      env,
    });
  const uploaded = steps.find(({ uses = '' }) => uses.startsWith('actions/upload-pages-artifact')).with.path;
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const server = createServer((req, res) => {
    const path = (req.url ?? '').replace(/\/$/, '/index.html');
    const file = join(clean, uploaded, path.replace(/^\/shop\//, ''));
    const isHere = path.startsWith('/shop/') && existsSync(file);
    res.writeHead(isHere ? 200 : 404, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    res.end(isHere ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const view = await openPage({ url }, '/shop/');
  await view.locator('.sandbox-site').waitFor();
  const headers = { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' };
  const call = { method: 'POST', headers, body: '{"amount":100,"currency":"EUR"}' };
  const made = `fetch('/shop/v1/payments', ${JSON.stringify(call)}).then((answer) => answer.json())`;
  expect(await view.evaluate(made)).toMatchObject({ payment_url: expect.stringMatching(`^${url}/shop/pay/pay_req_`) });
}, 120_000);
