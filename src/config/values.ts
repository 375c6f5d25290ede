/** How the text of each kind of option is read, and what is wrong with options that are right each by itself. */
import { isIP } from 'node:net';
import { isOwnPath } from '../api/call.js';
import { isDateTime, isWebUrl } from '../contract/validator-helpers.js';
import { isShowable } from '../domain/clock.js';
import { formatDuration, parseDuration } from '../scenarios/durations.js';
import type { Sources } from './config.js';
import type { Issue, Layer } from './sources.js';
import type { Given } from './table.js';

/** What a reader did not accept: what would be right, to follow "must be". */
export class Rejected {
  constructor(readonly allowed: string) {}
}

export type Reader<T> = (text: string) => T | Rejected;

/** Any text. */
export const anyText: Reader<string> = (text) => text;

/** What is compared with it has no more characters. */
const LONGEST = 255;
/** A text that nobody guesses. */
export const longText =
  (least: number): Reader<string> =>
  (text) =>
    text.length >= least && text.length <= LONGEST ? text : new Rejected(`a text of ${least} to ${LONGEST} characters`);

/** A number of that shape within bounds. */
const number =
  (shape: RegExp, min: number, max: number, allowed: string): Reader<number> =>
  (text) =>
    shape.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : new Rejected(allowed);

/** A whole number within bounds, in plain decimal digits. */
export const wholeNumber = (min: number, max: number): Reader<number> =>
  number(/^\d{1,16}$/, min, max, `a whole number from ${min} to ${max}`);

/** A number within bounds, fractions included. */
export const factor = (min: number, max: number): Reader<number> =>
  number(/^\d{1,16}(\.\d{1,16})?$/, min, max, `a number above 0, at least ${min} and at most ${max}`);

/** A share of a hundred, fractions included. */
export const percentage = number(/^\d{1,3}(\.\d{1,16})?$/, 0, 100, 'a number from 0 to 100');

const REPORT_FORMS = ['html', 'junit', 'json', 'markdown'] as const;

/** A report that is to be written, and where. */
export interface ReportFile {
  form: (typeof REPORT_FORMS)[number];
  file: string;
}

/** `html=coverage.html` */
export const reportFile: Reader<ReportFile> = (text) => {
  const [, name, file] = /^([a-z]+)=(.+)$/s.exec(text) ?? [];
  const form = REPORT_FORMS.find((known) => known === name);
  return form === undefined || file === undefined
    ? new Rejected(`one of ${REPORT_FORMS.join(', ')}, then = and a file, such as html=coverage.html`)
    : { form, file };
};

/** One of a few words. */
export const oneOf =
  <const V extends string>(...values: V[]): Reader<V> =>
  (text) =>
    values.find((value) => value === text) ?? new Rejected(`one of ${values.join(', ')}`);

/** Yes or no; a flag without a value is yes. */
export const yesOrNo: Reader<boolean> = (text) => {
  // Variables of the environment are often 1 and 0.
  if (text === 'true' || text === '1') return true;
  return text === 'false' || text === '0' ? false : new Rejected('true or false');
};

/** An instant from 1970 to 9999 with a time zone, in milliseconds since 1970. */
export const instant: Reader<number> = (text) =>
  isDateTime(text) && isShowable(Date.parse(text))
    ? Date.parse(text)
    : new Rejected('an ISO 8601 date and time from 1970 to 9999 with a zone, such as 2026-11-20T17:00:00Z');

/** A span of time, in milliseconds. */
export const duration =
  (min_ms: number, max_ms: number): Reader<number> =>
  (text) => {
    try {
      const value_ms = parseDuration(text);
      if (value_ms >= min_ms && value_ms <= max_ms) return value_ms;
    } catch {
      // What is allowed is said below, in either case.
    }
    return new Rejected(
      `a duration from ${formatDuration(min_ms)} to ${formatDuration(max_ms)}, such as 90s, 15m or 24h`,
    );
  };

/** An absolute http or https URL. */
export const webUrl: Reader<string> = (text) =>
  isWebUrl(text) ? text : new Rejected('an http or https URL, such as http://127.0.0.1:3000/webhooks');

/** Scheme, host and port of a web address, without a path; a final slash is forgiven. */
export const webOrigin: Reader<string> = (text) => {
  const url = isWebUrl(text) ? new URL(text) : undefined;
  const bare = url !== undefined && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  return bare ? url.origin : new Rejected('an origin (scheme, host and port, no path), such as https://shop.example');
};

/** The path that something is served below, without a slash at its end; empty for the root. */
export const servedBelow: Reader<string> = (text) =>
  /^\/(?:(?!\.{1,2}(?:\/|$))[\w.~-]+(?:\/|$))*$/.test(text)
    ? text.replace(/\/$/, '')
    : new Rejected('a path that begins with a slash, such as /sandbox/');

/** The path that a sandbox is mounted below. */
export const mountPath: Reader<string> = (text) =>
  isOwnPath(text) ? new Rejected('a path that the sandbox has not itself, such as /sandbox/') : servedBelow(text);

/** An origin that browsers may call from, or any. */
export const corsOrigin: Reader<string> = (text) => {
  if (text === '*') return text;
  const origin = webOrigin(text);
  return origin instanceof Rejected ? new Rejected(`* or ${origin.allowed}`) : origin;
};

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/i;

const withoutBrackets = (text: string): string => text.replace(/^\[(.*)\]$/, '$1');
/** Digits and dots alone would be an address, and this one is none. */
const isHostName = (text: string): boolean => HOST_NAME.test(text) && !/^[\d.]+$/.test(text);

/** An address or a name of this machine to listen on. */
export const hostName: Reader<string> = (text) => {
  const host = withoutBrackets(text);
  return isIP(host) !== 0 || isHostName(host)
    ? host.toLowerCase()
    : new Rejected('an IP address or a host name, without scheme and port');
};

function isNetwork(text: string): boolean {
  const [address = '', bits = '', ...more] = text.split('/');
  const version = isIP(address);
  return version !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128);
}

/** Where webhooks may go: `local`, `public`, `any`, or a host or network of an allow-list. */
export const destination: Reader<string> = (text) => {
  if (text === 'local' || text === 'public' || text === 'any' || isNetwork(text)) return text;
  const host = hostName(text);
  return host instanceof Rejected
    ? new Rejected('local, public, any, a host name, an IP address or a network such as 10.0.0.0/8')
    : host;
};

// What is wrong with options that are right each by itself, and where each issue stands.

/** Issues of one file in the order of its lines; the others stay where they are found. */
export function inOrder(issues: readonly Issue[]): Issue[] {
  const place = /^(.*):(\d+):(\d+)$/;
  return issues.toSorted((a, b) => {
    const [, fileA, lineA, columnA] = place.exec(a.where) ?? [];
    const [, fileB, lineB, columnB] = place.exec(b.where) ?? [];
    if (fileA === undefined || fileA !== fileB) return 0;
    return Number(lineA) - Number(lineB) || Number(columnA) - Number(columnB);
  });
}

/** Where an option was given last. */
export const placeOf = (layers: readonly Layer[], name: string): string =>
  layers.flatMap((layer) => layer.entries).findLast((entry) => entry.name === name)?.where ?? `--${name}`;

/** Files that are read at the start, beside those that a configuration is read from. */
const READ_AT_START = ['import', 'tls-cert', 'tls-key'] as const;

/** A wrong path is a wrong option, like any other. */
export function missingFiles(given: Given, layers: readonly Layer[], { isFile }: Sources): Issue[] {
  return READ_AT_START.flatMap((name) => {
    const file = given[name];
    if (file === undefined || isFile(file)) return [];
    return [{ where: placeOf(layers, name), message: `there is no ordinary file ${file}; check the path.` }];
  });
}

/** The options that say what strangers and their merchants may have and do. */
const PUBLIC_BOUNDS = [
  'public-merchants',
  'public-lifetime',
  'public-rate',
  'public-records',
  'public-bytes',
  'public-calls',
  'public-control-calls',
  'public-webhooks',
] as const;

/** What is right each by itself and wrong together. */
export function contradictions(given: Given, layers: readonly Layer[]): Issue[] {
  const where = (name: string): string => placeOf(layers, name);
  const issues: Issue[] = [];
  const issue = (name: string, message: string): void => void issues.push({ where: where(name), message });
  if (given.clock === 'frozen' && given.speed !== undefined) {
    issue('speed', `a frozen clock (${where('clock')}) has no speed; leave one of the two out.`);
  }
  if (given['tls-cert'] !== undefined && given['tls-key'] === undefined) {
    issue('tls-cert', 'a certificate needs its private key; give --tls-key as well.');
  }
  if (given['tls-key'] !== undefined && given['tls-cert'] === undefined) {
    issue('tls-key', 'a private key needs its certificate; give --tls-cert as well.');
  }
  if (given['webhook-secret'] !== undefined && given.webhook === undefined) {
    issue('webhook-secret', 'a secret needs its endpoint; give --webhook URL as well.');
  }
  if (given['export-on-exit'] !== undefined && given['export-on-exit'] === given.data) {
    issue('export-on-exit', `names the file of ${where('data')}, which is written anyway; name another.`);
  }
  const places = given['deliver-to'] ?? [];
  if (given.public && (places.includes('local') || places.includes('any'))) {
    issue(
      'deliver-to',
      'webhooks of a public sandbox go to public addresses; leave it out, or name hosts and networks.',
    );
  }
  for (const name of PUBLIC_BOUNDS) {
    if (given[name] !== undefined && !given.public)
      issue(name, 'is a bound of a public sandbox; give --public as well.');
  }
  if (given['claim-code'] !== undefined && !given.public) {
    issue('claim-code', 'keeps merchants of a public sandbox; give --public as well.');
  }
  if (places.length > 1 && places.some((place) => place === 'local' || place === 'public' || place === 'any')) {
    issue('deliver-to', 'local, public and any stand alone; leave them out of a list of hosts and networks.');
  }
  return issues;
}
