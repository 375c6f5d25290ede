/** Why a receiver computes another signature than the one that was sent. */
import { diagnoseSignature, type SignatureFinding } from '../../audit/index.js';
import type { ControlHandler } from '../../contract/types.js';
import { deliveryBytes } from '../../deliveries/index.js';
import { constantTimeEqual } from '../../domain/constant-time.js';
import { notFound, Problem } from '../../domain/problems.js';
import type { DeliveryRecord } from '../../domain/types.js';
import type { World } from '../../domain/world.js';
import type { ControlContext } from '../host.js';

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

export const diagnoseDelivery: ControlHandler<'diagnoseDelivery', ControlContext> = ({ path, body }, { world }) => {
  const delivery = world.deliveries.get(path.id);
  if (delivery === undefined) throw notFound('delivery', path.id);
  const endpoint = world.data.webhooks.find(({ id }) => id === delivery.endpoint_id);
  const secret = endpoint?.secret;
  if (delivery.signature === null || secret === undefined) {
    const why = endpoint === undefined ? 'was deleted, and its secret with it' : 'has no secret, so nothing is signed';
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
  return {
    status: 200,
    body: { verdict: explained, findings: shown, signed_string: signed, signature: delivery.signature },
  };
};
