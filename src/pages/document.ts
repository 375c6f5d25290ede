/** HTML documents: written here, escaped here, sent with the headers that keep foreign code out. */
import type { ServerResponse } from 'node:http';
import { sendText } from '../api/answer.js';
import type { Entry } from './assets.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in HTML, between tags and in attributes with quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** No inline script, no inline style, nothing from elsewhere: what is not listed is refused by the browser. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'cache-control': 'no-cache',
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
};

/** What a document is made of. */
export interface Page {
  title: string;
  description: string;
  /** HTML; whoever writes it escapes what it holds. */
  body: string;
  /** Language of the text; English unless given. */
  lang?: string;
  /** More of the head, as HTML. */
  head?: string;
  /** What its script is told about the sandbox, as JSON. */
  facts?: object;
  /** Run before the first paint. */
  theme: Entry;
  entry: Entry;
}

/** The text of a document. */
export function renderPage({ title, description, body, lang = 'en', head = '', facts, theme, entry }: Page): string {
  const asset = (name: string): string => `/assets/${name}`;
  return [
    '<!doctype html>',
    `<html lang="${escapeHtml(lang)}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta name="description" content="${escapeHtml(description)}">`,
    facts === undefined ? '' : `<meta name="tenderbox" content="${escapeHtml(JSON.stringify(facts))}">`,
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<script src="${asset(theme.script)}"></script>`,
    entry.style === null ? '' : `<link rel="stylesheet" href="${asset(entry.style)}">`,
    ...entry.preload.map((name) => `<link rel="modulepreload" href="${asset(name)}">`),
    `<script type="module" src="${asset(entry.script)}"></script>`,
    head,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Sends a document. */
export function sendPage(res: ServerResponse, status: number, html: string): void {
  sendText(res, { status, contentType: 'text/html; charset=utf-8', body: html, headers: PAGE_HEADERS });
}
