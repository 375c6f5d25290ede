/** Overlays as they are written: read, applied as the specification says, and resolved for the program. */

import { readdir, readFile } from 'node:fs/promises';
import { jsonpath } from 'json-p3';
import { parse } from 'yaml';
import type { OverlayStep, ResolvedOverlay } from '../overlay.js';
import { isObject } from '../pointer.js';

type Node = Record<string | number, unknown>;
type Key = string | number;

/** An overlay by the name of its file. */
interface WrittenOverlay {
  readonly name: string;
  readonly document: {
    readonly overlay?: string;
    readonly 'x-tenderbox-when': Readonly<Record<string, string>>;
    readonly actions: readonly {
      readonly target: string;
      readonly update?: Record<string, unknown>;
      readonly remove?: true;
    }[];
  };
}

/**
 * Every overlay as it is written; those that build on fewer settings come first.
 * @param openapi the folder of the contracts
 */
export async function readOverlays(openapi: URL): Promise<WrittenOverlay[]> {
  const folder = new URL('overlays/', openapi);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const overlays = await Promise.all(
    files.map(async (file) => ({
      name: file.replace(/\.yaml$/, ''),
      document: parse(await readFile(new URL(file, folder), 'utf8')) as WrittenOverlay['document'],
    })),
  );
  for (const overlay of overlays) checkForm(overlay);
  return overlays.sort((a, b) => breadth(a) - breadth(b));
}

const breadth = ({ document }: WrittenOverlay): number => Object.keys(document['x-tenderbox-when']).length;

function checkForm({ name, document: { overlay, actions, 'x-tenderbox-when': when } }: WrittenOverlay): void {
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
 * Applies an overlay as the specification says, in place, and tells what it did as steps with resolved places. Two
 * things that the specification leaves to the tool are refused: an array that an update meets (remove it first, so that
 * nobody wonders whether it is replaced or extended) and the removal of an entry of an array, which would move the
 * others.
 * @param strict whether a target that matches nothing is an error: only where the overlay is alone it is a slip
 */
export function applyOverlay(base: object, { name, document }: WrittenOverlay, strict = false): OverlayStep[] {
  const steps: OverlayStep[] = [];
  for (const { target, update, remove } of document.actions) {
    const places = jsonpath.query(target, base as never).nodes.map(({ location }) => location as Key[]);
    if (places.length === 0 && strict) throw new Error(`${name}: nothing stands at ${target}.`);
    for (const at of places) {
      steps.push(remove ? { at, remove: true } : { at, update });
      if (remove) removeAt(base, at, name);
      else merge(nodeAt(base, at), update ?? {}, `${name}: ${target}`);
    }
  }
  return steps;
}

const nodeAt = (base: object, at: readonly Key[]): unknown =>
  at.reduce((node: unknown, key) => (node as Node)[key], base);

function removeAt(base: object, at: readonly Key[], name: string): void {
  const owner = nodeAt(base, at.slice(0, -1));
  if (!isObject(owner)) throw new Error(`${name}: an entry of an array cannot be removed: /${at.join('/')}.`);
  delete owner[at.at(-1) as Key];
}

function merge(node: unknown, update: Readonly<Record<string, unknown>>, where: string): void {
  if (!isObject(node)) throw new Error(`${where} is no object, so it cannot be updated.`);
  for (const [key, value] of Object.entries(update)) {
    const present = node[key];
    if (isObject(present) && isObject(value)) merge(present, value, `${where}/${key}`);
    else if (typeof present === 'object' && present !== null) {
      throw new Error(`${where}: ${key} is there already and of another kind; remove it first.`);
    } else node[key] = structuredClone(value);
  }
}

/** Whether whoever chooses `wide` has also chosen everything that `narrow` asks for. */
const implies = (wide: Readonly<Record<string, string>>, narrow: Readonly<Record<string, string>>): boolean =>
  Object.entries(narrow).every(([setting, value]) => wide[setting] === value);

/**
 * The overlays as the program applies them: no JSONPath and no YAML, only places. Targets are resolved against the base
 * document with the overlays that this one builds on, so that a name which only one of those brings in can be meant.
 */
export async function resolveOverlays(base: object, openapi: URL): Promise<ResolvedOverlay[]> {
  const overlays = await readOverlays(openapi);
  return overlays.map((overlay) => {
    const when = overlay.document['x-tenderbox-when'];
    const document = structuredClone(base);
    for (const other of overlays) {
      if (other !== overlay && implies(when, other.document['x-tenderbox-when'])) applyOverlay(document, other);
    }
    return { name: overlay.name, when, steps: applyOverlay(document, overlay, true) };
  });
}
