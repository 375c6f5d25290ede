/** What an object reads of files: what a page reads, but what was built for browsers, which the deployment has. */
import { env } from 'cloudflare:workers';
import type * as Node from '../node/files.js';

export * from '../page/files.js';

export const readBuiltPage: typeof Node.readBuiltPage = async (name) => {
  const answer = await env.PAGES.fetch(`https://pages.invalid/${name}`);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
};
