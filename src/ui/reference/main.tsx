/** The API reference: drawn from the contract that the sandbox holds for the reader's merchant. */
import './styles.css';
import { render } from 'preact';
import { App } from './app.js';
import { startPlace } from './place.js';

const root = document.getElementById('app') as HTMLElement;
startPlace();
root.replaceChildren();
render(<App />, root);
