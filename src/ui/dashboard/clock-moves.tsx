/** The merchant's present, and the ways to move it: in the bar of every screen, and on the screen of the clock. */
import { type Clock, clock, local, now, showLocal, zonedText, zoneName } from '../api/clock.js';
import { send } from '../api/control.js';
import { useAction } from '../api/use-data.js';
import { Button, Segments } from '../kit/button.js';
import { Failure } from '../kit/state.js';
import type { Advance } from './advance.js';

/** The spans that are wanted most, and their words. */
export const SPANS = { '1m': '1 minute', '15m': '15 minutes', '1h': '1 hour', '1d': '1 day' } as const;
/** How fast a fast clock is. */
export const FAST = 60;

/** Has the clock go another way. */
export const setMode = (mode: Clock['mode']) =>
  send('put', '/clock', { body: mode === 'scaled' ? { mode, speed: FAST } : { mode } });

/** Frozen, real, fast: what the clock does by itself. */
export function ClockModes({ wide }: { wide?: boolean }) {
  const reading = clock.value;
  const set = useAction(setMode);
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

/** A button for each of them. */
export function Spans({ advance }: { advance: Advance }) {
  return (
    <div class="spans">
      {Object.keys(SPANS).map((span) => (
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

const dateText = (instant_ms: number, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: local.value ? undefined : 'UTC' }).format(instant_ms);

/** The day of an instant. */
export const dayText = (instant_ms: number): string => dateText(instant_ms, { day: 'numeric', month: 'short' });

/** The time of day, and the day, of the merchant. */
export function Present({ month = 'long' }: { month?: 'long' | 'short' }) {
  const present = now.value;
  if (present === undefined) return null;
  return (
    <>
      <div class="large">{zonedText(present).slice(11, 19)}</div>
      <p class="soft">
        {dateText(present, { weekday: month, day: 'numeric', month, year: 'numeric' })}, {zoneName()}
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
