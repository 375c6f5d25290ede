#!/usr/bin/env node
// Builds dist/. With --pages only dist/pages is made anew, which takes a second. With --if-stale nothing is done when dist/ is newer than everything that it is made from.
import { isFresh, requirePrepared } from './prepared.mjs';

if (!process.argv.includes('--if-stale') || !(await isFresh())) {
  requirePrepared();
  if (process.argv.includes('--pages')) await (await import('./bundle-pages.mjs')).bundlePages();
  else await (await import('./build-dist.mjs')).build();
}
