import { describe, expect, test } from 'vitest';
import { type Config, type ConfigResult, type Issue, readConfig, type Sources } from '../../src/config/config.js';
import { OPTIONS, SETTING_OPTIONS, variableOf } from '../../src/config/table.js';
import { defaultSettings } from '../../src/domain/merchants/settings.js';

const folder = '/home/me/shop';

/** A configuration read from texts alone; `files` are all there is on disk. */
function read(sources: Partial<Sources> & { files?: Record<string, string> }): Promise<ConfigResult> {
  const { files = {}, ...rest } = sources;
  const textOf = (file: string): string => {
    const text = files[file];
    if (text === undefined) throw new Error(`Cannot read ${file}: there is no such file.`);
    return text;
  };
  return readConfig({
    folder,
    isFile: (file) => file in files || /(?:[ck]\.pem|\.json)$/.test(file),
    readText: textOf,
    startOfFile: (file, length) => textOf(file).slice(0, length),
    ...rest,
  });
}

const flags = (values: NonNullable<Sources['flags']>['values'], rest: string[] = []) => ({ flags: { values, rest } });
const yaml = (text: string) => ({ files: { [`${folder}/tenderbox.yaml`]: text } });

async function config(sources: Parameters<typeof read>[0]): Promise<Config> {
  const result = await read(sources);
  if (result.config === null)
    throw new Error(result.issues.map(({ where, message }) => `${where}: ${message}`).join('\n'));
  return result.config;
}

async function issues(sources: Parameters<typeof read>[0]): Promise<Issue[]> {
  const result = await read(sources);
  return result.config === null ? result.issues : [];
}

/** A value of each option that is not its default, and what it is in the configuration. */
const EXAMPLES: Record<string, [text: string, seen: (config: Config) => unknown, value: unknown]> = {
  port: ['5000', (c) => c.port, 5000],
  host: ['0.0.0.0', (c) => c.host, '0.0.0.0'],
  'public-url': ['https://pay.example/', (c) => c.public_url, 'https://pay.example'],
  base: ['/sandbox/', (c) => c.base, '/sandbox'],
  cors: ['https://shop.example', (c) => c.cors, ['https://shop.example']],
  tls: ['true', (c) => c.tls, { self_signed: true }],
  'control-token': ['hush', (c) => c.control_token, 'hush'],
  public: [
    'true',
    (c) => c.public,
    {
      merchants: 1_000,
      lifetime_ms: 86_400_000,
      per_hour: 20,
      records: 5_000,
      bytes: 16_777_216,
      calls_per_minute: 1_000,
      control_calls_per_minute: 1_000,
      webhooks_per_hour: 1_000,
    },
  ],
  delay: ['250', (c) => c.delay_ms, 250],
  profile: ['default', (c) => c.profile, 'default'],
  scenarios: ['mine', (c) => c.scenarios, [`${folder}/mine`]],
  scenario: ['payment-expired', (c) => c.scenario, 'payment-expired'],
  clock: ['frozen', (c) => c.clock.mode, 'frozen'],
  now: ['2026-11-20T17:00:00Z', (c) => c.clock.now_ms, Date.UTC(2026, 10, 20, 17)],
  speed: ['60', (c) => c.clock, { mode: 'scaled', now_ms: null, speed: 60 }],
  seed: ['9007199254740991', (c) => c.seed, 9007199254740991],
  data: ['state.json', (c) => c.data_file, `${folder}/state.json`],
  import: ['in.json', (c) => c.import_file, `${folder}/in.json`],
  'export-on-exit': ['out.json', (c) => c.export_file, `${folder}/out.json`],
  webhook: ['http://127.0.0.1:3000/w', (c) => c.webhook?.url, 'http://127.0.0.1:3000/w'],
  'deliver-to': ['10.0.0.0/8', (c) => c.deliver_to, ['10.0.0.0/8']],
  log: ['json', (c) => c.log, 'json'],
  'ready-file': ['ready.json', (c) => c.ready_file, `${folder}/ready.json`],
  'print-url': ['true', (c) => c.print_url, true],
  'min-coverage': ['80.5', (c) => c.min_coverage, 80.5],
  strict: ['true', (c) => c.strict, true],
  report: ['html=out.html', (c) => c.reports, [{ form: 'html', file: 'out.html' }]],
  'signed-window': ['60', (c) => c.settings.signed_window, 60],
  'rate-limit': ['3', (c) => c.settings.rate_limit, '3'],
  'retry-schedule': ['0, 5, 60.5', (c) => c.settings.retry_schedule, [0, 5, 60.5]],
  'expire-while-confirming': ['true', (c) => c.settings.expire_while_confirming, true],
  'payment-expiry': ['60', (c) => c.settings.payment_expiry, 60],
  'webhook-json': ['php', (c) => c.settings.webhook_json, 'php'],
};

describe('every way to give an option', () => {
  test('without any, the defaults', async () => {
    expect(await config({})).toEqual({
      port: 4020,
      host: '127.0.0.1',
      base: '',
      loopback: true,
      public_url: null,
      cors: [],
      tls: null,
      control_token: null,
      claim_code: null,
      public: null,
      delay_ms: 0,
      profile: 'default',
      settings: defaultSettings(),
      balance_factor: 1,
      examples: false,
      scenarios: [],
      scenario: null,
      clock: { mode: 'real', now_ms: null, speed: 1 },
      seed: null,
      data_file: null,
      durability: 'process',
      import_file: null,
      export_file: null,
      webhook: null,
      deliver_to: 'local',
      log: 'pretty',
      watch: false,
      print_url: false,
      ready_file: null,
      min_coverage: null,
      strict: false,
      reports: [],
    });
  });

  test.each(Object.entries(EXAMPLES))(
    '%s: flag, variable, key of the file, option in code',
    async (name, [text, seen, value]) => {
      expect(seen(await config(flags({ [name]: text })))).toEqual(value);
      expect(seen(await config({ env: { [variableOf(name)]: text } }))).toEqual(value);
      expect(seen(await config(yaml(`${name}: ${text}\n`)))).toEqual(value);
      expect(seen(await config(yaml(`${name.replaceAll('-', '_')}: ${text}\n`)))).toEqual(value);
      const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
      expect(seen(await config({ options: { [camel]: text } }))).toEqual(value);
    },
  );

  test('every setting of the profile is an option', () => {
    expect([...SETTING_OPTIONS.values()]).toEqual(Object.keys(defaultSettings()));
    for (const name of SETTING_OPTIONS.keys()) expect(OPTIONS.has(name)).toBe(true);
  });

  test('code gives values of their own types', async () => {
    const seen = await config({
      options: {
        clock: 'frozen',
        seed: 1,
        port: 0,
        now: new Date(0),
        profile: { rate_limit: 2, retrySchedule: [0, 1] },
      },
    });
    expect(seen).toMatchObject({ seed: 1, port: 0, clock: { mode: 'frozen', now_ms: 0 } });
    expect(seen.settings).toMatchObject({ rate_limit: '2', retry_schedule: [0, 1] });
  });

  test('1 and 0 are yes and no, as variables often have it', async () => {
    const read = async (value: string) => (await config({ env: { TENDERBOX_STRICT: value } })).strict;
    expect([await read('1'), await read('0'), await read('true'), await read('false')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test('a flag alone means yes', async () => {
    const seen = await config(flags({ tls: true, 'print-url': true, 'expire-while-confirming': true }));
    expect(seen).toMatchObject({ tls: { self_signed: true }, print_url: true });
    expect(seen.settings.expire_while_confirming).toBe(true);
  });

  test('several values: repeated, in a list, separated by commas', async () => {
    const list = ['https://a.example', 'https://b.example'];
    expect((await config(flags({ cors: list }))).cors).toEqual(list);
    expect((await config({ env: { TENDERBOX_CORS: list.join(', ') } })).cors).toEqual(list);
    expect((await config(yaml(`cors:\n  - ${list[0]}\n  - ${list[1]}\n`))).cors).toEqual(list);
    expect((await config(yaml('retry_schedule: [0, 1, 25]\n'))).settings.retry_schedule).toEqual([0, 1, 25]);
  });
});

describe('precedence', () => {
  const file = yaml('port: 1000\nseed: 1\nhost: 127.0.0.2\n');
  const env = { TENDERBOX_PORT: '2000', TENDERBOX_SEED: '2' };

  test('flags beat variables beat the file beats the defaults', async () => {
    const seen = await config({ ...file, env, ...flags({ port: '3000' }) });
    expect([seen.port, seen.seed, seen.host, seen.log]).toEqual([3000, 2, '127.0.0.2', 'pretty']);
  });

  test.each([
    [{ PORT: '7000' }, 7000],
    [{ PORT: '7000', TENDERBOX_PORT: '8000' }, 8000],
    [{ PORT: '', TENDERBOX_PORT: '' }, 1000],
    [{ TENDERBOX_PORT: 'tcp://10.0.0.7:4020', TENDERBOX_PORT_4020_TCP: 'x', TENDERBOX_SERVICE_HOST: '10.0.0.7' }, 1000],
  ])('%j makes the port %i', async (variables, port) => {
    const result = await read({ ...file, env: variables });
    expect(result).toMatchObject({ config: { port }, warnings: [] });
  });

  test('single settings beat the profile, wherever each is given', async () => {
    const files = {
      [`${folder}/tenderbox.yaml`]: 'payment-expiry: 100\n',
      [`${folder}/p.yaml`]: 'payment_expiry: 50\nsigned_window: 7\n',
    };
    const seen = await config({ files, ...flags({ profile: 'p.yaml' }) });
    expect(seen.profile).toBe(`${folder}/p.yaml`);
    expect(seen.settings).toMatchObject({ payment_expiry: 100, signed_window: 7 });
  });

  test('a named file is read instead of tenderbox.yaml, and its paths start from its folder', async () => {
    const files = { [`${folder}/tenderbox.yaml`]: 'port: 1\n', '/etc/box/ci.yaml': 'data: state.json\n' };
    const result = await read({ files, env: { TENDERBOX_CONFIG: '/etc/box/ci.yaml' } });
    expect(result).toMatchObject({
      config: { port: 4020, data_file: '/etc/box/state.json' },
      config_file: '/etc/box/ci.yaml',
    });
  });

  test('the result is frozen to its leaves', async () => {
    const seen = await config({});
    expect(Object.isFrozen(seen) && Object.isFrozen(seen.settings) && Object.isFrozen(seen.clock)).toBe(true);
  });

  test.each([
    ['127.0.0.1', 'local'],
    ['localhost', 'local'],
    ['[::1]', 'local'],
    ['0.0.0.0', 'any'],
    ['box.example', 'any'],
  ])('on %s webhooks go %s by default', async (host, deliver_to) => {
    expect(await config(flags({ host }))).toMatchObject({ deliver_to, loopback: deliver_to === 'local' });
  });
});

describe('faults', () => {
  test('all at once, each with its place', async () => {
    const found = await issues({
      ...yaml('port: high\n\nscenaro: x\nprofile:\n  auht: any\n  signed_window: 0\nseed:\n'),
      env: { TENDERBOX_NOW: 'today', TENDERBOX_LOG: 'loud' },
      ...flags({ host: 'http://x', 'rate-limit': '9', delay: true }, ['--prot', '5', 'stray']),
    });
    expect(found.map(({ where }) => where)).toEqual([
      'tenderbox.yaml:3:1',
      'tenderbox.yaml:5:3',
      'tenderbox.yaml:7:1',
      '--delay',
      '--prot',
      '"stray"',
      'tenderbox.yaml:1:1',
      'TENDERBOX_NOW',
      'TENDERBOX_LOG',
      '--host',
      'tenderbox.yaml:6:3',
      '--rate-limit',
    ]);
  });

  test.each<[string, Parameters<typeof read>[0], string, RegExp]>([
    ['an unknown flag', flags({}, ['--error_codes=x']), '--error_codes', /Did you mean --error-codes\?/],
    ['a stray word', flags({}, ['stray']), '"stray"', /neither an option nor the value/],
    ['a missing value', flags({ port: true }), '--port', /needs a value: --port PORT/],
    ['a port too high', flags({ port: '65536' }), '--port', /whole number from 0 to 65535, not "65536"/],
    ['an hexadecimal port', flags({ port: '0x10' }), '--port', /whole number/],
    ['a day that does not exist', flags({ now: '2026-02-30T00:00:00Z' }), '--now', /ISO 8601/],
    ['a time without a zone', flags({ now: '2026-11-20T17:00:00' }), '--now', /with a zone/],
    ['an origin with a path', flags({ 'public-url': 'https://x.example/a' }), '--public-url', /no path/],
    ['a webhook that no sender follows', flags({ webhook: 'javascript:alert(1)' }), '--webhook', /http or https/],
    ['a setting misspelt', flags({ underpayment: 'acept' }), '--underpayment', /Did you mean accept\?/],
    [
      'a variant that there is not',
      flags({ auth: 'signd' }),
      '--auth',
      /any, bearer, signed, key.*Did you mean signed\?/,
    ],
    ['an unknown profile', flags({ profile: 'defualt' }), '--profile', /Did you mean default\?.*\.\/defualt\.yaml/],
    ['a profile file that is missing', flags({ profile: 'x.yaml' }), 'x.yaml', /Cannot read/],
    ['a configuration that is missing', flags({ config: 'x.yaml' }), 'x.yaml', /Cannot read/],
    ['a speed of nothing', flags({ speed: '0' }), '--speed', /above 0/],
    ['C1: a speed that no import takes', flags({ speed: '0.0000001' }), '--speed', /at least 0\.000001/],
    ['C1: a time before 1970', flags({ now: '1969-12-31T23:59:59Z' }), '--now', /from 1970 to 9999/],
    ['C1: a time before 1970 in code', { options: { now: new Date(-1) } }, 'now', /from 1970 to 9999/],
    ['a list of one thing', yaml('host: [a, b]\n'), 'tenderbox.yaml:1:1', /takes one value, and 2 are given/],
    ['a mapping', yaml('host: {a: b}\n'), 'tenderbox.yaml:1:1', /needs a value/],
    ['no mapping', yaml('- port\n'), 'tenderbox.yaml:1:1', /lines "option: value"/],
    ['broken YAML', yaml('port: 1\nhost: [a\n'), 'tenderbox.yaml:3:1', /is not YAML/],
    ['a key twice', yaml('port: 1\nport: 2\n'), 'tenderbox.yaml:2:1', /is not YAML: Map keys must be unique/],
    ['a key in two spellings', yaml('print_url: true\nprint-url: true\n'), 'tenderbox.yaml:2:1', /stands twice/],
    ['a file that names another', yaml('config: x.yaml\n'), 'tenderbox.yaml:1:1', /is not an option/],
    ['a network too wide', flags({ 'deliver-to': ['10.0.0.0/33'] }), '--deliver-to', /10\.0\.0\.0\/8/],
    ['any among hosts', flags({ 'deliver-to': ['any', 'a.example'] }), '--deliver-to', /stand alone/],
    [
      'a frozen clock with a speed',
      flags({ clock: 'frozen', speed: '2' }),
      '--speed',
      /frozen clock \(--clock\) has no speed/,
    ],
    ['a certificate without key', flags({ 'tls-cert': 'c.pem' }), '--tls-cert', /give --tls-key/],
    ['a key without certificate', { env: { TENDERBOX_TLS_KEY: 'k.pem' } }, 'TENDERBOX_TLS_KEY', /give --tls-cert/],
    ['a bound without a public sandbox', flags({ 'public-lifetime': '1h' }), '--public-lifetime', /give --public/],
    [
      'a lifetime that is none',
      flags({ public: true, 'public-lifetime': 'a day' }),
      '--public-lifetime',
      /a duration from 1s/,
    ],
    ['a code that is guessed', flags({ public: true, 'claim-code': 'guess' }), '--claim-code', /16 to 255 characters/],
    ['a code where nothing ends', flags({ 'claim-code': 'a-code-of-the-operator' }), '--claim-code', /give --public/],
    ['webhooks into the own network', flags({ public: true, 'deliver-to': 'any' }), '--deliver-to', /public addresses/],
    ['a secret without endpoint', flags({ 'webhook-secret': 's' }), '--webhook-secret', /give --webhook URL/],
    [
      'one file for two uses',
      flags({ data: 's.json', 'export-on-exit': './s.json' }),
      '--export-on-exit',
      /name another/,
    ],
    ['an unknown option in code', { options: { clokc: 'frozen' } }, 'clokc', /Did you mean clock\?/],
    [
      'an unknown setting in code',
      { options: { profile: { rateLimt: '1' } } },
      'profile.rateLimt',
      /Did you mean rateLimit\?/,
    ],
  ])('%s', async (_name, sources, where, message) => {
    const found = await issues(sources);
    expect(found).toEqual([{ where, message: expect.stringMatching(message) }]);
  });

  test('secrets are not repeated', async () => {
    const found = await issues(flags({ 'control-token': ['s3cr3t', 's3cr3t'] }));
    expect(JSON.stringify(found)).not.toContain('s3cr3t');
  });

  test('an unknown variable is a warning; those of clients are known', async () => {
    const result = await read({ env: { TENDERBOX_SEDE: '1', TENDERBOX_URL: 'http://x', TENDERBOX_API_KEY: 'k' } });
    expect(result.warnings).toEqual([
      {
        where: 'TENDERBOX_SEDE',
        message: 'is not a variable of tenderbox and is ignored. Did you mean TENDERBOX_SEED?',
      },
    ]);
  });
});
