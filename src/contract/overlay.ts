/** One step of an overlay whose target is resolved: what stands at a place is removed, or completed by an update. */
import { isObject, valueAt } from './pointer.js';

export interface OverlayStep {
  readonly at: readonly (string | number)[];
  readonly remove?: true;
  readonly update?: Readonly<Record<string, unknown>>;
}

/** An overlay and the settings of a profile that put it in force. */
export interface ResolvedOverlay {
  readonly name: string;
  readonly when: Readonly<Record<string, string>>;
  readonly steps: readonly OverlayStep[];
}

/** The settings that change the contract, each with the value that the base document describes. */
export const BASE_VARIANTS = {
  auth: 'any',
  auth_error_body: 'error',
  error_codes: 'endpoint',
  error_details: 'object',
  semantic_status: '400',
  rate_limit: 'off',
  envelope: 'form1',
  events: 'extended',
  signature_encoding: 'hex',
} as const;

/** Of a profile, what the contract depends on. */
export type ContractSettings = Readonly<Record<keyof typeof BASE_VARIANTS, string>>;

/** The overlays that settings put in force, in the order of all: those that build on fewer settings come first. */
export const inForce = (overlays: readonly ResolvedOverlay[], settings: ContractSettings): ResolvedOverlay[] =>
  overlays.filter(({ when }) =>
    Object.entries(when).every(([name, value]) => settings[name as keyof ContractSettings] === value),
  );

type Node = Record<string | number, unknown>;

/**
 * Applies overlays to a document, in place and in their order. A step whose place another overlay has removed does
 * nothing, as an Overlay target that matches nothing does.
 */
export function applyOverlays(document: object, overlays: readonly ResolvedOverlay[]): void {
  for (const { steps } of overlays) for (const step of steps) applyStep(document as Node, step);
}

function applyStep(document: Node, { at, remove, update }: OverlayStep): void {
  const node = valueAt(document, at);
  if (node === undefined) return;
  if (remove === true) delete (valueAt(document, at.slice(0, -1)) as Node)[at.at(-1) as string | number];
  else if (isObject(node) && update !== undefined) merge(node, update);
}

function merge(node: Node, update: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(update)) {
    const present = node[key];
    if (isObject(present) && isObject(value)) merge(present, value);
    // Overlays are shared by all profiles, so what goes into a document is a copy.
    else node[key] = structuredClone(value);
  }
}
