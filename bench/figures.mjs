/** How figures are spelled, and how one server is compared with another. */

export const whole = (value) => (Number.isFinite(value) ? Math.round(value).toLocaleString('en-US') : '–');
export const fine = (value) => (Number.isFinite(value) ? value.toFixed(2) : '–');
export const times = (value) => (Number.isFinite(value) ? `${fine(value)} ×` : '–');

/** Processor time says how much work a call is, whoever else uses the core; where it is not known, the rate has to do. */
export const speed = ({ per_s, cpu_us }) => (Number.isFinite(cpu_us) ? 1e6 / cpu_us : per_s);

/** How many times as fast the sandbox is as a peer in one kind of call; NaN when one of them was not measured. */
export function faster(post, kind, peer) {
  const by = post?.[kind];
  return by?.tenderbox === undefined || by[peer] === undefined ? Number.NaN : speed(by.tenderbox) / speed(by[peer]);
}

/** The least and the most that it was in a round; nothing where the rounds are not known. */
export function rangeOf(post, kind, peer) {
  const [own, theirs] = [post?.[kind]?.tenderbox?.rounds_us, post?.[kind]?.[peer]?.rounds_us];
  const ratios = (theirs ?? []).map((us, round) => us / own?.[round]).filter(Number.isFinite);
  return ratios.length === 0 ? '' : ` (${fine(Math.min(...ratios))} to ${fine(Math.max(...ratios))})`;
}
