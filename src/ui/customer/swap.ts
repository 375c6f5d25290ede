/** Puts the parts of a page that have changed in the place of those that are shown. */

/** Called after each change, and once at the start. */
type Listener = () => void;

const listeners: Listener[] = [];

/** Calls `listener` now and after every change of the page. */
export function onPage(listener: Listener): void {
  listeners.push(listener);
  listener();
}

/** What of the user's stands in a part and must outlive it. */
function keep(part: Element): () => void {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const mark = focused?.getAttribute('data-testid');
  const { selectionStart, selectionEnd, selectionDirection } = (focused ?? {}) as Partial<HTMLInputElement>;
  const written = [...part.querySelectorAll<HTMLInputElement>('input[id], select[id]')].map(
    ({ id, value }) => [id, value] as const,
  );
  return () => {
    for (const [id, value] of written) {
      const field = document.getElementById(id) as HTMLInputElement | HTMLSelectElement | null;
      const fits =
        field instanceof HTMLSelectElement ? [...field.options].some((option) => option.value === value) : true;
      if (field !== null && fits) field.value = value;
    }
    if (mark === null || mark === undefined) return;
    const again = document.querySelector<HTMLElement>(`[data-testid="${CSS.escape(mark)}"]`);
    // A button that can no longer be pressed takes no focus: it goes to what the button had changed.
    if (again === null || again.matches(':disabled')) document.querySelector<HTMLElement>('main')?.focus();
    else again.focus();
    // Fields of some types have none.
    if (again instanceof HTMLInputElement && typeof selectionStart === 'number')
      again.setSelectionRange(selectionStart, selectionEnd ?? null, selectionDirection ?? undefined);
  };
}

/** What the server sent for each part: what is shown may have been counted down since. */
const sent = new WeakMap<Element, string>();

const textOf = (part: Element): string => {
  let text = sent.get(part);
  if (text === undefined) {
    text = part.outerHTML;
    sent.set(part, text);
  }
  return text;
};

onPage(() => {
  for (const part of document.querySelectorAll('[data-part]')) textOf(part);
});

/** Shows another version of the page that is shown. @param at its address */
export function showPage(text: string, at: string): void {
  const next = new DOMParser().parseFromString(text, 'text/html');
  const main = document.querySelector('main');
  const nextMain = next.querySelector('main');
  // Another kind of page, such as the word that it is gone.
  if (main === null || nextMain === null || main.className !== nextMain.className) {
    location.replace(at);
    return;
  }
  document.title = next.title;
  for (const { name, value } of nextMain.attributes) main.setAttribute(name, value);
  for (const part of next.querySelectorAll('[data-part]')) {
    const name = part.getAttribute('data-part') ?? '';
    const shown = document.querySelector(`[data-part="${CSS.escape(name)}"]`);
    if (shown === null || textOf(shown) === part.outerHTML) continue;
    const restore = keep(shown);
    textOf(part);
    shown.replaceWith(part);
    restore();
  }
  say(next.querySelector('[data-said]')?.textContent ?? '');
  for (const listener of listeners) listener();
}

/** Screen readers tell of what changes in a live region, and of a new one they do not. */
function say(text: string): void {
  const region = document.querySelector('[data-said]');
  if (region !== null && region.textContent !== text) region.textContent = text;
}

let asked = 0;

/** Reads the page anew and shows it; of several answers the one that was asked for last. */
export async function readPage(): Promise<void> {
  asked += 1;
  const mine = asked;
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } });
  const text = await answer.text();
  if (mine === asked) showPage(text, location.href);
}

/** Whatever was asked for before is not shown any more. */
export function overtake(): void {
  asked += 1;
}
