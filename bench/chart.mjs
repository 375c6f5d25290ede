/** The figures as a picture: bars for every server, in an SVG that is read on light and on dark ground and needs nothing else. */
import { speed, whole } from './figures.mjs';

const WIDTH = 760;
const MARGIN = 24;
const NAMES = 190;
const VALUES = 80;
const BARS = WIDTH - 2 * MARGIN - NAMES - VALUES;
const ROW = 24;
const TITLE = 44;

// It brings its own ground, because a page that is dark may be shown by a browser that is light.
const STYLE = `
    .ground { fill: #ffffff } .name, .value { fill: #3a3f45; font-size: 13px } .title { fill: #16191d; font-size: 15px; font-weight: 600 }
    .note { fill: #5b626a; font-size: 12px } .bar { fill: #a9b4c0 } .own { fill: #0f7b6c } .own-name { font-weight: 600 }
    text { font-family: system-ui, sans-serif }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #15191e } .name, .value { fill: #cfd6dd } .title { fill: #f2f5f7 } .note { fill: #9aa4ae }
      .bar { fill: #55616d } .own { fill: #35c2ac }
    }`;

const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text) => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character]);

/** One picture of bars: a title, and servers with values, the best first. */
function panel({ title, values, best }, top) {
  const ranked = Object.entries(values)
    .filter(([, value]) => Number.isFinite(value))
    .sort(([, one], [, other]) => (best === 'most' ? other - one : one - other));
  const most = Math.max(...ranked.map(([, value]) => value));
  const rows = ranked.map(([name, value], row) => {
    const y = top + TITLE + row * ROW;
    const own = name === 'tenderbox';
    const length = Math.max(2, (value / most) * BARS);
    const left = MARGIN + NAMES;
    return [
      `<text class="name${own ? ' own-name' : ''}" x="${left - 10}" y="${y + 12}" text-anchor="end">${escaped(own ? 'Tenderbox' : name)}</text>`,
      `<rect class="${own ? 'own' : 'bar'}" x="${left}" y="${y}" width="${length.toFixed(1)}" height="16" rx="2"/>`,
      `<text class="value" x="${(left + length + 8).toFixed(1)}" y="${y + 12}">${whole(value)}</text>`,
    ].join('');
  });
  const head = `<text class="title" x="${MARGIN}" y="${top + 26}">${escaped(title)}</text>`;
  return { drawn: [head, ...rows], bottom: top + TITLE + ranked.length * ROW + 8 };
}

const mapped = (by, value) => Object.fromEntries(Object.entries(by).map(([name, figures]) => [name, value(figures)]));

function panels({ post, start }) {
  return [
    post && {
      title: 'POST /payments, answers per second of processor time (more is better)',
      ...{ values: mapped(post['POST /payments'], speed), best: 'most' },
    },
    start && {
      title: 'Spawn to a first answered POST, ms (less is better)',
      ...{ values: mapped(start, ({ first_ms }) => first_ms), best: 'least' },
    },
    start && {
      title: 'Resident memory when ready, MB (less is better)',
      ...{ values: mapped(start, ({ ready_mb }) => ready_mb), best: 'least' },
    },
  ].filter(Boolean);
}

/**
 * The chart of a run's results.
 * @param {string[]} note what is measured on: machine, date, commit
 * @returns the text of an SVG file
 */
export function chart(results, note) {
  const drawn = [];
  let bottom = 4;
  for (const each of panels(results)) {
    const made = panel(each, bottom);
    drawn.push(...made.drawn);
    bottom = made.bottom;
  }
  const notes = note.map(
    (line, n) => `<text class="note" x="${MARGIN}" y="${bottom + 18 + n * 18}">${escaped(line)}</text>`,
  );
  const height = bottom + 18 * note.length + 20;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="what">
  <title id="what">Tenderbox beside what one would write or take instead</title>
  <style>${STYLE}
  </style>
  <rect class="ground" width="${WIDTH}" height="${height}" rx="8"/>
  ${[...drawn, ...notes].join('\n  ')}
</svg>
`;
}
