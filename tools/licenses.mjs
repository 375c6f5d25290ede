import { readdir, readFile } from 'node:fs/promises';

const root = new URL('../', import.meta.url);
const packagePath = /^node_modules\/(?:.*\/node_modules\/)?((?:@[^/]+\/)?[^/]+)\//;

/**
 * The licence texts of every package that went into the bundles. Bundling drops the packages' own files, and their
 * licences ask that the notice travels with the copy.
 */
export async function licenseTexts(...metafiles) {
  const folders = new Map();
  for (const input of metafiles.flatMap(({ inputs }) => Object.keys(inputs))) {
    const match = packagePath.exec(input);
    if (match) folders.set(input.slice(0, match[0].length), match[1]);
  }
  const texts = await Promise.all([...folders.keys()].sort().map(licenseOf));
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

async function licenseOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(new URL(`${folder}package.json`, root), 'utf8'));
  const file = (await readdir(new URL(folder, root))).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? `Licence: ${license}\n` : await readFile(new URL(folder + file, root), 'utf8');
  return `${name} ${version}\n\n${text.trim()}\n`;
}
