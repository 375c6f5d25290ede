/** The files that a run writes when it is over. */
import { resolve } from 'node:path';
import { FOR_ALL, prepareFile, writeText } from '../platform/node/written-files.js';
import { type Context, wrongInput } from './context.js';

/**
 * Makes sure before a run that what is written after it can be: folders are made, files tried. Nobody should learn after an hour of
 * tests that the report has no place.
 * @throws HostFailure, and Rejection where one would be written over another
 */
export async function prepareOutputs(
  outputs: { reports: readonly { file: string }[]; export_file?: string | null },
  folder: string,
): Promise<void> {
  const { reports, export_file = null } = outputs;
  const files = [...reports.map(({ file }) => file), ...(export_file === null ? [] : [export_file])];
  const paths = files.map((file) => resolve(folder, file));
  const twice = files.find((_, i) => paths.indexOf(paths[i] as string) < i && !paths[i]?.startsWith('/dev/'));
  if (twice !== undefined) throw wrongInput(`${twice} is to be written twice; give each report a file of its own.`);
  for (const path of paths) await prepareFile(path);
}

/**
 * Writes the reports of a run: all of them are tried, so that one that cannot be written does not cost the rest.
 * @returns whether all were written; those that were not are told, a line each
 */
export async function writeReports(
  reports: readonly { file: string; text: string }[],
  { folder, err }: Pick<Context, 'folder' | 'err'>,
): Promise<boolean> {
  let written = true;
  for (const { file, text } of reports) {
    await writeText(resolve(folder, file), text, FOR_ALL).catch((error: unknown) => {
      err(`tenderbox: ${error instanceof Error ? error.message : String(error)}`);
      written = false;
    });
  }
  return written;
}
