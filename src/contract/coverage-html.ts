/** A coverage report as one self-contained page: no script, no font and no picture from elsewhere. */
import type { CoverageReport, CoveredOperation, Share } from './coverage.js';
import { DIMENSION_TITLES, DIMENSIONS, type ReportFailure, escapeMarkup as text } from './coverage-report.js';

/** The whole of its style, as it stands between the tags: a policy may name it by its digest. Scales and colours are those of ui/kit/tokens.css. */
export const COVERAGE_STYLE = `
:root { color-scheme: light dark;
  --sans: "Geist", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif;
  --mono: "JetBrains Mono", ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  --ground: light-dark(#f5f7f6, #0d1212); --surface: light-dark(#ffffff, #141b1b); --sunken: light-dark(#eff2f1, #0f1616);
  --line: light-dark(#e2e7e5, #243030); --edge: light-dark(#84908c, #6c7a77);
  --ink: light-dark(#0e1a18, #e8efed); --ink-2: light-dark(#42504d, #b1bebb); --accent: light-dark(#0b645c, #55cfc0);
  --paid: light-dark(#12683d, #78d6a0); --paid-mark: light-dark(#1d9a5b, #3fbb7b); --paid-ground: light-dark(#e1f4e9, #10301f);
  --retrying: light-dark(#7d4a00, #f0bd68); --retrying-mark: light-dark(#c77700, #e0a03c); --retrying-ground: light-dark(#fcf0d9, #35270c);
  --failed: light-dark(#a82323, #ff9d97); --failed-mark: light-dark(#d64541, #ee6a64); --failed-ground: light-dark(#fdeae8, #3c1817); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: .8125rem/1.5 var(--sans); font-variant-numeric: tabular-nums; }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
.mark { display: flex; align-items: center; gap: .5rem; margin-bottom: 2rem; color: var(--ink); font-size: .9375rem; font-weight: 600; }
h1 { margin: 0; font-size: 1.25rem; font-weight: 600; line-height: 1.3; letter-spacing: -.015em; } h2 { margin: 2rem 0 .5rem; font-size: .9375rem; font-weight: 600; }
p { margin: .25rem 0 .75rem; color: var(--ink-2); } code { font: .75rem/1.5 var(--mono); overflow-wrap: anywhere; }
.total { margin: 1rem 0 0; font-size: 2.5rem; font-weight: 600; line-height: 1.1; letter-spacing: -.025em; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .75rem; }
.card, .wide { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; } .card { padding: .75rem 1rem; }
.card strong { float: right; font-weight: 600; } .card small { color: var(--ink-2); font-size: .75rem; }
.bar { display: block; width: 100%; height: .375rem; margin: .5rem 0 .25rem; border-radius: 3px; }
.bar rect:first-child { fill: var(--line); } .bar rect:last-child { fill: var(--accent); }
table { border-collapse: collapse; width: 100%; } th, td { padding: .5rem 1rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
tbody tr:first-child > * { border-top: 0; } thead th { border-top: 0; border-bottom: 1px solid var(--line); }
thead th { color: var(--ink-2); font-size: .75rem; font-weight: 500; } td.n { text-align: right; white-space: nowrap; }
tbody th { font-weight: 500; } tbody th code { display: block; color: var(--ink-2); font-weight: 400; }
.chip { display: inline-flex; align-items: center; gap: .375rem; margin: .125rem .25rem .125rem 0; padding: 0 .5rem; border-radius: 1rem; font-size: .75rem; line-height: 1.375rem; white-space: nowrap; }
.chip svg, p svg { width: .75rem; height: .75rem; flex: none; vertical-align: -.0625rem; }
.yes { background: var(--paid-ground); color: var(--paid); fill: var(--paid-mark); } .forced { background: var(--retrying-ground); color: var(--retrying); fill: var(--retrying-mark); }
.no { background: var(--failed-ground); color: var(--failed); fill: var(--failed-mark); } .free { border: 1px dashed var(--edge); color: var(--ink-2); line-height: 1.25rem; }
p .yes, p .forced, p .no { background: none; } .cut { fill: none; stroke: var(--surface); stroke-width: 1.6; } .ring { fill: none; stroke: var(--retrying-mark); stroke-width: 1.6; }
.failed { border-left: 3px solid var(--failed-mark); }
@media (min-width: 40rem) { tbody th { white-space: nowrap; } }
@media (max-width: 39.99rem) { .grid { grid-template-columns: 1fr 1fr; gap: .5rem; } .grid .card { padding: .5rem .75rem; } .grid strong { display: block; float: none; }
  .wide thead { display: none; } .wide tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; padding: .5rem 0; border-top: 1px solid var(--line); }
  .wide tr > * { grid-column: 1 / -1; padding: .125rem .75rem; border: 0; } .wide tr:first-child { border: 0; } .wide tr > th:has(~ .n) { grid-column: 1; } .wide td.n { grid-row: 1; grid-column: 2; } .wide td:empty { display: none; } }
@media print { body { background: #fff; } .wide, .card { break-inside: avoid; } }
`;

/** The sandbox's mark, as its pages have it (pages/assets.ts). */
const MARK =
  '<svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0b645c"/><path d="M7 14v8.5A2.5 2.5 0 0 0 9.5 25h13a2.5 2.5 0 0 0 2.5-2.5V14" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/><circle cx="16" cy="12.5" r="5" fill="#fff"/></svg>';

/** Signs within 14 by 14, as the dashboard has them. */
const SIGNS = {
  yes: '<circle cx="7" cy="7" r="6"/><path class="cut" d="m4.3 7.2 1.9 1.9 3.6-4"/>',
  forced: '<circle class="ring" cx="7" cy="7" r="5.2"/><path d="M7 3.6a3.4 3.4 0 0 1 0 6.8z"/>',
  no: '<circle cx="7" cy="7" r="6"/><path class="cut" d="m5 5 4 4m0-4-4 4"/>',
} as const;

const sign = (name: keyof typeof SIGNS): string =>
  `<svg class="${name}" viewBox="0 0 14 14" aria-hidden="true">${SIGNS[name]}</svg>`;

function bar({ percent }: Share, label: string): string {
  return `<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label="${text(label)}: ${percent} %"><rect width="100" height="4"/><rect width="${percent}" height="4"/></svg>`;
}

/** Colour says it, and so do the sign before the name and the title. */
function chip(name: string, count: number, forced: number, counted = true): string {
  if (count === 0 && !counted) return `<span class="chip free" title="not exercised, not counted">${text(name)}</span>`;
  if (count === 0) return `<span class="chip no" title="not exercised">${sign('no')}${text(name)}</span>`;
  const kind = forced === count ? 'forced' : 'yes';
  const title = `${count} times${forced === 0 ? '' : `, ${forced} of them asked for by Prefer or a fault`}`;
  return `<span class="chip ${kind}" title="${title}">${sign(kind)}${text(name)}</span>`;
}

function operationRow({ operation_id, method, path, answers, covered, of }: CoveredOperation): string {
  const statuses = answers.map(({ status, count, forced, counted }) => chip(String(status), count, forced, counted));
  const codes = answers.filter(({ counted }) => counted).flatMap((answer) => answer.codes);
  const shown = codes.map(({ code, count, forced }) => chip(code, count, forced));
  return `<tr><th scope="row">${text(operation_id)} <code>${text(method)} ${text(path)}</code></th><td>${statuses.join('')}</td><td>${shown.join('')}</td><td class="n">${covered} / ${of}</td></tr>`;
}

const chips = (entries: readonly string[]): string => `<div class="card">${entries.join('\n')}</div>`;

function grouped<T>(items: readonly T[], group: (item: T) => string, show: (item: T) => string): string {
  const groups = new Map<string, string[]>();
  for (const item of items) groups.set(group(item), [...(groups.get(group(item)) ?? []), show(item)]);
  const rows = [...groups].map(
    ([name, shown]) => `<tr><th scope="row">${text(name.replaceAll('_', ' '))}</th><td>${shown.join('')}</td></tr>`,
  );
  return `<div class="wide"><table><tbody>${rows.join('\n')}</tbody></table></div>`;
}

const problems = (failures: readonly ReportFailure[]): string =>
  failures.length === 0
    ? ''
    : `<h2>Not accepted</h2><div class="card failed">${failures
        .map(({ name, message }) => `<div><b>${text(name)}</b>: ${text(message)}</div>`)
        .join('\n')}</div>`;

/** The page; whatever it shows is escaped. */
export function coverageHtml(report: CoverageReport, failures: readonly ReportFailure[] = []): string {
  const cards = DIMENSIONS.map((name) => {
    const share = report.dimensions[name];
    const title = DIMENSION_TITLES[name];
    return `<div class="card">${title} <strong>${share.percent} %</strong>${bar(share, title)}<small>${share.covered} of ${share.of}</small></div>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract coverage: ${report.percent} %</title>
<style>${COVERAGE_STYLE}</style>
</head>
<body>
<main>
<div class="mark">${MARK}Tenderbox</div>
<h1>Contract coverage</h1>
<p>Which parts of the merchant API this traffic has exercised.</p>
<div class="total">${report.percent} %</div>
<p>${report.covered} of ${report.of} responses: operations × statuses that a client can bring about.</p>
<div class="grid">${cards.join('\n')}</div>
${problems(failures)}
<h2>Operations</h2>
<p>${sign('yes')} exercised, ${sign('forced')} only because it was asked for (Prefer, a fault), ${sign('no')} missing; dashed: counts only where it was reached.</p>
<div class="wide"><table>
<thead><tr><th scope="col">Operation</th><th scope="col">Statuses</th><th scope="col">Error codes</th><th scope="col">Covered</th></tr></thead>
<tbody>
${report.operations.map(operationRow).join('\n')}
</tbody></table></div>
<h2>Event types delivered</h2>
${chips(report.event_types.map(({ event_type, count }) => chip(event_type, count, 0)))}
<h2>States reached</h2>
${grouped(
  report.states,
  ({ resource }) => resource,
  ({ state, reached }) => chip(state, Number(reached), 0),
)}
<h2>Settings in force</h2>
${grouped(
  report.settings,
  ({ setting }) => setting,
  ({ value, in_force }) => chip(value, Number(in_force), 0, false),
)}
</main>
</body>
</html>
`;
}
