/** The merchant's clock in the bar of every screen. */
import { type Clock, clock, now, zonedText, zoneName } from '../../api/clock.js';
import { Icon } from '../../kit/icons.js';
import { overlay } from './page-state.js';

const modeText = ({ mode, speed }: Clock): string =>
  mode === 'scaled' ? `×${speed}` : mode === 'frozen' ? 'Frozen' : 'Real';

export function ClockChip() {
  const [present, reading] = [now.value, clock.value];
  if (present === undefined || reading === undefined) return null;
  return (
    <button
      type="button"
      class="clock-chip sand"
      aria-haspopup="dialog"
      aria-expanded={overlay.value === 'clock' ? 'true' : 'false'}
      data-testid="clock-chip"
      onClick={() => (overlay.value = 'clock')}
    >
      <Icon name="timer" />
      <span>
        <span class="unseen">The merchant’s clock: </span>
        <b>{zonedText(present).slice(11, 19)}</b> <small>{zoneName()}</small>
      </span>
      <span class={reading.mode === 'real' ? 'mode' : 'mode warn'}>{modeText(reading)}</span>
    </button>
  );
}
