/** Which of the page's dialogs is open. */
import { signal } from '@preact/signals';

/** Where the reader enters a key. */
export const keyDialog = signal(false);
/** Where the reader gets a sandbox of their own. */
export const sandboxDialog = signal(false);
