/** What the address of a customer's page says about how it is shown. It is carried along from page to page. */

export interface Query {
  /** The cryptocurrency and network that the customer looks at; nobody is bound to it before money is seen. */
  coin?: string;
  network?: string;
  lang?: string;
  /** Without the buttons of the sandbox, as in production. */
  clean: boolean;
  /** The customer does not want to be taken back to the merchant. */
  stay: boolean;
  /** What is said once, after a form. */
  note?: 'stale';
}

const MOST = 64;

export function readQuery(url: string): Query {
  const read = new URLSearchParams(url.split('?')[1] ?? '');
  const text = (name: string): string | undefined => read.get(name)?.slice(0, MOST) || undefined;
  const set = (name: string): boolean => read.has(name) && read.get(name) !== '0';
  return {
    coin: text('coin'),
    network: text('network'),
    lang: text('lang'),
    clean: set('clean'),
    stay: set('stay'),
    note: read.get('note') === 'stale' ? 'stale' : undefined,
  };
}

/** A path with the query that leads to the same page, but for what is changed. */
export function withQuery(path: string, query: Query, changes: Partial<Query> = {}): string {
  const merged = { ...query, note: undefined, ...changes };
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(merged)) {
    if (value === true) written.set(name, '1');
    else if (typeof value === 'string') written.set(name, value);
  }
  return written.size === 0 ? path : `${path}?${written}`;
}
