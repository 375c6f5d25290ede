/** Commands that show what the control API answers, against a real sandbox; and what they say to wrong words. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { COMMANDS } from '../../src/cli/commands.js';
import { openBox } from '../support/box.js';
import { tenderbox } from './context.js';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-calls-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A sandbox, and its commands typed in a folder of their own. */
async function openShell() {
  const box = await openBox();
  const folder = emptyFolder();
  const type = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await tenderbox([...args, '--url', box.url], {}, folder);
    expect({ code, err }, args.join(' ')).toEqual({ code: 0, err: [] });
    return out.join('\n');
  };
  return { box, folder, type };
}

test('what only HTTP had is a command: records, calls, keys, faults, snapshots', async () => {
  const { box, type } = await openShell();
  const made = JSON.parse(
    await type('create', '--json', 'payment', '--amount', '100', '--currency', 'eur', '--metadata', '{"order":"7"}'),
  );
  const { id } = made.payment;
  expect(made.payment).toMatchObject({ amount: 100, currency: 'EUR', metadata: { order: '7' } });
  // What follows an option is its value, also where it is a word that the command knows.
  const named = ['--description', 'invoice', '--amount', '1', '--currency', 'EUR', 'payment'];
  expect(JSON.parse(await type('create', ...named, '--json')).payment.description).toBe('invoice');
  await type('pay', id);
  expect(await type('refund', id, '--percent', '50')).toContain('partly_refunded');
  expect(await type('show', id)).toMatch(/^payment\n {2}id +pay_req_[\s\S]*order +7/m);
  expect(await type('timeline', id)).toMatch(/state +The payment request was paid\./);
  await fetch(`${box.url}/payments`, { method: 'POST' });
  expect(await type('requests', '--verdict', 'refused')).toMatch(/POST +\/v1\/payments +401/);
  expect(await type('requests', 'clear')).toBe('1 calls were forgotten.');
  expect(await type('requests')).toBe('No requests.');
  expect(await type('audit')).toContain('Audit: ');
  expect(await type('scenarios')).toContain('payment-underpaid');
  const key = JSON.parse(
    await type('keys', 'create', '--label', 'x', '--scopes', 'payments:read,balance:read', '--json'),
  );
  expect(key.scopes).toEqual(['payments:read', 'balance:read']);
  expect(await type('keys', 'revoke', key.id)).toContain('is gone');
  expect(await type('faults', 'add', '--effect', '{"status":429}', '--times', '2')).toContain('429');
  expect(await type('faults')).toContain('{"status":429}');
  expect(await type('faults', 'list')).toBe(await type('faults'));
  expect(await type('faults', 'clear')).toBe('Faults removed: 1.');
  await type('snapshot', 'before');
  expect(await type('snapshots')).toContain('before');
  expect(await type('snapshots', 'delete', 'before')).toBe('before is gone.');
  expect(await type('create', 'webhook', 'http://127.0.0.1:9/hooks', '--event-types', 'payment.created')).toContain(
    'whk_',
  );
  expect(await type('create', 'merchant', '--balances', '{"BTC":1}')).toContain('secret_key');
  const dashboard = `${new URL(box.url).origin}/dashboard`;
  expect(await type('open')).toBe(dashboard);
  expect(JSON.parse(await type('open', '--json'))).toEqual({ url: dashboard, opened: false });
  expect(await type('events', '--once', '--resource', 'pay_req_none')).toBe('No events.');
});

test('a state is written and read back; what is none changes nothing', async () => {
  const { box, folder, type } = await openShell();
  await type('create', 'payment', '--amount', '1', '--currency', 'EUR');
  expect(await type('export', 'state.json')).toContain('to state.json');
  expect(await type('export', 'of the shop.json')).toContain("tenderbox import 'of the shop.json' reads");
  await type('reset');
  expect(await type('import', 'state.json')).toBe('state.json is in force.');
  expect(box.events()).toHaveLength(1);
  const state = JSON.parse(readFileSync(join(folder, 'state.json'), 'utf8'));
  const wrong: [text: string, message: string][] = [
    ['{', 'wrong.json is no JSON'],
    ['not\njson\n', 'wrong.json is no JSON'],
    ['[1]', 'wrong.json is no JSON object'],
    ['{"format":"tenderbox.state"}', 'tenderbox start --import wrong.json'],
    [JSON.stringify({ ...state, version: 99 }), 'is of version 99, and this sandbox reads 1 and 2.'],
    [JSON.stringify(state).slice(0, -20), 'is no JSON'],
  ];
  for (const [text, message] of wrong) {
    writeFileSync(join(folder, 'wrong.json'), text);
    const { code, err } = await tenderbox(['import', 'wrong.json', '--url', box.url], {}, folder);
    expect(code, text).not.toBe(0);
    expect(err.join('\n')).toContain(message);
    expect(err).toHaveLength(1);
    expect(box.events()).toHaveLength(1);
  }
});

test('reports of several runs are added up, and held against a bar', async () => {
  const { box, folder, type } = await openShell();
  const coverage = (...args: string[]) => tenderbox(['coverage', ...args], {}, folder);
  await fetch(`${box.url}/account`, { headers: { authorization: `Bearer ${box.apiKey}` } });
  await type('coverage', '--report', 'json=a.json');
  await type('reset');
  await fetch(`${box.url}/balance`, { headers: { authorization: `Bearer ${box.apiKey}` } });
  writeFileSync(join(folder, 'b.json'), JSON.stringify(box.coverage()));
  const { code, out } = await coverage('a.json', 'b.json', '--min', '2.4');
  expect({ code, line: out[1] }).toEqual({ code: 0, line: 'Contract coverage: 2.4 % (2 of 82)' });
  const over = await coverage('a.json', 'b.json', '--min', '80', '--json');
  expect(over.code).toBe(1);
  expect(JSON.parse(over.out.join('\n')).failures).toEqual([
    { name: 'coverage', message: '2.4 % of the contract was exercised, and --min asks for 80.' },
  ]);
  const github = await tenderbox(['coverage', 'a.json', '--min', '3'], { GITHUB_ACTIONS: 'true' }, folder);
  expect(github.out.at(-1)).toBe(
    '::error title=tenderbox coverage::1.2 %25 of the contract was exercised, and --min asks for 3.',
  );
  // What was added up is a report as well, also where no run had an audit.
  writeFileSync(join(folder, 'sum.json'), (await coverage('b.json', '--json')).out.join('\n'));
  expect((await coverage('sum.json', 'a.json')).out[1]).toBe('Contract coverage: 2.4 % (2 of 82)');
  writeFileSync(join(folder, 'c.json'), '{"operations":[]}');
  const report = JSON.parse(readFileSync(join(folder, 'a.json'), 'utf8'));
  const broken = (name: string, change: object) =>
    writeFileSync(join(folder, name), JSON.stringify({ ...report, ...change }));
  broken('d.json', { operations: [null] });
  broken('e.json', { operations: [{ ...report.operations[0], answers: [{ status: 200, count: '5' }] }] });
  broken('f.json', { findings: [{}] });
  for (const [args, message] of [
    [['c.json'], 'c.json is no coverage report: covered is required.'],
    [['a.json', 'd.json'], 'd.json is no coverage report: operations[0] must be an object.'],
    [['e.json'], 'e.json is no coverage report: operations[0].answers[0].'],
    [['f.json'], 'f.json is no coverage report: findings[0].rule is required.'],
    [['none.json'], 'there is no such file'],
    [['a.json', '--report', 'json=x', '--report', 'junit=./x'], './x is to be written twice'],
    [['a.json', '--url', 'http://127.0.0.1:1'], '--url is about a running sandbox, and reports of runs are given'],
    [['a.json', '--min', '101'], '--min must be a number from 0 to 100, not "101".'],
    [['a.json', '--report', 'xml=x'], '--report must be one of html, junit, json, markdown'],
  ] as const) {
    const refused = await coverage(...args);
    expect(refused.code).not.toBe(0);
    expect(refused.err.join('\n')).toContain(message);
  }
});

test.each([
  ['create', 'create takes one of payment, invoice, payout'],
  ['create --amount 1', 'subscription, withdrawal, merchant, webhook.'],
  ['create paymnt', 'not "paymnt". Did you mean payment?'],
  ['create payment', 'create payment needs --amount and --currency, such as tenderbox create payment --amount 100'],
  ['create payment --amount 1 --currency EUX', 'not "EUX". Did you mean EUR?'],
  ['create payment --amount 1 --currency EUR --metadata x', '--metadata must be a JSON object'],
  ['create payment --amount 1 --currency EUR --metadata []', '--metadata must be a JSON object, such as'],
  ['create invoice --amount 1 --currency EUR --items {}', "--items must be a JSON array, such as '[…]'"],
  ['keys crate', 'Did you mean create?'],
  ['keys create --scopes payments:reed', 'Did you mean payments:read?'],
  ['show abc', '"abc" is none.'],
  // Where a variable is empty, the merchant default is not what is meant.
  ['reset --api-key=', '--api-key is empty'],
  ['restore ..', 'NAME cannot be "..".'],
  ['snapshots delete', "missing required argument 'NAME'"],
  ['completion tcsh', 'Allowed choices are bash, zsh, fish.'],
  ['docs --out site --base /a/../b/', '--base takes a path that begins with a slash'],
  ['init --language cobol', 'Allowed choices are node, python'],
  ['contract dif', 'not "dif". Did you mean diff?'],
  ['payments', 'tenderbox create payment makes one, and tenderbox events --once lists what happened'],
  ['list', 'there is no command "list". tenderbox events --once lists what happened'],
  ['advance -5m', 'not "-5m". Time does not go back; tenderbox snapshot and restore do.'],
  ['advance 2 m', 'not "2 m". Did you mean `2m`?'],
  ['advance 1h 30 minutes', 'not "1h 30 minutes". Did you mean `1h30m`?'],
  ['advance soon', 'not "soon".'],
  ['fund BTC -2', 'such as fund BTC 2, not "BTC -2".'],
])('%s is rejected before anything is sent', async (line, message) => {
  const { code, err } = await tenderbox([...line.split(' ')], {}, emptyFolder());
  expect({ code, err: err.join('\n') }).toEqual({ code: 2, err: expect.stringContaining(message) });
});

test('the help of every command has an example, and settings say what they take', async () => {
  for (const name of Object.keys(COMMANDS)) {
    const { code, out } = await tenderbox([name, '--help']);
    expect({ name, code, text: out.join('\n') }).toEqual({
      ...{ name, code: 0, text: expect.stringMatching(/^(?:Also.*\n)?Examples?[:,]/m) },
    });
  }
  const { out } = await tenderbox(['refund', '--help']);
  expect(out.join('\n')).toContain('tenderbox refund pay_req_kab75uik1u8nui03zcly1715 --amount 25');
  for (const name of ['check-webhook', 'contract', 'start'])
    expect((await tenderbox([name, '--help'])).out.join('\n')).toMatch(/--envelope <?form1\|form2>? /);
});

test('shells are told what can follow', async () => {
  const words = async (line: string) => (await tenderbox(['completion', 'words', '--', ...line.split(' ')])).out;
  expect((await tenderbox(['completion', 'words', '--'])).out).toEqual(Object.keys(COMMANDS));
  expect(await words('keys')).toEqual(expect.arrayContaining(['create', 'revoke', '--json']));
  expect(await words('create payment --currency')).toEqual(expect.arrayContaining(['BTC', 'EUR']));
  expect(await words('requests --verdict')).toEqual(['accepted', 'refused', 'failed']);
  expect(await words('start')).toEqual(expect.arrayContaining(['--clock', '--port', '--help']));
  expect(await words('start --clock')).toEqual(['real', 'frozen']);
  expect(await words('start --port')).toEqual([]);
  expect(await words('check-webhook --webhook-json')).toEqual(['js', 'plain', 'fixed', 'php', 'indented']);
  expect(await words('contract')).toEqual(expect.arrayContaining(['diff', '--format']));
  expect(await words('contract diff')).toContain('--json');
  expect(await words('contract diff')).not.toContain('--bruno');
  expect(await words('completion')).toEqual(expect.arrayContaining(['bash', 'zsh', 'fish']));
  expect(await words('nonsense')).toEqual([]);
  expect(await words('exec -- npm')).toEqual([]);
  for (const odd of ['(', '[', '*', '--(']) expect(await words(`pay ${odd}`)).toContain('--json');
  for (const shell of ['bash', 'zsh', 'fish'])
    expect((await tenderbox(['completion', shell])).out.join('\n')).toContain('tenderbox completion words');
});

test('init takes no folder for a file that it could keep', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'tenderbox.yaml'));
  const { code, err } = await tenderbox(['init'], {}, folder);
  expect([code, err]).toEqual([2, [expect.stringContaining('tenderbox.yaml is there, and is no file.')]]);
});

test('init writes what a project of each language begins with, and overwrites nothing', async () => {
  const signs = {
    'go.mod': ['receiver.go', 'go mod download', 'go test ./...'],
    Gemfile: ['receiver.rb', 'bundle install', 'bundle exec rake test'],
    'pyproject.toml': ['receiver.py', 'python3 -m pip install --break-system-packages pytest .', 'python3 -m pytest'],
    'build.gradle': ['Receiver.java', 'gradle --quiet dependencies', 'gradle test'],
    'composer.json': ['receiver.php', 'composer install --no-interaction', 'vendor/bin/phpunit'],
  };
  for (const [sign, [receiver, install, tests]] of Object.entries(signs)) {
    const folder = emptyFolder();
    writeFileSync(join(folder, sign), '');
    expect((await tenderbox(['init'], {}, folder)).code).toBe(0);
    expect(readdirSync(join(folder, 'webhook-receiver'))).toEqual([receiver]);
    const job = parse(readFileSync(join(folder, '.github/workflows/tenderbox.yml'), 'utf8')).jobs.test;
    const steps = job.steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(steps).toEqual([install, expect.stringMatching(/^npx --yes tenderbox@\d+\.\d+\.\d+\S* exec /)]);
    expect(steps[1]).toContain(` -- ${tests}`);
  }
  const bare = emptyFolder();
  const { out: next } = await tenderbox(['init', '--language', 'python'], {}, bare);
  expect(next.at(-2)).toMatch(/^Next: npx tenderbox start, and /);
  expect(next.join('\n')).not.toContain('First: ');
  const written = readFileSync(join(bare, '.github/workflows/tenderbox.yml'), 'utf8');
  expect(written).toContain('pip install --break-system-packages pytest\n');
  const python = emptyFolder();
  writeFileSync(join(python, 'requirements.txt'), '');
  writeFileSync(join(python, 'package.json'), '{}');
  writeFileSync(join(python, '.gitlab-ci.yml'), '# mine');
  expect((await tenderbox(['init', '--language', 'python'], {}, python)).code).toBe(0);
  const { script } = parse(readFileSync(join(python, '.gitlab/tenderbox.yml'), 'utf8'))['test-with-exec'];
  expect(script).toEqual([
    'apt-get update && apt-get install --yes python3-pip',
    'npm ci',
    'python3 -m pip install --break-system-packages pytest --requirement requirements.txt',
    expect.stringMatching(/^npx tenderbox exec .* -- python3 -m pytest$/),
  ]);
  const folder = emptyFolder();
  writeFileSync(join(folder, 'package.json'), '{"dependencies":{"express":"^5.0.0"}}');
  writeFileSync(join(folder, '.gitlab-ci.yml'), '# mine');
  writeFileSync(join(folder, 'tenderbox.yaml'), '# mine');
  const { out } = await tenderbox(['init'], {}, folder);
  expect(out.slice(0, 5)).toEqual([
    'kept   tenderbox.yaml, which was there',
    'wrote  webhook-receiver/express.mjs',
    'wrote  .gitlab/tenderbox.yml',
    'Have GitLab read the job: add `include: .gitlab/tenderbox.yml` to .gitlab-ci.yml.',
    expect.stringMatching(/^First: npm install --save-dev tenderbox@\d+\.\d+\.\d+\S*, which the receiver needs$/),
  ]);
  writeFileSync(join(folder, 'package.json'), '{"devDependencies":{"express":"^5.0.0","tenderbox":"^0.1.0"}}');
  expect((await tenderbox(['init'], {}, folder)).out.join('\n')).not.toContain('First: ');
  expect(readFileSync(join(folder, 'tenderbox.yaml'), 'utf8')).toBe('# mine');
  expect(readFileSync(join(folder, '.gitlab/tenderbox.yml'), 'utf8')).toMatch(/^# exec[\s\S]*npx tenderbox exec/);
  const closed = emptyFolder();
  mkdirSync(join(closed, '.github'));
  writeFileSync(join(closed, '.github/workflows'), 'a file');
  const refused = await tenderbox(['init'], {}, closed);
  expect({ code: refused.code, err: refused.err.join('\n') }).toEqual({
    code: 1,
    err: expect.stringContaining('.github'),
  });
});

test('a failure is JSON where --json was asked for, with what puts it right', async () => {
  const { box, folder, type } = await openShell();
  const { payment } = JSON.parse(await type('create', 'payment', '--amount', '5', '--currency', 'EUR', '--json'));
  await type('expire', payment.id);
  const failed = async (...args: string[]) => {
    const { code, err } = await tenderbox([...args, '--json'], { TENDERBOX_URL: box.url });
    expect(err, args.join(' ')).toHaveLength(1);
    return { exit: code, ...JSON.parse(err[0] as string) };
  };
  const guide = (name: string) => new URL(`/docs/${name}.md`, box.url).href;
  expect(await failed('confirm', payment.id)).toMatchObject({
    ...{ exit: 1, code: 'conflict', fix: `tenderbox receive ${payment.id}`, docs: guide('payments-and-states') },
  });
  expect(await failed('show', 'pay_req_none')).toMatchObject({
    code: 'resource_not_found',
    docs: guide('look-inside'),
  });
  for (const [line, list] of [
    ['show pay_req_none', 'events --once'],
    ['replay dlv_none', 'deliveries'],
    ['keys revoke key_none', 'keys'],
    ['faults remove fault_none', 'faults'],
    ['show req_none', 'requests'],
    ['run nothing', 'scenarios'],
    ['run payment-refunded pay_req_none', 'events --once'],
  ] as const) {
    expect(await failed(...line.split(' '))).toMatchObject({
      ...{ fix: `tenderbox ${list}`, message: expect.stringMatching(`\\. tenderbox ${list} lists what there is\\.$`) },
    });
  }
  expect(await failed('diff', 'nothing')).toMatchObject({ fix: 'tenderbox snapshots' });
  expect(await failed('pya', 'x')).toMatchObject({ exit: 2, code: 'wrong_input', fix: 'tenderbox --help' });
  expect(await failed('pay')).toMatchObject({ exit: 2, fix: 'tenderbox pay --help' });
  expect(await failed('events', '--once', '--limit', '0')).toMatchObject({
    ...{ code: 'invalid_parameter', fix: `curl -s ${new URL('/_sandbox/openapi.json', box.url)}` },
  });
  expect(await failed('--url=http://127.0.0.1:9', 'audit')).toMatchObject({
    ...{ exit: 2, message: expect.stringContaining('such as tenderbox audit --url') },
  });
  expect(await failed('pay', payment.id, '--amonut', '1')).toMatchObject({
    ...{ exit: 2, message: expect.stringContaining('Did you mean --amount?') },
  });
  expect(await failed('coverage', '--min', '99')).toMatchObject({ exit: 1, code: 'coverage' });
  symlinkSync('/dev/full', join(folder, 'full'));
  expect(await failed('coverage', '--report', `json=${join(folder, 'full')}`)).toMatchObject({
    ...{ exit: 1, code: 'host_failure', message: expect.stringContaining('the disk is full') },
  });
  const host = await failed('import', 'none.json');
  const said = { message: expect.any(String), fix: 'tenderbox import --help', docs: expect.any(String) };
  expect(host).toEqual({ exit: 1, code: 'host_failure', ...said });
  expect(readFileSync(host.docs, 'utf8')).toContain('# Commands');
  expect(await failed('events', '--once', '--url', 'http://127.0.0.1:2')).toMatchObject({
    ...{ exit: 1, code: 'unreachable', fix: 'tenderbox start --port 2' },
  });
  for (const line of ['exec --profile nope --json -- true', 'start --strct --json']) {
    const { code, err } = await tenderbox(line.split(' '));
    expect({ code, said: JSON.parse(err.join('\n')) }).toEqual({
      code: 2,
      said: expect.objectContaining({ code: 'wrong_input', message: expect.stringContaining('2 faults') }),
    });
  }
});

test('the command that puts a failure right is about the sandbox and the command that failed', async () => {
  const { box, folder, type } = await openShell();
  const fixOf = async (...args: string[]): Promise<string> => {
    const { err } = await tenderbox([...args, '--json'], {}, folder);
    return JSON.parse(err[0] as string).fix;
  };
  const there = ['--url', box.url];
  const known = await fixOf('show', 'pay_req_none', ...there);
  expect(known).toBe(`tenderbox events --once --url ${box.url}`);
  expect((await tenderbox(known.split(' ').slice(1), {}, folder)).code).toBe(0);
  expect(await fixOf('coverage', '--min', '99', ...there)).toBe(
    `tenderbox coverage --url ${box.url} --report html=coverage.html`,
  );
  await type('coverage', '--report', 'json=a.json');
  expect(await fixOf('coverage', 'a.json', '--min', '99')).toBe(
    'tenderbox coverage a.json --report html=coverage.html',
  );
  // No variable gave this key.
  expect(await fixOf('audit', '--api-key', 'nobody', ...there)).toBe(`tenderbox create merchant --url ${box.url}`);
  expect(await fixOf('faults', 'remove', ...there)).toBe('tenderbox faults remove --help');
  expect(await fixOf('create', 'payout', ...there)).toBe('tenderbox create payout --help');
  expect(await fixOf('create', 'nothing')).toBe('tenderbox create --help');
});

test('a key that no header can carry, and a port that fetch never calls, are named as what is wrong', async () => {
  const key = await tenderbox(['health', '--url', 'http://127.0.0.1:4020', '--api-key', 'a\nb']);
  expect(key.code).toBe(2);
  expect(key.err).toEqual(['tenderbox: --api-key must be visible ASCII characters, without spaces or line ends.']);
  const port = await tenderbox(['health', '--url', 'http://127.0.0.1:6000']);
  expect(port.err.join()).toContain('fetch never calls this port');
});
