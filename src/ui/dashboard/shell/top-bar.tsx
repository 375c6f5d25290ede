import { Button } from '../../kit/button.js';
import { Icon } from '../../kit/icons.js';
import { ClockChip } from './clock-chip.js';
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
