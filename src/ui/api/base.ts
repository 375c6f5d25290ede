/** Where the sandbox is: on most machines at the root of its origin, else below the path that somebody has mounted it at. */
import { options } from 'preact';
import { facts } from './merchant.js';

/** The path that it is below, without a slash at its end. */
export const base = facts.base ?? '';

/** Its address, which paths of the APIs and pages follow. */
export const home = location.origin + base;

/** Links and images name what is the sandbox's by its path there, whoever draws them. */
const before = options.vnode;
options.vnode = (vnode) => {
  const props = vnode.props as { href?: unknown; src?: unknown };
  for (const name of ['href', 'src'] as const) {
    const path = props[name];
    if (base !== '' && typeof vnode.type === 'string' && typeof path === 'string' && path.startsWith('/'))
      props[name] = base + path;
  }
  before?.(vnode);
};
