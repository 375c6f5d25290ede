import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

const root = new URL('../', import.meta.url);
const packagePath = /^node_modules\/(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\//;

/** The packages that went into bundles, in the order of their names. */
export async function bundledPackages(...metafiles) {
  const folders = new Set();
  for (const input of metafiles.flatMap(({ inputs }) => Object.keys(inputs))) {
    const match = packagePath.exec(input);
    if (match) folders.add(input.slice(0, match[0].length));
  }
  const { packages: locked } = JSON.parse(await readFile(new URL('package-lock.json', root), 'utf8'));
  return Promise.all(
    [...folders].sort().map(async (folder) => {
      const { name, version, license } = JSON.parse(await readFile(new URL(`${folder}package.json`, root), 'utf8'));
      return { folder, name, version, license, integrity: locked[folder.slice(0, -1)]?.integrity };
    }),
  );
}

/** What is no package and stands in the sources with its licence: faces and drawings. */
const BORROWED = {
  'Geist, a typeface': 'src/ui/kit/faces/geist-latin.license.txt',
  'JetBrains Mono, a typeface': 'src/ui/kit/faces/jetbrains-mono-latin.license.txt',
  'Lucide, icons': 'src/ui/kit/icons.license.txt',
};

/**
 * The licence texts of every package that went into the bundles, and of what was borrowed. Bundling drops the packages' own files, and their
 * licences ask that the notice travels with the copy.
 */
export async function licenseTexts(packages) {
  const borrowed = Object.entries(BORROWED).map(async ([name, path]) => {
    return `${name}\n\n${(await readFile(new URL(path, root), 'utf8')).trim()}\n`;
  });
  const texts = await Promise.all([...packages.map(licenseOf), ...borrowed]);
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenseOf({ folder, name, version, license }) {
  const file = (await readdir(new URL(folder, root))).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? `Licence: ${license}\n` : await readFile(new URL(folder + file, root), 'utf8');
  return `${name} ${version}\n\n${text.trim()}\n`;
}

/** `pkg:npm/%40scope/name@1.2.3`, as package URLs are written. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The digest of the published tarball, which the lockfile pins: base64 there, hexadecimal in a bill of materials. */
function hashesOf({ integrity }) {
  const [, digest] = /^sha512-(.+)$/.exec(integrity ?? '') ?? [];
  return digest === undefined
    ? {}
    : { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] };
}

/**
 * What is in the program, as a bill of materials (CycloneDX 1.6): scanners of the supply chain see no packages where all are
 * bundled into one. The same sources give the same bytes.
 */
export async function billOfMaterials(packages) {
  const { name, version, license } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  const described = { type: 'library', scope: 'required' };
  const components = packages.map((each) => ({
    ...described,
    'bom-ref': purlOf(each),
    name: each.name,
    version: each.version,
    licenses: [{ expression: each.license }],
    purl: purlOf(each),
    ...hashesOf(each),
  }));
  // The same package can be bundled from two places; a reference must name one component.
  const unique = [...new Map(components.map((component) => [component.purl, component])).values()];
  const digest = createHash('sha256').update(JSON.stringify(unique)).digest('hex');
  const uuid = [8, 4, 4, 4, 12].map((length, part) => digest.slice(part * 8, part * 8 + length)).join('-');
  return `${JSON.stringify(
    {
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: `urn:uuid:${uuid}`,
      version: 1,
      metadata: {
        component: {
          type: 'application',
          'bom-ref': purlOf({ name, version }),
          name,
          version,
          licenses: [{ expression: license }],
          purl: purlOf({ name, version }),
        },
      },
      components: unique,
      dependencies: [{ ref: purlOf({ name, version }), dependsOn: unique.map(({ purl }) => purl) }],
    },
    null,
    1,
  )}\n`;
}
