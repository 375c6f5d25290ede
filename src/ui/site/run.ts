/** *Run*: the calls of a guide, made to the sandbox in this browser. */
import { type Asked, callsOf, shownAnswer } from './curl.js';

/** Where the guides say that a sandbox is. */
const WRITTEN = ['http://127.0.0.1:4020', 'http://localhost:4020'];

/** Where a call goes here; undefined for what this site does not answer. */
function placeOf({ url }: Asked, base: string, origins: readonly string[]): string | undefined {
  const { origin, pathname, search } = new URL(url);
  if (origins.includes(origin)) return url;
  return WRITTEN.includes(origin) ? base + pathname + search : undefined;
}

async function answerOf({ method, headers, body }: Asked, place: string): Promise<string> {
  try {
    const answer = await fetch(place, { method, headers, ...(body === undefined ? {} : { body }) });
    return shownAnswer(answer.status, answer.headers, await answer.text());
  } catch (error) {
    return `No answer: ${(error as Error).message}.`;
  }
}

/** Puts a button to each block of code that holds calls of this sandbox and nothing else. */
export function offerToRun(base: string, origins: readonly string[]): void {
  for (const block of document.querySelectorAll<HTMLElement>('pre[data-language="sh"]')) {
    const calls = callsOf(block.textContent).map((asked) => ({ asked, place: placeOf(asked, base, origins) }));
    if (calls.length === 0 || calls.some(({ place }) => place === undefined)) continue;
    const shown = document.createElement('output');
    const button = Object.assign(document.createElement('button'), {
      type: 'button',
      className: 'button run',
      textContent: 'Run',
    });
    button.onclick = async () => {
      button.disabled = true;
      const answers: string[] = [];
      for (const { asked, place } of calls) answers.push(await answerOf(asked, place as string));
      shown.textContent = answers.join('\n');
      button.disabled = false;
    };
    block.after(button, shown);
  }
}
