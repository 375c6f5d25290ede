/** The steps of a scenario on a line: what happens, after how long, and how far a run has come. */
import type { Reply } from '../../api/control.js';
import { Sign } from '../../kit/signs.js';
import { capital, countText, toneOf, wordsOf } from '../../kit/values.js';

export type Scenario = Reply<'/scenarios', 'get'>['data'][number];

/** One stop on the line. */
export interface Stop {
  name: string;
  /** The state whose sign it has. */
  status: string;
  /** How long after the stop before. */
  after?: string | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

/** What an action brings about. */
const VERBS: Readonly<Record<string, readonly [name: string, status: string]>> = {
  receive: ['Seen', 'detected'],
  confirm: ['Confirmed', 'paid'],
  pay: ['Paid', 'paid'],
  expire: ['Expired', 'expired'],
  fail: ['Failed', 'failed'],
  drop: ['Dropped', 'dropped'],
  refund: ['Refunded', 'refunded'],
  open: ['Opened', 'open'],
  past_due: ['Past due', 'past_due'],
  void: ['Voided', 'void'],
  process: ['Broadcast', 'processing'],
  complete: ['Completed', 'completed'],
};

function stopOf(step: Fields): Stop {
  const verb = Object.keys(step).find((name) => name !== 'after') ?? '';
  const detail = (typeof step[verb] === 'object' ? step[verb] : {}) as Fields;
  const [name, status] = VERBS[verb] ?? [capital(wordsOf(verb)), ''];
  const after = textOf(step.after)?.replace(/(\d)([a-z])/g, '$1 $2');
  const { percent, confirmations, amount } = detail;
  if (verb === 'receive' && typeof percent === 'number')
    return { name: `${percent} %`, status: percent < 100 ? 'underpaid' : 'overpaid', after };
  if (verb === 'confirm' && typeof confirmations === 'number')
    return { name: `+${countText(confirmations, 'block')}`, status: 'confirming', after };
  if (verb === 'refund' && amount !== undefined) return { name: 'Part refunded', status: 'partly_refunded', after };
  return { name, status, after };
}

const BEGINNINGS: Readonly<Record<Scenario['on'], Stop>> = {
  'payment.created': { name: 'Created', status: 'awaiting' },
  'invoice.created': { name: 'Created', status: 'open' },
  'payout.created': { name: 'Created', status: 'pending' },
  'webhook.registered': { name: 'Registered', status: 'open' },
  manual: { name: 'Start', status: 'open' },
};

/** How webhooks misbehave, in a word. */
function hookStop(rule: Fields): Stop {
  const { duplicate, drop, reorder, bad_signature, delay } = rule;
  if (typeof duplicate === 'number') return { name: `Event ×${duplicate}`, status: 'overpaid' };
  if (drop) return { name: 'Event lost', status: 'failed' };
  if (reorder) return { name: 'Event late', status: 'paid_late' };
  if (bad_signature) return { name: 'Bad signature', status: 'failed' };
  return { name: delay === undefined ? 'Event' : 'Event delayed', status: delay === undefined ? 'paid' : 'paid_late' };
}

function answerStop({ status, times }: Fields): Stop {
  const what = textOf(status) ?? 'Fault';
  return { name: typeof times === 'number' && times > 1 ? `${what} ×${times}` : what, status: 'failed' };
}

/** Stops that there is room for. */
const MOST = 5;

/** The stops of a scenario: what it begins with, its steps, and what it does to calls and webhooks. */
export function stopsOf({ on, steps, deliveries = [], respond = [] }: Scenario): Stop[] {
  const first = respond.length > 0 ? { name: 'Call', status: 'open' } : BEGINNINGS[on];
  const all = [first, ...steps.map(stopOf), ...respond.map(answerStop), ...deliveries.map(hookStop)];
  const left_out = all.length - MOST;
  if (left_out <= 0) return all;
  return [...all.slice(0, MOST - 1), { name: `${left_out + 1} more`, status: '' }];
}

const WIDTH = 280;
const MARGIN = 30;
const LINE = 14;
const SIGN = 14;

/** Where words stand so that they end within the drawing. */
const anchorOf = (i: number, last: number): 'start' | 'middle' | 'end' =>
  i === 0 ? 'start' : i === last ? 'end' : 'middle';

interface StripProps {
  stops: readonly Stop[];
  /** How many steps of a run were played; undefined where none runs. */
  played?: number | undefined;
}

export function StepStrip({ stops, played }: StripProps) {
  const last = stops.length - 1;
  const gap = (WIDTH - 2 * MARGIN) / Math.max(1, last);
  const xOf = (i: number): number => MARGIN + i * gap;
  const edgeOf = (i: number): number => (i === 0 ? 4 : i === last ? WIDTH - 4 : xOf(i));
  const label = stops.map(({ name, after }) => (after ? `${name} after ${after}` : name)).join(', ');
  return (
    <svg class="strip" viewBox={`0 -8 ${WIDTH} 50`} role="img" aria-label={label}>
      <path d={`M${xOf(0)} ${LINE}H${xOf(last)}`} stroke="var(--line-2)" stroke-width="2" />
      {played !== undefined && (
        <path d={`M${xOf(0)} ${LINE}H${xOf(Math.min(played, last))}`} stroke="var(--sand)" stroke-width="2" />
      )}
      {stops.map(({ name, status, after }, i) => (
        <g key={i} class={played !== undefined && i > played ? 'ahead' : undefined}>
          <circle class="clear" cx={xOf(i)} cy={LINE} r={SIGN / 2 + 3} />
          <g transform={`translate(${xOf(i) - SIGN / 2} ${LINE - SIGN / 2})`}>
            <Sign tone={toneOf(status)} status={status} />
          </g>
          <text class="name" x={edgeOf(i)} y={LINE + 24} text-anchor={anchorOf(i, last)}>
            {name}
          </text>
          {after && (
            <text x={xOf(i) - gap / 2} y={LINE - 9} text-anchor="middle">
              {after}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
