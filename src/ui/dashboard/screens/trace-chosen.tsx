/** What one mark of a trace stands for: its facts, what led to it, and its JSON. */
import { read } from '../../api/control.js';
import { useData } from '../../api/use-data.js';
import { Act } from '../../kit/act.js';
import { Loaded } from '../../kit/page.js';
import { Facts, Time } from '../../kit/values.js';
import { spanText } from '../jobs.js';
import { Json } from '../json.js';
import { durationText, endpointName } from '../webhook-words.js';
import { Kind, linksOf } from './causes.js';
import type { Entry } from './line.js';
import type { Mark } from './trace-marks.js';
import { retryNow } from './webhook-parts.js';

interface ChosenProps {
  mark: Mark;
  entries: readonly Entry[];
  onChoose: (id: string) => void;
}

export function Chosen({ mark, entries, onChoose }: ChosenProps) {
  const { entry } = mark;
  const { delivery_id, event_id, endpoint_id } = entry.ids;
  const next = delivery_id && entries.find(({ kind, ids }) => kind === 'retry' && ids.delivery_id === delivery_id);
  const event = entries.find(({ id }) => id === event_id);
  const url = entries.find(({ id }) => id === delivery_id)?.url;
  return (
    <aside class="chosen" aria-label="The chosen mark" data-testid="chosen">
      <p class="line">
        <Kind entry={entry} />
        <span class="to-end faint">
          <Time at={entry.at} exact />
        </span>
      </p>
      <h2>{entry.title}</h2>
      {event && event.title !== entry.title && <code>{event.title}</code>}
      <Facts
        of={{
          Duration: entry.duration_ms !== undefined && durationText(entry.duration_ms),
          'Next attempt': next && next.id !== entry.id && <Time at={next.at} />,
          ...linksOf(entry.ids),
          Endpoint: url && <a href={`/dashboard/deliveries?endpoint=${endpoint_id}`}>{endpointName(url)}</a>,
        }}
      />
      {next && (
        <Act tone="sand" run={() => retryNow({ id: delivery_id })} testId="retry-now">
          Retry now
        </Act>
      )}
      <Because mark={mark} onChoose={onChoose} />
      <Details entry={entry} />
    </aside>
  );
}

/** What led to it, from where the line begins. */
function Because({ mark, onChoose }: Pick<ChosenProps, 'mark' | 'onChoose'>) {
  const causes: Mark[] = [];
  for (let at = mark.cause; at !== undefined; at = at.cause) causes.unshift(at);
  const [first] = causes;
  if (first === undefined) return null;
  const laterText = (ms: number): string => (ms >= 1_000 ? `+${spanText(ms)}` : `+${ms} ms`);
  return (
    <>
      <h3>Caused by</h3>
      <ol class="because">
        {causes.map(({ entry, at_ms }) => (
          <li key={entry.id} class="line">
            <button type="button" class="short" onClick={() => onChoose(entry.id)}>
              {entry.title}
            </button>
            <small class="to-end faint">{at_ms === first.at_ms ? '0' : laterText(at_ms - first.at_ms)}</small>
          </li>
        ))}
      </ol>
    </>
  );
}

/** As the API has it: the attempt, the call or the event; what has no record of its own is its entry. */
async function detailOf(entry: Entry, signal: AbortSignal): Promise<unknown> {
  const { delivery_id, request_id, event_id } = entry.ids;
  if (delivery_id !== undefined) {
    const delivery = await read('/deliveries/{id}', { at: { id: delivery_id }, signal });
    return delivery.attempts.find(({ number }) => `${delivery_id}/${number}/answer` === entry.id) ?? delivery;
  }
  if (request_id !== undefined) return read('/requests/{id}', { at: { id: request_id }, signal });
  return event_id === undefined ? entry : read('/events/{id}', { at: { id: event_id }, signal });
}

function Details({ entry }: { entry: Entry }) {
  const data = useData(`entry ${entry.id}`, (signal) => detailOf(entry, signal), []);
  return (
    <Loaded data={data} lines={6}>
      {(value) => <Json value={value} />}
    </Loaded>
  );
}
