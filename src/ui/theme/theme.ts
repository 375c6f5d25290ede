/** Light, dark, or as the system is set. */
export type Theme = 'auto' | 'light' | 'dark';

const KEY = 'tenderbox.theme';

/** What was chosen; `auto` where nothing was, or where the browser keeps nothing. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

/** Keeps the choice for the next visit, where the browser allows it. */
export function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // A browser that keeps nothing still shows what was chosen until the page is closed.
  }
}

/** Puts a theme in force. */
export function applyTheme(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
