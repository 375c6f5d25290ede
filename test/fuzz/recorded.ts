/** Requests by chance to one sandbox, recorded, to be made to others. */
import fc from 'fast-check';
import { beginAlike, type Recording, type Way } from '../support/ways.js';
import { merchantBodies, nearly, queries } from './arbitraries.js';
import { spoils } from './hostile.js';
import { SEED } from './settings.js';
import { type FuzzRequest, NOW, type Target } from './target.js';
import { createResources, forget } from './world.js';

/** What pages cannot send: a browser leaves such headers out without a word. */
const FORBIDDEN =
  /^(?:accept-(?:charset|encoding)|access-control-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|te|trailer|transfer-encoding|upgrade|user-agent|via|proxy-.*|sec-.*)$/i;
/** Values in other characters reach some service workers as nothing. */
const isOfPages = ([name, value]: [string, string]): boolean => !FORBIDDEN.test(name) && /^[\t -~]*$/.test(value);
/** Paths that lead to a sandbox in a page, without characters that each client spells its own way. */
const SENDABLE = /^\/(?:v1|_sandbox)(?:[/?][\w!$%&()*+,./:;=?@~-]*)?$/;

/**
 * Sends so many requests.
 * @param way carries them to the sandbox of the target
 * @param by_pages whether only what pages can send is sent
 */
export async function recordChance(opened: Target, way: Way, count: number, by_pages: boolean): Promise<Recording> {
  const recording = await beginAlike(way, NOW);
  const send: Target['send'] = (request) => client.send(target.wire(request));
  const client: Target['client'] = {
    ...opened.client,
    send: ({ method, target: path, body, headers }) => recording.make(method, path, body, headers),
  };
  const target = { ...opened, client, send };
  const { path: ids, addresses } = await createResources(target);
  const { operations } = target.document;
  const requests: fc.Arbitrary<FuzzRequest> = fc.oneof(
    ...operations
      .filter(({ body }) => body !== undefined)
      .flatMap((operation) => {
        const bodies = merchantBodies(operation, addresses);
        return [bodies, nearly(bodies)].map((some) => some.map((body) => ({ operation, body })));
      }),
    ...operations
      .filter(({ method }) => method === 'GET')
      .map((operation) => queries(operation, Object.values(ids)).map((query) => ({ operation, path: ids, query }))),
  );
  const spoilt = fc.tuple(requests, fc.option(spoils, { nil: undefined, freq: 3 }));
  for (const [request, spoil] of fc.sample(spoilt, { seed: SEED, numRuns: count })) {
    const wire = spoil === undefined ? target.wire(request) : spoil(target.wire(request));
    const url = new URL(wire.target, target.box.url);
    const path = url.pathname + url.search;
    if (url.origin !== new URL(target.box.url).origin || (by_pages && !SENDABLE.test(path))) continue;
    const sent = Object.entries(wire.headers).filter((header) => !by_pages || isOfPages(header));
    const headers = Object.fromEntries(sent);
    // What a Request cannot hold, such as a header of other characters, never leaves a client.
    const answer = await recording.make(wire.method, path, wire.body, headers).catch(() => undefined);
    if (answer !== undefined) await forget(target, request, answer);
  }
  return recording;
}
