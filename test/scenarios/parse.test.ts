import { describe, expect, test } from 'vitest';
import { loadScenarios, parseScenario, readScenario } from '../../src/scenarios/parse.js';
import { SCENARIO_SCHEMA } from '../../src/scenarios/schema.js';
import { formatIssue, MAX_FILE_BYTES } from '../../src/scenarios/types.js';
import { expectWithin } from '../support/timing.js';

/** Three good lines, so that what follows begins on line 4. */
const HEAD = 'name: a\ndescription: b\non: payment.created\n';
const networksOf = (currency: string): readonly string[] => (currency === 'BTC' ? ['bitcoin'] : ['ethereum', 'tron']);

const operations = [{ operationId: 'getAccount', method: 'GET', path: '/account', statuses: [200, 429] }];

function faultsOf(text: string): string[] {
  return (parseScenario(text, 'f.yaml', { networksOf, operations }).issues ?? []).map(formatIssue);
}

/** What is broken, the text, and every fault that is reported. */
const BROKEN: [what: string, text: string, faults: string[]][] = [
  ['an empty file', '', ['f.yaml:1:1: The file is empty.']],
  ['nothing but comments', '# nothing\n', ['f.yaml:1:1: The file is empty.']],
  [
    'two documents',
    `${HEAD}steps: [{expire: {}}]\n---\nname: b\n`,
    ['f.yaml:5:1: A file holds one scenario; this is the start of a second document.'],
  ],
  [
    'a tab as indentation',
    `${HEAD}steps:\n\t- expire: {}\n`,
    ['f.yaml:5:1: YAML is indented with spaces; this is a tab.'],
  ],
  ['a key twice', `${HEAD}name: c\n`, ['f.yaml:4:1: The same key stands twice in one object.']],
  [
    'an open bracket',
    'name: [a',
    ['f.yaml:1:9: Flow sequence in block collection must be sufficiently indented and end with a ].'],
  ],
  ['YAML 1.1', '%YAML 1.1\n---\nname: a\n', ['f.yaml:1:1: Scenarios are YAML 1.2; leave the %YAML directive out.']],
  ['a tag', 'name: !secret x\n', ['f.yaml:1:7: Unresolved tag: !secret.']],
  ['a number that JSON has not', 'name: .inf\n', ['f.yaml:1:7: This value has no form in JSON.']],
  ['an alias to nothing', 'name: *nobody\n', ['f.yaml:1:7: There is no anchor &nobody before this alias.']],
  ['an alias to itself', 'name: &x [*x]\n', ['f.yaml:1:11: The alias leads back to the value that it stands in.']],
  [
    'values nested too deeply',
    `${'['.repeat(30)}${']'.repeat(30)}`,
    ['f.yaml:1:22: The values are nested too deeply.'],
  ],
  ['a key that is no text', '? [a]\n: b\n', ['f.yaml:1:3: A key must be plain text.']],
  [
    'a list',
    '- a\n',
    [
      'f.yaml:1:1: The scenario must be an object with name, description, on and steps, deliveries or respond, not ["a"].',
    ],
  ],
  [
    'neither steps nor deliveries',
    HEAD,
    ['f.yaml:1:1: The scenario does nothing: it has neither steps nor deliveries nor respond.'],
  ],
  [
    'misspelt keys and a name in another style',
    'name: My Name\ndescrption: x\non: payment.create\nstep:\n  - expire: {}\n',
    [
      'f.yaml:1:1: The scenario has no description. It must be text of 1 to 1000 characters.',
      'f.yaml:1:7: name must be lower-case words joined by hyphens, at most 64 characters, not "My Name". Did you mean `my-name`?',
      'f.yaml:2:1: The scenario has no key "descrption". Did you mean `description`?',
      'f.yaml:3:5: on cannot be "payment.create". Did you mean `payment.created`?',
      'f.yaml:4:1: The scenario has no key "step". Did you mean `steps`?',
    ],
  ],
  [
    'a misspelt verb',
    `${HEAD}steps:\n  - recieve: {}\n`,
    ['f.yaml:5:5: The step has no key "recieve". Did you mean `receive`?'],
  ],
  [
    'a step without a verb',
    `${HEAD}steps:\n  - after: 1m\n`,
    [
      'f.yaml:5:5: The step has no verb. It needs one of receive, confirm, pay, drop, expire, fail, refund, replay_failed, respond.',
    ],
  ],
  [
    'a step with two verbs',
    `${HEAD}steps:\n  - receive: {}\n    confirm: {}\n`,
    ['f.yaml:6:5: A step has one verb; this one has receive and confirm. Make two steps of it.'],
  ],
  [
    'a step that is no object',
    `${HEAD}steps:\n  - confirm\n`,
    ['f.yaml:5:5: The step must be an object with one verb, such as { after: 30s, confirm: {} }, not "confirm".'],
  ],
  [
    'answers that could never be given',
    `${HEAD}steps: []\nrespond:\n  - status: 429\n    reset: after_commit\n  - retry_after: 3\n  - {}\n  - latency: soon\n`,
    [
      'f.yaml:6:13: status cannot be done where reset is done as well; make two faults of them.',
      'f.yaml:8:18: retry_after says something about a status; give status as well.',
      'f.yaml:9:5: The fault has no effect; give it at least one.',
      'f.yaml:10:14: latency must be a duration such as 500ms, 90s, 15m, 2h, 3d or 1h30m, not "soon".',
    ],
  ],
  [
    'answers of operations and statuses that there are not',
    `${HEAD}steps:\n  - respond: { operation: payBill, status: 429 }\nrespond:\n  - operation: getAccount\n    status: 404\n`,
    [
      'f.yaml:5:27: There is no operation "payBill"; the operations are getAccount.',
      'f.yaml:8:13: 404 is documented nowhere for getAccount; what the fault is about can answer 429.',
    ],
  ],
  [
    'deliveries that cannot be early',
    `${HEAD}deliveries:\n  - event: payment.created\n    before_answer: true\n    delay: 5s\n`,
    ['f.yaml:7:5: What is held back by delay cannot arrive before the answer. Leave out before_answer or delay.'],
  ],
  [
    'a duration without unit',
    `${HEAD}steps:\n  - after: 30\n    confirm: {}\n`,
    ['f.yaml:5:12: after must be a duration such as 500ms, 90s, 15m, 2h, 3d or 1h30m, not 30. Did you mean `30s`?'],
  ],
  [
    'a duration in words',
    `${HEAD}steps:\n  - after: 5 minutes\n    confirm: {}\n`,
    [
      'f.yaml:5:12: after must be a duration such as 500ms, 90s, 15m, 2h, 3d or 1h30m, not "5 minutes". Did you mean `5m`?',
    ],
  ],
  [
    'durations beyond all bounds together',
    `${HEAD}steps:\n  - after: 3000d\n    receive: {}\n  - after: 3000d\n    confirm: {}\n`,
    ['f.yaml:7:12: The steps before and this one together last more than ten years.'],
  ],
  [
    'a duration beyond all bounds',
    `${HEAD}steps:\n  - after: 4000d\n    confirm: {}\n`,
    ['f.yaml:5:12: after must be at most ten years (3650d).'],
  ],
  [
    'a number in quotes, a currency in small letters',
    `${HEAD}steps:\n  - receive: { percent: "50", currency: btc }\n`,
    [
      'f.yaml:5:25: percent must be a number greater than 0 and at most 1000, not "50". Did you mean `50`?',
      'f.yaml:5:41: currency cannot be "btc". Did you mean `BTC`?',
    ],
  ],
  [
    'a fiat currency on a chain',
    `${HEAD}steps:\n  - receive: { currency: EUR }\n`,
    ['f.yaml:5:26: currency cannot be "EUR". Allowed: BTC, ETH, LTC, USDT, USDC, TRX, XRP, SOL, DOGE.'],
  ],
  [
    'nothing at all as a percentage',
    `${HEAD}steps:\n  - receive: { percent: 0 }\n`,
    ['f.yaml:5:25: percent must be a number greater than 0 and at most 1000, not 0.'],
  ],
  [
    'a refund of more than everything',
    `${HEAD}steps:\n  - refund: { percent: 120 }\n`,
    ['f.yaml:5:24: percent must be a number greater than 0 and at most 100, not 120.'],
  ],
  [
    'amount and percent together',
    `${HEAD}steps:\n  - receive: { amount: 1, percent: 50 }\n`,
    ['f.yaml:5:27: Give amount or percent, not both.'],
  ],
  [
    'a network of another currency',
    `${HEAD}steps:\n  - receive: { currency: USDT, network: torn }\n`,
    ['f.yaml:5:41: USDT is not sent on the network "torn". Did you mean `tron`?'],
  ],
  [
    'half a confirmation',
    `${HEAD}steps:\n  - confirm: { confirmations: 1.5 }\n`,
    ['f.yaml:5:31: confirmations must be a whole number from 1 to 1000, not 1.5.'],
  ],
  [
    'a reason that is none',
    `${HEAD}steps:\n  - drop: { reason: doublespent }\n`,
    ['f.yaml:5:21: reason cannot be "doublespent". Did you mean `double_spent`?'],
  ],
  [
    'a verb that takes nothing, given something',
    `${HEAD}steps:\n  - expire: { now: true }\n`,
    ['f.yaml:5:15: expire has no key "now". It takes nothing: {}.'],
  ],
  [
    'a payout verb on a payment',
    `${HEAD}steps:\n  - process: {}\n`,
    [
      'f.yaml:5:5: process is nothing that can happen to a payment request. A payment request knows receive, confirm, pay, drop, expire, fail, refund, replay_failed, respond.',
    ],
  ],
  [
    'an input of another kind of resource',
    `${HEAD}steps:\n  - fail: { stage: review }\n`,
    ['f.yaml:5:13: fail has no stage on a payment request. It takes reason.'],
  ],
  [
    'verbs that no one resource knows',
    'name: a\ndescription: b\non: manual\nsteps:\n  - confirm: {}\n  - process: {}\n',
    [
      'f.yaml:6:5: process is nothing that can happen to the resource of the steps before it (payment request). All steps of a scenario happen to one resource.',
    ],
  ],
  [
    'match on a manual scenario',
    'name: a\ndescription: b\non: manual\nmatch: { currency: EUR }\nsteps:\n  - replay_failed: {}\n',
    ['f.yaml:4:1: A manual scenario starts only when it is told to, so match has no effect. Leave it out.'],
  ],
  [
    'conditions that cannot hold',
    `${HEAD}match:\n  amont: 5\n  currency: eur\n  amount: { gte: "3", matches: x }\n  description: { matches: "(?=x)", gt: 3 }\n  fee_level: low\n  metadata.x: {}\n  customer_email: 3\nsteps:\n  - expire:\n`,
    [
      'f.yaml:5:3: match has no key "amont". Did you mean `amount`?',
      'f.yaml:6:13: currency is never "eur". Did you mean `EUR`?',
      'f.yaml:7:18: gte must be a number, not "3". Did you mean `3`?',
      'f.yaml:7:23: matches does not apply to amount, which is a number.',
      'f.yaml:8:27: The pattern cannot be read: error parsing regexp: invalid or unsupported Perl syntax: `(?=`. Patterns are RE2: no look-around, no back-references.',
      'f.yaml:8:36: gt does not apply to description, which is a string.',
      'f.yaml:9:3: A payment request has no field fee_level. Allowed: amount, currency, description, customer_email, callback_url, metadata.*.',
      'f.yaml:10:15: metadata.x must be a value, or comparisons such as { gte: 100 }, not {}.',
      'f.yaml:11:19: customer_email is a string, and never 3.',
    ],
  ],
  [
    'delivery rules without effect',
    `${HEAD}deliveries:\n  - event: payment.suceeded\n    duplicate: 1\n  - event: payout.completed\n    drop: true\n    delay: 2s\n  - event: payment.failed\n  - event: payment.failed\n    parallel: true\n    reorder: false\n`,
    [
      'f.yaml:5:12: event cannot be "payment.suceeded". Did you mean `payment.succeeded`?',
      'f.yaml:6:16: duplicate must be a whole number from 2 to 20, not 1.',
      'f.yaml:7:12: payout.completed is no event of a payment request.',
      'f.yaml:9:5: What is dropped is never sent, so delay has no effect. Leave out drop or delay.',
      'f.yaml:10:5: The delivery rule does nothing. It needs one of duplicate, delay, drop, down, reorder, bad_signature, stale, other_envelope, slow, cut, before_answer.',
      'f.yaml:12:5: parallel needs duplicate beside it. Add duplicate: 2.',
      'f.yaml:13:14: reorder must be true, not false.',
    ],
  ],
];

describe('a broken scenario file', () => {
  test.each(BROKEN)('%s', (_what, text, faults) => {
    expect(faultsOf(text)).toEqual(faults);
  });

  test('an alias bomb is rejected at once', () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const items = level === 0 ? 'x' : Array.from({ length: 10 }, () => `*l${level - 1}`).join(', ');
      return `l${level}: &l${level} [${items}]`;
    });
    expect(faultsOf(levels.join('\n'))).toEqual([
      expect.stringMatching(/^f\.yaml:\d+:\d+: A scenario has at most 10000 values, aliases counted\.$/),
    ]);
  });

  test('a bomb of brackets is rejected without filling the screen', () => {
    expect(faultsOf('['.repeat(20_000))).toHaveLength(1);
  });

  // Each of these shapes ended the process once, at some depth: the package that reads YAML goes as deep as the text does.
  test.each([
    ['lists', (depth: number) => '['.repeat(depth) + ']'.repeat(depth)],
    ['objects', (depth: number) => '{a: '.repeat(depth) + '}'.repeat(depth)],
    ['dashes', (depth: number) => `${'- '.repeat(depth)}x`],
    ['keys that are asked for', (depth: number) => `${'? '.repeat(depth)}x`],
    [
      'lines',
      (depth: number) => Array.from({ length: Math.min(depth, 700) }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
    ],
  ])('%s, however many, are nested too deeply', (_what, text) => {
    for (const depth of [100, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 50_000])
      expect(faultsOf(text(depth)), String(depth)).toEqual([
        expect.stringMatching(/^f\.yaml:\d+:\d+: The values are nested too deeply\.$/),
      ]);
  });

  test('a file beyond 256 kB is rejected unread, counted in bytes', () => {
    const wide = `${HEAD}# ${'é'.repeat(MAX_FILE_BYTES / 2)}\n`;
    expect(faultsOf(wide)).toEqual(['f.yaml:1:1: A scenario file may have at most 256 kB.']);
  });

  test('keys of the prototype are only unknown keys', () => {
    expect(faultsOf(`${HEAD}__proto__: { x: 1 }\nsteps: [{ expire: {} }]\n`)).toEqual([
      expect.stringContaining('f.yaml:4:1: The scenario has no key "__proto__".'),
    ]);
  });
});

describe('a good scenario file', () => {
  const text = `${HEAD}match: { currency: EUR, amount: { gte: 100 }, metadata.tier: { matches: '^gold' } }
steps:
  - after: 30s
    receive: { percent: 50, currency: BTC }
  - expire:
deliveries:
  - event: payment.succeeded
    duplicate: 2
    delay: 1m30s
    stale: 2h
`;

  test('becomes steps and rules with times in milliseconds, and keeps its own words', () => {
    const { scenario } = parseScenario(text, 'f.yaml', { networksOf });
    expect(scenario).toMatchObject({
      name: 'a',
      on: 'payment.created',
      steps: [
        { after_ms: 30_000, verb: 'receive', input: { percent: 50, currency: 'BTC' } },
        { after_ms: 0, verb: 'expire', input: {} },
      ],
      deliveries: [{ event: 'payment.succeeded', duplicate: 2, delay_ms: 90_000, stale_ms: 7_200_000 }],
    });
    expect(scenario?.definition.steps).toEqual([
      { after: '30s', receive: { percent: 50, currency: 'BTC' } },
      { expire: null },
    ]);
  });

  test('matches when every condition holds', () => {
    const matches = parseScenario(text, 'f.yaml').scenario?.matches;
    const fits = { currency: 'EUR', amount: 100, metadata: { tier: 'gold-plus' } };
    expect(matches?.(fits)).toBe(true);
    expect(matches?.({ ...fits, amount: 99.99 })).toBe(false);
    expect(matches?.({ ...fits, currency: 'USD' })).toBe(false);
    expect(matches?.({ ...fits, metadata: { tier: 'silver' } })).toBe(false);
    expect(matches?.({ currency: 'EUR', amount: 100 })).toBe(false);
  });

  test.each([
    ['{ eq: 5 }', [5], [6, '5']],
    ['{ ne: 5 }', [6, undefined], [5]],
    ['{ gt: 5, lte: 7 }', [6, 7], [5, 8, '6']],
    ['{ lt: 5 }', [4.5], [5]],
    ['{ in: [a, b, 3, true] }', ['a', 3, true], ['c', '3', undefined]],
    ['{ matches: "a+b" }', ['xaaby'], ['b', 5, undefined]],
    ['null', [null], [undefined, 0, '']],
  ])('the condition %s holds for some values only', (condition, holding, failing) => {
    const matches = parseScenario(`${HEAD}match: { metadata.a.b: ${condition} }\nsteps: [{ expire: {} }]\n`, 'f')
      .scenario?.matches;
    for (const value of holding) expect(matches?.({ metadata: { 'a.b': value as never } })).toBe(true);
    for (const value of failing) expect(matches?.({ metadata: { 'a.b': value as never } })).toBe(false);
  });

  test('a pattern that would block a backtracking engine answers at once', () => {
    const matches = parseScenario(
      `${HEAD}match: { description: { matches: "^(a+)+$" } }\nsteps: [{ expire: {} }]\n`,
      'f',
    ).scenario?.matches;
    const began = performance.now();
    expect(matches?.({ description: `${'a'.repeat(900)}!` })).toBe(false);
    expectWithin(performance.now() - began, 1000);
  });
});

describe('a scenario as JSON', () => {
  const definition = { description: 'b', on: 'payment.created', steps: [{ expire: {} }] };

  test('takes the name that it is put under', () => {
    expect(readScenario(definition, 'request body', {}, 'mine').scenario?.name).toBe('mine');
    expect(readScenario({ yaml: `${HEAD}steps: [{ expire: {} }]` }, 'request body', {}, 'a').scenario?.name).toBe('a');
  });

  test('may not call itself something else', () => {
    const { issues } = readScenario({ ...definition, name: 'other' }, 'request body', {}, 'mine');
    expect(issues?.map(formatIssue)).toEqual([
      'request body/name: The scenario is put under the name mine, and calls itself other.',
    ]);
  });

  test('has its faults named by pointer', () => {
    const { issues } = readScenario({ ...definition, steps: [{ recieve: {} }] }, 'request body', {}, 'mine');
    expect(issues).toEqual([
      {
        file: 'request body',
        line: null,
        column: null,
        pointer: '/steps/0/recieve',
        message: 'The step has no key "recieve".',
        suggestion: 'Did you mean `receive`?',
      },
    ]);
  });

  test('as YAML has its faults named by line and column', () => {
    const { issues } = readScenario({ yaml: `${HEAD}steps: [{ recieve: {} }]` }, 'yaml', {}, 'a');
    expect(issues?.map(formatIssue)).toEqual(['yaml:4:11: The step has no key "recieve". Did you mean `receive`?']);
  });
});

describe('many files', () => {
  test('two of one name are a fault in the second; a broken one leaves the others alone', () => {
    const good = `${HEAD}steps: [{ expire: {} }]\n`;
    const { scenarios, issues } = loadScenarios([
      { file: 'one.yaml', text: good },
      { file: 'two.yaml', text: good },
      { file: 'three.yaml', text: '' },
    ]);
    expect([...scenarios.values()].map(({ file }) => file)).toEqual(['one.yaml']);
    expect(issues.map(formatIssue)).toEqual([
      'two.yaml:1:7: one.yaml has a scenario of the name a already.',
      'three.yaml:1:1: The file is empty.',
    ]);
  });
});

test('an operation that there is not is told with the one that was probably meant', () => {
  const known = [...operations, { operationId: 'createPayment', method: 'POST', path: '/payments', statuses: [503] }];
  const text = `${HEAD}respond:\n  - operation: createPaymnt\n    status: 503\n`;
  const { issues = [] } = parseScenario(text, 'f.yaml', { networksOf, operations: known });
  expect(issues.map(formatIssue)).toEqual([
    'f.yaml:5:16: There is no operation "createPaymnt"; the operations are getAccount, createPayment. Did you mean `createPayment`?',
  ]);
});

test('scenarios/schema.json is the schema of the loader; rewrite it with `vitest run test/scenarios/parse.test.ts -u`', async () => {
  await expect(`${JSON.stringify(SCENARIO_SCHEMA, null, 2)}\n`).toMatchFileSnapshot('../../scenarios/schema.json');
});
