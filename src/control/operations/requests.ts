/** The request log, and what is said of the calls in it. */

import { auditInSlices, diagnoseSignature, RECORDED, type SignatureFinding } from '../../audit/index.js';
import { deliveryBytes } from '../../deliveries/enqueue.js';
import { constantTimeEqual } from '../../domain/bytes.js';
import { Collection } from '../../domain/collection.js';
import { Problem, requireFound } from '../../domain/problems.js';
import type { DeliveryRecord } from '../../domain/records.js';
import { clearRequestLog } from '../../domain/request-log.js';
import { snapshotOf } from '../../domain/state/state.js';
import type { World } from '../../domain/world.js';
import type { Handlers } from '../host.js';
import { foundPage } from '../search.js';
import { showArchive, showCoverage, showRequest } from '../shapes/requests.js';
import { fitsRequest } from '../wait.js';

const FITTING = 'fitting';

/** Secrets of this merchant that a receiver may have taken for the endpoint's. */
function otherSecrets({ data }: World, endpoint_id: string, given: string | undefined, right: string) {
  const endpoints = data.webhooks
    .filter(({ id }) => id !== endpoint_id)
    .map(({ id, secret = '' }) => ({ what: `the secret of the endpoint ${id}`, secret }));
  const keys = data.keys.flatMap(({ id, secret_key, api_key }) => [
    { what: `the secret key of ${id}, which signs requests and not webhooks`, secret: secret_key },
    // One that is known by its digest alone cannot be tried.
    { what: `the API key ${id}`, secret: api_key ?? '' },
  ]);
  const own =
    given === undefined ? [] : [{ what: 'the given secret, which is not that of the endpoint', secret: given }];
  return [...own, ...endpoints, ...keys].filter(({ secret }) => secret !== '' && !constantTimeEqual(right, secret));
}

function headerFindings({ signature }: DeliveryRecord, received: string | undefined): SignatureFinding[] {
  if (received === undefined || (signature !== null && constantTimeEqual(signature, received))) return [];
  const sentence = `The header Service-Signature that was received is not the one that was sent, which is ${signature}.`;
  return [{ mistake: 'header_differs', sentence }];
}

function purposeFindings({ misbehaviour }: DeliveryRecord): SignatureFinding[] {
  if (!misbehaviour.includes('bad_signature')) return [];
  return [{ mistake: 'bad_signature', sentence: 'This delivery was signed wrongly on purpose; it should be refused.' }];
}

export const requestsOperations = {
  listRequests: ({ query }, { world }) => {
    const { method, path, operation_id, status, verdict } = query;
    const records = world.data.journal.map((entry) => ({ id: entry.id, created_at_ms: entry.at_ms, entry }));
    // The request log is bounded, so indexing it anew for each list costs little.
    const of = new Collection(records, ({ entry }) => (fitsRequest(entry, query) ? [FITTING] : []));
    const filters = { method, path, operation_id, status: status?.toString(), verdict };
    const show = (_world: World, { entry }: (typeof records)[number]) => showRequest(world, entry);
    return foundPage(world, query, { name: 'requests', of, filters, facet: FITTING, show });
  },

  getRequest: ({ path }, { world }) => {
    const entry = world.data.journal.find(({ id }) => id === path.id);
    return showRequest(world, requireFound(entry, 'request', path.id));
  },

  exportRequests: (_request, { host, world, origin }) => host.inSlices(showArchive(world, origin, host.version)),

  clearRequests: (_request, { world }) => {
    const cleared = world.data.journal.length;
    clearRequestLog(world);
    return { cleared };
  },

  countRequests: ({ body }, { world }) => ({
    count: world.data.journal.filter((entry) => fitsRequest(entry, body)).length,
  }),

  diagnoseDelivery: ({ path, body }, { world }) => {
    const delivery = world.deliveries.require(path.id);
    const endpoint = world.data.webhooks.find(({ id }) => id === delivery.endpoint_id);
    const secret = endpoint?.secret;
    if (delivery.signature === null || secret === undefined) {
      const why =
        endpoint === undefined ? 'was deleted, and its secret with it' : 'has no secret, so nothing is signed';
      throw new Problem('illegal_move', `The endpoint of ${path.id} ${why}. There is no signature to compare with.`);
    }
    const encoding = world.data.settings.signature_encoding;
    const { hmacSha256: hmac } = world.env.crypto;
    const { computed_signature, received_body, received_signature } = body;
    const other_secrets = otherSecrets(world, delivery.endpoint_id, body.secret, secret);
    const { body: sent, signed } = deliveryBytes(world, delivery);
    const symptoms = { body: sent, signed, secret, encoding, computed_signature, other_secrets, received_body, hmac };
    const { verdict, findings } = diagnoseSignature(symptoms);
    const all = [...purposeFindings(delivery), ...headerFindings(delivery, received_signature), ...findings];
    const shown = all.map(({ mistake, sentence }) => ({ mistake, sentence: sentence.slice(0, 2_048) }));
    const explained = verdict === 'right' && all.length > 0 ? 'explained' : verdict;
    return { verdict: explained, findings: shown, signed_string: signed, signature: delivery.signature };
  },

  // The audit of what clients and receivers did.
  getAudit: (_request, { world, host }) =>
    host.inSlices(auditInSlices(snapshotOf(world.data, RECORDED), host.contractOf(world))),

  // Which parts of the contract the merchant's traffic has exercised.
  getCoverage: (_request, { world }) => showCoverage(world.data.coverage, world.data.settings),
} satisfies Handlers;
