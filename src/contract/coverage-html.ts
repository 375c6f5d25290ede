/** A coverage report as one self-contained page: no script, no font and no picture from elsewhere. */
import { type CoverageReport, type CoveredOperation, DIMENSIONS, type Share } from './coverage.js';
import { DIMENSION_TITLES, type ReportFailure, escapeMarkup as text } from './coverage-report.js';

/** The whole of its style, as it stands between the tags: a policy may name it by its digest. */
export const COVERAGE_STYLE = `
:root { color-scheme: light dark; --page: #f7f7f5; --card: #fff; --ink: #22252a; --soft: #6a7078; --line: #e2e3df;
  --yes: #1f7a4d; --yes-back: #e2f3ea; --forced: #8a5a00; --forced-back: #fbf0d9; --no: #a33b3b; --no-back: #f9e7e7; --bar: #2f8f5f; }
@media (prefers-color-scheme: dark) { :root { --page: #16181b; --card: #1e2125; --ink: #e6e7e9; --soft: #9aa1aa; --line: #31353b;
  --yes: #7fd3a6; --yes-back: #1c3429; --forced: #e7bd6c; --forced-back: #382e18; --no: #eb9c9c; --no-back: #3a2224; --bar: #4fae7f; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; }
main { max-width: 62rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; font-weight: 650; } h2 { font-size: 1.1rem; margin: 2.5rem 0 .75rem; font-weight: 600; }
p { color: var(--soft); margin: .25rem 0; } code { font: 13px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.total { font-size: 3.25rem; line-height: 1.1; font-weight: 680; letter-spacing: -.02em; margin: 1.25rem 0 .25rem; color: var(--ink); }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: .75rem; margin-top: 1.5rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .85rem 1rem; }
.card strong { float: right; font-variant-numeric: tabular-nums; } .card small { color: var(--soft); }
.bar { display: block; width: 100%; height: .4rem; margin: .5rem 0 .3rem; border-radius: 1rem; }
.bar rect:first-child { fill: var(--line); } .bar rect:last-child { fill: var(--bar); }
.wide { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .6rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; padding: .5rem .9rem; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--soft); font-weight: 500; font-size: .85rem; } td.n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tbody th { font-weight: 500; } tbody th code { display: block; color: var(--soft); }
.chip { display: inline-block; white-space: nowrap; margin: .1rem .25rem .1rem 0; padding: .05rem .5rem; border-radius: .4rem; font-size: .85rem; font-variant-numeric: tabular-nums; }
.yes { background: var(--yes-back); color: var(--yes); } .forced { background: var(--forced-back); color: var(--forced); }
.no { background: var(--no-back); color: var(--no); } .free { color: var(--soft); border: 1px dashed var(--line); }
.failed { border-left: .25rem solid var(--no); } ul { margin: 0; padding: .85rem 1rem .85rem 2rem; }
@media print { body { background: #fff; } .wide, .card { break-inside: avoid; } }
`;

function bar({ percent }: Share, label: string): string {
  return `<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" role="img" aria-label="${text(label)}: ${percent} %"><rect width="100" height="4"/><rect width="${percent}" height="4"/></svg>`;
}

/** Colour says it, and so do the sign before the name and the title. */
function chip(name: string, count: number, forced: number, counted = true): string {
  if (count === 0 && !counted) return `<span class="chip free" title="not exercised, not counted">${text(name)}</span>`;
  if (count === 0) return `<span class="chip no" title="not exercised">✗ ${text(name)}</span>`;
  const only = forced === count;
  const title = `${count} times${forced === 0 ? '' : `, ${forced} of them asked for by Prefer or a fault`}`;
  return `<span class="chip ${only ? 'forced' : 'yes'}" title="${title}">${only ? '◐' : '✓'} ${text(name)}</span>`;
}

function operationRow({ operation_id, method, path, answers, covered, of }: CoveredOperation): string {
  const statuses = answers.map(({ status, count, forced, counted }) => chip(String(status), count, forced, counted));
  const codes = answers.flatMap(({ codes: known, counted }) =>
    known.map(({ code, count, forced }) => ({ code, count, forced, counted })),
  );
  const shown = codes.filter(({ counted }) => counted).map(({ code, count, forced }) => chip(code, count, forced));
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
<h1>Contract coverage</h1>
<p>Which parts of the merchant API this traffic has exercised.</p>
<div class="total">${report.percent} %</div>
<p>${report.covered} of ${report.of} answers: operations × statuses that a client can bring about.</p>
<div class="grid">${cards.join('\n')}</div>
${problems(failures)}
<h2>Operations</h2>
<p>✓ exercised, ◐ only because it was asked for (Prefer, a fault), ✗ missing; dashed: counts only where it was reached.</p>
<div class="wide"><table>
<thead><tr><th scope="col">operation</th><th scope="col">statuses</th><th scope="col">error codes</th><th scope="col">covered</th></tr></thead>
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
