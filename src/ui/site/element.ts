/** Makes an element with what is in it. */
export function element<N extends keyof HTMLElementTagNameMap>(
  name: N,
  of: Partial<HTMLElementTagNameMap[N]>,
  ...inside: (Node | string)[]
): HTMLElementTagNameMap[N] {
  const made = Object.assign(document.createElement(name), of);
  made.append(...inside);
  return made;
}
