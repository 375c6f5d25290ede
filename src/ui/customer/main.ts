/**
 * What a customer's page gains where scripts run: it follows what happens, counts down, copies, and sends its forms without
 * being loaded anew. The server draws everything; without this script the page works by its forms and links.
 */
import './styles.css';
import { startCopying } from './copy.js';
import { startCountdown } from './countdown.js';
import { startForms } from './forms.js';
import { startLeaving } from './leave.js';
import { startLive } from './live.js';
import { startLocalTime } from './local-time.js';
import { startOpening } from './open.js';

document.documentElement.dataset.script = '';
startCopying();
startCountdown();
startForms();
startLive();
startLocalTime();
startLeaving();
startOpening();
