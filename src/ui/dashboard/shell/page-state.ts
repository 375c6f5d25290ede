/** What the parts of the shell share: what lies over the screens, whether the menu is open, and the theme. */
import { signal } from '@preact/signals';
import { applyTheme, keepTheme, readTheme, type Theme } from '../../theme/theme.js';

export const overlay = signal<'none' | 'palette' | 'help' | 'clock'>('none');
/** Whether the navigation is open where there is no room for it beside the screen. */
export const menuOpen = signal(false);
export const theme = signal<Theme>(readTheme());

const NEXT: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' };

/** Auto, light, dark, and round again. */
export function turnTheme(): void {
  theme.value = NEXT[theme.value];
  applyTheme(theme.value);
  keepTheme(theme.value);
}
