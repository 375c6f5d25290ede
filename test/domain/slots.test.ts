import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { slotToKeep } from '../../src/domain/idempotency.js';

const sha256Hex = (text: string): string => createHash('sha256').update(text).digest('hex');
const kept = (slot: string): string => slotToKeep(slot, { sha256Hex });
const KEY = 'tb_key_0123456789abcdef';

test.each(['POST /v1/payments order-17', 'POST /v1/payments tb_key_default', 'order-17', ''])(
  'the slot %j without a drawn key keeps its name',
  (slot) => expect(kept(slot)).toBe(slot),
);

test.each([
  [`POST /v1/payments ${KEY}`, 'POST '],
  [`POSTPOSTPOSTPOST /v1/payments ${KEY}`, 'POSTPOSTPOSTPOST '],
  [`POSTPOSTPOSTPOSTX /v1/payments ${KEY}`, ''],
  [KEY, ''],
  [`/v1 POST ${KEY}`, ''],
  [`post /v1/payments ${KEY}`, ''],
])('the slot %j with one is called by its method and digest', (slot, method) => {
  expect(kept(slot)).toBe(`${method}${sha256Hex(slot)}`);
});
