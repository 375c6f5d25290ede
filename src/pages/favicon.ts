/** The sandbox's mark: an open box with a coin in it. */
export const FAVICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<rect width="32" height="32" rx="8" fill="#0f766e"/>',
  '<path d="M7 14v8.5A2.5 2.5 0 0 0 9.5 25h13a2.5 2.5 0 0 0 2.5-2.5V14" fill="none" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>',
  '<circle cx="16" cy="12.5" r="5" fill="#fff"/>',
  '</svg>',
].join('');
