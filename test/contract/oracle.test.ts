import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyMedia } from '../../src/contract/contract.js';
import { type Contract, loadContract, loadControlContract, type Operation } from '../../src/contract/index.js';
import { fixture } from './fixture.js';
import { compileContract } from './in-memory.js';
import { type Judge, ourJudge, stockJudge, type TestRequest } from './oracle.js';

await loadControlContract();

// The validator that we use as an engine, in its stock form, is the second judge: both must come to the same verdict.

interface Judges {
  readonly ours: Judge;
  readonly stock: Judge;
}

function usingJudges(contract: Contract): Judges {
  let stock: Awaited<ReturnType<typeof stockJudge>>;
  beforeAll(async () => {
    stock = await stockJudge(contract);
  });
  afterAll(() => stock.close());
  return { ours: ourJudge(contract), stock: (request) => stock.judge(request) };
}

const json = (operationId: string, body: unknown): TestRequest => ({
  operationId,
  body: JSON.stringify(body),
  contentType: 'application/json',
});

describe('requests of which the verdict is known', () => {
  const { ours, stock } = usingJudges(compileContract(fixture));
  const good = { amount: 5, currency: 'EUR' };
  const item = { name: 'a', quantity: 1 };
  const list = (rawQuery: string): TestRequest => ({ operationId: 'listOrders', rawQuery });
  const order = (changes: object) => json('createOrder', { ...good, ...changes });

  test.each<[TestRequest, boolean]>([
    [order({}), true],
    [order({ email: null, tags: ['a', 'b'], metadata: { a: 1, b: 'x' }, items: [item] }), true],
    [order({ amount: undefined }), false],
    [order({ amount: '5' }), false],
    [order({ amount: 0 }), false],
    [order({ items: [item, { ...item, colour: 'red' }] }), false],
    [order({ due_date: '2026-02-30' }), false],
    [order({ url: 'file:///etc/passwd' }), false],
    [order({ metadata: { abcdef: 1 } }), false],
    [json('createOrder', []), false],
    [json('createOrder', null), false],
    [{ operationId: 'createOrder' }, false],
    [{ ...order({}), contentType: 'text/plain' }, false],
    [{ ...order({}), contentType: 'application/json; charset=utf-8' }, true],
    [{ ...order({}), body: '{"amount":' }, false],
    [{ ...order({}), headers: { 'idempotency-key': 'a-key' } }, true],
    [{ ...order({}), headers: { 'idempotency-key': 'a key' } }, false],
    [list(''), true],
    [list('limit=5&status=open&expand=true&created_after=2026-01-01T00:00:00Z'), true],
    [list('created_after=2026-01-01T00%3A00%3A00%2B02%3A00'), true],
    [list('created_after=2026-02-30T00:00:00Z'), false],
    [list('limit=0'), false],
    [list('limit=101'), false],
    [list('limit=1.5'), false],
    [list('limit=ten'), false],
    [list('limit='), false],
    [list('limit=1&limit=2'), false],
    [list('limit[]=1&limit[]=2'), false],
    [list('status=shut'), false],
    [list('colour=red'), false],
    [{ operationId: 'getOrder' }, true],
    [{ operationId: 'advance' }, true],
    [json('advance', { by: '15m' }), true],
    [json('advance', { by: '15m', to: '2026-01-01T00:00:00Z' }), false],
    [json('advance', {}), false],
  ])('%j: %s by both', async (request, verdict) => {
    expect({ ours: await ours(request), stock: await stock(request) }).toEqual({ ours: verdict, stock: verdict });
  });

  // Where we are stricter on purpose, each line is a request that the stock middleware lets pass.
  test.each<[string, TestRequest]>([
    ['an integer in hexadecimal', list('limit=0x10')],
    ['an integer with an exponent', list('limit=1e1')],
    ['an integer with spaces', list('limit=%205')],
    ['an integer with leading zeros', list('limit=05')],
    ['a bracketed name', list('limit[__proto__]=1')],
    ['a broken percent escape', list('starting_after=%zz')],
    ['invalid UTF-8 in the query', list('starting_after=%C3%28')],
    ['a duplicate key', { ...order({}), body: '{"amount":5,"currency":"EUR","amount":6}' }],
    ['more digits than a double keeps', { ...order({}), body: '{"amount":1.0000000000000001,"currency":"EUR"}' }],
    ['a key that is a trap', { ...order({}), body: '{"amount":5,"currency":"EUR","notes":{"__proto__":1}}' }],
    [
      'invalid UTF-8 in the body',
      { ...order({}), body: Buffer.from('{"amount":5,"currency":"EUR","tags":["\xff"]}', 'latin1') },
    ],
  ])('%s is rejected by ours alone', async (_name, request) => {
    expect({ ours: await ours(request), stock: await stock(request) }).toEqual({ ours: false, stock: true });
  });
});

const oddValue = fc.oneof(
  fc.constantFrom(null, true, '', 'x', 0, -1, 1, 0.5, 1e15, 'EUR', 'BTC', '2026-02-30', '2026-12-01', 'a@example.com'),
  fc.constantFrom('https://example.com', 'javascript:1', 'x'.repeat(300), 'payment.succeeded', '15m', [], {}, [1], {
    a: {},
  }),
  fc.string(),
  fc.integer({ min: -1000, max: 1_000_000 }),
);

/** One change somewhere in a value: another value in a place, a key taken away, a key put in. */
function mutate(value: unknown, steps: readonly number[], odd: unknown): unknown {
  const [step = 0, ...rest] = steps;
  if (typeof value !== 'object' || value === null || rest.length === 0) return odd;
  if (Array.isArray(value)) {
    const index = step % (value.length + 1);
    return index === value.length ? [...value, odd] : value.with(index, mutate(value[index], rest, odd));
  }
  const entries = Object.entries(value);
  const index = step % (entries.length + 2);
  if (index === entries.length) return { ...value, [`extra${step}`]: odd };
  if (index > entries.length) return Object.fromEntries(entries.slice(1));
  return Object.fromEntries(entries.map(([key, entry], at) => [key, at === index ? mutate(entry, rest, odd) : entry]));
}

interface Example {
  readonly $ref?: string;
  readonly value?: unknown;
}

function exampleBodies(contract: Contract, operation: Operation): unknown[] {
  const components = contract.document.components?.examples as Record<string, Example>;
  const item = contract.document.paths?.[operation.path] as Record<string, { requestBody?: unknown }>;
  const body = item[operation.method.toLowerCase()]?.requestBody as
    | { content?: Record<string, { examples?: Record<string, Example> }> }
    | undefined;
  const examples = Object.values(body?.content?.['application/json']?.examples ?? {});
  return examples.map((example) =>
    example.$ref === undefined ? example.value : components[example.$ref.split('/').at(-1) as string]?.value,
  );
}

describe.each(['merchant', 'sandbox'] as const)('random requests to the %s contract', (name) => {
  const contract = loadContract(name);
  const { ours, stock } = usingJudges(contract);

  async function agree(request: TestRequest): Promise<boolean> {
    const verdicts = [await ours(request), await stock(request)];
    expect(verdicts, JSON.stringify(request)).toEqual([verdicts[1], verdicts[1]]);
    return verdicts[1] as boolean;
  }

  test('with a mutated body get the same verdict from both', async () => {
    const samples = contract.operations
      .filter((operation) => bodyMedia(operation).contentType === 'application/json')
      .flatMap((operation) => exampleBodies(contract, operation).map((body) => ({ operation, body })));
    const seen = { good: 0, bad: 0 };
    for (const { operation, body } of samples) await agree(json(operation.operationId, body));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...samples),
        fc.array(fc.nat(30), { minLength: 2, maxLength: 5 }),
        oddValue,
        async (sample, steps, odd) => {
          const verdict = await agree(json(sample.operation.operationId, mutate(sample.body, steps, odd)));
          seen[verdict ? 'good' : 'bad']++;
        },
      ),
      { numRuns: 600 },
    );
    expect(Math.min(seen.good, seen.bad)).toBeGreaterThan(20);
  });

  test('with a mixed query get the same verdict from both', async () => {
    const listing = contract.operations.filter((operation) => operation.details.queryParameters.length > 0);
    const names = [
      ...new Set(listing.flatMap((operation) => operation.details.queryParameters.map((parameter) => parameter.name))),
    ];
    const value = fc.constantFrom(
      '1',
      '10',
      '101',
      'x',
      '',
      'true',
      'pending',
      'paid',
      'csv',
      '2026-01-01T00:00:00Z',
      '2026-02-30T00:00:00Z',
      'payment',
    );
    const pairs = fc.uniqueArray(fc.tuple(fc.constantFrom(...names, 'colour'), value), {
      selector: ([key]) => key,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...listing), pairs, async (operation, chosen) => {
        const rawQuery = chosen.map(([key, text]) => `${key}=${encodeURIComponent(text)}`).join('&');
        await agree({ operationId: operation.operationId, rawQuery });
      }),
      { numRuns: 300 },
    );
  });
});
