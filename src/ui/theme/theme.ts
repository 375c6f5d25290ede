import { kept } from '../api/kept.js';

/** Light, dark, or as the system is set. */
export type Theme = 'auto' | 'light' | 'dark';

const keptTheme = kept('localStorage', 'tenderbox.theme');

/** What was chosen; `auto` where nothing was, or where the browser keeps nothing. */
export function readTheme(): Theme {
  const theme = keptTheme.read();
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

/** Keeps the choice for the next visit, where the browser allows it. */
export const keepTheme = (theme: Theme): void => keptTheme.write(theme);

/** Puts a theme in force. */
export function applyTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
