/** The page on which readers try a webhook handler of their own: what they write is sent what production and forgers send. */
import type { Examine, Examined } from '../../platform/page/examiner.js';
import { kept } from '../api/kept.js';
import { element } from './element.js';
import { runFramed } from './framed.js';

interface Facts {
  base: string;
  site: { examiner: string };
}

const { base, site } = JSON.parse(
  document.querySelector('meta[name="tenderbox"]')?.getAttribute('content') ?? '',
) as Facts;
const form = document.querySelector('form') as HTMLFormElement;
const said = document.querySelector('.checked p') as HTMLElement;
const report = document.querySelector('.checked ol') as HTMLElement;

/** What the handler verifies with. */
const SECRET = 'whsec_demo';

/** What was written stays as long as the tab; whoever empties the field finds the first handler again. */
const draft = kept('sessionStorage', 'tenderbox.handler');
const field = form.querySelector('textarea') as HTMLTextAreaElement;
field.value = draft.read() || field.value;
field.addEventListener('input', () => draft.write(field.value));

/** Runs the handler, has it examined, and ends both. @throws Error that says why the handler does not run */
async function examine(code: string): Promise<Examined> {
  const profile = (await (await fetch(`${base}/_sandbox/profile`)).json()) as { settings: object };
  const { port1, port2 } = new MessageChannel();
  const answering = `${code}\n;answerWith(typeof receive === 'function' ? receive : undefined);`;
  const handler = await runFramed(base, { code: answering, data: SECRET }, port1);
  const examiner = new Worker(`${base}/assets/${site.examiner}`, { type: 'module' });
  const examined = new Promise<Examined>((resolve, reject) => {
    examiner.onmessage = ({ data }: MessageEvent<Examined>) => resolve(data);
    examiner.onerror = ({ message }) => reject(new Error(message));
    examiner.postMessage({ secret: SECRET, settings: profile } satisfies Examine, [port2]);
  });
  try {
    return await Promise.race([examined, handler.failed]);
  } finally {
    handler.close();
    examiner.terminate();
  }
}

/** What is to be mended stands first. */
const ORDER = ['fail', 'warn', 'note', 'pass'];

function row({ id, title, verdict, detail, means, fix }: Examined['lines'][number]): HTMLElement {
  const advice = verdict === 'pass' || means === '' ? [] : [means, `Fix: ${fix}`];
  const told = [detail, ...advice].map((text) => element('p', {}, text));
  const name = element('strong', {}, title);
  return element(
    'li',
    {},
    element('span', { className: verdict }, verdict),
    element('div', {}, name, ' ', element('code', {}, id), ...told),
  );
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button') as HTMLButtonElement;
  button.disabled = true;
  said.textContent = 'Sending…';
  report.replaceChildren();
  try {
    const { lines, summary, thrown } = await examine(String(new FormData(form).get('code')));
    said.textContent = thrown === undefined ? summary : `${summary} Your handler threw ${thrown}.`;
    const sorted = lines.toSorted((one, other) => ORDER.indexOf(one.verdict) - ORDER.indexOf(other.verdict));
    report.replaceChildren(...sorted.map(row));
  } catch (error) {
    said.textContent = `Your handler does not run. ${(error as Error).message}`;
  }
  button.disabled = false;
});
