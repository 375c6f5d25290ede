/** The guides as HTML; what they have of HTML themselves stands as it is. */
import { Marked, Renderer } from 'marked';
import { escapeHtml } from '../../pages/customer/html.js';

/** What a page of Markdown becomes. */
interface Rendered {
  title: string;
  html: string;
}

/** As GitHub names headings, which links behind a # do. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** @param href what becomes of the target of a link */
export function renderMarkdown(text: string, href: (target: string) => string): Rendered {
  const marked = new Marked({ gfm: true });
  let title = '';
  marked.use({
    walkTokens(token) {
      if (token.type === 'link') token.href = href(token.href);
      if (token.type === 'heading' && token.depth === 1) title ||= token.text;
    },
    renderer: {
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens, this.parser.textRenderer);
        return `<h${depth} id="${escapeHtml(anchorOf(words))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      // The script of the page finds by the language what can be run.
      code: ({ text: code, lang = '' }) =>
        `<pre data-language="${escapeHtml(lang.split(' ')[0] ?? '')}"><code>${escapeHtml(code)}</code></pre>\n`,
      table(token) {
        return `<div class="wide">${Renderer.prototype.table.call(this, token)}</div>\n`;
      },
    },
  });
  return { html: marked.parse(text, { async: false }), title };
}
