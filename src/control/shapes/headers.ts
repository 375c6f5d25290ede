const MOST_HEADERS = 256;

/** At most as many headers as an answer may show: a peer can send more of them than is of use. */
export function boundedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const lower = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), value]);
  return Object.fromEntries(lower.slice(0, MOST_HEADERS));
}
