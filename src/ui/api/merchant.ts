/** Whose world the page shows. The choice lasts as long as the tab. */
import { signal } from '@preact/signals';
import { kept } from './kept.js';

/** The merchant `default`, one that is named by its id (loopback only), or whoever owns a key. */
export type Chosen = { by: 'default' } | { by: 'id'; id: string } | { by: 'key'; key: string };

/** What the server tells about itself in the document. */
interface Facts {
  /** Bound to loopback, so that no key is asked for. */
  loopback: boolean;
  /** Anyone may make a merchant of their own. */
  public?: boolean;
  /** The path that the sandbox is mounted below. */
  base?: string;
  /** Nobody's page, where many have merchants below paths of their own. */
  front?: boolean;
}

const keptChoice = kept('sessionStorage', 'tenderbox.merchant');

export const facts = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="tenderbox"]')?.content ?? '',
) as Facts;
export const chosen = signal((keptChoice.readJson() ?? { by: 'default' }) as Chosen);
/** Why the page must ask for a key, or for another one; null when it need not. */
export const keyAsked = signal<string | null>(null);
if (!facts.loopback && chosen.peek().by === 'default') {
  keyAsked.value = 'This sandbox can be reached by others, so it asks for the API key of your merchant.';
}

/** Whether a text can be sent as a key at all: headers carry no other characters. */
export const isSendable = (key: string): boolean => /^[\x20-\x7e]*$/.test(key.trim());

/** Shows another merchant from now on. */
export function choose(next: Chosen): void {
  chosen.value = next;
  keyAsked.value = null;
  keptChoice.write(JSON.stringify(next));
}

/** The merchant is gone, its key revoked, or none was given. */
export function forgetMerchant(reason: string): void {
  keyAsked.value = reason;
}

/** What a call carries to say whose world it is about. */
export function credential(): Record<string, string> {
  const { value } = chosen;
  if (value.by === 'key') return { authorization: `Bearer ${value.key}` };
  return value.by === 'id' ? { 'x-merchant': value.id } : {};
}
