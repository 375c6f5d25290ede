/** What a coding agent reads: the list of guides, the guides as Markdown, and the skill. */
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { openBox } from '../support/box.js';

const LINK = /\]\(([^)\s]+)\)/g;
/** A token of English prose and code is four characters long on average, and never below three. */
const tokensAtMost = (text: string): number => Math.ceil(text.length / 3);

const linksOf = (text: string): string[] => [...text.matchAll(LINK)].map(([, target = '']) => target);

describe('guides of a running sandbox', () => {
  test('the list is short, and each of its links is answered, as is each link of a guide', async () => {
    const box = await openBox({ port: false });
    const list = await box.fetch('/llms.txt');
    expect(list.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await list.text();
    expect(text).toMatch(/^# Tenderbox\n\n> /);
    expect(tokensAtMost(text)).toBeLessThanOrEqual(1_500);

    const asked = new Set<string>();
    const dead: string[] = [];
    const follow = async (from: URL, targets: string[]): Promise<void> => {
      for (const target of targets) {
        const { href, origin, pathname } = new URL(target, from);
        if (origin !== from.origin || asked.has(pathname)) continue;
        asked.add(pathname);
        const answer = await box.fetch(pathname);
        const shown = await answer.text();
        if (answer.status !== 200) dead.push(`${from.pathname} → ${target}: ${answer.status}`);
        if (pathname.endsWith('.md')) {
          expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
          await follow(new URL(href), linksOf(shown));
        }
      }
    };
    await follow(new URL('http://localhost/llms.txt'), linksOf(text));
    expect(dead).toEqual([]);
    expect([...asked].filter((path) => path.endsWith('.md')).length).toBeGreaterThan(30);
  });

  test.each(['/docs/nope.md', '/docs/llms', '/docs/..%2fmanifest.json', '/docs/architecture.md'])(
    '%s is no guide',
    async (path) => {
      const box = await openBox({ port: false });
      const answer = await box.fetch(path, { headers: { authorization: `Bearer ${box.apiKey}` } });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );
});

test('the skill fits into 1,500 tokens, and names commands and guides that there are', async () => {
  const skill = await readFile('skills/tenderbox/SKILL.md', 'utf8');
  expect(tokensAtMost(skill)).toBeLessThanOrEqual(1_500);
  expect(skill).toMatch(/^---\nname: tenderbox\ndescription: .{40,1024}\n---\n/);
  const commands = await readFile('docs/commands.md', 'utf8');
  for (const [, command] of skill.matchAll(/npx tenderbox ([a-z][a-z-]*)/g)) {
    expect(commands).toContain(`tenderbox ${command}`);
  }
  const map = await readFile('docs/README.md', 'utf8');
  for (const [, page] of skill.matchAll(/\/docs\/([a-z-]+\.md)/g)) expect(map).toContain(`](${page}`);
});
