/**
 * The sandbox on a page of somebody else's: `<script defer src="https://docs.example/embed.js">`, and two elements. What they
 * hold is the page's own text; calls are made by a frame of the site that this script comes from.
 */
import { callsOf, shownAnswer } from './curl.js';
import type { FramedCall, FrameSays } from './frame.js';

const site = new URL('.', (document.currentScript as HTMLScriptElement).src);
type Answer = Extract<FrameSays, { tenderbox: 'answer' }>;
type Asked = Omit<FramedCall, 'tenderbox' | 'id'>;

type Ask = (asked: Asked) => Promise<Answer>;

/** How long a frame may take to say something. */
const PATIENCE_MS = 20_000;

let frame: Promise<Ask> | undefined;

/** The one frame of the page, which all elements share. @returns rejects where it has no sandbox; then the next one tries again */
function openFrame(): Promise<Ask> {
  frame ??= new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('iframe'), {
      src: new URL('frame.html', site).href,
      hidden: true,
      title: 'Tenderbox',
    });
    const waiting = new Map<number, (answer: Answer) => void>();
    let count = 0;
    const ask: Ask = (asked) =>
      new Promise((answered) => {
        count += 1;
        waiting.set(count, answered);
        element.contentWindow?.postMessage(
          { tenderbox: 'call', id: count, ...asked } satisfies FramedCall,
          site.origin,
        );
      });
    const fail = (reason: string): void => {
      window.removeEventListener('message', listen);
      element.remove();
      frame = undefined;
      reject(new Error(reason));
    };
    // Nobody tells a page that a frame was not loaded.
    const patience = setTimeout(() => fail(`${element.src} does not answer.`), PATIENCE_MS);
    const listen = ({ source, data }: MessageEvent<FrameSays>): void => {
      if (source !== element.contentWindow) return;
      clearTimeout(patience);
      if (data.tenderbox === 'ready') resolve(ask);
      else if (data.tenderbox === 'failed') fail(data.reason);
      else if (data.tenderbox === 'answer') {
        waiting.get(data.id)?.(data);
        waiting.delete(data.id);
      }
    };
    window.addEventListener('message', listen);
    document.body.append(element);
  });
  return frame;
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

/** Waits for the sandbox, then makes calls one after the other. Nothing is sent anywhere else. */
async function answersTo(calls: readonly Asked[], behind?: Behind): Promise<string> {
  try {
    const ask = await openFrame();
    const answers: string[] = [];
    for (const call of calls) {
      const answer = await ask(call);
      // An answer without JSON is about nothing that events tell of.
      const more = await behind?.(answer, ask).catch(() => '');
      answers.push(shown(answer) + (more ?? ''));
    }
    return answers.join('\n');
  } catch (error) {
    return (error as Error).message;
  }
}

function shown({ status, headers, body }: Answer): string {
  if (status === 0) return `No answer: ${body}`;
  return shownAnswer(status, new Headers(headers), body);
}

/** A button, and the place of what was answered. Both are styled from the page: `::part(button)`, `::part(answer)`. */
function runner(text: string, callsNow: () => readonly Asked[], behind?: Behind): [HTMLButtonElement, HTMLElement] {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  button.part.add('button');
  const answer = document.createElement('pre');
  answer.part.add('answer');
  answer.setAttribute('role', 'status');
  button.onclick = async () => {
    button.disabled = true;
    answer.textContent = 'The sandbox of this page is starting…';
    answer.textContent = await answersTo(callsNow(), behind);
    button.disabled = false;
  };
  return [button, answer];
}

/** Says what an element is for whoever comes back. It is styled as `::part(note)`. */
function note(): HTMLElement {
  const text = 'This sandbox lives in this page: it begins anew when the page is opened again.';
  const said = Object.assign(document.createElement('small'), { textContent: text });
  said.part.add('note');
  return said;
}

/** `<tenderbox-sandbox>`: around blocks of code. Those that hold calls by curl and nothing else get a button. */
class SandboxElement extends HTMLElement {
  private offers = false;

  connectedCallback(): void {
    // It is called again whenever the element is moved.
    if (this.offers) return;
    this.offers = true;
    for (const block of this.querySelectorAll('pre')) {
      const calls = callsOf(block.textContent).map(({ url, ...call }) => {
        const { pathname, search } = new URL(url);
        return { ...call, path: pathname.slice(Math.max(0, pathname.search(/\/(?:v1|_sandbox)\//))) + search };
      });
      if (calls.length > 0) block.after(...runner('Run', () => calls));
    }
    if (this.querySelector('button') !== null) this.append(note());
  }
}

/** `<tenderbox-call method="POST" path="/v1/payments">{"amount": 100}</tenderbox-call>`: one call, whose body can be edited. */
class CallElement extends HTMLElement {
  connectedCallback(): void {
    if (this.shadowRoot !== null) return;
    const [method, path] = [this.getAttribute('method') ?? 'GET', this.getAttribute('path') ?? '/v1/account'];
    const title = Object.assign(document.createElement('code'), { textContent: `${method} ${path}` });
    title.part.add('title');
    const editor = Object.assign(document.createElement('textarea'), {
      value: this.textContent.trim(),
      rows: 5,
      spellcheck: false,
    });
    editor.setAttribute('aria-label', `Body of ${method} ${path}`);
    editor.part.add('body');
    const key = this.getAttribute('key') ?? 'tb_key_default';
    const calls = (): Asked[] => {
      const headers = { authorization: `Bearer ${key}` };
      if (method === 'GET') return [{ method, path, headers }];
      return [{ method, path, headers: { ...headers, 'content-type': 'application/json' }, body: editor.value }];
    };
    const [button, answer] = runner('Send', calls, webhooksOf);
    this.attachShadow({ mode: 'open' }).append(title, ...(method === 'GET' ? [] : [editor]), button, answer, note());
  }
}

customElements.define('tenderbox-sandbox', SandboxElement);
customElements.define('tenderbox-call', CallElement);
