/** The frame of a screen that shows one record: the way back, its heading, and what stands there while it is missing. */
import type { ComponentChildren } from 'preact';
import { type Data, isUnknown } from '../api/use-data.js';
import { LinkButton } from './button.js';
import { ErrorPage, Failure, Skeleton } from './state.js';
import { Copyable, Time } from './values.js';

interface RecordPageProps<T> {
  id: string;
  /** What it is, in a sentence: `invoice`. */
  what: string;
  list: { href: string; title: string };
  data: Data<T>;
  heading: (value: T) => ComponentChildren;
  /** What stands under the id. */
  aside?: (value: T) => ComponentChildren;
  /** Why there may be none. */
  lost?: string;
  children: (value: T) => ComponentChildren;
}

export function RecordPage<T>({ id, what, list, data, heading, aside, lost, children }: RecordPageProps<T>) {
  const { value, failure, reload } = data;
  if (isUnknown(failure)) return <Missing {...{ id, what, list, lost }} />;
  return (
    <>
      <header class="heading">
        <p class="crumb">
          <a href={list.href}>{list.title}</a>
        </p>
        <h1>{value ? heading(value) : `${what[0]?.toUpperCase()}${what.slice(1)}`}</h1>
        <Copyable text={id} what="the id" />
        {value && aside?.(value)}
      </header>
      {failure && <Failure error={failure} retry={reload} />}
      {value === undefined ? !failure && <Skeleton lines={8} /> : children(value)}
    </>
  );
}

/** Ids have half as many characters; whatever is longer was never one. */
const LONGEST_SHOWN = 64;

const LOST = 'It may belong to another merchant, or the sandbox was reset.';

function Missing({ id, what, list, lost = LOST }: Pick<RecordPageProps<unknown>, 'id' | 'what' | 'list' | 'lost'>) {
  return (
    <ErrorPage
      title={`No such ${what}`}
      action={
        <LinkButton href={list.href} tone="primary">
          {`Show all ${list.title.toLowerCase()}`}
        </LinkButton>
      }
    >
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
    <ol class="timeline">
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
