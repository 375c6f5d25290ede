/** The page of a record as the centre of what belongs to it: its way above, tabs that the address keeps, and its facts beside them. */
import type { ComponentChildren } from 'preact';
import { type Data, useData } from '../../api/use-data.js';
import { Loaded } from '../../kit/page.js';
import { Skeleton } from '../../kit/state.js';
import { Tabs } from '../../kit/tabs.js';
import { Facts, Time } from '../../kit/values.js';
import { Json } from '../json.js';
import { hrefWith, navigate } from '../router.js';
import { arrivedText, HookGrid, useDeliveriesAbout } from './hook-grid.js';
import { type Line, useLine } from './line.js';
import { Reference } from './reference.js';

interface HubProps {
  id: string;
  /** What was asked for in the address. */
  query: Readonly<Record<string, string>>;
  /** What it is, in a sentence: `invoice`. */
  what: string;
  /** What can be done with it, and what it has been. */
  way: ComponentChildren;
  overview: () => ComponentChildren;
  /** What stands beside the tabs; what belongs to every record is added. */
  facts: Readonly<Record<string, ComponentChildren>>;
  json: unknown;
}

/** A number with its noun. */
export const countText = (count: number, noun: string, one = '', many = 's'): string =>
  `${count} ${noun}${count === 1 ? one : many}`;

const nameOf = (title: string): string => (title.split(' ')[0] ?? '').toLowerCase();

export function Hub({ id, query, what, way, overview, facts, json }: HubProps) {
  const line = useLine(id);
  const deliveries = useDeliveriesAbout(id);
  const entries = line.value?.entries ?? [];
  const movements = entries.filter(({ kind }) => kind === 'ledger');
  const request = entries.find(({ kind }) => kind === 'request');
  const events = new Set(entries.filter(({ kind }) => kind === 'event').map(({ ids }) => ids.event_id));
  const of = {
    Overview: overview,
    [`Webhooks${arrivedText(deliveries)}`]: () => <HookGrid deliveries={deliveries} id={id} />,
    Trace: () => <TraceTab line={line} />,
    [`Ledger (${movements.length})`]: () => <Movements rows={movements} />,
    JSON: () => <Json value={json} what={`the ${what}`} />,
  };
  const kept = {
    title: Object.keys(of).find((title) => nameOf(title) === query.tab),
    show: (title: string) => navigate(hrefWith({ tab: nameOf(title) }), { replace: true }),
  };
  return (
    <>
      {way}
      <div class="beside">
        <Tabs label={`What belongs to this ${what}`} of={of} kept={kept} />
        <aside class="card rail" aria-label="Facts">
          <Facts
            of={{
              ...facts,
              'Created by': request?.ids.request_id && <Reference id={request.ids.request_id} />,
              Webhooks: deliveries.value && (
                <a href={hrefWith({ tab: 'webhooks' })}>
                  {countText(deliveries.value.data.length, 'deliver', 'y', 'ies')}
                </a>
              ),
              Events: line.value && (
                <a href={`/dashboard/events?resource_id=${encodeURIComponent(id)}`}>
                  {countText(events.size, 'event')}
                </a>
              ),
              Ledger: line.value && <a href={hrefWith({ tab: 'ledger' })}>{countText(movements.length, 'movement')}</a>,
              Trace: <a href={`/dashboard/timeline/${encodeURIComponent(id)}`}>on a page of its own</a>,
            }}
          />
          {[line, deliveries].some(({ value, failure }) => !value && !failure) && <Skeleton lines={2} />}
        </aside>
      </div>
    </>
  );
}

/** What draws is fetched when it is looked at. */
function TraceTab({ line }: { line: Data<Line> }) {
  const code = useData('what draws traces', () => import('./trace.js'), []);
  return <Loaded data={code}>{({ Trace }) => <Loaded data={line}>{(shown) => <Trace line={shown} />}</Loaded>}</Loaded>;
}

interface Movement {
  id: string;
  at: string;
  title: string;
}

function Movements({ rows }: { rows: readonly Movement[] }) {
  if (rows.length === 0) return <p class="footnote">Nothing was booked yet.</p>;
  return (
    <>
      <ol class="timeline">
        {rows.map(({ id, at, title }) => (
          <li key={id}>
            <Time at={at} exact />
            <span>{title}</span>
          </li>
        ))}
      </ol>
      <p class="footnote">
        The whole ledger is under <a href="/dashboard/balance">Balance</a>.
      </p>
    </>
  );
}

/** The frame of what a record can do: its steps, and what is aside of them. */
export function Way({ children }: { children: ComponentChildren }) {
  return (
    <section class="card stepper-card" aria-label="Simulate" data-testid="moves">
      {children}
    </section>
  );
}

/** Details of a record's head, side by side. */
export function Meta({ of }: { of: readonly ComponentChildren[] }) {
  return (
    <p class="meta">
      {of.filter(Boolean).map((part, i) => (
        <span key={i}>{part}</span>
      ))}
    </p>
  );
}

/** How the merchant calls what it is for. */
export const orderText = (metadata: Readonly<Record<string, unknown>> | undefined): string | undefined =>
  metadata?.order_id == null ? undefined : `Order ${metadata.order_id}`;
