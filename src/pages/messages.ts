/** Pages that say what is wrong and what to do. They need no script and no style sheet, because those may be what is missing. */
import type { ServerResponse } from 'node:http';
import { escapeHtml, sendPage } from './document.js';

/** What such a page says. */
export interface Message {
  status: number;
  heading: string;
  text: string;
  /** Where to go from here; none where no page of the sandbox would help. */
  link?: { href: string; text: string };
}

/** Sends a page of plain HTML. */
export function sendMessage(res: ServerResponse, { status, heading, text, link }: Message): void {
  const html = [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<title>${escapeHtml(heading)} · Tenderbox</title></head>`,
    `<body><main><h1>${escapeHtml(heading)}</h1><p>${escapeHtml(text)}</p>`,
    link === undefined ? '' : `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>`,
    '</main></body></html>',
  ].join('\n');
  sendPage(res, status, html);
}
