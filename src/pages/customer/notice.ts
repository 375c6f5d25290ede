/** What a page says at its top of a form that was not carried out. */
import { html, type Markup } from './html.js';
import { type Reason, reasonText } from './refusals.js';

/** What was not done, and why. */
export interface Notice {
  text: string;
  reason?: Reason;
}

/** The place of the notice, which is there without one too, so that one can be put there. */
export function noticeBox(notice: Notice | undefined): Markup {
  if (notice === undefined) return html`<div data-part="notice"></div>`;
  const { text, reason } = notice;
  const why = reason === undefined ? null : html` ${reasonText(reason)}`;
  return html`<div data-part="notice"><p class="note warn" role="alert" data-testid="notice">${text}${why}</p></div>`;
}
