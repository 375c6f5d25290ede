/**
 * `npm run bench:flame`: where the time of a POST goes, as a flame chart in docs/flame.svg. The width of a box is its share of the
 * processor time of a sandbox under load; what stands on a box was called by it. Names and shares are shown under the pointer.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inFolder } from '../tools/in-folder.mjs';
import { root } from '../tools/run.mjs';
import { escaped } from './chart.mjs';
import { load } from './load.mjs';
import { commit, machine, takeLoadCore } from './machine.mjs';
import { NEW_PAYMENT, startServer } from './server.mjs';

const WIDTH = 1200;
const ROW = 18;
const LEAST_SHARE = 0.002;
const CHARACTER = 6.6;

const STYLE = `
    .ground { fill: #ffffff } text { font: 11px ui-monospace, monospace; fill: #16191d } .title { font: 600 15px system-ui, sans-serif }
    .own { fill: #8fd0c4 } .node { fill: #d5dbe1 } .native { fill: #f0c993 } rect { stroke: #ffffff; stroke-width: 0.5 }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #15191e } text { fill: #f2f5f7 } .own { fill: #0f7b6c } .node { fill: #3b444e } .native { fill: #8a5a18 }
      rect { stroke: #15191e }
    }`;

const profile = () =>
  inFolder(async (folder) => {
    takeLoadCore();
    const flags = ['--cpu-prof', '--cpu-prof-interval', '200', `--cpu-prof-dir=${folder}`];
    const start = [join(root, 'dist/cli.js'), 'start', '--port', '0', '--log', 'silent'];
    const server = await startServer({ args: [...flags, ...start] });
    await load(server, { method: 'POST', body: NEW_PAYMENT }, { duration: 20 });
    await server.stop();
    const [file] = readdirSync(folder).filter((name) => name.endsWith('.cpuprofile'));
    return JSON.parse(readFileSync(join(folder, file), 'utf8'));
  });

const IDLE = ['(idle)', '(root)'];

function boxOf({ functionName, url }) {
  const name = functionName === '' ? 'anonymous' : functionName;
  if (url.startsWith('file:')) return { name, kind: 'own' };
  return { name, kind: url === '' ? 'native' : 'node' };
}

/** Calls of the same function from the same place as one box, with the samples in it and above it. */
function merged({ nodes }) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const merge = (into, node) => {
    const { name, kind } = boxOf(node.callFrame);
    let box = into.get(`${kind} ${name}`);
    if (box === undefined) {
      box = { name, kind, count: 0, above: new Map() };
      into.set(`${kind} ${name}`, box);
    }
    const before = [...box.above.values()].reduce((sum, { count }) => sum + count, 0);
    for (const id of node.children ?? []) merge(box.above, byId.get(id));
    const after = [...box.above.values()].reduce((sum, { count }) => sum + count, 0);
    box.count += (node.hitCount ?? 0) + after - before;
  };
  const bottom = new Map();
  const [first] = nodes;
  for (const id of first.children ?? []) {
    const node = byId.get(id);
    if (!IDLE.includes(node.callFrame.functionName)) merge(bottom, node);
  }
  return bottom;
}

function draw(boxes, total, left, depth, drawn) {
  let deepest = depth;
  let x = left;
  for (const { name, kind, count, above } of [...boxes.values()].sort((one, other) => other.count - one.count)) {
    const share = count / total;
    if (share < LEAST_SHARE) continue;
    drawn.push({ name, kind, x, width: share * WIDTH, depth, share });
    deepest = Math.max(deepest, draw(above, total, x, depth + 1, drawn));
    x += share * WIDTH;
  }
  return deepest;
}

function svg(recorded) {
  const boxes = merged(recorded);
  const total = [...boxes.values()].reduce((sum, { count }) => sum + count, 0);
  const drawn = [];
  const deepest = draw(boxes, total, 0, 0, drawn);
  const height = (deepest + 1) * ROW + 40;
  const shapes = drawn.map(({ name, kind, x, width, depth, share }) => {
    const y = height - (depth + 1) * ROW;
    const fits = Math.floor((width - 6) / CHARACTER);
    const label =
      fits < 3 ? '' : `<text x="${(x + 3).toFixed(1)}" y="${y + 13}">${escaped(name.slice(0, fits))}</text>`;
    const shown = `<title>${escaped(name)}: ${(share * 100).toFixed(1)} %</title>`;
    return `<g>${shown}<rect class="${kind}" x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${ROW}"/>${label}</g>`;
  });
  const { node, system } = machine();
  const title = `POST /payments with ten connections, Node ${node}, ${system}, commit ${commit()}: green is Tenderbox, grey is Node, amber is below both`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escaped(title)}">`,
    `<style>${STYLE}\n</style><rect class="ground" width="${WIDTH}" height="${height}"/>`,
    `<text class="title" x="8" y="22">${escaped(title)}</text>`,
    ...shapes,
    '</svg>\n',
  ].join('\n');
}

writeFileSync(join(root, 'docs/flame.svg'), svg(await profile()));
console.log('docs/flame.svg is written.');
