/** The judges of the suite notice what they are there for: an answer that is right is spoilt in one way each. */
import { expect, test } from 'vitest';
import type { WireAnswer } from './client.js';
import { misnamed } from './expectations.js';
import { complaints } from './judge.js';
import { faultsOf } from './oracle.js';
import { DEFAULTS, openTarget } from './target.js';

const body = { amount: '5', currency: 'EUR' };

test('a spoilt answer is noticed', async () => {
  const target = await openTarget('merchant');
  const operation = target.operation('createPayment');
  const answer = await target.send({ operation, body });
  const taken = await target.send({ operation, body: { ...body, amount: 5 } });
  await target.close();
  const faults = faultsOf(operation.body, body);
  const judge = (change: Partial<WireAnswer>) => misnamed(operation, { ...answer, ...change }, faults, DEFAULTS);
  expect(judge({})).toEqual([]);
  expect(complaints(operation, taken)).toEqual([]);

  const { 'x-request-id': _id, ...headers } = answer.headers;
  const other = (from: string, to: string) => ({ text: answer.text.replace(from, to) });
  const spoilt: Partial<WireAnswer>[] = [
    ...[{ status: 418 }, { status: 422 }, { headers }, { headers: { ...answer.headers, 'content-type': 'text/html' } }],
    ...[other('"rule":"numeric"', '"rule":"string"'), other('"parameter":"amount"', '"parameter":"sum"')],
    ...[other('"value":"5"', '"value":"6"'), other('INVALID_PARAMETER', 'NOT_FOUND'), { text: '{"error":' }],
  ];
  const unnoticed = spoilt.filter((change) => {
    try {
      return judge(change).length === 0;
    } catch {
      return false;
    }
  });
  expect(unnoticed).toEqual([]);
  const withoutId = taken.text.replace(/"id":"[^"]*",/, '');
  expect(complaints(operation, { ...taken, text: withoutId })).not.toEqual([]);
});
