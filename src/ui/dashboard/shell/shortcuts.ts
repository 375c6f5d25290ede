/** Keys of the whole page. They are off while somebody types, and while a dialog is open. */
import { navigate } from '../router.js';
import { SCREENS } from '../screens.js';
import { overlay, turnTheme } from './page-state.js';

/** How long g waits for the letter of a screen. */
const SEQUENCE_MS = 1_500;

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

const PLAIN: Readonly<Record<string, () => void>> = {
  '?': () => {
    overlay.value = 'help';
  },
  t: turnTheme,
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
