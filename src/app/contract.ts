/** The contract as a merchant is shown it, which only the modules together can tell: rules, settings, time and signatures. */
import { type Contract, profileContract, publishedDocument } from '../contract/index.js';
import { nowOf } from '../domain/clock.js';
import type { Settings } from '../domain/merchants/settings.js';
import type { JsonObject } from '../domain/records.js';
import type { World } from '../domain/world.js';
import { hashes } from '../platform/node/hashes.js';
import { signatureOfEvent } from '../variants/envelopes.js';

/** @param now_ms the time that its examples lie about, in milliseconds */
export const contractShown = (settings: Settings, now_ms: number): Contract['document'] =>
  publishedDocument(profileContract(settings), {
    settings,
    now_ms,
    sign: (event, secret) => signatureOfEvent(event as JsonObject, secret, settings, hashes.hmacSha256),
  });

/** The contract of a merchant, about the merchant's own time. */
export const contractShownTo = (world: World): Contract['document'] => contractShown(world.data.settings, nowOf(world));
