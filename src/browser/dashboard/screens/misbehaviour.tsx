/** Switches that make deliveries go wrong: faults of the control API, one per switch. */
import { useState } from 'preact/hooks';
import { type Reply, read, send } from '../../api/control.js';
import { useAction, useData } from '../../api/use-data.js';
import { Button } from '../../kit/button.js';
import { SelectField } from '../../kit/field.js';
import { Failure } from '../../kit/state.js';
import { Table } from '../../kit/table.js';
import { say } from '../../kit/toasts.js';
import { EVENT_TYPES } from './event-types.js';

type Fault = Reply<'/faults', 'get'>['data'][number];
type Effect = Fault['effect'];

const SWITCHES: readonly { value: string; text: string; effect: Effect }[] = [
  { value: 'duplicate', text: 'duplicate: sent twice', effect: { duplicate: 2 } },
  { value: 'reorder', text: 'reorder: sent after the next one', effect: { reorder: true } },
  { value: 'delay', text: 'delay: held back 10 minutes', effect: { delay: '10m' } },
  { value: 'drop', text: 'drop: never sent', effect: { drop: true } },
  { value: 'bad_signature', text: 'wrong signature', effect: { bad_signature: true } },
  { value: 'stale', text: 'stale: claims to be an hour old', effect: { stale: '1h' } },
  { value: 'slow', text: 'slow: the body takes 2 seconds', effect: { slow: '2s' } },
  { value: 'cut', text: 'cut: the connection ends in the middle', effect: { cut: true } },
];

export function Misbehaviour({ endpoints }: { endpoints: { id: string; url: string }[] }) {
  const load = (signal: AbortSignal) => read('/faults', { signal });
  const { value, failure, reload } = useData('webhook faults', load, ['fault', 'delivery']);
  const rows = value?.data.filter(({ webhook }) => webhook !== undefined) ?? [];
  return (
    <section class="card" aria-labelledby="misbehave" data-testid="misbehaviour">
      <h2 id="misbehave">Misbehave on purpose</h2>
      <p class="footnote">
        What a receiver must cope with. The history of a delivery says what was done to it; it lasts until it is
        removed.
      </p>
      {failure && <Failure error={failure} retry={reload} />}
      <Add endpoints={endpoints} />
      {rows.length > 0 && <Active rows={rows} />}
    </section>
  );
}

function Add({ endpoints }: { endpoints: { id: string; url: string }[] }) {
  const [what, setWhat] = useState('duplicate');
  const [endpoint, setEndpoint] = useState('');
  const [type, setType] = useState('');
  const add = useAction(async () => {
    const effect = SWITCHES.find(({ value }) => value === what)?.effect ?? {};
    const webhook = { ...(endpoint && { endpoint }), ...(type && { event_type: type }) };
    await send('post', '/faults', { body: { webhook, effect, times: null } });
    say('Deliveries misbehave from now on.');
  });
  return (
    <>
      <div class="pair">
        <SelectField label="What goes wrong" value={what} onChange={setWhat} options={SWITCHES} />
        <SelectField
          label="At which endpoint"
          value={endpoint}
          onChange={setEndpoint}
          options={[
            { value: '', text: 'every endpoint' },
            ...endpoints.map(({ id, url }) => ({ value: id, text: url })),
          ]}
        />
        <SelectField
          label="With which event"
          value={type}
          onChange={setType}
          options={[{ value: '', text: 'every event' }, ...EVENT_TYPES.map((value) => ({ value, text: value }))]}
        />
      </div>
      <div class="actions">
        <Button busy={add.busy} onClick={() => void add.run()} testId="misbehave">
          Switch on
        </Button>
      </div>
      {add.failure && <Failure error={add.failure} />}
    </>
  );
}

const effectText = (effect: Effect): string =>
  Object.entries(effect)
    .map(([name, value]) => (value === true ? name : `${name} ${JSON.stringify(value)}`))
    .join(', ')
    .replaceAll('_', ' ');

function Active({ rows }: { rows: Fault[] }) {
  const remove = useAction(async (id: string) => {
    await send('delete', '/faults/{id}', { at: { id } });
    say('Switched off.');
  });
  return (
    <>
      <Table
        caption="What misbehaves now"
        rows={rows}
        keyOf={({ id }) => id}
        testId="switches"
        columns={[
          { title: 'What', cell: ({ effect }) => effectText(effect) },
          {
            title: 'Where',
            cell: ({ webhook }) => `${webhook?.endpoint ?? 'every endpoint'}, ${webhook?.event_type ?? 'every event'}`,
          },
          { title: 'Done', cell: ({ applied }) => applied, numeric: true },
          {
            title: 'Actions',
            cell: ({ id }) => (
              <Button busy={remove.busy} onClick={() => void remove.run(id)}>
                Switch off
              </Button>
            ),
          },
        ]}
      />
      {remove.failure && <Failure error={remove.failure} />}
    </>
  );
}
