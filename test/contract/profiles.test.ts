/** The contract of every profile: a true document of exactly one variant of each thing. */
import SwaggerParser from '@apidevtools/swagger-parser';
import { describe, expect, test } from 'vitest';
import { applyOverlay, readOverlays } from '../../src/contract/build/index.js';
import overlayDocuments from '../../src/contract/generated/overlays.json' with { type: 'json' };
import { loadContract, profileContract } from '../../src/contract/index.js';
import {
  applyOverlays,
  BASE_VARIANTS,
  type ContractSettings,
  type ResolvedOverlay,
} from '../../src/contract/overlay.js';
import { overlaysOf } from '../../src/contract/profile.js';
import { defaultSettings, SETTINGS } from '../../src/domain/merchants/settings.js';
import { pairwise, singles } from '../support/combinations.js';
import { judgeOf } from '../support/judge.js';

const names = Object.keys(BASE_VARIANTS) as (keyof typeof BASE_VARIANTS)[];
const valuesOf = (name: keyof typeof BASE_VARIANTS): readonly string[] => SETTINGS[name].values;
const table = Object.fromEntries(names.map((name) => [name, valuesOf(name)]));
const profiles = [...singles(table), ...pairwise(table)] as ContractSettings[];
const shown = (settings: ContractSettings): string => names.map((name) => settings[name]).join(' ');
const cases = profiles.map((settings) => [shown(settings), settings] as const);
const overlays = overlayDocuments.overlays as unknown as ResolvedOverlay[];

// biome-ignore lint/suspicious/noExplicitAny: the tests read whatever the document holds, and fail where it is not there.
type Document = any;
const documentOf = (settings: ContractSettings): Document => profileContract(settings).document;
const base = (): Document => structuredClone(loadContract('merchant').document);

test('the base document is that of the default profile, and every other value of a setting has its overlay', () => {
  expect(BASE_VARIANTS).toEqual(Object.fromEntries(names.map((name) => [name, defaultSettings()[name]])));
  expect(profileContract(BASE_VARIANTS)).toBe(loadContract('merchant'));
  for (const name of names) {
    for (const value of valuesOf(name).slice(1)) {
      const inForce = overlaysOf({ ...BASE_VARIANTS, [name]: value });
      expect(
        inForce.map(({ when }) => when[name]),
        `${name} ${value}`,
      ).toEqual([value]);
    }
  }
  expect(new Set(overlays.flatMap(({ when }) => Object.keys(when)))).toEqual(new Set(names));
});

test('profiles with the same variants share one contract, whatever else differs', () => {
  const settings = { ...defaultSettings(), auth: 'bearer', fee_percent: 3 } as const;
  expect(profileContract({ ...settings, fee_percent: 7 } as never)).toBe(profileContract(settings));
});

test('the base document stays as it is', () => {
  const before = JSON.stringify(loadContract('merchant').document);
  for (const settings of profiles) profileContract(settings);
  expect(JSON.stringify(loadContract('merchant').document)).toBe(before);
});

describe('overlays', () => {
  test('do at run time what the specification makes of their YAML', async () => {
    const written = await readOverlays(new URL('../../openapi/', import.meta.url));
    for (const settings of profiles) {
      const expected = base();
      for (const overlay of overlaysOf(settings)) {
        applyOverlay(expected, written.find(({ name }) => name === overlay.name) as (typeof written)[number]);
      }
      expect(documentOf(settings), shown(settings)).toEqual(expected);
    }
  });

  const together = (a: ResolvedOverlay, b: ResolvedOverlay): boolean =>
    Object.entries(a.when).every(([name, value]) => (b.when[name] ?? value) === value);
  const buildsOn = (a: ResolvedOverlay, b: ResolvedOverlay): boolean =>
    Object.entries(b.when).every(([name, value]) => a.when[name] === value);
  const pairs = overlays.flatMap((a, i) =>
    overlays
      .slice(i + 1)
      .filter((b) => together(a, b) && !buildsOn(a, b) && !buildsOn(b, a))
      .map((b) => [a, b] as const),
  );

  test.each(pairs.map(([a, b]) => [a.name, b.name, a, b] as const))('%s and %s commute', (_a, _b, a, b) => {
    const ground = overlays.filter((each) => each !== a && each !== b && (buildsOn(a, each) || buildsOn(b, each)));
    const [ab, ba] = [base(), base()];
    applyOverlays(ab, [...ground, a, b]);
    applyOverlays(ba, [...ground, b, a]);
    expect(ab).toEqual(ba);
  });
});

describe('documents', () => {
  test.each(cases)('%s is OpenAPI 3.1', async (_, settings) => {
    await expect(SwaggerParser.validate(structuredClone(documentOf(settings)))).resolves.toMatchObject({
      openapi: '3.1.0',
    });
  });

  test.each(cases)('%s has examples that are true', async (_, settings) => {
    const judge = await judgeOf(documentOf(settings));
    expect(judge.examples()).toEqual([]);
  });
});

const CODES: Record<string, Record<string, string>> = {
  endpoint: {
    ...{ 400: 'INVALID_PARAMETER', 401: 'UNAUTHENTICATED', 403: 'PERMISSION_DENIED', 404: 'RESOURCE_NOT_FOUND' },
    ...{ 405: 'METHOD_NOT_ALLOWED', 409: 'IDEMPOTENCY_KEY_IN_USE', 422: 'IDEMPOTENCY_KEY_REUSED' },
    ...{ 429: 'RATE_LIMITED', 500: 'INTERNAL_SERVER_ERROR', 503: 'SERVICE_UNAVAILABLE' },
    '409 createWebhook': 'DUPLICATE_WEBHOOK IDEMPOTENCY_KEY_IN_USE',
    '422 createPayout': 'IDEMPOTENCY_KEY_REUSED INSUFFICIENT_BALANCE INVALID_ADDRESS',
  },
  catalog: {
    ...{ 400: 'INVALID_PARAMETER', 401: 'AUTHENTICATION_FAILED INVALID_API_KEY', 403: 'PERMISSION_DENIED' },
    ...{ 404: 'RESOURCE_NOT_FOUND', 405: 'METHOD_NOT_ALLOWED', 409: 'DUPLICATE_ENTRY', 422: 'INVALID_PARAMETER' },
    ...{ 429: 'RATE_LIMIT_EXCEEDED', 500: 'INTERNAL_ERROR', 503: 'SERVICE_UNAVAILABLE' },
    '422 createPayout': 'INSUFFICIENT_BALANCE INVALID_ADDRESS INVALID_PARAMETER',
  },
  overview: {
    ...{ 400: 'invalid_request', 401: 'authentication_failed', 403: 'permission_denied', 404: 'resource_not_found' },
    ...{ 405: 'method_not_allowed', 409: 'conflict', 422: 'invalid_request', 429: 'rate_limit_exceeded' },
    ...{ 500: 'internal_server_error', 503: 'service_unavailable' },
  },
};
const SEMANTIC_422 = ['createPayment', 'createInvoice', 'createPayout'];

const NAMED = ['payment.succeeded', 'payment.failed', 'invoice.paid', 'payout.completed'];
const inForm2 = (type: string): string =>
  type === 'payment.succeeded' ? 'payment_received' : type.replaceAll('.', '_');

describe('a contract has one of everything:', () => {
  test.each(cases)('%s', async (_, settings) => {
    const document = documentOf(settings);
    const { errors, details } = (await judgeOf(document)).answers();
    const codes = CODES[settings.error_codes] as Record<string, string>;
    for (const [operationId, status, found] of errors) {
      const wanted = new Set((codes[`${status} ${operationId}`] ?? codes[status])?.split(' '));
      if (status === '422' && settings.semantic_status === '422' && SEMANTIC_422.includes(operationId)) {
        wanted.add(codes['400'] as string);
      }
      const statusBody = status === '401' && settings.auth_error_body === 'status';
      expect([...found].sort(), `${status} ${operationId}`).toEqual(statusBody ? [] : [...wanted].sort());
    }
    expect(details).toEqual([settings.error_details]);
    expectAuthentication(document, settings.auth);
    expectEvents(document, settings);
  });
});

function expectAuthentication(document: Document, auth: string): void {
  const bearer = { bearer: [] };
  const key = { apiKey: [] };
  const signed = { publicKey: [], timestamp: [], signature: [] };
  const wanted = { any: [bearer, key, signed], bearer: [bearer], signed: [signed], key: [bearer, key] }[auth];
  expect(document.security).toEqual(wanted);
  const schemes = wanted?.flatMap((each) => Object.keys(each));
  expect(Object.keys(document.components.securitySchemes).sort()).toEqual(schemes?.sort());
}

function expectEvents(document: Document, { events, envelope }: ContractSettings): void {
  const extended = Object.keys(loadContract('merchant').document.webhooks ?? {});
  const types = events === 'named' ? extended.filter((type) => NAMED.includes(type)) : extended;
  const spelled = envelope === 'form2' ? types.map(inForm2) : types;
  expect(document.components.schemas.EventType.enum).toEqual(spelled);
  expect(Object.keys(document.webhooks)).toEqual(spelled);
}
