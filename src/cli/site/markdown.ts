/** The guides as HTML: as much of Markdown as they are written in. Whatever is text is escaped. */
import { escapeHtml } from '../../pages/customer/html.js';

/** What a page of Markdown becomes. */
export interface Rendered {
  title: string;
  html: string;
}

/** @param href what becomes of the target of a link */
export function renderMarkdown(text: string, href: (target: string) => string): Rendered {
  const source = text.replace(/<!--[\s\S]*?-->\n?/g, '');
  const html = blocks(source.split('\n'), (line) => inline(line, href));
  return { title: /^# (.+)$/m.exec(source)?.[1] ?? '', html };
}

type Inline = (text: string) => string;

/** Code stands as it is; of the rest links, then what is strong, then what is stressed. */
function inline(text: string, href: (target: string) => string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((part) => {
      if (/^`[^`]+`$/.test(part)) return `<code>${escapeHtml(part.slice(1, -1))}</code>`;
      return escapeHtml(part)
        .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
        .replace(/(^|[\s(])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>');
    })
    .join('')
    .replace(/\[((?:[^[\]]|<code>.*?<\/code>)*)\]\(([^)\s]+)\)/g, (_link, words, target) => {
      return `<a href="${escapeHtml(href(target))}">${words}</a>`;
    });
}

/** As GitHub names headings, which links behind a # do. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

const LIST = /^(\s*)(?:[-*]|(\d+)\.) +/;
const STARTS = /^(?:#{1,6} |```|\||>|---+$|\s*(?:[-*]|\d+\.) )/;

function blocks(lines: readonly string[], say: Inline): string {
  const out: string[] = [];
  let at = 0;
  /** Takes lines while they belong to what has begun. */
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at;
    at += 1;
    while (at < lines.length && belongs(lines[at] as string)) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] as string;
    const heading = /^(#{1,6}) (.+)$/.exec(line);
    if (line.trim() === '') at += 1;
    else if (heading !== null) {
      const [, { length } = '', words = ''] = heading;
      out.push(`<h${length} id="${escapeHtml(anchorOf(words))}">${say(words)}</h${length}>`);
      at += 1;
    } else if (line.startsWith('```')) {
      const [first = '', ...code] = take((next) => next !== '```');
      at += 1;
      const language = /^```(\w*)/.exec(first)?.[1] ?? '';
      out.push(`<pre data-language="${language}"><code>${escapeHtml(code.join('\n'))}</code></pre>`);
    } else if (line.startsWith('|'))
      out.push(
        table(
          take((next) => next.startsWith('|')),
          say,
        ),
      );
    else if (line.startsWith('>')) {
      out.push(
        `<blockquote>${blocks(
          take((next) => next.startsWith('>')).map((quoted) => quoted.replace(/^> ?/, '')),
          say,
        )}</blockquote>`,
      );
    } else if (/^---+$/.test(line)) {
      out.push('<hr>');
      at += 1;
    } else if (LIST.test(line))
      out.push(
        list(
          take((next) => /^\s+\S/.test(next) || LIST.test(next)),
          say,
        ),
      );
    else out.push(`<p>${say(take((next) => next.trim() !== '' && !STARTS.test(next)).join(' '))}</p>`);
  }
  return out.join('\n');
}

function list(lines: readonly string[], say: Inline): string {
  const items: string[][] = [];
  for (const line of lines) {
    if (/^(?:[-*]|\d+\.) /.test(line)) items.push([line.replace(LIST, '')]);
    else items.at(-1)?.push(line.replace(/^ {1,3}/, ''));
  }
  const name = /^\d/.test(lines[0] as string) ? 'ol' : 'ul';
  const item = ([first = '', ...rest]: string[]): string => {
    const nested = rest.findIndex((line) => LIST.test(line));
    const words = nested === -1 ? rest : rest.slice(0, nested);
    const below = nested === -1 ? '' : list(rest.slice(nested), say);
    return `<li>${say([first, ...words].map((line) => line.trim()).join(' '))}${below}</li>`;
  };
  return `<${name}>${items.map(item).join('')}</${name}>`;
}

function table(lines: readonly string[], say: Inline): string {
  const cellsOf = (line: string): string[] =>
    line
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => say(cell.trim().replaceAll('\\|', '|')));
  const [head = '', _rule, ...rows] = lines;
  const row = (line: string, cell: string): string =>
    `<tr>${cellsOf(line)
      .map((text) => `<${cell}>${text}</${cell}>`)
      .join('')}</tr>`;
  return `<div class="wide"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((line) => row(line, 'td')).join('')}</tbody></table></div>`;
}
