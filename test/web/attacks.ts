/**
 * What a hostile page does to a sandbox that it guesses beside it. Each attack is run in the page, and resolves with whatever the
 * page has learned; `at` is the sandbox's origin, `pay` a customer's page, `home` the page's own origin.
 */

export interface Attack {
  name: string;
  /** The body of an async function of `{ at, pay, home }`, with the helpers below. */
  run: string;
  /** The browser itself keeps it from leaving, or does not report it as a request. */
  quiet?: true;
}

/** Helpers that every attack finds. */
export const HELPERS = `
const text = (response) => response.text();
const ended = (node) => new Promise((resolve) => {
  node.onload = () => resolve('loaded'); node.onerror = () => resolve('failed'); });
const put = (tag, attributes, parent = document.body) => {
  const node = Object.assign(document.createElement(tag), attributes); const done = ended(node); parent.append(node); return { node, done }; };
const seenIn = (frame) => { try { return frame.contentDocument?.documentElement.outerHTML ?? 'nothing'; } catch (error) { return String(error); } };
const submit = (action, { enctype = 'application/x-www-form-urlencoded', method = 'post', fields = {} } = {}) => {
  const target = 'frame' + Math.random();
  const { node: frame } = put('iframe', { name: target });
  const done = ended(frame);
  const { node: form } = put('form', { action, enctype, method, target });
  for (const [name, value] of Object.entries(fields)) put('input', { name, value }, form);
  form.submit();
  return done.then(() => seenIn(frame)); };
const popup = (url) => new Promise((resolve) => {
  const opened = window.open(url);
  const look = () => { try { return opened.document.documentElement.outerHTML; } catch (error) { return String(error); } };
  const from = performance.now();
  const poll = () => (opened === null || opened.closed || performance.now() - from > 150) ? resolve(opened === null ? 'blocked' : look()) : setTimeout(poll, 20);
  poll(); });
const stream = (url) => new Promise((resolve) => {
  const source = new EventSource(url, { withCredentials: true });
  source.onmessage = (event) => { source.close(); resolve(event.data); };
  source.onopen = () => { source.close(); resolve('OPENED'); };
  source.onerror = () => { source.close(); resolve('failed'); }; });
`;

const JSON_POST = `method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}'`;

/** From a page of another origin. */
export const ATTACKS: readonly Attack[] = [
  { name: 'reads the state', run: `return fetch(at + '/_sandbox/state').then(text)` },
  {
    name: 'reads the state with cookies',
    run: `return fetch(at + '/_sandbox/state', { credentials: 'include' }).then(text)`,
  },
  { name: 'reads the keys without asking', run: `return fetch(at + '/_sandbox/keys', { mode: 'no-cors' }).then(text)` },
  { name: 'reads a page', run: `return fetch(at + '/dashboard').then(text)` },
  { name: 'reads a customer’s page', run: `return fetch(pay).then(text)` },
  { name: 'reads what a customer’s page follows', run: `return fetch(pay + '/status').then(text)` },
  { name: 'reads the inbox', run: `return fetch(at + '/_sandbox/inbox/web').then(text)` },
  { name: 'posts JSON', run: `return fetch(at + '/_sandbox/reset', { ${JSON_POST} }).then(text)` },
  {
    name: 'posts text without asking',
    run: `return fetch(at + '/_sandbox/reset', { method: 'POST', mode: 'no-cors', body: '{}' }).then(text)`,
  },
  {
    name: 'posts a form without asking',
    run: `return fetch(at + '/_sandbox/settle', { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ a: '{}' }) }).then(text)`,
  },
  {
    name: 'posts parts without asking',
    run: `const form = new FormData(); form.set('a', '{}'); return fetch(at + '/_sandbox/reset', { method: 'POST', mode: 'no-cors', body: form }).then(text)`,
  },
  {
    name: 'posts bytes without a type',
    run: `return fetch(at + '/_sandbox/reset', { method: 'POST', mode: 'no-cors', body: new Uint8Array([123, 125]) }).then(text)`,
  },
  {
    name: 'posts what calls itself JSON without asking',
    run: `return fetch(at + '/_sandbox/reset', { method: 'POST', mode: 'no-cors', body: new Blob(['{}'], { type: 'application/json' }) }).then(text)`,
  },
  {
    name: 'posts while it goes away',
    run: `return fetch(at + '/_sandbox/reset', { method: 'POST', mode: 'no-cors', keepalive: true, body: '{}' }).then(text)`,
  },
  { name: 'sends a beacon of text', run: `return String(navigator.sendBeacon(at + '/_sandbox/reset', '{}'))` },
  {
    name: 'sends a beacon of JSON',
    run: `return String(navigator.sendBeacon(at + '/_sandbox/reset', new Blob(['{}'], { type: 'application/json' })))`,
  },
  {
    name: 'calls in the old way',
    run: `return new Promise((resolve) => { const call = new XMLHttpRequest(); call.open('POST', at + '/_sandbox/reset'); call.onloadend = () => resolve(call.responseText); call.send('{}'); })`,
  },
  { name: 'deletes', run: `return fetch(at + '/_sandbox/requests', { method: 'DELETE' }).then(text)` },
  {
    name: 'changes the profile',
    run: `return fetch(at + '/_sandbox/profile', { method: 'PUT', body: '{}' }).then(text)`,
  },
  {
    name: 'names a merchant',
    run: `return fetch(at + '/_sandbox/state', { headers: { 'x-merchant': 'default' } }).then(text)`,
  },
  {
    name: 'submits a form of JSON',
    run: `return submit(at + '/_sandbox/reset', { enctype: 'text/plain', fields: { '{"a":"': '"}' } })`,
  },
  { name: 'submits a form', run: `return submit(at + '/_sandbox/reset', { fields: { a: '1' } })` },
  {
    name: 'submits a form of parts',
    run: `return submit(at + '/_sandbox/reset', { enctype: 'multipart/form-data', fields: { a: '1' } })`,
  },
  { name: 'submits a customer’s form', run: `return submit(pay + '/pay', { fields: { currency: 'BTC' } })` },
  {
    name: 'submits a customer’s form by GET',
    run: `return submit(pay + '/pay', { method: 'get', fields: { currency: 'BTC' } })`,
  },
  { name: 'shows a picture of the state', run: `return put('img', { src: at + '/_sandbox/state' }).done` },
  { name: 'shows a picture of a customer’s form', run: `return put('img', { src: pay + '/fail' }).done` },
  {
    name: 'plays the export',
    run: `const { node } = put('video', { src: at + '/_sandbox/transactions/export?format=csv' }); return new Promise((resolve) => { node.onerror = () => resolve('failed'); })`,
  },
  {
    name: 'runs the state as a script',
    run: `const errors = []; window.onerror = (message) => { errors.push(message); }; const done = await put('script', { src: at + '/_sandbox/state' }).done; return done + errors.join()`,
  },
  {
    name: 'imports the state as a module',
    run: `return import(at + '/_sandbox/state').then((loaded) => JSON.stringify(loaded))`,
  },
  {
    name: 'uses the export as a style sheet',
    run: `const { node, done } = put('link', { rel: 'stylesheet', href: at + '/_sandbox/transactions/export?format=csv' }, document.head); await done; return node.sheet === null ? 'none' : [...node.sheet.cssRules].map(String).join()`,
  },
  {
    name: 'loads the state in a worker',
    run: `const source = new Blob(['try { importScripts("' + at + '/_sandbox/state"); postMessage("ran") } catch (error) { postMessage(String(error)) }']);
      return new Promise((resolve) => { const worker = new Worker(URL.createObjectURL(source)); worker.onmessage = ({ data }) => resolve(data); worker.onerror = (error) => resolve(String(error.message)); })`,
  },
  {
    name: 'frames the dashboard',
    run: `const { node, done } = put('iframe', { src: at + '/dashboard' }); await done; return seenIn(node)`,
  },
  {
    name: 'frames a customer’s page',
    run: `const { node, done } = put('iframe', { src: pay }); await done; return seenIn(node)`,
  },
  {
    name: 'frames the state',
    run: `const { node, done } = put('iframe', { src: at + '/_sandbox/state' }); await done; return seenIn(node)`,
  },
  {
    name: 'frames the reference without its scripts',
    run: `const { node, done } = put('iframe', { sandbox: 'allow-same-origin', src: at + '/docs' }); await done; return seenIn(node)`,
  },
  { name: 'embeds the dashboard', run: `return put('object', { data: at + '/dashboard', type: 'text/html' }).done` },
  { name: 'opens the dashboard', run: `return popup(at + '/dashboard')` },
  { name: 'opens the state', run: `return popup(at + '/_sandbox/state')` },
  { name: 'opens a customer’s form', run: `return popup(pay + '/pay?currency=BTC')` },
  { name: 'follows the stream', run: `return stream(at + '/_sandbox/stream')` },
  { name: 'follows the stream with a key', run: `return stream(at + '/_sandbox/stream?api_key=tb_key_default')` },
  { name: 'follows a customer’s page', run: `return stream(pay + '/status')` },
  {
    name: 'opens a socket',
    quiet: true,
    run: `return new Promise((resolve) => { const socket = new WebSocket(at.replace('http', 'ws') + '/_sandbox/stream'); socket.onopen = () => resolve('OPENED'); socket.onerror = () => resolve('failed'); })`,
  },
  {
    name: 'is led on by its own server, with JSON',
    run: `return fetch(home + '/307?' + at + '/_sandbox/reset', { ${JSON_POST} }).then(text)`,
  },
  {
    name: 'is led on by its own server, without asking',
    run: `return fetch(home + '/307?' + at + '/_sandbox/reset', { method: 'POST', mode: 'no-cors', body: '{}' }).then(text)`,
  },
  {
    name: 'has a form led on by its own server',
    run: `return submit(home + '/307?' + pay + '/pay', { fields: { currency: 'BTC' } })`,
  },
  {
    name: 'has a picture led on by its own server',
    run: `return put('img', { src: home + '/302?' + at + '/_sandbox/state' }).done`,
  },
  {
    name: 'has a frame led on by its own server',
    run: `const { node, done } = put('iframe', { src: home + '/302?' + at + '/dashboard' }); await done; return seenIn(node)`,
  },
  {
    name: 'has a click pinged',
    run: `const { node } = put('a', { href: '#here', ping: at + '/_sandbox/reset' }); node.click(); return 'clicked'`,
  },
  {
    name: 'has its own policy’s report sent',
    run: `put('meta', {}); const { node, done } = put('iframe', { src: home + '/report?' + at + '/_sandbox/reset' }); await done; return 'reported'`,
  },
  {
    name: 'fetches in advance',
    quiet: true,
    run: `return Promise.race([put('link', { rel: 'prefetch', href: at + '/_sandbox/state' }, document.head).done, fetch(home + '/').then(() => 'left')])`,
  },
];

/** With the fixed key: from a page of the web; pages of this machine may call the merchant API. */
export const KEYED_ATTACKS: readonly Attack[] = [
  {
    name: 'reads with the fixed key',
    run: `return fetch(at + '/v1/payments', { headers: { authorization: 'Bearer tb_key_default' } }).then(text)`,
  },
  {
    name: 'pays out with the fixed key',
    run: `return fetch(at + '/v1/payments', { method: 'POST', headers: { authorization: 'Bearer tb_key_default', 'content-type': 'application/json' }, body: '{"amount":1,"currency":"EUR"}' }).then(text)`,
  },
  {
    name: 'posts with the key in the URL',
    run: `return fetch(at + '/v1/payments?api_key=tb_key_default', { method: 'POST', mode: 'no-cors', body: '{"amount":1,"currency":"EUR"}' }).then(text)`,
  },
  {
    name: 'sends the key without asking',
    run: `return fetch(at + '/v1/payments', { mode: 'no-cors', headers: { 'x-api-key': 'tb_key_default' } }).then(text)`,
  },
];

/** From a page whose name was made to lead to the sandbox: to the browser it is of the same origin, so that it may read it all. */
export const REBOUND_ATTACKS: readonly Attack[] = [
  ...KEYED_ATTACKS.slice(0, 2),
  { name: 'reads the state', run: `return fetch('/_sandbox/state').then(text)` },
  {
    name: 'reads the keys',
    run: `return fetch('/_sandbox/keys', { headers: { authorization: 'Bearer tb_key_default' } }).then(text)`,
  },
  { name: 'resets', run: `return fetch('/_sandbox/reset', { ${JSON_POST} }).then(text)` },
  { name: 'reads a customer’s page', run: `return fetch(pay).then(text)` },
  { name: 'submits a customer’s form', run: `return submit(pay + '/pay', { fields: { currency: 'BTC' } })` },
  {
    name: 'frames the dashboard',
    run: `const { node, done } = put('iframe', { src: '/dashboard' }); await done; return seenIn(node)`,
  },
  { name: 'opens the dashboard', run: `return popup('/dashboard')` },
  { name: 'follows the stream', run: `return stream('/_sandbox/stream')` },
  { name: 'reads the inbox', run: `return fetch('/_sandbox/inbox/web').then(text)` },
  {
    name: 'registers a webhook',
    run: `return fetch('/v1/webhooks', { method: 'POST', headers: { 'x-api-key': 'tb_key_default', 'content-type': 'application/json' }, body: '{"url":"http://127.0.0.1:1/","event_types":["payment.created"]}' }).then(text)`,
  },
];
