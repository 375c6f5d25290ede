/** Links that say what a sentence of documentation speaks of: `#seed=42&scenario=payment-underpaid&call=getPayment`. */
import type { PathsWith, ProblemBody, Reply } from '../api/control.js';

type Anew = (seed: number) => Promise<void>;

/** What stands in the address; each part may be missing. */
type Start = { seed?: string; scenario?: string; call?: string; odd?: string };

const START = /^#(?:\w+=[^&?]*&)*(?:seed|scenario|call)=/;

const read = async <P extends PathsWith<'get'>>(base: string, path: P): Promise<Reply<P, 'get'>> =>
  (await fetch(`${base}/_sandbox${path}`)).json();

/** Whether somebody has worked in this sandbox already, by calls or in the dashboard, which would be lost. */
async function isUsed(base: string): Promise<boolean> {
  const { seen, activity, faults, runs, settings_changed } = await read(base, '/overview');
  if (Object.values(seen).some(Boolean) || activity.length + faults + runs + settings_changed > 0) return true;
  if ((await read(base, '/merchants')).data.length > 1) return true;
  // Those that it begins with were made at one time.
  const { data: keys } = await read(base, '/keys');
  return new Set(keys.map(({ created_at }) => created_at)).size > 1;
}

/** Whether the sandbox may be given up: who has made something in it is asked. @param what gives it up */
export async function mayGiveUp(base: string, what: string): Promise<boolean> {
  const words = `${what} begins the sandbox anew. What you have made in it is lost. Go on?`;
  // What cannot say what is in it is asked about as if there were something: it may be given up for that very reason.
  return !(await isUsed(base).catch(() => true)) || window.confirm(words);
}

type Paths = Record<string, Record<string, { operationId?: string }>>;

/** Whether the reference has an operation or an event of that name; what fills in its form may stand behind it. */
async function isKnown(base: string, call: string): Promise<boolean> {
  const { paths, webhooks }: { paths: Paths; webhooks: object } = await (await fetch(`${base}/v1/openapi.json`)).json();
  const id = call.replace(/\?.*/s, '');
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return Object.hasOwn(webhooks, id) || operations.some(({ operationId }) => operationId === id);
}

/** Begins the sandbox that a link speaks of, if the reader wants it. @throws Error that says why there is none such */
async function begin(base: string, { seed, scenario, call, odd }: Start, anew: Anew): Promise<void> {
  if (odd) throw new Error(`${odd} is none of seed, scenario and call.`);
  const number = Number(seed || 1);
  if (!Number.isSafeInteger(number) || /\D/.test(seed ?? '')) throw new Error(`${seed} is no seed, a whole number.`);
  // Scenarios of the reader's own are given up with the rest.
  const { data: scenarios } = await read(base, '/scenarios');
  if (scenario && !scenarios.some(({ name, source }) => name === scenario && source === 'shipped'))
    throw new Error(`There is no scenario ${JSON.stringify(scenario)}.`);
  if (call && !(await isKnown(base, call))) throw new Error(`There is no operation ${JSON.stringify(call)}.`);
  if (!(await mayGiveUp(base, 'This link'))) return;
  await anew(number);
  if (!scenario) return;
  const answer = await fetch(`${base}/_sandbox/scenarios/${encodeURIComponent(scenario)}/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  if (!answer.ok) throw new Error(((await answer.json()) as ProblemBody).detail);
}

/**
 * Opens what the address asks for.
 * @param anew begins another sandbox with a seed
 * @returns whether another page follows, which does it then
 */
export async function openStart(base: string, anew: Anew): Promise<boolean> {
  // One that leads to where the reader is already opens nothing by itself.
  window.addEventListener('hashchange', () => START.test(location.hash) && location.reload());
  if (!START.test(location.hash)) return false;
  const { seed, scenario, call, ...others } = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  const [odd] = Object.keys(others);
  // A page may keep nothing for the next one: what the link begins, begins where it leads.
  const place = `${base}/docs/`;
  // Hosts may lead away from either form of the address.
  const isThere = [place, place.slice(0, -1), `${place}index.html`].includes(location.pathname);
  if (call && !isThere) {
    location.replace(place + location.hash);
    return true;
  }
  history.replaceState(null, '', call ? `#${call}` : location.pathname + location.search);
  if (!seed && !scenario && !odd) return false;
  await begin(base, { seed, scenario, call, odd }, anew).catch((error: Error) => {
    window.alert(`This link cannot be followed as a whole. ${error.message}`);
  });
  return false;
}
