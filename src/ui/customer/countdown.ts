/** Counts down by the merchant's clock, which may run faster than ours, or stand. */
import { onPage } from './swap.js';

const EVERY_MS = 250;

/** As the server writes it: `14:59`, `1:00:00`, `29 d 23:59:59`. */
function write(left_ms: number): string {
  const seconds = Math.max(0, Math.ceil(left_ms / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24];
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (days > 0) return `${days} d ${hours}:${rest}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

export function startCountdown(): void {
  let timer: Element | null = null;
  let from_ms = 0;
  onPage(() => {
    const shown = document.querySelector('[data-left-ms]');
    if (shown === timer) return;
    timer = shown;
    from_ms = performance.now();
  });
  setInterval(() => {
    if (!(timer instanceof HTMLElement)) return;
    const gone_ms = (performance.now() - from_ms) * Number(timer.dataset.speed);
    const text = write(Number(timer.dataset.leftMs) - gone_ms);
    if (timer.textContent !== text) timer.textContent = text;
  }, EVERY_MS);
}
