/** The same where every byte is waited for: the base is there at once, all else when somebody may choose another profile. */
import { compiled } from './generated/base-validators.js';
import type { ResolvedOverlay } from './overlay.js';
import type * as AtOnce from './variants.js';

let known: ReturnType<typeof AtOnce.variants> = { compiled, overlays: [] };
let loading: Promise<void> | undefined;

export const variants: typeof AtOnce.variants = () => known;

export const loadVariants: typeof AtOnce.loadVariants = () => {
  loading ??= Promise.all([
    import('./generated/merchant-validators.js'),
    import('./generated/overlays.json', { with: { type: 'json' } }),
  ]).then(([all, { default: document }]) => {
    known = { compiled: all.compiled, overlays: document.overlays as unknown as ResolvedOverlay[] };
  });
  return loading;
};
