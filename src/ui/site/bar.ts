/** The bar of every document: where the sandbox is, and what can be done with all of it. */

import type { EngineState } from '../../platform/page/wire.js';
import { element } from './element.js';
import { mayGiveUp } from './link.js';

type Found = EngineState | Error;

/** What the sandbox says of itself: where its state is, or why there is none. */
function words(found: Found): string {
  if (found instanceof Error) return `The sandbox did not start, and nothing is sent. ${found.message}`;
  if (found.kind === 'failed') return words(new Error(found.reason));
  const { kept, notice } = found;
  const where = kept
    ? 'This sandbox lives in this browser: nothing leaves it, and curl does not reach it.'
    : 'This sandbox lives in this page: the browser keeps nothing here, so it begins anew with each page.';
  return notice === null ? where : `${where} ${notice}`;
}

async function exportState(base: string): Promise<void> {
  const answer = await fetch(`${base}/_sandbox/state`);
  const link = element('a', { href: URL.createObjectURL(await answer.blob()), download: 'tenderbox-state.json' });
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Shows it.
 * @param anew begins another sandbox with a seed
 * @returns takes what is told later
 */
export function showBar(base: string, found: Found, anew: (seed: number) => Promise<void>): (told: Found) => void {
  document.querySelector('.sandbox-site')?.remove();
  const press = (text: string, act: () => Promise<void>): HTMLButtonElement =>
    element('button', { type: 'button', className: 'button', onclick: () => void act() }, text);
  let now = found;
  const tell = (told: Found): void => {
    now = told;
    if (said.textContent !== words(told)) said.textContent = words(told);
  };
  const reset = press('Reset', async () => {
    // One that did not start cannot say what is in it, and would be asked in vain.
    const isThere = !(now instanceof Error) && now.kind === 'here';
    if (isThere && !(await mayGiveUp(base, 'Reset'))) return;
    await anew(1).then(() => location.reload(), tell);
  });
  const home = element(
    'details',
    {},
    element('summary', {}, 'Take it home'),
    element(
      'p',
      {},
      'Export the state, then go on with it on your machine, where curl reaches it, and it delivers webhooks to your server:',
    ),
    element('pre', {}, element('code', {}, 'npx tenderbox --import tenderbox-state.json')),
  );
  const rest = found instanceof Error ? [] : [press('Export', () => exportState(base)), home];
  const said = element('p', {}, words(found));
  said.setAttribute('role', 'status');
  const bar = element('aside', { className: 'sandbox-site' }, said, reset, ...rest);
  bar.setAttribute('aria-label', 'The sandbox in this browser');
  document.body.append(bar);
  return tell;
}
