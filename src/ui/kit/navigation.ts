/**
 * Brings the entry of the current page into sight, by scrolling the list of entries alone: `scrollIntoView` would also move the place
 * from which the Tab key goes on.
 */
export function showCurrentEntry(): void {
  const list = document.querySelector('#navigation');
  const entry = list?.querySelector('[aria-current]');
  if (!list || !entry) return;
  const [around, own] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (own.top < around.top) list.scrollTop -= around.top - own.top;
  if (own.bottom > around.bottom) list.scrollTop += own.bottom - around.bottom;
}

/** A part of an address as it was meant, or as it stands where nothing can be meant by it. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
