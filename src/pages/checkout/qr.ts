/** QR codes as paths of an SVG: every row of dark modules is a few rectangles. */
import { encodeQR } from 'qr';
import { html, type Markup } from '../customer/html.js';

/** The quiet zone that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** Drawing one takes some milliseconds, and a page is drawn anew with each change. */
const drawn = new Map<string, { path: string; size: number }>();

function draw(text: string): { path: string; size: number } {
  const rows = encodeQR(text, 'raw', { border: QUIET, ecc: 'medium' });
  const runs = rows.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { path: runs.join(''), size: rows.length };
}

/** Where dark modules stand side by side. */
function runsOf(row: readonly boolean[]): [x: number, width: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (dark && last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else if (dark) runs.push([x, 1]);
  });
  return runs;
}

/** @param label what the code is for, for those who cannot see it */
export function qrCode(text: string, label: string): Markup {
  let code = drawn.get(text);
  if (code === undefined) {
    code = draw(text);
    if (drawn.size >= 100) drawn.clear();
    drawn.set(text, code);
  }
  const box = `0 0 ${code.size} ${code.size}`;
  return html`<svg class="qr" viewBox="${box}" role="img" aria-label="${label}" shape-rendering="crispEdges" data-testid="qr"><path class="qr-ground" d="M0 0h${code.size}v${code.size}H0z"/><path d="${code.path}"/></svg>`;
}
