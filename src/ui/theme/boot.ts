/** Runs before the first paint: the chosen theme, and a word in place of the page where its script never comes. */
import { applyTheme, readTheme } from './theme.js';

const START_MS = 10_000;

applyTheme(readTheme());

setTimeout(() => {
  const waiting = document.querySelector('.boot p');
  if (waiting === null) return;
  waiting.textContent = 'This page did not start. Is the sandbox still running? Start it, then reload this page.';
  waiting.setAttribute('role', 'alert');
}, START_MS);
