/** Nobody's page, where many have merchants: one costs some work there, and has its pages below a path that its key names. */
import { type ProblemBody, Rejected } from '../api/control.js';
import { facts } from '../api/merchant.js';
import { keys } from '../reference/keys.js';
import { makeOwn } from '../reference/own-sandbox.js';

/** Whether this is that page. */
export const isFront = facts.front === true;

const AT_ONCE = 256;
const encoder = new TextEncoder();

async function isProof(text: string, bits: number): Promise<boolean> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  const at = hash.findIndex((byte) => byte !== 0);
  return at === -1 || at * 8 + Math.clz32(hash[at] ?? 0) - 24 >= bits;
}

/** The text that a challenge asks for (deploy/README.md#use). */
async function proofFor({ challenge, bits = 0 }: ProblemBody): Promise<string> {
  for (let from = 0; ; from += AT_ONCE) {
    const texts = Array.from({ length: AT_ONCE }, (_, nth) => `${challenge} ${from + nth}`);
    const good = await Promise.all(texts.map((text) => isProof(text, bits)));
    const found = texts[good.indexOf(true)];
    if (found !== undefined) return found;
  }
}

/** Goes to the pages of the merchant whom a key belongs to. @returns whether it names one */
export function enter(key: string): boolean {
  const [, route] = /^tb_key_([a-z0-9]{20})_/.exec(key) ?? [];
  if (route !== undefined) location.assign(`/~${route}/`);
  return route !== undefined;
}

/** Makes a merchant with the work that it costs, and goes to its pages. */
export async function makeProved(): Promise<void> {
  await makeOwn().catch(async (error: unknown) => {
    if (!(error instanceof Rejected && error.problem.challenge)) throw error;
    if (!isSecureContext) {
      const detail = `Browsers do the work that a sandbox costs here over https only. Open this page there, or run: npx tenderbox create merchant --url ${location.origin}`;
      throw new Rejected({ ...error.problem, detail });
    }
    await makeOwn({ 'x-proof-of-work': await proofFor(error.problem) });
  });
  if (isFront) enter(keys.peek().api_key);
}
