/** After completion or failure the customer is taken back to the merchant, unless they want to stay. */
import { onPage } from './swap.js';

export function startLeaving(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let href = '';
  onPage(() => {
    const note = document.querySelector<HTMLElement>('[data-leave]');
    const next = note?.dataset.leave ?? '';
    if (next === href) return;
    clearTimeout(timer);
    href = next;
    if (/^https?:\/\//i.test(href)) {
      timer = setTimeout(() => location.assign(href), Number(note?.dataset.leaveAfter) * 1_000);
    }
  });
}
