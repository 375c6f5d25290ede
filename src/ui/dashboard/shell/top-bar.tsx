import { Button } from '../../kit/button.js';
import { Icon } from '../../kit/icons.js';
import { ClockChip } from './clock-chip.js';
import { Brand } from './navigation.js';
import { overlay, theme, turnTheme } from './page-state.js';

const ICONS = { auto: 'auto', light: 'sun', dark: 'moon' } as const;

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
      <Button
        tone="quiet"
        icon={ICONS[theme.value]}
        label={`Theme: ${theme.value}`}
        onClick={turnTheme}
        testId="theme"
      />
      <Button tone="quiet" icon="help" label="Keyboard shortcuts" onClick={() => (overlay.value = 'help')} />
    </header>
  );
}
