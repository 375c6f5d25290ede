/** The front page of a public sandbox: what this is, and a merchant of one's own. */
import './styles.css';
import { render } from 'preact';
import { Welcome } from './welcome.js';

const root = document.getElementById('app') as HTMLElement;
root.replaceChildren();
render(<Welcome />, root);
