/**
 * The configuration: defaults < file < environment < flags, read into one frozen object. Reading is pure: texts come in, and a
 * `Config` or all the issues at once come out.
 */
import { dirname, join, relative, resolve } from 'node:path';
import { isLoopbackName } from '../api/call.js';
import { DAY_MS } from '../domain/clock.js';
import { defaultSettings, type Settings } from '../domain/merchants/settings.js';
import { PRESETS, type Preset } from '../variants/presets.js';
import { didYouMean } from '../words/nearest.js';
import {
  codeLayer,
  emptyLayer,
  environmentLayer,
  type Flags,
  flagLayer,
  type Issue,
  type Layer,
  readEntry,
  readSetting,
} from './sources.js';
import { type Given, OPTIONS, SETTING_OPTIONS } from './table.js';
import { contradictions, inOrder, missingFiles, placeOf } from './values.js';

export type { Flags, Issue } from './sources.js';

/** Everything that a sandbox is started with; src/config/table.ts says what each option means. */
export type Config = ReturnType<typeof assemble>;

/** What a name stands for; a profile of a file has no clock or balances of its own. */
const presetOf = (name: string): Preset =>
  (Object.hasOwn(PRESETS, name) ? PRESETS[name] : undefined) ?? { meaning: '' };

/** The texts that a configuration is read from. */
export interface Sources {
  /** The folder that relative paths start from. */
  folder: string;
  flags?: Flags;
  env?: Readonly<Record<string, string | undefined>>;
  /** Options given by code; they count like flags. */
  options?: Readonly<Record<string, unknown>>;
  /** The text of a file. Must throw an error that says why it cannot be read. */
  readText(file: string): string;
  isFile(file: string): boolean;
  /** The first bytes of a file, a character each. Must throw as `readText` does. */
  startOfFile(file: string, length: number): string;
  /** Whether a configuration file counts only where it is named. */
  named_only?: boolean;
}

export type ConfigResult =
  | { config: Config; config_file: string | null; warnings: Issue[] }
  | { config: null; issues: Issue[]; warnings: Issue[] };

const CONFIG_FILE = 'tenderbox.yaml';
const DEFAULT_PORT = 4020;
const DEFAULT_HOST = '127.0.0.1';

/** Reads the configuration from all its sources. */
export async function readConfig(sources: Sources): Promise<ConfigResult> {
  const { folder } = sources;
  const upper = [
    environmentLayer(sources.env ?? {}, folder),
    flagLayer(sources.flags ?? { values: {}, rest: [] }, folder),
    codeLayer(sources.options ?? {}, folder),
  ];
  const config_file = configFileOf(upper, sources);
  const file = config_file === null ? emptyLayer() : await readFileLayer(config_file, 'configuration', sources);
  const layers = [file, ...upper];
  const issues = layers.flatMap((layer) => layer.issues);
  const warnings = layers.flatMap((layer) => layer.warnings);

  const given = readOptions(layers, issues);
  const profile = await readProfile(layers, given, sources, issues);
  const settings = layers
    .flatMap((layer) => layer.entries)
    .reduce((base, entry) => readSetting(entry, base, issues, sources), profile.settings);
  const wrong = contradictions(given, layers);
  issues.push(...(wrong.length > 0 ? wrong : missingFiles(given, layers, sources)));
  if (issues.length > 0) return { config: null, issues: inOrder(issues), warnings };
  return { config: deepFreeze(assemble(given, profile.name, settings)), config_file, warnings };
}

/** The file that is named last counts; tenderbox.yaml in the current folder is read only when it is there. */
function configFileOf(layers: readonly Layer[], sources: Sources): string | null {
  const named = layers.flatMap((layer) => layer.entries).findLast((entry) => entry.name === 'config');
  if (named?.texts[0]) return resolve(named.folder, named.texts[0]);
  const usual = join(sources.folder, CONFIG_FILE);
  return sources.named_only !== true && sources.isFile(usual) ? usual : null;
}

async function readFileLayer(file: string, kind: 'configuration' | 'profile', sources: Sources): Promise<Layer> {
  const inside = relative(sources.folder, file);
  const shown = inside.startsWith('..') ? file : inside;
  try {
    const text = sources.readText(file);
    const { fileLayer } = await import('./file.js');
    return fileLayer(shown, text, dirname(file), kind);
  } catch (error) {
    return { ...emptyLayer(), issues: [{ where: shown, message: (error as Error).message }] };
  }
}

/** Reads every entry that is no setting; later layers replace what earlier ones gave. */
function readOptions(layers: readonly Layer[], issues: Issue[]): Given {
  const given: Record<string, unknown> = {};
  for (const entry of layers.flatMap((layer) => layer.entries)) {
    const option = OPTIONS.get(entry.name);
    if (option === undefined || SETTING_OPTIONS.has(entry.name)) continue;
    const values = readEntry(entry, option, issues);
    if (values !== undefined) given[entry.name] = option.many ? values : values[0];
  }
  return given as Given;
}

const looksLikeFile = (text: string): boolean => /[/\\]|\.(ya?ml|json)$/i.test(text);

/** The settings under those that are given one by one: a named profile, a profile file, or an object called profile. */
async function readProfile(layers: readonly Layer[], given: Given, sources: Sources, issues: Issue[]) {
  const inline = layers.flatMap((layer) => layer.profile);
  const entry = layers.flatMap((layer) => layer.entries).findLast(({ name }) => name === 'profile');
  const text = given.profile;
  let name = inline.length > 0 ? 'custom' : 'default';
  let settings = defaultSettings();
  if (entry !== undefined && text !== undefined) {
    name = text;
    if (looksLikeFile(text)) {
      name = resolve(entry.folder, text);
      const layer = await readFileLayer(name, 'profile', sources);
      issues.push(...layer.issues);
      settings = layer.entries.reduce((base, one) => readSetting(one, base, issues, sources), settings);
    } else if (Object.hasOwn(PRESETS, text)) {
      settings = { ...settings, ...presetOf(text).settings };
    } else {
      const names = Object.keys(PRESETS);
      const known = `The profiles are ${names.join(', ')}; a file is named with its extension, such as ./${text}.yaml.`;
      issues.push({
        where: entry.where,
        message: `there is no profile ${JSON.stringify(text)}.${didYouMean(text, names)} ${known}`,
      });
    }
  }
  if (presetOf(name).clock === 'frozen' && given.clock === undefined && given.speed !== undefined) {
    const message = `the profile ${name} freezes the clock, which then has no speed; add --clock real, or leave the speed out.`;
    issues.push({ where: placeOf(layers, 'speed'), message });
  }
  if (presetOf(name).examples && given.public) {
    const message = `the ids of the profile ${name} are known to everybody, and an id is all that a customer’s page asks for; leave --public out, or choose another profile.`;
    issues.push({ where: placeOf(layers, 'profile'), message });
  }
  return { name, settings: inline.reduce((base, one) => readSetting(one, base, issues, sources), settings) };
}

function assemble(given: Given, profile: string, settings: Readonly<Settings>) {
  const preset = presetOf(profile);
  const host = given.host ?? DEFAULT_HOST;
  const loopback = isLoopbackName(host) || host === '::1';
  const { speed = 1, base = '' } = given;
  const running = speed === 1 ? 'real' : 'scaled';
  return {
    port: given.port ?? DEFAULT_PORT,
    host,
    /** Bound to an address that only this machine reaches. */
    loopback,
    /** The path that it is mounted below, without a slash at its end. */
    base,
    /** Where it is for everybody else, `base` included. */
    public_url: given['public-url'] === undefined ? null : given['public-url'] + base,
    cors: given.public ? ['*'] : (given.cors ?? []),
    tls: tlsOf(given),
    control_token: given['control-token'] ?? null,
    claim_code: given['claim-code'] ?? null,
    /** The bounds within which anyone may create a merchant; null where nobody may. */
    public: publicOf(given),
    delay_ms: given.delay ?? 0,
    /** Its name, or the path of its file. */
    profile,
    settings,
    /** How many times the usual opening balances a new merchant has. */
    balance_factor: preset.balance_factor ?? 1,
    /** Whether a new merchant begins with the records of the contract's examples. */
    examples: preset.examples ?? false,
    scenarios: given.scenarios ?? [],
    scenario: given.scenario ?? null,
    clock: { mode: (given.clock ?? preset.clock) === 'frozen' ? 'frozen' : running, now_ms: given.now ?? null, speed },
    /** Null: to be drawn when the sandbox starts. */
    seed: given.seed ?? null,
    data_file: given.data ?? null,
    durability: given.durability ?? 'process',
    import_file: given.import ?? null,
    export_file: given['export-on-exit'] ?? null,
    watch: given.watch ?? false,
    webhook: given.webhook === undefined ? null : { url: given.webhook, secret: given['webhook-secret'] ?? null },
    /** A list is an allow-list of hosts and networks. */
    deliver_to: deliverTo(given['deliver-to'], given.public ? 'public' : loopback ? 'local' : 'any'),
    log: given.log ?? 'pretty',
    print_url: given['print-url'] ?? false,
    ready_file: given['ready-file'] ?? null,
    min_coverage: given['min-coverage'] ?? null,
    strict: given.strict ?? false,
    reports: given.report ?? [],
  } as const;
}

function publicOf(given: Given) {
  if (!given.public) return null;
  return {
    merchants: given['public-merchants'] ?? 1_000,
    lifetime_ms: given['public-lifetime'] ?? DAY_MS,
    per_hour: given['public-rate'] ?? 20,
    records: given['public-records'] ?? 5_000,
    bytes: given['public-bytes'] ?? 16 * 1024 * 1024,
    calls_per_minute: given['public-calls'] ?? 1_000,
    control_calls_per_minute: given['public-control-calls'] ?? 1_000,
    webhooks_per_hour: given['public-webhooks'] ?? 1_000,
  };
}

type Tls = { self_signed: true } | { self_signed: false; cert_file: string; key_file: string };

function tlsOf(given: Given): Tls | null {
  const cert_file = given['tls-cert'];
  const key_file = given['tls-key'];
  if (cert_file !== undefined && key_file !== undefined) return { self_signed: false, cert_file, key_file };
  return given.tls ? { self_signed: true } : null;
}

type Reach = 'local' | 'public' | 'any';

/** A sandbox for this machine alone has no business outside; one that is shared is a server, whose receivers are anywhere. */
function deliverTo(places: string[] | undefined, usual: Reach): Reach | readonly string[] {
  const [first] = places ?? [usual];
  return first === 'local' || first === 'public' || first === 'any' ? first : (places as string[]);
}

function deepFreeze<T extends object>(value: T): T {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) deepFreeze(part);
  return Object.freeze(value);
}
