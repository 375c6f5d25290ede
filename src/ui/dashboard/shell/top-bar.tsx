/** The bar of every screen, with the merchant's clock. */
import { type Clock, clock, now, zonedText, zoneName } from '../../api/clock.js';
import { Button } from '../../kit/button.js';
import { Icon } from '../../kit/icons.js';
import { Brand } from './navigation.js';
import { overlay, ThemeButton } from './page-state.js';

export function TopBar() {
  return (
    <header class="top-bar">
      <Brand />
      <button type="button" class="search" onClick={() => (overlay.value = 'palette')} data-testid="open-palette">
        <Icon name="search" small />
        <span>Search or run a command</span>
        <kbd>Ctrl K</kbd>
      </button>
      <span class="push" />
      <ClockChip />
      <ThemeButton />
      <Button tone="quiet" icon="help" label="Keyboard shortcuts" onClick={() => (overlay.value = 'help')} />
    </header>
  );
}

const modeText = ({ mode, speed }: Clock): string =>
  mode === 'scaled' ? `×${speed}` : mode === 'frozen' ? 'Frozen' : 'Real';

function ClockChip() {
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
