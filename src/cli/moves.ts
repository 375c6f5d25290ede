/** What customers, chains and reviewers do to one resource. The id's prefix says what it is. */
import { Option } from 'commander';
import { ID_PREFIXES } from '../domain/ids.js';
import { connect, type JsonObject } from './client.js';
import { type Context, EXIT, wrongInput } from './context.js';
import { type ClientOptions, clientCommand } from './parse.js';
import { resourceLine, show } from './print.js';

type Kind = 'payment' | 'invoice' | 'payout';

const NAMES: Readonly<Record<Kind, string>> = {
  payment: 'a payment request',
  invoice: 'an invoice',
  payout: 'a payout',
};

/** Options that become fields of the body. */
const FIELDS = {
  amount: { flag: '--amount <AMOUNT>', number: true, help: 'how much' },
  percent: { flag: '--percent <PERCENT>', number: true, help: 'how much of what is due' },
  currency: { flag: '--currency <CODE>', number: false, help: 'the cryptocurrency that is sent' },
  network: { flag: '--network <NAME>', number: false, help: 'the network that it is sent on' },
  confirmations: { flag: '--confirmations <N>', number: true, help: 'how many blocks' },
  transaction_id: { flag: '--transaction-id <ID>', number: false, help: 'the transaction; else as many as fit' },
  reason: { flag: '--reason <TEXT>', number: false, help: 'why' },
  stage: { flag: '--stage <STAGE>', number: false, help: 'where a payout fails: review or broadcast' },
} as const;
type Field = keyof typeof FIELDS;

/** What an option means to one command alone. */
const HELP_OF: Readonly<Record<string, Partial<Record<Field, string>>>> = {
  drop: { reason: 'why: dropped or double_spent' },
};

/** Which resources a command is for, and what it can say about each. */
const MOVES: Readonly<Record<string, Partial<Record<Kind, readonly Field[]>>>> = {
  pay: { payment: ['amount', 'percent', 'currency', 'network'], invoice: ['amount', 'percent', 'currency', 'network'] },
  receive: { payment: ['amount', 'percent', 'currency', 'network', 'confirmations'] },
  confirm: { payment: ['confirmations', 'transaction_id'] },
  drop: { payment: ['transaction_id', 'reason'] },
  expire: { payment: [] },
  fail: { payment: ['reason'], payout: ['stage', 'reason'] },
  refund: { payment: ['amount'] },
  process: { payout: [] },
  complete: { payout: [] },
  open: { invoice: [] },
  void: { invoice: [] },
  'past-due': { invoice: [] },
};

const PATHS: Readonly<Record<Kind, string>> = { payment: 'payments', invoice: 'invoices', payout: 'payouts' };

function kindOf(name: string, id: string): Kind {
  const kinds = Object.keys(MOVES[name] ?? {}) as Kind[];
  const found = kinds.find((kind) => id.startsWith(ID_PREFIXES[kind]));
  if (found !== undefined) return found;
  const expected = kinds.map((kind) => `${NAMES[kind]} (${ID_PREFIXES[kind]}…)`).join(' or ');
  throw wrongInput(`${name} is for ${expected}; ${JSON.stringify(id)} is none.`);
}

function bodyOf(name: string, kind: Kind, given: Readonly<Record<string, unknown>>): JsonObject {
  const allowed = MOVES[name]?.[kind] ?? [];
  const body: JsonObject = {};
  for (const [field, { flag, number }] of Object.entries(FIELDS)) {
    const text = given[field];
    if (typeof text !== 'string') continue;
    const option = flag.split(' ')[0];
    if (!allowed.includes(field as Field))
      throw wrongInput(`${option} does not apply to ${NAMES[kind]}; leave it out.`);
    if (number && !/^\d+(\.\d+)?$/.test(text))
      throw wrongInput(`${option} must be a number, not ${JSON.stringify(text)}.`);
    body[field] = number ? Number(text) : field === 'currency' ? text.toUpperCase() : text;
  }
  return body;
}

export async function run(name: string, args: string[], context: Context): Promise<number> {
  const command = clientCommand(name, context).argument('<ID>', 'the id of the resource');
  const fields = new Set(Object.values(MOVES[name] ?? {}).flat());
  for (const field of fields) {
    command.addOption(new Option(FIELDS[field].flag, HELP_OF[name]?.[field] ?? FIELDS[field].help));
  }
  command.parse(args, { from: 'user' });
  const id = command.args[0] as string;
  const options = command.opts<ClientOptions & Record<string, unknown>>();
  const kind = kindOf(name, id);
  const body = bodyOf(name, kind, { ...options, transaction_id: options.transactionId });
  const client = await connect(options, context);
  const answer = await client.send('POST', `/${PATHS[kind]}/${encodeURIComponent(id)}/${name}`, body);
  show(context, options.json, answer, () => [resourceLine(answer)]);
  return EXIT.ok;
}
