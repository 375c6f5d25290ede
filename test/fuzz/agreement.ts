/** Whether a created resource is what was asked for. */
type Body = Record<string, unknown>;

const sameInstant = (a: unknown, b: unknown): boolean => Math.abs(Date.parse(String(a)) - Date.parse(String(b))) < 1000;
const ordered = (values: unknown): string => JSON.stringify([...(values as unknown[])].sort());

/** How members are compared that are not simply repeated. */
const COMPARED: Readonly<Record<string, (sent: unknown, answer: Body) => boolean>> = {
  secret: (_sent, answer) => answer.secret_provided === true && answer.secret === undefined,
  expires_at: (sent, answer) => sameInstant(sent, answer.expires_at),
  event_types: (sent, answer) => ordered(sent) === ordered(answer.event_types),
};

/** The members of a request that the answer does not repeat. */
export function disagreements(sent: unknown, answer: Body): string[] {
  return Object.entries((sent ?? {}) as Body)
    .filter(([name, value]) => {
      const compare = COMPARED[name];
      return compare === undefined ? JSON.stringify(answer[name]) !== JSON.stringify(value) : !compare(value, answer);
    })
    .map(([name]) => `${name} is not what was sent`);
}
