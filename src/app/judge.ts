/** Webhooks are held against the merchant's contract when they are printed: one outside it is a fault of the sandbox. */

import { profileContract, validateWebhook } from '../contract/index.js';
import type { EventListener } from '../domain/ports.js';
import type { Log } from '../platform/node/log.js';
import { plainlyPrinted } from '../variants/envelopes.js';
import { reportedName } from '../variants/events.js';

/** Listens after the deliveries were made. What is wrong is told to the operator; the bytes that were printed stand. */
export function webhookJudge(log: Pick<Log, 'error'>): EventListener {
  return (world, event) => {
    // Without a delivery there are no bytes to judge.
    if (event.body === undefined) return;
    const { settings } = world.data;
    const name = reportedName(event.type, settings);
    if (name === undefined) return;
    const contract = profileContract(settings);
    const { body, id } = event;
    // A body is read again only where what it was printed from is not good: reading each is dear.
    const value = plainlyPrinted(event, name, settings);
    if (value !== undefined && validateWebhook(contract, name, value).length === 0) return;
    const [violation] = validateWebhook(contract, name, JSON.parse(body));
    if (violation === undefined) return;
    const { parameter, rule, pointer } = violation;
    log.error('contract', `The webhook ${name} leaves the contract: ${parameter} breaks ${rule} of ${pointer}.`, {
      merchant: world.id,
      event_id: id,
    });
  };
}
