/** What is wrong with options that are right each by itself, and where each fault stands. */
import type { Sources } from './config.js';
import type { Fault, Layer } from './sources.js';
import type { Given } from './table.js';

/** Faults of one file in the order of its lines; the others stay where they are found. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  const place = /^(.*):(\d+):(\d+)$/;
  return faults.toSorted((a, b) => {
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
export function missingFiles(given: Given, layers: readonly Layer[], { isFile }: Sources): Fault[] {
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
export function contradictions(given: Given, layers: readonly Layer[]): Fault[] {
  const where = (name: string): string => placeOf(layers, name);
  const faults: Fault[] = [];
  const fault = (name: string, message: string): void => void faults.push({ where: where(name), message });
  if (given.clock === 'frozen' && given.speed !== undefined) {
    fault('speed', `a frozen clock (${where('clock')}) has no speed; leave one of the two out.`);
  }
  if (given['tls-cert'] !== undefined && given['tls-key'] === undefined) {
    fault('tls-cert', 'a certificate needs its private key; give --tls-key as well.');
  }
  if (given['tls-key'] !== undefined && given['tls-cert'] === undefined) {
    fault('tls-key', 'a private key needs its certificate; give --tls-cert as well.');
  }
  if (given['webhook-secret'] !== undefined && given.webhook === undefined) {
    fault('webhook-secret', 'a secret needs its endpoint; give --webhook URL as well.');
  }
  if (given['export-on-exit'] !== undefined && given['export-on-exit'] === given.data) {
    fault('export-on-exit', `names the file of ${where('data')}, which is written anyway; name another.`);
  }
  const places = given['deliver-to'] ?? [];
  if (given.public && (places.includes('local') || places.includes('any'))) {
    fault(
      'deliver-to',
      'webhooks of a public sandbox go to public addresses; leave it out, or name hosts and networks.',
    );
  }
  for (const name of PUBLIC_BOUNDS) {
    if (given[name] !== undefined && !given.public)
      fault(name, 'is a bound of a public sandbox; give --public as well.');
  }
  if (given['claim-code'] !== undefined && !given.public) {
    fault('claim-code', 'keeps merchants of a public sandbox; give --public as well.');
  }
  if (places.length > 1 && places.some((place) => place === 'local' || place === 'public' || place === 'any')) {
    fault('deliver-to', 'local, public and any stand alone; leave them out of a list of hosts and networks.');
  }
  return faults;
}
