/**
 * The sandbox on a page of somebody else's: `<script defer src="https://docs.example/embed.js">`, and two elements. What they
 * hold is the page's own text; calls are made by a frame of the site that this script comes from.
 */
import { createAsk } from '../../platform/page/ask.js';
import type { Answering } from '../../platform/page/wire.js';
import { callsOf, shownAnswer } from './curl.js';
import { element } from './element.js';
import { type FramedAnswer as Answer, answerTo, type FramedCall, type FrameSays } from './frame.js';
import { runFramed } from './framed.js';
import { canRun, runScript } from './script.js';
import type { SnippetCall, SnippetHears } from './snippet.js';

const site = new URL('.', (document.currentScript as HTMLScriptElement).src);
type Asked = Omit<FramedCall, 'tenderbox' | 'id'>;

type Ask = (asked: Asked) => Promise<Answer>;

/** How long a frame may take to say something. */
const PATIENCE_MS = 20_000;

const REJECTED = `This frame is sandboxed and has no origin, so it can only run the scripts of a host that lets everybody load them. Have ${site.host} answer with Access-Control-Allow-Origin: *, or give the frame allow-same-origin.`;
/** The sandbox in the worker of a reader's code: it needs no origin, and has no network. */
const ENGINE = `onmessage = ({ ports: [port] }) => {
  postMessage = port.postMessage.bind(port);
  import(TENDERBOX_ENGINE).then(
    () => { port.onmessage = onmessage; },
    () => postMessage({ kind: 'failed', engine: '', reason: ${JSON.stringify(REJECTED)} }),
  );
};`;

/** A sandbox where the page has no origin, as in a frame that is sandboxed: frames in it have none either, and start no workers of the site's. */
async function openWithoutOrigin(): Promise<Ask> {
  const { port1, port2 } = new MessageChannel();
  const ask = createAsk(port2);
  const started = new Promise<void>((resolve, reject) => {
    const hear = ({ data }: MessageEvent<Answering>): void =>
      data.kind === 'failed' ? reject(new Error(data.reason)) : resolve();
    port2.addEventListener('message', hear, { once: true });
  });
  port2.start();
  const framed = runFramed(site.href.slice(0, -1), { code: ENGINE, data: null }, port1);
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${site.href}handler.html does not answer.`)), PATIENCE_MS);
  });
  try {
    await Promise.race([started, framed.then(({ failed }) => failed), late]);
  } catch (error) {
    void framed.then(({ close }) => close());
    throw error;
  }
  return (asked) => answerTo({ tenderbox: 'call', id: 0, ...asked }, ask);
}

function openFrame(): Promise<Ask> {
  return new Promise((resolve, reject) => {
    const frame = element('iframe', { src: new URL('frame.html', site).href, hidden: true, title: 'Tenderbox' });
    const waiting = new Map<number, (answer: Answer) => void>();
    let count = 0;
    const ask: Ask = (asked) =>
      new Promise((answered) => {
        count += 1;
        waiting.set(count, answered);
        const call: FramedCall = { tenderbox: 'call', id: count, ...asked };
        frame.contentWindow?.postMessage(call, site.origin);
      });
    const fail = (reason: string): void => {
      window.removeEventListener('message', listen);
      frame.remove();
      reject(new Error(reason));
    };
    // Nobody tells a page that a frame was not loaded.
    const patience = setTimeout(() => fail(`${frame.src} does not answer.`), PATIENCE_MS);
    const listen = ({ source, data }: MessageEvent<FrameSays>): void => {
      if (source !== frame.contentWindow) return;
      clearTimeout(patience);
      if (data.tenderbox === 'ready') resolve(ask);
      else if (data.tenderbox === 'failed') fail(data.reason);
      else if (data.tenderbox === 'answer') {
        waiting.get(data.id)?.(data);
        waiting.delete(data.id);
      }
    };
    window.addEventListener('message', listen);
    document.body.append(frame);
  });
}

let sandbox: Promise<Ask> | undefined;

/** The one sandbox of the page, which all elements share. @returns rejects where there is none; then the next one tries again */
function openSandbox(): Promise<Ask> {
  // A page from a disk has no origin, but frames in it do.
  const isNobody = self.origin === 'null' && location.protocol !== 'file:';
  sandbox ??= (isNobody ? openWithoutOrigin() : openFrame()).catch((error: Error) => {
    sandbox = undefined;
    throw error;
  });
  return sandbox;
}

/** What is shown behind an answer. */
type Behind = (answer: Answer, ask: Ask) => Promise<string>;

/** The events of what an answer is about, as webhooks tell of them. */
const webhooksOf: Behind = async ({ status, body }, ask) => {
  const { id } = status < 300 ? (JSON.parse(body) as { id?: string }) : {};
  if (id === undefined) return '';
  const path = `/_sandbox/events?resource_id=${encodeURIComponent(id)}`;
  const told = await ask({ method: 'GET', path, headers: {} });
  const { data } = JSON.parse(told.body) as { data: { event_type: string; created_at: string }[] };
  return data.map(({ event_type, created_at }) => `\nwebhook ${event_type} ${created_at}`).join('');
};

/** What pages for customers an answer leads to, and of what. */
const CUSTOMERS_PAGES = { payment_url: 'payments', invoice_url: 'invoices' };

/** Says that the page which an answer leads to is drawn by the sandbox that pages of the site share, and how it goes on in this one. */
const onPages: Behind = async ({ status, body }) => {
  const made = status === 201 ? (JSON.parse(body) as { id?: string }) : {};
  const [name, list] = Object.entries(CUSTOMERS_PAGES).find(([each]) => Object.hasOwn(made, each)) ?? [];
  if (name === undefined || made.id === undefined) return '';
  return `\n${name} leads to the sandbox of ${site.host}, which does not know this one. Play the customer here: POST /_sandbox/${list}/${made.id}/pay`;
};

/** Makes calls one after the other. @returns what is shown of their answers */
async function answersTo(calls: readonly Asked[], ask: Ask, behind: readonly Behind[]): Promise<string> {
  const answers: string[] = [];
  for (const call of calls) {
    const answer = await ask(call);
    // Of an answer without JSON there is no more to tell.
    const more = await Promise.all(behind.map((tell) => tell(answer, ask))).catch(() => []);
    answers.push(shown(answer) + more.join(''));
  }
  return answers.join('\n');
}

/** Where a call goes in the sandbox, whoever it was written for. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname.slice(Math.max(0, pathname.search(/\/(?:v1|_sandbox)\//))) + search;
}

async function hear({ id, url, method, headers, body }: SnippetCall, ask: Ask): Promise<SnippetHears> {
  const asked = { method, path: pathOf(url), headers: Object.fromEntries(headers) };
  const answer = await ask(body === null ? asked : { ...asked, body: new TextDecoder().decode(body) });
  if (answer.status === 0) return { id, refusal: answer.body };
  const bytes = new TextEncoder().encode(answer.body).buffer;
  return { id, status: answer.status, headers: answer.headers, body: bytes };
}

const ENVIRONMENT = { TENDERBOX_URL: new URL('v1', site).href, TENDERBOX_API_KEY: 'tb_key_default' };

/** What a piece of JavaScript prints. */
async function printedBy(text: string, ask: Ask): Promise<string> {
  const printed: string[] = [];
  await runScript(text, {
    base: site.href.slice(0, -1),
    env: ENVIRONMENT,
    answer: (asked) => hear(asked, ask),
    print: (line) => printed.push(line),
  });
  return printed.join('\n');
}

function shown({ status, headers, body }: Answer): string {
  if (status === 0) return `No answer: ${body}`;
  return shownAnswer(status, new Headers(headers), body);
}

/** A button, and the place of what was answered. Both are styled from the page: `::part(button)`, `::part(answer)`. */
function runner(text: string, run: (ask: Ask) => Promise<string>): [HTMLButtonElement, HTMLElement] {
  const button = element('button', { type: 'button' }, text);
  button.part.add('button');
  const answer = element('pre', {});
  answer.part.add('answer');
  answer.setAttribute('role', 'status');
  button.onclick = async () => {
    button.disabled = true;
    answer.textContent = 'The sandbox of this page is starting…';
    // Nothing is sent anywhere before the sandbox is there.
    answer.textContent = await openSandbox()
      .then(run)
      .catch((error: Error) => error.message);
    button.disabled = false;
  };
  return [button, answer];
}

/** Says what an element is for whoever comes back. It is styled as `::part(note)`. */
function note(): HTMLElement {
  const text = 'This sandbox lives in this page: it begins anew when the page is opened again.';
  const said = element('small', {}, text);
  said.part.add('note');
  return said;
}

/** `<tenderbox-sandbox>`: around blocks of code. Those of calls by curl and nothing else get a button, and so does JavaScript that calls by `fetch`. */
class SandboxElement extends HTMLElement {
  private offers = false;

  connectedCallback(): void {
    // It is called again whenever the element is moved.
    if (this.offers) return;
    this.offers = true;
    for (const block of this.querySelectorAll('pre')) {
      const text = block.textContent;
      const calls = callsOf(text).map(({ url, ...call }) => ({ ...call, path: pathOf(url) }));
      if (calls.length > 0) block.after(...runner('Run', (ask) => answersTo(calls, ask, [onPages])));
      else if (canRun(text)) block.after(...runner('Run', (ask) => printedBy(text, ask)));
    }
    if (this.querySelector('button') !== null) this.append(note());
  }
}

/** `<tenderbox-call method="POST" path="/v1/payments">{"amount": 100}</tenderbox-call>`: one call, whose body can be edited. */
class CallElement extends HTMLElement {
  connectedCallback(): void {
    if (this.shadowRoot !== null) return;
    const method = (this.getAttribute('method') ?? 'GET').toUpperCase();
    const path = this.getAttribute('path') ?? '/v1/account';
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const title = element('code', {}, `${method} ${path}`);
    title.part.add('title');
    const editor = element('textarea', { value: this.textContent.trim(), rows: 5, spellcheck: false });
    editor.setAttribute('aria-label', `Body of ${method} ${path}`);
    editor.part.add('body');
    const key = this.getAttribute('key') ?? 'tb_key_default';
    const calls = (): Asked[] => {
      const headers = { authorization: `Bearer ${key}` };
      if (!hasBody) return [{ method, path, headers }];
      return [{ method, path, headers: { ...headers, 'content-type': 'application/json' }, body: editor.value }];
    };
    const [button, answer] = runner('Send', (ask) => answersTo(calls(), ask, [webhooksOf, onPages]));
    const shadow = this.attachShadow({ mode: 'open' });
    // Lines of an answer are longer than a phone is wide; what the page says of the parts comes before this.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'pre { white-space: pre-wrap; overflow-wrap: anywhere } textarea { max-width: 100%; box-sizing: border-box }',
    );
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(title, ...(hasBody ? [editor] : []), button, answer, note());
  }
}

customElements.define('tenderbox-sandbox', SandboxElement);
customElements.define('tenderbox-call', CallElement);
