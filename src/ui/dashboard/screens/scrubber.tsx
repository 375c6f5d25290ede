/** What is scheduled along one line of time: a handle says how far to go, and what would run on the way. */
import { now, zonedText, zoneName } from '../../api/clock.js';
import { useWidth } from '../../kit/use-width.js';
import { countText } from '../../kit/values.js';
import { JOB_GROUPS, JOB_WORDS, type Job, type JobGroup } from '../jobs.js';

/** Jobs that fall due within the same second. */
export interface Due {
  /** When the last of them does. */
  at_ms: number;
  jobs: Job[];
}

const SECOND_MS = 1_000;

/** Jobs, the next one first, by the second in which they fall due. */
export function duesOf(jobs: readonly Job[]): Due[] {
  const dues: Due[] = [];
  for (const job of jobs) {
    const at_ms = Date.parse(job.due_at);
    const last = dues.at(-1);
    if (last !== undefined && Math.floor(last.at_ms / SECOND_MS) === Math.floor(at_ms / SECOND_MS)) {
      last.jobs.push(job);
      last.at_ms = at_ms;
    } else dues.push({ at_ms, jobs: [job] });
  }
  return dues;
}

const HEIGHT = 150;
const BASE = 122;
const TOP = 44;
const MARGIN = 28;
const BAR = 14;
/** Columns that stand nearer to each other become one. */
const APART = 26;
const HOUR_MS = 3_600_000;
/** So long is drawn about evenly; what lies farther off comes nearer and nearer together. */
const NEAR_MS = 20_000;

const TICKS: readonly (readonly [span_ms: number, text: string])[] = [
  [60_000, '+1 m'],
  [300_000, '+5 m'],
  [1_800_000, '+30 m'],
  [HOUR_MS, '+1 h'],
  [6 * HOUR_MS, '+6 h'],
  [24 * HOUR_MS, '+1 d'],
  [7 * 24 * HOUR_MS, '+7 d'],
  [30 * 24 * HOUR_MS, '+30 d'],
  [365 * 24 * HOUR_MS, '+1 y'],
];

interface Column {
  x: number;
  /** How many of the dues it and those before it hold. */
  upto: number;
  count: number;
  groups: Partial<Record<JobGroup, number>>;
}

function columnsOf(dues: readonly Due[], xOf: (at_ms: number) => number): Column[] {
  const columns: Column[] = [];
  for (const [i, { at_ms, jobs }] of dues.entries()) {
    const x = xOf(at_ms);
    let column = columns.at(-1);
    if (column === undefined || x - column.x > APART) {
      column = { x, upto: i, count: 0, groups: {} };
      columns.push(column);
    }
    column.upto = i + 1;
    column.count += jobs.length;
    for (const { kind } of jobs) {
      const { group } = JOB_WORDS[kind];
      column.groups[group] = (column.groups[group] ?? 0) + 1;
    }
  }
  return columns;
}

interface ScrubberProps {
  dues: readonly Due[];
  /** How many of the dues lie on the way. */
  chosen: number;
  onChoose: (chosen: number) => void;
}

export function Scrubber({ dues, chosen, onChoose }: ScrubberProps) {
  const [frame, width] = useWidth();
  return (
    <div class="scrubber" ref={frame}>
      {width > 0 && <Drawing {...{ dues, chosen, onChoose, width }} />}
    </div>
  );
}

function Drawing({ dues, chosen, onChoose, width }: ScrubberProps & { width: number }) {
  const from_ms = now.value ?? 0;
  const longest_ms = Math.max(HOUR_MS, (dues.at(-1)?.at_ms ?? 0) - from_ms);
  const scale = (width - 2 * MARGIN) / Math.log1p(longest_ms / NEAR_MS);
  const xOf = (at_ms: number): number => MARGIN + scale * Math.log1p(Math.max(0, at_ms - from_ms) / NEAR_MS);
  const columns = columnsOf(dues, xOf);
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const target_ms = dues[chosen - 1]?.at_ms ?? from_ms;
  // Behind the last column that it takes in, so that it hides none.
  const x = Math.min(width - 9, xOf(target_ms) + BAR);
  const label = `${zonedText(target_ms).slice(11, 19)} ${zoneName()}`;
  const jobs = dues.slice(0, chosen).reduce((sum, due) => sum + due.jobs.length, 0);
  const choose = (count: number): void => onChoose(Math.max(1, Math.min(dues.length, count)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = chosenByKey(event.key, dues, chosen, target_ms);
    if (to === undefined) return;
    event.preventDefault();
    choose(to);
  };
  const follow = (event: PointerEvent): void => {
    const left = (event.currentTarget as Element).getBoundingClientRect().left;
    const near = columns.filter((column) => column.x <= event.clientX - left + APART / 2).at(-1);
    choose(near?.upto ?? 1);
  };
  return (
    <div
      class="sand"
      role="slider"
      tabIndex={0}
      aria-label="Advance to"
      aria-valuemin={1}
      aria-valuemax={dues.length}
      aria-valuenow={chosen}
      aria-valuetext={`${label}, ${countText(jobs, 'job')}`}
      data-testid="scrubber"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <svg width={width} height={HEIGHT} aria-hidden="true">
        <rect fill="var(--sand-ground)" x={MARGIN} y={24} width={Math.max(0, x - MARGIN)} height={BASE - 24} />
        <Axis width={width} longest_ms={longest_ms} xOf={(span_ms) => xOf(from_ms + span_ms)} />
        {columns.map((column) => (
          <Bars key={column.upto} column={column} most={most} isIn={column.upto <= chosen} />
        ))}
        <Handle x={x} width={width} label={label} />
      </svg>
    </div>
  );
}

/** Where a key leads to, if it is one that moves the handle. */
function chosenByKey(key: string, dues: readonly Due[], chosen: number, target_ms: number): number | undefined {
  const within = (limit_ms: number): number => dues.filter(({ at_ms }) => at_ms <= limit_ms).length;
  return {
    ArrowRight: chosen + 1,
    ArrowUp: chosen + 1,
    ArrowLeft: chosen - 1,
    ArrowDown: chosen - 1,
    PageUp: Math.max(chosen + 1, within(target_ms + HOUR_MS)),
    PageDown: Math.min(chosen - 1, within(target_ms - HOUR_MS)),
    Home: 1,
    End: dues.length,
  }[key];
}

/** The line of time, with as many ticks as there is room for. */
function Axis({ width, longest_ms, xOf }: { width: number; longest_ms: number; xOf: (span_ms: number) => number }) {
  let last = xOf(0);
  const ticks = TICKS.map(([span_ms, text]) => ({ span_ms, text, x: xOf(span_ms) })).filter(({ span_ms, x }) => {
    if (span_ms > longest_ms || x - last < 48) return false;
    last = x;
    return true;
  });
  return (
    <>
      <path stroke="var(--line-2)" d={`M0 ${BASE + 0.5}H${width}`} />
      <text x={MARGIN} y={HEIGHT - 6}>
        now
      </text>
      {ticks.map(({ text, x }) => (
        <g key={text}>
          <path stroke="var(--line-2)" d={`M${x} ${BASE}v6`} />
          <text x={x} y={HEIGHT - 6}>
            {text}
          </text>
        </g>
      ))}
    </>
  );
}

function Handle({ x, width, label }: { x: number; width: number; label: string }) {
  const tag = Math.min(Math.max(x, 52), width - 52);
  return (
    <>
      <path d={`M${MARGIN} 24V${BASE + 6}M${x} 24V${BASE}`} stroke="var(--sand)" stroke-width="2" />
      <rect fill="var(--sand)" x={tag - 48} y={0} width={96} height={22} rx={6} />
      <text class="tag" x={tag} y={15}>
        {label}
      </text>
      <circle class="handle" cx={x} cy={BASE} r={8} />
    </>
  );
}

function Bars({ column, most, isIn }: { column: Column; most: number; isIn: boolean }) {
  let y = BASE - 3;
  return (
    <g class={isIn ? 'column in' : 'column'}>
      {(Object.keys(JOB_GROUPS) as JobGroup[]).map((group) => {
        const count = column.groups[group] ?? 0;
        if (count === 0) return null;
        const height = Math.max(3, ((BASE - TOP - 14) * count) / most);
        y -= height + 1.5;
        return (
          <rect
            key={group}
            fill={`var(--${JOB_GROUPS[group].fill})`}
            x={column.x - BAR / 2}
            y={y + 1.5}
            width={BAR}
            height={height}
            rx={2}
          />
        );
      })}
      <text x={column.x} y={y - 3}>
        {column.count}
      </text>
    </g>
  );
}
