/** Whether the sandbox is there, as far as this page knows. */
import { computed, signal } from '@preact/signals';

/** `lost`: the last call found nobody. `back` counts how often the sandbox returned, so that what is shown is read again. */
export const connection = signal<'open' | 'lost'>('open');
export const returns = signal(0);
export const isLost = computed(() => connection.value === 'lost');

/** An answer came. */
export function noteAnswer(): void {
  if (connection.peek() === 'open') return;
  connection.value = 'open';
  returns.value += 1;
}

/** No answer came. */
export function noteSilence(): void {
  connection.value = 'lost';
}
