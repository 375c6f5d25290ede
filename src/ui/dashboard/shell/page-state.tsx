/** What the parts of the shell share: what lies over the screens, whether the menu is open, and the theme. */
import { signal } from '@preact/signals';
import { Button } from '../../kit/button.js';
import { applyTheme, keepTheme, readTheme, type Theme } from '../../theme/theme.js';

export const overlay = signal<'none' | 'palette' | 'help' | 'clock'>('none');
/** Whether the navigation is open where there is no room for it beside the screen. */
export const menuOpen = signal(false);
const theme = signal<Theme>(readTheme());

const ICONS = { auto: 'auto', light: 'sun', dark: 'moon' } as const;
const NEXT: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' };

/** Auto, light, dark, and round again. */
export function turnTheme(): void {
  theme.value = NEXT[theme.value];
  applyTheme(theme.value);
  keepTheme(theme.value);
}

export const ThemeButton = () => (
  <Button tone="quiet" icon={ICONS[theme.value]} label={`Theme: ${theme.value}`} onClick={turnTheme} testId="theme" />
);
