import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Context } from '../../src/cli/context.js';
import { type Launcher, run } from '../../src/cli/start.js';
import type { Config } from '../../src/config/config.js';
import { OPTIONS, SETTING_OPTIONS } from '../../src/config/table.js';
import { yesOrNo } from '../../src/config/values.js';
import { SETTINGS } from '../../src/domain/merchants/settings.js';
import { PATIENCE } from '../support/patience.js';
import { tenderbox } from './context.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenderbox-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const facts = {
  version: '0.1.0',
  url: 'http://127.0.0.1:4020/v1',
  control_url: 'http://127.0.0.1:4020/_sandbox',
  profile: 'default',
  seed: 7,
  clock: { mode: 'frozen' as const, now: '2026-11-20T17:00:00Z', speed: 1 },
  keys: [
    {
      label: 'default',
      api_key: 'tb_key_default',
      public_key: 'tb_public_default',
      secret_key: 'tb_secret_default',
      revoked: false,
    },
  ],
};

/** Starts a stand-in for the server, and sends the signal once it is ready. */
async function started(args: string[], env: Record<string, string> = {}) {
  const out: string[] = [];
  const err: string[] = [];
  const seen: { config?: Config; closed: boolean } = { closed: false };
  const launcher: Launcher = async (config) => {
    seen.config = config;
    return {
      facts,
      close: async () => {
        seen.closed = true;
      },
      reload: () => ({ merchants: 0, waiting: [] }),
      exportState: () => ({ after_close: seen.closed }),
    };
  };
  const context: Context = { out: (line) => out.push(line), err: (line) => err.push(line), env, folder };
  const before = new Set(process.listeners('SIGTERM'));
  const running = run('start', args, context, launcher);
  await vi.waitFor(() => expect([...out, ...err].some((line) => line.includes('is ready on'))).toBe(true), PATIENCE);
  const ready = [...out];
  for (const listener of process.listeners('SIGTERM')) if (!before.has(listener)) listener('SIGTERM');
  const code = await running;
  return { code, out: ready, err, ...seen };
}

describe('start', () => {
  test('prints what a newcomer needs, and last the line that scripts wait for', async () => {
    const { code, out, closed } = await started([]);
    const text = out.join('\n');
    for (const shown of [
      facts.url,
      facts.control_url,
      '/v1/openapi.json',
      'tb_key_default',
      'tb_secret_default',
      '--seed 7',
    ]) {
      expect(text).toContain(shown);
    }
    expect(out.at(-1)).toBe('Tenderbox is ready on http://127.0.0.1:4020/v1');
    expect({ code, closed }).toEqual({ code: 0, closed: true });
  });

  test('--log silent prints the ready line alone', async () => {
    expect((await started(['--log', 'silent'])).out).toEqual(['Tenderbox is ready on http://127.0.0.1:4020/v1']);
  });

  test('--log json prints JSON lines alone, the ready line in one of them', async () => {
    const lines = (await started(['--log=json'])).out.map((line) => JSON.parse(line));
    expect(lines.at(-1)).toMatchObject({ event: 'ready', message: 'Tenderbox is ready on http://127.0.0.1:4020/v1' });
  });

  test('--print-url prints the URL alone on standard output', async () => {
    const { out, err } = await started(['--print-url']);
    expect(out).toEqual(['http://127.0.0.1:4020/v1']);
    expect(err).toContain('Tenderbox is ready on http://127.0.0.1:4020/v1');
  });

  test('--export-on-exit writes the state as it is after the last call', async () => {
    await started(['--export-on-exit', 'out.json']);
    expect(JSON.parse(readFileSync(join(folder, 'out.json'), 'utf8'))).toEqual({ after_close: true });
  });

  test('flags reach the configuration, short and joined ones too', async () => {
    const { config } = await started([
      '-p',
      '0',
      '--clock=frozen',
      '--cors',
      'https://a.example',
      'https://b.example',
      '--tls',
    ]);
    expect(config).toMatchObject({
      port: 0,
      clock: { mode: 'frozen' },
      cors: ['https://a.example', 'https://b.example'],
    });
    expect(config?.tls).toEqual({ self_signed: true });
  });

  test('an unknown variable is warned of', async () => {
    const { err } = await started([], { TENDERBOX_SEDE: '1' });
    expect(err[0]).toMatch(/^tenderbox: warning: TENDERBOX_SEDE: .* Did you mean TENDERBOX_SEED\?$/);
  });

  test('all faults at once, exit code 2', async () => {
    writeFileSync(join(folder, 'tenderbox.yaml'), 'clock: sometimes\n');
    const { code, out, err } = await tenderbox(
      ['--port', '--sede', '1', '--host', 'x y'],
      { TENDERBOX_DELAY: '-1' },
      folder,
    );
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(err).toEqual([
      'tenderbox: 5 faults in the configuration',
      '  --port: needs a value: --port PORT.',
      '  --sede: is not an option of tenderbox start. Did you mean --seed?',
      '  tenderbox.yaml:1:1: must be one of real, frozen, not "sometimes".',
      '  TENDERBOX_DELAY: must be a whole number from 0 to 600000, not "-1".',
      '  --host: must be an IP address or a host name, without scheme and port, not "x y".',
    ]);
  });

  test('the help lists every option with its value and default', async () => {
    const { code, out } = await tenderbox(['start', '--help']);
    const text = out.join('\n');
    expect(code).toBe(0);
    for (const [name, { value }] of OPTIONS)
      expect(text).toContain(value === undefined ? `--${name}` : `--${name} ${value}`);
    expect(text).toContain('-p, --port PORT');
    expect(text).toContain('TENDERBOX_PORT');
  });

  test('user: whatever takes a value shows one in the help, and each command speaks of itself', async () => {
    for (const [name, { value, read }] of OPTIONS) {
      const setting = SETTING_OPTIONS.get(name);
      const takesNone = read === yesOrNo || (setting !== undefined && SETTINGS[setting].kind === 'flag');
      expect([name, value !== undefined], name).toEqual([name, !takesNone]);
    }
    expect((await tenderbox(['fail', '--help'])).out.join('\n')).not.toContain('drop');
    expect((await tenderbox(['drop', '--help'])).out.join('\n')).toContain('double_spent');
  });

  test.each([
    ['--import', 'gone.json'],
    ['--config', 'gone.yaml'],
    ['--scenarios', 'gone'],
    ['--profile', './gone.yaml'],
  ])('user: %s that is not there is a wrong option', async (option, file) => {
    const { code, err } = await tenderbox(['start', option, file], {}, '/tmp');
    expect(code).toBe(2);
    expect(err).toEqual([expect.stringMatching(/gone.*there is no (such )?file|there is no ordinary file .*gone/)]);
  });

  test('the help of exec tells its own defaults, and where its port comes from', async () => {
    const { code, out } = await tenderbox(['exec', '--help']);
    const text = out.join('\n').replace(/\s+/g, ' ');
    expect(code).toBe(0);
    expect(text).toContain('0 takes any free one (default: any free one)');
    expect(text).toContain('(default: silent)');
    expect(text).toContain('the port is taken from --port only.');
    expect(text).not.toContain('PORT is honoured');
  });

  test('the help of check-webhook shows no empty default', async () => {
    const { code, out } = await tenderbox(['check-webhook', '--help']);
    expect(code).toBe(0);
    expect(out.join('\n')).toContain('--report <FORMAT=FILE>');
    expect(out.join('\n')).not.toContain('default: []');
  });
});

test('--version and the overview', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(await tenderbox(['--version'])).toEqual({ code: 0, out: [version], err: [] });
  const { code, out } = await tenderbox(['--help']);
  expect(code).toBe(0);
  for (const command of ['start', 'advance 15m', 'check-scenarios [PATH…]', 'health'])
    expect(out.join('\n')).toContain(command);
});

test('contract prints the same document in both formats', async () => {
  const { parse } = await import('yaml');
  const json = await tenderbox(['contract', '--format', 'json'], {}, folder);
  const yaml = await tenderbox(['contract'], {}, folder);
  expect([json.code, yaml.code]).toEqual([0, 0]);
  expect(parse(yaml.out.join('\n'))).toEqual(JSON.parse(json.out.join('\n')));
  expect(JSON.parse(json.out.join('\n')).openapi).toMatch(/^3\.1/);
  expect(await tenderbox(['contract', '--profile', 'nope'], {}, folder)).toMatchObject({ code: 2 });
});

test('contract is written for tools that read less, in both formats alike, and says which flags and versions there are', async () => {
  const { parse } = await import('yaml');
  const flags = ['contract', '--openapi', '3.0', '--dereferenced', '--without-sandbox', '--profile', 'production-like'];
  const json = await tenderbox([...flags, '--format', 'json'], {}, folder);
  const yaml = await tenderbox(flags, {}, folder);
  expect([json.code, yaml.code]).toEqual([0, 0]);
  expect(parse(yaml.out.join('\n'))).toEqual(JSON.parse(json.out.join('\n')));
  expect(json.out.join('\n')).toContain('"openapi": "3.0.3"');
  expect(json.out.join('\n')).not.toMatch(/\$ref|x-tenderbox/);
  const old = await tenderbox(['contract', '--openapi', '2.0'], {}, folder);
  expect([old.code, old.err.join('\n')]).toEqual([2, expect.stringMatching(/'2\.0' is invalid.*3\.1, 3\.0/)]);
  const typo = await tenderbox(['contract', '--without-sandbx'], {}, folder);
  expect([typo.code, typo.err.join('\n')]).toEqual([2, expect.stringContaining('--without-sandbox')]);
});

describe('contract as a collection', () => {
  test('is printed for Postman: of the profile, for the sandbox that would be started', async () => {
    const flags = ['contract', '--postman', '--auth', 'signed'];
    const { code, out, err } = await tenderbox(flags, { TENDERBOX_PORT: '4567' }, folder);
    expect({ code, err }).toEqual({ code: 0, err: [] });
    const { info, event, variable } = JSON.parse(out.join('\n'));
    expect(info.schema).toContain('/v2.1.0/');
    expect(event[0].listen).toBe('prerequest');
    expect(variable[0]).toMatchObject({ key: 'TENDERBOX_URL', value: 'http://127.0.0.1:4567/v1' });
  });

  test('is written for Bruno into a folder that is new or empty, and into no other', async () => {
    mkdirSync(join(folder, 'empty'));
    for (const name of ['empty', 'new/below']) {
      const { code, out } = await tenderbox(['contract', '--bruno', name], {}, folder);
      expect([code, out]).toEqual([0, [expect.stringContaining(`Wrote a collection to ${name}:`)]]);
      const written = readdirSync(join(folder, name));
      expect(written).toEqual(expect.arrayContaining(['Payments', 'bruno.json', 'collection.bru', 'environments']));
      expect(written.filter((entry) => entry.startsWith('.'))).toEqual([]);
    }
    writeFileSync(join(folder, 'file'), '');
    const refused = async (name: string) => (await tenderbox(['contract', '--bruno', name], {}, folder)).err;
    expect(await refused('empty')).toEqual([
      expect.stringMatching(/Cannot write .*empty: the folder is not empty; name/),
    ]);
    expect(await refused('file')).toEqual([
      expect.stringMatching(/Cannot write .*file: a part of the path is not a folder/),
    ]);
  });

  test.each([
    [['--postman', '--openapi', '3.0'], '--postman does not go with --openapi: leave out one or the other.'],
    [['--postman', '--format', 'json'], '--postman does not go with --format: leave out one or the other.'],
    [['--bruno', 'new', '--postman'], '--bruno does not go with --postman: leave out one or the other.'],
    [
      ['--bruno', 'new', '--dereferenced', '--without-sandbox'],
      '--bruno does not go with --dereferenced and --without-sandbox: leave out one or the other.',
    ],
    [['--bruno', '--postman'], '--bruno needs a folder, such as --bruno collection, not --postman.'],
    [['--bruno', ''], '--bruno needs a folder, such as --bruno collection, not an empty name.'],
  ])('rejects %j', async (flags, message) => {
    const { code, out, err } = await tenderbox(['contract', ...flags], {}, folder);
    expect({ code, out, err }).toEqual({ code: 2, out: [], err: [`tenderbox: ${message}`] });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('check-scenarios', () => {
  const good = 'name: ok\ndescription: It is paid.\non: payment.created\nsteps:\n  - pay: {}\n';

  test('says what is in order', async () => {
    writeFileSync(join(folder, 'ok.yaml'), good);
    expect(await tenderbox(['check-scenarios', '.'], {}, folder)).toEqual({
      code: 0,
      out: ['1 scenario is in order.'],
      err: [],
    });
  });

  test('a folder without any is a path that was mistyped', async () => {
    const { code, err } = await tenderbox(['check-scenarios', '.'], {}, folder);
    expect([code, err]).toEqual([2, [expect.stringContaining('there is no scenario in .')]]);
  });

  test('says where what is wrong', async () => {
    writeFileSync(join(folder, 'bad.yaml'), good.replace('pay:', 'pya:'));
    const { code, err } = await tenderbox(['check-scenarios', 'bad.yaml'], {}, folder);
    expect(code).toBe(2);
    expect(err[0]).toMatch(/^bad\.yaml:5:5: .*pay/);
  });

  test('a link that leads to itself', async () => {
    symlinkSync('loop.yaml', join(folder, 'loop.yaml'));
    for (const path of ['.', 'loop.yaml']) {
      const { code, err } = await tenderbox(['check-scenarios', path], {}, folder);
      expect([code, err[0]]).toEqual([
        2,
        expect.stringMatching(/^tenderbox: Cannot read .*: its symbolic links lead in/),
      ]);
    }
    rmSync(join(folder, 'loop.yaml'));
  });

  test('a path that is not there', async () => {
    const { code, err } = await tenderbox(['check-scenarios', 'nope'], {}, folder);
    expect(code).toBe(2);
    expect(err[0]).toMatch(/^tenderbox: Cannot read .*nope: there is no such file/);
  });
});
