/**
 * The proxy of Redocly stands in front of the sandbox, takes down all traffic, and says where it drifted from the contract.
 * The traffic is the walk that reaches every operation and kind of refusal; each preset is walked, with its own contract.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultSettings, type Settings } from '../../src/domain/merchants/settings.js';
import type { Merchant } from '../../src/index.js';
import { PRESETS } from '../../src/variants/presets.js';
import { openBox, openReceiver } from '../support/box.js';
import { walkThrough } from '../variants/walk.js';
import { type ProxyServer, startProxy } from './proxy.js';
import { program, scratch } from './redocly.js';

interface Problem {
  ruleId: string;
  message: string;
  method: string;
  path: string;
  status: number;
  target: 'request' | 'response';
}
interface Report {
  run: { totalExchanges: number; totalProblems: number };
  problems: Problem[];
}

// Its other rules look for what belongs to a service on the internet, such as traffic without TLS.
const RULES = 'undocumented-endpoint,schema-consistency';
// Documented, though not as parameters but as the credentials of the security schemes, where it does not look.
const CREDENTIALS = 'x-api-key,x-api-timestamp,x-api-signature';

/** Starts the proxy before a merchant, with a contract; `change` makes it another one than the merchant's. */
async function startDrift(merchant: Merchant, change: (document: Contract) => void = () => {}) {
  const headers = { 'x-api-key': merchant.apiKey };
  const document = (await (await fetch(`${merchant.url}/openapi.json`, { headers })).json()) as Contract;
  change(document);
  const folder = scratch();
  const [api, har] = [join(folder, 'contract.json'), join(folder, 'traffic.har')];
  writeFileSync(api, JSON.stringify(document));
  const target = new URL(merchant.url).origin;
  const args = ['proxy', '--target', target, '--port', '0', '--har', har, '--api', api, '--match-mode', 'basepath'];
  const looking = ['--rules', RULES, '--ignore-headers', CREDENTIALS, '--format', 'json'];
  const listening = /listening on (http:\/\/127\.0\.0\.1:\d+)/;
  const proxy = await startProxy(program, [...args, ...looking], listening);
  const report = async (): Promise<Report> => JSON.parse(await proxy.stop());
  const recorded = () => JSON.parse(readFileSync(har, 'utf8')).log.entries.length as number;
  return { through: behind(merchant, proxy), report, recorded };
}

interface Contract {
  components: { schemas: Record<string, { required?: string[] }> };
}

/** The same merchant, whose public API is reached through a proxy. */
const behind = (merchant: Merchant, proxy: ProxyServer): Merchant =>
  Object.create(merchant, { url: { value: `${proxy.url}/v1` } });

/**
 * What it finds and is meant: requests of the walk that are wrong on purpose, and are refused; methods that a path does not
 * have; and the contract, which does not document itself.
 */
const meant = ({ ruleId, target, method, path, status }: Problem): boolean =>
  ruleId === 'undocumented-endpoint'
    ? status === 405 || `${method} ${path}` === 'GET /v1/openapi.json'
    : target === 'request' && status >= 400;

test.each(Object.keys(PRESETS))(
  '%s: nothing that is answered drifts from the contract',
  async (name) => {
    const settings: Settings = { ...defaultSettings(), ...PRESETS[name]?.settings };
    const merchant = await (await openBox()).createMerchant({ profile: settings });
    const drift = await startDrift(merchant);
    const { violations, calls } = await walkThrough(drift.through, settings, await openReceiver());
    expect(violations).toEqual([]);
    const { run, problems } = await drift.report();
    const drifted = problems.filter((problem) => !meant(problem));
    expect(drifted.map(({ method, path, status, message }) => `${method} ${path} ${status}: ${message}`)).toEqual([]);
    // The walk reads the contract once, and that is no call of its own.
    expect(run.totalExchanges).toBe(calls + 1);
    expect(drift.recorded()).toBe(calls + 1);
  },
  60_000,
);

test('it does judge: an answer without what the contract demands is drift', async () => {
  const box = await openBox();
  const drift = await startDrift(box, ({ components }) => components.schemas.Account?.required?.push('phone'));
  const headers = { authorization: `Bearer ${box.apiKey}` };
  for (const path of ['account', 'balance', 'nowhere']) {
    await (await fetch(`${drift.through.url}/${path}`, { headers })).text();
  }
  const { problems } = await drift.report();
  expect(problems.map(({ ruleId, path, message }) => `${ruleId} ${path}: ${message}`)).toEqual([
    'schema-consistency /v1/account: Response is missing required field "phone".',
    'undocumented-endpoint /v1/nowhere: Undocumented endpoint: GET /v1/nowhere',
  ]);
});
