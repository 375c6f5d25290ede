/** The sandbox as durable objects: what the runtime is given. */

import { Reply } from '../api/call.js';
import type { Handle } from '../api/pipeline.js';
import { nowOf, setClock } from '../domain/clock.js';
import { bringUpToDate, untilNextDue } from '../domain/jobs.js';
import type { Worlds } from '../domain/merchants/worlds.js';
import type { World } from '../domain/world.js';
import { createFront } from '../pages/index.js';
import { createFetch } from '../platform/fetch/fetch.js';
import { programVersion, readBuiltPage } from '../platform/node/files.js';
import { createLog } from '../platform/node/log.js';
import { hostTime, inSlices, timer } from '../platform/node/time.js';
import { BOUNDS } from '../platform/object/bounds.js';
import { front } from '../platform/object/front.js';
import { MerchantObject, type Opened, type StartOptions } from '../platform/object/merchant.js';
import type { Env } from '../platform/object/runtime.js';
import { beginWith, CALLED_IN_PROCESS, holdInProcess } from './begin.js';
import { crashLog } from './handle.js';

export { Gate } from '../platform/object/gate.js';

/** Whoever wakes the object waits for all of it to be read. */
const LEAST_GROWTH = 1024 * 1024;
/** What is being sent is nobody's job: where the object is lost meanwhile, an alarm brings it back. */
const RESCUE_MS = 5_000;

const log = {
  ...createLog('silent', () => undefined),
  error: (event: string, message: string) => console.error(event, message),
};

/** Another machine's clock may be behind the one that wrote the request log; a merchant's clock is not, unless it was set back since. */
function catchUp(world: World): void {
  const { events, journal, clock } = world.data;
  const call = journal.at(-1);
  const called_ms = call !== undefined && (call.real_ms ?? 0) >= clock.anchor_ms ? call.at_ms : 0;
  const last_ms = Math.max(events.at(-1)?.created_at_ms ?? 0, called_ms);
  if (clock.mode !== 'frozen' && nowOf(world) < last_ms) setClock(world, { now_ms: last_ms });
}

/** Gives the merchant of a key its full time again. @returns its new end; null for one that is kept and has none */
function renewed(worlds: Worlds, key: string): number | null | undefined {
  const owner = worlds.ownerOf('api', key);
  if (owner === undefined || owner.key.revoked) return undefined;
  const { origin } = owner.world.data;
  if (origin.ends_at_ms === undefined) return null;
  origin.ends_at_ms = hostTime() + BOUNDS.lifetime_ms;
  owner.world.env.touched(owner.world);
  return origin.ends_at_ms;
}

async function open({ route, url, file, claim_code, per_hour, changed }: StartOptions): Promise<Opened> {
  const public_url = `${url}/~${route}`;
  const own = { route, data_file: file, public_url, claim_code, seed: null, deliver_to: 'public' } as const;
  const config = { ...CALLED_IN_PROCESS, ...own, public: { ...BOUNDS, per_hour }, least_growth: LEAST_GROWTH };
  return beginWith(config, log, async (begun) => {
    const bound = { loopback: true, publicHost: new URL(url).host, public: true };
    const held = holdInProcess(begun, config, log, bound, public_url);
    const { engine, store } = begun;
    const { worlds, dispatcher } = engine;
    for (const world of worlds.all()) catchUp(world);
    store.commit();
    const followed = new WeakSet<World>();
    const waitOf = (world: World): number[] => {
      const due_ms = untilNextDue(world);
      const { ends_at_ms } = world.data.origin;
      return [
        ...(due_ms === null ? [] : [due_ms]),
        ...(ends_at_ms === undefined ? [] : [Math.max(ends_at_ms - hostTime(), 0)]),
        ...(dispatcher.inFlight(world) === 0 ? [] : [RESCUE_MS]),
      ];
    };
    return {
      ...held,
      nextDue() {
        for (const world of worlds.all()) {
          if (!followed.has(world)) engine.onChange(world, changed);
          followed.add(world);
        }
        const waits = worlds.all().flatMap(waitOf);
        return waits.length === 0 ? null : hostTime() + Math.min(...waits);
      },
      async wake() {
        worlds.endDue();
        for (const world of worlds.all()) await bringUpToDate(world, inSlices);
        store.commit();
        return worlds.all().length > 1;
      },
      renew(key) {
        const ends_at_ms = renewed(worlds, key);
        store.commit();
        return ends_at_ms;
      },
    };
  });
}

export class Merchant extends MerchantObject {
  protected override start(options: StartOptions): Promise<Opened> {
    return open(options);
  }
}

/** What is for people who have no merchant yet. Nothing is held from one call to the next, which the runtime gives nobody else. */
async function show(request: Request): Promise<Response | undefined> {
  const [version, onCrash] = [programVersion(), crashLog(log)];
  const report = (error: unknown): void =>
    onCrash(error, { method: request.method, path: new URL(request.url).pathname });
  const pages = createFront({ version, read: readBuiltPage, report });
  const nothing = new Reply(404, {});
  const handle: Handle = async (call) => (await pages(call)) ?? nothing;
  const sleep = (): Promise<void> => Promise.resolve();
  const answer = await createFetch({ handle, origin: new URL(request.url).origin, sleep, timer, onCrash }).fetch(
    request,
  );
  return answer.status === 404 ? undefined : answer;
}

export default { fetch: (request: Request, env: Env): Promise<Response> => front(request, env, show) };
