/** The contract as a merchant is shown it, which only the rooms together can tell: rules, settings, time and signatures. */
import { type Contract, profileContract, publishedDocument } from './contract/index.js';
import { nowOf } from './core/clock.js';
import type { Settings } from './core/settings.js';
import type { JsonObject } from './core/types.js';
import type { World } from './core/world.js';
import { signatureOfEvent } from './dialects/envelopes.js';
import { hashes } from './host/hashes.js';

/** @param now_ms the time that its examples lie about, in milliseconds */
export const contractShown = (settings: Settings, now_ms: number): Contract['document'] =>
  publishedDocument(profileContract(settings), {
    settings,
    now_ms,
    sign: (event, secret) => signatureOfEvent(event as JsonObject, secret, settings, hashes.hmacSha256),
  });

/** The contract of a merchant, about the merchant's own time. */
export const contractShownTo = (world: World): Contract['document'] => contractShown(world.data.settings, nowOf(world));
