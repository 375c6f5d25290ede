/** The merchant's present, and the ways to move it: in the bar of every screen, and on the screen of the clock. */
import { signal } from '@preact/signals';
import { clock, local, now, showLocal, zonedText, zoneName } from '../api/clock.js';
import { type Reply, send } from '../api/control.js';
import { chosen } from '../api/merchant.js';
import { useAction } from '../api/use-data.js';
import { Button, Segments } from '../kit/button.js';
import { Failure } from '../kit/state.js';
import { spanText } from './jobs.js';

type Clock = Reply<'/clock', 'get'>;
type Advanced = Reply<'/clock/advance', 'post'>;

const SPANS = ['1m', '15m', '1h', '1d'] as const;
const FAST = 60;

/** Frozen, real, fast: what the clock does by itself. */
export function ClockModes({ wide }: { wide?: boolean }) {
  const reading = clock.value;
  const set = useAction(async (mode: Clock['mode']) => {
    await send('put', '/clock', { body: mode === 'scaled' ? { mode, speed: FAST } : { mode } });
  });
  const fast = reading?.mode === 'scaled' ? reading.speed : FAST;
  return (
    <>
      <Segments
        label="What the clock does"
        sand
        wide={wide === true}
        value={reading?.mode}
        of={{
          frozen: { text: 'Frozen', icon: 'pause' },
          real: { text: 'Real', icon: 'play' },
          scaled: { text: `×${fast}`, icon: 'forward' },
        }}
        onChoose={(mode) => void set.run(mode)}
      />
      {set.failure && <Failure error={set.failure} />}
    </>
  );
}

interface LastAdvance {
  advanced: Advanced;
  /** How far time was moved. */
  span_ms: number;
  took_ms: number;
  /** Whose time. */
  whose: string;
}

/** What the last advance of this page brought about; undefined before there was one. */
const last = signal<LastAdvance | undefined>(undefined);

/** The last advance, if it was of the merchant that is shown. */
export const lastAdvance = (): LastAdvance | undefined =>
  last.value?.whose === JSON.stringify(chosen.value) ? last.value : undefined;

/** Lets time pass, and keeps what came of it. */
export const useAdvance = (onAdvanced?: (advanced: Advanced) => void) =>
  useAction(async (body: { by: string } | { to: string }) => {
    const [from_ms, started] = [now.peek() ?? 0, performance.now()];
    const advanced = await send('post', '/clock/advance', { body });
    const span_ms = Date.parse(advanced.now) - from_ms;
    const whose = JSON.stringify(chosen.peek());
    last.value = { advanced, span_ms, took_ms: performance.now() - started, whose };
    onAdvanced?.(advanced);
  });

export type Advance = ReturnType<typeof useAdvance>;

/** The spans that are wanted most. */
export function Spans({ advance }: { advance: Advance }) {
  return (
    <div class="spans">
      {SPANS.map((span) => (
        <Button
          key={span}
          tone="sand"
          busy={advance.busy}
          onClick={() => void advance.run({ by: span })}
          testId={`advance-${span}`}
        >
          {`+${span.replace(/(\d)(\D)/, '$1 $2')}`}
        </Button>
      ))}
    </div>
  );
}

/** Goes to what falls due next. */
export function SkipButton({ advance, next, children }: { advance: Advance; next: string | null; children: string }) {
  return (
    <Button
      tone="sand main"
      icon="skip"
      busy={advance.busy}
      disabled={next === null ? 'Nothing is scheduled.' : undefined}
      onClick={() => next !== null && void advance.run({ to: next })}
      testId="advance-next"
    >
      {children}
    </Button>
  );
}

/** What an advance brought about, in a sentence. */
export function advancedText({ fired_total, deliveries, deliveries_total }: Advanced): string {
  const arrived = deliveries.filter(({ status }) => status === 'succeeded').length;
  const jobs = fired_total === 0 ? 'Nothing fell due' : `${fired_total} ${fired_total === 1 ? 'job' : 'jobs'} ran`;
  return deliveries_total === 0 ? `${jobs}.` : `${jobs}; ${arrived} of ${deliveries_total} webhooks were delivered.`;
}

const dateText = (instant_ms: number, month: 'long' | 'short'): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: month,
    day: 'numeric',
    month,
    year: 'numeric',
    ...(local.value ? {} : { timeZone: 'UTC' }),
  }).format(instant_ms);

/** The day of an instant. */
export const dayText = (instant_ms: number): string => {
  const zone = local.value ? {} : { timeZone: 'UTC' };
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...zone }).format(instant_ms);
};

/** The time of day, and the day, of the merchant. */
export function Present({ month = 'long' }: { month?: 'long' | 'short' }) {
  const present = now.value;
  if (present === undefined) return null;
  return (
    <>
      <div class="pop-time">{zonedText(present).slice(11, 19)}</div>
      <p class="soft">
        {dateText(present, month)}, {zoneName()}
      </p>
    </>
  );
}

/** UTC, as the API has it, or the zone of the browser. */
export function Zones() {
  return (
    <Segments
      label="Zone"
      value={zoneName()}
      of={{ UTC: { text: 'UTC' }, local: { text: 'Local' } }}
      onChoose={(zone) => showLocal(zone === 'local')}
    />
  );
}

/** How long it is until an instant, by the merchant's clock. */
export const untilText = (at: string): string => spanText(Date.parse(at) - (now.value ?? 0));
