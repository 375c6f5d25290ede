/** What holds between the records of an imported world: ids that are unique and lead somewhere, states that go together, books that add up. */

import { issueOfBehaviour, issueOfEffect } from '../faults/faults.js';
import { issuesOfBooks } from '../ledger/ledger.js';
import { digestOfApiKey, issueOfApiKey } from '../merchants/keys.js';
import type { Chains, Crypto, Env, Issue, ScenarioCheck, Sliced } from '../ports.js';
import type { Job, PaymentPhase, PaymentStatus, WorldData } from '../records.js';
import { JOBS, RECORD_KINDS, RECORD_LISTS, type RecordList, rowOf } from '../resources.js';
import type { Issues } from './state-checks.js';

/** What a document is validated with. */
export interface StateTools {
  chains: Pick<Chains, 'networksOf'>;
  crypto: Pick<Crypto, 'sha256Hex'>;
  scenarios?: ScenarioCheck;
  fits?: Env['fits'];
}

/** What a list of a world has. */
type Entry<L extends keyof WorldData> = WorldData[L] extends readonly (infer R)[] ? R : never;

interface Sight {
  data: WorldData;
  issues: Issues;
  /** The ids of each collection. */
  ids: Record<RecordList, Set<string>>;
}

const PHASES_OF: Readonly<Record<PaymentStatus, readonly PaymentPhase[]>> = {
  pending: ['awaiting', 'underpaid', 'detected', 'confirming'],
  paid: ['paid', 'overpaid', 'partly_refunded', 'refunded'],
  expired: ['expired', 'paid_late'],
  failed: ['failed'],
};

function unique<R>(issues: Issues, name: string, records: readonly R[], idOf: (record: R) => unknown): Set<string> {
  const seen = new Set<string>();
  for (const [i, record] of records.entries()) {
    const id = String(idOf(record));
    const known = seen.size;
    // Looked up once, not twice: nearly none repeats another.
    if (seen.add(id).size === known)
      issues.add(`${name}[${i}]`, `repeats ${id.slice(0, 100)}, which stands before it.`);
  }
  return seen;
}

const idsOf = (issues: Issues, name: string, records: readonly { id: string | number }[]): Set<string> =>
  unique(issues, name, records, ({ id }) => id);

/** Where it stands is formatted only where there is an issue. */
function refer(
  { ids, issues }: Sight,
  [records, at, member]: readonly [string, number, string],
  to: keyof Sight['ids'],
  id: string | null | undefined,
): void {
  if (id === null || id === undefined || ids[to].has(id)) return;
  issues.add(`${records}[${at}].${member}`, `names ${id.slice(0, 100)}, which is not among the ${to}.`);
}

/** Every field that names other records, by the registry. */
function checkReferred(sight: Sight): void {
  for (const kind of RECORD_KINDS) {
    const { list, refersTo = {} } = rowOf(kind);
    const fields = Object.entries(refersTo);
    sight.data[list].forEach((record, i) => {
      for (const [field, to] of fields) {
        const named = record[field as keyof typeof record] as string | readonly string[] | null | undefined;
        if (!Array.isArray(named)) refer(sight, [list, i, field], to, named as string | null | undefined);
        else for (const id of named) refer(sight, [list, i, field], to, id);
      }
    });
  }
}

/** What is wrong with a record by itself, if anything: where in it, and what. */
type IssuesOf = Iterable<readonly [member: string, message: string]>;

const lacksAny = (...fields: unknown[]): boolean => fields.includes(undefined);

function* issuesOfNetwork(currency: string, network: string, { chains }: StateTools): IssuesOf {
  const networks = chains.networksOf(currency);
  if (!networks.includes(network)) yield ['.network', `must be one of ${networks.join(', ')}.`];
}

/** What is validated of each record of a list. */
const OF_EACH: { readonly [L in keyof WorldData]?: (record: Entry<L>, tools: StateTools) => IssuesOf } = {
  *payments({ status, phase, paid_at_ms, paid_amount, paid_currency, transaction_id }) {
    if (!PHASES_OF[status].includes(phase)) yield ['.phase', `${phase} does not go with the status ${status}.`];
    if (status === 'paid' && lacksAny(paid_at_ms, paid_amount, paid_currency, transaction_id)) {
      yield ['', 'is paid and lacks paid_at_ms, paid_amount, paid_currency or transaction_id.'];
    }
  },
  *transactions({ type, payment_request_id, fee, crypto_amount, crypto_currency, network }, tools) {
    if (type === 'payment' && BigInt(fee) > BigInt(crypto_amount)) {
      yield ['.fee', `must be at most the crypto_amount ${crypto_amount}: it is taken from that.`];
    }
    if ((type === 'payout') !== (payment_request_id === null)) {
      const of_payouts = type === 'payout' ? 'must be null' : 'must name a payment';
      yield ['.payment_request_id', `${of_payouts}, because the type is ${type}.`];
    }
    yield* issuesOfNetwork(crypto_currency, network, tools);
  },
  *invoices({ status, paid_at_ms, payment_request_id, transaction_id }) {
    if (status === 'paid' && lacksAny(paid_at_ms, payment_request_id, transaction_id)) {
      yield ['', 'is paid and lacks paid_at_ms, payment_request_id or transaction_id.'];
    }
  },
  *payouts({ status, transaction_id, currency, network }, tools) {
    yield* issuesOfNetwork(currency, network, tools);
    if ((status === 'processing' || status === 'completed') && transaction_id === undefined) {
      yield ['', `is ${status} and has no transaction.`];
    }
  },
  *webhooks({ url, url_key }) {
    const right = URL.canParse(url) && new URL(url).href === url_key;
    if (!right) yield ['.url_key', 'does not belong to the URL.'];
  },
  *runs({ steps, plan }) {
    if (steps.length !== plan.length) yield ['.plan', 'must have as many entries as steps.'];
  },
};

function checkEach({ data, issues }: Sight, tools: StateTools): void {
  for (const [list, issuesOf] of Object.entries(OF_EACH) as [keyof WorldData, (...given: unknown[]) => IssuesOf][]) {
    for (const [i, record] of (data[list] as unknown[]).entries()) {
      for (const [member, message] of issuesOf(record, tools)) issues.add(`${list}[${i}]${member}`, message);
    }
  }
}

function checkJobs(sight: Sight): void {
  const { jobs, counters, ledger } = sight.data;
  if (counters.ledger < ledger.length) sight.issues.add('counters.ledger', 'is less than the entries that there are.');
  jobs.forEach((job: Job, i) => {
    refer(sight, ['jobs', i, 'subject'], rowOf(JOBS[job.kind].of).list, job.subject);
    if (job.id > counters.job) sight.issues.add(`jobs[${i}].id`, `is above counters.job, which is ${counters.job}.`);
  });
}

const checkLedger = ({ data, issues }: Sight): void => {
  for (const issue of issuesOfBooks(data)) issues.add('ledger', issue);
};

function checkKeys({ data, issues }: Sight, { crypto }: StateTools): void {
  for (const [name, keys] of Object.entries({ keys: data.keys, 'origin.keys': data.origin.keys })) {
    idsOf(issues, name, keys);
    for (const [i, key] of keys.entries()) {
      const issue = issueOfApiKey(key, crypto);
      if (issue !== undefined) issues.add(`${name}[${i}].api_key_sha256`, issue);
    }
    unique(issues, name, keys, (key) => `the SHA-256 ${digestOfApiKey(key, crypto)} of an API key`);
    unique(issues, name, keys, ({ public_key }) => public_key);
  }
  if (data.origin.keys.length === 0) issues.add('origin.keys', 'must have at least one key.');
  if (data.origin.merchant.id !== data.merchant.id) issues.add('origin.merchant.id', 'must be the id of the merchant.');
}

/** A fault that could never have been added would be done as nobody can foresee. */
function checkFaults({ data, issues }: Sight): void {
  for (const [i, { match, effect, webhook, behave }] of data.faults.entries()) {
    const path = `faults[${i}]`;
    const of_calls = match !== undefined && effect !== undefined;
    const of_deliveries = webhook !== undefined && behave !== undefined;
    if (of_calls === of_deliveries) {
      issues.add(path, 'must have match and effect, or webhook and behave.');
      continue;
    }
    const issue = of_calls ? issueOfEffect(effect) : issueOfBehaviour(behave ?? {});
    if (issue !== undefined) issues.add(of_calls ? `${path}.effect` : `${path}.behave`, issue.message);
  }
}

/** What a world was told to do is validated as it was when somebody told it. */
function* checkScenarios({ data, issues }: Sight, scenarioCheck: ScenarioCheck): Sliced<void> {
  const report = (place: string, issue: Issue | undefined): void => {
    if (issue !== undefined) issues.add(issue.path === '' ? place : `${place}.${issue.path}`, issue.message);
  };
  for (const issue of scenarioCheck.scenarios(data.scenarios)) {
    report('scenarios', issue);
    if (issues.full) return;
    yield;
  }
  for (const [i, run] of data.runs.entries()) {
    if (issues.full) return;
    report(`runs[${i}]`, scenarioCheck.run(run));
    yield;
  }
  for (const [i, fault] of data.faults.entries()) report(`faults[${i}]`, scenarioCheck.fault(fault));
}

/** What the contract calls such fields. A record that no answer may show would fail each call that asks for it. */
const FORMATS = [
  ['customer_email', 'email'],
  ['email', 'email'],
  ['due_date', 'date'],
  ['callback_url', 'uri'],
  ['url', 'uri'],
  ['origin', 'uri'],
] as const;

function checkFormats({ data, issues }: Sight, { fits }: StateTools): void {
  if (fits === undefined) return;
  const checkRecord = (path: () => string, record: object): void => {
    for (const [field, format] of FORMATS) {
      const value = record[field as keyof typeof record] as unknown;
      if (typeof value !== 'string' || fits(format, value)) continue;
      issues.add(`${path()}.${field}`, `must be of the format ${format}.`);
    }
  };
  checkRecord(() => 'merchant', data.merchant);
  checkRecord(() => 'origin.merchant', data.origin.merchant);
  for (const list of [...RECORD_LISTS, 'webhooks'] as const) {
    // Where a delivery went is not what its endpoint has now, and nothing is asked for it.
    if (list === 'deliveries') continue;
    for (const [i, record] of data[list].entries()) checkRecord(() => `${list}[${i}]`, record);
  }
  for (const [i, endpoint] of data.origin.webhooks.entries()) checkRecord(() => `origin.webhooks[${i}]`, endpoint);
}

/** What is validated of the records, one after the other. */
const CHECKS: readonly ((sight: Sight, tools: StateTools) => void)[] = [
  checkReferred,
  checkEach,
  checkJobs,
  checkLedger,
  checkKeys,
  checkFaults,
  checkFormats,
];

/** Validates what holds between the records; each of them has its shape already. */
export function* checkReferences(data: WorldData, issues: Issues, tools: StateTools): Sliced<void> {
  const ids = {} as Sight['ids'];
  for (const name of RECORD_LISTS) {
    ids[name] = idsOf(issues, name, data[name]);
    yield;
  }
  for (const name of ['webhooks', 'ledger', 'jobs', 'journal'] as const) idsOf(issues, name, data[name]);
  unique(issues, 'idempotency', data.idempotency, ({ slot }) => slot);
  const sight: Sight = { data, issues, ids };
  for (const check of CHECKS) {
    check(sight, tools);
    yield;
  }
  if (tools.scenarios !== undefined) yield* checkScenarios(sight, tools.scenarios);
}
