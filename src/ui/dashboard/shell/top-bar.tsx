import { clock, now } from '../../api/clock.js';
import { Button } from '../../kit/button.js';
import { Icon } from '../../kit/icons.js';
import { MerchantSwitcher } from './merchant-switcher.js';
import { menuOpen, overlay, theme, turnTheme } from './page-state.js';

const ICONS = { auto: 'auto', light: 'sun', dark: 'moon' } as const;

function ClockFace() {
  const present = now.value;
  if (present === undefined) return null;
  const text = new Date(present).toISOString().slice(0, 19).replace('T', ' ');
  const { mode, speed } = clock.value ?? { mode: 'real', speed: 1 };
  const how = mode === 'scaled' ? `${speed}×` : mode;
  return (
    <span class="clock" data-testid="clock">
      <span class="unseen">The merchant’s clock: </span>
      <span class="number">{text}</span> <span class="badge neutral">{how}</span>
    </span>
  );
}

export function TopBar() {
  return (
    <header class="top-bar">
      <button
        type="button"
        class="button quiet bare menu-button"
        aria-label="Menu"
        aria-expanded={menuOpen.value ? 'true' : 'false'}
        aria-controls="navigation"
        onClick={() => {
          menuOpen.value = !menuOpen.value;
        }}
      >
        <Icon name="menu" />
      </button>
      <a class="brand" href="/dashboard" aria-label="Tenderbox, go to Home">
        <img src="/favicon.svg" alt="" width="24" height="24" />
        <span>Tenderbox</span>
      </a>
      <MerchantSwitcher />
      <span class="push" />
      <ClockFace />
      <button type="button" class="search" onClick={() => (overlay.value = 'palette')} data-testid="open-palette">
        <Icon name="search" />
        <span>Search</span>
        <kbd>Ctrl K</kbd>
      </button>
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
