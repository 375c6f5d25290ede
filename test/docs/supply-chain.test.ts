/** What is shipped and where it came from, and that nothing of it runs while it is installed. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { outsideFile } from '../../conformance/outside.mjs';

const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const lock = json('package-lock.json') as {
  packages: Record<
    string,
    { version: string; integrity?: string; link?: boolean; resolved?: string; hasInstallScript?: boolean }
  >;
};

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses: { expression: string }[];
  hashes: { alg: string; content: string }[];
}

const bill = json('dist/sbom.cdx.json') as {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/** Licences that ask for no more than that their notice travels with the copy, which dist/licenses.txt is for. */
const FREE = /^\(?(?:(?:MIT|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|Unlicense|BlueOak-1\.0\.0)(?: OR )?)+\)?$/;

test('the bill of materials names every package in the bundles, with its licence and the digest that the lockfile pins', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
  expect(bill.metadata.component).toMatchObject({ name: 'tenderbox', version: json('package.json').version });
  const texts = readFileSync('dist/licenses.txt', 'utf8');
  for (const { name, version, purl, licenses, hashes } of bill.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(licenses.map(({ expression }) => expression).filter((expression) => !FREE.test(expression))).toEqual([]);
    expect(hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    expect(texts).toContain(`${name} ${version}\n`);
  }
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([...['express', 'lowdb', 'preact', '@preact/signals', '@noble/hashes']]),
  );
  // They compile the validators when the program is built.
  expect(names.filter((name) => ['ajv', 'express-openapi-validator'].includes(name))).toEqual([]);
  expect(bill.dependencies[0]?.dependsOn).toEqual(bill.components.map(({ purl }) => purl));
});

test('S1: nothing that is shipped is unmaintained, and no version is forced upon other packages', () => {
  expect(bill.components.map(({ name }) => name).filter((name) => name.startsWith('lodash.'))).toEqual([]);
  expect(json('package.json').overrides).toBeUndefined();
});

/** The published schema of CycloneDX 1.6, as its own library ships it. */
function billSchema(): ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true });
  (addFormats as unknown as (target: Ajv) => void)(ajv);
  // What these two allow beyond ASCII is in no bill of ours.
  ajv.addFormat('iri-reference', /^[\x21-\x7e]*$/).addFormat('idn-email', /^[\x21-\x7e]+@[\x21-\x7e]+$/);
  const published = (name: string) =>
    json(outsideFile(`@cyclonedx/cyclonedx-library/res/schema/${name}.SNAPSHOT.schema.json`));
  // The library has renamed what the schema refers to.
  for (const name of ['spdx', 'jsf-0.82'])
    ajv.addSchema(published(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  return ajv.compile(published('bom-1.6'));
}

// biome-ignore lint/suspicious/noExplicitAny: damaged on purpose
type Damage = (bill: any) => unknown;

test('the bill of materials is valid by the published schema of CycloneDX 1.6, which rejects a damaged one', () => {
  const valid = billSchema();
  expect(valid(bill), JSON.stringify(valid.errors)).toBe(true);
  const damages: Damage[] = [
    (damaged) => delete damaged.bomFormat,
    (damaged) => Object.assign(damaged, { specVersion: 1.6 }),
    (damaged) => Object.assign(damaged, { serialNumber: 'urn:uuid:1' }),
    (damaged) => Object.assign(damaged, { extra: 1 }),
    (damaged) => Object.assign(damaged.components[0], { type: 'npm' }),
    (damaged) => delete damaged.components[0].name,
    (damaged) => Object.assign(damaged.components[0].hashes[0], { alg: 'SHA512' }),
    (damaged) => Object.assign(damaged.components[0].hashes[0], { content: 'abc' }),
    (damaged) => Object.assign(damaged.components[0], { licenses: [{ license: { id: 'No-Such-Licence' } }] }),
    (damaged) => damaged.components.push(damaged.components[0]),
    (damaged) => Object.assign(damaged.dependencies[0], { ref: '' }),
  ];
  for (const damage of damages) {
    const damaged = structuredClone(bill);
    damage(damaged);
    expect(valid(damaged), String(damage)).toBe(false);
  }
});

test('nothing that is shipped has a script that runs while it is installed, and the package has none of its own', () => {
  const shipped = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const scripted = Object.entries(lock.packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript === true)
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
  expect(scripted.filter((name) => shipped.has(name))).toEqual([]);
  const { scripts, dependencies } = json('package.json');
  expect(['preinstall', 'install', 'postinstall'].filter((name) => name in scripts)).toEqual([]);
  expect(dependencies).toBeUndefined();
});

test('the lockfile pins every package by its digest and names no host', () => {
  const loose = Object.entries(lock.packages).filter(
    ([path, { integrity, link }]) => path !== '' && link !== true && !integrity,
  );
  expect(loose.map(([path]) => path)).toEqual([]);
  expect(Object.values(lock.packages).filter(({ resolved }) => /^https?:/.test(resolved ?? ''))).toEqual([]);
});

test('actions are pinned to a commit', () => {
  const folders = ['.github/workflows', 'examples/github-actions'];
  const files = ['action.yml', ...folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))];
  const uses = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/uses: *(\S+)/g)].map(([, name]) => name ?? ''),
  );
  expect(uses.length).toBeGreaterThan(8);
  // This project's own action is named by whoever uses it.
  const own = /^OWNER\/tenderbox@COMMIT$/;
  expect(uses.filter((name) => !own.test(name) && !/@[0-9a-f]{40}$/.test(name))).toEqual([]);
});
