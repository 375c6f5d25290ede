/** What merchants of code know of the sandbox that they live in. */

import type { Engine } from '../app/compose.js';
import type { Inside } from '../app/inside.js';
import type { World } from '../domain/world.js';
import { inCode } from './input.js';

/** The sandbox that a merchant lives in. */
export interface Home {
  readonly engine: Engine;
  /** The base URL of the API, ending in `/v1`. */
  readonly url: string;
  /** The base URL of the control API. */
  readonly control_url: string;
  readonly public_origin: string;
  readonly inside: Inside;
  /** Whether it is closed, or about to be. */
  readonly closing: boolean;
}

/** @throws Error when nothing can be done in a sandbox any more */
export function requireOpen({ closing }: Home): void {
  if (!closing) return;
  throw new Error(
    'This sandbox is closed, and nothing can be done in it any more. Do it before close(), or start another one with createTenderbox().',
  );
}

/** One turn of a merchant's world. @throws Error when the sandbox is closed, Problem when the input or the move is not allowed */
export async function turnOf<T>(home: Home, world: World, act: (world: World) => T): Promise<T> {
  requireOpen(home);
  return inCode(() => home.engine.turn(world, () => act(world)));
}
