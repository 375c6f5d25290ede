/** The webhooks of a record: events by endpoints, each with what came of it, and sending again in place. */
import { type Data, useRead } from '../../api/use-data.js';
import { Act } from '../../kit/act.js';
import { Loaded } from '../../kit/page.js';
import { Sign } from '../../kit/signs.js';
import { EmptyState } from '../../kit/state.js';
import { say } from '../../kit/toasts.js';
import { Time, toneOf } from '../../kit/values.js';
import { endpointName } from '../webhook-words.js';
import { type Delivery, DeliveryAct, LastResponse, retryNow } from './webhook-parts.js';

const MOST = 100;

type Deliveries = Data<{ data: Delivery[]; has_more: boolean }>;

/** The newest deliveries about a record and what belongs to it. */
export const useDeliveriesAbout = (id: string): Deliveries =>
  useRead('/deliveries', ['delivery', 'event'], { query: { resource_id: id, limit: MOST } });

/** How many of them have arrived, for the title of a tab. */
export function arrivedText({ value }: Deliveries): string {
  if (value === undefined || value.data.length === 0) return '';
  return ` (${value.data.filter(({ status }) => status === 'succeeded').length} of ${value.data.length})`;
}

export function HookGrid({ deliveries, id }: { deliveries: Deliveries; id: string }) {
  return (
    <Loaded data={deliveries} lines={4}>
      {({ data, has_more }) =>
        data.length === 0 ? (
          <EmptyState title="No webhooks yet" link={['/dashboard/endpoints', 'Register an endpoint']}>
            No endpoint subscribed to what has happened here.
          </EmptyState>
        ) : (
          <Grid rows={data} more={has_more} id={id} />
        )
      }
    </Loaded>
  );
}

interface Row {
  event_id: string;
  event_type: string;
  /** By endpoint, the newest first. */
  to: Map<string, Delivery[]>;
}

/** Oldest event first, though the newest deliveries are listed first. */
function rowsOf(deliveries: readonly Delivery[]): Row[] {
  const rows = new Map<string, Row>();
  for (const delivery of deliveries.toReversed()) {
    const { event_id, event_type, endpoint_id } = delivery;
    const row = rows.get(event_id) ?? { event_id, event_type, to: new Map<string, Delivery[]>() };
    rows.set(event_id, row);
    row.to.set(endpoint_id, [delivery, ...(row.to.get(endpoint_id) ?? [])]);
  }
  return [...rows.values()];
}

function Grid({ rows: deliveries, more, id }: { rows: readonly Delivery[]; more: boolean; id: string }) {
  const rows = rowsOf(deliveries);
  const endpoints = new Map(deliveries.toReversed().map(({ endpoint_id, url }) => [endpoint_id, url]));
  const retrying = deliveries.filter(({ status }) => status === 'retrying');
  const retryAll = async (): Promise<void> => {
    await Promise.all(retrying.map(retryNow));
    say(`${retrying.length} attempts are made now.`);
  };
  return (
    <>
      <div class="hooks">
        <table data-testid="hooks">
          <caption class="unseen">Webhooks by event and endpoint</caption>
          <thead>
            <tr>
              <th scope="col">Event</th>
              {[...endpoints].map(([endpoint, url]) => (
                <th key={endpoint} scope="col">
                  <EndpointHead endpoint={endpoint} url={url} rows={rows} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ event_id, event_type, to }) => (
              <tr key={event_id}>
                <th scope="row">
                  <a href={`/dashboard/events/${event_id}`}>
                    <code>{event_type}</code>
                  </a>
                </th>
                {[...endpoints.keys()].map((endpoint) => (
                  <Cell key={endpoint} sent={to.get(endpoint) ?? []} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="line footnote">
        <a href={`/dashboard/deliveries?resource_id=${encodeURIComponent(id)}`}>
          {more ? 'All deliveries of it' : `All ${deliveries.length} deliveries`}
        </a>
        {retrying.length > 1 && (
          <span class="to-end">
            <Act tone="sand" run={retryAll} testId="retry-these">
              {`Retry all ${retrying.length} now`}
            </Act>
          </span>
        )}
      </div>
    </>
  );
}

function EndpointHead({ endpoint, url, rows }: { endpoint: string; url: string; rows: readonly Row[] }) {
  const sent = rows.map(({ to }) => to.get(endpoint)?.[0]).filter((delivery) => delivery !== undefined);
  const arrived = sent.filter(({ status }) => status === 'succeeded').length;
  return (
    <>
      <a class="short" href={`/dashboard/deliveries?endpoint=${endpoint}`}>
        {endpointName(url)}
      </a>
      <small>
        {arrived} of {sent.length} delivered
      </small>
    </>
  );
}

/** What came of an event at an endpoint: its newest delivery. */
function Cell({ sent }: { sent: readonly Delivery[] }) {
  const [delivery] = sent;
  if (delivery === undefined) return <td class="faint none">not subscribed</td>;
  const { id, status, attempts, next_attempt_at, url } = delivery;
  const waits = status === 'retrying';
  return (
    <td class={waits ? 'waits' : undefined}>
      <span class="faint to">{endpointName(url)}</span>
      <span class="line cell">
        <Sign tone={toneOf(status)} />
        <a href={`/dashboard/deliveries/${id}`}>
          {attempts === 0 ? status : <LastResponse delivery={delivery} short={waits} />}
          <span class="unseen">, {status}</span>
        </a>
        <span class="to-end">
          <DeliveryAct delivery={delivery} icon />
        </span>
      </span>
      {waits && next_attempt_at !== null && (
        <small>
          {attempts} failed, next <Time at={next_attempt_at} />
        </small>
      )}
      {sent.length > 1 && <small>sent {sent.length} times</small>}
    </td>
  );
}
