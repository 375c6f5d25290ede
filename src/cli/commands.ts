/** All commands: how they are called, what they do, and where their code is, which is loaded only when one is called. */
import { OPERATIONS } from '../client/control/generated/operations.js';
import type { DescribedAction } from '../contract/types.js';
import { RECORD_KINDS } from '../domain/resources.js';
import type { CommandModule } from './context.js';
import described from './generated/actions.json' with { type: 'json' };

/** A call of the control API. */
export interface Call {
  /** The operation, or one for each kind of record that the id may be of. */
  operation: string | Readonly<Record<string, string>>;
  /** The fields that the words after the command fill, in order; all others are options. */
  words?: readonly string[];
}

interface Row {
  usage: string;
  summary: string;
  /** Command lines that show its use; those that make a call have one of the contract. */
  examples?: readonly string[];
  load(): Promise<CommandModule>;
  /** What it calls, or for each word after its name what is called then; without such a word it lists. */
  calls?: Call | Readonly<Record<string, Call>>;
}

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
const calls = () => import('./calls.js');
const BY_ID = ['id'];

/** What customers, chains and reviewers do to one record: the id's prefix says to what. */
function actionCommands(): Record<string, Row> {
  const rows: Record<string, Row> = {};
  for (const { action, command, operation, summary } of described as DescribedAction[]) {
    const [kind = ''] = action.split('.');
    const before = rows[command];
    rows[command] = {
      usage: `${command} ${before === undefined ? `${kind.toUpperCase()}_ID` : 'ID'}`,
      summary: [before?.summary, lower(summary)].filter(Boolean).join('; '),
      load: calls,
      calls: {
        operation: { ...((before?.calls as Call | undefined)?.operation as object), [kind]: operation },
        words: BY_ID,
      },
    };
  }
  return rows;
}

/** The operation of each kind of record that has one, by its name: `getPaymentDetail`, `createPaymentLink`. */
function byKind(verb: string): [kind: string, operation: string][] {
  return RECORD_KINDS.flatMap((kind) => {
    const name = verb + kind.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    const operation = [`${name}Detail`, name].find((id) => Object.hasOwn(OPERATIONS, id));
    return operation === undefined ? [] : [[kind, operation]];
  });
}

const SHOWN = { ...Object.fromEntries(byKind('get')), request: 'getRequest', account: 'getMerchant' };

const CREATED = {
  ...Object.fromEntries(byKind('create').map(([kind, operation]) => [kind.replaceAll('_', '-'), { operation }])),
  withdrawal: { operation: 'createWithdrawal' },
  merchant: { operation: 'createMerchant' },
  webhook: { operation: 'registerEndpoint', words: ['url'] },
};

/** The row of a command that makes a call. */
const row = (usage: string, summary: string, made: Row['calls']): Row => ({ usage, summary, calls: made, load: calls });

const webhooks = () => import('./webhooks.js');

const actions = actionCommands();

export const COMMANDS: Readonly<Record<string, Row>> = {
  start: {
    usage: 'start [OPTIONS]',
    summary: 'run the sandbox until it is told to stop',
    examples: ['start --clock frozen --seed 1', 'start --data sandbox.json --webhook http://127.0.0.1:3000/webhooks'],
    load: () => import('./start.js'),
  },
  demo: {
    usage: 'demo',
    summary: 'makes a payment, pays it, and shows every call, state and webhook',
    examples: ['demo'],
    load: () => import('./demo.js'),
  },
  exec: {
    usage: 'exec [OPTIONS] -- CMD…',
    summary: 'runs a command with a sandbox of its own, and judges what it exercised',
    examples: ['exec -- npm test', 'exec --strict --min-coverage 40 --report html=coverage.html -- npm test'],
    load: () => import('./exec.js'),
  },
  verify: {
    usage: 'verify PROOF -- CMD…',
    summary: 'runs a command again, and compares with the proof that exec --proof wrote',
    examples: ['verify proof.json -- npm test'],
    load: () => import('./exec.js'),
  },
  ...actions,
  open: {
    ...actions.open,
    usage: 'open [ID]',
    summary: `open the dashboard in a browser; ${actions.open?.summary}`,
    load: () => import('./open.js'),
  },
  advance: row('advance 15m', 'time passes; answers after the webhooks it caused', { operation: 'advanceClock' }),
  run: row('run SCENARIO [ID]', 'runs a scenario on a resource, or on a new one', {
    operation: 'runScenario',
    words: ['name', 'resource_id'],
  }),
  stop: row('stop RUN_ID', 'stops a run; its waiting steps never happen', { operation: 'stopRun', words: BY_ID }),
  fund: row('fund BTC 2', 'sets the available balance of a currency', { operation: 'setBalance' }),
  claim: row('claim CODE', "keeps the merchant of a public sandbox for good, by the operator's code", {
    operation: 'claimMerchant',
    words: ['code'],
  }),
  reset: row('reset', 'puts the merchant back to its seed state', { operation: 'resetMerchant' }),
  create: row('create KIND', 'creates a payment, an invoice, a merchant, a webhook endpoint …', CREATED),
  show: row('show ID', 'shows a record, a delivery, a request or a run as it is now', {
    operation: SHOWN,
    words: BY_ID,
  }),
  requests: row('requests [clear]', 'lists the calls of /v1, and what was wrong with them', {
    list: { operation: 'listRequests' },
    clear: { operation: 'clearRequests' },
  }),
  timeline: row('timeline ID', 'shows what happened to a record, and why', { operation: 'getTimeline', words: BY_ID }),
  audit: row('audit', "says what clients and receivers did against the service's guidance", { operation: 'getAudit' }),
  coverage: {
    usage: 'coverage [FILE…]',
    summary: 'says how much of the contract was exercised, here or by the reports of several runs',
    examples: ['coverage shard-1.json shard-2.json --min 80'],
    load: () => import('./coverage.js'),
  },
  scenarios: row('scenarios', 'lists the scenarios that can be run', { operation: 'listScenarios' }),
  keys: row('keys [create | revoke ID]', 'lists, creates and revokes API keys', {
    list: { operation: 'listKeys' },
    create: { operation: 'createKey' },
    revoke: { operation: 'deleteKey', words: BY_ID },
  }),
  faults: row('faults [add | remove ID | clear]', 'lists and makes what goes wrong on purpose', {
    list: { operation: 'listFaults' },
    add: { operation: 'addFault' },
    remove: { operation: 'deleteFault', words: BY_ID },
    clear: { operation: 'clearFaults' },
  }),
  snapshot: row('snapshot NAME', 'keeps the state of the merchant under a name', {
    operation: 'takeSnapshot',
    words: ['name'],
  }),
  snapshots: row('snapshots [delete NAME]', 'lists and deletes snapshots', {
    list: { operation: 'listSnapshots' },
    delete: { operation: 'deleteSnapshot', words: ['name'] },
  }),
  restore: row('restore NAME', 'puts the merchant back to a snapshot; its keys stay', {
    operation: 'restoreSnapshot',
    words: ['name'],
  }),
  fork: row('fork [NAME]', 'makes a second merchant in the state of this one', {
    operation: 'forkMerchant',
    words: ['label'],
  }),
  diff: row('diff A [B]', 'shows what differs between two states, or since one', {
    operation: 'diffStates',
    words: ['name', 'to'],
  }),
  export: {
    usage: 'export [FILE]',
    summary: 'writes the state of the merchant, or of all that a sandbox has',
    examples: ['export state.json', 'export all.json --from https://sandbox.example'],
    load: () => import('./state.js'),
  },
  import: {
    usage: 'import FILE',
    summary: "puts such a state in place of the merchant's, or carries a data file into a sandbox anywhere",
    examples: ['import state.json', 'import data.json --to https://sandbox.example'],
    load: () => import('./state.js'),
  },
  health: row('health', 'exits with 0 when the sandbox is ready', { operation: 'getHealth' }),
  events: {
    usage: 'events',
    summary: 'shows what happens, as it happens',
    examples: ['events --once'],
    load: webhooks,
  },
  deliveries: {
    usage: 'deliveries',
    summary: 'lists the webhooks that were sent',
    examples: ['deliveries --status failed'],
    load: webhooks,
  },
  replay: {
    usage: 'replay DELIVERY_ID',
    summary: 'sends a webhook again, or with --failed every failed one',
    examples: ['replay --failed'],
    load: webhooks,
  },
  listen: {
    usage: 'listen --forward-to URL',
    summary: 'passes the webhooks of a sandbox anywhere on to a receiver on this machine',
    examples: ['listen --forward-to http://127.0.0.1:3000/webhooks'],
    load: () => import('./listen.js'),
  },
  'check-scenarios': {
    usage: 'check-scenarios [PATH…]',
    summary: 'checks scenario files without a sandbox',
    examples: ['check-scenarios scenarios'],
    load: () => import('./check-scenarios.js'),
  },
  'check-webhook': {
    usage: 'check-webhook URL --secret S',
    summary: "examines a merchant's webhook receiver",
    examples: ['check-webhook http://127.0.0.1:3000/webhooks --secret whsec_demo'],
    load: () => import('./check-webhook.js'),
  },
  docs: {
    usage: 'docs --out FOLDER',
    summary: 'writes a site of documentation that holds the sandbox in its pages',
    examples: ['docs --out site'],
    load: () => import('./docs.js'),
  },
  contract: {
    usage: 'contract [diff OLD NEW]',
    summary: 'prints the OpenAPI document of a profile, a Postman or Bruno collection, or what breaks clients',
    examples: ['contract --profile strict --format json', 'contract diff default yesterday.yaml'],
    load: () => import('./contract.js'),
  },
  record: {
    usage: 'record --target URL',
    summary: 'passes calls on to the real service, and writes them down as a HAR without credentials',
    examples: ['record --target https://api.the-service.example/v1 --out recording.har'],
    load: () => import('./record.js'),
  },
  parity: {
    usage: 'parity RECORDING',
    summary: 'makes the calls of a recording again, and says where the sandbox answers otherwise',
    examples: ['parity recording.har --accept accepted.json'],
    load: () => import('./parity.js'),
  },
  'from-har': {
    usage: 'from-har RECORDING',
    summary: 'makes a scenario of a recording',
    examples: ['from-har recording.har --out scenarios/recorded.yaml'],
    load: () => import('./from-har.js'),
  },
  mcp: {
    usage: 'mcp',
    summary: 'serves a sandbox to coding agents by the Model Context Protocol, on standard input and output',
    load: () => import('./mcp.js'),
  },
  init: {
    usage: 'init',
    summary: 'writes a configuration, a webhook receiver and a CI job into this project',
    examples: ['init --language python'],
    load: () => import('./init.js'),
  },
  completion: {
    usage: 'completion SHELL',
    summary: 'prints what makes bash, zsh or fish complete commands',
    load: () => import('./completion.js'),
  },
};
