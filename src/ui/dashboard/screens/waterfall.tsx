/** A trace as a drawing: a row for each that took part, time to the right, and what one mark stands for beside it. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { now, zonedText } from '../../api/clock.js';
import { Icon } from '../../kit/icons.js';
import { Sign } from '../../kit/signs.js';
import { useWidth } from '../../kit/use-width.js';
import type { Line } from './line.js';
import { Chosen } from './trace-chosen.js';
import { halfOf, type Layout, labelLength, layOut, type Placed, type PlacedRow } from './trace-layout.js';
import { marksOf, rowsOf } from './trace-marks.js';

/** Until one is chosen: the last that was rejected, else the last. */
function usualOf(marks: readonly Placed[], now_ms: number): Placed | undefined {
  const past = marks.filter(({ at_ms }) => at_ms <= now_ms);
  return past.findLast(({ entry }) => entry.ok === false) ?? past.at(-1) ?? marks[0];
}

export function Waterfall({ line: { entries } }: { line: Line }) {
  const [frame, room] = useWidth();
  const [id, setId] = useState<string>();
  const left = useSignal(0);
  const marks = marksOf(entries);
  const now_ms = now.value ?? Math.max(0, ...marks.filter(({ shape }) => shape !== 'ring').map(({ at_ms }) => at_ms));
  const layout = layOut(rowsOf(entries, marks), marks, now_ms, room);
  const chosen = layout.marks.find(({ entry }) => entry.id === id) ?? usualOf(layout.marks, now_ms);
  useLayoutEffect(() => {
    // It opens at the present; where all of it has room, there is nothing to scroll.
    if (room > 0) frame.current?.scrollTo(layout.now_x - 0.75 * room, 0);
  }, [room]);
  return (
    <div class="stack trace" data-testid="waterfall">
      <div class="stack waterfall">
        <div class="lanes">
          <Names rows={layout.rows} chosen={chosen?.row} />
          <div
            class="plot"
            ref={frame}
            onScroll={({ currentTarget }) => {
              left.value = currentTarget.scrollLeft;
            }}
          >
            {room > 0 && chosen && <Plot layout={layout} left={left} chosen={chosen} onChoose={setId} />}
          </div>
        </div>
        <Legend />
        {chosen && <Chosen mark={chosen} entries={entries} onChoose={setId} />}
      </div>
    </div>
  );
}

function Names({ rows, chosen }: { rows: readonly PlacedRow[]; chosen: string | undefined }) {
  return (
    <ol class="lane-names">
      {rows.map(({ key, name, icon, tone, count, below }) => (
        <li key={key} class={[below && 'below', key === chosen && 'in'].filter(Boolean).join(' ')}>
          {icon && <Icon name={icon} small />}
          {tone && <Sign tone={tone} />}
          <span class="short" title={name}>
            {name}
          </span>
          {count && <small class="number to-end">{count}</small>}
        </li>
      ))}
    </ol>
  );
}

interface PlotProps {
  layout: Layout;
  /** How far it is scrolled. */
  left: Signal<number>;
  chosen: Placed;
  onChoose: (id: string) => void;
}

function Plot({ layout, left, chosen, onChoose }: PlotProps) {
  const { marks, rows, width, height, now_x } = layout;
  const options = useRef<SVGGElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = steppedTo(event.key, layout, chosen);
    if (to === undefined) return;
    event.preventDefault();
    onChoose(to.entry.id);
    (options.current?.children[marks.indexOf(to)] as SVGElement | undefined)?.focus();
  };
  const row = rows.find(({ key }) => key === chosen.row);
  return (
    <svg role="presentation" width={width} height={height}>
      <svg aria-hidden="true">
        <rect fill="var(--sunken)" x={now_x} width={Math.max(0, width - now_x)} height={height} />
        {row && <rect fill="var(--accent-ground)" y={row.y - row.height / 2} width={width} height={row.height} />}
        {rows.map(({ key, y, height: own, below }) =>
          below ? null : <path key={key} stroke="var(--line)" d={`M0 ${y - own / 2 + 0.5}H${width}`} />,
        )}
        <Axis layout={layout} />
        <Waits marks={marks} />
        <path class="way" d={wayTo(chosen, marks)} />
      </svg>
      <g ref={options} role="listbox" aria-label="What happened, by time" onKeyDown={onKeyDown}>
        {marks.map((mark) => (
          <Option key={mark.entry.id} mark={mark} isIn={mark === chosen} onChoose={onChoose} />
        ))}
      </g>
      <svg aria-hidden="true" class="over">
        <Texts layout={layout} left={left} chosen={chosen} />
        <path d={`M${now_x} 32V${height}`} stroke="var(--sand)" stroke-width="2" />
        <rect fill="var(--sand)" x={now_x - 17} y={14} width={34} height={18} rx={4} />
        <text class="tag" x={now_x} y={27}>
          Now
        </text>
      </svg>
    </svg>
  );
}

/** What stands in the drawing. Of what is scrolled halfway out nothing is left; a phase says what it is as long as it is in sight. */
function Texts({ layout: { ticks, breaks, labels }, left: { value: left }, chosen }: Omit<PlotProps, 'onChoose'>) {
  const isCut = (middle: number, half: number): boolean => Math.abs(left - middle) < half;
  return (
    <>
      {ticks.map(({ x, text, first }) => {
        const half = halfOf({ text });
        const middle = Math.max(x, half);
        return isCut(middle, half) ? null : (
          <text key={x} class={first ? 'axis ink halo' : 'axis'} x={middle} y={first ? 11 : 27}>
            {text}
          </text>
        );
      })}
      {breaks.map(({ x, text }) => {
        const half = halfOf({ text }) + 5;
        return isCut(x, half) ? null : (
          <g key={x}>
            <rect class="pill" x={x - half} y={14} width={2 * half} height={18} rx={9} />
            <text class="axis" x={x} y={27}>
              {text}
            </text>
          </g>
        );
      })}
      {labels.map(({ x, y, text, mark, toLeft }) => {
        const long = labelLength(text);
        const isPhase = mark.shape === 'phase';
        const shift = isPhase ? Math.min(Math.max(0, left - mark.x), mark.width - long) : 0;
        return isCut(x + shift + (toLeft ? -long : long) / 2, long / 2 - 6) ? null : (
          <text
            key={mark.entry.id}
            class={`${mark.shape === 'call' ? 'sand-text' : 'ink'}${isPhase || mark.row === chosen.row ? '' : ' halo'}`}
            x={x + shift}
            y={y + 4}
            text-anchor={toLeft ? 'end' : 'start'}
          >
            {text}
          </text>
        );
      })}
    </>
  );
}

/** Left and right go by time, up and down to the nearest mark of another row. */
function steppedTo(key: string, { marks, rows }: Layout, chosen: Placed): Placed | undefined {
  const at = marks.indexOf(chosen);
  const along = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: marks.length - 1 }[key];
  if (along !== undefined) return marks[along];
  const used = rows.filter((row) => marks.some((mark) => mark.row === row.key));
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const row = step && used[used.findIndex((each) => each.key === chosen.row) + step];
  if (!row) return undefined;
  const far = (mark: Placed): number => Math.abs(mark.x - chosen.x);
  return marks.filter((mark) => mark.row === row.key).reduce((best, mark) => (far(mark) < far(best) ? mark : best));
}

const causeOf = ({ cause }: Placed, marks: readonly Placed[]): Placed | undefined =>
  cause && marks.find(({ entry }) => entry === cause.entry);

/** From where the line begins to a mark, along the marks in between. */
function wayTo(to: Placed, marks: readonly Placed[]): string {
  const from = causeOf(to, marks);
  return from ? `M${middleOf(from)} ${from.y}V${to.y}H${middleOf(to)}${wayTo(from, marks)}` : '';
}

/** A phase begins with what led to it, however long it lasts. */
const middleOf = ({ x, width, shape }: Placed): number => x + (shape === 'phase' ? 4 : width / 2);

/** Between attempts of one delivery. */
function Waits({ marks }: { marks: readonly Placed[] }) {
  return marks.map((mark) => {
    const { entry, row, x, y } = mark;
    const from = causeOf(mark, marks);
    if (from?.row !== row || entry.ids.delivery_id === undefined) return null;
    return <path key={entry.id} class="dotted" d={`M${from.x + from.width + 4} ${y}H${x - 4}`} />;
  });
}

function Axis({ layout: { ticks, breaks, height } }: { layout: Layout }) {
  const torn = `${'q3 3 0 6t0 6'.repeat(Math.ceil(height / 12))}h10${'q-3-3 0-6t0-6'.repeat(Math.ceil(height / 12))}z`;
  return (
    <>
      {ticks.map(({ x }) => (
        <path key={x} stroke="var(--line)" d={`M${x} 34V${height}`} />
      ))}
      {breaks.map(({ x, ahead }) => (ahead ? null : <path key={x} class="torn" d={`M${x - 5} 0${torn}`} />))}
    </>
  );
}

interface OptionProps {
  mark: Placed;
  isIn: boolean;
  onChoose: (id: string) => void;
}

function Option({ mark, isIn, onChoose }: OptionProps) {
  const { entry, x, y, width } = mark;
  return (
    <g
      class="mark"
      role="option"
      aria-selected={isIn ? 'true' : 'false'}
      aria-label={`${entry.title} ${zonedText(mark.at_ms).slice(11)}`}
      tabindex={isIn ? 0 : -1}
      onClick={() => onChoose(entry.id)}
    >
      <rect class="hit" x={x - 2} y={y - 13} width={width + 4} height={26} />
      {isIn && <rect class="outline" x={x - 4} y={y - 11} width={width + 8} height={22} rx={6} />}
      <Shape mark={mark} />
    </g>
  );
}

function Shape({ mark: { shape, fill, x, y, width } }: { mark: Placed }): JSX.Element {
  const own = `var(--${fill})`;
  if (shape === 'phase') return <rect class="phase" fill={own} x={x} y={y - 9} width={width} height={18} rx={3} />;
  if (shape === 'diamond') return <path fill={own} d={`M${x} ${y}l6-6 6 6-6 6z`} />;
  if (shape === 'dot') return <circle fill={own} cx={x + width / 2} cy={y} r={4.5} />;
  if (shape === 'ring') return <circle class="next" fill="var(--surface)" stroke={own} cx={x + 5} cy={y} r={5} />;
  const edge = shape === 'call' && { class: 'next', stroke: 'var(--sand)' };
  return <rect {...edge} fill={own} x={x} y={y - 6} width={width} height={12} rx={3} />;
}

const LEGEND: readonly (readonly [text: string, width: number, drawn: JSX.Element])[] = [
  ['Delivered, length is duration', 16, <rect fill="var(--paid-mark)" y="1" width="16" height="10" rx="3" />],
  ['Failed attempt', 16, <rect fill="var(--failed-mark)" y="1" width="16" height="10" rx="3" />],
  [
    'Waits for a retry',
    34,
    <g>
      <path class="dotted" d="M1 6h20" />
      <circle class="next" fill="var(--surface)" stroke="var(--retrying-mark)" cx="28" cy="6" r="5" />
    </g>,
  ],
  [
    'Done by the sandbox',
    14,
    <rect class="next" fill="var(--sand-ground)" stroke="var(--sand)" x="1" y="1" width="12" height="10" rx="3" />,
  ],
  ['A long wait', 12, <path class="torn" d="M1 0q3 3 0 6t0 6h10q-3-3 0-6t0-6z" />],
];

const Legend = () => (
  <p class="legend">
    {LEGEND.map(([text, width, drawn]) => (
      <small key={text}>
        <svg width={width} height="12" aria-hidden="true">
          {drawn}
        </svg>
        {text}
      </small>
    ))}
  </p>
);
