#!/usr/bin/env node
// The judges of the pages in their long versions: every payload alone, every record, the bounds as they are: npm run judge:pages.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const JUDGES = ['screens', 'hostile-text', 'live', 'many', 'bad-times', 'customer-looks'];

const child = spawn(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'rest',
    '--project',
    'alone',
    ...JUDGES.map((name) => `test/pages/${name}.test.ts`),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TENDERBOX_JUDGE: 'thorough', TENDERBOX_TIMED: '1' } },
);
child.once('close', (code) => {
  process.exitCode = code ?? 1;
});
