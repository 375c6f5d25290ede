/** Every command of the documentation is typed, in order, and prints what the page says. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { pagePaths } from '../../tools/read-documents.mjs';
import { type Block, blocksOf, missingLines } from './page.js';
import { Terminals } from './terminal.js';

const root = new URL('../../', import.meta.url);
const pages = await pagePaths();
const PAGE_MS = 600_000;
const OUTPUT_MS = 90_000;

/** Why a block may be left out. */
const SKIPS = [
  'this-very-run',
  'takes-minutes',
  'needs-a-container-engine',
  'needs-a-project-of-its-own',
  'needs-schemathesis',
  'needs-bruno',
  'run-by-the-snippet-tests',
];

let terminals: Terminals | undefined;
afterEach(async () => {
  await terminals?.close();
  terminals = undefined;
});

/** What a reader did before: this installation. */
const installed = (command: string): string => command.replace(/^npm ci && /, '');

async function appears(expected: string, output: () => string): Promise<void> {
  const until = performance.now() + OUTPUT_MS;
  // Programs print as things happen, and webhooks come in no promised order.
  const missing = (): string[] => missingLines(expected, output(), false);
  while (missing().length > 0 && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(missing(), output()).toEqual([]);
}

async function follow(blocks: readonly Block[], at: Terminals): Promise<void> {
  let last: { name?: string; output: string } = { output: '' };
  for (const { language, marks, text } of blocks) {
    if (marks.file !== undefined) at.write(marks.file, text);
    else if (language === 'sh' && marks.background !== undefined) {
      await at.start(marks.background, installed(text));
      last = { name: marks.background, output: '' };
    } else if (language === 'sh' && marks.skip === undefined) {
      const { output, code } = await at.type(installed(text));
      expect(code, `${text}\n${output}`).toBe(Number(marks.exit ?? 0));
      last = { output };
    } else if (language === 'text') {
      const name = marks.of ?? last.name;
      if (name === undefined) expect(missingLines(at.local(text), last.output), last.output).toEqual([]);
      else await appears(at.local(text), () => at.output(name));
    }
  }
}

describe.each(pages)('%s', (path) => {
  const blocks = blocksOf(readFileSync(new URL(path, root), 'utf8'));
  const typed = blocks.filter(({ language, marks }) => language === 'sh' && marks.skip === undefined);

  if (typed.length > 0) {
    test(
      'its commands do what it says',
      async () => {
        terminals = await Terminals.open();
        await follow(blocks, terminals);
      },
      PAGE_MS,
    );
  }

  test('leaves out only commands that cannot run here', () => {
    const shells = blocks.filter(({ language }) => ['sh', 'bash', 'shell', 'console'].includes(language));
    for (const { language, marks, line } of shells) {
      expect(language, `line ${line}: commands stand in sh blocks`).toBe('sh');
      if (marks.skip !== undefined) expect(SKIPS).toContain(marks.skip);
    }
  });
});
