/** Every condition that a call is refused for, in every spelling (docs/service.md#errors). */
import { every } from '../../support/combinations.js';
import { type CallStep, type Case, settingsText } from '../case.js';
import { CRYPTO, CURRENCIES, PROBLEMS, type Problem } from '../facts.js';
import { ADDRESSES } from './addresses.js';

interface Condition {
  what: string;
  before?: readonly CallStep[];
  step: CallStep;
  alone?: boolean;
}

const refused = (problem: Problem, parameter?: string, rule?: string): CallStep['wanted'] => ({
  problem,
  ...(parameter === undefined ? {} : { parameter }),
  ...(rule === undefined ? {} : { rule }),
});

const payment = (fields: object, wanted: CallStep['wanted']): CallStep => ({
  call: 'POST /payments',
  body: { amount: 10, currency: 'EUR', ...fields },
  ...(wanted === undefined ? {} : { wanted }),
});
const payout = (fields: object, wanted: CallStep['wanted']): CallStep => ({
  call: 'POST /payouts',
  body: { amount: 1, currency: 'BTC', address: ADDRESSES.BTC?.[0], ...fields },
  ...(wanted === undefined ? {} : { wanted }),
});
const hook = (wanted?: CallStep['wanted']): CallStep => ({
  call: 'POST /webhooks',
  body: { url: '{inbox}', event_types: ['payment.succeeded'] },
  ...(wanted === undefined ? {} : { wanted }),
});
const keyed = (step: CallStep): CallStep => ({ ...step, headers: { 'idempotency-key': 'one' } });
const forced = (problem: Problem): Condition => ({
  what: `${problem} that was asked for`,
  step: { ...payment({}, refused(problem)), headers: { prefer: `code=${PROBLEMS[problem].status}` } },
});

const CONDITIONS: readonly Condition[] = [
  { what: 'no credential', alone: true, step: { call: 'GET /balance', by: () => ({}), wanted: refused('key') } },
  { what: 'no amount', step: payment({ amount: undefined }, refused('invalid', 'amount', 'required')) },
  { what: 'an amount that is a text', step: payment({ amount: '10' }, refused('invalid', 'amount', 'numeric')) },
  { what: 'a member that nobody knows', step: payment({ colour: 'red' }, refused('invalid', 'colour', 'unknown')) },
  {
    what: 'half a body',
    step: { call: 'POST /payments', text: '{"amount":', wanted: refused('invalid', 'body', 'json') },
  },
  {
    what: 'another content type',
    step: { ...payment({}, refused('invalid')), headers: { 'content-type': 'text/plain' } },
  },
  {
    what: 'a limit beyond 100',
    step: { call: 'GET /payments?limit=101', wanted: refused('invalid', 'limit', 'max:100') },
  },
  {
    what: 'a cursor that names nothing',
    step: { call: 'GET /payments?starting_after=none', wanted: refused('invalid', 'starting_after', 'exists') },
  },
  {
    what: 'a currency that nobody knows',
    step: payment({ currency: 'XYZ' }, refused('meaning', 'currency', `in:${Object.keys(CURRENCIES).join(',')}`)),
  },
  { what: 'a third decimal', step: payment({ amount: 1.001 }, refused('meaning', 'amount', 'decimals:2')) },
  {
    what: 'an expiry in the past',
    step: payment({ expires_at: '{-1}' }, refused('meaning', 'expires_at', 'after:now')),
  },
  { what: 'an expiry now', step: payment({ expires_at: '{+0}' }, refused('meaning', 'expires_at', 'after:now')) },
  {
    what: 'an expiry beyond 30 days',
    step: payment({ expires_at: '{+2592001}' }, refused('meaning', 'expires_at', 'max:30d')),
  },
  {
    what: 'a payout below the minimum',
    step: payout({ amount: 0.0001 }, refused('meaning', 'amount', `min:${CRYPTO.BTC?.least}`)),
  },
  {
    what: 'a payout of a fiat currency',
    step: payout({ currency: 'USD' }, refused('meaning', 'currency', `in:${Object.keys(CRYPTO).join(',')}`)),
  },
  { what: 'a bad address', step: payout({ address: 'nonsense' }, refused('address', 'address', 'format:address')) },
  { what: 'too little balance', step: payout({ amount: 101 }, refused('balance')) },
  {
    what: 'a bad address and too little balance',
    step: payout({ amount: 101, address: 'nonsense' }, refused('address', 'address')),
  },
  { what: 'an address registered twice', before: [hook()], step: hook(refused('registered')) },
  {
    what: 'a key of idempotency with another body',
    before: [keyed(payment({}, { status: 201 }))],
    step: keyed(payment({ amount: 11 }, refused('reused'))),
  },
  { what: 'an id that names nothing', step: { call: 'GET /payments/none', wanted: refused('unknown') } },
  { what: 'a path that is none', step: { call: 'GET /customers', wanted: refused('unknown') } },
  { what: 'a method that is none', step: { call: 'PATCH /payments', wanted: refused('method') } },
  ...(['invalid', 'scope', 'limit', 'crash', 'unavailable'] as const).map(forced),
];

const SETTINGS = every({
  error_codes: ['endpoint', 'catalog', 'overview'],
  error_details: ['object', 'string'],
  semantic_status: ['400', '422'],
}) as { error_codes: 'endpoint'; error_details: 'object'; semantic_status: '400' }[];

export const errors: Case[] = CONDITIONS.flatMap(({ what, before = [], step, alone = false }) =>
  SETTINGS.map((settings) => ({
    ...{ name: `${what} under ${settingsText(settings)}`, settings, steps: [...before, step] },
    alone,
  })),
);
