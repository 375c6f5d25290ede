import { createHmac } from 'node:crypto';
import SwaggerParser from '@apidevtools/swagger-parser';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { formats } from '../../src/contract/validator-helpers.js';
import { ACTIONS, type Action, pathOf } from '../../src/domain/actions.js';
import { isOfDeliveries } from '../../src/domain/faults/faults.js';
import { defaultSettings, SETTINGS } from '../../src/domain/merchants/settings.js';
import { DELIVERY_FAULTS } from '../../src/domain/records.js';
import { RESOURCES } from '../../src/domain/resources.js';

// biome-ignore lint/suspicious/noExplicitAny: the document is what is judged here, so no type may vouch for it
type Node = Record<string, any>;

/** A scenario that is not there yet is what PUT is for, and an inbox is there as soon as it is named. */
const MADE_BY_NAME = new Set(['putScenario', 'getInbox', 'putInbox', 'deleteInbox', 'listenToInbox']);

const METHODS = ['get', 'put', 'post', 'patch', 'delete'];

/** The routes of the control API that its users' scripts hold on to, with the operation behind each. */
const ROUTES = `
  GET /health getHealth
  GET /mode getMode
  GET /metrics getMetrics
  GET /merchants listMerchants
  POST /merchants createMerchant
  GET /merchants/{id} getMerchant
  DELETE /merchants/{id} deleteMerchant
  POST /claim claimMerchant
  POST /reset resetMerchant
  GET /state getState
  PUT /state putState
  GET /snapshots listSnapshots
  POST /snapshots takeSnapshot
  DELETE /snapshots/{name} deleteSnapshot
  POST /snapshots/{name}/restore restoreSnapshot
  POST /fork forkMerchant
  GET /diff/{name} diffStates
  GET /profile getProfile
  PUT /profile putProfile
  PATCH /profile patchProfile
  GET /contract getContract
  GET /clock getClock
  PUT /clock putClock
  POST /clock/advance advanceClock
  POST /settle settle
  POST /wait waitFor
  GET /keys listKeys
  POST /keys createKey
  PATCH /keys/{id} updateKey
  DELETE /keys/{id} deleteKey
  PUT /balance setBalance
  GET /ledger getLedger
  GET /payments listPayments
  POST /payments createPayment
  GET /payments/{id} getPaymentDetail
  POST /payments/{id}/receive receivePayment
  POST /payments/{id}/confirm confirmPayment
  POST /payments/{id}/pay payPayment
  POST /payments/{id}/drop dropPayment
  POST /payments/{id}/expire expirePayment
  POST /payments/{id}/fail failPayment
  POST /payments/{id}/refund refundPayment
  GET /invoices listInvoices
  POST /invoices createInvoice
  GET /invoices/{id} getInvoiceDetail
  POST /invoices/{id}/open openInvoice
  POST /invoices/{id}/pay payInvoice
  POST /invoices/{id}/void voidInvoice
  POST /invoices/{id}/past-due markInvoicePastDue
  GET /payouts listPayouts
  POST /payouts createPayout
  GET /payouts/{id} getPayoutDetail
  POST /payouts/{id}/process processPayout
  POST /payouts/{id}/complete completePayout
  POST /payouts/{id}/fail failPayout
  GET /payment-links listPaymentLinks
  POST /payment-links createPaymentLink
  GET /payment-links/{id} getPaymentLink
  POST /payment-links/{id}/open openPaymentLink
  POST /payment-links/{id}/deactivate deactivatePaymentLink
  POST /payment-links/{id}/activate activatePaymentLink
  GET /subscriptions listSubscriptions
  POST /subscriptions createSubscription
  GET /subscriptions/{id} getSubscription
  POST /subscriptions/{id}/pause pauseSubscription
  POST /subscriptions/{id}/resume resumeSubscription
  POST /subscriptions/{id}/cancel cancelSubscription
  GET /withdrawals listWithdrawals
  POST /withdrawals createWithdrawal
  GET /scenarios listScenarios
  PUT /scenarios/{name} putScenario
  POST /scenarios/{name}/run runScenario
  GET /runs/{id} getRun
  POST /runs/{id}/stop stopRun
  GET /events listEvents
  POST /events sendTestEvent
  GET /deliveries listDeliveries
  GET /deliveries/{id} getDelivery
  POST /deliveries/{id}/replay replayDelivery
  POST /deliveries/{id}/retry retryDelivery
  POST /deliveries/retry retryDeliveries
  POST /deliveries/replay-failed replayFailedDeliveries
  GET /requests listRequests
  DELETE /requests clearRequests
  GET /requests/{id} getRequest
  GET /requests/export exportRequests
  POST /requests/count countRequests
  POST /requests/{id}/resend resendRequest
  GET /events/{id} getEvent
  GET /endpoints listEndpoints
  POST /endpoints registerEndpoint
  DELETE /endpoints/{id} deleteEndpoint
  GET /inbox listInboxes
  GET /inbox/{name} getInbox
  PUT /inbox/{name} putInbox
  DELETE /inbox/{name} deleteInbox
  POST /inbox/{name}/listen listenToInbox
  POST /inbox/{name}/answer answerMessage
  GET /faults listFaults
  POST /faults addFault
  DELETE /faults clearFaults
  DELETE /faults/{id} deleteFault
  GET /coverage getCoverage
  GET /audit getAudit
  GET /overview getOverview
  GET /search findRecords
  GET /transactions listTransactions
  GET /transactions/{id} getTransactionDetail
  GET /transactions/export exportTransactions
  GET /stream openStream
  GET /profile/settings listSettings
  POST /deliveries/{id}/diagnose diagnoseDelivery
  GET /moves/{id} getMoves
  GET /jobs listJobs
  GET /timeline/{id} getTimeline
  GET /magic getMagic
  GET /fees getFees
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ') as [method: string, path: string, operationId: string]);

/** Schemas that are open on purpose: resources that the merchant contract judges, documents that others define, names that are data. */
const OPEN = [
  'PublicPayment',
  'PublicInvoice',
  'PublicPayout',
  'WorldState',
  'OpenApiDocument',
  'ScenarioInput',
  'HttpHeaders',
  'Metadata',
  'CurrencyTotalsMap',
];

let document: Node;
let operations: { method: string; path: string; operation: Node }[];
let ajv: Ajv2020;

beforeAll(async () => {
  await SwaggerParser.validate('openapi/sandbox.yaml');
  document = (await SwaggerParser.dereference('openapi/sandbox.yaml')) as Node;
  operations = Object.entries<Node>(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => item[method]).map((method) => ({ method, path, operation: item[method] })),
  );
  ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true, formats: { ...formats } });
});

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method.toUpperCase()} ${path}`;

/** Every object below `node`, with its place. */
function* walk(node: unknown, place: string): Generator<[place: string, node: Node]> {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) yield [place, node as Node];
  for (const [key, child] of Object.entries(node)) yield* walk(child, `${place}/${key}`);
}

/** Every media type of the operations and their answers, with its place. */
function mediaTypes(): [place: string, contentType: string, media: Node][] {
  return operations.flatMap((entry) => {
    const answers = Object.entries<Node>(entry.operation.responses);
    const bodies: [string, Node | undefined][] = [['request', entry.operation.requestBody], ...answers];
    return bodies.flatMap(([place, body]) =>
      Object.entries<Node>(body?.content ?? {}).map(([contentType, media]): [string, string, Node] => [
        `${nameOf(entry)} ${place} ${contentType}`,
        contentType,
        media,
      ]),
    );
  });
}

function faultsOf(schema: Node, value: unknown): string[] {
  const validate = ajv.compile(schema);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

test('an operation that is an action names it, and stands where it is called, and no other does', () => {
  const rows = Object.entries(ACTIONS).flatMap(([kind, actions]) =>
    Object.entries<Action>(actions).map(([name, { operation }]) => {
      const collection = RESOURCES[kind as keyof typeof ACTIONS].list.replace('_', '-');
      return [`${kind}.${name}`, operation, `POST /${collection}/{id}/${pathOf(name)}`];
    }),
  );
  const named = operations
    .filter(({ operation }) => operation['x-tenderbox-action'] !== undefined)
    .map((entry) => [entry.operation['x-tenderbox-action'], entry.operation.operationId, nameOf(entry)]);
  expect(named.sort()).toEqual(rows.sort());
});

describe('the control API document', () => {
  test('has every route of the control API, each with its operation, and no other', () => {
    const found = operations.map((entry) => `${nameOf(entry)} ${entry.operation.operationId}`);
    expect(found.sort()).toEqual(ROUTES.map((route) => route.join(' ')).sort());
  });

  test('says of every operation what it does', () => {
    for (const entry of operations) {
      const { operationId, summary, description, tags } = entry.operation;
      expect(operationId, nameOf(entry)).toMatch(/^[a-z]+([A-Z][a-z]+)*$/);
      expect(summary, nameOf(entry)).toMatch(/^[A-Z].{6,80}[^.]$/);
      expect(description.length, nameOf(entry)).toBeGreaterThan(20);
      expect(tags, nameOf(entry)).toHaveLength(1);
    }
  });

  test('documents for every operation the problems that it can answer with', () => {
    for (const entry of operations) {
      const { responses } = entry.operation;
      const expected = ['400', '403', '405', '500'];
      if (!['/health', '/mode'].includes(entry.path)) expected.push('401');
      if (entry.path.includes('{') && !MADE_BY_NAME.has(entry.operation.operationId)) expected.push('404');
      if (/^\/(payments|invoices|payouts)\/\{id\}\/./.test(entry.path)) expected.push('409');
      if (['/wait', '/settle'].includes(entry.path)) expected.push('408');
      expect(Object.keys(responses), nameOf(entry)).toEqual(expect.arrayContaining(expected));
      for (const [status, answer] of Object.entries<Node>(responses)) {
        if (status < '400' || entry.path === '/health') continue;
        expect(Object.keys(answer.content), `${nameOf(entry)} ${status}`).toEqual(['application/problem+json']);
      }
      expect(responses['405'].headers.Allow.required, nameOf(entry)).toBe(true);
    }
  });

  test('takes a JSON body wherever something changes, and nowhere else', () => {
    for (const entry of operations) {
      const content = Object.keys(entry.operation.requestBody?.content ?? {});
      expect(content, nameOf(entry)).toEqual(entry.method === 'get' ? [] : ['application/json']);
    }
  });

  test('asks for a body exactly where an empty object would not do', () => {
    for (const entry of operations.filter(({ method }) => method !== 'get')) {
      const { required, content } = entry.operation.requestBody;
      const emptyIsFine = faultsOf(content['application/json'].schema, {}).length === 0;
      expect(required, nameOf(entry)).toBe(!emptyIsFine);
    }
  });

  test('closes every object that is sent or received, but for those that others define', () => {
    const open: string[] = [];
    for (const [name, schema] of Object.entries<Node>(document.components.schemas)) {
      if (schema.type === 'object' && schema.additionalProperties !== false) open.push(name);
    }
    expect(open.sort()).toEqual([...OPEN].sort());
  });

  test('bounds every text and every number that it takes', () => {
    const taken = operations.flatMap((entry) => [
      entry.operation.requestBody?.content['application/json'].schema,
      ...(entry.operation.parameters ?? []).map((parameter: Node) => parameter.schema),
      ...(document.paths[entry.path].parameters ?? []).map((parameter: Node) => parameter.schema),
    ]);
    for (const [place, schema] of walk(taken, '')) {
      const free = schema.enum === undefined && schema.const === undefined;
      const bounded = schema.maxLength !== undefined || schema.format === 'date-time';
      if (schema.type === 'string' && free) expect(bounded, `${place} ${schema.description}`).toBe(true);
      if (schema.type === 'array' && place.includes('properties') && !place.includes('/yaml')) {
        expect(schema.maxItems, `${place} ${schema.description}`).toBeDefined();
      }
      if (schema.type === 'number' || schema.type === 'integer') {
        const ends = [schema.maximum ?? schema.exclusiveMaximum, schema.minimum ?? schema.exclusiveMinimum];
        expect(free && ends.includes(undefined), `${place} ${schema.description}`).toBe(false);
      }
    }
  });

  test('keeps defaults away from properties, where a validator would fill them in', async () => {
    // With its references in place: a default behind one is not filled in, so a PATCH changes only what it names.
    const { components } = (await SwaggerParser.parse('openapi/sandbox.yaml')) as Node;
    const places = [...walk(components.schemas, '')].filter(([, schema]) => 'default' in schema);
    for (const [place] of places) expect(place).toMatch(/^\/\w+Setting$/);
  });

  test('gives every body and every answer an example that is true to its schema', () => {
    for (const [place, , media] of mediaTypes()) {
      const examples = Object.entries<Node>(media.examples ?? {});
      expect(examples.length, place).toBeGreaterThan(0);
      for (const [name, example] of examples) {
        expect(faultsOf(media.schema, example.value), `${place} ${name}`).toEqual([]);
      }
    }
  });

  test('gives every parameter but the cursors an example that is true to its schema', () => {
    for (const [name, parameter] of Object.entries<Node>(document.components.parameters)) {
      if (parameter.name === 'starting_after' || parameter.name === 'ending_before') continue;
      expect(faultsOf(parameter.schema, parameter.example), name).toEqual([]);
    }
  });

  test('states in its problem examples the status that they stand under', () => {
    for (const [place, contentType, media] of mediaTypes()) {
      if (contentType !== 'application/problem+json') continue;
      for (const example of Object.values<Node>(media.examples)) {
        expect(place).toContain(` ${example.value.status} `);
      }
    }
  });

  test('shows the signature that the signed text and the secret of the example give', () => {
    const { signed_string, signature, body, event_id, event_type, summary } = {
      ...document.components.examples.DeliverySucceeded.value,
      summary: document.components.examples.DeliverySucceeded.summary,
    };
    const sent = JSON.parse(body);
    const dataText = body.slice(body.indexOf('"data":') + '"data":'.length, body.lastIndexOf(',"api_version"'));
    expect(signed_string).toBe(event_id + event_type + sent.created_at + dataText);
    const secret = summary.match(/whsec_\w+/)[0];
    expect(signature).toBe(createHmac('sha256', secret).update(signed_string).digest('hex'));
  });

  test('knows the settings with the defaults of the profile', () => {
    const { properties, required } = document.components.schemas.Profile;
    expect(required).toEqual(Object.keys(properties));
    expect(Object.keys(document.components.schemas.ProfileSettings.properties)).toEqual(required);
    expect(required).toEqual(Object.keys(SETTINGS));
    const written = Object.fromEntries(
      Object.entries<Node>(properties).map(([name, schema]) => [name, String(schema.default)]),
    );
    const expected = Object.fromEntries(
      Object.entries(defaultSettings()).map(([name, value]) => [name, String(value)]),
    );
    expect(written).toEqual(expected);
    for (const [name, rule] of Object.entries(SETTINGS)) {
      if (rule.kind !== 'text') continue;
      const { pattern, maxLength, ...schema } = properties[name];
      expect([new RegExp(pattern).source, maxLength, `format:${schema['x-tenderbox-format']}`]).toEqual([
        rule.pattern.source,
        rule.most,
        rule.rule,
      ]);
    }
  });

  test('marks the effects of deliveries, and no others', () => {
    const { properties } = document.components.schemas.FaultEffect as Node;
    const marked = Object.keys(properties).filter((name) => properties[name]['x-tenderbox-of'] === 'webhook');
    expect(marked).toHaveLength(DELIVERY_FAULTS.length);
    expect(marked).toEqual(Object.keys(properties).filter(isOfDeliveries));
  });

  test('rejects what is misspelt, and takes what its descriptions promise', () => {
    const schema = (name: string): Node => document.components.schemas[name];
    const refused: [string, unknown][] = [
      ['ReceivePaymentRequest', { curency: 'BTC' }],
      ['ReceivePaymentRequest', { currency: 'EUR' }],
      ['AdvanceRequest', {}],
      ['AdvanceRequest', { by: '15m', to: '2026-11-20T17:15:00Z' }],
      ['AdvanceRequest', { by: 'a while' }],
      ['AdvanceRequest', { by: -1 }],
      ['WaitRequest', { for: {} }],
      ['WaitRequest', { for: { event: 'payment.succeeded', payment: { id: 'pay_req_1' } } }],
      ['ClockSettings', { speed: 60 }],
      ['ProfileSettings', { auth: 'none' }],
      ['ProfileSettings', { retry_schedule: [] }],
      ['Balances', { BTC: -1 }],
      ['Balances', { XMR: 1 }],
      ['CreateMerchantRequest', { clock: 'stopped' }],
      ['WorldState', { format: 'tenderbox.world', version: 3 }],
    ];
    for (const [name, value] of refused) {
      expect(faultsOf(schema(name), value), `${name} ${JSON.stringify(value)}`).not.toEqual([]);
    }
    const taken: [string, unknown][] = [
      ...['90s', '15m', '2h', '3d', '1h30m', 'PT15M', 'P1DT12H'].map((by): [string, unknown] => [
        'AdvanceRequest',
        { by },
      ]),
      ['AdvanceRequest', { by: 0.5 }],
      ['ProfileSettings', { retry_schedule: [0, 5, 300] }],
      ['ProfileSettings', { rate_limit: '3', semantic_status: '422' }],
      ['CreateMerchantRequest', { clock: 'frozen', profile: { auth: 'signed' }, balances: { BTC: 2 } }],
    ];
    for (const [name, value] of taken) {
      expect(faultsOf(schema(name), value), `${name} ${JSON.stringify(value)}`).toEqual([]);
    }
  });
});
