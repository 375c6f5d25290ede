/** Days as filters of the lists about money. */
/** A list's two days, both included, on the merchant's clock. */
export const DAYS = [
  { name: 'from', label: 'From' },
  { name: 'until', label: 'Until' },
] as const;

const DAY_MS = 86_400_000;

/** The API's window for chosen days. Both of its ends are exclusive. */
export function windowOf({ from, until }: Readonly<Record<string, string | undefined>>) {
  const at = (day: string | undefined, shift_ms: number): string | undefined => {
    const instant_ms = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(instant_ms) ? undefined : new Date(instant_ms + shift_ms).toISOString();
  };
  return { created_after: at(from, -1), created_before: at(until, DAY_MS) };
}
