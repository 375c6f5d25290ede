/** A file that is there while the sandbox answers, and says where: for scripts that start it in the background. */
import { readTextIfThere, removeFile } from '../platform/node/files.js';
import { processId } from '../platform/node/process.js';
import { prepareOwnFile, writeText } from '../platform/node/written-files.js';

/** What the file says of a sandbox. */
interface ReadyFacts {
  /** The base URL, with /v1. */
  url: string;
  control_url: string;
}

export interface ReadyFile {
  /** To be called once the sandbox answers. @throws HostFailure */
  write(facts: ReadyFacts): Promise<void>;
  /** To be called before it stops; a file that another sandbox has written since is left alone. @throws HostFailure */
  remove(): Promise<void>;
}

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/**
 * Prepares the file: one that an earlier run left behind would send whoever waits for it to a sandbox that is gone.
 * @param file null when none was asked for
 * @throws HostFailure
 */
export async function openReadyFile(file: string | null): Promise<ReadyFile> {
  if (file === null) return { write: async () => undefined, remove: async () => undefined };
  await prepareOwnFile(file);
  await removeFile(file);
  let written: string | undefined;
  return {
    async write({ url, control_url }) {
      written = `${JSON.stringify({ url, control_url, port: portOf(new URL(url)), pid: processId() })}\n`;
      await writeText(file, written);
    },
    async remove() {
      if (written !== undefined && readTextIfThere(file) === written) await removeFile(file);
    },
  };
}
