/** The figures as tables for people, as JSON for programs, and as a page of the documentation with its picture. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chart } from './chart.mjs';
import { faster, fine, times, whole } from './figures.mjs';
import { goals, UNDISTURBED } from './goals.mjs';
import { ROOMY } from './parts/lists.mjs';
import { EVERYBODY } from './peers.mjs';

const goalRows = (results, node) =>
  goals(results, node).map(({ what, goal, reached, ok }) => [what, goal, reached, ok ? 'yes' : 'no']);

/** Figures by peer: of those that are in the table of peers, in its order. */
const ofPeers = (by) =>
  by && Object.fromEntries(EVERYBODY.filter((name) => name in by).map((name) => [name, by[name]]));

const peerRows = (peers) =>
  Object.entries(ofPeers(peers)).map(([name, { version, checks }]) => [name, version, checks]);

function callRows(post) {
  const kinds = Object.keys(post ?? {});
  const names = Object.keys(post?.[kinds[0]] ?? {});
  const cells = (kind, name) => {
    const { per_s, cpu_us } = post[kind][name];
    return [whole(per_s), whole(cpu_us), name === 'tenderbox' ? '–' : times(faster(post, kind, name))];
  };
  return names.map((name) => [name, ...kinds.flatMap((kind) => cells(kind, name))]);
}

function levelRows(level) {
  const kinds = Object.entries(level?.kinds ?? {});
  return Object.keys(kinds[0]?.[1] ?? {}).map((name) => [
    name,
    ...kinds.flatMap(([, by]) => {
      const ratio = by[name].cpu_us / by.tenderbox.cpu_us;
      return [whole(by[name].cpu_us), name === 'tenderbox' ? '–' : times(ratio)];
    }),
  ]);
}

const listRows = (list) =>
  Object.entries(list?.pages ?? {}).map(([name, { small, large, cost_ratio }]) => [
    ...[name, whole(small.per_s), whole(large.per_s), whole(small.cpu_us), whole(large.cpu_us)],
    times(cost_ratio),
    ...(list.roomy === undefined ? [] : [times(list.roomy.pages[name].cost_ratio)]),
  ]);

const tailRows = (tail) =>
  Object.entries(tail?.by ?? {}).map(([name, { p99_ms, per_s }]) => [name, fine(p99_ms), whole(per_s)]);

function serverRows(start, memory) {
  const own = start?.tenderbox;
  return Object.keys(start ?? memory ?? {}).map((name) => [
    name,
    whole(start?.[name].ready_ms),
    whole(start?.[name].first_ms),
    times((own?.first_ms ?? NaN) / start?.[name].first_ms),
    whole(start?.[name].ready_mb),
    whole(memory?.[name]?.warm_mb),
    whole(memory?.[name]?.full_mb),
    whole(memory?.[name]?.bytes_each),
  ]);
}

function webhookRows({ path, bare, payments, webhooks }) {
  const rate = ({ per_s, cpu_us }) => `${whole(per_s)} per second, ${whole(cpu_us)} µs of processor each`;
  return [
    [
      `webhooks received while ${whole(payments)} payments were created and confirmed (${whole(webhooks)} webhooks)`,
      rate(path),
    ],
    ['the same number from a bare client of Node, signed and kept alive', rate(bare)],
    ['the sandbox against the bare client', times(path.per_s / bare.per_s)],
  ];
}

function otherRows({ second, advance, state, webhooks, size }) {
  const rows = [];
  if (second) rows.push(['start of a second sandbox in a process', `${fine(second.further_ms)} ms`]);
  if (state) {
    rows.push(['reset of a merchant with 10,000 payments', `${fine(state.reset_ms)} ms`]);
    rows.push(['export and import of 10,000 payments, checked', `${whole(state.round_trip_ms)} ms`]);
    const file = `a file of ${whole(state.kept)} payments, ${whole(state.file_mb)} MB`;
    rows.push([`start of a sandbox that reads back ${file}`, `${whole(state.read_back_ms)} ms`]);
  }
  if (advance) {
    const { before_mb, filled_mb, expired_mb, records_mb, after_mb } = advance;
    const heap = [before_mb, filled_mb, expired_mb, records_mb, after_mb];
    rows.push([`clock advanced over ${whole(advance.count)} expiries, each`, `${fine(advance.expiry_us)} µs`]);
    rows.push([
      'heap per payment with its event and job, made by the core',
      `${whole(advance.heap_bytes_per_payment)} bytes`,
    ]);
    rows.push(['the same for payments that came over HTTP', `${whole(advance.posted_bytes_per_payment)} bytes`]);
    rows.push([
      'heap before, full, all expired, with the records alone, after a reset',
      `${heap.map(whole).join(', ')} MB`,
    ]);
  }
  if (webhooks) rows.push(...webhookRows(webhooks));
  if (size) {
    rows.push(['package, packed and installed', `${fine(size.packed_mb)} MB, ${fine(size.installed_mb)} MB`]);
    rows.push(['packages that an install brings', whole(size.packages)]);
  }
  return rows;
}

const ratioRows = (ratios) => Object.entries(ratios ?? {}).map(([name, ratio]) => [name, times(ratio)]);

function pageTable(list) {
  const count = whole(list?.large);
  return [
    `A page of ten among 1,000 and among ${count} records`,
    [
      ...['page', 'per second, 1,000', `per second, ${count}`, 'µs, 1,000', `µs, ${count}`, 'cost'],
      ...(list?.roomy === undefined ? [] : [`cost with ${ROOMY.join(' ')}`]),
    ],
    listRows(list),
  ];
}

const compared = ({ post, start, memory, ...results }) => ({
  ...results,
  ...(post && { post: Object.fromEntries(Object.entries(post).map(([kind, by]) => [kind, ofPeers(by)])) }),
  ...(start && { start: ofPeers(start) }),
  ...(memory && { memory: ofPeers(memory) }),
});

/** Every table with its title, its columns and its rows. */
function tables({ node, peers }, measured) {
  const results = compared(measured);
  const perCall = ['POST', 'GET by id', 'list'].flatMap((kind) => [`${kind} per second`, 'µs', 'Tenderbox']);
  const { warm, kept } = results.memory?.tenderbox ?? {};
  const starting = [
    'ready, ms',
    'first POST answered, ms',
    'Tenderbox takes',
    'at ready, MB',
    `with ${whole(warm)} payments`,
    `with ${whole(warm + kept)}`,
    'bytes per further payment',
  ];
  return [
    ['Goals', ['what', 'goal', 'figure', 'reached'], goalRows(results, node)],
    ['Who was measured', ['server', 'version', 'checks'], peerRows(peers)],
    ['Calls with ten connections', ['server', ...perCall], callRows(results.post)],
    [
      `Calls with ten connections, ${whole(results.level?.rate)} per second for all`,
      ['server', ...['POST', 'GET by id', 'list'].flatMap((kind) => [`${kind}, µs`, 'Tenderbox'])],
      levelRows(results.level),
    ],
    ['POST with a hundred connections', ['server', 'p99, ms', 'per second'], tailRows(results.tail)],
    pageTable(results.list),
    pageTable(results.million),
    ['Start and memory', ['server', ...starting], serverRows(results.start, results.memory)],
    ['Everything else', ['what', 'figure'], otherRows(results)],
    ['Ratios that a check compares with', ['what', 'Tenderbox'], ratioRows(results.ratios)],
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

/** Above this, others than the bench had work for a whole core when it began. */
const ALONE = 1;

/** What was measured, and on what, line by line. */
const about = ({ date, commit, node, system, cores, processor, memory_gb, pinned, others, stolen = 0, quick }) => [
  `Measured on ${date} at commit ${commit}: Node ${node}, ${system}, ${cores} cores (${processor}), ${memory_gb} GB,`,
  `${pinned ? 'server and load on a core each' : 'server and load not pinned to cores'}.`,
  ...(quick ? ['A short run: figures are rough.'] : []),
  ...(others > ALONE
    ? [`The machine was busy (load average ${others}): times on the clock and rates are worse than alone.`]
    : []),
  ...(stolen > UNDISTURBED
    ? [`Other machines took ${Math.round(stolen * 100)} % of the processors' time meanwhile: ratios are rough.`]
    : []),
];

/** Prints what was measured. */
export function print(head, results, took_s) {
  console.log(`${about(head).join(' ')}\n`);
  for (const [title, columns, rows] of tables(head, results)) {
    const lines = aligned([columns, ...rows]).map((line) => `  ${line}`);
    console.log(`${title}\n${lines.join('\n')}\n`);
  }
  console.log(`Took ${took_s} s.`);
}

const BEGIN = '<!-- figures: written by npm run bench -->';
const END = '<!-- end of figures -->';
const PICTURE = '![Tenderbox beside its peers: calls, start and memory](performance.svg)';

/** The tables that the page shows; a run prints all, and bench/results.json has all. */
const ON_PAGE = /^(Goals|Calls with ten connections$|A page of ten .* 1,000,000 |Start and memory)/;

/** A run's results as they are shown: the figures of the page, and its picture. */
export const shown = ({ results, ...head }) => ({
  figures: [
    ...[about(head).join(' '), '', PICTURE, ''],
    ...tables(head, results)
      .filter(([title]) => ON_PAGE.test(title))
      .map(markdown),
  ].join('\n'),
  picture: chart(compared(results), about(head)),
});

/** Writes bench/results.json, docs/performance.svg, and the figures of docs/performance.md between their marks. */
export function write(root, head, results) {
  const page = join(root, 'docs/performance.md');
  const [before, rest] = readFileSync(page, 'utf8').split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${page} has lost the marks that the figures stand between`);
  const { figures, picture } = shown({ ...head, results });
  writeFileSync(join(root, 'bench/results.json'), `${JSON.stringify({ ...head, results }, null, 2)}\n`);
  writeFileSync(join(root, 'docs/performance.svg'), picture);
  writeFileSync(page, `${before}${BEGIN}\n${figures}${END}${after}`);
}
