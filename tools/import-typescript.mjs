import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { inFolder } from './in-folder.mjs';
import { root } from './run.mjs';

/** Imports a file of TypeScript, by its path from the root: what tools share with the program and its tests is written there. */
export async function importTypeScript(path) {
  const { outputFiles } = await esbuild.build({
    ...{ absWorkingDir: root, entryPoints: [path], bundle: true, write: false, packages: 'external' },
    ...{ format: 'esm', platform: 'node', target: 'node20', logLevel: 'warning' },
  });
  // Below node_modules, where it finds the packages that it imports.
  return inFolder(
    async (folder) => {
      const file = join(folder, 'module.mjs');
      await writeFile(file, outputFiles[0].text);
      return import(pathToFileURL(file).href);
    },
    join(root, 'node_modules'),
  );
}
