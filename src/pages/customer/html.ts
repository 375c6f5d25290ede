/**
 * HTML by template. What stands in a hole is escaped, always, unless it is HTML that this tag made before; so no page can forget
 * to. Holes are refused where escaping would not be enough: outside of quotes in a tag, in scripts and styles, in event handlers.
 */
import { escapeHtml } from '../document.js';

/** HTML that is safe to put into a page. Only this file makes any. */
export class Markup {
  /** @internal */
  constructor(readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Hole = Markup | string | number | bigint | false | null | undefined | readonly Hole[];

/** Templates whose holes were looked at. */
const judged = new WeakSet<TemplateStringsArray>();

/** Makes HTML; lists are put one behind the other, and nothing comes of false, null and undefined. */
export function html(strings: TemplateStringsArray, ...holes: readonly Hole[]): Markup {
  if (!judged.has(strings)) {
    judge(strings);
    judged.add(strings);
  }
  return new Markup(strings.reduce((text, part, i) => text + write(holes[i - 1]) + part));
}

function write(hole: Hole): string {
  if (hole instanceof Markup) return hole.text;
  if (Array.isArray(hole)) return hole.map(write).join('');
  return hole === undefined || hole === null || hole === false ? '' : escapeHtml(String(hole));
}

/** @throws TypeError for a template with a hole where its text could become code */
function judge(strings: TemplateStringsArray): void {
  let before = '';
  for (const part of strings.slice(0, -1)) {
    before += part;
    const fault = faultAtEnd(before);
    if (fault !== undefined) throw new TypeError(`A hole stands ${fault}: …${before.slice(-40)}`);
    before += 'x';
  }
}

function faultAtEnd(before: string): string | undefined {
  if (/<(script|style)\b(?![\s\S]*<\/\1)/i.test(before)) return 'in a script or a style';
  const tag = /<(?:$|[a-z!/](?:[^<>"]|"[^"]*")*("[^"]*)?$)/i.exec(before);
  if (tag === null) return undefined;
  if (tag[1] === undefined) return 'in a tag, outside of quotes';
  return /\s(?:on[a-z]+|style|srcdoc)="[^"]*$/i.test(tag[0]) ? 'in an attribute that is run' : undefined;
}

/** An address that may be followed: http, https, or a path of our own. Anything else, such as `javascript:`, leads nowhere. */
export function safeHref(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (/^\/(?![/\\])/.test(address)) return address;
  return isWebAddress(address) ? address : undefined;
}

function isWebAddress(address: string): boolean {
  try {
    return /^https?:$/.test(new URL(address).protocol) && /^https?:\/\//i.test(address);
  } catch {
    return false;
  }
}
