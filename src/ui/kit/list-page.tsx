/** A screen that lists records: the API's own filters and cursors, kept in the address so that it can be shared and reloaded. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { isRefusedAsAsked, useData } from '../api/use-data.js';
import { EmptyState, Failure, Skeleton } from './state.js';
import { type Column, Table } from './table.js';

/** A page as every list of the sandbox answers it. */
export interface ListAnswer<Row> {
  data: Row[];
  has_more: boolean;
}

/** Which page is asked for: one cursor at most. */
export interface ListQuery {
  limit: number;
  starting_after?: string;
  ending_before?: string;
}

interface ListPageProps<Row> {
  title: string;
  intro?: ComponentChildren;
  /** What can be chosen, by the name of the query parameter; a filter without options is a day. */
  filters?: readonly { name: string; label: string; options?: readonly string[] }[];
  query: Readonly<Record<string, string>>;
  /** Goes to the same list with other query parameters. */
  onQuery: (query: Readonly<Record<string, string | undefined>>) => void;
  hrefWith: (query: Readonly<Record<string, string | undefined>>) => string;
  load: (
    query: ListQuery,
    filters: Readonly<Record<string, string | undefined>>,
    signal: AbortSignal,
  ) => Promise<ListAnswer<Row>>;
  /** Kinds of changes after which it is read again. */
  kinds: readonly string[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  hrefOf?: (row: Row) => string;
  /** Why there is nothing, and what to do. */
  empty: { title: string; text: string; action?: ComponentChildren };
  actions?: ComponentChildren;
  /** What can be done with the rows that were chosen; where it is there, rows have boxes. */
  onChosen?: (keys: readonly string[], done: () => void) => ComponentChildren;
}

const PAGE_SIZE = 25;
const CURSORS = { after: undefined, before: undefined };

export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, intro, filters = [], query, load, kinds, columns, keyOf, hrefOf, actions, onChosen } = props;
  const [chosen_keys, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { after, before } = query;
  const chosen = Object.fromEntries(filters.map(({ name }) => [name, query[name]]));
  const cursors = after ? { starting_after: after } : before ? { ending_before: before } : {};
  const page = { ...cursors, limit: PAGE_SIZE };
  const { value, failure, reload } = useData(
    `${title} ${JSON.stringify([chosen, page])}`,
    (signal) => load(page, chosen, signal),
    kinds,
  );
  // What has left the page is not acted on unseen.
  const there = (value?.data ?? []).map(keyOf).filter((key) => chosen_keys.has(key));
  const choose = (keys: readonly string[], on: boolean): void =>
    setChosen((before) => new Set([...before].filter((key) => !keys.includes(key)).concat(on ? keys : [])));
  return (
    <>
      <header class="heading split">
        <div>
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
        </div>
        {actions}
      </header>
      {filters.length > 0 && <Filters {...props} filters={filters} />}
      {failure && (
        <Failure
          error={failure}
          retry={reload}
          action={isRefusedAsAsked(failure) ? <ShowAll {...props} /> : undefined}
        />
      )}
      {onChosen?.(there, () => setChosen(new Set()))}
      <section class="card flush" aria-label={title}>
        {value === undefined ? (
          !failure && <Skeleton lines={8} />
        ) : value.data.length === 0 ? (
          <Nothing {...props} />
        ) : (
          <Table
            caption={title}
            columns={columns}
            rows={value.data}
            keyOf={keyOf}
            hrefOf={hrefOf}
            testId="list"
            choice={onChosen && { chosen: chosen_keys, choose }}
          />
        )}
      </section>
      {value && <Pager {...props} answer={value} />}
    </>
  );
}

function Filters<Row>({ filters = [], query, onQuery }: ListPageProps<Row>) {
  return (
    <search class="filters">
      {filters.map((filter) => (
        <Filter
          key={filter.name}
          {...filter}
          value={query[filter.name] ?? ''}
          onChange={(value) => onQuery({ ...CURSORS, [filter.name]: value || undefined })}
        />
      ))}
    </search>
  );
}

interface FilterProps {
  label: string;
  options?: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Filter({ label, options, value, onChange }: FilterProps) {
  const id = useId();
  return (
    <div class="filter">
      <label for={id}>{label}</label>
      {options === undefined ? (
        <input id={id} type="date" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      ) : (
        <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value="">all</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {option.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Nothing at all, or nothing that fits; the way out differs. */
function Nothing<Row>({ filters = [], query, hrefWith, empty }: ListPageProps<Row>) {
  const narrowed = filters.some(({ name }) => query[name]) || query.after || query.before;
  if (!narrowed) {
    return (
      <EmptyState title={empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing fits" action={<ShowAll {...{ filters, hrefWith }} />}>
      No record has what you chose.
    </EmptyState>
  );
}

/** The list from its beginning, without anything that was chosen. */
function ShowAll<Row>({ filters = [], hrefWith }: Pick<ListPageProps<Row>, 'filters' | 'hrefWith'>) {
  return (
    <a
      class="button"
      href={hrefWith({ ...CURSORS, ...Object.fromEntries(filters.map(({ name }) => [name, undefined])) })}
    >
      Show all
    </a>
  );
}

function Pager<Row>({ query, hrefWith, keyOf, answer }: ListPageProps<Row> & { answer: ListAnswer<Row> }) {
  const { data, has_more } = answer;
  const [first, last] = [data[0], data.at(-1)];
  if (first === undefined || last === undefined) return null;
  const newer = query.before ? has_more : Boolean(query.after);
  const older = query.before ? true : has_more;
  if (!newer && !older) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {newer && (
        <a class="button" rel="prev" href={hrefWith({ after: undefined, before: keyOf(first) })}>
          Newer
        </a>
      )}
      {older && (
        <a class="button" rel="next" href={hrefWith({ before: undefined, after: keyOf(last) })}>
          Older
        </a>
      )}
    </nav>
  );
}
