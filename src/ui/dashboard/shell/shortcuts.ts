/** Keys of the whole page. They are off while somebody types, and while a dialog is open. */
import { navigate, targetOf } from '../router.js';
import { SCREENS } from '../screens.js';
import { overlay, turnTheme } from './page-state.js';

/** How long g waits for the letter of a screen. */
const SEQUENCE_MS = 1_500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null
  );
}

/** Goes to the next row of a list, or the one before, and to an end of it where none has the focus yet. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('main .row-link')];
  const here = document.activeElement?.closest('tr')?.querySelector('.row-link') ?? document.activeElement;
  const shown = rows.findIndex((row) => row.hasAttribute('aria-current'));
  const at = rows.indexOf(here as HTMLElement);
  const from = at < 0 ? shown : at;
  const row = rows[from < 0 && step < 0 ? rows.length - 1 : Math.max(0, Math.min(rows.length - 1, from + step))];
  row?.focus();
  // Beside its list a record is shown at once, and the way back leads past all that were read so.
  const target = shown >= 0 && row ? targetOf(row) : undefined;
  if (target !== undefined) navigate(target, { replace: true });
}

const PLAIN: Readonly<Record<string, () => void>> = {
  '?': () => {
    overlay.value = 'help';
  },
  t: turnTheme,
  '/': () => document.querySelector<HTMLElement>('main .find input')?.focus(),
  j: () => moveRow(1),
  k: () => moveRow(-1),
  x: () => document.activeElement?.closest('tr')?.querySelector<HTMLElement>('input[type=checkbox]')?.click(),
};

/** Listens until the returned function is called. */
export function listenToKeys(): () => void {
  let went = Number.NEGATIVE_INFINITY;
  const onKeyDown = (event: KeyboardEvent): void => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      overlay.value = overlay.peek() === 'palette' ? 'none' : 'palette';
      return;
    }
    const busy = isTyping(event.target) || document.querySelector('dialog[open]') !== null;
    if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
    const screen = SCREENS.find(({ key }) => key === event.key);
    if (event.timeStamp - went < SEQUENCE_MS && screen !== undefined) {
      event.preventDefault();
      navigate(screen.path);
    } else if (event.key !== 'g' && PLAIN[event.key] !== undefined) {
      event.preventDefault();
      PLAIN[event.key]?.();
    }
    went = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
