/** The dashboard: starts what the whole page shares, then draws. */
import './styles.css';
import { render } from 'preact';
import { startClock } from '../api/clock.js';
import { startLive } from '../api/live.js';
import { startRouter } from './router.js';
import { App } from './shell/app.js';

const root = document.getElementById('app') as HTMLElement;
startRouter();
startClock();
startLive();
root.replaceChildren();
render(<App />, root);
