/** The figures as a table for people, as JSON for programs, and as a page of the documentation. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const whole = (value) => Math.round(value).toLocaleString('en-US');
const fine = (value) => (Number.isFinite(value) ? value.toFixed(2) : '–');
const times = (value) => (Number.isFinite(value) ? `${value.toFixed(2)} ×` : '–');

const SERVERS = ['tenderbox', 'express', 'express, born with', 'node:http'];

function callRows(results) {
  return Object.entries(results ?? {}).map(([kind, by]) => {
    const own = by.tenderbox;
    // Processor time says how much work a call is, whoever else uses the core; where it is not known, the rate has to do.
    const speed = ({ per_s, cpu_us }) => (Number.isFinite(cpu_us) ? 1e6 / cpu_us : per_s);
    const against = (name) => times(speed(own) / speed(by[name]));
    return [
      kind,
      ...SERVERS.map((name) => whole(by[name].per_s)),
      ...SERVERS.map((name) => whole(by[name].cpu_us)),
      ...SERVERS.slice(1).map(against),
    ];
  });
}

function listRows(list) {
  return Object.entries(list?.pages ?? {}).map(([name, { small, large, cost_ratio }]) => [
    name,
    whole(small.per_s),
    whole(large.per_s),
    whole(small.cpu_us),
    whole(large.cpu_us),
    times(cost_ratio),
  ]);
}

function serverRows(start, memory) {
  const names = Object.keys(start ?? memory ?? {});
  const own = start?.tenderbox;
  return names.map((name) => [
    name,
    start ? whole(start[name].ready_ms) : '–',
    start ? whole(start[name].first_ms) : '–',
    own ? times(own.first_ms / start[name].first_ms) : '–',
    memory ? whole(memory[name].ready_mb) : '–',
    memory ? whole(memory[name].full_mb) : '–',
    memory ? whole(memory[name].bytes_each) : '–',
  ]);
}

function otherRows({ second, advance, state, webhooks, memory }) {
  const rows = [];
  if (second) rows.push(['second sandbox in a process, started and stopped', `${fine(second.further_ms)} ms`]);
  if (state) {
    rows.push(['reset of a merchant with 10,000 payments', `${fine(state.reset_ms)} ms`]);
    rows.push(['export and import of 10,000 payments, checked', `${whole(state.round_trip_ms)} ms`]);
  }
  if (advance) {
    rows.push([`clock advanced over ${whole(advance.count)} expiries, each`, `${fine(advance.expiry_us)} µs`]);
    rows.push(['heap kept per payment with its event and job', `${whole(advance.heap_bytes_per_payment)} bytes`]);
    rows.push([
      'heap before, full, all expired, after a reset',
      [advance.before_mb, advance.filled_mb, advance.expired_mb, advance.after_mb].map(whole).join(', ').concat(' MB'),
    ]);
  }
  if (webhooks) {
    const { sandbox_per_s, bare_per_s } = webhooks;
    rows.push(['webhooks delivered to a local receiver', `${whole(sandbox_per_s)} per second`]);
    rows.push([
      'the same by a bare client of Node',
      `${whole(bare_per_s)} per second (${times(sandbox_per_s / bare_per_s)})`,
    ]);
  }
  if (memory) rows.push(['payments kept when memory was read', whole(memory.tenderbox.kept)]);
  return rows;
}

/** Every table with its title and its columns. */
function tables(results) {
  const { list } = results;
  const count = list ? whole(list.large) : '';
  return [
    [
      'Calls per second, and processor time per call, with ten connections',
      [
        'call',
        ...['Tenderbox', 'Express', 'Express, born with', 'node:http'],
        ...['Tenderbox, µs', 'Express, µs', 'born with, µs', 'node:http, µs'],
        ...['× Express', '× born with', '× node:http'],
      ],
      callRows(results.post),
    ],
    [
      `A page of ten among 1,000 and among ${count} records`,
      ['page', 'per second, 1,000', `per second, ${count}`, 'µs, 1,000', `µs, ${count}`, 'cost'],
      listRows(list),
    ],
    [
      'Start and memory',
      [
        'server',
        'ready, ms',
        'first POST answered, ms',
        'Tenderbox takes',
        'at ready, MB',
        'full, MB',
        'bytes per payment',
      ],
      serverRows(results.start, results.memory),
    ],
    ['Everything else', ['what', 'figure'], otherRows(results)],
  ].filter(([, , rows]) => rows.length > 0);
}

function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const pad = (cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]));
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

function markdown([title, columns, rows]) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = `|${columns.map((_, column) => (column === 0 ? '---' : '---:')).join('|')}|`;
  return [`### ${title}`, '', line(columns), rule, ...rows.map(line), ''].join('\n');
}

const about = ({ date, commit, node, system, cores, processor, memory_gb, pinned }) =>
  `Measured on ${date} at commit ${commit}: Node ${node}, ${system}, ${cores} cores (${processor}), ${memory_gb} GB, ` +
  `${pinned ? 'server and load on a core each' : 'server and load not pinned to cores'}.`;

/** Prints what was measured. */
export function print(head, results, took_s) {
  console.log(`${about(head)}${head.quick ? ' A short run: figures are rough.' : ''}\n`);
  for (const [title, columns, rows] of tables(results)) {
    console.log(
      `${title}\n${aligned([columns, ...rows])
        .map((line) => `  ${line}`)
        .join('\n')}\n`,
    );
  }
  console.log(`Took ${took_s} s.`);
}

const BEGIN = '<!-- figures: written by npm run bench -->';
const END = '<!-- end of figures -->';

/** Writes bench/results.json, and the figures of docs/performance.md between their marks; the words around them stay. */
export function write(root, head, results) {
  writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify({ ...head, results }, null, 2)}\n`);
  const page = join(root, 'docs/performance.md');
  const text = readFileSync(page, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${page} has lost the marks that the figures stand between`);
  const figures = [about(head), '', ...tables(results).map(markdown)].join('\n');
  writeFileSync(page, `${before}${BEGIN}\n${figures}${END}${after}`);
}
