/** Forms that customers' pages send: whose they are, and what is in them. */
import type { Call } from '../../api/call.js';
import type { Bound } from '../../api/own-host.js';
import { invalidInput } from '../../domain/problems.js';
import type { Message } from '../document.js';

export const LONGEST_FORM = 16 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** A form that is not taken; nothing has changed. */
export class FormRefused extends Error {
  override readonly name = 'FormRefused';
  constructor(readonly shown: Message) {
    super(shown.text);
  }
}

const foreign = (why: string): FormRefused =>
  new FormRefused({
    status: 403,
    heading: 'This form came from another site',
    text: `${why} Only forms of this page itself are taken, so nothing was done. Open the page and use its own buttons.`,
  });

/**
 * Browsers say where a form came from, and pages cannot make them lie. A program that says nothing is no browser, and may send
 * forms.
 * @throws FormRefused for a page of another origin, also of another port of the same machine
 */
function refuseForeignForm({ headers }: Call, { publicHost }: Bound): void {
  const { origin, host, 'sec-fetch-site': site } = headers;
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return;
    throw foreign(`Its browser calls that page ${String(site).slice(0, 40)}.`);
  }
  if (origin === undefined) return;
  const authority = /^https?:\/\/([^/]+)$/i.exec(origin)?.[1]?.toLowerCase();
  if (authority !== undefined && (authority === host?.toLowerCase() || authority === publicHost)) return;
  throw foreign(`It was sent by ${origin.slice(0, 200)}.`);
}

/** Reads a form. @throws FormRefused for a foreign one, another content type, or more than 16 KiB */
export async function readForm(call: Call, bound: Bound): Promise<URLSearchParams> {
  refuseForeignForm(call, bound);
  const type = call.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (type !== FORM_TYPE) {
    const text = `It was sent as ${(type ?? 'nothing in particular').slice(0, 100)}, and forms are sent as ${FORM_TYPE}.`;
    throw new FormRefused({ status: 415, heading: 'This is no form', text });
  }
  const read = await call.body(LONGEST_FORM);
  if (read.ok) return new URLSearchParams(new TextDecoder().decode(read.bytes));
  const text = `A form of this page has at most ${LONGEST_FORM} bytes, and is not compressed.`;
  throw new FormRefused({ status: 413, heading: 'This form is too large', text });
}

/** @throws Problem for what is no decimal number; a decimal comma is one too */
export function readNumber(form: URLSearchParams, name: string): number | undefined {
  const written = form.get(name)?.trim();
  if (!written) return undefined;
  if (/^\d{1,15}(?:[.,]\d{1,18})?$/.test(written)) return Number(written.replace(',', '.'));
  throw invalidInput(name, written.slice(0, 100), 'numeric', `${name} must be a number such as 50 or 0.25.`);
}
