import { readdir, readFile } from 'node:fs/promises';
import { jsonpath } from 'json-p3';
import { parse } from 'yaml';

const folder = new URL('../openapi/overlays/', import.meta.url);
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every overlay of the folder as it is written, by name; those that build on fewer settings come first. */
export async function readOverlays() {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const overlays = await Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.yaml$/, ''),
      document: parse(await readFile(new URL(file, folder), 'utf8')),
    })),
  );
  for (const { name, document } of overlays) checkForm(name, document);
  return overlays.sort((a, b) => breadth(a.document) - breadth(b.document));
}

const breadth = (document) => Object.keys(document['x-tenderbox-when']).length;

function checkForm(name, { overlay, actions, 'x-tenderbox-when': when }) {
  if (overlay !== '1.0.0') throw new Error(`${name}: it must be an Overlay 1.0.0 document.`);
  if (!isObject(when) || Object.keys(when).length === 0) throw new Error(`${name}: x-tenderbox-when names no setting.`);
  if (!Array.isArray(actions) || actions.length === 0) throw new Error(`${name}: it has no actions.`);
  for (const { target, update, remove } of actions) {
    if (typeof target !== 'string') throw new Error(`${name}: an action has no target.`);
    if ((remove === true) === (update !== undefined)) throw new Error(`${name}: ${target} must update or remove.`);
    if (update !== undefined && !isObject(update)) throw new Error(`${name}: the update of ${target} is no object.`);
  }
}

/**
 * Applies an overlay as the specification says, in place, and tells what it did as steps with resolved places. Two things
 * that the specification leaves to the tool are refused: an array that an update meets (remove it first, so that nobody
 * wonders whether it is replaced or extended) and the removal of an entry of an array, which would move the others.
 */
export function applyOverlay(base, { name, document }, strict = false) {
  const steps = [];
  for (const { target, update, remove } of document.actions) {
    const places = jsonpath.query(target, base).nodes.map(({ location }) => location);
    // Only where the overlay is alone this is a slip; another one may have removed what it completes.
    if (places.length === 0 && strict) throw new Error(`${name}: nothing stands at ${target}.`);
    for (const at of places) {
      steps.push(remove ? { at, remove: true } : { at, update });
      if (remove) removeAt(base, at, name);
      else
        merge(
          at.reduce((node, key) => node[key], base),
          update,
          `${name}: ${target}`,
        );
    }
  }
  return steps;
}

function removeAt(base, at, name) {
  const owner = at.slice(0, -1).reduce((node, key) => node[key], base);
  if (!isObject(owner)) throw new Error(`${name}: an entry of an array cannot be removed: /${at.join('/')}.`);
  delete owner[at.at(-1)];
}

function merge(node, update, where) {
  if (!isObject(node)) throw new Error(`${where} is no object, so it cannot be updated.`);
  for (const [key, value] of Object.entries(update)) {
    if (isObject(node[key]) && isObject(value)) merge(node[key], value, `${where}/${key}`);
    else if (typeof node[key] === 'object' && node[key] !== null) {
      throw new Error(`${where}: ${key} is there already and of another kind; remove it first.`);
    } else node[key] = structuredClone(value);
  }
}

/** Whether whoever chooses `wide` has also chosen everything that `narrow` asks for. */
const implies = (wide, narrow) => Object.entries(narrow).every(([setting, value]) => wide[setting] === value);

/**
 * The overlays as the program applies them: no JSONPath and no YAML, only places. Targets are resolved against the base
 * document with the overlays that this one builds on, so that a name which only one of those brings in can be meant.
 */
export async function compileOverlays(base) {
  const overlays = await readOverlays();
  return overlays.map((overlay) => {
    const when = overlay.document['x-tenderbox-when'];
    const document = structuredClone(base);
    for (const other of overlays) {
      if (other !== overlay && implies(when, other.document['x-tenderbox-when'])) applyOverlay(document, other);
    }
    return { name: overlay.name, when, steps: applyOverlay(document, overlay, true) };
  });
}
