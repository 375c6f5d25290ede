/** *Run*: the calls of a guide, made to the sandbox in this browser. */
import { type Asked, callsOf, shownAnswer } from './curl.js';
import { element } from './element.js';
import { canRun, needsNode, runScript } from './script.js';
import type { SnippetCall, SnippetHears } from './snippet.js';

/** Where the guides say that a sandbox is, and what of it is here too; what a server has besides, such as llms.txt, is not. */
const WRITTEN = /^http:\/\/(?:127\.0\.0\.1|localhost):4020\/(?:v1|_sandbox|pay|invoices|l)\//;

/** What the text of the guides finds in the environment. */
const environmentOf = (base: string): Record<string, string> => ({
  TENDERBOX_URL: `${location.origin}${base}/v1`,
  TENDERBOX_API_KEY: 'tb_key_default',
});

interface Site {
  base: string;
  origins: readonly string[];
}

/** Where a call goes here; undefined for what this site does not answer. */
function placeOf(address: string, { base, origins }: Site): string | undefined {
  const { origin, pathname, search, href } = new URL(address);
  if (origins.includes(origin) || href.startsWith(`${location.origin}${base}/`)) return href;
  return WRITTEN.test(href) ? base + pathname + search : undefined;
}

async function answerOf({ method, headers, body }: Asked, place: string): Promise<string> {
  try {
    const answer = await fetch(place, { method, headers, body });
    return shownAnswer(answer.status, answer.headers, await answer.text());
  } catch (error) {
    return `No answer: ${(error as Error).message}.`;
  }
}

type Run = (print: (text: string) => void) => Promise<void>;

/** The calls of a piece of shell; undefined where it does anything else. */
function runOfShell(text: string, site: Site): Run | undefined {
  const calls = callsOf(text, environmentOf(site.base)).map((asked) => ({ asked, place: placeOf(asked.url, site) }));
  if (calls.length === 0 || calls.some(({ place }) => place === undefined)) return undefined;
  return async (print) => {
    for (const { asked, place } of calls) print(await answerOf(asked, place as string));
  };
}

/** Makes a call of a snippet, where it is one of the sandbox. */
async function hear(asked: SnippetCall, site: Site): Promise<SnippetHears> {
  const { id, url, method, headers, body } = asked;
  const place = placeOf(url, site);
  if (place === undefined) return { id, refusal: `This page calls its sandbox alone, and not ${url}` };
  try {
    const answer = await fetch(place, { method, headers, body });
    return { id, status: answer.status, headers: [...answer.headers], body: await answer.arrayBuffer() };
  } catch (error) {
    return { id, refusal: (error as Error).message };
  }
}

function runOfScript(text: string, site: Site): Run | undefined {
  if (!canRun(text)) return undefined;
  const env = environmentOf(site.base);
  return (print) => runScript(text, { base: site.base, env, answer: (asked) => hear(asked, site), print });
}

const RUNS: Readonly<Record<string, typeof runOfShell>> = { sh: runOfShell, js: runOfScript };

/** Where a block of code runs that a page cannot. */
const elsewhere = (language: string, text: string): string | undefined =>
  language === 'sh' ? 'Runs in a terminal.' : language === 'js' && needsNode(text) ? 'Runs in Node.' : undefined;

/** Puts a button to each block of code that calls this sandbox and does nothing that a page cannot, and tells where others run. */
export function offerToRun(site: Site): void {
  for (const block of document.querySelectorAll<HTMLElement>('pre[data-language]')) {
    const language = block.dataset.language ?? '';
    const text = block.textContent;
    const run = RUNS[language]?.(text, site);
    const where = run === undefined ? elsewhere(language, text) : undefined;
    if (where !== undefined) block.after(element('p', { className: 'elsewhere' }, where));
    if (run === undefined) continue;
    const shown = element('output', {});
    const button = element('button', { type: 'button', className: 'button run' }, 'Run');
    button.onclick = async () => {
      button.disabled = true;
      const printed: string[] = [];
      await run((line) => printed.push(line));
      shown.textContent = printed.join('\n');
      button.disabled = false;
    };
    block.after(button, shown);
  }
}
