/** Whether the long versions of the judges run: every payload alone, every record, every measurement. `npm run nightly -- judge:pages` says so. */
export const THOROUGH = process.env.TENDERBOX_JUDGE === 'thorough';
