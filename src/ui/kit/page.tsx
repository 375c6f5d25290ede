/** The frames of screens: the heading, what stands there while nothing is read yet, cards, and the screen of one record. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { PathsWith, Reply } from '../api/control.js';
import { type Data, isUnknown, useRead } from '../api/use-data.js';
import { ErrorPage, Failure, Skeleton } from './state.js';
import { Copyable, capital, Facts, keyFacts, Time } from './values.js';

interface HeadingProps {
  title: ComponentChildren;
  intro?: ComponentChildren;
  /** What stands under it. */
  below?: ComponentChildren;
  /** What can be done, beside it. */
  actions?: ComponentChildren;
}

export function Heading({ title, intro, below, actions }: HeadingProps) {
  return (
    <header class="heading">
      <div>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
        {below}
      </div>
      {actions}
    </header>
  );
}

interface LoadedProps<T> {
  data: Data<T>;
  /** How much of it there will be, about. */
  lines?: number;
  /** Why something that was asked for was not done. */
  failed?: Error | undefined;
  children: (value: T) => ComponentChildren;
}

/** What was read, grey lines until then, and why there is nothing newer. */
export function Loaded<T>({ data: { value, failure, reload }, lines, failed, children }: LoadedProps<T>) {
  const shown = failure ?? failed;
  return (
    <>
      {shown && <Failure error={shown} retry={reload} />}
      {value === undefined ? !failure && <Skeleton lines={lines} /> : children(value)}
    </>
  );
}

/** A screen that shows what it reads. */
export function Page<T>({ data, lines, failed, children, ...heading }: HeadingProps & LoadedProps<T>) {
  return (
    <>
      <Heading {...heading} />
      <Loaded {...{ data, lines, failed, children }} />
    </>
  );
}

interface CardProps {
  /** Its heading, or else what it is called. */
  title?: ComponentChildren;
  label?: string;
  /** What it holds goes to its edges. */
  flush?: boolean;
  /** It comes as the answer to something, and is read out. */
  status?: boolean;
  testId?: string;
  children: ComponentChildren;
}

/** What belongs together. */
export function Card({ title, label, flush, status, testId, children }: CardProps) {
  const id = useId();
  return (
    <section
      class={flush ? 'card flush' : 'card'}
      role={status ? 'status' : undefined}
      aria-labelledby={title === undefined ? undefined : id}
      aria-label={label}
      data-testid={testId}
    >
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  );
}

interface OnceProps {
  created: Parameters<typeof keyFacts>[0] & { label: string };
  testId: string;
  /** What is done when they were copied. */
  children: ComponentChildren;
}

/** The only time that the values of a key are to be seen. */
export function KeysOnce({ created, testId, children }: OnceProps) {
  return (
    <Card title={<>{created.label} was made</>} status testId={testId}>
      <p>Copy the values now. They are shown this once.</p>
      <Facts of={keyFacts(created)} />
      <div class="actions">{children}</div>
    </Card>
  );
}

/** Paths of one record. */
type RecordPath = PathsWith<'get'> & `${string}/{id}`;

interface RecordPageProps<P extends RecordPath> {
  id: string;
  path: P;
  /** What it is, in a sentence: `invoice`. */
  what: string;
  /** Where all of them are listed. */
  list: string;
  /** Kinds of changes after which it is read again. */
  kinds: readonly string[];
  heading: (value: Reply<P, 'get'>) => ComponentChildren;
  /** What stands under the heading. */
  aside?: (value: Reply<P, 'get'>) => ComponentChildren;
  /** What can be done, beside it. */
  actions?: (value: Reply<P, 'get'>) => ComponentChildren;
  /** Why there may be none. */
  lost?: string;
  /** What is drawn with the record, and read beside it: neither then moves what the other has drawn. */
  also?: Partial<Data<unknown>>;
  children: (value: Reply<P, 'get'>) => ComponentChildren;
}

export function RecordPage<P extends RecordPath>(props: RecordPageProps<P>) {
  const { id, path, what, list, kinds, heading, aside, actions, also = { value: true }, children } = props;
  const own = useRead(path, kinds, { at: { id } } as never);
  if (isUnknown(own.failure)) return <Missing {...props} />;
  const data = (also.value ?? also.failure) ? own : { ...own, value: undefined };
  const { value } = data;
  return (
    <>
      <header class="heading record">
        <div>
          <p class="crumb">
            <a href={listOf(props)}>{list}</a> <Copyable text={id} what="the id" />
          </p>
          <h1>{value ? heading(value) : capital(what)}</h1>
          {value && aside?.(value)}
        </div>
        {value && actions?.(value)}
      </header>
      <Loaded data={data} lines={8}>
        {children}
      </Loaded>
    </>
  );
}

const listOf = ({ path }: { path: string }): string => `/dashboard${path.replace('/{id}', '')}`;

/** Ids have half as many characters; whatever is longer was never one. */
const LONGEST_SHOWN = 64;

const LOST = 'It may belong to another merchant, or the sandbox was reset.';

type MissingProps = Pick<RecordPageProps<never>, 'id' | 'what' | 'list' | 'lost'> & { path: string };

function Missing({ id, path, what, list, lost = LOST }: MissingProps) {
  return (
    <ErrorPage title={`No such ${what}`} link={[listOf({ path }), `Show all ${list.toLowerCase()}`]}>
      This merchant has no {what} <code>{id.slice(0, LONGEST_SHOWN)}</code>. {lost}
    </ErrorPage>
  );
}

/** What happened to a record, oldest first. */
export function Timeline({
  entries,
}: {
  entries: readonly { at: string; kind: string; detail: string; event_type?: string | null }[];
}) {
  return (
    <ol class="timeline rows">
      {entries.map(({ at, kind, detail, event_type }, i) => (
        <li key={`${at} ${kind} ${i}`}>
          <Time at={at} exact />
          <span>
            {detail} {event_type && <code>{event_type}</code>}
          </span>
        </li>
      ))}
    </ol>
  );
}
