/** Whatever a text holds, each language reads from its literal exactly that text. */
import { rmSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { goString, jsString, jsTemplate, phpString, pyString, shellWord } from '../../src/snippets/call.js';
import type { LanguageId } from '../../src/snippets/index.js';
import { installed, newFolder, programsOf } from './runtimes.js';

const NASTY = [
  ...['"', "'", '`', '\\', '\\\\', '"""', "'''", '\\n', '\\x41', '\\u0041', '\\N{DIGIT ONE}', "\\'", '\\"'],
  ...['$', '$HOME', `\${HOME}`, '${', '}', '{$a}', '$(id)', '`id`', '#{x}', '{{x}}', '{% x %}', '%', '%s', '%PATH%'],
  ...['!', '!!', '!$', '<?php', '?>', '</script>', '<!--', '-->', '<script', '//', '/*', '#', '@', '~', '*', '&', ';'],
  ...['\n', '\r', '\r\n', '\t', '\v', '\f', '\b', '\x1b', '\x7f', '\x85', '\u2028', '\u2029', '\ufeff', '\u202e'],
  ...[' ', 'a', '1', 'f', 'é', 'e\u0301', '漢', '🙂', 'EOF', 'JSON', '0.1', '1e-8', '100.50', 'null', 'True'],
];

const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(...NASTY, '\0'), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.json(),
);
const withoutNul = text.map((each) => each.replaceAll('\0', ''));

const hex = (each: string): string => Buffer.from(each).toString('hex');
const lines = (out: string): string[] => out.split('\n');

interface Quoting {
  name: string;
  language: LanguageId;
  texts: fc.Arbitrary<string>;
  /** A program that prints the texts in hex, each on a line. */
  program(texts: readonly string[]): string;
  /** What such a program has printed, where it is not that. */
  read?(out: string): string[];
}

const QUOTINGS: readonly Quoting[] = [
  {
    name: 'shell, where an exclamation mark recalls commands',
    language: 'curl',
    texts: withoutNul,
    // To print hex, bash would have to start a process for each text.
    program: (texts) =>
      `set -o history -o histexpand\n${texts.map((each) => `printf '%s\\0' ${shellWord(each)}\n`).join('')}`,
    read: (out) => out.split('\0').map(hex),
  },
  {
    name: 'JavaScript string',
    language: 'javascript',
    texts: text,
    program: (texts) => texts.map((each) => `console.log(Buffer.from(${jsString(each)}).toString('hex'));\n`).join(''),
  },
  {
    name: 'JavaScript template',
    language: 'javascript',
    texts: text,
    program: (texts) =>
      texts.map((each) => `console.log(Buffer.from(\`${jsTemplate(each)}\`).toString('hex'));\n`).join(''),
  },
  {
    name: 'Python',
    language: 'python',
    texts: text,
    program: (texts) => texts.map((each) => `print(${pyString(each)}.encode().hex())\n`).join(''),
  },
  {
    name: 'PHP',
    language: 'php',
    texts: text,
    program: (texts) => `<?php\n${texts.map((each) => `echo bin2hex(${phpString(each)}), "\\n";\n`).join('')}`,
  },
  {
    name: 'Go',
    language: 'go',
    texts: text,
    program: (texts) =>
      `package main\n\nimport "fmt"\n\nfunc main() {\n${texts.map((each) => `\tfmt.Printf("%x\\n", ${goString(each)})\n`).join('')}}\n`,
  },
];

describe.each(QUOTINGS.filter(({ language }) => installed.includes(language)))('$name', (quoting) => {
  test('reads what was written', async () => {
    const folder = newFolder();
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(quoting.texts, { minLength: 150, maxLength: 250 }), async (texts) => {
        const all = [...NASTY, ...NASTY.map((each) => `${each}\n${each}`), ...texts];
        const name = `literals${runs++}`;
        const programs = await programsOf(quoting.language, new Map([[name, quoting.program(all)]]), folder);
        const { code, out, err } = await programs.run(name);
        expect({ code, err }).toEqual({ code: 0, err: '' });
        const read = (quoting.read ?? lines)(out);
        expect(all.filter((each, index) => read[index] !== hex(each))).toEqual([]);
      }),
      { numRuns: 2, endOnFailure: true },
    );
  });
});

test('a literal of JavaScript can stand in a script of a page', () => {
  fc.assert(
    fc.property(text, (each) => {
      expect(jsString(each) + jsTemplate(each)).not.toMatch(/<\/|<!--/);
    }),
  );
});

test('NUL is rejected where a command line would lose it', () => {
  expect(() => shellWord('a\0b')).toThrow('A command line cannot hold the character NUL.');
});
