/** The page of a record as the centre of what belongs to it: its way above, tabs that the address keeps, and its facts beside them. */
import type { ComponentChildren } from 'preact';
import type { Reply } from '../../api/control.js';
import { type Data, useData } from '../../api/use-data.js';
import { Loaded, RecordPage, Timeline } from '../../kit/page.js';
import { Skeleton } from '../../kit/state.js';
import { Tabs } from '../../kit/tabs.js';
import { countText, Facts } from '../../kit/values.js';
import { Json } from '../json.js';
import { hrefWith, navigate } from '../router.js';
import type { ScreenProps } from '../screens.js';
import { arrivedText, HookGrid, useDeliveriesAbout } from './hook-grid.js';
import { type Line, useLine } from './line.js';
import { type MoveButtons, type Own, useMoveButtons, useMoves } from './record-moves.js';
import { Reference } from './reference.js';

type HubPath = '/payments/{id}' | '/invoices/{id}' | '/payouts/{id}';
type PageProps<P extends HubPath> = Parameters<typeof RecordPage<P>>[0];
type Of<P extends HubPath, T> = (detail: Reply<P, 'get'>) => T;

interface HubProps<P extends HubPath>
  extends ScreenProps,
    Pick<PageProps<P>, 'path' | 'what' | 'list' | 'kinds' | 'heading' | 'actions'> {
  own?: Own;
  /** Details of its head, side by side. */
  meta: Of<P, readonly ComponentChildren[]>;
  /** What can be done with it, and what it has been. */
  way: (detail: Reply<P, 'get'>, moves: MoveButtons) => ComponentChildren;
  overview: Of<P, ComponentChildren>;
  states: Of<P, ComponentChildren>;
  /** What stands beside the tabs; what belongs to every record is added. */
  facts: Of<P, Readonly<Record<string, ComponentChildren>>>;
  /** As the merchant API has it. */
  json: Of<P, unknown>;
}

const nameOf = (title: string): string => (title.split(' ')[0] ?? '').toLowerCase();

export function HubPage<P extends HubPath>(props: HubProps<P>) {
  const { id, query, own, meta, way, overview, states, facts, json, ...page } = props;
  const data = useMoves(id, page.kinds);
  const moves = useMoveButtons(data, own);
  const aside: PageProps<P>['aside'] = (detail) => (
    <p class="meta">
      {meta(detail)
        .filter(Boolean)
        .map((part, i) => (
          <span key={i}>{part}</span>
        ))}
    </p>
  );
  return (
    <RecordPage {...page} id={id} also={data} aside={aside}>
      {(detail) => (
        <>
          {way(detail, moves)}
          <Belongings id={id} query={query} what={page.what} facts={facts(detail)} json={json(detail)}>
            {overview(detail)}
            <h2>States</h2>
            {states(detail)}
          </Belongings>
        </>
      )}
    </RecordPage>
  );
}

interface BelongingsProps extends ScreenProps {
  what: string;
  facts: Readonly<Record<string, ComponentChildren>>;
  json: unknown;
  /** What stands in the first tab. */
  children: ComponentChildren;
}

/** What belongs to a record: tabs, and its facts beside them. */
function Belongings({ id, query, what, facts, json, children }: BelongingsProps) {
  const line = useLine(id);
  const deliveries = useDeliveriesAbout(id);
  const entries = line.value?.entries ?? [];
  const movements = entries.filter(({ kind }) => kind === 'ledger');
  const request = entries.find(({ kind }) => kind === 'request');
  const events = new Set(entries.filter(({ kind }) => kind === 'event').map(({ ids }) => ids.event_id));
  const of = {
    Overview: () => children,
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
    <div class="columns beside">
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
              <a href={`/dashboard/events?resource_id=${encodeURIComponent(id)}`}>{countText(events.size, 'event')}</a>
            ),
            Ledger: line.value && <a href={hrefWith({ tab: 'ledger' })}>{countText(movements.length, 'movement')}</a>,
            Trace: <a href={`/dashboard/timeline/${encodeURIComponent(id)}`}>on a page of its own</a>,
          }}
        />
        {[line, deliveries].some(({ value, failure }) => !value && !failure) && <Skeleton lines={2} />}
      </aside>
    </div>
  );
}

/** What draws is fetched when it is looked at. */
function TraceTab({ line }: { line: Data<Line> }) {
  const code = useData('what draws traces', () => import('./trace.js'), []);
  return <Loaded data={code}>{({ Trace }) => <Loaded data={line}>{(shown) => <Trace line={shown} />}</Loaded>}</Loaded>;
}

function Movements({ rows }: { rows: Line['entries'] }) {
  if (rows.length === 0) return <p class="footnote">Nothing was booked yet.</p>;
  return (
    <>
      <Timeline entries={rows.map(({ at, kind, title }) => ({ at, kind, detail: title }))} />
      <p class="footnote">
        The whole ledger is under <a href="/dashboard/balance">Balance</a>.
      </p>
    </>
  );
}

/** How the merchant calls what it is for; many an id says itself that it is one of an order. */
export const orderText = (metadata: Readonly<Record<string, unknown>> | undefined): string | undefined =>
  metadata?.order_id == null ? undefined : `Order ${metadata.order_id}`.replace(/^Order (?=order)/i, '');
