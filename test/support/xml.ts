/** Whether a text is well-formed XML, as far as the reports use it: elements, attributes in quotes, text and entities. */

const TOKEN = /<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*(\/?)>|([^<]+)/gy;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

/** The name of the root element. @throws Error that says where it is not well-formed */
export function wellFormed(text: string): string {
  const open: string[] = [];
  let root = '';
  TOKEN.lastIndex = 0;
  let at = 0;
  for (const token of text.matchAll(TOKEN)) {
    const [whole, closed, opened, attributes = '', alone, words] = token;
    if (BARE_AMPERSAND.test(words ?? attributes)) throw new Error(`A bare & at ${at}: ${whole.slice(0, 80)}`);
    if (words !== undefined && open.length === 0 && words.trim() !== '') throw new Error(`Text outside at ${at}`);
    if (closed !== undefined && open.pop() !== closed) throw new Error(`${closed} is closed at ${at} and not open.`);
    if (opened !== undefined && open.length === 0) {
      if (root !== '') throw new Error(`A second root ${opened} at ${at}`);
      root = opened;
    }
    if (opened !== undefined && alone === '') open.push(opened);
    at = token.index + whole.length;
  }
  if (at !== text.length) throw new Error(`Not well-formed at ${at}: ${text.slice(at, at + 80)}`);
  if (open.length > 0) throw new Error(`Not closed: ${open.join(', ')}`);
  return root;
}
