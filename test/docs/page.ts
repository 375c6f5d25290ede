/** The code blocks of a documentation page, as a reader would type them. */

export interface Block {
  language: string;
  /** Words behind the language: `background=sandbox`, `file=receiver.mjs`, `of=receiver`, `exit=2`, `skip=no-engine`. */
  marks: Readonly<Record<string, string>>;
  text: string;
  line: number;
}

const FENCE = /^```(\S+)?(.*)$/;

export function blocksOf(page: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  for (const [index, line] of page.split('\n').entries()) {
    const fence = FENCE.exec(line);
    if (open !== undefined && line === '```') {
      blocks.push(open);
      open = undefined;
    } else if (open !== undefined) {
      open.text += `${line}\n`;
    } else if (fence !== null) {
      const words = (fence[2] ?? '').split(' ').filter((word) => word !== '');
      const marks = Object.fromEntries(words.map((word) => word.split('=') as [string, string]));
      open = { language: fence[1] ?? '', marks, text: '', line: index + 1 };
    }
  }
  if (open !== undefined) throw new Error(`The block of line ${open.line} is not closed.`);
  return blocks;
}

/** Relative links of a page, without those inside of code. */
export function linksOf(page: string): string[] {
  const prose = page.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to as string).filter((to) => !/^[a-z]+:/.test(to));
}

/** The anchors that headings get. */
export function anchorsOf(page: string): string[] {
  const headings = page.replace(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, text]) =>
    (text as string)
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const VARYING = /\b(pay_req|txn|inv|payout|whk|evt|dlv|run|acct|key|req)_…/;

/** Whether a line of output is what a page says: `…` stands for anything, and columns may be wider. */
export function fits(expected: string, line: string): boolean {
  const pattern = expected
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('…', '.*')
    .replace(/ {2,}/g, ' +');
  return new RegExp(VARYING.test(expected) || expected.includes('…') ? `^${pattern}$` : pattern).test(line.trim());
}

/** The lines of a page's output block that do not stand in the output; `ordered` lines stand there one after the other. */
export function missingLines(expected: string, output: string, ordered = true): string[] {
  const lines = output.split('\n');
  let from = 0;
  const wanted = expected.split('\n').filter((line) => line.trim() !== '' && line.trim() !== '…');
  return wanted.filter((want) => {
    const at = lines.findIndex((line, index) => index >= from && fits(want, line));
    if (at === -1) return true;
    if (ordered) from = at + 1;
    return false;
  });
}
