/** Small charts of numbers, as wide as there is room; what they say stands beside them in words. */
import type { ComponentChildren } from 'preact';

const WIDTH = 220;
const HEIGHT = 36;
const TOP = 3;

/** A colour of tokens.css. */
export type Fill = 'accent' | 'paid-mark' | 'pending-mark' | 'retrying-mark' | 'failed-mark' | 'idle-mark';

function Frame({ children }: { children: ComponentChildren }) {
  return (
    <svg class="spark" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The points of a line, the first at the left edge and the last at the right one. */
function pointsOf(values: readonly number[], least: number, most: number): string {
  const all = values.length === 1 ? [values[0] ?? 0, values[0] ?? 0] : values;
  const step = WIDTH / Math.max(1, all.length - 1);
  const points = all.map(
    (value, i) =>
      `${(i * step).toFixed(1)} ${(HEIGHT - ((value - least) / (most - least || 1)) * (HEIGHT - TOP)).toFixed(1)}`,
  );
  return points.join('L');
}

interface AreaProps {
  of: readonly number[];
  fill: Fill;
  /** What the foot stands for, and the full height: nothing, and the highest value, unless given. */
  least?: number;
  most?: number;
}

/** A line with what lies under it. */
export function Area({ of, fill, least = 0, most = Math.max(...of) || 1 }: AreaProps) {
  if (of.length === 0) return <Flat />;
  const line = `M${pointsOf(of, least, most)}`;
  return (
    <Frame>
      <path class="area" fill={`var(--${fill})`} d={`${line}V${HEIGHT}H0z`} />
      <path class="course" stroke={`var(--${fill})`} d={line} vector-effect="non-scaling-stroke" />
    </Frame>
  );
}

/** Bars beside each other: of how much went well, then of how much did not, which stands at their foot. */
export function Bars({ of }: { of: readonly (readonly number[])[] }) {
  if (of.length === 0) return <Flat />;
  const most = Math.max(1, ...of.map(([accepted = 0, rejected = 0]) => accepted + rejected));
  const step = WIDTH / of.length;
  const heightOf = (count: number): number => (count === 0 ? 0 : Math.max(2, (count / most) * (HEIGHT - TOP)));
  return (
    <Frame>
      {of.map(([accepted = 0, rejected = 0], i) => {
        const at = { x: i * step, width: step - 2, rx: 1 };
        const [whole, bad] = [heightOf(accepted + rejected), heightOf(rejected)];
        return (
          <g key={i}>
            <rect class="bar" fill="var(--accent)" {...at} y={HEIGHT - whole} height={whole} />
            <rect fill="var(--failed-mark)" {...at} y={HEIGHT - bad} height={bad} />
          </g>
        );
      })}
    </Frame>
  );
}

/** What a chart is before there is anything to draw. */
const Flat = () => (
  <Frame>
    <path stroke="var(--line-2)" d={`M0 ${HEIGHT - 1}H${WIDTH}`} vector-effect="non-scaling-stroke" />
  </Frame>
);

export interface Part {
  name: string;
  count: number;
  fill: Fill;
  /** A second or third kind of the same colour. */
  pale?: 'pale' | 'paler';
}

const BAR = 1_000;
const GAP = 3;
/** What is less is still to be seen, and hit. */
const LEAST = 6;

/** One bar of parts. */
export function PartBar({ of: parts, hrefOf }: { of: readonly Part[]; hrefOf?: (name: string) => string }) {
  const of = parts.filter(({ count }) => count > 0);
  const total = of.reduce((sum, { count }) => sum + count, 0);
  const room = BAR - GAP * (of.length - 1);
  const wanted = of.map(({ count }) => Math.max(LEAST, (count / Math.max(1, total)) * room));
  const scale = room / wanted.reduce((sum, width) => sum + width, 0);
  let x = 0;
  return (
    <svg class="part-bar" viewBox={`0 0 ${BAR} 12`} preserveAspectRatio="none" aria-hidden="true">
      {of.map(({ name, fill, pale }, i) => {
        const width = (wanted[i] ?? 0) * scale;
        const part = <rect key={name} class={pale} fill={`var(--${fill})`} x={x} width={width} height="12" />;
        x += width + GAP;
        // For whoever points: the words that stand below lead to the same.
        return hrefOf === undefined ? (
          part
        ) : (
          <a key={name} href={hrefOf(name)} tabindex={-1}>
            {part}
          </a>
        );
      })}
    </svg>
  );
}

/**
 * How much of a whole something is, in a colour of tokens.css. Drawn, because what is inside of the browser's own meter differs from one
 * browser to the next; the numbers beside it say the same.
 */
export function Meter({ share, fill }: { share: number; fill: string }) {
  return (
    <svg class="meter" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect fill={`var(--${fill})`} width={Math.max(share > 0 ? 1 : 0, share * 100)} height="8" />
    </svg>
  );
}
