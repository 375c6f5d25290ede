/**
 * Verifies a webhook of envelope form 1 (docs/service.md#signatures): HMAC-SHA256, keyed with the secret given at
 * registration, over event_id, event_type, created_at and the JSON text of data. Nothing of the program is used here.
 */
import { createHmac } from 'node:crypto';

/** Where the JSON value that begins at `from` ends. */
function endOfValue(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (quoted) {
      if (letter === '\\') at += 1;
      else if (letter === '"') quoted = false;
    } else if (letter === '"') quoted = true;
    else if (letter === '{' || letter === '[') depth += 1;
    else if (letter === '}' || letter === ']') depth -= 1;
    if (depth === 0 && !quoted) return at + 1;
  }
  throw new Error(`The value at ${from} does not end.`);
}

/** The text of the object `data`, exactly as it stands in the body. */
function textOfData(body: string): string {
  const start = /"data"\s*:\s*/.exec(body);
  if (start === null) throw new Error(`No data in ${body}`);
  const from = start.index + start[0].length;
  return body.slice(from, endOfValue(body, from));
}

/** The event that a body tells of. */
export interface Told {
  event_id: string;
  event_type: string;
  created_at: string;
  data: { id: string; status?: string };
}

/** @returns what the header must be for this body and secret */
export function expectedSignature(body: string, secret: string, encoding: 'hex' | 'base64'): string {
  const { event_id, event_type, created_at } = JSON.parse(body) as Told;
  const signed = event_id + event_type + created_at + textOfData(body);
  return createHmac('sha256', secret).update(signed, 'utf8').digest(encoding);
}
