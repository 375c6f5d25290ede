/**
 * Every option of the server, as one table: flag, environment variable, key of the configuration file, reader and help all come
 * from a row. Settings of a profile are rows too, made from the core's own table.
 */

import { DAY_MS, SPEEDS } from '../domain/clock.js';
import { isPicture, SETTING_NAMES, SETTINGS, type SettingName } from '../domain/merchants/settings.js';
import {
  anyText,
  corsOrigin,
  destination,
  duration,
  factor,
  hostName,
  instant,
  longText,
  mountPath,
  oneOf,
  percentage,
  type Reader,
  reportFile,
  webOrigin,
  webUrl,
  wholeNumber,
  yesOrNo,
} from './values.js';

export interface Option<T = unknown> {
  /** Under which heading the help shows it. */
  group: string;
  read: Reader<T>;
  /** What stands for the value in the help; none for a flag that is given or not. */
  value?: string;
  help: string;
  /** What holds without it, in words, where it is not nothing. */
  otherwise?: string;
  short?: string;
  /** May be given several times; a variable separates the values with commas, a file has a list. */
  many?: boolean;
  /** The value is a path, which a configuration file gives from its own folder. */
  path?: boolean;
  /** Never repeated in a message. */
  secret?: boolean;
}

type Row = Omit<Option, 'group'>;

const option = <T, R extends Omit<Row, 'read'>>(read: Reader<T>, row: R) => ({ ...row, read });
/** Options under one heading. */
const grouped = <Rows extends Record<string, Row>>(group: string, rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, group }])) as {
    [Name in keyof Rows]: Rows[Name] & { group: string };
  };
const count = (least: number, most: number, help: string, otherwise: string) =>
  option(wholeNumber(least, most), { value: 'N', help, otherwise });
const path = { path: true, value: 'FILE' };

const MAX_DELAY_MS = 600_000;

/** By name, the headings in the order in which they are shown. */
export const SERVER_OPTIONS = {
  ...grouped('Server', {
    port: option(wholeNumber(0, 65_535), {
      short: 'p',
      value: 'PORT',
      help: 'port to listen on; 0 takes any free one',
      otherwise: '4020',
    }),
    host: option(hostName, { value: 'HOST', help: 'address to listen on', otherwise: '127.0.0.1' }),
    config: option(anyText, {
      ...path,
      help: 'configuration file',
      otherwise: 'tenderbox.yaml in the current folder, if it is there',
    }),
    'public-url': option(webOrigin, {
      value: 'ORIGIN',
      help: 'origin in payment_url and invoice_url, and a name to answer to when bound to loopback',
      otherwise: "the request's Host",
    }),
    base: option(mountPath, { value: 'PATH', help: 'path that a server has it below', otherwise: '/' }),
    cors: option(corsOrigin, {
      value: 'ORIGIN',
      many: true,
      help: "origin whose pages may call /v1 besides loopback's; * for all",
    }),
    tls: option(yesOrNo, { help: 'serve HTTPS with a self-signed certificate' }),
    'tls-cert': option(anyText, { ...path, help: 'serve HTTPS with this certificate (PEM)' }),
    'tls-key': option(anyText, { ...path, help: 'private key of the certificate (PEM)' }),
    'control-token': option(anyText, {
      value: 'TOKEN',
      secret: true,
      help: 'asked for by calls about merchants as a whole when not bound to loopback',
    }),
    delay: option(wholeNumber(0, MAX_DELAY_MS), {
      value: 'MS',
      help: 'time that every answer of /v1 is held back',
      otherwise: '0',
    }),
  }),
  ...grouped('Public sandbox', {
    public: option(yesOrNo, { help: 'let anyone create a merchant of their own, within the bounds below' }),
    'public-merchants': count(1, 1_000_000, 'merchants that there are at a time', '1000'),
    'public-lifetime': option(duration(1_000, 365 * DAY_MS), {
      value: 'DURATION',
      help: 'real time after which a merchant ends by itself',
      otherwise: '24h',
    }),
    'public-rate': count(1, 1_000_000, 'merchants that one address may create in an hour', '20'),
    'public-records': count(
      100,
      10_000_000,
      'records that a merchant may have, events and deliveries included',
      '5000',
    ),
    'public-bytes': count(1_000_000, 1_000_000_000, 'bytes that the records of a merchant may take', '16777216'),
    'public-calls': count(1, 10_000_000, 'calls of /v1 that a merchant may make in a minute', '1000'),
    'public-control-calls': count(1, 10_000_000, 'calls of /_sandbox that a merchant may make in a minute', '1000'),
    'public-webhooks': count(1, 10_000_000, 'webhooks that a merchant may send in an hour', '1000'),
    'claim-code': option(longText(16), {
      value: 'CODE',
      secret: true,
      help: 'lets who gives it keep a merchant that would end by itself',
    }),
  }),
  ...grouped('Service', {
    profile: option(anyText, {
      value: 'NAME|FILE',
      help: 'profile of the service: a name, or a YAML file with settings',
      otherwise: 'default',
    }),
    scenarios: option(anyText, { value: 'DIR', many: true, path: true, help: 'folder with scenarios of your own' }),
    scenario: option(anyText, { value: 'NAME', help: 'scenario that is applied to every new resource it fits' }),
  }),
  ...grouped('Time and chance', {
    clock: option(oneOf('real', 'frozen'), {
      value: 'real|frozen',
      help: 'whether time passes by itself',
      otherwise: 'real',
    }),
    now: option(instant, { value: 'TIMESTAMP', help: 'time at which the clock starts', otherwise: 'the present' }),
    speed: option(factor(SPEEDS.least, SPEEDS.most), {
      value: 'N',
      help: 'seconds that pass for each real one',
      otherwise: '1',
    }),
    seed: option(wholeNumber(0, Number.MAX_SAFE_INTEGER), {
      value: 'N',
      help: 'where ids, addresses and keys come from',
      otherwise: 'random, and printed',
    }),
  }),
  ...grouped('State', {
    data: option(anyText, { ...path, help: 'file that keeps the state across restarts' }),
    durability: option(oneOf('process', 'fsync'), {
      value: 'process|fsync',
      help: 'what an answered change survives: the end of the process, or also a loss of power (slower)',
      otherwise: 'process',
    }),
    import: option(anyText, { ...path, help: 'file whose exported state is loaded at start' }),
    'export-on-exit': option(anyText, { ...path, help: 'file that the state is exported to when stopped' }),
    watch: option(yesOrNo, { help: 'reload scenarios and configuration when their files change' }),
  }),
  ...grouped('Webhooks', {
    webhook: option(webUrl, { value: 'URL', help: 'endpoint that is registered at start for all event types' }),
    'webhook-secret': option(anyText, {
      value: 'SECRET',
      secret: true,
      help: 'secret that its webhooks are signed with',
    }),
    'deliver-to': option(destination, {
      value: 'WHERE',
      many: true,
      help: 'where webhooks may go: local, any, or hosts and networks; never link-local or metadata addresses',
      otherwise: 'local when bound to loopback, public addresses with --public, else any',
    }),
  }),
  ...grouped('Output', {
    log: option(oneOf('pretty', 'json', 'silent'), {
      value: 'pretty|json|silent',
      help: 'how calls are logged',
      otherwise: 'pretty',
    }),
    'ready-file': option(anyText, {
      ...path,
      help: 'file that says, while the sandbox answers, where it is: url, control_url, port and pid as JSON',
    }),
    'print-url': option(yesOrNo, { help: 'print nothing but the base URL on standard output' }),
  }),
  ...grouped('Verdict', {
    'min-coverage': option(percentage, {
      value: 'PERCENT',
      help: 'exit with 1 when less of the contract was exercised',
    }),
    strict: option(yesOrNo, {
      help: 'exit with 1 when the sandbox left its own contract, or the audit found errors or warnings',
    }),
    report: option(reportFile, {
      value: 'FORM=FILE',
      many: true,
      help: 'write the coverage at the end: html, junit, json or markdown, from the current folder',
    }),
  }),
} satisfies Record<string, Option>;

/** The headings of the help, but for that of settings. */
export const GROUPS = [...new Set(Object.values(SERVER_OPTIONS).map(({ group }) => group))];

type ServerOption = keyof typeof SERVER_OPTIONS;

type ValueOf<O> = O extends { read: Reader<infer T> } ? (O extends { many: true } ? T[] : T) : never;
/** What was given, in any layer, by option. */
export type Given = { -readonly [K in ServerOption]?: ValueOf<(typeof SERVER_OPTIONS)[K]> };

/** The option's name of a setting: `error_codes` is `error-codes`. */
export const optionOfSetting = (setting: SettingName): string => setting.replaceAll('_', '-');

function settingRow(setting: SettingName): Option<string> {
  const rule = SETTINGS[setting];
  const row = { group: 'Settings of the profile', read: anyText, help: rule.meaning } as const;
  if (rule.kind === 'flag') return { ...row, otherwise: String(rule.default) };
  if (rule.kind === 'number') return { ...row, value: rule.unit.toUpperCase(), otherwise: String(rule.default) };
  if (rule.kind === 'text') return { ...row, value: isPicture(setting) ? 'FILE' : 'TEXT' };
  const values = rule.kind === 'schedule' ? [...rule.values, 'SECONDS,…'] : rule.values;
  return { ...row, value: values.join('|'), otherwise: rule.values[0] };
}

/** Settings by their option name. Their values are checked by the core's own table. */
export const SETTING_OPTIONS: ReadonlyMap<string, SettingName> = new Map(
  SETTING_NAMES.map((setting) => [optionOfSetting(setting), setting]),
);

/** Every option of the server by name, settings last. */
export const OPTIONS: ReadonlyMap<string, Option> = new Map<string, Option>([
  ...Object.entries(SERVER_OPTIONS),
  ...[...SETTING_OPTIONS].map(([name, setting]): [string, Option] => [name, settingRow(setting)]),
]);

/** The environment variable of an option. */
export const variableOf = (name: string): string => `TENDERBOX_${name.replaceAll('-', '_').toUpperCase()}`;
