/** Whether the sandbox is there, as far as this page knows. */
import { signal } from '@preact/signals';

/** Whether the last call found nobody. */
export const isLost = signal(false);
/** How often the sandbox returned, so that what is shown is read again. */
export const returns = signal(0);

/** An answer came. */
export function noteAnswer(): void {
  if (!isLost.peek()) return;
  isLost.value = false;
  returns.value += 1;
}

/** No answer came. */
export function noteSilence(): void {
  isLost.value = true;
}
