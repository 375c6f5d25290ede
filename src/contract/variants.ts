/** What the contracts of profiles differ in: how they differ, and their validators. A page loads it later (variants-later.ts). */
import type { CompiledValidators } from './contract.js';
import { compiled } from './generated/merchant-validators.js';
import overlayDocuments from './generated/overlays.json' with { type: 'json' };
import type { ResolvedOverlay } from './overlay.js';

interface Variants {
  compiled: CompiledValidators;
  overlays: readonly ResolvedOverlay[];
}

export const variants = (): Variants => ({
  compiled,
  overlays: overlayDocuments.overlays as unknown as ResolvedOverlay[],
});

/** To be awaited before a profile may be another one than the base. */
export const loadVariants = async (): Promise<void> => undefined;
