/** Links that say what a sentence of documentation speaks of: `#seed=42&scenario=payment-underpaid&call=getPayment`. */

const START = /^#(?:seed|scenario|call)=/;

/** Whether somebody has called this sandbox already, whose work would be lost. */
async function isUsed(base: string): Promise<boolean> {
  const answer = await fetch(`${base}/_sandbox/requests?limit=1`);
  return ((await answer.json()) as { data: unknown[] }).data.length > 0;
}

/**
 * Opens what the address asks for.
 * @param anew begins another sandbox with a seed
 * @returns whether another page follows
 */
export async function openStart(base: string, anew: (seed: number) => Promise<void>): Promise<boolean> {
  if (!START.test(location.hash)) return false;
  const asked = new URLSearchParams(location.hash.slice(1));
  const [seed, scenario, call] = ['seed', 'scenario', 'call'].map((name) => asked.get(name));
  const words = 'This link begins the sandbox anew. What you have made in it is lost. Go on?';
  if (seed || scenario) {
    if ((await isUsed(base)) && !window.confirm(words)) {
      history.replaceState(null, '', location.pathname + location.search);
      return false;
    }
    await anew(Number(seed ?? 1));
  }
  if (scenario) {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${base}/_sandbox/scenarios/${encodeURIComponent(scenario)}/run`, {
      method: 'POST',
      headers,
      body: '{}',
    });
  }
  history.replaceState(null, '', location.pathname + location.search);
  if (!call) return false;
  const place = `${base}/docs/`;
  if (location.pathname === place) history.replaceState(null, '', `#${call}`);
  else location.replace(`${place}#${call}`);
  return location.pathname !== place;
}
