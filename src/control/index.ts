/** The control room's front door. */
export { createControlApp } from './app.js';
export type { Changes, ControlHost, MagicEntry } from './context.js';
