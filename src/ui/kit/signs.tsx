/** States and attempts as shapes: each state has a sign of its own, so that a list can be read without its colours. */
import type { ComponentChildren } from 'preact';
import { capital, countText, type Tone, toneOf, wordsOf } from './values.js';

const DISC = <circle cx="7" cy="7" r="6" />;
const RING = <circle class="ring" cx="7" cy="7" r="5.2" />;

/** What each tone looks like, within 14 by 14. */
const SHAPES: Readonly<Record<Tone, ComponentChildren>> = {
  good: [DISC, <path key="" class="cut" d="m4.3 7.2 1.9 1.9 3.6-4" />],
  bad: [DISC, <path key="" class="cut" d="m5 5 4 4m0-4-4 4" />],
  warn: [
    <circle key="ring" class="ring" cx="7" cy="7" r="5.2" stroke-dasharray="2.6 1.6" />,
    <circle key="" cx="7" cy="7" r="2" />,
  ],
  info: RING,
  neutral: [RING, <path key="" class="ring" d="m3.6 10.4 6.8-6.8" />],
};

/** States that look other than what their tone does. */
const OWN: Readonly<Record<string, ComponentChildren>> = {
  overpaid: [DISC, <path key="" class="cut" d="M7 4.2v5.6M4.2 7h5.6" />],
  underpaid: [RING, <path key="" d="M3.6 7.4h6.8a3.4 3.4 0 0 1-6.8 0z" />],
  paid_late: [DISC, <path key="" class="cut" d="M7 3.9V7l2 1.6" />],
  detected: [RING, <circle key="" cx="7" cy="7" r="2.2" />],
  confirming: [RING, <path key="" d="M7 3.6a3.4 3.4 0 0 1 0 6.8z" />],
  expired: [RING, <path key="" class="ring" d="M4.6 7h4.8" />],
  refunded: [DISC, <path key="" class="cut" d="M9.8 7H4.4m2-2.2L4.2 7l2.2 2.2" />],
  partly_refunded: [RING, <path key="" class="ring" d="M9.6 7h-5m2-2-2 2 2 2" />],
};

/** The sign of a state, or of a tone; words say what it means. */
export function Sign({ tone, status = '' }: { tone: Tone; status?: string }) {
  return (
    <svg class={`sign ${tone}`} viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" focusable="false">
      {OWN[status] ?? SHAPES[tone]}
    </svg>
  );
}

/** A state as its sign and its word, for where rows are many. */
export function State({ status, tone = toneOf(status) }: { status: string; tone?: Tone }) {
  return (
    <span class="state">
      <Sign tone={tone} status={status} /> {capital(wordsOf(status))}
    </span>
  );
}

/** How many attempts are drawn, the last ones. */
const MOST_DOTS = 8;
const DOT = 11;

/** What is said of attempts that are drawn. */
function attemptsText(status: string, attempts: number): string {
  const text = countText(attempts, 'attempt');
  return status === 'pending' || status === 'retrying' ? `${text}, another to come` : text;
}

/** The attempts of a delivery: what failed, what succeeded, what is to come. */
export function AttemptDots({ status, attempts }: { status: string; attempts: number }) {
  const waits = status === 'pending' || status === 'retrying';
  const drawn = Math.min(attempts, MOST_DOTS);
  const left_out = attempts - drawn;
  const width = Math.max(1, drawn + (waits ? 1 : 0)) * DOT + 1;
  const dots = Array.from({ length: drawn }, (_, i) => {
    const x = i * DOT;
    const succeeded = status === 'succeeded' && i === drawn - 1;
    return succeeded ? (
      <circle key={i} class="good" cx={x + 5.5} cy="7" r="4" />
    ) : (
      <path key={i} class="cross bad" d={`m${x + 2.8} 4.3 5.4 5.4m0-5.4-5.4 5.4`} />
    );
  });
  const next = waits && (
    <circle
      class={`ring ${status === 'pending' ? 'info' : 'warn'}`}
      cx={drawn * DOT + 5.5}
      cy="7"
      r="3.2"
      stroke-dasharray={status === 'pending' ? undefined : '1.8 1.4'}
    />
  );
  return (
    <span class="attempts">
      {left_out > 0 && <span aria-hidden="true">+{left_out}</span>}
      <svg
        class="dots"
        width={width}
        height="14"
        viewBox={`0 0 ${width} 14`}
        role="img"
        aria-label={attemptsText(status, attempts)}
      >
        {dots}
        {next}
      </svg>
    </span>
  );
}

const TICKS = 50;
const TICK = 6;
const TALL = 24;

/** Logarithmic, because one answer takes a hundred times as long as another. */
const heightOf = (duration_ms: number): number => Math.min(TALL - 4, 5 + 4 * Math.log10(1 + 10 * duration_ms));

/** The newest attempts at an endpoint: as high as they took, and what failed in full height. */
export function AttemptTicks({ of }: { of: readonly { ok: boolean; duration_ms: number }[] }) {
  const empty = TICKS - of.length;
  const failed = of.filter(({ ok }) => !ok).length;
  const label = of.length === 0 ? 'No attempt yet' : `The last ${of.length} attempts, ${failed} of them failed`;
  return (
    <svg
      class="ticks"
      viewBox={`0 0 ${TICKS * TICK - 2} ${TALL}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {Array.from({ length: empty }, (_, i) => (
        <rect key={i} class="none" x={i * TICK} y={TALL - 2} width="4" height="2" />
      ))}
      {of.map(({ ok, duration_ms }, i) => {
        const height = ok ? heightOf(duration_ms) : TALL;
        const x = (empty + i) * TICK;
        return <rect key={x} class={ok ? 'good' : 'bad'} x={x} y={TALL - height} width="4" height={height} rx="1" />;
      })}
    </svg>
  );
}
