/** What merchants of code know of the sandbox that they live in. */
import type { Engine } from '../app/compose.js';
import type { Inside } from '../app/inside.js';

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
