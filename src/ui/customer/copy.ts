/** Copies an amount or an address, and says so. */

const SAID_MS = 1_600;

/** Clipboards are for secure origins only; a selection can be copied elsewhere too. */
async function copy(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}

export function startCopying(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (button === null) return;
    void copy(button.dataset.copy ?? '').then(() => {
      const said = document.createElement('span');
      said.className = 'copied';
      said.setAttribute('role', 'status');
      said.textContent = button.dataset.copied ?? '';
      button.after(said);
      setTimeout(() => said.remove(), SAID_MS);
    });
  });
}
