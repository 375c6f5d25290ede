/** Instants in the customer's own zone; the server wrote them in the merchant's. */
import { onPage } from './swap.js';

const TIME = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
const DAY = { year: 'numeric', month: 'long', day: 'numeric' } as const;

export function startLocalTime(): void {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(document.documentElement.lang, options);
  const [whole, short] = [format({ ...DAY, ...TIME }), format(TIME)];
  onPage(() => {
    for (const shown of document.querySelectorAll('time')) {
      const instant = new Date(shown.dateTime);
      // A receipt is read on other days as well.
      const isToday = shown.closest('dd') === null && instant.toDateString() === new Date().toDateString();
      shown.textContent = (isToday ? short : whole).format(instant);
    }
  });
}
