/** The states of a kind of record as a map: what leads to what, what was reached, and where a record is. */
import './state-diagram.css';
import { wordsOf } from './values.js';

type Place = readonly [column: number, row: number];

interface Map {
  title: string;
  states: Readonly<Record<string, Place>>;
  /** Which state leads to which, and what takes it there. */
  ways: readonly (readonly [from: string, to: string, by: string])[];
  note?: string;
}

/** Laid out by hand, from left to right in the usual order (docs/service.md#states-and-phases). */
export const STATE_MAPS: Readonly<Record<string, Map>> = {
  payment_phase: {
    title: 'Payment request',
    states: {
      awaiting: [0, 1],
      underpaid: [1, 0],
      detected: [1, 1],
      expired: [1, 2],
      confirming: [2, 1],
      paid_late: [2, 2],
      overpaid: [3, 0],
      paid: [3, 1],
      failed: [3, 2],
      partly_refunded: [4, 0],
      refunded: [4, 1],
    },
    ways: [
      ['awaiting', 'detected', 'money is seen'],
      ['awaiting', 'underpaid', 'too little is seen'],
      ['awaiting', 'expired', 'the time is up'],
      ['underpaid', 'detected', 'the rest is seen'],
      ['underpaid', 'confirming', 'the rest is confirmed'],
      ['detected', 'confirming', 'a block has it'],
      ['confirming', 'paid', 'all confirmations are there'],
      ['confirming', 'overpaid', 'there is more than was due'],
      ['confirming', 'failed', 'a day has gone'],
      ['expired', 'paid_late', 'money comes late'],
      ['overpaid', 'partly_refunded', 'a part is refunded'],
      ['paid', 'partly_refunded', 'a part is refunded'],
      ['paid', 'refunded', 'all is refunded'],
      ['partly_refunded', 'refunded', 'the rest is refunded'],
    ],
    note: 'Whatever still waits can expire or fail, and goes a step back when the network drops its transaction.',
  },
  invoice: {
    title: 'Invoice',
    states: { draft: [0, 0], open: [1, 0], paid: [2, 0], void: [1, 1], past_due: [2, 1] },
    ways: [
      ['draft', 'open', 'it is sent, or an hour has gone'],
      ['open', 'paid', 'it is paid'],
      ['open', 'past_due', 'the due date has gone'],
      ['open', 'void', 'the merchant withdraws it'],
      ['past_due', 'paid', 'it is paid'],
    ],
    note: 'A draft can be paid or made void at once, and a past due one can be made void.',
  },
  payout: {
    title: 'Payout',
    states: { pending: [0, 0], processing: [1, 0], completed: [2, 0], failed: [2, 1] },
    ways: [
      ['pending', 'processing', 'the review is over'],
      ['processing', 'completed', 'the network confirms it'],
      ['processing', 'failed', 'the network refuses it'],
    ],
    note: 'A pending one can fail or be completed at once.',
  },
};

const BOX = { width: 100, height: 30, right: 130, down: 56 };
const middle = ([column, row]: Place) => ({
  x: column * BOX.right + BOX.width / 2,
  y: row * BOX.down + BOX.height / 2,
});

/** From the side of a box to the facing side of another: straight up or down, or by a curve to the right. */
function wayBetween(from: Place, to: Place): string {
  const [a, b] = [middle(from), middle(to)];
  if (from[0] === to[0]) {
    const down = Math.sign(to[1] - from[1]) * (BOX.height / 2);
    return `M${a.x} ${a.y + down}V${b.y - down - Math.sign(down) * 4}`;
  }
  const [start, end] = [a.x + BOX.width / 2, b.x - BOX.width / 2 - 4];
  const half = (start + end) / 2;
  return `M${start} ${a.y}C${half} ${a.y} ${half} ${b.y} ${end} ${b.y}`;
}

/**
 * @param reached the states that were seen; all of them look alike where nothing is known
 * @param now where the record is
 */
export function StateDiagram({ kind, reached, now }: { kind: string; reached?: ReadonlySet<string>; now?: string }) {
  const map = STATE_MAPS[kind];
  if (map === undefined) return null;
  const places = Object.entries(map.states);
  const width = Math.max(...places.map(([, [column]]) => column)) * BOX.right + BOX.width + 2;
  const height = Math.max(...places.map(([, [, row]]) => row)) * BOX.down + BOX.height + 2;
  const lit = (state: string): boolean => reached?.has(state) ?? false;
  const seen = reached && places.filter(([state]) => lit(state)).map(([state]) => wordsOf(state));
  const said = now === undefined ? '' : `; it is ${wordsOf(now)}`;
  const label = `${map.title}: ${map.ways.map(([from, to, by]) => `${wordsOf(from)} to ${wordsOf(to)} when ${by}`).join(', ')}${said}`;
  return (
    <figure class="state-diagram" data-testid={`states-${kind}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the window is scrolled by keys too. */}
      <section class="scrolled" tabIndex={0} aria-label={`${map.title}, its states`}>
        <svg viewBox={`-1 -1 ${width} ${height}`} width={width} height={height} role="img" aria-label={label}>
          <defs>
            <marker
              id={`end-${kind}`}
              viewBox="0 0 8 8"
              refX="4"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
            >
              <path d="M0 0 8 4 0 8z" />
            </marker>
          </defs>
          {map.ways.map(([from, to, by]) => (
            <path
              key={`${from} ${to}`}
              class={lit(from) && lit(to) ? 'way lit' : 'way'}
              d={wayBetween(map.states[from] as Place, map.states[to] as Place)}
              marker-end={`url(#end-${kind})`}
            >
              <title>{by}</title>
            </path>
          ))}
          {places.map(([state, place]) => {
            const { x, y } = middle(place);
            return (
              <g key={state} class={`place${lit(state) ? ' lit' : ''}${state === now ? ' now' : ''}`}>
                <rect x={x - BOX.width / 2} y={y - BOX.height / 2} width={BOX.width} height={BOX.height} rx="8" />
                <text x={x} y={y + 4}>
                  {wordsOf(state)}
                </text>
              </g>
            );
          })}
        </svg>
      </section>
      <figcaption>
        {map.note}
        {seen && ` Reached so far: ${seen.length === 0 ? 'none' : seen.join(', ')}.`}
      </figcaption>
    </figure>
  );
}
