/** The receiver that needs no server. */
import { read, send } from '../api/control.js';
import { say } from '../kit/toasts.js';

/** Registers the built-in inbox for every type, so that the first webhook is one press away. */
export async function registerInbox(): Promise<void> {
  const [{ url }, { types }] = await Promise.all([
    read('/inbox/{name}', { at: { name: 'dashboard' } }),
    read('/endpoints'),
  ]);
  await send('post', '/endpoints', { body: { url, secret: 'whsec_dashboard', event_types: types } });
  say('The built-in inbox is registered for every event.');
}
