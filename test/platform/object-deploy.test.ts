/** What operators are given to start instances with: every name in it is one that the worker, its page or this repository knows. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();
const namesIn = (text: string, pattern: RegExp): string[] =>
  sorted(Array.from(text.matchAll(pattern), ([, name = '']) => name));

const capnp = read('tenderbox.capnp');
const page = read('README.md');
const bound = namesIn(capnp, /fromEnvironment = "TENDERBOX_(\w+)"/g);

interface Container {
  command: string[];
  args: string[];
  env: { name: string }[];
  volumeMounts: { mountPath: string }[];
}
const [container] = parseAllDocuments(read('cluster.yaml'))
  .map((document) => document.toJS())
  .find(({ kind }) => kind === 'StatefulSet').spec.template.spec.containers as [Container];

test('cluster.yaml starts what lies beside it, with settings that the worker reads', () => {
  const [program, verb, , config = ''] = container.command;
  expect([program, verb, existsSync(`deploy/${config}`)]).toEqual(['workerd', 'serve', true]);
  const given = container.env.map(({ name }) => name).filter((name) => name.startsWith('TENDERBOX_'));
  expect(bound).toEqual(expect.arrayContaining(given.map((name) => name.slice('TENDERBOX_'.length))));
  const [, key] = /embed "([^"]+)"/.exec(read(config)) ?? [];
  expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toContain(`/app/deploy/${key}`);
  for (const flag of container.args)
    expect(flag).toMatch(/^--(?:socket-addr=http|directory-path=objects|cluster-\w+)=/);
});

test('every setting has a sentence on the page for operators, hosted or not', () => {
  for (const name of bound) expect(page).toContain(`${name}\``);
  const hosted = parse(read('wrangler.jsonc').replaceAll(/^\s*\/\/.*$/gm, '')) as { vars: object };
  expect(bound).toEqual(expect.arrayContaining(Object.keys(hosted.vars)));
  const ofSettings = namesIn(
    readFileSync('src/platform/object/runtime.ts', 'utf8'),
    /^ {2}readonly ([A-Z_]+)\??: string;/gm,
  );
  expect(bound).toEqual(ofSettings);
});
