/** Counts down by the merchant's clock, which may run faster than ours, or stand. */
import { onPage } from './swap.js';

const EVERY_MS = 250;

/** As the server writes it: `14:59`, `1:00:00`, `29 d 23:59:59`. */
function write(left_ms: number): string {
  const seconds = Math.max(0, Math.ceil(left_ms / 1000));
  const days = Math.floor(seconds / 86_400);
  const clock = new Date((seconds % 86_400) * 1000).toISOString().slice(11, 19);
  return days > 0 ? `${days} d ${clock.replace(/^0/, '')}` : clock.replace(/^0(?:0:)?/, '');
}

/** Where there is room for five characters. */
function writeShort(left_ms: number): string {
  const hours = Math.floor(left_ms / 3_600_000);
  if (hours >= 24) return `${Math.floor(hours / 24)} d`;
  return hours > 0 ? `${hours} h` : write(left_ms);
}

function turnRings(left_ms: number, total_ms: number): void {
  for (const ring of document.querySelectorAll('.ring.time')) {
    ring.querySelector('.share')?.setAttribute('stroke-dasharray', `${Math.max(0, left_ms / total_ms).toFixed(3)} 1`);
    const text = ring.querySelector('text');
    const short = writeShort(left_ms);
    if (text !== null && text.textContent !== short) text.textContent = short;
  }
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
    const left_ms = Number(timer.dataset.leftMs) - gone_ms;
    const text = write(left_ms);
    if (timer.textContent === text) return;
    timer.textContent = text;
    turnRings(left_ms, Number(timer.dataset.totalMs));
  }, EVERY_MS);
}
