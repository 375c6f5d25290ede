/** What is said in passing: shown for a while, and read out by screen readers. */
import { signal } from '@preact/signals';
import { Button } from './button.js';

interface Toast {
  id: number;
  text: string;
  tone: 'good' | 'bad';
}

const SHOWN_MS = 6_000;
const MOST = 3;
const toasts = signal<readonly Toast[]>([]);
let last_id = 0;

const drop = (id: number): void => {
  toasts.value = toasts.value.filter((toast) => toast.id !== id);
};

/** Says something. What went wrong stays until it is closed. */
export function say(text: string, tone: Toast['tone'] = 'good'): void {
  last_id += 1;
  const id = last_id;
  toasts.value = [...toasts.value, { id, text, tone }].slice(-MOST);
  if (tone === 'good') setTimeout(() => drop(id), SHOWN_MS);
}

/** Waits for what was asked for, and says that it was done. */
export async function saying<T>(done: string, asked: Promise<T>): Promise<T> {
  const answer = await asked;
  say(done);
  return answer;
}

export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite" data-testid="toasts">
      {toasts.value.map(({ id, text, tone }) => (
        <div key={id} class={`toast between ${tone}`}>
          <span>{text}</span>
          <Button tone="quiet" icon="close" label="Dismiss" onClick={() => drop(id)} />
        </div>
      ))}
    </div>
  );
}
