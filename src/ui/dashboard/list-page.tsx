/** A screen that lists records: the API's own filters and cursors, kept in the address so that it can be shared and reloaded. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { PathsWith, Reply } from '../api/control.js';
import { type Data, isRejectedAsAsked, useRead } from '../api/use-data.js';
import { LinkButton } from '../kit/button.js';
import { FindField } from '../kit/field.js';
import { showCurrent } from '../kit/navigation.js';
import { Card, Heading } from '../kit/page.js';
import { State } from '../kit/signs.js';
import { EmptyState, Failure, Skeleton } from '../kit/state.js';
import { type Column, idOf, Table } from '../kit/table.js';
import { Amount, shortId, Time, wordsOf } from '../kit/values.js';
import { hrefWith, navigate } from './router.js';
import type { ScreenProps } from './screens.js';

/** Paths of lists that are turned over page by page. */
type ListPath = {
  [P in PathsWith<'get'>]: Reply<P, 'get'> extends { data: object[]; has_more: boolean } ? P : never;
}[PathsWith<'get'>];

type RowOf<P extends ListPath> = Reply<P, 'get'>['data'][number];

interface Filter {
  /** The query parameter. */
  name: string;
  label: string;
  /** What can be chosen; without any it is a day. */
  options?: readonly string[];
  /** How many records there are of each, of all under an empty name: then they stand side by side. */
  counts?: Readonly<Record<string, number | undefined>>;
}

interface ListPageProps<P extends ListPath> {
  path: P;
  title: string;
  intro?: ComponentChildren;
  filters?: readonly Filter[];
  query: ScreenProps['query'];
  /** Kinds of changes after which it is read again. */
  kinds: readonly string[];
  columns: readonly Column<RowOf<P>>[];
  /** Its id, unless it is called otherwise. */
  keyOf?: (row: RowOf<P>) => string;
  /** Where the screens of its records are, unless they are called as the list is. */
  records?: string;
  /** Why there is nothing, and what to do. */
  empty: { title: string; text: string; link?: readonly [href: string, text: string] };
  actions?: ComponentChildren;
  /** What stands above the list. */
  above?: ComponentChildren;
  /** What can be done with the rows that were chosen; where it is there, rows have boxes. */
  onChosen?: (keys: readonly string[], done: () => void) => ComponentChildren;
}

/** A record of money by its amount, which is its link; its id comes last, for whoever looks for it. */
export const AMOUNT: Column<{ id: string; amount: number; currency: string }> = {
  title: 'Amount',
  cell: (row) => (
    <>
      <Amount {...row} /> <span class="unseen">{row.id}</span>
    </>
  ),
};
export const CREATED: Column<{ created_at: string }> = {
  title: 'Created',
  cell: ({ created_at }) => <Time at={created_at} />,
};
export const ID: Column<{ id: string }> = {
  title: 'Id',
  cell: ({ id }) => <code title={id}>{shortId(id)}</code>,
  minor: true,
};

const PAGE_SIZE = 25;
const DAY_MS = 86_400_000;

/** A list's two days, both included, on the merchant's clock. */
export const DAYS: readonly Filter[] = [
  { name: 'from', label: 'From' },
  { name: 'until', label: 'Until' },
];

/** What is asked of the API for what was chosen. The ends of its window are exclusive. */
function asked({ from, until, ...filters }: Readonly<Record<string, string | undefined>>): object {
  const at = (day: string | undefined, shift_ms: number): string | undefined => {
    const instant_ms = Date.parse(`${day}T00:00:00Z`);
    return Number.isNaN(instant_ms) ? undefined : new Date(instant_ms + shift_ms).toISOString();
  };
  return { ...filters, created_after: at(from, -1), created_before: at(until, DAY_MS) };
}

/** The page of the list that the address asks for. */
function useRows<P extends ListPath>({ path, filters = [], query, kinds }: ListPageProps<P>) {
  const { after, before, q } = query;
  const chosen = { ...Object.fromEntries(filters.map(({ name }) => [name, query[name]])), q };
  const cursors = after ? { starting_after: after } : before ? { ending_before: before } : {};
  const rows = useRead(path, kinds, { query: { ...cursors, limit: PAGE_SIZE, ...asked(chosen) } } as never);
  return rows as Data<{ data: RowOf<P>[]; has_more: boolean }>;
}

export function ListPage<P extends ListPath>(props: ListPageProps<P>) {
  const { path, title, filters = [], query, columns, keyOf = idOf, records = path } = props;
  const { empty, onChosen, above } = props;
  const [chosen_keys, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { value, failure, reload } = useRows(props);
  // What has left the page is not acted on unseen.
  const there = (value?.data ?? []).map(keyOf).filter((key) => chosen_keys.has(key));
  const choose = (keys: readonly string[], on: boolean): void =>
    setChosen((before) => new Set([...before].filter((key) => !keys.includes(key)).concat(on ? keys : [])));
  const unnarrowed = Object.fromEntries(
    [...filters.map(({ name }) => name), 'q', 'after', 'before'].map((name) => [name, '']),
  );
  const showAll = <LinkButton href={hrefWith(unnarrowed)}>Show all</LinkButton>;
  const isNarrowed = Object.keys(unnarrowed).some((name) => query[name]);
  return (
    <>
      <Heading {...props} />
      {above}
      <search class="filters">
        {filters.map((filter) => {
          const Chooser = filter.counts === undefined ? FilterField : Pills;
          return <Chooser key={filter.name} {...filter} value={query[filter.name] ?? ''} />;
        })}
        <SearchField value={query.q ?? ''} />
      </search>
      {failure && <Failure error={failure} retry={reload} action={isRejectedAsAsked(failure) ? showAll : undefined} />}
      <Card label={title} flush>
        {value === undefined ? (
          !failure && <Skeleton lines={8} />
        ) : value.data.length > 0 ? (
          <Table
            caption={title}
            columns={columns}
            rows={value.data}
            keyOf={keyOf}
            hrefOf={(row) => `/dashboard${records}/${keyOf(row)}`}
            testId="list"
            fold
            choice={onChosen && { chosen: chosen_keys, choose }}
          />
        ) : isNarrowed ? (
          <EmptyState title="No results" action={showAll}>
            No record has what you chose.
          </EmptyState>
        ) : (
          <EmptyState title={empty.title} link={empty.link}>
            {empty.text}
          </EmptyState>
        )}
      </Card>
      {onChosen?.(there, () => setChosen(new Set()))}
      {value && <Pager query={query} keys={value.data.map(keyOf)} has_more={value.has_more} />}
    </>
  );
}

/** The first page of what is left when something else is chosen. */
const hrefOfChoice = (name: string, value: string): string => hrefWith({ after: '', before: '', [name]: value });

const PAUSE_MS = 150;

/** What a record is found by: an id, an amount, an order, an e-mail, an address, a hash. `/` leads here. */
function SearchField({ value }: { value: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (text: string): void => {
    clearTimeout(timer.current);
    const go = (): void => navigate(hrefOfChoice('q', text.trim()), { replace: true });
    timer.current = setTimeout(go, PAUSE_MS);
  };
  return <FindField label="Search this list" placeholder="Id, amount, order, e-mail …" value={value} onInput={look} />;
}

/** @param wordOf how a choice is called, unless it is a state */
type FilterProps = Filter & { value: string; wordOf?: (option: string) => ComponentChildren };

export function Pills({
  name,
  label,
  counts = {},
  value,
  wordOf = (status) => <State status={status} />,
}: FilterProps) {
  const list = useRef<HTMLElement>(null);
  const isCounted = Object.keys(counts).length > 1;
  useEffect(() => showCurrent(list.current), [value, isCounted]);
  return (
    <nav class="pills" aria-label={label} ref={list}>
      {Object.entries(counts).map(([option, count]) => (
        <a key={option} href={hrefOfChoice(name, option)} aria-current={option === value ? 'true' : undefined}>
          {option === '' ? 'All' : wordOf(option)} <small class="number">{count?.toLocaleString('en')}</small>
        </a>
      ))}
    </nav>
  );
}

function FilterField({ name, label, options, value }: FilterProps) {
  const choose = (event: { currentTarget: { value: string } }): void =>
    navigate(hrefOfChoice(name, event.currentTarget.value));
  const id = useId();
  return (
    <div class="filter">
      <label for={id}>{label}</label>
      {options === undefined ? (
        <input id={id} type="date" value={value} onChange={choose} />
      ) : (
        <select id={id} value={value} onChange={choose}>
          <option value="">all</option>
          {options.map((option) => (
            <option key={option} value={option}>
              {name === 'status' ? wordsOf(option) : option}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

function Pager({ query, keys, has_more }: { query: ScreenProps['query']; keys: readonly string[]; has_more: boolean }) {
  if (keys.length === 0) return null;
  const newer = query.before ? has_more : Boolean(query.after);
  const older = query.before ? true : has_more;
  if (!newer && !older) return null;
  return (
    <nav class="actions pager" aria-label="Pages">
      {newer && (
        <a class="button" rel="prev" href={hrefWith({ after: undefined, before: keys[0] })}>
          Newer
        </a>
      )}
      {older && (
        <a class="button" rel="next" href={hrefWith({ before: undefined, after: keys.at(-1) })}>
          Older
        </a>
      )}
    </nav>
  );
}
