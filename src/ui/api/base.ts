/** Where the sandbox is: on most machines at the root of its origin, else below the path that somebody has mounted it at. */
import { options } from 'preact';
import { facts } from './merchant.js';

/** The path that it is below, without a slash at its end. */
export const base = facts.base ?? '';

/** Its address, which paths of the APIs and pages follow. */
export const home = location.origin + base;

/** Links name pages of the sandbox by their path there, whoever draws them. */
const before = options.vnode;
options.vnode = (vnode) => {
  const props = vnode.props as { href?: unknown };
  if (base !== '' && typeof vnode.type === 'string' && typeof props.href === 'string' && props.href.startsWith('/'))
    props.href = base + props.href;
  before?.(vnode);
};
