/** The files that a run writes when it is over. */
import { resolve } from 'node:path';
import { prepareFile } from '../host/files.js';

/**
 * Makes sure before a run that what is written after it can be: their folders are made. Nobody should learn after an hour of tests
 * that the report has no place.
 * @throws HostFailure
 */
export async function prepareOutputs(
  outputs: { reports: readonly { file: string }[]; export_file?: string | null },
  folder: string,
): Promise<void> {
  const { reports, export_file = null } = outputs;
  const files = [...reports.map(({ file }) => file), ...(export_file === null ? [] : [export_file])];
  for (const file of files) await prepareFile(resolve(folder, file));
}
