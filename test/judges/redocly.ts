/** The command line of Redocly, which is not ours: it lints documents, runs workflows, and looks for drift. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { outsideFile } from '../../conformance/outside.mjs';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const program = outsideFile('@redocly/cli/bin/cli.js');

/** It would otherwise ask the network whether there is a newer one, and tell it what it was used for. */
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', NO_COLOR: '1' };
export const options = { cwd: root, env: { ...process.env, ...quiet }, maxBuffer: 64 * 1024 * 1024 };

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command to its end, whatever that is. */
export function redocly(...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args], options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

/** A folder that is gone when the test ends. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tenderbox-judges-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
