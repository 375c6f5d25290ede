/** The configuration for Schemathesis cannot be run here, where there may be no Python; what it names must exist. */
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { loadContract } from '../../src/contract/index.js';
import { readDocument } from './document.js';

/** The settings of Schemathesis 4 that the file may use (its reference, "Configuration Options"). */
const SETTINGS = [
  ...['headers', 'base-url', 'request-timeout', 'continue-on-failure', 'warnings', 'generation', 'checks'],
  ...['parameters', 'operations'],
];
const CHECKS = [
  ...['not_a_server_error', 'status_code_conformance', 'content_type_conformance', 'response_schema_conformance'],
  ...['response_headers_conformance', 'positive_data_acceptance', 'negative_data_rejection', 'use_after_free'],
  ...['ensure_resource_availability', 'missing_required_header', 'ignored_auth', 'unsupported_method'],
];

interface Configuration {
  checks: Record<string, unknown>;
  operations: { 'include-operation-id': string }[];
  parameters: Record<string, string>;
}

const text = readFileSync(new URL('../../examples/schemathesis.toml', import.meta.url), 'utf8');
const configuration = parse(text) as unknown as Configuration;
const { operations } = await readDocument(loadContract('merchant').document);

test('the Schemathesis file is TOML with settings that Schemathesis knows', () => {
  expect(Object.keys(configuration).filter((name) => !SETTINGS.includes(name))).toEqual([]);
  expect(Object.keys(configuration.checks).filter((name) => !CHECKS.includes(name))).toEqual([]);
  const variables = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(new Set(variables)).toEqual(new Set(['TENDERBOX_API_KEY', 'TENDERBOX_URL']));
});

test('the operations and parameters that the Schemathesis file names are those of the contract', () => {
  const known = operations.map(({ operationId }) => operationId);
  const named = configuration.operations.map((operation) => operation['include-operation-id']);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
  const parameters = new Set(operations.flatMap((operation) => operation.parameters.map((p) => `${p.in}.${p.name}`)));
  expect(Object.keys(configuration.parameters).filter((name) => !parameters.has(name))).toEqual([]);
});
