/**
 * Brings the current entry of a list into sight, by scrolling that list alone: `scrollIntoView` would also move the place from which
 * the Tab key goes on.
 */
export function showCurrent(list: Element | null): void {
  const entry = list?.querySelector('[aria-current], [aria-selected="true"]');
  if (!list || !entry) return;
  const [around, own] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  const left = own.left < around.left ? own.left - around.left : Math.max(0, own.right - around.right);
  const top = own.top < around.top ? own.top - around.top : Math.max(0, own.bottom - around.bottom);
  list.scrollBy(left, top);
}

/** A part of an address as it was meant, or as it stands where nothing can be meant by it. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
